import { describe, expect, it } from 'vitest';
import { languages } from '../../src/languages/index.ts';
import { checkSupport } from '../../src/memory/support.ts';
import type { Source } from '../../src/memory/types.ts';
import { retell } from '../../src/text/retell.ts';
import { ENGLISH } from '../../src/text/say.ts';
import { inLinearTime } from '../support/patience.ts';
import * as de from './turned/de.ts';
import * as en from './turned/en.ts';
import * as es from './turned/es.ts';
import * as fr from './turned/fr.ts';
import * as ja from './turned/ja.ts';
import * as ru from './turned/ru.ts';
import * as uk from './turned/uk.ts';
import * as zh from './turned/zh.ts';

/** Who is in the room where each language is spoken. */
const ROOMS = [
  { language: 'English', said: en, names: ['Ana', 'Petro', 'Olha', 'Ivan'] },
  { language: 'German', said: de, names: ['Ana', 'Petro', 'Olha', 'Ivan'] },
  { language: 'Spanish', said: es, names: ['Ana', 'Petro', 'Olha', 'Iván'] },
  { language: 'French', said: fr, names: ['Ana', 'Petro', 'Olha', 'Ivan'] },
  { language: 'Ukrainian', said: uk, names: ['Олена', 'Петро', 'Ольга', 'Іван'] },
  { language: 'Russian', said: ru, names: ['Анна', 'Иван', 'Ольга'] },
  { language: 'Chinese', said: zh, names: ['小红', '小明', '小李'] },
  { language: 'Japanese', said: ja, names: ['花子', '太郎', '健太'] },
];

/** `claim <- Ana: words | Petro: words`, said on Monday 30 November 2026 at noon in Kyiv. */
function problems(line: string, names: readonly string[]) {
  const people = names.map((name, n) => ({ id: `t:${n}`, name }));
  const [text = '', said = ''] = line.split(' <- ');
  const quotes = said.split(' | ').map((one, n): Source => {
    const [, name = '', quote = ''] = /^([^:]+): (.*)$/s.exec(one) ?? [];
    const speaker = people.find((person) => person.name === name) ?? { id: `x:${name}`, name };
    return { turn: `m${n}`, quote, at: '2026-11-30T10:00:00.000Z', speaker, trust: 'member' };
  });
  return checkSupport({ text, quotes, zone: 'Europe/Kyiv', people });
}

const linesOf = (list: string): string[] => list.split('\n').filter((line) => line.includes(' <- '));

describe('the meaning of a claim', () => {
  it.each(ROOMS)('may not be turned against its quote in $language', ({ said, names }) => {
    expect(linesOf(said.TURNED).filter((line) => problems(line, names).length === 0)).toEqual([]);
  });

  it.each(ROOMS)('may be put into other words in $language', ({ said, names }) => {
    const refused = linesOf(said.TRUE).flatMap((line) => {
      const [problem] = problems(line, names);
      return problem === undefined ? [] : [`${line}: ${problem.message}`];
    });
    expect(refused).toEqual([]);
  });

  it.each(ROOMS)(
    'is refused with a reason that each language of the bot tells, in $language',
    ({ said, names }) => {
      const messages = new Set(
        linesOf(said.TURNED).flatMap((line) => problems(line, names).map(({ message }) => message)),
      );
      const untold = Object.values(languages)
        .filter(({ texts }) => texts !== ENGLISH)
        .flatMap(({ texts }) => [...messages].filter((message) => retell(texts, message) === message));
      expect(untold).toEqual([]);
    },
  );

  it.each([
    ['Ana Koval likes tea. <- Ana Melnyk: I like tea', ['Ana Melnyk', 'Ana Koval']],
    ['Petro Koval lives in Lviv. <- Petro Melnyk: I live in Lviv', ['Petro Melnyk', 'Petro Koval']],
    ['Petro is lazy. <- Ana: you are lazy', ['Ana', 'Petro']],
    ['Petro is lazy. <- Ana: he is lazy', ['Ana', 'Petro']],
    ['Petro lives in Lviv. <- Ana: I met Petro | Ana: he lives in Lviv', ['Ana', 'Petro']],
  ])('is not about somebody of the same name, nor about whomever a pronoun may mean: %s', (line, names) => {
    expect(problems(line, names)).not.toEqual([]);
  });

  it('is read in linear time, however many conditions and exceptions a quote has', async () => {
    const quote = 'if I go everyone but Petro comes except when I am ill and once I am well, '.repeat(500);
    const line = `Ana is ill. <- Ana: ${quote}`;
    expect(await inLinearTime(() => problems(line, ['Ana', 'Petro']))).not.toEqual([]);
  });
});
