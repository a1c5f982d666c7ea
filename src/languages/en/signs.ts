import type { Sign } from '../statement-rules.ts';
import { experience, plan } from './events.ts';
import { KIN, MONTH, PET, RECURRING } from './fields.ts';
import { sign } from './grammar.ts';
import { person } from './life.ts';
import { passing } from './passing.ts';
import { decision } from './settled.ts';
import { preference } from './tastes.ts';

const r = String.raw;

/** Who it is about. */
const who: Sign[] = [
  sign(1, r`\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself)\b`, 'person'),
  sign(1, r`\b(?:we|we're|we've|we'll|us|our|ours)\b`, 'decision'),
  sign(1, r`\b(?:we|we're|we've|us|our|ours)\b`, 'person'),
  sign(1, r`\b(?:my|our) (?:[a-z-]+ ){0,2}?(?:${KIN}|${PET})(?:'s)?\b`, 'person'),
  sign(1, r`\b(?:i|i'm|i've|we|we're|we've|me|my)\b`, 'preference'),
  sign(1, r`\b(?:i|i'm|i've|we|we're|we've|my|our)\b`, 'plan'),
  sign(
    1,
    r`^(?:(?:so|and|finally|we|i|i've|we've|just|have) )*(?:i|we|i've|we've|my (?:${KIN})|our (?:${KIN}))\b`,
    'experience',
  ),
];

/** How long it holds. */
const lasting: Sign[] = [
  sign(2, r`\b(?:${RECURRING})\b`),
  sign(
    1,
    r`\b(?:always|never|usually|normally|generally|rarely|hardly ever|regularly|tend to|from now on|from here on|going forward|these days|nowadays|any ?more|on and off|off and on|no longer|permanently|for good|for life|all my life|my whole life|as long as i can remember|since (?:i was|we were|the|my|our|20\d\d|19\d\d|last|uni|school|${MONTH}|covid|then|birth|forever|about)|for (?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|many|several|a few|almost|nearly|over|about) (?:[a-z]+ )?(?:years|months|decades|yrs)|for (?:years|ages|decades|ever)|ever since|used to|full[- ]time|part[- ]time)\b`,
  ),
];

/** Points for and against a lasting statement in English. */
export const signs: readonly Sign[] = [
  ...who,
  ...lasting,
  ...passing,
  ...person,
  ...preference,
  ...decision,
  ...plan,
  ...experience,
];
