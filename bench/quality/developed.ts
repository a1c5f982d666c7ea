import { GERMAN_DEVELOPED } from './developed/de.ts';
import { ENGLISH_DEVELOPED } from './developed/en.ts';
import { SPANISH_DEVELOPED } from './developed/es.ts';
import { FRENCH_DEVELOPED } from './developed/fr.ts';
import { JAPANESE_DEVELOPED } from './developed/ja.ts';
import { RUSSIAN_DEVELOPED } from './developed/ru.ts';
import { UKRAINIAN_DEVELOPED } from './developed/uk.ts';
import { CHINESE_DEVELOPED } from './developed/zh.ts';
import type { QualityChat } from './types.ts';

/** Chats that the rules of the offline model were worked out on. */
export const DEVELOPED: readonly QualityChat[] = [
  ...ENGLISH_DEVELOPED,
  ...UKRAINIAN_DEVELOPED,
  ...GERMAN_DEVELOPED,
  ...SPANISH_DEVELOPED,
  ...FRENCH_DEVELOPED,
  ...RUSSIAN_DEVELOPED,
  ...CHINESE_DEVELOPED,
  ...JAPANESE_DEVELOPED,
];
