import { language } from '../../languages/index.ts';
import { mattersOf } from '../../languages/matters.ts';
import { lexiconOf } from '../../memory/claims/lexicon.ts';
import { contentStems } from '../../text/words.ts';
import type { Relation } from './forms.ts';
import type { Matter } from './matter.ts';
import { equalStems } from './stem-lists.ts';
import { topicOf } from './topic.ts';

/** So rare are words that name an office or a thing, and not what somebody does. */
const NOUN = 0.6;

/**
 * "The treasurer is Irene Smith", "our treasurer will be Mark Jones": an office has one name at a time, whoever tells it.
 *
 * @returns `undefined` when one of them does not say who or what holds it, by its name
 */
export function byOffice(later: Matter, earlier: Matter): Relation | undefined {
  if (!later.impersonal || !earlier.impersonal || later.negative || earlier.negative) return undefined;
  if (later.times.size > 0 || later.proposes || !equalStems(later.kin, earlier.kin)) return undefined;
  const topic = topicOf(later, earlier);
  if (topic?.places !== 'both' || topic.now[0] !== topic.then[0]) return undefined;
  const shared = topic.now.filter((stem) => topic.then.includes(stem));
  // "Our neighbour is Ana": there may be several.
  if (shared.length <= later.kin.length || shared.some((stem) => (later.rarity.get(stem) ?? 1) < NOUN))
    return undefined;
  const [now, then] = [holderOf(later), holderOf(earlier)];
  if (now === undefined || then === undefined) return undefined;
  const others = (stems: readonly string[], holder: readonly string[]): boolean =>
    stems.every((stem) => shared.includes(stem) || holder.includes(stem));
  const differ = !now.some((stem) => then.includes(stem));
  return differ && others(topic.now, now) && others(topic.then, then) ? 'replaces' : undefined;
}

/** Stems of the name behind "is", "will be", "now" or a dash, where capitals tell a name. */
function holderOf({ text, language: code }: Matter): string[] | undefined {
  if (language(code).claims.capitalNouns) return undefined;
  const said = text.replace(/^[^:]{1,60}: +/u, '');
  const name = /(?<before>[\p{L}'’]+|—|–)\s+(?<name>\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/u.exec(
    said,
  );
  const { before = '', name: found } = name?.groups ?? {};
  if (found === undefined || (name?.index ?? 0) === 0) return undefined;
  const word = before.toLowerCase();
  const isCopula =
    /[—–]/u.test(before) ||
    lexiconOf(code)
      .marks.get(word)
      .some((mark) => mark === 'be' || mark === 'plan') ||
    mattersOf(code)?.now.test(word) === true;
  return isCopula ? contentStems(found, code) : undefined;
}
