import type { FrameWords } from '../../languages/claim-types.ts';
import { languages } from '../../languages/index.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { plain } from './tokens.ts';

/**
 * Why a sentence does not state what it says: it is denied, dreamt or a joke; others say it of the speaker; or it is in
 * the words of somebody else.
 */
export type FrameKind = 'denied' | 'reported' | 'voice';

/** A sentence of a text, and its frame. */
export interface FramedSpan {
  start: number;
  end: number;
  kind: FrameKind | undefined;
  /** Taken back by the sentence behind it. */
  takenBack: boolean;
}

const LANGUAGES = Object.values(languages);
const HIRAGANA = /\p{Script=Hiragana}/u;
const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;
const GAP = ' … ';
const SARCASM = /(?:^|\s)\/s[\s.!]*$/u;
const CLOCK = /^[[(]?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?[\])]?[\s,–-]+(?=\p{L})/iu;
const NAME = /^[^\S\n]*(@?\p{Lu}[\p{L}\p{M}'’-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2})\s?:\s+(?=\S)/u;
/** Names and phrases of scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const UNSPACED_NAME =
  /^[^\S\n]*(@?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー·]{1,8})\s?[:：]\s*(?=\S)/u;
/** As far in front of a report its subject is looked for. */
const UNSPACED_SUBJECT = 8;
/** A frame stands at the beginning; what follows is not looked through. */
const LONGEST_OPENING = 300;
const LONGEST_TAKE_BACK = 60;

type Lists = Readonly<Record<keyof FrameWords, readonly string[]>>;

/** The lists of all languages; ideographs without hiragana are not read as those of a language with it, nor the other way. */
function listsFor(kana: boolean): Lists {
  const fitting = LANGUAGES.filter(
    ({ statements, words }) => !statements.unspaced || (words.inflectedKana === true) === kana,
  );
  const list = (name: keyof FrameWords) => fitting.flatMap(({ frames }) => frames[name].split('|'));
  return {
    denied: list('denied'),
    reported: list('reported'),
    takenBack: list('takenBack'),
    voice: list('voice'),
    material: list('material'),
    labels: list('labels'),
    self: list('self'),
  };
}

const WITH_KANA = listsFor(true);
const WITHOUT_KANA = listsFor(false);
const listsOf = (text: string): Lists => (HIRAGANA.test(text) ? WITH_KANA : WITHOUT_KANA);
const all = (list: keyof FrameWords) => LANGUAGES.flatMap(({ frames }) => frames[list].split('|'));
const TAKE_BACKS = new Set(all('takenBack'));
const LABELS = new Set(all('labels'));
const SELF = new Set(all('self'));
const UNSPACED_SELF = [...SELF].filter((word) => UNSPACED.test(word));

function namesSelf(text: string): boolean {
  return wordsOf(text).some((word) => SELF.has(word)) || UNSPACED_SELF.some((word) => text.includes(word));
}

/** Where a phrase stands in words that are parted by single spaces; in scripts without spaces, wherever its letters do. */
function placeOf(phrase: string, line: string, from = 0): number {
  return line.indexOf(UNSPACED.test(phrase) ? phrase : ` ${phrase} `, from);
}

function wordsOf(text: string): string[] {
  return plain(text).toLowerCase().match(WORD) ?? [];
}

/** The sentences of a text with their frames; a speaker may set the own name in front of what they say. */
export function framedSpans(text: string, speaker = ''): FramedSpan[] {
  const found: FramedSpan[] = [];
  let material = false;
  for (const { start, end } of sentenceSpans(text)) {
    const sentence = text.slice(start, end);
    const list = wordsOf(sentence);
    const before = found.at(-1);
    if (before && takesBack(sentence)) before.takenBack = true;
    material ||= isMaterial(sentence);
    const kind = material || isVoice(sentence, list, speaker) ? 'voice' : innerFrame(list);
    found.push({ start, end, kind, takenBack: SARCASM.test(sentence.slice(-20)) });
  }
  return found;
}

/** Whether a sentence, or a clause, takes back what stands before it: "just kidding". */
export function takesBack(sentence: string): boolean {
  if (sentence.length > LONGEST_TAKE_BACK) return false;
  return (
    SARCASM.test(sentence) ||
    TAKE_BACKS.has(wordsOf(sentence).join(' ')) ||
    TAKE_BACKS.has(
      wordsOf(sentence)
        .join('')
        .replace(/^(?:哈|笑|w)+(?=.{2})|(?<=.)(?:笑|w)+$/gu, ''),
    )
  );
}

/** "Lyrics: …", "Translate this: …", "Forwarded from Maria": all that follows is material. */
function isMaterial(sentence: string): boolean {
  const opening = plain(sentence.slice(0, LONGEST_OPENING)).toLowerCase();
  return listsOf(opening).material.some((phrase) => {
    const wanted = phrase.replace(/:$/u, '');
    if (!opening.startsWith(wanted)) return false;
    if (!UNSPACED.test(wanted) && /^[\p{L}\p{N}]/u.test(opening.slice(wanted.length))) return false;
    return !phrase.endsWith(':') || opening.indexOf(':', wanted.length) !== -1;
  });
}

function isVoice(sentence: string, list: readonly string[], speaker: string): boolean {
  const opening = sentence.slice(0, LONGEST_OPENING);
  const clock = CLOCK.exec(opening)?.[0] ?? '';
  const rest = opening.slice(clock.length);
  const unspaced = UNSPACED_NAME.exec(rest);
  const name = NAME.exec(rest)?.[1] ?? unspaced?.[1];
  if (name !== undefined) {
    const label = plain(name).toLowerCase();
    const own = plain(speaker).toLowerCase();
    const personal = unspaced
      ? namesSelf(rest.slice(unspaced[0].length))
      : list.slice(label.split(' ').length).some((word) => SELF.has(word));
    if (label !== own && !LABELS.has(label) && (personal || clock !== '')) return true;
  }
  const told = `${plain(opening).toLowerCase().replace(/\s+/gu, ' ')} `;
  return listsOf(told).voice.some((phrase) => {
    const at = phrase.startsWith('^')
      ? told.startsWith(phrase.slice(1))
        ? 0
        : -1
      : told.indexOf(UNSPACED.test(phrase) ? phrase : ` ${phrase}`);
    // What stands in the quotation itself does not tell who speaks.
    const lead = phrase.startsWith('」') ? Math.max(0, told.lastIndexOf('「', at)) : at;
    return at !== -1 && !namesSelf(told.slice(0, lead));
  });
}

function innerFrame(list: readonly string[]): FrameKind | undefined {
  const line = ` ${list.join(' ')} `;
  const lists = listsOf(line);
  if (lists.denied.some((phrase) => follow(line, phrase.split(GAP)))) return 'denied';
  for (const phrase of lists.reported) {
    const at = placeOf(phrase, line);
    if (at === -1) continue;
    if (UNSPACED.test(phrase)) {
      // Without a subject it is the speaker who says or thinks so.
      const subject = line.slice(Math.max(0, at - UNSPACED_SUBJECT), at).trim();
      if (subject !== '' && !namesSelf(subject)) return 'reported';
      continue;
    }
    // "I said that I …" is the speaker's own word.
    const subject = line
      .slice(Math.max(0, at - 60), at)
      .split(' ')
      .slice(-3);
    if (
      !subject.some(
        (word) => SELF.has(word) && word !== 'my' && !/^(?:мо|mein|unser|mis?$|nuestr)/u.test(word),
      )
    )
      return 'reported';
  }
  return undefined;
}

function follow(line: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const part of parts) {
    const at = placeOf(part, line, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}
