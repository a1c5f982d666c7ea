import { type PhraseBook, phraseBooks, phrasesOf } from '../../languages/phrases.ts';
import type { Passage } from '../../memory/types.ts';
import { languageOf } from '../../text/language.ts';
import { isQuestion } from '../../text/sentences.ts';
import { singleLine } from '../../text/visible.ts';
import { localDay } from '../../time/zone.ts';
import type { ReplyWork } from '../model.ts';
import { Phrasing } from './phrasing.ts';
import { plainForm } from './plain.ts';
import { rulesFor } from './recognise.ts';

const MOST_PASSAGES = 5;
const LONGEST_PASSAGE = 300;

/** Answers from memory alone, and says so; it never pretends to talk. */
export function reply({ question, at, zone, passages }: ReplyWork): string {
  const asked = singleLine(question);
  const plain = plainForm(asked);
  const book = bookFor(asked, plain);
  const phrasing = new Phrasing(book, `${localDay(at, zone)} ${asked}`);
  const say = book.reply;
  if (phraseBooks.some((one) => one.reply.isGreeting.test(plain))) return phrasing.say(say.greeting);
  if (phraseBooks.some((one) => one.reply.isThanks.test(plain))) return phrasing.say(say.thanks);
  if (!isQuestion(asked) && !say.asks.test(plain)) return phrasing.say(say.noted);
  const lines = linesOf(passages);
  if (lines.length === 0) return phrasing.say(say.nothing);
  return [phrasing.say(say.remembered), ...lines].join('\n');
}

function bookFor(asked: string, plain: string): PhraseBook {
  const polite = phraseBooks.find(({ reply: say }) => say.isGreeting.test(plain) || say.isThanks.test(plain));
  return polite ?? phrasesOf(languageOf(asked) ?? rulesFor(asked)?.code);
}

/** Best first, each once, with its day and speaker where they are known and not in its text already. */
function linesOf(passages: readonly Passage[]): string[] {
  const texts = new Set<string>();
  const lines: string[] = [];
  for (const { text, day, speaker } of passages) {
    const line = shortened(singleLine(text));
    if (line === '' || texts.has(line)) continue;
    texts.add(line);
    const name = speaker ? singleLine(speaker.name) : '';
    const said = name === '' || line.startsWith(`${name}:`) ? line : `${name}: ${line}`;
    lines.push(`- ${day === undefined ? said : `${day}, ${said}`}`);
    if (lines.length === MOST_PASSAGES) break;
  }
  return lines;
}

function shortened(line: string): string {
  if (line.length <= LONGEST_PASSAGE) return line;
  const cut = Array.from(line.slice(0, LONGEST_PASSAGE)).slice(0, -1).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
