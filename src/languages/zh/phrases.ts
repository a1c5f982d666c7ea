import type { PhraseBook } from '../phrase-book.ts';
import { pattern } from '../statement-rules.ts';
import { eitherScript } from './script.ts';

/** Chinese. */
export const phrases: PhraseBook = {
  code: 'zh',
  and: '{a}和{b}',
  quote: ['“', '”'],
  count: {
    note: { other: '#条笔记' },
    line: { other: '#条记忆' },
    day: { other: '#天' },
  },
  dates: { locale: 'zh-CN', day: '{date}{weekday}', otherYear: '{year}年{date}' },
  diary: {
    light: {
      one: ['{day}只留下一条笔记。', '{day}这天只有一条笔记等着我。', '{day}给我留了一条笔记来读。'],
      few: [
        '{day}留下了{notes}，我一条一条慢慢读完。',
        '{day}，大家留下了{notes}。',
        '{day}读起来很快：{notes}。',
      ],
      many: [
        '{day}话很多，桌上摆了{notes}。',
        '{day}可读的不少：一共{notes}。',
        '过了{day}，桌上堆得满满的，我读完了{notes}。',
      ],
      span: [
        '我翻看了{from}到{to}的日子，读了{notes}。',
        '从{from}到{to}，桌上积下了{notes}。',
        '{from}到{to}的日子摊在我面前：一共{notes}。',
      ],
      all: ['每一条都值得细看。', '里面没有旧话，全部留下来掂量。', '每一条都拿来掂量了。'],
      some: ['我挑出{staged}细看。', '其中{staged}留下来掂量。', '看着新鲜的，归结起来是{staged}。'],
      none: ['没有哪一条需要掂量。', '这些我以前都听过。'],
      duplicate: [
        '{dropped}和{kept}说的是一回事，留一条就够了。',
        '{kept}和{dropped}是同一个意思的两种说法。',
        '我把{dropped}叠到{kept}上面，因为它们说的一样。',
      ],
      closing: [
        '其余的留在当天的记录里，随时还能找到。',
        '没收进来的并没有丢，还在当天的笔记里。',
        '闲聊就留在说它的那一天。',
      ],
    },
    rem: {
      theme: [
        '绕来绕去总回到{theme}：{days}里有{notes}。',
        '有一件事反复出现：{theme}，{days}里有{notes}。',
        '{theme}贯穿了{days}和{notes}。',
      ],
      others: ['除此之外，我还老听到{themes}。', '{themes}也不止一次碰到。'],
      truth: ['有一件事在{days}里得到印证：{truth}。', '{days}里我一再听到同样的话：{truth}。'],
      truths: ['{truths}也是这样。', '同样得到印证的还有{truths}。'],
      changed: ['并非全都和我知道的对得上：{lines}得让位。', '并非都还成立：新的话改变了{lines}。'],
      steady: ['里面没有什么和我知道的相抵触。', '和我已经知道的都合得上。', '没有哪条旧记忆受到质疑。'],
    },
    deep: {
      opening: {
        added: ['记忆里添了新东西。', '说过的话里，有些该留下。', '这一回有东西可添。'],
        changed: ['我知道的一些事已经变了。', '我把不再成立的改了过来。', '新的话取代了旧的话。'],
        tidied: ['这一回是收拾的时候。', '我清理了架子。', '有些地方需要理一理。'],
        mixed: ['记忆在好几处起了变化。', '既要写，也要收拾。', '好几件事凑到了一起。'],
      },
      addedOne: ['我添上了{line}。', '新的一条是{line}。', '从此我记着{line}。'],
      addedWords: ['{name}说：{words}，我照原话记了下来。', '用{name}的话说：{words}。'],
      added: ['我写下了{lines}：{list}。', '以前没有的{lines}：{list}。'],
      addedMore: ['除了这些，还收进了{lines}。', '跟着它们又来了{lines}。'],
      merged: ['我把{before}合成了{after}。', '{before}合在一起，成了{after}。'],
      updated: [
        '原来写的是{before}，现在写的是{after}。',
        '{before}让位给了{after}。',
        '我不再记{before}，而是记{after}。',
      ],
      removed: ['我放下了{text}{reason}', '我去掉了{text}{reason}'],
      archived: ['我把{text}移进了归档{reason}', '{text}现在躺在归档里{reason}'],
      noRoom: [
        '地方不够，{list}进了归档。',
        '因为没有地方，归档里现在有{list}；再有人说起时会回来。',
        '为了放下其余的，我把{list}交给了归档。',
      ],
      refused: ['我拒绝了{text}{reason}', '我没有接受{text}{reason}'],
      closing: [
        '如果这里有什么不对，可以撤回。',
        '这些都不是最终的，每一处改动都能撤销。',
        '拿走的还能拿回来。',
      ],
    },
    insights: {
      first: ['在这之前，这里什么都还不知道；就从这里开始。', '这是这份记忆的头几条。'],
      theme: ['大家最常说回的是{theme}。', '很多话都绕着{theme}转。'],
      kept: ['{notes}里有{lines}进了记忆。', '{notes}，留下来的是{lines}。'],
      changed: ['事情会变：{lines}已经过时。', '多听一遍是值得的，因为{lines}已经过时。'],
      unchanged: ['读到的都不需要改动什么。', '读是读了，记忆可以照旧。'],
      held: ['有一件事不该由我决定：{text}。', '该有人看一看{text}。'],
      heldMore: ['另外{lines}也是这样。', '和它一样，还有{lines}要等人来定。'],
    },
    observation: {
      turn: {
        added: ['记忆又长了一点。', '知道的比以前多了一点。'],
        changed: ['知道的事改正过来了。', '记忆跟上了它所记的人。'],
        tidied: ['记忆整洁了一些。', '重复的和旧的都去掉了。'],
        mixed: ['记忆理顺了，也更新了。', '新的旧的都各得其所。'],
        quiet: ['这一回很安静。', '没有多少要改的。'],
      },
      full: ['快满了：{maxItems}条里已有{items}条。', '地方不多了：{maxItems}条里已有{items}条。'],
      room: ['还有地方：{maxItems}条里用了{items}条。', '现在是{maxItems}条里的{items}条。'],
    },
  },
  reply: {
    remembered: ['我没有语言模型，只能告诉你我记得的：', '关于这个我记得：', '这件事我记着这些：'],
    nothing: ['关于这个我什么都不记得。', '记忆里没有这方面的内容。'],
    noted: [
      '已记入日志；下一次做梦时可能成为记忆。',
      '写进日志了。能长久的，会在下一次做梦时成为记忆。',
      '记到日志里了，留不留由下一次做梦决定。',
    ],
    greeting: [
      '你好！我这里没有语言模型，但我有记忆。/help 会告诉你我能做什么。',
      '嗨！我没有语言模型，只有记忆。/help 会告诉你我能做什么。',
    ],
    thanks: ['不客气。', '应该的。'],
    isGreeting: pattern(
      `^(?:(?:${eitherScript('你好|您好|大家好|嗨|哈喽|哈啰|喂|在吗|早上好|早安|早|上午好|中午好|下午好|晚上好|晚安|hi|hello|hey')})(?:${eitherScript('[ ,，]*(?:啊|呀|大家|各位|机器人|reverie)')})*[\\s,，!！.。~～]*){1,3}[\\p{Extended_Pictographic}\\ufe0f\\s]*$`,
    ),
    asks: pattern(
      eitherScript(
        '^(?:请|麻烦|帮我)*(?:告诉我|跟我说说|说说|讲讲|提醒我(?:一下)?|给我看看|列出|列一下|我想知道|我忘了|你(?:还)?(?:知道|记得)|查一下|回忆一下)',
      ),
    ),
    asksAboutSelf: pattern(
      eitherScript(
        '关于我|(?:了解|认识|知道|记得)(?:关于)?我(?:们)?(?:的?(?:什么|哪些|多少|吗|事|情况|信息)|$|[?？ ])|我是谁',
      ),
    ),
    asksForHelp: pattern(
      eitherScript(
        '^(?:(?:那|那么|请问)?(?:(?:你|您)(?:都)?(?:能|会|可以)(?:帮我|为我)?(?:做|干)?(?:些|点)?(?:什么|啥|哪些事)(?:事)?(?:呢|啊|呀)?|(?:你|您)是(?:谁|什么|干什么的|做什么的)(?:呀|啊)?|(?:这|这个|你)(?:怎么|如何)(?:用|使用)|怎么(?:用|使用)(?:你)?|这是什么|有什么功能|(?:你|您)有(?:什么|哪些)功能|帮助|帮帮我|帮忙))$',
      ),
    ),
    isThanks: pattern(
      `^(?:${eitherScript('(?:非常|太|十分|多)?(?:谢谢|感谢|多谢|谢啦|谢了|谢谢你|辛苦了|3q|thx|thanks)(?:你|您|大家|啦|了|哦|啊)*')})[\\s,，!！.。~～]*(?:bot|reverie)?[\\s,，!！.。~～]*[\\p{Extended_Pictographic}\\ufe0f\\s]*$`,
    ),
  },
};
