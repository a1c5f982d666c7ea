import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTENCES as HARDER } from '../../bench/redact/harder-sentences.ts';
import { LABELLED, TOKENS } from '../../bench/redact/labelled.ts';
import { type Score, scoreMessages, scoreSentences, sentencesOf } from '../../bench/redact/score.ts';
import { SENTENCES as SECOND } from '../../bench/redact/second-sentences.ts';
import { SENTENCES as FIRST } from '../../bench/redact/sentences.ts';
import { REDACTION_KINDS, type RedactionKind } from '../../src/privacy/kinds.ts';
import { createRedactor } from '../../src/privacy/redact.ts';
import { growsLinearly } from '../support/patience.ts';

const redactor = createRedactor({ phones: true, emails: true, addresses: true });
const secretsOnly = createRedactor({ phones: false, emails: false, addresses: false });

/** In characters: what grows with the square of so many takes seconds, and the many texts of one kind are each tried. */
const A_LONG_MESSAGE = 50_000;

const PERSONAL: readonly RedactionKind[] = ['phone', 'email', 'address'];

function expectAtLeast(share: number, { right, wrong, missed }: Score): void {
  expect(right / (right + wrong.length), `wrongly redacted:\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(
    share,
  );
  expect(right / (right + missed.length), `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(share);
}

describe('on the labelled messages', () => {
  it('has a set in at least five languages, with hard negatives in each of the main ones', () => {
    const languages = new Set(LABELLED.map((message) => message.language));
    expect(languages.size).toBeGreaterThanOrEqual(9);
    for (const language of ['en', 'uk', 'de', 'fr', 'es', 'pl']) {
      const messages = LABELLED.filter((message) => message.language === language);
      expect(messages.some((message) => message.spans.length === 0)).toBe(true);
    }
  });

  it.each(REDACTION_KINDS.filter((kind) => !PERSONAL.includes(kind)))(
    'finds 98 percent of kind %s, and little else',
    (kind) => {
      expectAtLeast(0.98, scoreMessages([kind], LABELLED));
    },
  );

  it.each(PERSONAL)('finds 95 percent of kind %s, and little else', (kind) => {
    expectAtLeast(0.95, scoreMessages([kind], LABELLED));
  });

  it.each([...new Set(LABELLED.map((message) => message.language))])(
    'holds the same in language %s',
    (language) => {
      expectAtLeast(
        0.95,
        scoreMessages(
          REDACTION_KINDS,
          LABELLED.filter((message) => message.language === language),
        ),
      );
    },
  );

  it('leaves every message without a label exactly as it was', () => {
    const innocent = LABELLED.filter((message) => message.spans.length === 0);
    expect(innocent.map((message) => redactor.redact(message.text))).toEqual(
      innocent.map((message) => message.text),
    );
  });
});

describe('on sentences that hold a secret, and on those that only sound like it', () => {
  it('has fifteen of each sort in each of the two large sets, in eight languages', () => {
    for (const sentences of [FIRST, SECOND]) {
      expect(Object.keys(sentences)).toHaveLength(8);
      for (const { secret, innocent } of Object.values(sentences)) {
        expect(Math.min(secret.length, innocent.length)).toBeGreaterThanOrEqual(15);
      }
    }
  });

  it.each([
    ['first', FIRST, 0.98],
    ['second', SECOND, 0.98],
    ['harder', HARDER, 0.95],
    ['told in passing', sentencesOf('known'), 0.98],
  ] as const)('tells them apart in the %s set', (_name, sentences, share) => {
    expectAtLeast(share, scoreSentences(Object.values(sentences)));
  });

  it('finds three quarters of the secrets in sentences that no rule was made for, and little else', () => {
    const heldOut = Object.values(sentencesOf('held-out'));
    expect(heldOut).toHaveLength(5);
    for (const { secret, innocent } of heldOut) expect([secret.length, innocent.length]).toEqual([30, 30]);
    // Only counts: whoever reads which ones are missed makes rules for them.
    const { right, wrong, missed } = scoreSentences(heldOut);
    expect(right / (right + missed.length)).toBeGreaterThanOrEqual(0.75);
    expect(right / (right + wrong.length)).toBeGreaterThanOrEqual(0.98);
  });

  it('holds nothing that people say of their lives for a secret', () => {
    const text = readFileSync('test/fixtures/sentences/en.tsv', 'utf8');
    expect(secretsOnly.find(text)).toEqual([]);
  });
});

describe('redacting', () => {
  it('puts a mark with the kind in the place of each finding and keeps the rest', () => {
    const text = `olena@example.org paid with 4111 1111 1111 1111, token ${TOKENS.github}, call +380501234567!`;
    expect(redactor.redact(text)).toBe('[email] paid with [card], token [token], call [phone]!');
  });

  it('leaves personal identifiers alone when their class is off, and secrets never', () => {
    const text =
      'olena@example.org, +380501234567, 221B Baker Street, card 4111111111111111, password is hunter2';
    expect(secretsOnly.redact(text)).toBe(
      'olena@example.org, +380501234567, 221B Baker Street, card [card], password is [secret]',
    );
  });

  it('reports findings in order, without overlap, at offsets of the original text', () => {
    const text = '😀 ４１１１ １１１１ １１１１ １１１１ і пароль: ко\u200bтик2024';
    const found = redactor.find(text);
    expect(found.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['card', '４１１１ １１１１ １１１１ １１１１'],
      ['secret', 'ко\u200bтик2024'],
    ]);
  });

  it('counts a connection string once, as what weighs most', () => {
    const text = 'postgres://olena:pa55word@db.example.org:5432/base';
    expect(redactor.find(text)).toEqual([{ kind: 'connection string', start: 0, end: text.length }]);
  });

  it('does not take its own marks for secrets', () => {
    const text = 'password is [secret], card [card], [seed phrase]: [private key] at [connection string]';
    expect(redactor.find(text)).toEqual([]);
  });

  it('does not take a word said over and over, or a chorus, for a seed phrase', () => {
    for (const text of ['very '.repeat(100), 'happy day happy day happy dance '.repeat(4)])
      expect(redactor.redact(text)).toBe(text);
  });

  it('takes twelve words for a seed phrase though one of them comes twice', () => {
    const words = 'guitar mimic arrow velvet oxygen ladder sunset crisp panther olive tunnel guitar';
    expect(redactor.redact(words)).toBe('[seed phrase]');
  });

  it('does not let a comment in the message switch it off', () => {
    expect(redactor.redact(`<!-- secretlint-disable -->\n${TOKENS.github}`)).toContain('[token]');
  });

  it('takes empty text and text of blanks', () => {
    expect(redactor.redact('')).toBe('');
    expect(redactor.redact(' \n\t\u200b')).toBe(' \n\t\u200b');
  });

  it.each(Object.entries(TOKENS))(
    'finds the token of %s bare, in prose, in a link and with hidden characters',
    (_name, token) => {
      const forms = [
        token,
        `дивись: ${token}, тримай`,
        `(${token})`,
        `"${token}"`,
        `https://example.org/?key=${token}`,
        [...token].join('\u200b'),
        [...token].join('\u2060'),
      ];
      for (const form of forms) expect(redactor.redact(form)).not.toContain(token.slice(-12));
      expect(redactor.redact([...token].join('\u200b'))).toBe('[token]');
    },
  );
});

