import type { MatterTurn } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';

const r = String.raw;

const SCHOOL = r`(?:\p{L}+ )?(?:school|college|uni|university|nursery|kindergarten|academy|playgroup)`;
const JOB = r`(?:job|position|employer|workplace)`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: pattern(held),
  turned: pattern(turned),
});

/** What there is one of at a time in a life, in English. */
export const turns = (occupation: string): readonly MatterTurn[] => [
  turn(
    'home',
    r`\b(?:live|lives|living) (?:in|at|on|near|with|by)\b|\b(?:moved|moving|relocated) (?:out |back )?(?:to|into|in with|from \p{L}+ to)\b`,
    r`\b(?:'ve|'s|has|have|just|finally|i|we|she|he|they) (?:just |finally |now )?(?:moved|relocated) (?:out |back |house )?(?:to|into|in with|from (?<left>\p{L}+))\b|\bnow (?:live|lives|living) (?:in|at|on|near|with)\b|\b(?:live|lives|living) (?:in|at|on|near|with) .{2,40} now\b`,
  ),
  turn(
    'work',
    r`\b(?:work|works|working) (?:at|for|in|as)\b|\b(?:am|is|i'm|'s) (?:an? )${occupation}\b`,
    r`\b(?:new|another|got a|lost (?:my|his|her|the)|found a|changed|switched|quit (?:my|his|her|the)|left (?:my|his|her|the)) ${JOB}s?\b|\bnow (?:work|works|working) (?:at|for|in|as)\b|\b(?:work|works|working) (?:at|for|as) .{2,40} now\b|\b(?:retired|was sacked|got sacked|was made redundant|was let go)\b`,
  ),
  turn(
    'school',
    r`\b(?:go|goes|going|is|am) (?:to|at) (?:the )?(?:\p{L}+ ){0,2}${SCHOOL}\b`,
    r`\b(?:changed|switched|moved|transferred) (?:schools?\b|to (?:the )?(?:\p{L}+ ){0,2}${SCHOOL}\b)|\bnow (?:goes|go|at) (?:to )?(?:the )?(?:\p{L}+ ){0,2}${SCHOOL}\b|\b(?:goes|go|is) (?:to|at) (?:the )?(?:\p{L}+ ){0,2}${SCHOOL} now\b`,
  ),
];
