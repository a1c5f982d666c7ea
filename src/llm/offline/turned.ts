import { language } from '../../languages/index.ts';
import { type MatterRules, mattersOf } from '../../languages/matters.ts';
import { type StatementRules, statementsOf } from '../../languages/statements.ts';
import { contentStems } from '../../text/words.ts';
import { bareStems, everywhere } from './bare-stems.ts';

/** Of whom something is said: the speaker, or one of theirs by relation, by name, or by both. */
interface Subject {
  self: boolean;
  kin: string;
  /** What stands between the relation and what is said, or, without one, all that stands in front of it. */
  name: string;
  /** All that stands in front of it. */
  before: string;
}

/** What a line says of a life, by slot: how it is, and that it has changed. */
export interface Life {
  held: ReadonlyMap<string, Subject>;
  turned: ReadonlyMap<string, Subject & { left: string | undefined }>;
}

const NONE: Life = { held: new Map(), turned: new Map() };

/** @param plain in lower case with plain apostrophes, without the name in front */
export function lifeIn(plain: string, code: string): Life {
  const rules = mattersOf(code);
  const spoken = statementsOf(code);
  if (rules?.turns === undefined || spoken === undefined) return NONE;
  const held = new Map<string, Subject>();
  const turned = new Map<string, Subject & { left: string | undefined }>();
  for (const { slot, held: holds, turned: turns } of rules.turns) {
    const [is, was] = [holds.exec(plain), turns.exec(plain)];
    if (is !== null) held.set(slot, subjectOf(plain, is, rules, spoken));
    if (was === null) continue;
    const left = was.groups?.left ?? was.groups?.left2;
    turned.set(slot, { ...subjectOf(plain, was, rules, spoken), left });
  }
  return { held, turned };
}

/** What parts one clause from the next. */
const CLAUSE = /[,;:.!?…，；：、。！？]+/gu;

function subjectOf(plain: string, at: RegExpExecArray, rules: MatterRules, spoken: StatementRules): Subject {
  const before = plain.slice(0, at.index);
  const kin = kinIn(before, spoken);
  if (kin !== undefined) {
    const behind = before.slice(kin.index + kin[0].length);
    const named = behind.slice(0, subjectMarks(spoken.code)?.exec(behind)?.index);
    return { self: false, kin: kin[0], name: plainName(named, rules, spoken), before };
  }
  const clause = before.split(CLAUSE).at(-1) ?? '';
  const rest = clause.replace(everywhere(spoken.self), ' ').replace(everywhere(spoken.group), ' ');
  const said = plain.slice(0, at.index + at[0].length);
  if (!spoken.unspaced) {
    const self = spoken.self.test(said) || spoken.group.test(said);
    return { self, kin: '', name: self ? '' : before, before };
  }
  const isNamed = subjectMarks(spoken.code)?.test(clause) !== false && plainName(rest, rules, spoken) !== '';
  return { self: !isNamed || rest !== clause, kin: '', name: rest === clause ? before : '', before };
}

/** The first person of the speaker's life; one who only keeps somebody company is not spoken of. */
function kinIn(before: string, { kin, code }: StatementRules): RegExpExecArray | undefined {
  const marks = subjectMarks(code);
  for (const found of before.matchAll(everywhere(kin))) {
    const [behind = ''] = before.slice(found.index + found[0].length).split(CLAUSE);
    if (marks === undefined || marks.test(behind.slice(0, LONGEST_NAME))) return found;
  }
  return undefined;
}

/** Particles that stand behind whom a sentence speaks of, in languages that have them. */
function subjectMarks(code: string): RegExp | undefined {
  const { verbFinal } = language(code).claims;
  return verbFinal === undefined ? undefined : new RegExp(`${verbFinal.topic}|${verbFinal.subject}`, 'u');
}

/** Between a relation and the particle behind it. */
const LONGEST_NAME = 8;

/** A name without particles, times and words of change; empty when nothing is left of it. */
function plainName(text: string, rules: MatterRules, { unspaced, code }: StatementRules): string {
  const timeless = (rules.times ?? []).reduce((rest, { pattern }) => rest.replace(pattern, ' '), text);
  const said = timeless.replace(everywhere(rules.change), ' ');
  if (!unspaced) return bareStems(said, rules, code).join(' ');
  const bare = rules.light ? said.replace(everywhere(rules.light), '') : said;
  return bare.replace(/[\p{Script=Hiragana}\s\p{P}]+/gu, '');
}

/** What is compared of a line. */
interface Told {
  life: Life;
  plain: string;
  language: string;
  /** It takes back what was said before. */
  reverses: boolean;
}

function asTurned([slot, subject]: [string, Subject]): [string, Subject & { left: undefined }] {
  return [slot, { ...subject, left: undefined }];
}

/**
 * "I live in Leeds", "moved at last, it's York now": of one person's home, work or school the newer word counts, however it
 * is said.
 */
export function turns(later: Told, earlier: Told): boolean {
  // "Correction: my sister lives in Bergen".
  const corrected = later.reverses ? [...later.life.held].map(asTurned) : [];
  for (const [slot, now] of [...later.life.turned, ...corrected]) {
    const then = earlier.life.held.get(slot) ?? earlier.life.turned.get(slot);
    if (then === undefined || !isOne(now, then, later.plain)) continue;
    if (now.left === undefined || names(earlier, now.left)) return true;
  }
  return false;
}

function isOne(now: Subject, then: Subject, plain: string): boolean {
  // A relative who is named alone later: "we have moved Vera to another school".
  const isNamed = then.name.split(' ').some((name) => name !== '' && now.before.includes(name));
  if (then.kin !== '' && now.kin === '' && isNamed) return true;
  if (then.self || now.self) return then.self && now.self;
  if (then.kin !== '' && now.kin === then.kin) {
    return (
      now.name === '' || then.name === '' || now.name.includes(then.name) || then.name.includes(now.name)
    );
  }
  return now.kin === '' && then.name.split(' ').some((name) => name !== '' && plain.includes(name));
}

/** Whether a line speaks of what was left: "I'm a plumber", "he has given up plumbing". */
function names({ plain, language: code }: Told, left: string): boolean {
  const start = (word: string): string => word.slice(0, SAME_START);
  const starts = new Set(contentStems(plain, code).map(start));
  return plain.includes(left) || contentStems(left, code).some((stem) => starts.has(start(stem)));
}

/** Words that begin alike are of one family. */
const SAME_START = 5;
