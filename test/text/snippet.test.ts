import { describe, expect, it } from 'vitest';
import { graphemeLength } from '../../src/text/graphemes.ts';
import { snippetOf } from '../../src/text/snippet.ts';
import { inLinearTime } from '../support/patience.ts';

const RAIN = 'It rained all day and nobody went out. ';

describe('a snippet', () => {
  it('is the whole of a short text, on one line', () => {
    expect(snippetOf('I have\n\na  tent.', 'tent', 40)).toBe('I have a tent.');
  });

  it('is the beginning of a long text that holds none of the words', () => {
    expect(snippetOf(RAIN.repeat(9), 'tent', 40)).toBe('It rained all day and nobody went out.…');
  });

  it.each([
    [
      'en',
      `${RAIN.repeat(9)}Ben has two tents in the cellar. ${RAIN.repeat(9)}`,
      'who owns a tent?',
      'two tents in',
    ],
    [
      'uk',
      `${'Цілий день ішов дощ. '.repeat(20)}У Бена в підвалі п’ять наметів. ${'Дощ. '.repeat(50)}`,
      'намет',
      'п’ять наметів',
    ],
    [
      'de',
      `${'Es regnete den ganzen Tag. '.repeat(20)}Ben hat zwei Zelte im Keller.`,
      'das Zelt',
      'zwei Zelte im Keller.',
    ],
    [
      'zh',
      `${'整天都在下雨，没有人出门。'.repeat(30)}本有两顶帐篷。${'下雨了。'.repeat(60)}`,
      '谁有帐篷',
      '帐篷',
    ],
    [
      'ja',
      `${'一日中雨が降っていて誰も外に出なかった。'.repeat(20)}ベンはテントを二つ持っている。${'雨だった。'.repeat(60)}`,
      'テント',
      'テント',
    ],
  ])('of a long text is the piece around the words: %s', (_, text, wanted, piece) => {
    const snippet = snippetOf(text, wanted, 80);
    expect(snippet).toContain(piece);
    expect(snippet.length).toBeLessThanOrEqual(80);
    expect(snippet.startsWith('…')).toBe(true);
  });

  it('holds the most of the words, not the first of them', () => {
    const text = `A tent. ${RAIN.repeat(5)}The blue tent is in the cellar. ${RAIN.repeat(5)}`;
    expect(snippetOf(text, 'blue tent cellar', 60)).toContain('blue tent is in the cellar');
  });

  it('is cut between words, and never inside a character', () => {
    const whole = `${RAIN.repeat(9)}tent ${RAIN.repeat(9)}`;
    const words = new Set(whole.split(' '));
    for (let most = 20; most < 60; most += 1) {
      const snippet = snippetOf(whole, 'tent', most);
      expect(snippet.length).toBeLessThanOrEqual(most);
      expect(
        snippet
          .replaceAll('…', '')
          .split(' ')
          .filter((word) => !words.has(word)),
      ).toEqual([]);
      const faces = snippetOf(`${'👩‍👩‍👧'.repeat(60)}帐篷${'👩‍👩‍👧'.repeat(60)}`, '帐篷', most);
      expect(faces).not.toMatch(/(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
      expect(graphemeLength(faces)).toBeLessThanOrEqual(most);
    }
  });

  it('of an endless line takes no more than linear time', async () => {
    const snippet = await inLinearTime(() => snippetOf(`${'rain '.repeat(40_000)}tent`, 'tent', 60));
    expect(snippet).toMatch(/ tent$/);
  });
});
