import type { Language } from '../types.ts';
import { dates } from './dates.ts';
import { words } from './words.ts';

export const uk: Language = { code: 'uk', name: 'Українська', words, dates };
