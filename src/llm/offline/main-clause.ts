import type { StatementRules } from '../../languages/statements.ts';
import { withoutThat } from './denied.ts';
import { plainForm } from './plain.ts';

type Rules = Pick<StatementRules, 'verbLast'>;

const END = /[\s.!…]*$/u;
const PARTS = /[,;:()–—]|\s-\s/u;
const FEWEST_WORDS = 3;

/** Whether a clause begins with the word behind which its verb stands at the end: "dass ich Jazz mag". */
export function isVerbLast(clause: string, { verbLast }: Rules): boolean {
  return verbLast?.that.test(plainForm(clause)) === true;
}

/**
 * A clause whose verb stands at its end as a sentence of its own: "dass ich um sieben aufstehe" → "ich stehe um sieben auf".
 *
 * @param clause with the word that opens it, or without
 * @returns `undefined` when its verb does not stand there, or is not known
 */
export function mainClause(clause: string, { verbLast }: Rules): string | undefined {
  if (verbLast === undefined) return undefined;
  const that = verbLast.that.exec(plainForm(clause))?.[0] ?? '';
  const text = clause.slice(that.length).replace(END, '');
  const plain = plainForm(text);
  for (const { said, verbs, named } of verbLast.subjects) {
    let subject = said.exec(plain)?.[0];
    if (subject === undefined || PARTS.test(text)) continue;
    const words = text.slice(subject.length).trim().split(/\s+/u);
    if (named && /^\p{Lu}/u.test(words[0] ?? '')) {
      // "Meine Schwester Klavier spielt", "meine Schwester Anna singt": only with more words it is surely a name.
      if (words.length < FEWEST_WORDS) return undefined;
      subject = `${subject} ${words.shift()}`;
    }
    const last = words.pop()?.toLowerCase() ?? '';
    // "Dass er Fink heißt und nur per Mail erreichbar ist": two clauses in one.
    if (words.length === 0 || words.some((word) => verbs.has(word))) return undefined;
    if (verbs.has(words[0]?.toLowerCase() ?? '')) return undefined;
    const particle =
      verbLast.particles.find((one) => last.startsWith(one) && verbs.has(last.slice(one.length))) ??
      (verbs.has(last) ? '' : undefined);
    if (particle === undefined) return undefined;
    const parts = [text.slice(0, subject.length), last.slice(particle.length), ...words, particle];
    return parts.filter((part) => part !== '').join(' ');
  }
  return that === '' ? undefined : ofNoun(text, verbLast);
}

/** "Dass der Mülltag Dienstag ist" → "der Mülltag ist Dienstag": capitals tell where a subject ends. */
function ofNoun(
  text: string,
  { noun, others, particles }: NonNullable<Rules['verbLast']>,
): string | undefined {
  const subject = noun.exec(text)?.[0];
  if (subject === undefined || PARTS.test(text)) return undefined;
  const words = text.slice(subject.length).trim().split(/\s+/u);
  const last = words.pop() ?? '';
  const named = words.length > 1 && /^\p{Lu}/u.test(words[0] ?? '') ? `${subject} ${words.shift()}` : subject;
  const particle =
    particles.find((one) => last.startsWith(one) && others.has(last.slice(one.length))) ??
    (others.has(last) ? '' : undefined);
  if (words.length === 0 || particle === undefined || words.some((word) => others.has(word)))
    return undefined;
  return [named, last.slice(particle.length), ...words, particle].filter((part) => part !== '').join(' ');
}

/**
 * What a clause behind another one says by itself, where its order shows that it leans on that one: "…, dass ich Jazz mag",
 * "…, esse ich keine Nüsse".
 */
export function asSaidAlone(clause: string, rules: Rules & Pick<StatementRules, 'code'>): string | undefined {
  if (!isVerbLast(clause, rules)) return uninverted(clause, rules);
  return mainClause(clause, rules) ?? withoutThat(clause, rules.code);
}

/** A clause that stands behind another one, with its subject in front again: "esse ich keine Nüsse". */
export function uninverted(clause: string, { verbLast }: Rules): string | undefined {
  const [first = '', second = '', ...rest] = clause.split(' ');
  const subject = verbLast?.subjects.find(({ said }) => said.exec(`${second.toLowerCase()} `)?.index === 0);
  if (rest.length === 0 || subject?.verbs.has(first.toLowerCase()) !== true) return undefined;
  return [second, first.toLowerCase(), ...rest].join(' ');
}
