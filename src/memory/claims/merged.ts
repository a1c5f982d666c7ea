import { type Anchor, type Case, type Ground, holds, isAboutSpeaker } from './anchors.ts';
import { has } from './grammar.ts';
import type { Cast } from './people.ts';
import { type Problem, problem } from './subjects.ts';

export function names(people: ReadonlySet<string>, cast: Cast): string {
  return Array.from(people, (id) => cast.name(id)).join(', ') || 'something else';
}

/** One sentence about one subject, or about several together, may not mix what each said about themselves. */
export function mergedSubjects(
  given: Case,
  anchors: readonly Anchor[],
  people: ReadonlySet<string>,
  used: ReadonlySet<Ground>,
): Problem[] {
  const { cast, grounds, frame, clause } = given;
  if (frame !== undefined || (people.size === 1 && !clause.tokens.some((token) => has(token, 'crowd'))))
    return [];
  if (people.size === 0) {
    const speakers = new Set(
      Array.from(used)
        .filter((ground) => isAboutSpeaker(ground.clause))
        .map((ground) => ground.quote.source.speaker.id),
    );
    if (speakers.size < 2) return [];
    return [
      problem('merged_subjects', `What ${names(speakers, cast)} said about themselves is merged into one.`),
    ];
  }
  for (const id of people) {
    if (joinsIn(given, id)) continue;
    for (const anchor of anchors) {
      const holding = grounds.filter((ground) => holds(ground, anchor));
      if (
        holding.length === 0 ||
        holding.some((ground) => ground.quote.source.speaker.id === id || !isAboutSpeaker(ground.clause))
      )
        continue;
      return [
        problem(
          'merged_subjects',
          `“${anchor.token.raw}” was said by ${cast.name(holding[0]?.quote.source.speaker.id ?? '')}, not by or about ${cast.name(id)}.`,
        ),
      ];
    }
  }
  return [];
}

/** "Me too!" takes over what another said. */
function joinsIn({ quotes }: Case, id: string): boolean {
  return quotes.some(
    (quote) =>
      quote.source.speaker.id === id &&
      quote.tokens.length <= 8 &&
      quote.tokens.some((token) => has(token, 'too')) &&
      quote.tokens.every((token) => token.kind === 'break' || token.free || has(token, 'too', 'I', 'me')),
  );
}
