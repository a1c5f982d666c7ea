import type { Sign, StatementKind } from '../statement-rules.ts';
import { KIN, PET } from './fields.ts';

const r = String.raw;

/** `\b` knows ASCII letters only; no word of these fields begins or ends with another one. */
export const sign = (points: number, source: string, kind?: StatementKind, dated?: Sign['dated']): Sign => ({
  points,
  pattern: new RegExp(source),
  ...(kind ? { kind } : {}),
  ...(dated ? { dated } : {}),
});

export const cased = (points: number, source: string, kind: StatementKind): Sign => ({
  points,
  pattern: new RegExp(source, 'u'),
  kind,
  cased: true,
});

export const BEING = r`(?:am|'m|is|are|'s|'re|be|been|being|was|were|isn't|aren't|not|got|gone|went|turned|becoming|became)`;
export const VERY = r`(?:(?:really|very|so|super|badly|severely|mildly|slightly|highly|quite|pretty|deathly|also|still|both|all|actually|a bit|kind of|basically|officially|now|finally|just|only|mostly|always|never|usually|currently|no longer|[a-z]+-[a-z]+|[a-z]+ly|borderline|type one|type two|type 1|type 2|half|a little|partially|legally) )*`;
export const OF_MINE = r`(?:(?:my|our)(?: [a-z-]+){0,2}? (?:${KIN}|${PET})(?:'s)?)`;
/** Whom a statement may be about at its start: the speaker, somebody of theirs, or somebody by name. */
export const NAMED = r`[a-z\u00e0-\u024f][a-z\u00e0-\u024f'-]+`;
export const SUBJECT = r`^(?:i|we|me and [a-z]+|(?:[a-z]+ and )?${OF_MINE}(?:,? ${NAMED},?)?|(?:my|our) [a-z]+|${NAMED}|the (?:kids|twins|boys|girls|baby|dogs?|cats?|little one|eldest|youngest|oldest|older one|younger one|middle one))`;

/** Somebody's part in what a group does. */
export const ROLE = r`(?:venue|contact|carer|childminder|nanny|cleaner|accountant|treasurer|secretary|chair|chairman|chairwoman|chairperson|captain|vice[- ]captain|rep|class rep|president|head|lead|team lead|tech lead|owner|organi[sz]er|host|host family|mentor|buddy|best man|maid of honou?r|bridesmaids?|usher|witness|godfather|godmother|godparents?|caterer|photographer|florist|dj|band|drummer|bassist|singer|guitarist|keyboard player|manager|producer|engineer|agent|landlord|landlady|neighbou?r|plumber|electrician|builder|gardener|mechanic|vet|gp|doctor|dentist|midwife|health visitor|physio|therapist|counsellor|teacher|tutor|form tutor|coach|trainer|instructor|lawyer|solicitor|notary|supplier|printer|courier|designer|developer|investor|client|customer|sponsor|partner|co-?founder|founder|ceo|cto|cfo|boss|scrum master|product owner|on-call|intern|apprentice|surname|deputy|stand-in|replacement|emergency contact|first aider|fire warden|key ?holder|mascot|motto|slogan|headliner|support act|opener|theme|meeting point|meeting place|base|office|hq|home ground|deadline|budget|target|goal|limit|cap|name|colou?r|logo|font|stack|database|framework|language|default|song|first dance|menu|caterers|destination|honeymoon)`;
