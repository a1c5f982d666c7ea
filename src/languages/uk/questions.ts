import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list(
    'вид тип сорт згадувала згадував казала казав розповідала розповідав назва назви імʼя сталося трапилося',
  ),
  when: /(?<!\p{L})(?:коли|якого (?:дня|числа|місяця|року)|в якому (?:році|місяці)|о котрій)(?!\p{L})/u,
  howMany: /(?<!\p{L})(?:скільки|як (?:довго|часто|далеко))(?!\p{L})/u,
  now: /(?<!\p{L})(?:зараз|тепер|нині|наразі|досі|останн\p{L}+|сьогодні)(?!\p{L})/u,
  kinds,
};
