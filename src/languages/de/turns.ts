import type { MatterTurn } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';

const r = String.raw;

const SCHOOL = r`\p{L}*(?:schule|gymnasium|kita|kindergarten|uni|hochschule|krippe)`;
const JOB = r`(?:job|stelle|arbeit|arbeitgeber|arbeitsplatz)`;
const NOW = r`(?:jetzt|nun|inzwischen|mittlerweile|ab jetzt|neuerdings)`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: pattern(held),
  turned: pattern(turned),
});

/** What there is one of at a time in a life, in German. */
export const turns = (occupation: string): readonly MatterTurn[] => [
  turn(
    'home',
    r`\b(?:wohne|wohnt|wohnen|lebe|lebt|leben) (?:\p{L}+ ){0,2}(?:in|im|am|an|bei|auf|mit)\b|\b(?:nach|in) .{2,40} (?:gezogen|umgezogen)\b`,
    r`\b(?:nach|in|zu|zur|von (?<left>\p{L}+) nach) .{2,40} (?:gezogen|umgezogen|um)\b(?= *[.!,;]|$)|\b(?:zieht|ziehe|ziehen) (?:\p{L}+ ){0,2}(?:nach|zu|zur|in)\b|\b(?:wohne|wohnt|wohnen|lebe|lebt|leben) ${NOW}\b`,
  ),
  turn(
    'work',
    r`\b(?:arbeite|arbeitet|arbeiten) (?:\p{L}+ ){0,2}(?:in|im|bei|beim|als|für|am|an)\b|\b(?:bin|ist) (?:\p{L}+ )?${occupation}\b`,
    r`\b(?:neue[nr]?|andere[nr]?) ${JOB}\b|\b${JOB} (?:gewechselt|verloren|gekündigt|gefunden)\b|\b(?:arbeite|arbeitet|arbeiten) ${NOW}\b|\b(?:bin|ist) ${NOW} ${occupation}\b|\b(?:wurde|bin|ist) (?:entlassen|gekündigt worden|in rente)\b|\bfängt .{2,40} (?:bei|im|in der) .{2,40} an\b`,
  ),
  turn(
    'school',
    r`\b(?:gehe|geht|gehen|ist|bin|besucht|besuche) (?:\p{L}+ )?(?:in|auf|an|zu|zur|aufs|ans)? ?(?:die |der |dem |das )?(?:\p{L}+ )?${SCHOOL}\b`,
    r`\b(?:ist|bin|geht|gehe) ${NOW} (?:in|auf|an|zur|aufs|ans) ?(?:die |der |dem |das )?(?:\p{L}+ )?${SCHOOL}\b|\b(?:schule|kita|uni|klasse) gewechselt\b|\bwechselt (?:\p{L}+ )?(?:in|auf|an|zur|aufs|ans) ?(?:die |der |das )?(?:\p{L}+ )?${SCHOOL}\b`,
  ),
];
