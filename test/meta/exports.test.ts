import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder, parsed, read, resolved, typeScript, walk } from './project.ts';

interface Names {
  exported: string[];
  /** What it takes from other files, as `path name`; `*` for all of it. */
  taken: string[];
  /** How often each name stands in it. */
  counts: Map<string, number>;
}

function namesIn(path: string): Names {
  const names: Names = { exported: [], taken: [], counts: new Map() };
  const take = (from: ts.Expression | undefined, ...taken: string[]): void => {
    if (from === undefined || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return;
    for (const name of taken) names.taken.push(`${resolved(path, from.text)} ${name}`);
  };
  const source = parsed(path);
  walk(source, (node) => {
    if (ts.isIdentifier(node)) names.counts.set(node.text, (names.counts.get(node.text) ?? 0) + 1);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      take(node.arguments[0], '*');
    }
  });
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings;
      if (node.importClause?.name !== undefined) take(node.moduleSpecifier, 'default');
      if (bindings === undefined) continue;
      take(node.moduleSpecifier, ...(ts.isNamespaceImport(bindings) ? ['*'] : originals(bindings.elements)));
    } else if (ts.isExportDeclaration(node)) {
      const listed = node.exportClause;
      const isAll = listed === undefined || ts.isNamespaceExport(listed);
      take(node.moduleSpecifier, ...(isAll ? ['*'] : originals(listed.elements)));
      if (!isAll) names.exported.push(...listed.elements.map(({ name }) => name.text));
    } else if (isExported(node)) {
      names.exported.push(
        ...(ts.isVariableStatement(node)
          ? node.declarationList.declarations.map(({ name }) => name.getText(source))
          : [(node as ts.FunctionDeclaration).name?.text ?? 'default']),
      );
    }
  }
  return names;
}

function originals(list: readonly ts.ImportOrExportSpecifier[]): string[] {
  return list.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

const files = new Map(
  typeScript('src', 'adapters', 'bench', 'training', 'test').map((path) => [path, namesIn(path)]),
);
const product = typeScript('src', 'adapters');
const takenBy = (isTaker: (path: string) => boolean): ((path: string, name: string) => boolean) => {
  const taken = new Set([...files].flatMap(([path, names]) => (isTaker(path) ? names.taken : [])));
  return (path, name) => taken.has(`${path} ${name}`) || taken.has(`${path} *`);
};
const exported = product.flatMap((path) => (files.get(path)?.exported ?? []).map((name) => ({ path, name })));
/** Scripts load what was built, so that no import names it. */
const scripts = filesUnder('scripts').map(read).join('\n');
const told = (some: typeof exported): string[] => some.map(({ path, name }) => `${path} ${name}`);

test('whatever a file exports is imported by another one', () => {
  const isTaken = takenBy(() => true);
  expect(told(exported.filter(({ path, name }) => !isTaken(path, name)))).toEqual([]);
});

test('nothing is there for tests alone', () => {
  const isTaken = takenBy((path) => !path.startsWith('test/'));
  const isUsed = (path: string, name: string): boolean =>
    (files.get(path)?.counts.get(name) ?? 0) > 1 || scripts.includes(`.${name}(`);
  expect(told(exported.filter(({ path, name }) => !isTaken(path, name) && !isUsed(path, name)))).toEqual([]);
});
