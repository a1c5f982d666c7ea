import { each } from '../lists.ts';
import type { LanguageDates } from '../types.ts';
import { both, bothList } from './script.ts';

const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** Numbers from 1 to 99 as they are written out. */
const NUMERALS: Record<string, number> = Object.fromEntries(
  Array.from({ length: 99 }, (_, at) => {
    const [tens, ones] = [Math.floor((at + 1) / 10), (at + 1) % 10];
    const head = tens === 0 ? '' : tens === 1 ? '十' : `${DIGITS[tens]}十`;
    return [`${head}${DIGITS[ones]}`, at + 1];
  }),
);

const WEEKS = ['周', '星期', '礼拜', '禮拜', '週'];
const DAYS = [['一'], ['二'], ['三'], ['四'], ['五'], ['六'], ['日', '天']];
const weekdays = Object.fromEntries(
  WEEKS.flatMap((week) => DAYS.flatMap((names, at) => names.map((name) => [`${week}${name}`, at + 1]))),
);

const months = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => at + 1).flatMap((number) => {
    const name = Object.keys(NUMERALS)[number - 1] ?? '';
    return [`${number}月`, `${number}月份`, `${name}月`, `${name}月份`].map((form) => [form, number]);
  }),
);

/** Every word with its traditional form. */
function all<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([word, value]) =>
      both(word)
        .split('|')
        .map((form) => [form, value]),
    ),
  );
}

const PARTS = bothList('早上 上午 中午 下午 傍晚 晚上 凌晨 半夜 夜里 清早 一早 早晨 午后 深夜');

