import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list('種類 名前 言及'),
  when: /いつ|何(?:月|日|年|曜日|時)/u,
  asks: /誰|だれ|どこ|いつ|何|なに|いくら|いくつ|ど(?:れ|の|ちら)|は[?？]+$/u,
  what: /何|なに/u,
  howMany: /いくつ|いくら|何(?:人|個|回|匹|歳|年間|日間|本|冊|枚)|どれ(?:くらい|ぐらい|だけ)/u,
  now: /今(?!年|月|週)|現在|最近|最新|まだ|いまは/u,
  kinds,
};
