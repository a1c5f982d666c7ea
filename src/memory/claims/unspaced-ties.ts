import type { Lexicon } from './lexicon.ts';
import type { QuoteReading, Reading } from './reading.ts';
import { type Problem, problem } from './subjects.ts';
import {
  isContent,
  isPredicate,
  isUnknown,
  marked,
  type Part,
  type Piece,
  subjectOf,
} from './unspaced-reading.ts';
import type { Circumstances, Claim, Ground } from './unspaced-types.ts';

/** Whether one of the words that tie parts of a sentence together stands in letters that no space parts. */
function tieIn(text: string, list: string): string | undefined {
  return list === '' ? undefined : list.split('|').find((entry) => text.includes(entry));
}

/** Whether neighbours speak of different times or each of a thing with a number of its own, so that none draws them together. */
export function standApart(parts: readonly Part[], { language }: Lexicon): boolean {
  const now = parts.slice(1).some(({ text }) => tieIn(text, language.ties.now) !== undefined);
  if (now && parts.some(({ marks }) => marks.has('past'))) return true;
  return parts.filter(isPair).length > 1;
}

/** "小李12岁", "健太は12歳で". */
function isPair({ pieces }: Part): boolean {
  const value = pieces.findIndex((piece) => piece.value !== undefined);
  const acts = pieces.some((piece) => piece.entry?.verb === true || marked(piece, 'have', 'like', 'hate'));
  return value > 0 && !acts && pieces.slice(0, value).some(isNamed);
}

function isNamed(piece: Piece): boolean {
  return piece.person !== undefined || isContent(piece) || marked(piece, 'kin');
}

/** What ties a claim to its quote, for both ways of putting words in order. */
export function ties(claim: Claim, ground: Ground, circumstances: Circumstances): Problem[] {
  return [
    ...otherNumber(claim, ground),
    ...partOnly(claim, ground, circumstances),
    ...upon(claim, ground, circumstances),
    ...exceptions(claim, ground, circumstances),
    ...done(claim, ground),
  ];
}

/** A number stands in the statement that a claim rests on, not somewhere else; "one" may be an article. */
function otherNumber(claim: Part, ground: Ground): Problem[] {
  const said = new Set(ground.pieces.flatMap(({ value }) => value ?? []));
  const other = claim.pieces.find(
    ({ value, text }) =>
      value !== undefined && value !== 1 && !said.has(value) && ground.quote.text.includes(text),
  );
  return other && said.size > 0
    ? [problem('number', `“${other.text}” belongs to another statement of the quotes.`)]
    : [];
}

/** "三个姐姐中有两个", "3人の姉のうち2人": a part of all. */
function partOnly(claim: Claim, ground: Ground, { lexicon }: Circumstances): Problem[] {
  const { partOf } = lexicon.language.ties;
  const values = (part: Part) => new Set(part.pieces.flatMap(({ value }) => value ?? []));
  const said = values(ground);
  if (said.size < 2 || tieIn(ground.text, partOf) === undefined || tieIn(claim.text, partOf) !== undefined)
    return [];
  const count = [...values(claim)].filter((value) => said.has(value)).length;
  return count === 0 ? [] : [problem('number', 'The quote counts a part of all.')];
}

/** "等我有钱了就会买车": what waits for a time is not so yet. */
function upon(claim: Claim, ground: Ground, { lexicon }: Circumstances): Problem[] {
  const list = lexicon.language.ties.upon;
  if (list === '' || claim.marks.has('condition')) return [];
  const pattern = new RegExp(list, 'u');
  return pattern.test(surroundings(ground)) && !pattern.test(claim.whole)
    ? [problem('condition', 'The text and its quote differ in how real they say it is.')]
    : [];
}

/** "除了香蕉，我喜欢所有水果": what is said of all but one. With "too" in it, nothing is taken out. */
function exceptions(claim: Claim, ground: Ground, { lexicon }: Circumstances): Problem[] {
  const { except } = lexicon.language.ties;
  const near = surroundings(ground);
  const made = tieIn(near, except);
  if (made === undefined || ADDING.test(near) || tieIn(claim.whole, except)) return [];
  return [problem('condition', `The quote says “${made}”, which the text leaves out.`)];
}

/** The words of a statement, with what stands before the comma in front of it. */
function surroundings({ text, quote }: Ground): string {
  const at = quote.text.indexOf(text);
  if (at === -1) return text;
  const before = quote.text.slice(Math.max(0, at - LONGEST_LEAD), at);
  const lead = /[^，,、。！？!?\n；;]*[，,、]?[^，,、。！？!?\n；;]*$/u.exec(before)?.[0] ?? '';
  return lead + text;
}

