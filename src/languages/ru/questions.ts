import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list(
    'вид тип сорт упоминала упоминал говорила говорил рассказывала рассказывал название названия имя случилось произошло',
  ),
  when: /(?<!\p{L})(?:когда|какого (?:дня|числа|месяца|года)|в каком (?:году|месяце)|во сколько)(?!\p{L})/u,
  howMany: /(?<!\p{L})(?:сколько|как (?:долго|часто|далеко))(?!\p{L})/u,
  now: /(?<!\p{L})(?:сейчас|теперь|ныне|пока|до сих пор|последн\p{L}+|сегодня)(?!\p{L})/u,
  kinds,
};
