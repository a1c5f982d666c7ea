import type { DiaryWords } from '../diary-words.ts';

export const diary: DiaryWords = {
  duplicates: '重复与矛盾',
  insights: '心得',
  changes: '有哪些变化',
  observation: '观察',
  sameAs: '说了不止一次：{kept}（另有：{dropped}）',
  replacedBy: '{before} → {after}',
  added: '新增',
  merged: '合并',
  updated: '替换',
  removed: '删除',
  archived: '移入归档',
  held: '留待人工决定',
  refused: '拒绝',
  nothing: '没有。',
};
