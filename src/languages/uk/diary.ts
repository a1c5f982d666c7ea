import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: 'Повтори й суперечності',
  insights: 'Спостереження з нотаток',
  changes: 'Що змінилося',
  observation: 'Загальне враження',
  sameAs: 'Сказано не раз: {kept} (також: {dropped})',
  replacedBy: '{before} → {after}',
  added: 'Додано',
  merged: 'Об’єднано',
  updated: 'Замінено',
  removed: 'Вилучено',
  archived: 'Перенесено до архіву',
  held: 'Чекає на людину',
  refused: 'Відхилено',
  nothing: 'Нічого.',
};
