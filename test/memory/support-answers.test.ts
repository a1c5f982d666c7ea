import { describe, expect, it } from 'vitest';
import { checkSupport } from '../../src/memory/support.ts';
import type { Source } from '../../src/memory/types.ts';

const people = ['Phil', 'Margot', 'Ines'].map((name) => ({ id: name, name }));

function source(turn: string, name: string, quote: string, answers?: string): Source {
  return {
    turn,
    quote,
    at: '2026-11-28T10:00:00Z',
    speaker: { id: name, name },
    trust: 'member',
    ...(answers === undefined ? {} : { answers }),
  };
}

const ASKED = source('1', 'Phil', 'who do we have on the piano?');
const TOLD = source('2', 'Margot', 'gwen', '1');
const LINE = 'Phil: Who do we have on the piano? Margot: Gwen.';

const faults = (text: string, ...quotes: Source[]) =>
  checkSupport({ text, quotes, zone: 'Europe/Berlin', people }).map(({ code }) => code);

describe('a line of a question and its answer', () => {
  it.each([
    [LINE, ASKED, TOLD],
    [
      'Phil: Where is the stopcock? Behind the freezer.',
      source('1', 'Phil', 'where is the stopcock?'),
      source('2', 'Phil', 'behind the freezer', '1'),
    ],
    [
      'Phil: У кого ключ? Margot: У пані Ніни.',
      source('1', 'Phil', 'у кого ключ?'),
      source('2', 'Margot', 'у пані Ніни', '1'),
    ],
    [
      'Phil: 备用钥匙放哪儿? Margot: 门口花盆下面。',
      source('1', 'Phil', '备用钥匙放哪儿?'),
      source('2', 'Margot', '门口花盆下面', '1'),
    ],
  ])('is supported by both quotes: %s', (text, ...quotes) => {
    expect(faults(text, ...quotes)).toEqual([]);
  });

  it('is supported by no single one of them', () => {
    expect(faults(LINE, ASKED)).not.toEqual([]);
    expect(faults(LINE, TOLD)).not.toEqual([]);
  });

  it('is not supported by an answer to something else', () => {
    expect(faults(LINE, ASKED, source('9', 'Margot', 'gwen'))).not.toEqual([]);
    expect(faults(LINE, ASKED, source('9', 'Margot', 'gwen', '8'))).not.toEqual([]);
  });

  it.each([
    'Phil: Who do we have on the organ? Margot: Gwen.',
    'Margot: Who do we have on the piano? Phil: Gwen.',
    'Ines: Who do we have on the piano? Margot: Gwen.',
    'Phil: Who do we have on the piano? Margot: Gwen and Tom.',
    'Phil: Who do we have on the piano, Margot: Gwen or Tom?',
  ])('is not supported when its words or speakers are others: %s', (text) => {
    expect(faults(text, ASKED, TOLD)).not.toEqual([]);
  });

  it.each([['was it gwen?'], ['gwen. just kidding'], ['"gwen", said my sister']])(
    'is not supported by what states nothing: %s',
    (quote) => {
      expect(
        faults(
          `Phil: Who do we have on the piano? Margot: ${quote}`,
          ASKED,
          source('2', 'Margot', quote, '1'),
        ),
      ).not.toEqual([]);
    },
  );
});
