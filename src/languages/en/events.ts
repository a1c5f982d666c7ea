import type { Sign } from '../statement-rules.ts';
import { BELONGING, EVENT, KIN, MONTH, PET, WEEKDAY } from './fields.ts';
import { cased, sign } from './grammar.ts';

const r = String.raw;

/** What is to come. */
export const plan: Sign[] = [
  sign(1, r`\b(?:sitting|taking|doing|retaking) (?:my|the|a|her|his) `, 'plan', 'future'),
  sign(2, r`\d|${WEEKDAY}|${MONTH}|next|week|month|spring|summer|autumn|winter`, 'plan', 'ahead'),
  sign(1, r`\b${EVENT}\b`, 'plan', 'future'),
  sign(2, r`\b${EVENT}\b`, 'plan', 'ahead'),
  sign(
    1,
    r`\b(?:fly|flying|flies|travel|travell?ing|moving|move|marrying|getting married|wedding|starts?|starting|begins?|opens?|launch(?:es|ing)?|ends?|expires?|due|arrives?|arriving|visiting|visits?|coming (?:to|over|for)|staying|stays?|leaves?|leaving|returns?|going to|going on|booked|scheduled|tickets?|will|'ll|hosting|performing|running|presenting|meeting|picking up|handing over|have|has|is on|are on)\b`,
    'plan',
    'future',
  ),
  sign(1, r`^(?:my|our|the|[a-z]+'s|[a-z]+) `, 'plan', 'ahead'),
];

const THING_DONE = r`(?:phd|degree|master's|masters|thesis|dissertation|book|novel|course|school|uni|university|college|training|treatment|chemo|radiotherapy|apprenticeship|internship|renovation|extension|kitchen|bathroom|loft|house|roof|garden|marathon|half|race|triathlon|10k|5k|ultra|album|film|exhibition|probation|notice period|placement|residency|citizenship test|theory test|driving test|test|exams?|finals|a-levels|gcses|grade \d+|viva|bar|diploma|certificate|qualification|first aid course)`;
const GROUP_JOINED = r`(?:choir|club|team|band|gym|company|firm|army|navy|church|group|class|union|board|committee|orchestra|startup|party|pta|council|society|league|course|crew|waiting list|agency|practice|academy)`;

