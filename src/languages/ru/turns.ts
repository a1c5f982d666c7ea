import type { MatterTurn } from '../matter-rules.ts';
import { chat } from './chat.ts';

const r = String.raw;

const SCHOOL = r`(?:школ|лице|гимнази|сад|садик|универ|институт|колледж)\p{L}*`;
const NOW = r`(?:теперь|сейчас|уже)`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: chat(held),
  turned: chat(turned),
});

/** What there is one of at a time in a life, in Russian. */
export const turns = (occupation: string): readonly MatterTurn[] => [
  turn(
    'home',
    r`\b(?:живу|живет|живем|живут|снимаю|снимает|снимаем) (?:\p{L}+ )?(?:у|в|на|с|со|под|возле)\b|\bпереехал[аи]?\b`,
    r`\bпереехал[аи]? (?:\p{L}+ )?(?:в|к|на|из (?<left>\p{L}+))\b|\bсъехал[аи]?\b|\b(?:${NOW} (?:живу|живет|живем|живут)|(?:живу|живет|живем|живут) ${NOW})\b`,
  ),
  turn(
    'work',
    r`\b(?:работаю|работает|работают) (?:\p{L}+ )?(?:в|на|у|для)\b|\b(?:я|он|она) ${occupation}\b|\b(?:работаю|работает) ${occupation}\b`,
    r`\b(?:новая|новую|другую|сменила?|нашла?|нашел|потеряла?) работ[ау]\b|\bуволил(?:ся|ась)\b|\b${NOW} работа(?:ю|ет|ют)\b|\bработа(?:ю|ет|ют) ${NOW}\b|\b${NOW} (?:я )?${occupation}\b|\b(?:вышла?|ушла?|ушел|вышел) на пенсию\b`,
  ),
  turn(
    'school',
    r`\b(?:хожу|ходит|ходят|учусь|учится|учатся) (?:\p{L}+ )?(?:в|во) (?:\p{L}+ )?${SCHOOL}`,
    r`\b(?:переш(?:ел|ла|ли)|переве(?:ли|лась|лся)) (?:\p{L}+ )?в (?:\p{L}+ )?${SCHOOL}|\b${NOW} (?:ходит |учится )?в (?:\p{L}+ )?${SCHOOL}`,
  ),
];
