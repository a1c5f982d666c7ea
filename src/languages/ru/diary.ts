import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: 'Повторы и противоречия',
  insights: 'Наблюдения из заметок',
  changes: 'Что изменилось',
  observation: 'Общее впечатление',
  sameAs: 'Сказано не раз: {kept} (также: {dropped})',
  replacedBy: '{before} → {after}',
  added: 'Добавлено',
  merged: 'Объединено',
  updated: 'Заменено',
  removed: 'Удалено',
  archived: 'Перенесено в архив',
  held: 'Ждёт человека',
  refused: 'Отклонено',
  nothing: 'Ничего.',
};
