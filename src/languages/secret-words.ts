/**
 * How people name what must stay secret. Every entry is the source of a regular expression that is matched without
 * regard to case, between whole words where a language parts them.
 */
export interface SecretWords {
  /** Words of which a password's name is made; told also with spaces, dots and digits between or instead of letters. */
  spelled: readonly string[];
  /** Names of a password, or of a key that opens a network, with which it can be told. */
  passwords: readonly string[];
  /** Names of a word that was agreed upon; the word may follow without "is". */
  agreed: readonly string[];
  /** What gets an account back when it is told: "the answer to the security question". */
  answers: readonly string[];
  /** The word for an answer by itself, which is one only beside such a question. */
  answer: string;
  /** Names that serve as such an answer when a message says so: a maiden name, a first pet. */
  answerNames: readonly string[];
  /** Who asks for such a name without the word for a question: "for the bank". */
  asks: string;
  /** Names of a code by itself: a PIN, the three digits on the back of a card. */
  codes: readonly string[];
  /** A word for any code, which is secret when it opens one of `locks`. */
  code: string;
  /** What opens with a code. */
  locks: string;
  /** Words that may stand between the two: "the code for the front door". */
  between: string;
  /** That something opens. */
  opens: string;
  /** What stands beside the code then: "opens with 1234", `金庫は1234で`. */
  by: { before?: string; after?: string };
  /** How a password is told in passing, as in "I always use hunter3 to log in". */
  told: ToldWords;
  /** Verbs that say "is" or "was". */
  is: readonly string[];
  /** What follows a number of things that are counted, where no space parts the two. */
  counted?: string;
  /** Digits in words, beside those that count: "oh", "un". */
  digits: readonly string[];
  /** Papers and numbers by which a state knows a person. */
  papers: readonly string[];
  /** What announces a name together with its password. */
  logins: readonly string[];
  /** Words that tell something of a password, such as its length, and are none. */
  describing: readonly string[];
}

/** The words around a password that no "password is" announces; sources of regular expressions, as above. */
interface ToldWords {
  /** Stands right before it: "use", "with", "set to". */
  before?: string;
  /** Stands right after it, where a language says it behind: `に変えた`. */
  after?: string;
  /** That a password was changed, and what stands right before the new one then. */
  changed?: { verb: string; to: string };
  /** Stands between it and the word for a password: "hunter3 as my password". */
  as: string;
  /** That somebody gets into an account or a device. */
  entering: string;
  /** Verbs of typing, right before a number or, in languages that say it behind, after it. */
  typed: { before?: string; after?: string };
  /** A key of any kind; what opens a lock of metal is told by no value of letters and digits. */
  keys: string;
}
