import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list(
    'kind type sort mention mentioned likely happen happened considered describe described tell told say said example name names',
  ),
  when: /\b(?:when|what (?:day|date|month|year|time)|which (?:day|date|month|year)|how long ago)\b/u,
  asks: /^(?:(?:so|ok|oh|well),? )?(?:and|what about) (?=(?:the|our|my|your) )|\b(?:who(?:'?s)?|whom|whose|where(?:'?s)?|when(?:'?s)?|what(?:'?s)?|which|how (?:much|many|often))\b/u,
  what: /^what/u,
  howMany: /\b(?:how (?:many|much|old|long|far|often)|what (?:number|age|price))\b/u,
  now: /\b(?:now|currently|nowadays|these days|at the moment|at present|latest|most recent|still|today)\b/u,
  kinds,
};
