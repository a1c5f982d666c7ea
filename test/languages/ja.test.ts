import { describe, expect, it } from 'vitest';
import { language } from '../../src/languages/index.ts';
import type { DistilCandidate } from '../../src/llm/model.ts';
import { distil } from '../../src/llm/offline/distil.ts';
import { summarise } from '../../src/llm/offline/summarise.ts';
import { languageOf } from '../../src/text/language.ts';
import { isQuestion, sentences } from '../../src/text/sentences.ts';
import { similarity } from '../../src/text/similarity.ts';
import { contentStems } from '../../src/text/words.ts';

const zone = 'Asia/Tokyo';
const speaker = { id: 'test:1', name: '太郎' };
/** Monday 30 November 2026, noon in Tokyo. */
const AT = Date.parse('2026-11-30T03:00:00Z');
const DAY_MS = 86_400_000;

async function notesOf(text: string, at = AT) {
  const turn = { n: 1, at, speaker, role: 'person', trust: 'member', text } as const;
  return (await summarise({ task: 'summarise', turns: [turn], known: [], zone })).notes;
}

describe('the language of a short line', () => {
  it.each([
    '猫が好き',
    'ラーメン食べたい',
    '明日は会議です',
    'ありがとう！',
    'おはよう',
    'りんごとバナナ',
    'カレー',
    'わかった',
    '東京に住んでます',
    'OKです',
    '来週のMTGは金曜',
    'vimを使ってる',
    'お疲れ様です',
    '今日は暑い',
    'コーヒー派',
    '妹は医者',
    '毎週火曜に練習',
    'はい',
    '三時に駅前で',
    '会議室は2階です',
    '働き方改革',
    '駅前集合',
    '毎日残業',
  ])('"%s" is Japanese', (text) => {
    expect(languageOf(text)).toBe('ja');
  });

  it.each(['我喜欢喝茶', '明天开会', '我對花生過敏', '今天很热', '北京大学'])('"%s" is not', (text) => {
    expect(languageOf(text)).toBe('zh');
  });
});

describe('words of Japanese', () => {
  it.each([
    ['緑茶が好きです', '緑茶が好き'],
    ['東京に住んでいます', '東京に住んでる'],
    ['毎朝コーヒーを飲む', '毎朝コーヒーを飲みます'],
    ['会議は金曜日です', '会議は金曜日だ'],
    ['妹は医者をしています', '妹は医者をしてる'],
    ['ピアノを習っています', 'ピアノを習ってる'],
    ['卵は食べない', '卵は食べません'],
  ])('"%s" says the same as "%s"', (one, other) => {
    expect(similarity(one, other)).toBeGreaterThan(0.9);
  });

  it.each([
    ['卵は食べる', '卵は食べない'],
    ['東京から大阪に行く', '大阪から東京に行く'],
    ['緑茶が好き', '紅茶が好き'],
    ['猫が2匹いる', '猫が3匹いる'],
    ['兄は医者です', '姉は医者です'],
    ['犬が好き', '犬が嫌い'],
  ])('"%s" does not say the same as "%s"', (one, other) => {
    expect(similarity(one, other)).toBeLessThan(0.9);
  });

  it.each([
    ['飲んでいます', '飲みます'],
    ['走った', '走る'],
    ['高かった', '高い'],
    ['食べません', '食べない'],
    ['新しく', '新しい'],
  ])('"%s" and "%s" have the same stems', (one, other) => {
    expect(contentStems(one, 'ja')).toEqual(contentStems(other, 'ja'));
  });
});

