import type { Language } from '../types.ts';
import { dates } from './dates.ts';
import { words } from './words.ts';

export const en: Language = { code: 'en', name: 'English', words, dates };
