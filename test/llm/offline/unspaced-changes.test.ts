import { describe, expect, it } from 'vitest';
import type { SourceTurn } from '../../../src/llm/model.ts';
import { MatterReader } from '../../../src/llm/offline/matter.ts';
import { relationOf } from '../../../src/llm/offline/relation.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import { resolveDates, withAbsoluteDates } from '../../../src/text/dates.ts';
import { contentStems } from '../../../src/text/words.ts';

const ZONE = 'Asia/Shanghai';
const AT = Date.parse('2026-09-08T03:00:00Z');
const lin = { id: 'test:1', name: '林' };
const mio = { id: 'test:2', name: '澪' };

/** How what one says two days later stands to what was said, after both were made notes. */
async function relations(language: string, earlier: string, later: string, other = mio) {
  const said = async (text: string, speaker: typeof lin, at: number) => {
    const turn: SourceTurn = { n: 1, at, speaker, role: 'person', trust: 'owner', text };
    return (await summarise({ task: 'summarise', turns: [turn], known: [], zone: ZONE })).notes;
  };
  const [before, after] = [await said(earlier, lin, AT), await said(later, other, AT + 2 * 86_400_000)];
  const reader = new MatterReader([lin, mio], ZONE, language);
  const read = (note: (typeof before)[number], speaker: typeof lin, at: number) =>
    reader.read({
      text: note.text,
      kind: note.kind,
      at,
      speakers: [speaker],
      quotes: note.quotes.map(({ quote }) => quote),
    });
  const olds = before.map((note) => read(note, lin, AT));
  const news = after.map((note) => read(note, other, AT + 2 * 86_400_000));
  return news.flatMap((now) => olds.map((then) => relationOf(now, then)));
}

describe('a later message in a language without spaces', () => {
  it.each([
    ['zh', '团建去莫干山,一人三百', '团建改了,去千岛湖'],
    ['zh', '聚餐在老王火锅,周五六点', '聚餐换地方了,去海底捞'],
    ['zh', '班会是下周五晚上六点半', '班会时间变了!!周四晚上七点,在礼堂'],
    ['zh', '物资由阿强负责', '物资交给丽丽了'],
    ['zh', '那相册就小美管', '相册交给阿宝了,以后找阿宝要'],
    ['zh', '儿子报了篮球班', '儿子改学羽毛球了'],
    ['ja', '会費は月2000円です', '会費、来月から2500円です'],
    ['ja', '練習場所は市民会館です', '練習場所、来月から小学校の体育館になります'],
    ['ja', '合宿は山中湖に行きます', '合宿は河口湖に変更です'],
    ['ja', 'ゴミ当番は毎週火曜です', 'ゴミ当番は金曜になりました'],
    ['ja', '卒業旅行、沖縄にしようと思う', '卒業旅行は結局台湾にした'],
  ])('changes what was said of the same thing: %s %s', async (language, earlier, later) => {
    expect(await relations(language, earlier, later)).toContain('replaces');
  });

  it.each([
    ['zh', '我在报社上班', '报社我辞了,下个月去出版社上班'],
    ['ja', '私は本屋で働いてます', '林は来月から図書館で働きます'],
  ])('changes what its speaker said of themselves: %s %s', async (language, earlier, later) => {
    expect(await relations(language, earlier, later, lin)).toContain('replaces');
  });

  it.each([
    ['zh', '团建去莫干山,一人三百', '毕业旅行改了,去千岛湖'],
    ['zh', '物资由丽丽负责', '宣传交给小王了'],
    ['zh', '女儿学钢琴', '儿子改学吉他了'],
    ['ja', '会場は公民館です', '懇親会の会場は居酒屋になりました'],
    ['ja', '受付は田中さんです', '会計は木村さんになりました'],
    ['ja', '私はえびアレルギーです', '妹はそばアレルギーです'],
  ])('leaves another thing and another person alone: %s %s', async (language, earlier, later) => {
    const found = await relations(language, earlier, later);
    expect(found.every((one) => one === 'none')).toBe(true);
  });
});

describe('a weekday of what is every week', () => {
  it.each([
    ['zh', '孩子改学击剑了,还是周六'],
    ['zh', '训练改到周四晚上'],
    ['zh', '以后周五下午我都在家带孩子'],
    ['ja', 'ピアノのレッスンが木曜に変わりました'],
    ['ja', '水やり当番は金曜の朝になりました'],
  ])('stays a weekday: %s %s', (language, said) => {
    expect(withAbsoluteDates(said, AT, ZONE, language)).toBe(said);
  });

  it.each([
    ['zh', '聚餐改到周四晚上', '聚餐改到2026-09-10 晚上'],
    ['ja', '飲み会は金曜になりました', '飲み会は2026-09-11になりました'],
  ])('is a date where it is once: %s %s', (language, said, dated) => {
    expect(withAbsoluteDates(said, AT, ZONE, language)).toBe(dated);
  });
});

it.each([
  ['zh', '我儿子2026-10去墨尔本读书', '2026-10-31'],
  ['ja', '2027年に店を出す', '2027-12-31'],
  ['en', 'I move to Leeds in 2026-10', '2026-10-31'],
])('a month or a year that code wrote out is a date: %s %s', (language, said, last) => {
  expect(resolveDates(said, AT, ZONE, language).map(({ endDay }) => endDay)).toEqual([last]);
});

it('a noun in hiragana behind a particle says something', () => {
  expect(contentStems('妹はいちごアレルギーです', 'ja')).not.toEqual(
    contentStems('妹はりんごアレルギーです', 'ja'),
  );
});