/** What has happened in a life. */
export const experience: Sign[] = [
  sign(-3, r`\bin my dreams?\b|\bmet (?:the|our|my) (?:deadline|target|goal)`),
  sign(
    1,
    r`^(?:(?:so|and|just|finally|officially|well) )*(?:got|passed|failed|finished|started|moved|quit|sold|bought|lost|handed|retired|graduated|adopted|joined|became|won|born|signed|landed|broke|ran|climbed|hiked|played|worked|lived|taught|spent|turned) `,
    'experience',
  ),
  sign(
    3,
    r`^(?:i |we )?(?:also |once )?(?:spent|did) (?:a|two|three|four|five|six|\d+|several|a few|most of) (?:[a-z]+ )?(?:years?|months|summers?|winters?|seasons?|decades?)\b|^(?:i |we )?(?:also )?[a-z]+ed .*\bback in the (?:day|\d\ds)`,
    'experience',
  ),
  sign(
    2,
    r`^(?:i've |i |we )?(?:just )?started (?:at|as|with|in) (?!the (?:car|morning|evening)|it|this)[a-z]|\bgot (?:my|his|her) (?:[a-z]+ )?(?:certificate|diploma|badge|qualification|licen[cs]e|degree|results|black belt|grade)\b|\bgot promoted\b`,
    'experience',
  ),
  sign(
    1,
    r`\b(?:hospital|promoted|certificate|grandad|grandma|gran|nan|dad|mum|engaged|married)\b`,
    'experience',
  ),
  cased(
    3,
    r`^(?:I|We|i|we)(?:'ve| have)? (?:also |once |actually |both |all )*\p{L}+(?:ed|ent|ew|ove|ade|ught|oke|ang|an|id) (?:[a-z]+ )?(?:in|to|across|through|around|at|from|over|for|up|down|along) (?:the )?\p{Lu}(?!onday|uesday|ednesday|hursday|riday|aturday|unday)`,
    'experience',
  ),
  sign(
    3,
    r`^(?:i|we) (?:also )?once [a-z]+|^(?:i|we) used to (?!it\b|this\b|that\b)[a-z]+|^used to (?:be|work|live|play|teach|run|sing|own|have|do|coach|drive)\b`,
    'experience',
  ),
  sign(
    2,
    r`\b(?:moved (?:to|from|in with|out of|into|here|house|back (?:to|in)|abroad|away)|got (?:married|engaged|divorced|promoted|fired|hired|laid off|made redundant|accepted|(?:in|into) (?!bed|trouble|the (?:car|bath|shower)|a (?:fight|row|mess))|the (?:job|keys|offer|grant|part|place|visa|mortgage)|a (?:new )?(?:job|puppy|dog|cat|kitten|promotion|raise|place|scholarship|mortgage|tattoo|distinction|first)|an? (?:offer|allotment)|my (?:degree|licen[cs]e|citizenship|diploma|black belt|green card|visa|grade)|diagnosed|our (?:keys|offer|visa|mortgage))|graduated|(?:finished|completed|passed|failed|started|handed in|submitted|did|done|doing) (?:(?:my|our|the|his|her|a|an|her|first|second|final|last|whole) )*(?:[a-z]+ )?${THING_DONE}|won (?:the|a|an|our|my|first|second|third|gold|silver|bronze|best) [a-z]+|came (?:first|second|third|last) (?:in|at|out)|started (?:a|an|my|our|at|as|in|the) (?:new )?(?:job|role|work|school|uni|university|college|nursery|therapy|course|business|company|lessons|classes)|started (?:school|uni|university|work|working|learning|taking|playing|running|therapy|college|nursery|lessons|swimming|ballet|piano|judo|football|in reception)|quit (?:my|smoking|drinking|the (?:job|team|band|company|course|choir|board)|university|school|uni|sugar|coffee)|gave up|given up|handed in (?:my|his|her) notice|resigned|stopped (?:smoking|drinking|eating|taking|working|driving)|retired|adopted|rescued|fostered|sold (?:my|our|the) (?:car|house|flat|apartment|bike|boat|company|business|van|piano|guitar|old|motorbike)|bought (?:a|an|our|my|the) (?:[a-z]+ ){0,2}?${BELONGING}|bought (?:a|our|the|my) (?:[a-z]+ ){0,2}?(?:house|flat|place)|built (?:a|an|our|my) (?:house|shed|boat|cabin|kitchen|pond|treehouse|greenhouse|pizza oven|studio)|ran (?:a|the|my|our|in|it) (?:[a-z]+ ){0,3}?(?:marathon|race|half|10k|5k|triathlon|ultra|relay)|climbed|hiked|sailed|busked|backpacked|interrailed|cycled (?:to|from|across|the|through)|swam (?:the|across)|had (?:surgery|an operation|a baby|a girl|a boy|twins|my (?:appendix|tonsils|wisdom teeth|hip|knee|gallbladder)|an accident|a stroke|a heart attack)|gave birth|was born|were born|founded|co-founded|recorded (?:an|our|my)|wrote (?:my|our|a|an) (?:[a-z]+ )?(?:book|novel|song|play|thesis|album)|met (?:my|our|at|through|when|in) [a-z]+|studied|lived (?:in|with|near|abroad|on)|worked (?:as|at|for|in) (?!it|this|that|the garden|bed|silence)|served (?:in|as)|volunteered|joined (?:a|an|the|our|my) (?:[a-z]+ ){0,3}?${GROUP_JOINED}|inherited|lost (?:my|our|his|her) (?:${KIN}|job|${PET}|sight|hearing|licen[cs]e)|passed away|broke (?:my|his|her|an?) (?:[a-z]+ )?(?:arm|leg|wrist|ankle|foot|toe|finger|nose|hip|rib|collarbone|shoulder|elbow|jaw)|fractured|sprained|tore (?:my|his|her|a)|was diagnosed|landed (?:a|the|my) (?:[a-z]+ )?(?:job|role|part|contract|client)|signed up (?:for|to) (?:a|the|an|my) (?:[a-z]+ ){0,2}?(?:course|class|classes|lessons|marathon|race|half|gym|workshop|retreat|programme|triathlon)|accepted (?:the|a|an|their|my) (?:[a-z]+ )?(?:offer|job|place|role|position)|became|turned (?:\d+|vegan|vegetarian|thirty|forty|fifty|sixty|pro)|learn(?:ed|t) (?:to|how|that)|visited|been to (?!bed|the (?:shop|loo|toilet|gym))|went to (?!bed|sleep|work|the (?:shop|shops|store|toilet|loo|gym|pub|bank|office|doctor|dentist|kitchen|supermarket|market|park|beach|cinema)) ?[a-z]+|took up|set up (?:a|my|our) (?:business|company|shop|studio|charity|club)|opened (?:a|my|our) (?:[a-z]+ )?(?:shop|café|cafe|bakery|studio|practice|restaurant)|converted (?:the|our|a)|renovated|emigrated|immigrated|made redundant|got a place|said yes|came out as)\b`,
    'experience',
  ),
  sign(
    1,
    r`\b(?:in (?:19|20)\d\d|back in|years ago|months ago|last (?:year|summer|winter|spring|autumn|month)|when i was|as a (?:kid|child|student|teenager)|after \d+ years|finally|officially|first|once)\b`,
    'experience',
  ),
  sign(
    1,
    r`\b(?:job|degree|house|flat|driving test|marathon|offer|licen[cs]e|married|engaged|baby|uni|university|school|keys|promotion|best man|bridesmaid|maid of honour|squad|team|orchestra|choir|academy|final|${KIN}|${PET})\b`,
    'experience',
  ),
];
