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
  /** Names that serve as such an answer when a message says so: a maiden name, a first pet. */
  answerNames: readonly string[];
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
  /** Digits in words, beside those that count: "oh", "un". */
  digits: readonly string[];
  /** Papers and numbers by which a state knows a person. */
  papers: readonly string[];
  /** What announces a name together with its password. */
  logins: readonly string[];
  /** Words that tell something of a password, such as its length, and are none. */
  describing: readonly string[];
}
