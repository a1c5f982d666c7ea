import { type Problem, problem } from './subjects.ts';
import { isContent, isPredicate, marked, type Piece, pairsOf, subjectOf } from './unspaced-reading.ts';
import type { Circumstances, Claim, Ground } from './unspaced-types.ts';

export function kinOf(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => marked(piece, 'kin'));
}

export function subjects(claim: Claim, ground: Ground, { cast }: Circumstances): Problem[] {
  const { speaker } = ground.quote.source;
  const [own, said] = [ground.persons, claim.persons];
  const subject = subjectOf(ground.pieces);
  const implied = subject.length === 0 && ground.inherited.length === 0;
  for (const person of said) {
    if (person !== speaker.id && !own.has(person)) {
      return [problem('subject', `The quote is about ${speaker.name}, the text about ${cast.name(person)}.`)];
    }
  }
  const wrong = (word: string) => [
    problem('subject', `The quote says “${word}”, which the text leaves out.`),
  ];
  const aboutSpeaker = said.has(speaker.id);
  for (const person of own) {
    if (person !== speaker.id && !said.has(person) && said.size > 0) return wrong(cast.name(person));
  }
  const relatives = kinOf([...ground.pieces, ...ground.inherited]);
  const named = kinOf([...claim.pieces, ...claim.inherited]);
  const lost = relatives.find((one) => !named.some((other) => sameKin(one, other)));
  if (lost && (aboutSpeaker || said.size === 0)) return wrong(lost.text);
  if (!aboutSpeaker) {
    const ofThem = subject.some((piece) => marked(piece, 'I', 'my')) || implied;
    const only =
      said.size === 0 &&
      named.length > 0 &&
      subject.some((piece) => marked(piece, 'I')) &&
      relatives.length === 0;
    return ofThem && only ? wrong('我') : [];
  }
  if (named.length > 0 && relatives.length === 0) return wrong(named[0]?.text ?? '');
  const called = claim.pieces.find(
    (piece, at) => marked(piece, 'kin') && marked(claim.pieces[at - 1] ?? piece, 'be'),
  );
  if (called && !ground.marks.has('be')) return wrong(called.text);
  if (said.size === 1 && subject.length > 0) {
    const other = subject.find((piece) => marked(piece, 'you', 'third'));
    const self = subject.some((piece) => marked(piece, 'I', 'my', 'we', 'our'));
    const resolved =
      marked(other ?? (subject[0] as Piece), 'third') &&
      ground.inherited.some((piece) => named.some((one) => sameKin(piece, one)));
    if (other && !self && !resolved) return wrong(other.text);
  }
  const stranger = strangerIn(ground, claim);
  return stranger === undefined ? [] : wrong(stranger);
}

export function sameKin(one: Piece, other: Piece): boolean {
  const groups = other.entry?.groups ?? new Set();
  return one.text === other.text || [...(one.entry?.groups ?? [])].some((group) => groups.has(group));
}

/** What leads up to a statement may be left out. */
const CAUSE = /^(?:因为|因為|由于|由於|为了|為了)$/u;

/** What a quote names in front of its predicate and a claim leaves out: the predicate is of that. */
function strangerIn(ground: Ground, claim: Claim): string | undefined {
  const report = ground.pieces.findIndex((piece) => marked(piece, 'report'));
  const rest = report === -1 ? ground.pieces : ground.pieces.slice(report + 1);
  const verb = rest.findIndex((piece) => isPredicate(piece));
  if (verb === -1) return undefined;
  const pairs = pairsOf(claim.text);
  return rest
    .slice(0, verb)
    .find(
      (piece, at, all) =>
        isContent(piece) &&
        !CAUSE.test(all[at - 1]?.text ?? '') &&
        !claim.text.includes(piece.text) &&
        ![...pairsOf(piece.text)].some((pair) => pairs.has(pair)),
    )?.text;
}
