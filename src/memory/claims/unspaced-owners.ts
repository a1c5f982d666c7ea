import type { Lexicon } from './lexicon.ts';
import type { Cast } from './people.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';

/** The letters around a particle that joins a thing to whose it is: "汤姆|的|猫". */
interface Joined {
  /** From the particle back to the beginning of the run. */
  owner: string;
  /** From the particle to the end of the run. */
  thing: string;
}

/** No longer name and no longer thing are compared. */
const LONGEST = 8;
/** Fewer letters are a name by chance. */
const FEWEST = 2;
const LETTER = /[\p{L}\p{M}\p{N}ー·]/u;

/**
 * Whether an owner and a thing each stand with another in the quotes: "安娜的猫咬了汤姆的狗" for "汤姆的猫咬了安娜的狗".
 * No space tells where a name begins, so that only what is certain to have changed places is found.
 */
export function unspacedOwnerProblems(
  claim: Reading,
  quotes: readonly QuoteReading[],
  cast: Cast,
  { language }: Lexicon,
): Problem[] {
  const { of } = language.ties;
  const claimed = of === '' ? [] : joinedIn(claim.text, of);
  if (claimed.length === 0) return [];
  const said = quotes.flatMap((quote) =>
    joinedIn(quote.text, of).map((one) => ({ ...one, speaker: quote.source.speaker.name })),
  );
  for (const { owner, thing } of claimed) {
    const own = said.filter((one) => meetAtEnd(one.owner, owner));
    const same = said.filter((one) => one.thing[0] === thing[0]);
    const isSpeaker = [...cast.speakers].some((id) => owner.endsWith(cast.name(id)));
    if (isSpeaker || own.length === 0 || same.length === 0 || own.some((one) => same.includes(one))) continue;
    return [
      problem('subject', `“${thing.slice(0, FEWEST)}” and “${owner}” do not belong together in the quote.`),
    ];
  }
  return [];
}

function joinedIn(text: string, of: string): Joined[] {
  const letters = Array.from(text);
  return letters.flatMap((letter, at) => {
    if (letter !== of) return [];
    const before = run(letters.slice(Math.max(0, at - LONGEST), at).reverse(), of).reverse();
    const behind = run(letters.slice(at + 1, at + 1 + LONGEST), of);
    return before.length === 0 || behind.length === 0
      ? []
      : [{ owner: before.join(''), thing: behind.join('') }];
  });
}

function run(letters: string[], of: string): string[] {
  const end = letters.findIndex((letter) => letter === of || !LETTER.test(letter));
  return end === -1 ? letters : letters.slice(0, end);
}

/** Whether two owners are one: they end alike, or the shorter one is the end of the other. */
function meetAtEnd(one: string, other: string): boolean {
  const [a, b] = [Array.from(one).reverse(), Array.from(other).reverse()];
  const shared = a.findIndex((letter, at) => letter !== b[at]);
  const length = shared === -1 ? a.length : shared;
  return length >= Math.min(FEWEST, a.length, b.length);
}