describe('sentences of Japanese', () => {
  it.each([
    ['猫が好き。犬は苦手。', ['猫が好き。', '犬は苦手。']],
    ['明日だよ！忘れないで！', ['明日だよ！', '忘れないで！']],
    ['「はい。」と言った。次。', ['「はい。」', 'と言った。', '次。']],
    ['家賃は7.5万円です。高い。', ['家賃は7.5万円です。', '高い。']],
    ['うん…わかった', ['うん…わかった']],
    ['来る？来ない？', ['来る？', '来ない？']],
  ])('"%s"', (text, parts) => {
    expect(sentences(text)).toEqual(parts);
  });

  it.each([
    '明日来ますか',
    'これは何ですか。',
    'いつ行くの？',
    'どこで会う',
    'なんで来なかったの',
    '誰が来るんだろう',
    'このお店って何時までだっけ',
    '猫アレルギーの人いますか',
    'もう食べたかな',
    'どうやって行くのが早いですか',
  ])('"%s" asks', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    '猫が好きです',
    'いつも朝は走る',
    '誰も来なかった',
    'どこでも寝られる',
    '何か食べたい',
    '誰にも言わないで',
    '東京か大阪に住みたい',
    'なかなか起きられない',
    'いつか行きたい',
    '何時に寝ても6時に起きる',
  ])('"%s" does not', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});

describe('notes of what is said in Japanese', () => {
  it.each([
    ['preference', 'コーヒーより紅茶が好きです'],
    ['preference', 'パクチーがどうしても苦手なんだよね'],
    ['preference', '私は辛いものが大好き'],
    ['preference', '朝はパンよりご飯派です'],
    ['preference', '飛行機は窓側の席がいいです'],
    ['preference', '納豆は食べられません'],
    ['person', '私は小麦アレルギーです'],
    ['person', '横浜に住んでます'],
    ['person', '妹は札幌で看護師をしてます'],
    ['person', '市役所で働いています'],
    ['person', 'うちの犬はコタロウって名前で、もう10歳です'],
    ['person', '子供は二人、小5と中2です'],
    ['person', '左利きです'],
    ['person', '実家は福岡で酒屋をやってます'],
    ['plan', '来月から大阪に転勤になりました'],
    ['plan', '12月20日に手術を受ける予定です'],
    ['plan', '来年の春に結婚します'],
    ['plan', '弟が4月から大学に通います'],
    ['decision', '会場は市民ホールに決まりました'],
    ['decision', '車は買わずにカーシェアにすることにした'],
    ['decision', '旅行は沖縄にしようって家族で決めた'],
    ['rule', '部室では飲食禁止です'],
    ['rule', '会費は毎月末までに払うこと'],
    ['rule', 'ゴミは朝8時までに出してください、夜は禁止です'],
    ['experience', '去年、富士山に登りました'],
    ['experience', '昔パリに3年住んでました'],
    ['experience', '3年前に離婚しました'],
  ])('%s: %s', async (kind, text) => {
    const notes = await notesOf(text);
    expect(notes.map((note) => note.kind)).toEqual([kind]);
  });

  it.each([
    'おはようございます',
    '今日は暑いですね',
    'ラーメン食べたい',
    'まじで眠い',
    '了解です',
    'それな',
    '電車遅れてる',
    '誰か傘持ってる？',
    'ありがとうございます！助かりました',
    '笑いすぎてお腹痛い',
    '明日晴れるかな',
    'これは覚えなくていいけど、実は猫が嫌い',
    'ここだけの話、来月会社を辞めます',
    '宇宙人と結婚する夢を見た',
    'うちの母にいつも怠け者だと言われる',
    '私は宇宙飛行士です。冗談です',
  ])('nothing: %s', async (text) => {
    const notes = await notesOf(text);
    expect(notes.filter(({ kind }) => !['task', 'event', 'fact'].includes(kind))).toEqual([]);
  });

  it('writes dates out and names who speaks', async () => {
    expect((await notesOf('来月大阪に引っ越します'))[0]?.text).toBe('太郎: 2026-12大阪に引っ越します。');
    expect((await notesOf('実は私、小麦アレルギーなんです'))[0]?.text).toBe(
      '太郎: 私、小麦アレルギーなんです。',
    );
  });
});

