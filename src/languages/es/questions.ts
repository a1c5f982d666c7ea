import { list } from '../lists.ts';
import type { QuestionWords } from '../question-words.ts';
import { kinds } from './kinds.ts';

export const questions: QuestionWords = {
  scaffolding: list('tipo clase mencionó dijo dijeron contó nombre nombres llama llaman pasó ocurrió'),
  when: /(?<!\p{L})(?:cuándo|cuando|(?:qué|que) (?:día|dia|fecha|mes|año)|hace cuánto|a qué hora)(?!\p{L})/u,
  asks: /^(?:oye,? |y )+(?=(?:el|la|los|las|nuestr[oa]s?|de) )|(?<!\p{L})(?:qui[eé]n(?:es)?|a?d[oó]nde|cu[aá]ndo|cu[aá]nt[oa]s?|cu[aá]l(?:es)?|qu[eé]|c[oó]mo(?= se llama))(?!\p{L})/u,
  what: /^qu[eé]$/u,
  howMany: /(?<!\p{L})(?:cu[áa]nt[oa]s?)(?!\p{L})/u,
  now: /(?<!\p{L})(?:ahora|actualmente|hoy en día|todavía|aún|últim[oa]s?|hoy)(?!\p{L})/u,
  kinds,
};
