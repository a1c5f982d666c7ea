import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** Words that begin a sentence, or a value and then words. */
const SENTENCE = /^(?:\p{Lu}\S* |…\S* ?)\S+ /u;

/** The texts in the code of an adapter, with `…` for each value. */
export function textsOf(adapter: string): string[] {
  const found: string[] = [];
  for (const file of readdirSync(at(`adapters/${adapter}`)).filter((name) => name.endsWith('.ts'))) {
    const text = readFileSync(at(`adapters/${adapter}/${file}`), 'utf8');
    const walk = (node: ts.Node): void => {
      if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
      else if (ts.isTemplateExpression(node)) {
        found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
      }
      ts.forEachChild(node, walk);
    };
    walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return found;
}

/** The cells of every row of every table of a guide, without the marks of code. */
export function rowsOf(guide: string): string[][] {
  return readFileSync(at(`docs/${guide}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.trim().startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1')));
}

/** Sentences of which no row of a table tells the meaning. */
export function unexplained(adapter: string, selfEvident: readonly string[]): string[] {
  const keys = rowsOf(adapter)
    .flatMap((cells) => cells.slice(1, -2))
    .filter((cell) => cell.length > 4);
  return textsOf(adapter)
    .filter((one) => SENTENCE.test(one))
    .filter((sentence) => !selfEvident.some((one) => sentence.startsWith(one)))
    .filter(
      (sentence) =>
        !keys.some((key) => sentence.includes(key.replace(/\d+,\d+/g, '…')) || sentence.includes(key)),
    );
}
