import { literal } from '../chat/markup.ts';
import type { Space } from '../conversation/spaces.ts';
import type { Item } from '../memory/types.ts';
import { cutGraphemes } from '../text/graphemes.ts';
import { say, type Texts } from '../text/say.ts';
import { type CommandResult, failure } from './command.ts';

/** The item that a number or a text means, or why there is none. */
export async function pickItem(
  { space, texts }: { space: Space; texts: Texts },
  text: string,
): Promise<{ item: Item } | CommandResult> {
  const wanted = text.trim();
  if (wanted === '') return failure('usage', say(texts, 'item.which'));
  const found = await space.keeper.find(wanted);
  if (found === undefined) return failure('not_found', say(texts, 'item.none', { given: shorten(wanted) }));
  if ('ambiguous' in found) {
    const lines = found.ambiguous.map((item) => `${item.n}. ${literal(item.text)}`);
    return failure('usage', `${say(texts, 'item.several')}\n${lines.join('\n')}`);
  }
  return { item: found };
}

/** An item as documents show it. */
export function itemDocument({ n, heading, text, state, kind, since, lastConfirmed }: Item) {
  return {
    n,
    heading,
    text,
    state,
    kind: kind ?? null,
    since: since ?? null,
    lastConfirmed: lastConfirmed ?? null,
  };
}

/** Graphemes of it. */
const LONGEST_ECHO = 80;

/** What a person typed, as it stands and short enough to be said back. */
export function shorten(text: string): string {
  return literal(cutGraphemes(text, LONGEST_ECHO));
}
