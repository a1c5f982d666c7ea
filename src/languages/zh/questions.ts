import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list('提到 说过 告诉 发生 名字'),
  when: /什么时候|何时|几时|哪(?:天|一天|年|个?月)|几(?:月|号|点)/u,
  asks: /[谁誰]|哪|(?<![为為])(?:什[么麼]|甚麼|啥)|多少|[几幾]|何时|呢[?？]*$/u,
  what: /[么麼啥]/u,
  howMany: /多少|几(?:个|只|次|岁|年|天|本|口)|多(?:大|久|长|远)/u,
  now: /现在|目前|如今|最近|最新|还在|今天/u,
  kinds,
};
