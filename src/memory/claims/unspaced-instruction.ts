import type { InstructionWords } from '../../languages/claims.ts';
import { instructionLanguages } from '../../languages/claims.ts';

type Part = keyof InstructionWords;
type Lists = Readonly<Record<Part, readonly string[]>>;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const SENTENCE = /[^。！？!?\n；;]+/gu;
const QUOTED = /["“「『][^"“”「」『』]{6,400}["”」』]/gu;
const CLAUSE = /[，,、：:—（）()]+/u;
const LINK = /https?:\/\/|www\./u;
const MOST_POLITE = 6;
/** So far behind its name an assistant's duty may stand. */
const NEAR = 6;

let languages: readonly Lists[] | undefined;

/** The lists of languages in scripts without spaces, the longest entries first: those with hiragana, or the others. */
function known(kana: boolean): readonly Lists[] {
  languages ??= instructionLanguages().flatMap((words) => {
    const lists = Object.entries(words).map(([part, list]) => [
      part,
      list
        .split('|')
        .filter((entry: string) => UNSPACED.test(entry))
        .sort((a: string, b: string) => b.length - a.length),
    ]);
    return lists.some(([, list]) => list?.length) ? [Object.fromEntries(lists) as Lists] : [];
  });
  return languages.filter(({ openers }) => openers.some((entry) => HIRAGANA.test(entry)) === kana);
}

/** Whether a text in a script without spaces tells the assistant what to do; phrases are found by their letters. */
export function instructsUnspaced(text: string): boolean {
  if (!UNSPACED.test(text)) return false;
  const kana = HIRAGANA.test(text);
  const bare = text.replace(QUOTED, (quoted) => (quoted.length < text.trim().length ? '“”' : quoted));
  return (bare.match(SENTENCE) ?? []).some((sentence) =>
    known(kana).some((lists) => sentenceInstructs(sentence, lists)),
  );
}

function firstOf(text: string, list: readonly string[]): number {
  const places = list.map((entry) => text.indexOf(entry)).filter((at) => at !== -1);
  return places.length === 0 ? -1 : Math.min(...places);
}

function startsWith(text: string, list: readonly string[]): string | undefined {
  return list.find((entry) => text.startsWith(entry));
}

function sentenceInstructs(sentence: string, lists: Lists): boolean {
  const link = LINK.test(sentence);
  const about = firstOf(sentence, lists.about);
  const override = firstOf(sentence, lists.overrides);
  if (override !== -1 && (about === -1 || about > override)) return true;
  // Where verbs end their clauses, what is to be given out stands before the order.
  if (link && [lists.company, lists.standing].every((list) => firstOf(sentence, list) !== -1)) return true;
  let offset = 0;
  for (const part of sentence.split(CLAUSE)) {
    const at = sentence.indexOf(part, offset);
    offset = at + part.length;
    if (about !== -1 && about < offset && !link) return false;
    if (opens(part.trim().toLowerCase(), sentence.slice(at), lists, link)) return true;
  }
  return told(sentence, lists);
}

function opens(clause: string, behind: string, lists: Lists, link: boolean): boolean {
  let rest = clause;
  for (let skipped = 0; skipped <= MOST_POLITE; skipped += 1) {
    if (startsWith(rest, lists.except) !== undefined) return false;
    const opener = startsWith(rest, lists.openers);
    if (opener !== undefined) {
      if (!lists.standing.includes(opener)) return true;
      const next = rest.slice(opener.length) || behind.slice(clause.length).replace(/^[，,、：:\s]+/u, '');
      return standing(next, lists, link);
    }
    const weak = startsWith(rest, lists.weak);
    if (weak !== undefined && (link || firstOf(behind, lists.company) !== -1)) return true;
    const polite = startsWith(rest, lists.polite);
    if (polite === undefined) return false;
    rest = rest.slice(polite.length).trimStart();
  }
  return false;
}

/** "From now on" is said to an assistant when what follows is. */
function standing(rest: string, lists: Lists, link: boolean): boolean {
  if (rest === '' || startsWith(rest, lists.own) !== undefined) return false;
  if (firstOf(rest, lists.company) !== -1 || told(rest, lists)) return true;
  return opens(rest, rest, lists, link);
}

/** "The assistant must …". */
function told(sentence: string, lists: Lists): boolean {
  return lists.addressees.some((name) => {
    const at = sentence.indexOf(name);
    if (at === -1 || at > NEAR) return false;
    const near = sentence.slice(at + name.length, at + name.length + NEAR);
    return firstOf(near, lists.duties) !== -1;
  });
}
