import { GERMAN_HELD_OUT } from './held-out/de.ts';
import { ENGLISH_HELD_OUT } from './held-out/en.ts';
import { SPANISH_HELD_OUT } from './held-out/es.ts';
import { FRENCH_HELD_OUT } from './held-out/fr.ts';
import { JAPANESE_HELD_OUT } from './held-out/ja.ts';
import { RUSSIAN_HELD_OUT } from './held-out/ru.ts';
import { UKRAINIAN_HELD_OUT } from './held-out/uk.ts';
import { CHINESE_HELD_OUT } from './held-out/zh.ts';
import type { QualityChat } from './types.ts';

/** Chats that nobody reads or corrects rules against, so that they tell what new chats can expect. */
export const HELD_OUT: readonly QualityChat[] = [
  ...ENGLISH_HELD_OUT,
  ...UKRAINIAN_HELD_OUT,
  ...GERMAN_HELD_OUT,
  ...SPANISH_HELD_OUT,
  ...FRENCH_HELD_OUT,
  ...RUSSIAN_HELD_OUT,
  ...CHINESE_HELD_OUT,
  ...JAPANESE_HELD_OUT,
];
