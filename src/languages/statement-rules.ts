/** What a durable statement can be; a subset of the memory's note kinds by name. */
export type StatementKind =
  | 'preference'
  | 'person'
  | 'decision'
  | 'plan'
  | 'fact'
  | 'rule'
  | 'experience'
  | 'event'
  | 'task';

/** "I live in Leeds *and work as a nurse*": the second verb is the speaker's, too. */
interface GoesOnWords {
  /** How a sentence begins with its speaker, and what the second verb is given in front of it. */
  subjects: readonly { said: string; given: string; beforeVowel?: string }[];
  /** Verbs as they stand behind the pronoun, with the adverbs in front of them. */
  verbs: string;
  /** Words behind which such a verb may depend on another one: "I want to live there and work". */
  dependent?: string;
}

/** The same, ready for reading. */
interface GoesOnRules {
  subjects: readonly { said: RegExp; given: string; beforeVowel: string }[];
  verb: RegExp;
  dependent?: RegExp;
}

/** Clauses at the end of which their verb stands: "dass ich Jazz *mag*". */
interface VerbLastWords {
  /** The words that open them. */
  that: string;
  /** Subjects, and the forms of verbs that go with each. */
  subjects: readonly { said: string; verbs: readonly string[] }[];
  /** The forms that go with people of the speaker's life. */
  others: readonly string[];
  /** First parts of verbs that stand alone at the end of a sentence: "stehe … auf". */
  particles: readonly string[];
  /** What stands in front of a noun. */
  determiners: string;
  /** What tells more of a noun behind it, so that the subject does not end there. */
  attributes: string;
}

/** The same, ready for reading. */
interface VerbLastRules {
  that: RegExp;
  subjects: readonly { said: RegExp; verbs: ReadonlySet<string>; named: boolean }[];
  /** Longest first. */
  particles: readonly string[];
  others: ReadonlySet<string>;
  /** A noun as subject, by its capital. */
  noun: RegExp;
}

/** What stands around a statement that somebody asks to remember; at least one of `before` and `behind`. */
interface AskingWords {
  /** In front of it, in a question. */
  before?: string;
  /** Behind it, whether or not it is a question. */
  behind?: string;
  /** At the end of a question with `before`, without saying anything. */
  closing?: string;
}

/** The same, ready for reading. */
interface AskingRules {
  before?: RegExp;
  behind?: RegExp;
  closing?: RegExp;
}

/** Verb forms with which a sentence in the first person is told in the third. */
export interface ThirdPerson {
  /** The whole opening, up to and with the verb: groups `lead` (auxiliary), `adverb` and `verb`, all optional. */
  opening: RegExp;
  /** Auxiliaries as they stand after the pronoun, and what they become: `'m` → `is`. */
  auxiliaries: Readonly<Record<string, string>>;
  /** Verbs of the present tense. */
  verbs: Readonly<Record<string, string>>;
  /** Verb forms that do not change. */
  unchanged: ReadonlySet<string>;
  /** Words whose presence makes the change unsafe. */
  unsafe: RegExp;
}

/**
 * What a language gives to the offline summariser, beside labelled sentences. Lists are sources of regular expressions
 * in lower case with `'` for every apostrophe, entries parted by `|`.
 */
export interface StatementWords {
  /** ISO 639-1. */
  code: string;
  /** A letter of its script. */
  script: RegExp;
  /** Its words are not parted by spaces. */
  unspaced?: true;
  /** How its lists are made into expressions, where it has spellings of its own; by default {@link pattern}. */
  compile?: (source: string) => RegExp;
  /** Words in front of a statement that say nothing; taken off one at a time. */
  leads: string;
  /** Laughs and particles after it. */
  tails: string;
  /** How a speaker asks others to agree, behind a statement: "deal?". */
  assent: string;
  /** What a speaker adds to say that it is not new: "as I said". */
  aside?: string;
  /** Politeness and names of the assistant in front of `forget` and `remember`. */
  polite: string;
  /** Openings of a sentence that asks not to be remembered: nothing of it becomes a note. */
  forget: string;
  /** Openings of `remember that …`: what follows is the statement. */
  remember: string;
  /** How a question asks to remember what it says: "could you note that …?" */
  asking: AskingWords;
  /** Openings of a sentence that leans on the one before. */
  leaning: string;
  /** First person, singular and plural. */
  self: string;
  group: string;
  /** Forms of my and our. */
  my: string;
  /** People and animals of one's life. */
  kin: string;
  /** What may stand between them and their name, with its spaces: ` is called `. */
  named: string;
  /** Words before which a clause may begin: conjunctions; where no spaces part words, the marks between clauses. */
  joints: string;
  /** How a sentence goes on with another verb of its speaker's; for languages that need the pronoun in front of it. */
  goesOn?: GoesOnWords;
  verbLast?: VerbLastWords;
  /** Verbs of one who is spoken of, with the adverbs in front: "My sister lives in Leeds *and works* as a nurse". */
  othersVerbs?: string;
  /** Chat spellings of words, in lower case, and what they stand for: `im` → `I'm`. */
  spellings?: Readonly<Record<string, string>>;
  /** Long forms and the short ones that say the same, in lower case: `i am` → `i'm`. What is learned of one holds for both. */
  contractions?: Readonly<Record<string, string>>;
  thirdPerson?: ThirdPerson;
}