async function additions(said: readonly string[]) {
  const candidates: DistilCandidate[] = [];
  for (const [day, text] of said.entries()) {
    const at = AT + day * DAY_MS;
    for (const note of await notesOf(text, at)) {
      const quotes = note.quotes.map(({ quote }) => ({ quote, speaker, at }));
      const { text: line, kind, subject } = note;
      const n = candidates.length + 1;
      candidates.push({ n, text: line, kind, subject, speaker, at, day: '2026-11-30', quotes, days: 1 });
    }
  }
  const { operations } = await distil({
    task: 'distil',
    items: [],
    candidates,
    today: '2026-12-03',
    zone,
    language: 'ja',
  });
  return { added: operations.filter(({ op }) => op === 'add'), candidates };
}

describe('from what people say in Japanese to memory', () => {
  it.each([
    ['横浜に住んでます', '大阪に引っ越しました'],
    ['銀行で働いています', '銀行から市役所に転職しました'],
    ['私はコーヒーが好きです', 'コーヒーは苦手になりました'],
    ['一番好きな食べ物は寿司です', '一番好きな食べ物は、今はカレーです'],
    ['練習は毎週火曜です', '練習は毎週木曜に変わりました'],
    ['Wi-Fiのパスワードはsakura12です', 'Wi-Fiのパスワードはmomo99に変わりました'],
    ['お酒が大好きです', 'お酒はもうやめました'],
    ['私は独身です', '先月結婚しました'],
    ['コーヒーより紅茶が好きです', '紅茶よりコーヒーの方が好きです'],
    ['会費は月3000円です', '会費は来月から月4000円になります'],
    ['鍵は玄関の棚に置いてあります', '鍵は台所の引き出しに移しました'],
    ['妹は札幌に住んでます', '妹は東京に引っ越しました'],
  ])('ends with the last of "%s", "%s"', async (...said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(1);
    expect(added[0]?.candidates).toContain(candidates.length);
  });

  it.each([
    ['私は猫が大好きです', '私、猫が大好きなんです'],
    ['横浜に住んでます', '横浜に住んでいます'],
    ['私は小麦アレルギーです', '小麦アレルギーなんです'],
  ])('makes one of "%s" and "%s"', async (...said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(1);
  });

  it.each([
    ['私は猫が好きです', '私は登山が好きです'],
    ['横浜に住んでます', '市役所で働いています'],
    ['妹は札幌に住んでます', '弟は福岡に住んでます'],
    ['コーヒーが大好きです', '牡蠣は食べられません'],
    ['練習は毎週火曜です', '会費は月3000円です'],
    ['私は小麦アレルギーです', '私は卵アレルギーです'],
  ])('keeps "%s" and "%s"', async (...said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(said.length);
  });
});

describe('what the bot hears in Japanese', () => {
  const { isGreeting, isThanks, asks } = language('ja').phrases.reply;

  it.each(['こんにちは', 'おはようございます！', 'お疲れ様です', 'やっほー、みんな'])(
    'greeting: %s',
    (text) => {
      expect(isGreeting.test(text)).toBe(true);
    },
  );

  it.each(['ありがとう', 'ありがとうございます！', '助かりました', 'どうもありがとう〜'])(
    'thanks: %s',
    (text) => {
      expect(isThanks.test(text)).toBe(true);
    },
  );

  it.each(['花子の誕生日を教えて', '私のこと何か覚えてる？', '会議の場所、教えてください'])(
    'asks: %s',
    (text) => {
      expect(asks.test(text) || isQuestion(text)).toBe(true);
    },
  );

  it.each(['こんにちはって言われた', 'ありがとうと伝えておいて', '英語を教えてます'])(
    'none of them: %s',
    (text) => {
      expect(isGreeting.test(text) || isThanks.test(text) || asks.test(text)).toBe(false);
    },
  );
});