export const dates: LanguageDates = {
  unspaced: true,
  days: all({
    ...each('今天 今日 今儿 今兒', 0),
    ...each('明天 明日 明儿 明兒', 1),
    ...each('后天 后日', 2),
    大后天: 3,
    ...each('昨天 昨日 昨儿', -1),
    ...each('前天 前日', -2),
    大前天: -3,
  }),
  dayParts: all({
    今早: { days: 0, part: '早上' },
    今晨: { days: 0, part: '早上' },
    今晚: { days: 0, part: '晚上' },
    今夜: { days: 0, part: '夜里' },
    明早: { days: 1, part: '早上' },
    明晚: { days: 1, part: '晚上' },
    后晚: { days: 2, part: '晚上' },
    昨晚: { days: -1, part: '晚上' },
    昨夜: { days: -1, part: '夜里' },
    前晚: { days: -2, part: '晚上' },
  }),
  parts: Object.fromEntries(PARTS.map((part) => [part, part])),
  ofDay: {},
  ofDayForm: '{day}{word}',
  weekdays,
  doubtfulWeekdays: {},
  months,
  doubtfulMonths: [],
  units: all({
    ...each('分钟', 'minute'),
    ...each('小时 个小时 个钟头 钟头', 'hour'),
    ...each('天 日', 'day'),
    ...each('周 星期 个星期 礼拜 个礼拜 週', 'week'),
    ...each('周末 週末', 'weekend'),
    ...each('月 个月', 'month'),
    ...each('年', 'year'),
  }),
  bareUnits: false,
  numbers: { ...NUMERALS, 两: 2, 兩: 2 },
  spans: all({
    今年: { unit: 'year', count: 0 },
    明年: { unit: 'year', count: 1 },
    后年: { unit: 'year', count: 2 },
    去年: { unit: 'year', count: -1 },
    前年: { unit: 'year', count: -2 },
    大前年: { unit: 'year', count: -3 },
    下下周: { unit: 'week', count: 2 },
    下下星期: { unit: 'week', count: 2 },
    下下个星期: { unit: 'week', count: 2 },
    下下礼拜: { unit: 'week', count: 2 },
    上上周: { unit: 'week', count: -2 },
    上上个星期: { unit: 'week', count: -2 },
    下下个月: { unit: 'month', count: 2 },
    上上个月: { unit: 'month', count: -2 },
    本周: { unit: 'week', count: 0 },
    本月: { unit: 'month', count: 0 },
  }),
  next: bothList('下 下个 下一个'),
  last: bothList('上 上个 上一个'),
  this: bothList('这 这个 本'),
  ahead: bothList('再过 要过 等过'),
  fromNow: bothList('后 以后 之后 过后'),
  ago: bothList('前 以前 之前'),
  on: [],
  onSpan: [],
  bound: [],
  toward: bothList('到 至 在 改到 改成 推到 推迟到 挪到 提前到 延到 延期到 定在 定到 约在 排在'),
  monthPrepositions: [],
  rangeLinks: bothList('到 至 和 跟 或 或者 、'),
  recurring: bothList('每 每个 每周 每逢 逢 路 街 巷 弄 第 每月 每个月 每年 通常 一般 平时'),
  recurringAfter: bothList(
    '球 场 仓 井 码 键 位 线 楼 院 店 桌 门 房 柜 元 车 机 坑 座 台 库 厅 选手 球衣 电池 字 窗口 馆 站台 线路 文件 以外 早市 限定',
  ),
  habitual: bothList('每 总是 一直 通常 一般 平时 逢 定期 固定 雷打不动 每周 每月 每个'),
  weekly: bothList(
    '周会 例会 组会 早会 训练 集训 排练 值日 轮值 兴趣班 补习班 培训班 辅导班 游泳班 的课 琴课 语课 文课 学课 球课 瑜伽 普拉提 健身 钢琴 吉他 书法 围棋 击剑 跆拳道 舞蹈 改学 都得 都要 都在 都会 都有 以后 今后 往后 从此',
  ),
  oneOf: bothList(
    '这周 本周 下周 上周 这次 这回 下次 上次 本次 今天 明天 临时 没去 没来 迟到 请假 停一次 补课 比赛 演出 考试',
  ),
  recurringForms: [],
  vague: bothList('不到 超过 大概 大约 差不多 至少 最少 几乎 好 将近 近 快 提前 连续 整整'),
  verbsAfter: [],
  at: [],
  beforeNoon: bothList('上午 早上 早晨 凌晨 清早 一早 早'),
  afterNoon: bothList('下午 晚上 傍晚 中午 午后 晚'),
  clock: { hours: bothList('点 点钟 时'), half: ['半'], minutes: ['分'] },
  ordinals: bothList('日 号'),
  monthLinks: [],
  yearMarks: ['年'],
  monthBeforeDay: true,
  slashMonthFirst: true,
  shortDotted: false,
  idioms: [
    ...bothList(`
      过两天 过几天 这两天 这几天 前两天 前几天 有一天 总有一天 昨日重现 后天性 黑色星期五 疯狂星期四 一天到晚 星期八 今日头条 明日方舟 今日份 明日之后
      一日三餐 三天打鱼两天晒网 上个世纪 本日公休 过年
    `),
    ...['下下', '上上', '下下个', '上上个', '下下個', '上上個'].flatMap((lead) =>
      Object.keys(weekdays).map((day) => `${lead}${day}`),
    ),
  ],
  past: {
    words: bothList('了 刚 刚才 昨天 昨晚 前天 上次 当时 来着 去过 吃过 来过 见过'),
    endings: [],
    except: [],
  },
  future: bothList(
    '要 将 会 明天 后天 打算 准备 计划 记得 别忘 提醒 就 快 得 需要 下周 下个 改到 推到 推迟 提前',
  ),
  forms: {
    day: '{day}',
    plainDay: '{day}',
    week: '{day}那周',
    plainWeek: '{day}那周',
    weekend: '{day}那个周末',
    plainWeekend: '{day}那个周末',
    month: '{month}',
    plainMonth: '{month}',
    year: '{year}年',
    plainYear: '{year}年',
    moment: '{day} {time}',
  },
};
