import type { Language } from '../types.ts';
import { claims } from './claims.ts';
import { dates } from './dates.ts';
import { diary } from './diary.ts';
import { frames } from './frames.ts';
import { matters } from './matters.ts';
import { phrases } from './phrases.ts';
import { questions } from './questions.ts';
import { secrets } from './secrets.ts';
import { statements } from './statements.ts';
import { texts } from './texts.ts';
import { words } from './words.ts';

export const ru: Language = {
  code: 'ru',
  name: 'Русский',
  script: 'Cyrillic',
  words,
  dates,
  statements,
  claims,
  frames,
  matters,
  phrases,
  diary,
  questions,
  secrets,
  texts,
};
