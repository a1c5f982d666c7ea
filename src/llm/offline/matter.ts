import { language as languageData, languages } from '../../languages/index.ts';
import { type MatterRules, mattersOf, type TimeForm } from '../../languages/matters.ts';
import { statementsOf } from '../../languages/statements.ts';
import type { NoteKind } from '../../memory/types.ts';
import { plannedDays } from '../../text/planned.ts';
import { normalisedKey } from '../../text/similarity.ts';
import { singleLine } from '../../text/visible.ts';
import { contentStems } from '../../text/words.ts';
import type { Speaker } from '../model.ts';
import { asOne } from './answered.ts';
import { bareStems, everywhere, orderedStems } from './bare-stems.ts';
import { saidIn } from './denied.ts';
import { type Framed, framedIn, framedInClause, PARTED } from './framed.ts';
import { lastingShare } from './likelihoods.ts';
import { plainLine } from './plain.ts';
import { rarities } from './rarity.ts';
import { rulesFor } from './recognise.ts';
import { sortsAmong } from './sorts.ts';
import { bareSentence, LONGEST_SENTENCE, voiceOf } from './statement.ts';
import { type Life, lifeIn } from './turned.ts';

/** What a line is about, in comparable form. */
export interface Matter {
  text: string;
  /** Whose statement it is; what is the group's may be told by anybody. */
  owner: string;
  /** Empty when it cannot be told. */
  language: string;
  /** Equal for lines that differ only in case, marks and spaces. */
  key: string;
  /** Sorted stems without denial, words of change and the owner's name. */
  stems: readonly string[];
  /** Stems of the words around it in its quotes: often the reason for something new, which names what was there before. */
  around: readonly string[];
  /** How much each stem tells of what it is about, from 0 to 1. */
  rarity: ReadonlyMap<string, number>;
  days: readonly string[];
  negative: boolean;
  /** Times by sort, in comparable form. */
  times: ReadonlyMap<TimeForm['sort'], readonly string[]>;
  /** Stems without times and light words; `undefined` where the language does not tell them. */
  bare: readonly string[] | undefined;
  /** The same of the clause that it is kept for. */
  head: readonly string[] | undefined;
  /** Stems of each clause in their order, without times, light words and change: the first mostly tell what it is about. */
  clauses: readonly (readonly string[])[];
  /** For each of these clauses, what of it stands before the place that it names; `undefined` where it names none. */
  placed: readonly (readonly string[] | undefined)[];
  /** Numbers that are no times, by clause: prices, amounts. */
  amounts: readonly (readonly string[])[];
  /** It says nothing of its speaker. */
  impersonal: boolean;
  /** Words for people and animals of one's life that it names: what is said of one is not said of another. */
  kin: readonly string[];
  /** The person of the owner's life whom it names, by name. */
  person: string | undefined;
  /** Numbers of the sorts of things that it names, by stem. */
  sorts: ReadonlyMap<string, number>;
  /** It says that something is new. */
  changes: boolean;
  /** It says that a time was changed. */
  moved: boolean;
  /** It says that something is over. */
  ends: boolean;
  /** It takes back what was said of the same before. */
  reverses: boolean;
  /** Stems of what it says is left behind. */
  leaves: readonly string[];
  /** Times and places to which it is limited, in plain form. */
  within: readonly string[];
  /** It is so every time. */
  always: boolean;
  /** It is about one time. */
  once: boolean;
  /** It is proposed, or meant, and not settled. */
  proposes: boolean;
  framed: Framed | undefined;
  /** What it says of a life: where somebody lives or works, and that it has changed. */
  life: Life;
  /** Stems of what it says there is another one of. */
  renews: readonly string[];
  /** Stems of its clauses that say why something cannot stay as it was. */
  failing: readonly string[];
  /** In lower case, without the name in front. */
  plain: string;
  kind: NoteKind | undefined;
  /** Milliseconds since the epoch: when it was last said; `undefined` when unknown. */
  at: number | undefined;
}

interface Said {
  text: string;
  kind: NoteKind | undefined;
  at: number | undefined;
  speakers: readonly Speaker[];
  /** The words that it rests on. */
  quotes?: readonly string[];
}

/** Owner of what is about nobody in particular. */
export const GROUP = 'group';

/** Reads lines; one reader knows the people of one piece of work. */
export class MatterReader {
  readonly #ids = new Map<string, string | undefined>();
  /** Those of several words, the longest first. */
  readonly #longNames: readonly string[];
  /** Owners by themselves and a relative's name. */
  readonly #relatives = new Map<string, string>();
  readonly #zone: string;
  readonly #language: string;

