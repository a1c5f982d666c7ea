import { describe, expect, it } from 'vitest';
import type { DistilCandidate } from '../../src/llm/model.ts';
import { distil } from '../../src/llm/offline/distil.ts';
import { summarise } from '../../src/llm/offline/summarise.ts';
import { languageOf } from '../../src/text/language.ts';
import { isQuestion, sentences } from '../../src/text/sentences.ts';
import { similarity } from '../../src/text/similarity.ts';
import { contentStems } from '../../src/text/words.ts';

const AT = Date.parse('2026-11-30T04:00:00Z');
const zone = 'Asia/Shanghai';
const speaker = { id: 'test:1', name: '小明' };
const DAY_MS = 86_400_000;

async function notesOf(text: string, at = AT) {
  const turn = { n: 1, at, speaker, role: 'person', trust: 'member', text } as const;
  return (await summarise({ task: 'summarise', turns: [turn], known: [], zone })).notes;
}

describe('Chinese text', () => {
  it.each([
    ['zh', '我喜欢茶'],
    ['zh', '你好'],
    ['zh', '謝謝大家'],
    ['zh', '明天下午三点开会'],
    ['zh', '我用 TypeScript 写代码'],
    ['zh', '我對花生過敏'],
    ['zh', '哈哈哈好的'],
    ['zh', '周五见😀'],
    ['zh', '今天好累啊'],
    ['zh', 'iPhone手机坏了'],
    ['zh', '在 Google 上班三年了'],
    ['zh', '这个bug又来了'],
    ['zh', '吃了吗？'],
    ['zh', '老地方见'],
    ['ja', '私は猫が好き'],
    ['ja', '明日の会議は三時です'],
    ['ja', 'お茶を飲みます'],
    ['ja', '東京に住んでいる'],
    ['ko', '나는 차를 좋아해요'],
    ['en', 'I like tea'],
  ])('is recognised: %s "%s"', (code, text) => {
    expect(languageOf(text)).toBe(code);
  });

  it.each([
    ['我喜欢喝茶。', '我喜欢喝茶', 1, 1],
    ['我喜欢喝茶', '我 喜欢 喝茶！', 0.9, 1],
    ['我喜欢喝茶', '我很喜欢喝茶', 0.9, 1],
    ['我的猫叫咪咪', '我猫叫咪咪', 0.9, 1],
    ['他们在上海', '我在上海', 0.9, 1],
    ['我喜欢喝茶', '我不喜欢喝茶', 0, 0.9],
    ['我喜欢绿茶', '我喜欢红茶', 0, 0.9],
    ['住在北京', '住在南京', 0, 0.9],
    ['门禁密码4411', '门禁密码4412', 0, 0.9],
    ['我养了两只猫', '我养了三只猫', 0, 0.9],
    ['周五开会', '今天吃了火锅', 0, 0.2],
  ])('"%s" and "%s" are alike by %d to %d', (a, b, least, most) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(least);
    expect(similarity(a, b)).toBeLessThanOrEqual(most);
  });

  it.each([
    ['我的猫叫咪咪', ['猫叫', '叫咪', '咪咪']],
    ['我们非常喜欢火锅', ['喜欢', '欢火', '火锅']],
    ['我在 Google 上班', ['google', '上班']],
    ['我們住在臺北', ['住', '臺北']],
  ])('"%s" has the stems %j', (text, stems) => {
    expect(contentStems(text, 'zh')).toEqual(stems);
  });

  it.each([
    ['我喜欢茶。你呢？好的！再见', ['我喜欢茶。', '你呢？', '好的！', '再见']],
    ['他说：“走吧。”我们就走了。', ['他说：“走吧。”', '我们就走了。']],
    ['版本是2.3.1，别升级。', ['版本是2.3.1，别升级。']],
    ['票价99.5元', ['票价99.5元']],
    ['等等……我想想', ['等等……我想想']],
    ['第一行\n第二行', ['第一行', '第二行']],
    ['真的吗?!太好了!', ['真的吗?!', '太好了!']],
    ['下载v2.1.apk就行。好的', ['下载v2.1.apk就行。', '好的']],
  ])('"%s" has the sentences %j', (text, parts) => {
    expect(sentences(text)).toEqual(parts);
  });

  it.each([
    '你吃饭了吗',
    '你叫什么',
    '几点开会',
    '为什么不来',
    '怎么办',
    '你是不是生气了',
    '有没有人知道哪里修手表',
    '这个多少钱',
    '他在哪',
    '你住哪里？',
    '我弟到了没',
    '請問廁所在哪裡',
    '你呢',
    '谁有充电器',
    '能不能帮我看下',
  ])('"%s" asks', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    '我没什么',
    '我喜欢喝茶',
    '谁都可以来',
    '我怎么都睡不着',
    '不管多少钱我都买',
    '这么',
    '我不知道为什么。',
    '我在北京呢',
  ])('"%s" does not ask', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});

