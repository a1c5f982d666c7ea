import { saidByOther } from './attribution.ts';
import {
  entriesUnder,
  everyEntry,
  hasSubject,
  isFirstPerson,
  isSelf,
  listsOf,
  namesSelf,
  opensWithSubject,
  UNSPACED,
  wordsOf,
} from './frame-lists.ts';
import { plain } from './tokens.ts';

const DATE = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`;
const TIME = String.raw`\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
const CLOCK = new RegExp(String.raw`^[[(]?(?:${DATE},?\s+)?${TIME}[\])]?[\s,–-]+(?=[\p{L}<@*])`, 'iu');
const NAMED = String.raw`@?[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,30}(?: [\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,30}){0,3}`;
/** In front of what somebody says: "Maria: ", "Maria — ", "<Maria> ". */
const LABEL =
  /^[^\S\n]*[*_<]{0,2}(@?\p{Lu}[\p{L}\p{M}'’-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2}|@[\p{L}\p{N}_]{2,30})(?:[*_]{0,2}\s?(:)[*_]{0,2}(?:\s+|$)|>\s+|\s[-–—>|]{1,2}\s+)/u;
const UNSPACED_LABEL =
  /^[^\S\n]*[*_<]{0,2}(@?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー·]{1,8})(?:[*_]{0,2}\s?([:：])[*_]{0,2}\s*|>\s+|\s[-–—>|]\s)/u;
/** A line over what somebody says, as chats are copied: "Maria, [29.11.2026 12:03]", "Maria — Today at 12:03". */
const HEADERS = [
  new RegExp(String.raw`^(${NAMED}),?\s+[[(][^[\]()\n]{0,40}${TIME}[^[\]()\n]{0,12}[\])]\s*:?\s*$`, 'iu'),
  new RegExp(
    String.raw`^(${NAMED})\s+[—–]\s+(?:\p{L}[\p{L}'.]*,? ){0,3}(?:${DATE},?\s+)?${TIME}\s*:?\s*$`,
    'iu',
  ),
  new RegExp(String.raw`^(${NAMED}),?\s+${DATE},?\s+${TIME}\s*:?\s*$`, 'iu'),
  new RegExp(String.raw`^(${NAMED})\s+\d{1,2}:\d{2}(?::\d{2}|\s?[ap]\.?m\.?)\s*:?\s*$`, 'iu'),
  new RegExp(String.raw`^[[(](?:[^[\]()\n]{0,40}\s)?${TIME}[\])]\s*(${NAMED})\s*:?\s*$`, 'iu'),
];
const LONGEST_HEADER = 100;
/** A frame stands at the beginning; what follows is not looked through. */
const LONGEST_OPENING = 300;

const MARKS_AROUND = /^[\s>*_[({=<#~·•—–-]+/u;
const SUNG = /^\s*[♪♫♬🎵🎶]/u;
const SIGNED = /(?:©|\([cс]\))\s*\p{Lu}/iu;

/** Quotation marks in pairs; a single one may be an apostrophe. */
const QUOTATION =
  /“[^“”\n]{1,600}”|„[^„“”"\n]{1,600}[“”"]|«[^«»\n]{1,600}»|"[^"\n]{1,600}"|「[^「」\n]{1,600}」|『[^『』\n]{1,600}』|(?<![\p{L}\p{N}])(?:‘(?:[^‘’\n]|’(?=\p{L})){1,200}’|'(?=[\p{L}¿¡])(?:[^'\n]|'(?=\p{L})){1,200}')(?!\p{L})/gu;

const LABELS = new Set(everyEntry('labels'));
const SAYING = new Set(everyEntry('saying'));
const UNSPACED_SAYING = [...SAYING].filter((word) => UNSPACED.test(word));

/** Whose words what follows is: the speaker's, somebody else's, or as before. */
interface Heading {
  own: boolean;
  /** Of its words none belongs to what is said. */
  length: number;
}

function isOwn(label: string, speaker: string): boolean {
  const own = plain(speaker).toLowerCase();
  const said = plain(label).toLowerCase().replace(/^@/u, '');
  return said !== '' && (said === own || wordsOf(own)[0] === said);
}

/**
 * The name in front of what a sentence says, when what follows is said by the one who is named.
 *
 * @param copied it stands in a copied talk, where every name is one who speaks
 */
export function labelOf(sentence: string, speaker: string, copied = false): Heading | undefined {
  const opening = sentence.slice(0, LONGEST_OPENING);
  const clock = CLOCK.exec(opening)?.[0] ?? '';
  const rest = opening.slice(clock.length);
  const found = LABEL.exec(rest) ?? UNSPACED_LABEL.exec(rest);
  const name = found?.[1];
  if (!found || name === undefined) return undefined;
  const length = clock.length + found[0].length;
  if (isOwn(name, speaker)) return { own: true, length };
  const [first = ''] = wordsOf(name);
  if (LABELS.has(plain(name).toLowerCase()) || LABELS.has(first)) return undefined;
  const said = rest.slice(found[0].length);
  // "Петро — мій брат": without a colon only what the one who is named says of oneself is sure to be said by them.
  const colon = found[2] !== undefined;
  const personal = colon ? copied || said === '' || namesSelf(said) : opensInFirstPerson(said);
  return personal || clock !== '' ? { own: false, length } : undefined;
}

function opensInFirstPerson(said: string): boolean {
  const [first = ''] = wordsOf(said.slice(0, 60));
  return opensWithSubject(said) || (first !== '' && !isSelf(first) && isFirstPerson(first));
}

/** Whether a text is a copied talk: names stand in front of its lines, and who is named speaks of oneself. */
export function isCopiedTalk(text: string, speaker: string): boolean {
  const lines = text.split('\n');
  return (
    lines.length > 1 &&
    lines.some((line) => {
      const label = labelOf(line, speaker);
      return label !== undefined && isFirstPerson(line.slice(label.length, LONGEST_OPENING));
    })
  );
}

/** A line that says who wrote what follows, and when. */
export function headingOf(line: string, speaker: string): Heading | undefined {
  if (line.length > LONGEST_HEADER) return undefined;
  const bare = line.replace(/^[\s*_>]+|[*_\s]+$/gu, '');
  const name = HEADERS.map((shape) => shape.exec(bare)?.[1]).find((one) => one !== undefined);
  if (name === undefined || LABELS.has(wordsOf(name)[0] ?? '')) return undefined;
  return { own: isOwn(name, speaker), length: line.length };
}

/** "Lyrics: …", "Translate this: …", "Forwarded from Maria": all that follows is material. */
export function isMaterial(sentence: string): boolean {
  const opening = plain(sentence.slice(0, LONGEST_OPENING)).toLowerCase().replace(MARKS_AROUND, '');
  return entriesUnder(listsOf(opening).material, opening.charAt(0)).some((phrase) => {
    const wanted = phrase.replace(/:$/u, '');
    if (!opening.startsWith(wanted)) return false;
    if (!UNSPACED.test(wanted) && /^[\p{L}\p{N}]/u.test(opening.slice(wanted.length))) return false;
    return !phrase.endsWith(':') || /[:：]|\s[-–—]\s/u.test(opening.slice(wanted.length));
  });
}

/** Where words in quotation marks stand in a text. */
export function quotationsIn(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(QUOTATION), ({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}

/** A sentence parted into what stands in quotation marks and what does not. */
export interface Parted {
  quoted: string[];
  /** With two spaces in the place of each quotation. */
  outside: string;
}

/** Whether a sentence is in the words of somebody else. */
export function isVoice(sentence: string, parted: Parted): boolean {
  if (SUNG.test(sentence) || SIGNED.test(sentence.slice(-40))) return true;
  if (isQuotation(parted) || saidByOther(parted.outside) || isTold(sentence)) return true;
  const told = `${plain(sentence.slice(0, LONGEST_OPENING)).toLowerCase().replace(/\s+/gu, ' ')} `;
  return listsOf(told).voice.some((phrase) => {
    const at = phrase.startsWith('^')
      ? told.startsWith(phrase.slice(1))
        ? 0
        : -1
      : told.indexOf(UNSPACED.test(phrase) ? phrase : ` ${phrase}`);
    // What stands in the quotation itself does not tell who speaks.
    const lead = phrase.startsWith('」') ? Math.max(0, told.lastIndexOf('「', at)) : at;
    return at !== -1 && !hasSubject(told.slice(0, lead));
  });
}

/** "My sister wrote me this: …" */
const TELLING_LEAD = /^([^:：]{2,60})[:：]\s*(?=\S)/u;

function isTold(sentence: string): boolean {
  const lead = TELLING_LEAD.exec(sentence);
  if (!lead || hasSubject(lead[1] ?? '')) return false;
  return tells(lead[1] ?? '') && isFirstPerson(sentence.slice(lead[0].length, LONGEST_OPENING));
}

/** What is quoted is said by its speaker, and nothing outside says that the one who quotes is meant. */
function isQuotation({ quoted, outside }: Parted): boolean {
  if (quoted.length === 0 || hasSubject(outside)) return false;
  const opens = /^\s*\p{P}*\s{2}/u.test(outside);
  if (!/\p{L}/u.test(outside) || tells(outside)) return isSentence(quoted.join(' '), FEWEST_WORDS);
  // Elsewhere it may be a title: "my favourite film is …".
  if (!opens && namesSelf(outside)) return false;
  const fewest = opens ? FEWEST_WORDS : FEWEST_WORDS + 1;
  return quoted.some((words) => isSentence(words, fewest) && isFirstPerson(words));
}

function tells(outside: string): boolean {
  const bare = outside.slice(0, LONGEST_OPENING);
  if (UNSPACED.test(bare)) return UNSPACED_SAYING.some((word) => bare.includes(word));
  return wordsOf(bare).some((word) => SAYING.has(word));
}

const FEWEST_WORDS = 2;
const FEWEST_UNSPACED = 4;

function isSentence(words: string, fewest: number): boolean {
  return UNSPACED.test(words)
    ? (words.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) >=
        FEWEST_UNSPACED
    : wordsOf(words).length >= fewest;
}