  /** @param language of the space; it decides between languages of one script */
  constructor(speakers: Iterable<Speaker>, zone: string, language: string) {
    this.#zone = zone;
    this.#language = language;
    for (const { id, name } of speakers) {
      const key = name.toLowerCase();
      // Two people of one name: only the line's own speakers can tell them apart.
      this.#ids.set(key, this.#ids.has(key) && this.#ids.get(key) !== id ? undefined : id);
    }
    this.#longNames = [...this.#ids.keys()]
      .filter((name) => name.includes(' '))
      .sort((a, b) => b.length - a.length);
  }

  read({ text: given, kind, at, speakers, quotes = [] }: Said): Matter {
    const text = singleLine(given);
    const { name, body: typed } = this.#asStated(this.#withoutName(text));
    const language = this.#languageOf(typed);
    const spelling = statementsOf(language);
    const rules = mattersOf(language);
    const { pattern, particle = '' } = rules?.topic ?? {};
    const { body, isDenied } = saidIn(pattern ? typed.replace(pattern, `$1${particle}`) : typed, spelling);
    const told = plainLine(body);
    const plain = rules ? told.replace(rules.source, '') : told;
    const core = coreOf(body, language);
    const owner = this.#owner({ name, text, plain, core, language, speakers, kind, at });
    this.#meet(owner, plain, language);
    const days = this.#days(body, kind, at, language);
    const stems = bareStems(plain, rules, language);
    const said = quotes.slice(0, MOST_QUOTES).map((quote) => plainLine(quote.slice(0, LONGEST_SENTENCE)));
    const around = bareStems(said.join(' '), rules, language).filter((stem) => !stems.includes(stem));
    const forms = isDenied ? undefined : rules;
    const framed = forms && (framedIn(core, forms, language) ?? framedInClause(body, forms, language));
    return {
      text,
      owner,
      language,
      key: normalisedKey(text),
      stems,
      around,
      rarity: rarities([...stems, ...around], language),
      days,
      ...timed(plain, core, rules, language),
      // "Ana likes tea" is about Ana; "Ana: the bus leaves at six" is not.
      impersonal: spelling?.self.test(core) === false && (name === undefined || text.startsWith(`${name}:`)),
      kin: kinIn(plain, language),
      person: this.#personIn(text, plain, rules, language),
      sorts: rules ? sortsAmong([...stems, ...(framed?.value ?? [])], rules, language) : new Map(),
      negative: (rules?.negation.test(core) ?? false) !== isDenied,
      changes: rules !== undefined && (rules.change.test(plain) || rules.moved?.test(plain) === true),
      moved: rules?.moved?.test(plain) ?? false,
      ends: rules?.ending?.test(plain) ?? false,
      reverses: isDenied || rules?.reversal?.test(plain) === true,
      leaves: rules ? stemsLeft(plain, rules, language) : [],
      within: rules ? (plain.match(everywhere(rules.within)) ?? []) : [],
      always: rules?.always.test(plain) ?? false,
      once: rules?.once.test(plain) ?? false,
      proposes: rules?.proposal.test(plain) ?? false,
      framed,
      life: lifeIn(plain, language),
      renews: rules ? stemsRenewed(plain, rules, language) : [],
      failing: rules ? stemsFailing(plain, rules, language) : [],
      plain,
      kind,
      at,
    };
  }