const FRAGMENTS = [
  ...LABELLED.map((message) => message.text),
  ...Object.values(TOKENS),
  '[card]',
  '[secret]',
  'password is ',
  'пароль: ',
  '4111',
  '+380',
  ' ',
  '\n',
  '@',
  '://',
  '\u200b',
  '\u0301',
  '\uFFFC',
  '😀',
  '[',
  ']',
];

describe('for any text', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 6 }).map((parts) => parts.join('')),
    fc
      .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ maxLength: 8 })), { maxLength: 8 })
      .map((parts) => parts.join(' ')),
  );

  it('changes nothing more the second time', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = redactor.redact(text);
        expect(redactor.redact(once)).toBe(once);
        expect(redactor.find(once)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('gives findings that lie in the text, in order, without overlap', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let at = 0;
        for (const { start, end } of redactor.find(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(at).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('on hostile lines of 200 kB', () => {
  const HOSTILE = [
    'a',
    '1',
    '1 ',
    '4111 ',
    '+1',
    '@',
    'a@',
    'a.',
    '://',
    'https://a:',
    'eyJ',
    'eyJa-',
    'sk-',
    'xoxb-1',
    '-',
    '=',
    '"',
    '[',
    '\n',
    '\u200b',
    '😀',
    'word ',
    'Word ',
    'слово ',
    'вул. ',
    'Calle de la ',
    '12 Main ',
    '12 rue de la ',
    'password ',
    'password is ',
    'password for ',
    'пароль від ',
    'api key ',
    'login: a ',
    'code ',
    'passport ',
    'passport number is a b ',
    'alarm code at my a b c ',
    'пін від твоєї ',
    'mysql ',
    'safe combination a1-',
    'code for the ',
    'код від ',
    'the safe opens with 1234 ',
    'the security question is a b c, ',
    'maiden name security question ',
    'кодове слово для а б ',
    'pin one two ',
    'p a s s ',
    'my password',
    'tiger99 is my password of ',
    'ghp_a1 ',
    'a1b2 ',
    '&key=a1',
    'deadbeef1 ',
    '密码是',
    '安全问题的答案',
    'パスワードは あ ',
    '旧姓は',
    'login a / ',
    'admin / ',
    'admin:a1b2c3 ',
    'I use hunter3 to log in ',
    'the key is ',
    'PIN of a b ',
    'put 1357# ',
    'maiden name for the bank ',
    'PINは前',
    '密码我设',
    'GB82 ',
    'abandon ',
    '050 123 45 6 ',
    'a at ',
    '-----BEGIN PRIVATE KEY-----',
  ];

  it.each(HOSTILE)('takes time in proportion to the length for %j', async (unit) => {
    await growsLinearly((text) => redactor.redact(text), unit, A_LONG_MESSAGE);
  });

  it('takes time in proportion to the length of a line of 200 kB of all of these', async () => {
    await growsLinearly((text) => redactor.redact(text), HOSTILE.join(''));
  });
});

describe('phone numbers', () => {
  it.each([
    'My phone number is ⟪+44 7700 900123⟫',
    '⟪07700 900123⟫ is the new one',
    'мій номер ⟪+380 00 123 45 67⟫',
    'мой телефон ⟪+7 000 123-45-67⟫',
    'Ruf an: ⟪(030) 123456⟫',
    'Meine Nummer ist ⟪+49 000 1234567⟫',
    'mon numéro est le ⟪06 00 00 00 00⟫',
    'mi número es ⟪600 000 000⟫',
    '我的手机号是⟪13800138000⟫',
    '我的电话是⟪138 0013 8000⟫。',
    '電話番号は⟪090-0000-0000⟫です',
    '⟪+1 555 123 4567⟫',
  ])('are taken out, also where nobody can hold one of them: %s', (line) => {
    expect(redactor.redact(line.replace(/[⟪⟫]/g, ''))).toBe(line.replace(/⟪[^⟫]*⟫/, '[phone]'));
  });

  it.each([
    'It costs 1 200 000 000',
    'we have +100 000 000 users and +10 000 000 000 views',
    'ISBN 0-306-40615-2',
    '978-3-16-148410-0',
    'my room number is 4021234',
    'my favourite number is 4815162342',
    'call me at 10:30 on 12/05/2024',
    'ZIP 02110-1234',
    '价格是4000000000元',
    '注文番号 1234567890',
    'In 2024 2025 2026 I was there',
  ])('are no ordinary numbers: %s', (line) => {
    expect(redactor.redact(line)).toBe(line);
  });
});

describe('a postcode', () => {
  it.each([
    ['I live at 12 Park Lane, Leeds LS1 4AB', 'I live at [address]'],
    ['221B Baker Street, London NW1 6XE.', '[address].'],
    ['5 Main Street, Boston, MA 02110-1234 since May', '[address] since May'],
    ['Ich wohne in der Hauptstraße 5, 10115 Berlin', 'Ich wohne in der [address] Berlin'],
    ['Ich wohne in 10115 Berlin, Hauptstraße 5', 'Ich wohne in [address]'],
    ["J'habite 12 rue de la Paix, 75002 Paris", "J'habite [address] Paris"],
    ['Vivo en la Calle Mayor 5, 28013 Madrid', 'Vivo en la [address] Madrid'],
    ['Живу на вул. Франка 12, Львів, 79000', 'Живу на [address]'],
    ['Адрес: 101000, Москва, ул. Ленина 5', 'Адрес: [address]'],
    ['住所は〒150-0001 東京都渋谷区神宮前1-2-3です', '住所は[address]です'],
    ['我住在南京路100号,邮编200001', '[address]'],
    ['I live at 12 Park Lane, 12000 people came', 'I live at [address], 12000 people came'],
    ['Ich zahle für Hauptstraße 5, 12000 Euro', 'Ich zahle für [address], 12000 Euro'],
  ])('goes with the street beside it: %s', (line, hidden) => {
    expect(redactor.redact(line)).toBe(hidden);
  });

  it.each(['12 Park ', 'Berlin ', '10115 Berlin, ', '路', '神宮前', '12 Park Lane, Leeds '])(
    'is looked for in time in proportion to the length of %j',
    async (unit) => {
      await growsLinearly((text) => redactor.redact(text), unit, A_LONG_MESSAGE);
    },
  );
});
