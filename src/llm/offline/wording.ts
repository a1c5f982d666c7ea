import type { StatementRules } from '../../languages/statements.ts';
import { singleLine } from '../../text/visible.ts';
import type { Statement } from './statement.ts';
import { toldOf } from './third-person.ts';

/**
 * A statement as the line of a note: what is about nobody stands as it is; what is about the speaker or a group
 * carries the speaker's name, told in the third person where that is certain to be right.
 *
 * @param dated the statement's words with its dates made absolute
 */
export function noteText(statement: Statement, dated: string, name: string, rules: StatementRules): string {
  const sentence = asSentence(singleLine(dated));
  if (statement.voice === 'world' || sentence.startsWith(`${name} `)) return sentence;
  const told =
    statement.voice === 'self' && statement.kind !== 'rule' && rules.thirdPerson
      ? toldOf(name, sentence, rules.thirdPerson)
      : undefined;
  return told ?? `${name}: ${sentence}`;
}

/** With a capital at its start and a full stop at its end. */
export function asSentence(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const capital = first.toLocaleUpperCase() + text.slice(first.length);
  if (/[.!?…。！？]["'”»)」』）]*$/u.test(capital)) return capital;
  const bare = capital.replace(/[\s,;:–—，、；：-]+$/u, '');
  return bare + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(bare) ? '。' : '.');
}