  #languageOf(body: string): string {
    const code = rulesFor(body, body, this.#language)?.code ?? '';
    // Of two languages that share their letters a few words tell less than the room.
    const isShort = body.replace(/\P{L}/gu, '').length < FEW_LETTERS;
    return isShort && CYRILLIC.has(code) && CYRILLIC.has(this.#language) ? this.#language : code;
  }

  /** Dates in other spellings are looked for only where they decide something: reading them takes its time. */
  #days(body: string, kind: NoteKind | undefined, at: number | undefined, language: string): string[] {
    if (kind !== 'plan') return body.match(ISO_DAY) ?? [];
    return plannedDays(body, at ?? 0, this.#zone, language || this.#language);
  }

  /** "Ana: Where is the key? Ben: With Joan." is about the same as Ben's "The key is with Joan". */
  #asStated(said: { name?: string; body: string }): { name?: string; body: string } {
    const { name, body } = said;
    const end = Math.max(body.lastIndexOf('?'), body.lastIndexOf('？')) + 1;
    const answer = body.slice(end).trim();
    if (name === undefined || end === 0 || answer === '') return said;
    const told = this.#withoutName(answer);
    return { name: told.name ?? name, body: asOne(body.slice(0, end), told.body, this.#languageOf(body)) };
  }

  #withoutName(text: string): { name?: string; body: string } {
    const label = /^([^:\n]{1,60}): +(?=\S)/u.exec(text);
    if (label?.[1] !== undefined && this.#ids.has(label[1].toLowerCase())) {
      return { name: label[1], body: text.slice(label[0].length) };
    }
    // "Ada Lovelace likes tea" is not about an Ada who speaks here, too.
    const whole = this.#longNames.find((name) => text.toLowerCase().startsWith(`${name} `)) ?? '';
    const first = text.slice(0, whole.length) || (/^[\p{L}\p{M}'’-]+/u.exec(text)?.[0] ?? '');
    for (const [name, rest] of [
      [first, text.slice(first.length).trimStart()],
      [first.replace(/['’]s$/u, ''), `my${text.slice(first.length)}`],
    ] as const) {
      if (name !== '' && this.#ids.has(name.toLowerCase()) && rest !== '') return { name, body: rest };
    }
    return this.#withoutSubject(text) ?? { body: text };
  }

  /** "澪は税理士事務所で働きます": without spaces a particle tells where a name ends. */
  #withoutSubject(text: string): { name: string; body: string } | undefined {
    const { verbFinal } = Object.hasOwn(languages, this.#language) ? languageData(this.#language).claims : {};
    const lower = text.toLowerCase();
    for (const name of verbFinal ? this.#ids.keys() : []) {
      const mark = [...(verbFinal?.topic.split('|') ?? []), verbFinal?.subject ?? ''].find(
        (one) => one.length === 1 && lower.startsWith(`${name}${one}`),
      );
      if (mark !== undefined) return { name, body: text.slice(name.length + mark.length) };
    }
    return undefined;
  }

  /** "My sister Olha", and not "моя сестра вчителька" nor "my sister moved": a word for what people are or do is no name. */
  #personIn(
    text: string,
    plain: string,
    rules: MatterRules | undefined,
    language: string,
  ): string | undefined {
    const name = statementsOf(language)?.relation.exec(plain)?.groups?.name;
    if (name === undefined || rules === undefined) return name;
    const stems = contentStems(name, language);
    if (sortsAmong(stems, rules, language).size > 0) return undefined;
    if (text.includes(`${name.charAt(0).toUpperCase()}${name.slice(1)}`)) return name;
    if (rules.change.test(name) || rules.moved?.test(name) || rules.ending?.test(name)) return undefined;
    const rarity = [...rarities(stems, language).values()];
    return rarity.some((one) => one >= RARE_AS_NAME) ? name : undefined;
  }

  /** Remembers a person of the owner's life by name, so that later lines may name them alone. */
  #meet(owner: string, plain: string, language: string): void {
    const name = statementsOf(language)?.relation.exec(plain)?.groups?.name;
    if (name !== undefined && owner !== GROUP) this.#relatives.set(`${owner} ${name}`, owner);
  }

  #relativeOf(plain: string, speakers: readonly Speaker[]): string | undefined {
    const first = /^[\p{L}\p{M}'-]+/u.exec(plain)?.[0].replace(/'s$/, '') ?? '';
    return speakers
      .map(({ id }) => this.#relatives.get(`self ${id} ${first}`))
      .find((owner) => owner !== undefined);
  }

  #owner({ name, text, plain, core, language, speakers, kind }: Owned): string {
    if (name === undefined) return this.#relativeOf(plain, speakers) ?? GROUP;
    const rules = statementsOf(language);
    const key = name.toLowerCase();
    // "The office will be in Linden, I'll tell them": what it is kept for is not about its speaker.
    if (text.startsWith(`${name}:`) && rules?.self.test(core) === false) {
      const arranged = kind !== undefined && DATED_KINDS.has(kind);
      if (arranged || voiceOf(core, rules, true) !== 'self') return GROUP;
    }
    // "We live at my parents'" is the group's.
    const [we, me] = [rules?.group.exec(core)?.index, rules?.self.exec(core)?.index];
    if (text.startsWith(`${name}:`) && we !== undefined && me !== undefined && we < me) return GROUP;
    const id =
      speakers.find((speaker) => speaker.name.toLowerCase() === key)?.id ?? this.#ids.get(key) ?? key;
    return `self ${id}`;
  }
}

/** What is written small and stands in many statements is no name. */
const RARE_AS_NAME = 0.6;
const FEW_LETTERS = 30;
/** More quotes than these tell of other days. */
const MOST_QUOTES = 2;
const CYRILLIC: ReadonlySet<string> = new Set(['uk', 'ru']);

/** What tells whose statement a line is. */
interface Owned extends Said {
  name: string | undefined;
  plain: string;
  core: string;
  language: string;
}

/** The clause of a line that says what it is kept for, in plain form: without chatter, and what is added to it. */
function coreOf(body: string, language: string): string {
  const rules = statementsOf(language);
  const bare = rules ? bareSentence(body, rules) : body;
  if (!rules || !PARTED.test(bare)) return plainLine(bare);
  if (bare.length > LONGEST_SENTENCE) return plainLine(bare);
  const parts = bare.split(PARTED).map((part) => ({ part, share: lastingShare(part, language) }));
  const most = Math.max(...parts.map(({ share }) => share));
  const core = parts.find(({ share }) => share >= CLEAR && share >= most * NEARLY)?.part;
  return plainLine(core === undefined ? bare : bareSentence(core, rules));
}

/** From this likelihood a clause alone is what a line is kept for. */
const CLEAR = 0.3;
/** The first part that is nearly as clear as the clearest is taken. */
const NEARLY = 0.6;

const DATED_KINDS: ReadonlySet<NoteKind> = new Set(['plan', 'decision']);

function kinIn(plain: string, language: string): string[] {
  const kin = statementsOf(language)?.kin;
  const found = kin ? (plain.match(everywhere(kin)) ?? []) : [];
  return [...new Set(found.flatMap((word) => contentStems(word, language)))].sort();
}

const ISO_DAY = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g;
const NUMBERS = /(?<![\p{L}\p{N}])(?!(?:19|20)\d\d(?!\p{N}))\p{N}+(?:[.,]\p{N}+)?/gu;
/** A comma within a number parts nothing. */
const CLAUSE_ENDS = /[,;:.!?…，；：、。！？]+(?:\s+|(?!\p{N}))/u;
/** "Budget: 900 at most": the word in front is what the clause is about. */
const LABEL = /^(\s*\p{L}[\p{L}'-]+) ?: /u;
/** More clauses than these are a story. */
const MOST_CLAUSES = 6;

/** The times that a line names, and what is left of it without them. */
function timed(
  plain: string,
  core: string,
  rules: MatterRules | undefined,
  language: string,
): Pick<Matter, 'times' | 'bare' | 'head' | 'clauses' | 'placed' | 'amounts'> {
  const times = new Map<TimeForm['sort'], string[]>();
  if (!rules?.times) return { times, bare: undefined, head: undefined, clauses: [], placed: [], amounts: [] };
  const untimed = (text: string, found: (sort: TimeForm['sort'], time: string) => void): string => {
    let rest = text;
    for (const { sort, pattern, value } of rules.times ?? []) {
      rest = rest.replace(pattern, (...match) => {
        const groups = match.at(-1) as Record<string, string | undefined> | string;
        found(sort, value ?? (typeof groups === 'object' ? groups.value : undefined) ?? String(match[0]));
        return ' ';
      });
    }
    return rest;
  };
  const ordered = (text: string): string[] =>
    orderedStems(rules.light ? text.replace(everywhere(rules.light), ' ') : text, rules, language);
  const told = (part: string): string[] => ordered(part).filter((stem) => !/^\p{N}/u.test(stem));
  const placed = (part: string): string[] | undefined => {
    const at = rules.place?.exec(part.trim())?.index ?? 0;
    // What a clause begins with is a place for what follows, not of what it is about.
    return at > 0 ? told(part.trim().slice(0, at)) : undefined;
  };
  const rest = untimed(plain, (sort, time) => times.set(sort, [...(times.get(sort) ?? []), time]));
  const bare = ordered(rest).sort();
  const parts = rest.replace(LABEL, '$1 ').split(CLAUSE_ENDS).slice(0, MOST_CLAUSES);
  return {
    times,
    bare,
    head: core === plain ? bare : ordered(untimed(core, () => undefined)).sort(),
    clauses: parts.map(told),
    placed: parts.map(placed),
    amounts: parts.map((part) => part.match(NUMBERS) ?? []),
  };
}

function stemsLeft(plain: string, rules: MatterRules, language: string): string[] {
  return rules.instead.flatMap((form) => {
    const old = form.exec(plain)?.groups?.old;
    return old === undefined ? [] : bareStems(old, rules, language);
  });
}

function stemsRenewed(plain: string, { renewed }: MatterRules, language: string): string[] {
  const { thing, thing2, thing3 } = renewed?.exec(plain)?.groups ?? {};
  return contentStems(thing ?? thing2 ?? thing3 ?? '', language);
}

/** "The mill is shut, we meet at the market": a clause of its own, with what takes its place in another one. */
function stemsFailing(plain: string, rules: MatterRules, language: string): string[] {
  const clauses = plain.split(CLAUSE_ENDS).filter((clause) => clause.trim() !== '');
  if (rules.fails === undefined || clauses.length < 2 || clauses.length > MOST_CLAUSES) return [];
  return clauses
    .filter((clause) => rules.fails?.test(clause))
    .flatMap((one) => bareStems(one, rules, language));
}