describe('Chinese statements', () => {
  it.each([
    ['preference', '我喜欢喝绿茶'],
    ['preference', '我最讨厌香菜了'],
    ['preference', '其实我更喜欢坐靠窗的位置'],
    ['preference', '我不吃辣'],
    ['preference', '我習慣早上喝咖啡'],
    ['person', '我对花生过敏'],
    ['person', '我叫陈思远，负责后端这块'],
    ['person', '我妹妹叫小红，住在成都'],
    ['person', '我住在上海浦东'],
    ['person', '我是素食者'],
    ['person', '我在医院当护士'],
    ['person', '我养了两只猫，一只叫咪咪'],
    ['person', '我有糖尿病，每天要打胰岛素'],
    ['person', '我老公是开货车的'],
    ['person', '我女兒今年五歲'],
    ['person', '记住我对青霉素过敏'],
    ['person', '别忘了我不能吃海鲜，会过敏'],
    ['decision', '我们决定用Postgres做数据库'],
    ['decision', '聚会定在周六晚上七点'],
    ['decision', '经过讨论，我们改用新系统了'],
    ['plan', '我明年三月要去日本留学'],
    ['plan', '下个月我们要搬到深圳'],
    ['plan', '年底准备和女朋友结婚'],
    ['rule', '进实验室必须戴护目镜'],
    ['rule', '群里禁止发广告'],
    ['rule', '值日生每天最后一个走，要关灯锁门'],
    ['experience', '我小时候在新疆住过两年'],
    ['experience', '去年我做了膝盖手术'],
    ['experience', '我考科目二考了三次才过'],
    ['fact', '门禁密码是4411'],
    ['fact', '这家店周一不营业'],
    ['task', '记得明天给妈妈打电话'],
    ['event', '今天我们去看了场电影'],
  ])('a note of kind %s comes of "%s"', async (kind, text) => {
    const notes = await notesOf(text);
    expect(notes.map((note) => note.kind)).toEqual([kind]);
    expect(text).toContain(notes[0]?.quotes[0]?.quote);
  });

  it.each([
    '你好',
    '哈哈哈哈',
    '好的',
    '谢谢大家',
    '今天好热啊',
    '我饿了',
    '你喜欢喝茶吗？',
    '有人知道哪里修手表吗',
    '可能会去留学,也可能不会',
    '要是我有钱就好了',
    '我对花生过敏，开玩笑的',
    '笑死我了',
    '帮我翻译一下：我喜欢猫',
    '晚上吃什么',
    '别记这个：我喜欢小红',
    '太难了吧',
    '小李：我喜欢猫',
    '下班了下班了',
  ])('no note comes of "%s"', async (text) => {
    expect(await notesOf(text)).toEqual([]);
  });

  it.each([
    ['其实我喜欢喝绿茶', '小明: 我喜欢喝绿茶。'],
    ['门禁密码是4411', '门禁密码是4411。'],
    ['我下周五要去北京出差', '小明: 我2026-12-11要去北京出差。'],
    ['我對花生過敏！', '小明: 我對花生過敏！'],
    ['记住，我对青霉素过敏', '小明: 我对青霉素过敏。'],
  ])('"%s" is noted as "%s"', async (text, noted) => {
    expect((await notesOf(text)).map((note) => note.text)).toEqual([noted]);
  });
});