/** As far in front of a statement what it depends on is looked for. */
const LONGEST_LEAD = 60;

/** "除了……还": besides. */
const ADDING = /[还還也]/u;

/** What was done with a thing does not tell whose it is now. */
function done(claim: Claim, ground: Ground): Problem[] {
  const owns = (part: Part) =>
    part.pieces.some((piece, at) => {
      const next = part.pieces[at + 1];
      return marked(piece, 'have') && next !== undefined && (isContent(next) || next.value !== undefined);
    });
  if (!owns(claim) || ground.pieces.some((piece) => marked(piece, 'have'))) return [];
  const deed = ground.pieces.find((piece, at) => {
    const next = ground.pieces[at + 1]?.text ?? '';
    return piece.entry?.verb === true && (/[了过過给給]$/u.test(piece.text) || /^[了过過给給]/u.test(next));
  });
  return deed ? [problem('new_words', `The quote says “${deed.text}”, not that anybody has it.`)] : [];
}

/** "不是不喜欢", "好きではないわけではない": neither what is denied nor the opposite. */
export function deniedTwice(claim: Part, ground: Part): boolean {
  const twice = ({ pieces }: Part) =>
    pieces.some((piece, at) => {
      const [next, second] = [pieces[at + 1], pieces[at + 2]];
      const linked = next !== undefined && second !== undefined && marked(next, 'be', 'light');
      return (
        marked(piece, 'negation') &&
        ((next !== undefined && marked(next, 'negation')) || (linked && marked(second, 'negation')))
      );
    });
  return twice(ground) && !twice(claim);
}

/** "小红不健康" of "我因为健康不吃肉": what is denied in a claim must stand behind the denial in its quote. */
export function otherDenied(claim: Part, ground: Part): Piece | undefined {
  const heads = ({ pieces }: Part) =>
    pieces.flatMap((piece, at) => (marked(piece, 'negation') ? (pieces[at + 1] ?? []) : []));
  const said = ground.pieces.findIndex((piece) => marked(piece, 'negation'));
  if (said === -1) return undefined;
  return heads(claim).find((head) => {
    const place = ground.pieces.findIndex((piece) => piece.text === head.text);
    return place !== -1 && place < said && !marked(head, 'negation', 'ended');
  });
}

/** "柏林可能会搬家" of "我可能会搬到柏林": where somebody goes does nothing. */
export function wentThere(claim: Claim, ground: Ground): Piece | undefined {
  const speaks = subjectOf(ground.pieces).some((piece) => marked(piece, 'I', 'we'));
  if (!speaks || claim.persons.size > 0 || claim.pieces.some((piece) => marked(piece, 'I', 'we', 'kin')))
    return undefined;
  const verb = claim.pieces.findIndex((piece) => isPredicate(piece));
  const before = (verb === -1 ? claim.pieces : claim.pieces.slice(0, verb)).filter(isContent);
  return before.find((piece) =>
    ground.pieces.some((other, at) => {
      const last = ground.pieces[at - 1];
      return (
        isContent(other) &&
        other.text.includes(piece.text) &&
        last !== undefined &&
        /[到去往进進回在从從]$/u.test(last.text)
      );
    }),
  );
}

/** "婚礼在6月3日" of "考试在6月3日，婚礼在5月5日": a date belongs to what is said with it. */
export function datesMisplaced(
  claim: Reading,
  quotes: readonly QuoteReading[],
  lexicon: Lexicon,
  piecesOf: PiecesOf,
): Problem[] {
  for (const part of stretches(claim)) {
    const days = new Set(part.days);
    if (days.size === 0) continue;
    const words = piecesOf(part.text, lexicon).filter((piece) => isContent(piece) || isUnknown(piece));
    for (const quote of quotes) {
      const said = stretches(quote).filter(({ days: own }) => own.length > 0);
      const right = said.filter(({ days: own }) => own.some((day) => days.has(day)));
      const others = said.filter((one) => !right.includes(one));
      const stray = words.find(
        ({ text }) =>
          !right.some((one) => one.text.includes(text)) && others.some((one) => one.text.includes(text)),
      );
      if (right.length > 0 && stray)
        return [problem('date', `The quotes name no date like “${stray.text}”.`)];
    }
  }
  return [];
}

type PiecesOf = (text: string, lexicon: Lexicon) => Piece[];

/** What stands between commas, and the days that it names. */
function stretches({ text, dates }: Reading): { text: string; days: string[] }[] {
  return Array.from(text.matchAll(/[^，,、。；;！？!?\n]+/gu), (match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const own = dates.filter((date) => date.start < end && date.end > start);
    const rest = own.reduce((left, date) => left.replace(date.text, ' '), match[0]);
    return { text: rest, days: own.map(({ day }) => day) };
  });
}
