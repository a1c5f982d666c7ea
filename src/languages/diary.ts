import type { DiaryWords } from './diary-words.ts';
import { language } from './index.ts';

/** The diary's words in a language; English where there are none. */
export function diaryWords(code: string): DiaryWords {
  return language(code).diary;
}
