import { each, list } from '../lists.ts';
import type { LanguageDates } from '../types.ts';

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** Numbers from 1 to 99 as they are written out. */
const NUMERALS: Record<string, number> = Object.fromEntries(
  Array.from({ length: 99 }, (_, at) => {
    const [tens, ones] = [Math.floor((at + 1) / 10), (at + 1) % 10];
    const head = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`;
    return [`${head}${DIGITS[ones]}`, at + 1];
  }),
);

const WEEKDAYS = ['月', '火', '水', '木', '金', '土', '日'];
const weekdays = Object.fromEntries(
  WEEKDAYS.flatMap((day, at) => [`${day}曜`, `${day}曜日`].map((form) => [form, at + 1])),
);

const months = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => at + 1).flatMap((number) => {
    const name = Object.keys(NUMERALS)[number - 1] ?? '';
    return [`${number}月`, `${name}月`].map((form) => [form, number]);
  }),
);

const PARTS = list(`
  朝 午前 午前中 昼 お昼 昼間 午後 夕方 夜 晩 深夜 早朝 夜中 朝方 明け方 朝イチ 朝一 夜遅く 昼過ぎ 夕飯時
`);

/** What may stand behind a verb of the past at the end of a clause. */
const BEHIND = list(`
  よ ね よね な なあ わ けど けれど けども が ので から のに んだ んです のです んだよ んだけど んですけど んですが し
  のは のが って らしい みたい そうです そうだ と のを w ww www 笑
`);
/** Ends of verbs of the past: た, and だ where it cannot be "is". */
const PAST_ENDS = [
  'た',
  'ました',
  ...Array.from('飲読住死休遊頼呼飛並込選運学転組積包結産噛沈悩挟畳喜叫望進済摘澄編'),
].map((end) => (end.length === 1 && end !== 'た' ? `${end}んだ` : end));

export const dates: LanguageDates = {
  unspaced: true,
  shortSlash: true,
  days: {
    ...each('今日 本日 きょう', 0),
    ...each('明日 あした あす', 1),
    ...each('明後日 あさって', 2),
    ...each('しあさって 明々後日 明明後日', 3),
    ...each('昨日 きのう', -1),
    ...each('一昨日 おととい おとつい', -2),
    さきおととい: -3,
  },
  dayParts: {
    今朝: { days: 0, part: '朝' },
    けさ: { days: 0, part: '朝' },
    今夜: { days: 0, part: '夜' },
    今晩: { days: 0, part: '夜' },
    今夕: { days: 0, part: '夕方' },
    明朝: { days: 1, part: '朝' },
    明晩: { days: 1, part: '夜' },
    昨夜: { days: -1, part: '夜' },
    昨晩: { days: -1, part: '夜' },
    ゆうべ: { days: -1, part: '夜' },
  },
  parts: Object.fromEntries(PARTS.map((part) => [part, part])),
  ofDay: {},
  ofDayForm: '{day}の{word}',
  weekdays,
  doubtfulWeekdays: {},
  months,
  doubtfulMonths: [],
  units: {
    ...each('分 分間', 'minute'),
    ...each('時間', 'hour'),
    ...each('日 日間', 'day'),
    ...each('週間 週', 'week'),
    ...each('週末', 'weekend'),
    ...each('月 か月 ヶ月 カ月 ヵ月 ケ月 箇月', 'month'),
    ...each('年 年間', 'year'),
  },
  bareUnits: false,
  numbers: NUMERALS,
  spans: {
    今週: { unit: 'week', count: 0 },
    来週: { unit: 'week', count: 1 },
    再来週: { unit: 'week', count: 2 },
    先週: { unit: 'week', count: -1 },
    先々週: { unit: 'week', count: -2 },
    先先週: { unit: 'week', count: -2 },
    ...Object.fromEntries(
      list('今週末 この週末 今度の週末 次の週末 今週の週末').map(
        (word) => [word, { unit: 'weekend', count: 0 }] as const,
      ),
    ),
    来週末: { unit: 'weekend', count: 1 },
    来週の週末: { unit: 'weekend', count: 1 },
    再来週末: { unit: 'weekend', count: 2 },
    先週末: { unit: 'weekend', count: -1 },
    先週の週末: { unit: 'weekend', count: -1 },
    今月: { unit: 'month', count: 0 },
    来月: { unit: 'month', count: 1 },
    再来月: { unit: 'month', count: 2 },
    先月: { unit: 'month', count: -1 },
    先々月: { unit: 'month', count: -2 },
    今年: { unit: 'year', count: 0 },
    本年: { unit: 'year', count: 0 },
    来年: { unit: 'year', count: 1 },
    再来年: { unit: 'year', count: 2 },
    去年: { unit: 'year', count: -1 },
    昨年: { unit: 'year', count: -1 },
    一昨年: { unit: 'year', count: -2 },
    おととし: { unit: 'year', count: -2 },
    ことし: { unit: 'year', count: 0 },
  },
  next: list('来 次の 今度の 来る'),
  last: list('先 前の この前の こないだの この間の 先日の'),
  this: list('今 今の'),
  nextIsNearest: true,
  ahead: ['あと'],
  fromNow: list('後 のち'),
  ago: list('前 まえ'),
  on: [],
  onSpan: [],
  bound: [],
  toward: list('締め切りは 締切は 期限は 次回は'),
  towardAfter: list(`
    に変更 に変わ に延期 に決ま に決め に移 にずら に予約 を予約 の予約 に設定 に繰り に前倒し にリスケ に申し込 に入れ になった になりました
    に日程 へ変更 へ延期 で予約 で決ま で決め に組み の便 のチケット に手術 に引っ越 に入籍 に出発 発の 締切 締め切り
  `),
  monthPrepositions: [],
  rangeLinks: list('から と や か ・ 、 〜 および または'),
  recurring: list(`
    毎週 毎 毎月 毎年 隔週 隔週の 毎週の 毎月の 第1 第2 第3 第4 第5 第一 第二 第三 第四 第五 第１ 第２ 第３ 第４ いつも いつもの
    普段の 普段は だいたい
  `),
  recurringAfter: list(`
    間 目 分 連続 ぶり おき ごと 以内 以上 ほど くらい ぐらい 休 かけ 以外 定休 ドラマ ロードショー 毎に 坊主 酔い 中に1 に1回 に一回 に1度 に一度
    に2回 あたり 当たり は定休 はいつも は毎週 はだいたい コース 分の は休館 生まれ
  `),
  habitual: list('毎週 毎月 毎年 いつも 必ず 普段 たいてい 大体 隔週 第一 第二 第三 第四 最後の'),
  weekly: list(`
    教室 レッスン 稽古 練習 当番 定例 朝礼 習い事 塾 講座 部活 ゴミ出し ヨガ ピラティス 英会話 ピアノ ギター バレエ ダンス フラメンコ
    水泳 スイミング 書道 習字 剣道 柔道 空手 合唱 今後 これからは ずっと
  `),
  oneOf: list(
    '今週 来週 先週 今回 次回 前回 今度 臨時 振替 振り替え 休み 休ん 休む 遅れ 欠席 体験 発表会 試合 大会 今日 明日',
  ),
  recurringForms: [],
  vague: list('約 だいたい およそ かれこれ もう 足掛け 最低 最大 最長 平均'),
  verbsAfter: [],
  at: [],
  beforeNoon: list('午前 朝 早朝 深夜 am'),
  afterNoon: list('午後 夜 夕方 晩 昼 お昼 pm'),
  clock: { hours: ['時'], half: ['半'], minutes: ['分'] },
  ordinals: ['日'],
  monthLinks: [],
  yearMarks: ['年'],
  monthBeforeDay: true,
  slashMonthFirst: true,
  shortDotted: false,
  idioms: list(`
    1日 一日 １日 1日中 一日中 二日酔い 三日坊主 三日月 三日天下 四日市 五日市 八日市 十日町 二十日大根 二十日鼠 きょうだい きょうじゅ きょうし あすか 明日香 明日葉
    今日子 明日菜 明日斗 昨日今日 明日は明日 今日この頃 今日明日 明日明後日 明朝体 今晩は 今日は（ 一昨日来やがれ 十年一日 日曜大工 日曜日よりの使者 ブラックフライデー
    一日三食 前日 翌日 先日 今日も今日とて 毎日 平日 休日 祝日 半日 数日 何日 今日から俺は 先週号 一年中 一月あたり 月曜から夜ふかし サザエさんの日
  `),
  past: {
    words: list('昨日 きのう 昨夜 昨晩 ゆうべ 一昨日 おととい 先週 先月 去年 昨年 ました でした'),
    endings: PAST_ENDS.flatMap((end) => [end, ...BEHIND.map((tail) => end + tail)]),
    except: list('あした また まった くそった'),
  },
  future: list(
    '予定 つもり しよう ましょう 来週 来月 来年 再来 明日 あした 明後日 あさって 今度 次の までに たら するから します なります 始まります 締切 締め切り',
  ),
  forms: {
    day: '{day}',
    plainDay: '{day}',
    week: '{day}の週',
    plainWeek: '{day}の週',
    weekend: '{day}の週末',
    plainWeekend: '{day}の週末',
    month: '{month}',
    plainMonth: '{month}',
    year: '{year}年',
    plainYear: '{year}年',
    moment: '{day} {time}',
  },
};
