import { texts as english } from '../en/texts.ts';
import type { Texts } from '../texts.ts';

export const texts: Texts = { ...english, code: 'zh' };