/** Forms, where they stand (global; absent when there are none), and what stands in the place of each. */
export interface Respelling {
  found?: RegExp;
  forms: ReadonlyMap<string, string>;
}

function respelling(table: Readonly<Record<string, string>>): Respelling {
  const forms = new Map(Object.entries(table));
  if (forms.size === 0) return { forms };
  const any = [...forms.keys()].join('|');
  return { forms, found: new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${any})(?![\p{L}\p{N}'])`, 'giu') };
}

/** The words of a language, ready for reading. All expressions see plain text in lower case. */
export interface StatementRules extends Pick<StatementWords, 'code' | 'script' | 'unspaced' | 'thirdPerson'> {
  lead: RegExp;
  tail: RegExp;
  /** All of a clause. */
  assent: RegExp;
  aside?: RegExp;
  forget: RegExp;
  remember: RegExp;
  asking: AskingRules;
  leaning: RegExp;
  self: RegExp;
  group: RegExp;
  kin: RegExp;
  /** A person or an animal of the speaker's life, with the name as group `name`. */
  relation: RegExp;
  /** Nothing but such a person, a conjunction aside, with the name as group `name`. */
  relative: RegExp;
  /** Marks and words between clauses; global. The clause behind starts where the match ends. */
  joints: RegExp;
  goesOn?: GoesOnRules;
  verbLast?: VerbLastRules;
  /** How a sentence begins with somebody of the speaker's life and a verb of theirs, and how a clause does with another. */
  others?: { subject: RegExp; verb: RegExp };
  spellings: Respelling;
  contractions: Respelling;
}

function verbLastFrom(
  { that, subjects, others, particles, determiners, attributes }: VerbLastWords,
  whose: string,
): VerbLastRules {
  const subject = (said: string, verbs: readonly string[], named: boolean) => {
    return { said: pattern(`^(?:${said})(?= )`), verbs: new Set(verbs), named };
  };
  return {
    that: pattern(`^(?:${that}) `),
    subjects: [
      ...subjects.map(({ said, verbs }) => subject(said, verbs, false)),
      subject(whose, others, true),
    ],
    particles: [...particles].sort((a, b) => b.length - a.length),
    others: new Set(others),
    noun: new RegExp(
      String.raw`^(?:(?:${determiners}) (?:\p{Ll}{2,} ){0,2})?\p{Lu}[\p{L}-]+(?= (?!(?:${attributes}) ))`,
      'u',
    ),
  };
}

function goesOnFrom({ subjects, verbs, dependent }: GoesOnWords): GoesOnRules {
  return {
    subjects: subjects.map(({ said, given, beforeVowel = given }) => ({
      said: pattern(`^(?:${said})`),
      given,
      beforeVowel,
    })),
    verb: pattern(`^(?:${verbs}) `),
    ...(dependent === undefined ? {} : { dependent: pattern(String.raw`\b(?:${dependent})\b`) }),
  };
}

const JOINT_MARKS = [
  String.raw`\s*(?:[;…。；]|\.{2,}|(?<![:;=8-])[()（）])\s*`,
  String.raw`\s+(?:-{1,2}|[–—])\s+|\s*—\s*`,
  String.raw`,\s+|:\s+|[，、：]\s*`,
  String.raw`\s*[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]+\s*`,
].join('|');

/** Compiles the words of a language into the patterns that find statements. */
export function rulesFrom(words: StatementWords): StatementRules {
  const {
    code,
    script,
    unspaced,
    compile = pattern,
    thirdPerson,
    goesOn,
    othersVerbs,
    aside,
    asking,
  } = words;
  const edge = unspaced ? '' : String.raw`\b`;
  const gap = unspaced ? '[ ,;:.!—–，。：、！～~-]*' : '[ ,;:.!—–-]+';
  const asked = `^(?:(?:${words.polite})[ ,，]*)*`;
  return {
    code,
    script,
    lead: compile(String.raw`^(?:${words.leads})${gap}(?=[\p{L}\d"'(])`),
    tail: compile(`[ ,.!，。！]*${edge}(?:${words.tails})(?=[ .!。！]*$)`),
    assent: compile(`^(?:${words.assent})$`),
    forget: compile(`${asked}(?:${words.forget})${edge}`),
    remember: compile(`${asked}(?:${words.remember}) *`),
    asking: {
      ...(asking.before ? { before: compile(`${asked}(?:${asking.before})[ ,，:：]*`) } : {}),
      ...(asking.behind ? { behind: compile(`(?:${asking.behind})$`) } : {}),
      ...(asking.closing ? { closing: compile(`(?:${asking.closing})$`) } : {}),
    },
    leaning: compile(`^(?:${words.leaning})${edge}`),
    self: compile(`${edge}(?:${words.self})${edge}`),
    group: compile(`${edge}(?:${words.group})${edge}`),
    kin: compile(`${edge}(?:${words.kin})${edge}`),
    relation: compile(
      String.raw`${edge}(?:${words.my})${unspaced ? '' : ' (?:[\\p{L}-]+ )?'}(?:${words.kin})(?:${words.named})(?<name>\p{L}[\p{L}'-]+)`,
    ),
    relative: compile(
      String.raw`^(?:(?:${words.joints || ','}) )?(?:${words.my}) (?:[\p{L}-]+ )?(?:${words.kin})(?:,? (?<name>\p{L}[\p{L}'-]+))?$`,
    ),
    joints: new RegExp(
      unspaced
        ? JOINT_MARKS.replace('[，、：]', words.joints || '[，、：]')
        : words.joints === ''
          ? JOINT_MARKS
          : String.raw`${JOINT_MARKS}|\s+(?=(?:${words.joints})\s)`,
      'giu',
    ),
    ...(aside ? { aside: compile(`(?:,|;| [–—-]+) ?(?:${aside})[ .!]*$`) } : {}),
    ...(goesOn ? { goesOn: goesOnFrom(goesOn) } : {}),
    ...(words.verbLast ? { verbLast: verbLastFrom(words.verbLast, `(?:${words.my}) (?:${words.kin})`) } : {}),
    ...(othersVerbs
      ? {
          others: {
            subject: compile(
              String.raw`^(?:${words.my}) (?:[\p{L}-]+ )?(?:${words.kin})(?:,? \p{L}[\p{L}'-]+)?(?= (?:${othersVerbs}) )`,
            ),
            verb: compile(`^(?:${othersVerbs}) `),
          },
        }
      : {}),
    spellings: respelling(words.spellings ?? {}),
    contractions: respelling(words.contractions ?? {}),
    ...(unspaced ? { unspaced } : {}),
    ...(thirdPerson ? { thirdPerson } : {}),
  };
}

/** Letters of every script, caseless ones and small ones: spelled out, because property escapes compile slowly. */
const LETTERS =
  'a-z\\u00aa\\u00b5\\u00ba\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2dff\\u3005-\\u3007\\u3040-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefe';
const DIGITS = '0-9';
const SIGN = `[${LETTERS}${DIGITS}]`;
const EDGE = `(?:(?<!${SIGN})(?=${SIGN})|(?<=${SIGN})(?!${SIGN}))`;

/**
 * A regular expression for lower-case text with plain apostrophes, in which `\b`, `\p{L}` and `\p{N}` know the letters
 * of every script. It gives indices when it has a group `name`.
 */
export function pattern(source: string): RegExp {
  let spelled = '';
  let inClass = false;
  for (const [part] of source.matchAll(/\\p\{\w+\}|\\b|\\.|./gs)) {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    const letters = part === '\\p{L}' ? LETTERS : part === '\\p{N}' ? DIGITS : undefined;
    if (letters !== undefined) spelled += inClass ? letters : `[${letters}]`;
    else spelled += part === '\\b' ? EDGE : part;
  }
  const flags = `${source.includes('(?<name>') ? 'd' : ''}${spelled.includes('\\p{') ? 'u' : ''}`;
  return new RegExp(spelled, flags);
}
