import { addDays, type Day } from '../../src/time/zone.ts';
import { randomOf } from '../support/random.ts';
import { ENGLISH } from './english.ts';
import { CHANGED, REPEATED } from './family.ts';
import { GERMAN } from './german.ts';
import type { Line, Voice } from './types.ts';
import { GRANDMOTHER, UKRAINIAN } from './ukrainian.ts';

type Told = Omit<Line, 'time' | 'day'>;

/** Chatter of a day by person; the grandmother writes little. */
const CHATTER: readonly (readonly [Voice, number])[] = [
  [UKRAINIAN, 12],
  [GERMAN, 10],
  [ENGLISH, 12],
  [GRANDMOTHER, 4],
];
const SEED = 2026;
const FIRST_MINUTE = 7 * 60;
const LAST_MINUTE = 22 * 60;
/** Plans are told so many days ahead. */
const SOONEST_PLAN_DAYS = 2;
const LATEST_PLAN_DAYS = 9;

/** Tells sentences with their slots filled; the same seed tells the same. */
function storyteller(
  firstDay: Day,
  random: () => number,
): (voice: Voice, list: readonly string[], day: number) => string {
  const decks = new Map<readonly string[], string[]>();

  /** Goes through all sentences before one comes again, each time in another order. */
  function draw(list: readonly string[]): string {
    const deck = decks.get(list) ?? [];
    if (deck.length === 0) deck.push(...shuffled(list, random));
    decks.set(list, deck);
    return deck.pop() ?? '';
  }

  return ({ slots, months, date }, list, day) =>
    draw(list).replaceAll(/\{(\p{L}+)\}/gu, (_, slot: string) => {
      if (slot !== 'date') return draw(slots[slot] ?? []);
      const ahead = SOONEST_PLAN_DAYS + Math.floor(random() * (LATEST_PLAN_DAYS - SOONEST_PLAN_DAYS + 1));
      const [, month = 1, of = 1] = addDays(firstDay, day + ahead)
        .split('-')
        .map(Number);
      return date(of, months[month - 1] ?? '');
    });
}

/** What one person says, by day. */
export function voiceLines(
  voice: Voice,
  days: number,
  firstDay: Day,
  aDay: { chatter: number; facts: number },
): string[][] {
  const random = randomOf(SEED);
  const tell = storyteller(firstDay, random);
  return Array.from({ length: days }, (_, day) =>
    shuffled(
      [
        ...Array.from({ length: aDay.chatter }, () => tell(voice, voice.chatter, day)),
        ...Array.from({ length: aDay.facts }, () => tell(voice, voice.facts, day)),
      ],
      random,
    ),
  );
}

/** What the family says in so many days: hand-written sentences in three languages, always combined in the same way. */
export function familyChat(days: number, firstDay: Day): Line[] {
  const random = randomOf(SEED);
  const tell = storyteller(firstDay, random);
  const told = (voice: Voice, purpose: Told['purpose'], list: readonly string[], day: number): Told => ({
    who: voice.name,
    purpose,
    text: tell(voice, list, day),
  });

  const lines: Line[] = [];
  for (let day = 0; day < days; day += 1) {
    const said: Told[] = CHATTER.flatMap(([voice, count]) =>
      Array.from({ length: count }, () => told(voice, 'chatter', voice.chatter, day)),
    );
    const speakers = [UKRAINIAN, GERMAN, ENGLISH];
    for (const voice of [...speakers, ...(day % 4 === 0 ? [GRANDMOTHER] : [])]) {
      if (random() < 0.7) said.push(told(voice, 'fact', voice.facts, day));
      if (random() < 0.25) said.push(told(voice, 'plan', voice.plans, day));
    }
    for (const { who, wordings, days: on } of REPEATED) {
      const time = on.indexOf(day);
      if (time >= 0) said.push({ who, purpose: 'repeated', text: wordings[time % wordings.length] ?? '' });
    }
    for (const { who, before, after } of CHANGED) {
      for (const { day: on, text } of [before, after])
        if (on === day) said.push({ who, purpose: 'changed', text });
    }
    lines.push(...timed(shuffled(said, random), day));
  }
  return lines;
}

/** Spreads the messages of a day evenly over it. */
function timed(said: readonly Told[], day: number): Line[] {
  return said.map((line, at) => {
    const minute = FIRST_MINUTE + Math.floor((at * (LAST_MINUTE - FIRST_MINUTE)) / said.length);
    const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
      String(part).padStart(2, '0'),
    );
    return { ...line, day, time: `${hours}:${minutes}` };
  });
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((element) => ({ element, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ element }) => element);
}
