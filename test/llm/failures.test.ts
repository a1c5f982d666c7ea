import { describe, expect, it } from 'vitest';
import { languages } from '../../src/languages/index.ts';
import { Stopped } from '../../src/llm/deadline.ts';
import {
  brokeOff,
  ErrorInBody,
  judgeFailure,
  notAnAnswer,
  refused,
  takesNoFunctions,
  tooLong,
} from '../../src/llm/failures.ts';
import { retell } from '../../src/text/retell.ts';
import { ENGLISH, type Texts, textsOf } from '../../src/text/say.ts';

const to = { host: 'llm.example:8080', model: 'small', timeoutMs: 90_000, secret: 'sk-1' };
const later = (seconds: number) => new Headers({ 'retry-after': String(seconds) });

const failures = [
  new Stopped('aborted'),
  new Stopped('timeout'),
  { status: 401 },
  { status: 402, code: 'insufficient_quota' },
  { status: 429, code: 'insufficient_quota' },
  { status: 400, code: 'context_length_exceeded' },
  { status: 404 },
  { status: 404, code: 'model_not_found' },
  { status: 400, code: 'content_filter' },
  { status: 429 },
  { status: 429, headers: later(1) },
  { status: 429, headers: later(42) },
  { status: 429, code: 'rate_limit_exceeded', headers: later(600) },
  { status: 429, headers: later(7200) },
  { status: 408 },
  { status: 503 },
  { status: 500, code: 'overloaded' },
  { status: 400 },
  { status: 422, code: 'unsupported_value' },
  new ErrorInBody({ message: 'rate limit' }),
  new ErrorInBody({ message: 'something' }),
  new SyntaxError('<'),
  new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }),
  new TypeError('fetch failed'),
];

const sentences = [
  ...failures.map((error) => judgeFailure(error, to, 0).message),
  ...[refused, takesNoFunctions, tooLong, notAnAnswer, brokeOff].map((make) => make(to).message),
  'The answer of the model "small" was cut off at 2000 tokens.',
  'The model "small" at llm.example:8080 gave an empty answer.',
  'No API key is set. Set OPENAI_API_KEY, or llm.provider to "offline".',
  'llm.baseUrl is not an http or https address.',
  'llm.baseUrl holds a user name or a password. Take them out; the key goes with each request.',
  'small did not answer in the form it was asked for: The answer is cut off: its JSON object is not closed.',
  'small did not answer in the form it was asked for: The answer holds no JSON object.',
  'small did not answer in the form it was asked for: The JSON in the answer is not valid.',
  'small did not answer in the form it was asked for: Its JSON object lacks something, or holds what was not asked for.',
  'small did not answer in the form it was asked for: A list in its JSON object is longer than 500.',
];

/** Everything that is recorded is a blank here: whatever is left over has no text of its own. */
const blank = Object.fromEntries(
  Object.entries(ENGLISH).map(([key, text]) => [
    key,
    key === 'code' ? 'uk' : typeof text === 'string' ? '' : { other: '' },
  ]),
) as unknown as Texts;

describe('a sentence about a model that failed', () => {
  it.each([...new Set(sentences)])('has a text of its own: %s', (sentence) => {
    expect(retell(blank, sentence).trim()).toBe('');
    // What is told with it stands as well.
    expect(retell(blank, `${sentence} ${sentence}`).trim()).toBe('');
  });

  it.each(Object.values(languages).filter(({ code }) => code !== 'en'))(
    'is told in $name, with what it names and no English word between',
    ({ texts }) => {
      for (const sentence of sentences) {
        const told = retell(texts, sentence);
        expect(told).not.toBe(sentence);
        expect(told).not.toMatch(/\b(?:the|seconds?|hours?|check|again|answer|server at)\b/i);
        if (sentence.includes(to.host)) expect(told).toContain(to.host);
      }
    },
  );

  it('is told with amounts in the form of the language', () => {
    const told = (code: string, seconds: number): string =>
      retell(textsOf(code), judgeFailure({ status: 429, headers: later(seconds) }, to, 0).message);
    expect(told('uk', 42)).toContain('42 секунди');
    expect(told('uk', 45)).toContain('45 секунд');
    expect(told('ru', 3 * 3600)).toContain('3 часа');
    expect(told('de', 1)).toContain('1 Sekunde ');
    expect(told('ja', 600)).toContain('10 分');
    expect(retell(textsOf('de'), 'The answer of the model "m" was cut off at 500 tokens.')).toContain(
      '500 Tokens',
    );
  });
});

it('words of people that hold an amount stay as they are', () => {
  expect(retell(textsOf('de'), '5 minutes of silence')).toBe('5 minutes of silence');
});
