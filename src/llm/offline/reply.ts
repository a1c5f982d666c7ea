import { literal } from '../../chat/markup.ts';
import { DEFAULT_LANGUAGE } from '../../languages/index.ts';
import { type PhraseBook, phraseBooks, phrasesOf } from '../../languages/phrases.ts';
import { wantsRemembered } from '../../memory/support.ts';
import type { Passage } from '../../memory/types.ts';
import { secrets } from '../../privacy/secrets.ts';
import { cutAtWord } from '../../text/graphemes.ts';
import { languageIn } from '../../text/language.ts';
import { dayText, type Texts, say as told } from '../../text/say.ts';
import { isQuestion } from '../../text/sentences.ts';
import { singleLine } from '../../text/visible.ts';
import { localDay } from '../../time/zone.ts';
import type { ReplyWork } from '../model.ts';
import { Phrasing } from './phrasing.ts';
import { plainForm } from './plain.ts';
import { rulesFor } from './recognise.ts';

const MOST_PASSAGES = 5;
const LONGEST_PASSAGE = 300;
/** A greeting and what is asked with it have no more parts. */
const MOST_PARTS = 4;
const MARKS = /[,.!?¿¡、，。！？\n]+/u;

/** Nothing was found, and what is remembered could not be read. */
export class UnreadableMemory extends Error {
  override readonly name = 'UnreadableMemory';

  constructor() {
    super('What is remembered here cannot be read just now.');
  }
}

/**
 * Answers from memory alone, and says so; it never pretends to talk.
 * @throws {UnreadableMemory}
 */
export function reply({ question, at, zone, usual = DEFAULT_LANGUAGE, passages, unread }: ReplyWork): string {
  const asked = singleLine(question);
  const plain = plainForm(asked);
  const book = bookFor(asked, plain, usual);
  const phrasing = new Phrasing(book, `${localDay(at, zone)} ${asked}`);
  const say = book.reply;
  if (isGreeting(plain)) return phrasing.say(say.greeting);
  if (phraseBooks.some((one) => one.reply.isThanks.test(plain))) return phrasing.say(say.thanks);
  const found = passages.filter(({ kind, text }) => kind !== 'message' || !asksToForget(text));
  const lines = linesOf(found, phrasing.texts);
  const isUnknown = lines.length === 0 && unread === true;
  const forgets = asksToForget(asked);
  // What is only about whoever asks is not what they want forgotten.
  if (forgets && !isUnknown) {
    return howToForget(
      found.filter(({ score }) => score > 0),
      phrasing.texts,
    );
  }
  const asksFor = wantsRemembered(asked);
  if (!forgets && (asksFor || (!isQuestion(asked) && !say.asks.test(plain)))) {
    if (secrets.find(asked).length > 0) return told(phrasing.texts, 'reply.secret');
    return asksFor ? told(phrasing.texts, 'reply.remember') : phrasing.say(say.noted);
  }
  if (isUnknown) throw new UnreadableMemory();
  // Its words decided nothing: these are lines about whoever asks about themselves.
  const isOneself = found.every(({ score }) => score === 0);
  if (lines.length === 0 || (isOneself && !say.asksAboutSelf.test(plain))) return phrasing.say(say.nothing);
  const head = isOneself ? told(phrasing.texts, 'reply.aboutYou') : phrasing.say(say.remembered);
  return [head, ...lines].join('\n');
}

/** Whether it is a greeting, or asks, greeting or not, what the bot is there for. */
function isGreeting(plain: string): boolean {
  const isPart = (text: string): boolean =>
    phraseBooks.some(
      ({ reply: { isGreeting, asksForHelp } }) => isGreeting.test(text) || asksForHelp.test(text),
    );
  const parts = plain.split(MARKS).flatMap((part) => part.trim() || []);
  return (
    isPart(plain) || (parts.length > 0 && parts.length <= MOST_PARTS && parts.every((part) => isPart(part)))
  );
}

/** Whether somebody wants something forgotten, or kept out of the notes. */
export function asksToForget(text: string): boolean {
  const line = singleLine(text);
  return rulesFor(line)?.forget.test(plainForm(line)) === true;
}

/** Nothing is forgotten for the asking: what there is, lines of the memory first, and what a person can do about it. */
function howToForget(passages: readonly Passage[], texts: Texts): string {
  const items = passages.filter(({ kind }) => kind === 'item');
  const lines = linesOf(items.length > 0 ? items : passages, texts);
  if (lines.length === 0) return told(texts, 'forget.none');
  const how = told(texts, items.length > 0 ? 'forget.how' : 'forget.noted');
  return [told(texts, 'forget.found'), ...lines, how].join('\n');
}

/** A greeting may be one of several languages: "hi" is answered in the one that is spoken there, or else in English. */
function bookFor(asked: string, plain: string, usual: string): PhraseBook {
  const polite = phraseBooks.filter(
    ({ reply: say }) => say.isGreeting.test(plain) || say.isThanks.test(plain),
  );
  const told = languageIn(asked, usual);
  const fitting = [told, usual, DEFAULT_LANGUAGE].map((code) => polite.find((book) => book.code === code));
  return fitting.find((book) => book !== undefined) ?? polite[0] ?? phrasesOf(told);
}

/** Whether a line begins with a name: "Ana: I …", "Ana doesn't …", "Anaは…". */
function opensWith(line: string, name: string): boolean {
  return (
    line.startsWith(name) && !/^[\p{Script=Latin}\p{Script=Cyrillic}\p{N}]/u.test(line.slice(name.length))
  );
}

/** Best first, each once, with its day and speaker where they are known and not in its text already. */
function linesOf(passages: readonly Passage[], texts: Texts): string[] {
  const known = new Set<string>();
  const lines: string[] = [];
  for (const { text, day, speaker } of passages) {
    const line = cutAtWord(singleLine(text), LONGEST_PASSAGE);
    if (line === '' || known.has(line)) continue;
    known.add(line);
    const name = speaker ? singleLine(speaker.name) : '';
    const said = name === '' || opensWith(line, name) ? line : `${name}: ${line}`;
    const shown = literal(said);
    lines.push(`- ${day === undefined ? shown : `${dayText(texts, day)}${texts.comma}${shown}`}`);
    if (lines.length === MOST_PASSAGES) break;
  }
  return lines;
}
