import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: '重複と食い違い',
  insights: '気づき',
  changes: '変わったこと',
  observation: '所感',
  sameAs: '何度か話に出た：{kept}（ほかに：{dropped}）',
  replacedBy: '{before} → {after}',
  added: '追加',
  merged: '統合',
  updated: '差し替え',
  removed: '削除',
  archived: '書庫へ移動',
  held: '人の判断待ち',
  refused: '見送り',
  nothing: 'なし。',
};
