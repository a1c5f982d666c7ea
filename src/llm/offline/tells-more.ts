import { statementsOf } from '../../languages/statements.ts';
import { contentStems } from '../../text/words.ts';
import type { Matter } from './matter.ts';

/**
 * Whether a line tells, in a part of its own, something of which the newer statement says nothing: "I'm a nurse and
 * allergic to penicillin" is not replaced as a whole by "I'm not a nurse any more". Both stand then: an old word beside the
 * new one does less harm than an allergy that is forgotten.
 */
export function tellsMore(earlier: Matter, later: Matter): boolean {
  const joints = statementsOf(earlier.language)?.joints;
  if (joints === undefined) return false;
  const [subject] = earlier.clauses[0] ?? [];
  const named = new Set([...earlier.kin, ...later.kin, earlier.person, later.person]);
  // Whom both speak of says nothing of what they say.
  if (subject === later.clauses[0]?.[0]) named.add(subject);
  const parts = partsOf(earlier.plain, joints)
    .map((part) => {
      const stems = contentStems(part, earlier.language);
      const telling = stems.filter((stem) => !named.has(stem));
      return telling.length > 0 ? telling : stems;
    })
    .filter((stems) => stems.length > 0);
  const shares = (stems: readonly string[]): boolean => stems.some((stem) => later.stems.includes(stem));
  const untold = parts.filter((stems) => !shares(stems)).length;
  // Where no part has a word in common, one of them is what is replaced.
  return parts.length > 1 && untold > (untold === parts.length ? 1 : 0);
}

/** Parts that a word joins; what a comma parts mostly speaks of the same. */
function partsOf(plain: string, joints: RegExp): string[] {
  const places = Array.from(plain.matchAll(joints)).filter(([joint]) => joint.trim() === '');
  const starts = [0, ...places.map(({ index }) => index)];
  return starts.map((start, at) => plain.slice(start, starts[at + 1]));
}
