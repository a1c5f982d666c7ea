/**
 * What a word or a phrase does in a sentence, for the check whether quotes support a claim.
 *
 * - `negation`, `ended` (stopped, no longer), `without`: turn what is said round
 * - `condition`, `hedge`, `desire`, `need`, `plan`, `past`, `almost`, `unreal`, `request`: how real it is said to be
 * - `like`, `hate`: attitudes, whose objects are compared and whose wording is free
 * - `lesser`, `from`, `to`, `more`, `less`: the role of the words that follow
 * - `contrast`, `and`, `subordinate`: where one statement ends and the next begins
 * - `I`, `me`, `my`, `we`, `our`, `you`, `third`: persons
 * - `kin`, `have`, `be`, `light`, `report`, `ask`: words of the frame around a statement
 * - `deed`: verbs of wide meaning, which may not take the place of another verb; `only`: shuts out all else; `crowd`: a group or its members; `relative`: which takes up the word before it; `too`: joins in what another said;
 *   `relation`: puts the word behind it in a place or time that others do not mean;
 *   `article`: stands before a noun, unless a subject pronoun or a denial stands before it;
 *   `preposition`: ends the subject of a sentence without a verb
 * - `idiom`: looks like another mark and is none
 */
export type ClaimMark =
  | 'negation'
  | 'ended'
  | 'without'
  | 'condition'
  | 'hedge'
  | 'desire'
  | 'need'
  | 'plan'
  | 'past'
  | 'almost'
  | 'unreal'
  | 'request'
  | 'like'
  | 'hate'
  | 'lesser'
  | 'from'
  | 'to'
  | 'more'
  | 'less'
  | 'contrast'
  | 'and'
  | 'subordinate'
  | 'I'
  | 'me'
  | 'my'
  | 'we'
  | 'our'
  | 'you'
  | 'third'
  | 'kin'
  | 'have'
  | 'be'
  | 'light'
  | 'report'
  | 'ask'
  | 'crowd'
  | 'deed'
  | 'only'
  | 'relative'
  | 'too'
  | 'article'
  | 'preposition'
  | 'relation'
  | 'idiom';

/**
 * Words of one language. An entry is a lower-case word or phrase with `'` for every apostrophe;
 * `*` at its end stands for any ending. Lists are written as one string, entries parted by `|`.
 */
export interface ClaimLanguage {
  /** The finite verb is the second part of a main clause, so that its subject may stand behind it. */
  verbSecond?: true;
  /** Every noun has a capital, so that it does not tell a name. */
  capitalNouns?: true;
  /**
   * Endings, parted by `|` and the longest first, with which a name before a noun tells whose it is, and the ending that
   * a case of the name has in their place: "Petros Katze" and "Petro", "Маріїну сестру" and "Марія".
   */
  owners?: { endings: string; name: string };
  /** The verb ends its clause, and particles stand behind the words whose part they tell. */
  verbFinal?: VerbFinalWords;
  /** First parts of verbs that stand alone at the end of a clause: "I ring you *up*". */
  particles?: string;
  marks: Partial<Record<ClaimMark, string>>;
  /** What words mean together that have others between them. */
  paired?: readonly PairedWords[];
  /** Words that carry no claim of their own and may be added or left out. */
  free: string;
  /** Words that look free but change what is claimed: they must stand in the quotes. */
  strict: string;
  /** Groups of words that say the same, one group an entry, forms parted by spaces. */
  same: readonly string[];
  /** Pairs of groups that exclude each other; forms parted by spaces. */
  opposite: readonly (readonly [string, string])[];
  /** Frequent verbs, each entry with its irregular forms, parted by spaces. */
  verbs: readonly string[];
  /** Endings by which a word is known for a verb; tried on words of at least five letters. */
  verbEndings: readonly string[];
  /** Forms of verbs that tell of the past, and endings by which others are known. */
  past: { forms: string; endings: readonly string[]; composed?: ComposedPast };
  /** Endings of verbs whose subject is the speaker, in languages that drop the pronoun. */
  firstPersonEndings: readonly string[];
  /** Endings of verbs whose subject is not the speaker: without a word for it, it is somebody else. */
  otherPersonEndings?: readonly string[];
  /** Verbs that are said of their receiver, as in "me gusta"; where absent, every `me` before the verb is one. */
  receivers?: string;
  /** Endings to take off for comparing words, where the language has no stemmer; empty where it has one. */
  endings: readonly string[];
  /** Number words and their values; 100, 1,000 and 1,000,000 multiply what stands before them. */
  numbers: Readonly<Record<string, number>>;
  /** Words for days that are true only when they are said. */
  deictic: string;
  /** Verbs whose doer and receiver may not change places, in all their forms, parted by spaces. */
  directed: string;
  /** What holds the parts of a sentence to each other. */
  ties: TieWords;
  /** Instructions to an assistant; see `addressesAssistant`. */
  instructions: InstructionWords;
}