describe('long Chinese messages', () => {
  it.each([
    [
      '我妹妹在成都读大学，学的是临床医学，养了两只猫',
      ['小明: 我妹妹在成都读大学，学的是临床医学，养了两只猫。'],
    ],
    ['小李住在北京，养了一只狗', ['小明: 小李住在北京，养了一只狗。']],
    ['我养了一只猫，叫咪咪，三岁了', ['小明: 我养了一只猫，叫咪咪，三岁了。']],
    [
      '大家好，我是新来的产品经理王璐，之前在美团干了五年，养了一只柯基叫馒头，平时喜欢徒步和做饭，对花生过敏，聚餐的时候麻烦大家帮忙留意一下，谢谢各位',
      [
        '小明: 我是新来的产品经理王璐。',
        '小明: 之前在美团干了五年。',
        '小明: 养了一只柯基叫馒头。',
        '小明: 平时喜欢徒步和做饭。',
        '小明: 对花生过敏。',
      ],
    ],
    [
      '我奶奶今年九十岁了，耳朵不好，打电话要大声，她只会说温州话，普通话听得懂一点，不吃牛肉，每天早上五点起来拜佛',
      [
        '小明: 我奶奶2026年九十岁了，耳朵不好，打电话要大声，她只会说温州话，普通话听得懂一点，不吃牛肉，每天早上五点起来拜佛。',
      ],
    ],
  ])('"%s" is taken apart by whom it speaks of', async (text, noted) => {
    expect((await notesOf(text)).map((note) => note.text)).toEqual(noted);
  });
});

async function additions(said: readonly string[]) {
  const candidates: DistilCandidate[] = [];
  for (const [day, text] of said.entries()) {
    const at = AT - (said.length - day) * DAY_MS;
    for (const note of await notesOf(text, at)) {
      const quotes = note.quotes.map(({ quote }) => ({ quote, speaker, at }));
      const { text: line, kind, subject } = note;
      const n = candidates.length + 1;
      candidates.push({ n, text: line, kind, subject, speaker, at, day: '2026-11-20', quotes, days: 1 });
    }
  }
  const work = { task: 'distil', items: [], candidates, today: '2026-11-30', zone, language: 'zh' } as const;
  const { operations } = await distil({ ...work, items: [] });
  return { added: operations.filter(({ op }) => op === 'add'), candidates };
}

describe('Chinese histories', () => {
  it.each([
    [['我住在北京', '我搬到上海了']],
    [['我在腾讯上班', '我跳槽到字节了']],
    [['门禁密码是4411', '门禁密码改成5522了']],
    [['我喜欢喝咖啡', '我现在不喜欢喝咖啡了']],
    [['我最喜欢的颜色是蓝色', '我最喜欢的颜色现在是绿色']],
    [['例会定在每周二下午三点', '例会改到每周四下午三点']],
    [['我更喜欢喝茶', '我现在更喜欢喝咖啡']],
    [['房租每个月三千', '房租涨到三千五了']],
    [['我抽烟，每天一包', '我戒烟了']],
    [['我单身', '我结婚了']],
    [['备用钥匙放在鞋柜里', '备用钥匙现在放在花盆下面']],
    [['我养了一只猫', '我现在养了两只猫']],
  ])('end with the last of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(1);
    expect(added[0]?.candidates).toContain(candidates.length);
  });

  it.each([
    [['我对花生过敏', '我对花生过敏！']],
    [['我喜欢喝绿茶', '我很喜欢喝绿茶']],
    [['我是素食者', '说真的，我是素食者']],
    [['我妹妹住在成都', '我的妹妹住在成都']],
  ])('become one of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(1);
  });

  it.each([
    [['我喜欢喝绿茶', '我喜欢爬山']],
    [['我对花生过敏', '我对青霉素过敏']],
    [['我妹妹住在成都', '我弟弟住在西安']],
    [['我住在上海', '我在腾讯上班']],
    [['门禁密码是4411', 'WiFi密码是8888']],
    [['我有糖尿病', '我有高血压']],
  ])('keep each of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(said.length);
  });
});
