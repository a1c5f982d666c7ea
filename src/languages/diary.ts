import type { DiaryWords } from './diary-words.ts';
import { diary as english } from './en/diary.ts';
import { diary as ukrainian } from './uk/diary.ts';

export type { DiaryWords } from './diary-words.ts';

const words: Record<string, DiaryWords> = { en: english, uk: ukrainian };

/** The diary's words in a language; English where there are none. */
export function diaryWords(language: string): DiaryWords {
  return words[language] ?? english;
}