/** Words without which a part of a sentence says something else; entries parted by `|`. */
export interface TieWords {
  /** Take something out of what is said: "except". */
  except: string;
  /** Do so only behind one of `all`: "everyone but". */
  exceptOfAll: string;
  all: string;
  /** Open a time on which the rest depends, unless it is past: "once". */
  upon: string;
  /** Stand between a number and the whole of which it counts a part: "two of my three". */
  partOf: string;
  /** Join a thing to whose it is: "of". Empty where the form of the owner alone tells it. */
  of: string;
  /** End what was so before: "now". */
  now: string;
  /** Name as owner whomever the statement is about: "свій". */
  reflexive: string;
}

/** Participles that tell of the past behind a helping verb: of having, or, for those of `moving`, of being. */
interface ComposedPast {
  /** Entries parted by `|`. */
  participles: string;
  moving: string;
}

/** What a language with its verbs at the end tells by particles and endings; entries parted by `|`. */
export interface VerbFinalWords {
  /** What the clause is about, who does it, to what it is done, and with whom. */
  topic: string;
  subject: string;
  object: string;
  company: string;
  /** Between a noun and what belongs to it. */
  link: string;
  /** Particles and endings of one letter, which are taken for such only where they can be. */
  particles: string;
  endings: string;
  /** Endings with which doer and receiver change places. */
  passive: string;
  /** Endings behind which another clause may begin. */
  joints: string;
  /** Endings of what has happened, and of what has not. */
  done: string;
  undone: string;
}

/** Two words that mean something together, as in "ne … que"; entries parted by `|`, single words only. */
interface PairedWords {
  first: string;
  second: string;
  /** Between them, one of these makes them no pair. */
  unless: string;
  /** What the second word is; the first loses its marks, unless it `keeps` them. */
  mark: ClaimMark;
  keeps?: true;
}

/** What an instruction to an assistant is made of; entries as in {@link ClaimLanguage}. */
export interface InstructionWords {
  /** Phrases that are an instruction when they open a sentence. */
  openers: string;
  /** Phrases that are one when they open a sentence that also has a word of `company`, or a link. */
  weak: string;
  /** What an assistant does, words of a standing rule, and who is answered. */
  company: string;
  /** Names for an assistant and its answers; with `duties` behind them they are told what to do. */
  addressees: string;
  duties: string;
  /** Openers such as "from now on", which say nothing to an assistant when a person speaks of themselves. */
  standing: string;
  /** First words of a sentence in which people speak of themselves. */
  own: string;
  /** Phrases that begin like an opener and ask a person for something: "call me back". */
  except: string;
  /** Words that make a sentence one about instructions: beware, said, asked. */
  about: string;
  /** Phrases that are an instruction wherever they stand. */
  overrides: string;
  /** What may stand before an instruction: please, remember. */
  polite: string;
}

/**
 * What takes the force from words said; entries are lower-case words without punctuation, parted by `|`.
 *
 * - `denied`: a sentence with one of these denies, dreams or jests; `^` at the start of a sentence only
 * - `supposed`: opens a sentence that supposes, invents or plays, and so does all that follows on its line; with `,` at
 *   its end a mark or the speaker must follow
 * - `reported`: others say it of the speaker
 * - `takenBack`: a whole sentence that takes back the one before it, and may as well answer somebody; with `!` at its
 *   end the one behind it, too
 * - `amends`: takes back the one before it, as a whole sentence or in front of what is right; `…` at its end: no mark
 *   need part the two
 * - `around`: laughs and the like around these
 * - `voice`: with its punctuation, opens the words of somebody else; `^` at the start of a sentence only
 * - `material`: opens a text to work on; with `:` at its end a colon must follow somewhere
 * - `true`, `false`, `not`, `besideTruth`: single words with which a sentence says whether something is so, and of which
 *   the rest of such a judgement is made; `that` opens what is judged. Empty where the verb stands at the end or words are
 *   not parted: the phrases stand under `denied`
 * - `labels`: words before a colon that are not a name; `self`: words for the speaker; `subject`: those of them that do
 *   what is said
 */
export interface FrameWords extends WhoseWords {
  denied: string;
  supposed: string;
  reported: string;
  takenBack: string;
  amends: string;
  around: string;
  voice: string;
  material: string;
  true: string;
  false: string;
  not: string;
  besideTruth: string;
  that: string;
  labels: string;
  self: string;
  subject: string;
}

/**
 * Whose words a sentence holds, and which of them are taken back; entries as in {@link FrameWords}. In scripts without
 * spaces what is said to begin a clause ends it.
 *
 * - `saying`: verbs with which a clause says whose words the others are: "…, said my friend"
 * - `others`: who says it there: pronouns, possessives and people; as subjects only, where endings tell who does what
 * - `beside`: what may stand there and changes nothing
 * - `asides`: begin a clause of the speaker's own: "as my doctor says"
 * - `according`: begin a clause that names a source; behind `…` they end it
 * - `retracted`: take back what was just said, or what the words beside them name: "I was kidding about the shellfish"
 * - `untrue`: take back only what the words beside them name
 * - `admits`: say that what was told before was wrong, and so confirm a denial in front of them
 * - `unnamed`: words beside them that name nothing
 */
export interface WhoseWords {
  saying: string;
  others: string;
  beside: string;
  asides: string;
  according: string;
  retracted: string;
  untrue: string;
  admits: string;
  unnamed: string;
}
