import type { Sign, StatementKind } from '../statement-rules.ts';
import {
  ALLERGY,
  BELONGING,
  DIET,
  EVENT,
  FOOD,
  KIN,
  MONTH,
  OCCUPATION,
  PET,
  PLACE_TO_LIVE,
  PURSUIT,
  RECURRING,
  SCHOOLING,
  THING_AT_HOME,
  WEEKDAY,
  WEEKDAYS,
} from './fields.ts';

const r = String.raw;

/** `\b` knows ASCII letters only; no word of these fields begins or ends with another one. */
const sign = (points: number, source: string, kind?: StatementKind, dated?: Sign['dated']): Sign => ({
  points,
  pattern: new RegExp(source),
  ...(kind ? { kind } : {}),
  ...(dated ? { dated } : {}),
});

const cased = (points: number, source: string, kind: StatementKind): Sign => ({
  points,
  pattern: new RegExp(source, 'u'),
  kind,
  cased: true,
});

const BEING = r`(?:am|'m|is|are|'s|'re|be|been|being|was|were|isn't|aren't|not|got|gone|went|turned|becoming|became)`;
const VERY = r`(?:(?:really|very|so|super|badly|severely|mildly|slightly|highly|quite|pretty|deathly|also|still|both|all|actually|a bit|kind of|basically|officially|now|finally|just|only|mostly|always|never|usually|currently|no longer|[a-z]+-[a-z]+|[a-z]+ly|borderline|type one|type two|type 1|type 2|half|a little|partially|legally) )*`;
const OF_MINE = r`(?:(?:my|our)(?: [a-z-]+){0,2}? (?:${KIN}|${PET})(?:'s)?)`;
/** Whom a statement may be about at its start: the speaker, somebody of theirs, or somebody by name. */
const NAMED = r`[a-z\u00e0-\u024f][a-z\u00e0-\u024f'-]+`;
const SUBJECT = r`^(?:i|we|me and [a-z]+|(?:[a-z]+ and )?${OF_MINE}(?:,? ${NAMED},?)?|(?:my|our) [a-z]+|${NAMED}|the (?:kids|twins|boys|girls|baby|dogs?|cats?|little one|eldest|youngest|oldest|older one|younger one|middle one))`;

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

/** Somebody's part in what a group does. */
const ROLE = r`(?:venue|contact|carer|childminder|nanny|cleaner|accountant|treasurer|secretary|chair|chairman|chairwoman|chairperson|captain|vice[- ]captain|rep|class rep|president|head|lead|team lead|tech lead|owner|organi[sz]er|host|host family|mentor|buddy|best man|maid of honou?r|bridesmaids?|usher|witness|godfather|godmother|godparents?|caterer|photographer|florist|dj|band|drummer|bassist|singer|guitarist|keyboard player|manager|producer|engineer|agent|landlord|landlady|neighbou?r|plumber|electrician|builder|gardener|mechanic|vet|gp|doctor|dentist|midwife|health visitor|physio|therapist|counsellor|teacher|tutor|form tutor|coach|trainer|instructor|lawyer|solicitor|notary|supplier|printer|courier|designer|developer|investor|client|customer|sponsor|partner|co-?founder|founder|ceo|cto|cfo|boss|scrum master|product owner|on-call|intern|apprentice|surname|deputy|stand-in|replacement|emergency contact|first aider|fire warden|key ?holder|mascot|motto|slogan|headliner|support act|opener|theme|meeting point|meeting place|base|office|hq|home ground|deadline|budget|target|goal|limit|cap|name|colou?r|logo|font|stack|database|framework|language|default|song|first dance|menu|caterers|destination|honeymoon)`;

/** How long it holds. */
const lasting: Sign[] = [
  sign(2, r`\b(?:${RECURRING})\b`),
  sign(
    1,
    r`\b(?:always|never|usually|normally|generally|rarely|hardly ever|regularly|tend to|from now on|from here on|going forward|these days|nowadays|any ?more|on and off|off and on|no longer|permanently|for good|for life|all my life|my whole life|as long as i can remember|since (?:i was|we were|the|my|our|20\d\d|19\d\d|last|uni|school|${MONTH}|covid|then|birth|forever|about)|for (?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|many|several|a few|almost|nearly|over|about) (?:[a-z]+ )?(?:years|months|decades|yrs)|for (?:years|ages|decades|ever)|ever since|used to|full[- ]time|part[- ]time)\b`,
  ),
];

/** What speaks against a lasting statement. */
const MOMENT = r`\b(?:right now|just now|at the moment|atm|rn|currently stuck|this (?:minute|second|lunchtime)|in (?:a|\d+|five|ten|fifteen|twenty|thirty|half an) (?:sec|secs|seconds|min|mins|minutes|minute|hour|hours|bit|moment|while)|for (?:a|\d+|five|ten|another \d+) (?:sec|min|mins|minutes|moment|bit|while|hour|hours)|brb|back (?:at|by|in|soon)|on my way|omw|so far|for now|last night|yesterday|the other day|earlier|just (?:got|had|saw|ate|finished|woke|came|left|arrived|sent|spilled|dropped|missed|realised|realized|heard|read|found|remembered|noticed|landed|made|put))\b`;

const passing: Sign[] = [
  sign(-3, MOMENT, 'person'),
  sign(-3, MOMENT, 'preference'),
  sign(-3, MOMENT, 'decision'),
  sign(
    -3,
    r`^(?:waiting|stuck|left (?:my|the|his|her)|running|heading|watching|sitting (?!my|the (?:exam|bar|test))|walking|driving|cooking|making|having|getting|going|looking|trying|still|just|almost|nearly|off to|on (?:the|my) (?:way|bus|train|tram|phone)|in (?:the|a) (?:queue|car|taxi|meeting|bath|shower|shop)|love (?:this|that|it|the)|loving|hate (?:this|that|it)|who|anyone|anybody|someone|somebody) `,
  ),
  sign(-4, r`\b(?:clash(?:es)? with|doesn't work|does not work|won't work|is taken|are taken|is sold out)\b`, 'plan'),
  sign(-3, r`\bsaid (?:nobody|no one|noone)\b`),
  sign(
    -2,
    r`\b(?:drilling|barking|screaming|crying|snoring|shouting|cancel(?:l)?ed again|closed again|broken again|at \d+ (?:outside|inside|sharp tonight))\b`,
  ),
  sign(
    -2,
    r`\b(?:tomorrow|playing up|acting up|hurting|hurts|aching|aches|sore|later|soon|yet|still waiting|running (?:late|out)|run out|out of|stuck|late|broken|broke down|down again|lost my|forgot|missed|any(?:one|body))\b`,
  ),
  sign(-1, r`\b(?:again|this time|this week)\b`),
  sign(
    -2,
    r`\b(?:code|pin|password|passcode|passphrase|login|card|account number|sort code|(?:key safe|key|safe|gate|door|alarm|pin) number)\b`,
  ),
  sign(
    -3,
    r`\b(?:is|are|was|were|'s|looks?|sounds?|smells?|tastes?|feels?|felt|looked|sounded)(?: (?:a bit|a little|so|very|really|pretty|such a|such an|a|an|the|too|absolutely|quite|super|kinda|actually|being|getting|just|already|still|not|all|totally|completely))* (?:great|nice|awesome|amazing|lovely|gorgeous|awful|terrible|horrible|bad|worse|worst|good|better|best|fun|funny|hilarious|boring|weird|strange|annoying|insane|crazy|mad|wild|brilliant|perfect|cute|adorable|sweet|sad|tired|exhausted|hungry|hungover|ill|sick|poorly|cold|hot|wet|late|early|ready|done|broken|dead|busy|full|empty|noisy|loud|slow|delicious|disgusting|impressive|ridiculous|rubbish|a mess|nightmare|disaster|joke|pain|shame|legend|hero|star|angel|idiot|lie|grumpy|moody|cranky|furious|happy|excited|nervous|stressed|worried|jealous|proud|sorry|glad|gone|missing|asleep|awake|over|down|here|there|back|coming|packed|soaked|freezing|boiling|melting|on fire|dying|killing|stuck|cancell?ed|delayed|drilling|barking)\b(?! (?:for (?:me|us|him|her)|at |with |friends?|on the left|fed))`,
  ),
  sign(
    -2,
    r`^(?:i|we)(?:'m| am|'re| are) (?:(?:just|still|already|literally|only|not|really|so) )*(?!learning|studying|training|expecting|raising|saving|living|working (?:as|at|for|in|from|remotely|part|full)|moving|getting (?:married|divorced|a|rid)|retiring|starting|quitting|switching|going (?:with|vegan|vegetarian|to (?:be|have|name|call))|volunteering|teaching|coaching|renting|allergic|trying to (?:quit|give up|cut|learn|lose|eat|save)|doing (?:a|my|the)|taking (?:lessons|a (?:course|class|break|year|gap)|evening|insulin|the lead)|renovating|writing a|building a|running (?:the|a)|turning|leaving (?:the|my)|having (?:(?:a|our) (?:baby|boy|girl|little|second|third)|twins)|adopting|fostering|keeping|dropping|sticking|using|hosting|visiting|flying|travell?ing|selling|buying|cancell?ing|closing|opening|changing|applying)[a-z]+ing\b`,
    'person',
  ),
  sign(
    -2,
    r`^(?:i|we)(?:'m| am|'re| are) (?:(?:just|still|already|literally|only|not|really|so) )*(?!learning|studying|training|expecting|raising|saving|living|working (?:as|at|for|in|from|remotely|part|full)|moving|getting (?:married|divorced|a|rid)|retiring|starting|quitting|switching|going (?:with|vegan|vegetarian|to (?:be|have|name|call))|volunteering|teaching|coaching|renting|allergic|trying to (?:quit|give up|cut|learn|lose|eat|save)|doing (?:a|my|the)|taking (?:lessons|a (?:course|class|break|year|gap)|evening|insulin|the lead)|renovating|writing a|building a|running (?:the|a)|turning|leaving (?:the|my)|having (?:(?:a|our) (?:baby|boy|girl|little|second|third)|twins)|adopting|fostering|keeping|dropping|sticking|using|hosting|visiting|flying|travell?ing|selling|buying|cancell?ing|closing|opening|changing|applying)[a-z]+ing\b`,
    'preference',
  ),
  sign(-2, r`\b(?:it|this|that|these|those|them)[.!?]*$`),
  sign(-2, r`\b(?:you|your|you're|u|ur|yours)\b`),
  sign(
    -2,
    r`\b(?:need|needs|needed|want|wants|wanted|should|have to|has to|had to|gotta|got to|ought to|try to|trying to (?!quit|give up|cut|learn|lose|eat|save))\b`,
  ),
  sign(
    -2,
    r`\b(?:(?<!(?:doctor|gp|physio|vet|midwife|dentist|nurse|consultant|school|teacher|landlord|landlady|optician|hospital|clinic) (?:has )?)(?:said(?! yes| no)|says|told)|asks|heard|thinks?|thought|reckons?|wonder|claims?|texted|messaged|swears|keeps? (?:saying|asking|telling))\b`,
  ),
  sign(
    -3,
    r`\b(?:would|could|might|wish|if only|hopefully|in theory|apparently|supposedly|allegedly|maybe|perhaps|probably|possibly|imagine|pretend|someday|one day i|not sure|unsure|no idea|kidding|joking|i think|i guess|considering|thinking (?:of|about)|tempted|toying with|leaning towards|debating|kind of want|feel like|fancy)\b`,
  ),
  sign(
    -2,
    r`^(?:please|pls|can(?!'|not)|could(?!n't)|let me|lemme|tell|ask|send|bring|buy|get me|grab|pick|put|take (?:the|a|your|it)|check|look|come|go|wait|stop|remind|don't (?!drive|eat|drink|smoke|like|do|have|speak|work|own|live|use|take|watch|wear)|do not|try|enjoy|watch|read|listen|call (?!me )|text|ping)\b`,
  ),
];

/** People, health, home, work. */
/** Verbs of what somebody thinks, feels or does at this moment, also in the simple present; and past forms. */
const NO_HABIT = r`(?:am|are|is|was|were|be|been|had|have|has|did|do|does|don't|doesn't|didn't|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|shall|should|must|may|might|need|needs|want|wants|think|thinks|know|knows|mean|means|hope|hopes|guess|believe|feel|feels|wish|wonder|suppose|expect|promise|swear|bet|owe|owes|say|says|said|agree|agrees|disagree|understand|remember|forget|forgot|see|sees|saw|hear|hears|heard|miss|missed|mind|care|doubt|reckon|vote|second|smell|smells|sound|sounds|seem|seems|look|looks|hurt|hurts|ache|apologi[sz]e|love|loves|like|likes|hate|hates|prefer|prefers|ate|went|got|came|made|took|sent|put|cut|hit|let|set|quit|shut|read|cost|spread|beat|left|lost|found|told|gave|brought|bought|thought|taught|caught|fell|felt|kept|slept|met|paid|sat|stood|ran|won|woke|wore|wrote|drank|drove|broke|spoke|chose|grew|knew|threw|flew|drew|rang|sang|began|became|built|sold|spent|spilled|dropped|dreamed|dreamt|need to|used|just|already|still|also|really|actually|totally|literally|honestly|finally|almost|nearly|both|all|too|so|never|always|usually|and|or|but|for|to|of|in|on|at|with|from|the|a|an|not|no|get|gets|go|goes|come|comes|please|second|dunno|gotta|hereby|demand|insist|refuse|surrender|confess|admit|claim|declare|blame|give|gives|stand|deserve|die|rest|appreciate|envy|dare|challenge|suggest|propose|recommend|ask|asks|tell|tells|call|calls|can|found|stuck|better|ought)`;
const ADVERBS = r`(?:(?:really|also|still|usually|always|generally|mostly|actually|only|just|often|sometimes|rarely|never|normally|basically|mainly|both|all|now|currently|typically|regularly|honestly|even|do) )*`;

const BODY = r`(?:knees?|hips?|back|spine|neck|shoulders?|ankles?|wrists?|elbows?|feet|foot|legs?|arms?|hands?|ears?|eyes?|heart|lungs?|kidneys?|liver|thyroid|stomach|skin|teeth|tooth|jaw|hearing|eyesight|sight|memory|balance|voice|blood pressure)`;
const TONGUE = r`(?:english|ukrainian|polish|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|danish|finnish|greek|turkish|arabic|hebrew|hindi|urdu|bengali|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|welsh|irish|gaelic|scots|catalan|basque|romanian|hungarian|czech|slovak|bulgarian|serbian|croatian|russian|latin|farsi|persian|swahili|yoruba|igbo|tagalog|sign language|bsl|asl|esperanto)`;

const person: Sign[] = [
  sign(
    2,
    r`\bmy (?:left |right |bad |old |poor )*${BODY} (?:has|have|is|are|can't|doesn't|don't|won't|never|only|still) `,
    'person',
  ),
  sign(
    -3,
    r`\bmy (?:head|brain|mind|feet|stomach|tummy|eyes|legs) (?:is|are|'s) (?:mush|killing|splitting|pounding|spinning|fried|gone|dead|tired|numb|elsewhere)`,
  ),
  sign(
    2,
    r`\b(?:speaks?|understands?|reads?|fluent in|native in|first language is|(?:bit|little) of|some|decent|basic|conversational|rusty|good|learning|studying|teaching?|teaches) (?:a bit of |some |only |mostly |decent |fluent |basic )?${TONGUE}\b|\b${TONGUE} (?:is|was) (?:my|our|his|her) `,
    'person',
  ),
  sign(
    2,
    r`\b(?:no good|good|bad|hopeless|terrible|great|useless|rubbish|brilliant) (?:with|at) (?:numbers|names|faces|maths|math|money|directions|technology|tech|computers|kids|children|animals|dogs|plants|words|spelling|languages|public speaking|deadlines|mornings|heights|crowds)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:lost|no) (?:my|his|her)? ?sense of (?:smell|taste)\b|\bit's (?:pronounced|spelt|spelled) [a-z]`,
    'person',
  ),
  sign(
    1,
    r`^(?:born|raised|allergic|been|living|working|based|self[- ]employed|mum of|dad of|always|never|can't|don't|not) `,
    'person',
  ),
  sign(
    3,
    r`^(?:i'm|we're|i am|we are) (?:definitely |finally |actually |also )?going to (?:buy (?:the|a|an|our) (?:[a-z]+ )?(?:flat|house|apartment|place|cottage|van|boat|farm|shop)|move|marry|get married|study|quit|retire|adopt|foster|emigrate|train (?:as|to)|become|open a|start (?:a|an|at|my own|school|uni|college)|be (?:a|an) (?:dad|mum|mom|father|mother|parent|grandma|granddad|grandparent|aunt|uncle|big|${OCCUPATION})|have (?:a baby|twins|another))\b`,
    'person',
  ),
  sign(
    -3,
    r`^(?:my|our|the) (?:[a-z'-]+ ){1,3}?(?:is|are|'s)(?: [a-z]+ly| just| still| already| all)* (?:in a mood|on (?:vacation|holiday|fire|strike|the (?:phone|table|sofa|way))|annoying)\b`,
  ),
  sign(
    -2,
    r`\b(?:train|bus|flight|tram|ferry|traffic)\b.* (?:is|was|leaves|got) (?:late|cancel(?:l)?ed|delayed|at|in|stuck|full)\b`,
    'decision',
  ),
  sign(
    -3,
    r`^(?:my|our|the) (?:[a-z'-]+ ){1,3}?(?:is|are|'s)(?: [a-z]+ly| just| still| already| all)* (?!getting (?:married|divorced)|moving|starting|expecting|retiring|training|studying|learning|working|living|doing|turning|going (?:to|vegan|blind|deaf|in|from)|closing|opening|leaving|being)[a-z]{2,}ing\b(?! (?:at|in|for|as) [a-z])`,
    'person',
  ),
  sign(
    -3,
    r`^(?:please |can you |could you )?(?:write|draw|list|suggest|recommend|remind|create|translate|summari[sz]e|explain|calculate|generate|compose|roll|pick me|set a|add|show|name|give me|tell me|make me|find me|play)\b`,
  ),
  cased(
    3,
    r`^\p{Lu}\p{L}+ (?:can't be|cannot be|mustn't be|must be|has to be|has to have|needs (?:a|his|her|insulin|special|medication|to be)|won't eat|hates being|is only allowed)\b`,
    'person',
  ),
  // The simple present of a verb of doing tells of a habit.
  sign(
    2,
    r`^(?:i|we|me and [a-z]+) ${ADVERBS}(?!${NO_HABIT}\b)[a-z]{2,}(?<!ed|ing|ly) (?!it\b|that\b|this\b|you\b)[a-z0-9]`,
    'person',
  ),
  sign(
    2,
    r`^(?:i|we|[a-z]+) (?:really |still |also |just |actually )?(?:don't|doesn't|never) (?:ever |really |usually )?(?!know\b|think\b|mind\b|care\b|get\b|want\b|mean\b|understand\b|see\b|remember\b|believe\b|feel\b|need\b|trust\b|wanna\b|agree\b|blame\b|have to\b|even\b|say\b|said\b)[a-z]+`,
    'person',
  ),
  sign(
    2,
    r`^${OF_MINE}(?:,? ${NAMED},?)? ${ADVERBS}(?!${NO_HABIT}\b)[a-z]{2,}s (?!it\b|that\b|this\b|you\b|hi\b|hello\b)[a-z0-9]`,
    'person',
  ),
  cased(
    2,
    r`^\p{Lu}\p{L}+ (?:only |always |never |usually |also |still )*(?:can't|cannot|needs|has|gets|goes|does|takes|plays|lives|works|speaks|eats|drinks|sleeps|sings|runs|teaches|studies|starts|hates|loves|likes|prefers|keeps|owns|wears|drives|comes|leaves|turns|brings|makes|cooks|looks after|helps|is on|is at|is in|is from|is off|is allergic)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:get|gets) (?:really |so |very |quite )?(?:travel ?sick|seasick|sea sick|car ?sick|motion sick|airsick|migraines|panic attacks|nosebleeds|heartburn|hangry|claustrophobic|vertigo|hay ?fever|cold sores|eczema)\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:i'm|i am|he's|she's|he is|she is|we're|[a-z]+ is|[a-z]+'s) (?:now |still |back |usually |always )?(?:on|at|in|off|from|with|under) (?:a |an |the |my |his |her )?(?:[a-z]+ )?(?:nights|earlies|lates|days|shifts?|call|uni|university|college|school|nursery|sixth form|secondary|primary|reception|year|antibiotics|insulin|statins|medication|meds|tablets|warfarin|a diet|diet|food|special food|painkillers|steroids|chemo|dialysis|parole|benefits|a pension|maternity leave|paternity leave|sabbatical|sick leave|furlough|probation|sugar|caffeine|alcohol|dairy|gluten|meat|bread|carbs|social media|facebook|instagram|whatsapp|floor|first floor|second floor|third floor|ground floor|top floor|\d+(?:st|nd|rd|th) floor|remission|recovery|therapy|rehab|foster care)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:i'm|i am|he's|she's|[a-z]+ is|[a-z]+'s|we're|being|am) (?:(?:a|an|the|also|actually|quite|very|slightly|mildly|properly|totally|completely) )*(?:left[- ]handed|right[- ]handed|colou?r[- ]?blind|tone deaf|face blind|type (?:1|2|one|two)|dyslexic|dyspraxic|autistic|adhd|bipolar|deaf|blind|lactose|gluten|dairy|sugar|nut)(?:[- ]free)?\b|^(?:dyslexic|colou?rblind|coeliac|celiac|vegan|vegetarian|veggie|pescatarian|diabetic|asthmatic|allergic|left[- ]handed|teetotal|non-?drinker|non-?smoker|single mum|mum of|dad of|father of|mother of)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:had|having|has had|'ve had|need|needs|getting) (?:a|an|two|three|\d+|my|his|her|another|both) (?:[a-z]+ )?(?:ops?|operations?|surger(?:y|ies)|replacements?|transplant|bypass|stent|pacemaker|c-section|caesarean|stroke|heart attack|breakdown|miscarriage|hysterectomy|knees? done|hips? done|cataracts?)\b`,
    'person',
  ),
  sign(
    3,
    r`\b${FOOD} (?:is|are) (?:a |an |the )?(?:no(?:-| )?go|no for|no from|out for|off the (?:menu|table)|poison|death|the devil|not for|bad for|banned)|\b${FOOD} (?:will |would |can |could )?(?:literally |actually |absolutely |always |really )?(?:kills?|makes?|gives?|sends?|doesn't agree|don't agree|disagrees?|upsets?|triggers?|keeps?|sets? off|hates?) (?:me|with me|my)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:don't|doesn't|not) (?:do|does)? ?(?:well|great|good) with [a-z]+|\b(?:tastes like|smells like) (?:soap|feet)|\boff (?:sugar|alcohol|booze|caffeine|coffee|meat|dairy|carbs|bread|gluten|wheat|chocolate|sweets|social media|facebook|instagram|twitter) (?:until|till|for|since|completely|altogether|now|again)?`,
    'person',
  ),
  sign(
    3,
    r`\b(?:hearing|sight|eyesight|memory|back|knees?|hips?|heart|eyes|lungs|kidneys|legs|balance)(?:'s| is| are|'ve| has| have)(?: all| been| really)* (?:going|gone|shot|bad|poor|dodgy|weak|failing|terrible|rubbish|not what (?:it was|they were))\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:i'm|we're|i am|we are|[a-z]+ is|[a-z]+ are|[a-z]+'s) (?:also |finally |definitely |actually |probably )?(?:moving (?:out|to|in|away|back|abroad|house|home|into)|retiring|emigrating|leaving (?:work|my job|the (?:company|team|band|country|job|club)|us|for good|school|home)|expecting|starting (?:a|an|at|as|school|uni|university|college|nursery|work|reception|chemo|treatment)|quitting|getting (?:married|divorced|engaged|a (?:puppy|dog|cat|kitten)|rid of)|having a (?:baby|boy|girl)|having twins|adopting|fostering|taking (?:a (?:sabbatical|gap year|year out|career break|break from)|maternity|early retirement|over)|going (?:vegan|veggie|vegetarian|freelance|part[- ]time|back to (?:work|uni|school|college)|self-employed)|changing (?:jobs|schools|careers)|switching (?:to|from|over)|selling (?:the|our|my) (?:house|flat|car|van|boat|bike|business|shop)|buying a (?:house|flat|car|van)|renovating|studying|training (?:to|for|as)|doing (?:a|my) (?:phd|masters|master's|degree|course|apprenticeship|training|marathon))\b`,
    'person',
  ),
  sign(
    1,
    r`\b(?:end of (?:the |this |next )?(?:year|month|${MONTH}|summer|term)|in the new year|from ${MONTH}|until ${MONTH}|in ${MONTH}|next (?:year|month|summer|spring|autumn|winter|term)|(?:first|second|third|final|last) year)\b`,
    'person',
  ),
  sign(
    2,
    r`^(?:my|our) (?!(?:[a-z-]+ )?(?:${KIN}|${PET}|day|night|morning|week|weekend|head|battery|laptop|internet|train|bus|flight|lunch|dinner|meeting|code|build|test)\b)(?:[a-z'-]+ ){1,4}?(?:(?:runs out|expires|ends|starts|comes from) |(?:is|are|'s|was) (?!(?:so|very|really|too|such|not|about to|being|getting|coming|going|a bit|a mess|dead|dying|broken|ready|late|here|there|off|killing|driving|still|just|already|full|empty|gone|missing|back|out|up|down|in|on|wet|cold|hot)\b))(?:an? |the |at |under |on the )?[a-z0-9]`,
    'person',
  ),
  sign(
    3,
    r`\b(?:${WEEKDAY}|mornings|evenings|afternoons|nights|weekends)(?: mornings| evenings| nights)?(?:'s|s are| is| are) (?:now |always |usually |also )?(?:my|our|a|the) [a-z]+`,
    'person',
  ),
  sign(
    3,
    r`\b(?:i|i've|he|she|we|[a-z]+) ?(?:'m |was |were |got |been |have been |'s been |has been |am now |'m now |became |am |'ll be |will be |agreed to be |is now |is )(?:the |a |an |our |your |new |elected |appointed |voted |made |chosen (?:as )?|named |promoted to |now |officially |as )*${ROLE}\b(?! (?:is|said|will))`,
    'person',
  ),
  sign(1, r`^(?:me|myself) `, 'person'),
  sign(
    3,
    r`${BEING} ${VERY}(?:allergic|intolerant|coeliac|celiac|diabetic|asthmatic|epileptic|lactose intolerant|autistic|dyslexic|anaemic|anemic|colou?r-?blind|deaf|pregnant|expecting)\b(?! (?:to (?:mondays|work|mornings|people|nonsense|bullshit|effort)))`,
    'person',
  ),
  sign(3, r`\ballergic to (?!mondays|work|mornings|people|effort|nonsense|you)[a-z]`, 'person'),
  sign(
    2,
    r`\b(?:have|has|had|'ve got|'s got|got|with|carries|got diagnosed|diagnosed with|suffers? from|takes?|uses?|wears?|carry|carries|needs?|on|allergic|told me i have|tested positive for) ${VERY}(?:[a-z-]+ ){0,3}?${ALLERGY}\b`,
    'person',
  ),
  sign(1, r`\b${ALLERGY}\b`, 'person'),
  sign(
    2,
    r`\b(?:no|can't (?:have|eat|do|touch)|can't|avoid(?:s|ing)?|react(?:s)? (?:badly )?to|bring(?:s)? (?:me|him|her) out|sets? off (?:my|his|her)) ${VERY}(?:any )?${FOOD}\b`,
    'person',
  ),
  sign(2, r`${BEING} ${VERY}(?:an? )?(?:strict(?:ly)? )?${DIET}\b`, 'person'),
  sign(
    2,
    r`\b(?:i|we|he|she|${NAMED}|(?:my|our) [a-z]+)(?:'m| am|'re| are|'s| is|'ve been| have been|'s been| has been| was| were) ${VERY}(?:an? |the )(?:[a-z-]+ ){0,3}?${OCCUPATION}\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:works?|working|worked|job|employed|employee) (?:as|at|for|in|with|from|remotely|nights|shifts|part|full|freelance|on the)\b`,
    'person',
  ),
  sign(
    1,
    r`\b(?:work|works|job|office|shift|shifts|clients?|contract|salary|company|employer|team lead|manager|freelanc[a-z]+|night shifts?|day off|days off|self[- ]employed|remote(?:ly)?|hospital|clinic|school|studio|library|bakery|restaurant|agency)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:lives?|living|based|grew up|raised|renting|moved(?: back)?|moving|settled|reside[sd]?) ${VERY}(?:in|at|on|near|with|by|next|alone|to|just|round|around|between|outside|above|abroad|across|five|ten|two|upstairs|downstairs|together)\b(?! (?:the (?:other|next|sofa|couch|front|back|left|right|way)|mind|head|hope|my head|here\b|fear))`,
    'person',
  ),
  sign(1, r`\b${PLACE_TO_LIVE}\b`, 'person'),
  sign(
    2,
    r`\b(?:born|birthday|b-day|bday|anniversary|name day)\b.*(?:\d|${MONTH}|${WEEKDAY}|day|eve|christmas)`,
    'person',
  ),
  sign(
    2,
    r`(?:\b(?:turns?|turned|turning|is|'s|am|'m|are|aged?|just turned) (?:now |just |only |already |nearly |almost )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: now| (?:years?|months?|yrs?|weeks?)(?: old)?| in ${MONTH}| next| on| this|$|[.,!]))`,
    'person',
  ),
  sign(
    2,
    r`\b(?:have|has|'ve got|'s got|got|had|expecting|adopted|fostering|raising) (?:an? |the |no |two |three |four |five |six |\d+ |several |our |my |another )(?:[a-z-]+ ){0,3}?(?:${KIN}|${PET})\b(?! (?:crying|screaming|barking|calling|coming))`,
    'person',
  ),
  sign(
    2,
    r`^(?:[a-z'-]+ ){1,3}?(?:is|are|was) (?:(?:actually|also|just|both) )?(?:my|our) (?:[a-z'-]+ ){0,3}?(?:${KIN}|${PET})\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:my|our|the|his|her|new)(?: [a-z-]+){0,3}? (?:${KIN}|${PET}|[a-z]+er|car|boat|van|house|bike|band|team|company|shop|street|village|school|wi-?fi|network|surname|middle name|nickname)(?:'s|s')? ?(?:(?:is|are|was|'s) )?(?:called|named|name is|name's|name was|full name is|nickname is)\b`,
    'person',
  ),
  sign(3, r`\b(?:called|named|call) (?:him|her|it|them|the (?:puppy|kitten|baby|dog|cat)) [a-z]`, 'person'),
  sign(
    3,
    r`\b(?:my|our|his|her|[a-z]+'s) (?:[a-z-]+ ){0,3}?(?:birthday|surname|maiden name|middle name|nickname|address|phone number|number|email|blood type|blood group|shoe size|ring size|dress size|clothes size|size|height|weight|pronouns|star sign|mother tongue|native language|first language|hometown|home town|teacher|tutor|doctor|gp|dentist|therapist|vet|boss|manager|landlord|landlady|godfather|godmother|wife|husband|partner|girlfriend|boyfriend|major|thesis|school|university|employer|team|club|bank|insurance|passport|licen[cs]e|registration|nhs number|hobby|handle|username|website|favou?rite [a-z]+) (?:is|are|was|'s|runs out|expires|ends)\b(?! (?:a (?:bit|mess|nightmare|pain|joke|star|legend)|so|very|really|too|such|calling|late|here|sick|ill|off|on (?:the|my|holiday|leave)|in (?:the|a)|not|being|getting|coming|going|asking|already|still|out|away|dead|full|empty|wrong|angry|annoyed))`,
    'person',
  ),
  sign(
    2,
    r`\b(?:speaks?|plays?|sings?|dances?|swims?|runs?|climbs?|rides?|drives?|teach(?:es)?|coach(?:es)?|stud(?:y|ies)|studying|learns?|learning|practises?|practices?|knits?|paints?|fences?|collects?|keeps?|owns?|volunteers?|mentors?|referees?|conducts?|does|do|goes to|go to|attends?|taking|takes?) ${VERY}(?:[a-z'-]+ ){0,3}?(?:${PURSUIT}|${SCHOOLING}|languages?|${PET})\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:can't|cannot|can|couldn't|never learn(?:ed|t) (?:how )?to|able to|unable to|hopeless at|no good at|good at) ${VERY}(?:swim|drive|ski|cook|sing|dance|whistle|ride|cycle|read|write|type|speak|see|hear|smell|taste|tell left|eat|drink|stomach|digest|tolerate|skate|dive|sail|juggle|code|draw|sew|park)\b(?! (?:it|this|that|you|him|her|them|why|how|what|now|anything|a word|the (?:screen|point|difference|phone))\b)`,
    'person',
  ),
  sign(
    2,
    r`\b(?:(?:have|has|had|'ve|own|owns|got|drives?|bought|ride|rides|rent|rents)(?: got)?) (?:an? |the |our |my |his |her |two |three |no |\d+ |another |some )(?:[a-z0-9'-]+ ){0,3}?${BELONGING}\b`,
    'person',
  ),
  sign(2, r`\b(?:afraid|scared|terrified|frightened|petrified|phobic|phobia|fear) of ${NAMED}`, 'person'),
  sign(
    2,
    r`${BEING} ${VERY}(?:married|divorced|separated|engaged|widowed|single|retired|unemployed|self[- ]employed|left-handed|right-handed|bilingual|muslim|jewish|christian|catholic|orthodox|buddhist|hindu|sikh|atheist|quaker|gay|lesbian|bi|trans|non-binary|nonbinary|from|originally|half|religious|adopted|an only child|the (?:eldest|oldest|youngest|middle))\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:in (?:year|grade|reception|kindergarten|nursery|primary|secondary|high school|sixth form|(?:his|her|their|my) (?:first|second|third|final|last|gap) year|the (?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|\d+th) (?:grade|year|class|form)))\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:studies|studying|studied|reads|reading|graduated|graduates|doing|does|finishing|starting|teaches|teaching|enrolled|signed up)(?: [a-z'-]+){0,3}? (?:at|in|for|on) (?:the |a |an |her |his |my )?(?:[a-z'-]+ ){0,2}?${SCHOOLING}\b`,
    'person',
  ),
  sign(1, r`\b${SCHOOLING}\b`, 'person'),
  sign(1, r`\b${PURSUIT}\b`, 'person'),
  sign(
    1,
    r`^(?:been|have been|i've been|we've been|we have been|i have been|he's been|she's been|${NAMED} has been|my [a-z]+ has been|my [a-z]+'s been) `,
    'person',
  ),
  sign(
    1,
    r`^(?:(?:my|our) )?(?:mum|mom|dad|gran|granny|nan|nana|grandma|grandpa|grandad|mama|papa|mummy|daddy|baby|the (?:kids|twins|boys|girls|baby|dog|cat|puppy))(?:'s)?\b`,
    'person',
  ),
  cased(
    3,
    r`\b(?:starts?|starting|studying|reading|moving|transferring|works?|working|teaching|teaches|lives?|living|moved|based|staying|volunteers?|volunteering|studies|studied|graduated|accepted|boards|boarding|interning|apprenticed) (?:(?:full|part)[- ]time |back |over |remotely |nights |(?:as|in) [a-z ]{2,20} )?(?:at|to|in|for|into|with|from|on) (?:the )?\p{Lu}(?!onday|uesday|ednesday|hursday|riday|aturday|unday|anuary|ebruary|arch\b|pril|ay\b|une|uly|ugust|eptember|ctober|ovember|ecember)`,
    'person',
  ),
  cased(
    3,
    r`^(?:[Aa]nd |[Ss]o )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)* (?:is|was|are|will be|'s|has been)(?: now| also| still| actually| going to be)* (?:the|my|our|a|an|in charge of|responsible for)(?: new| old| other)? (?:[a-z]+ )?${ROLE}\b`,
    'person',
  ),
  cased(
    3,
    r`^(?:[Aa]nd |[Ss]o )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)* (?:is|are|'s)(?: now| also)* (?:my|our) (?!fault|turn|best bet|only hope|problem|friend here|hero|favou?rite)[a-z]+`,
    'person',
  ),
  sign(
    3,
    r`\b[a-z]+,? (?:my|our|the) (?:new |old )?${ROLE}\b|\b(?:my|our|the)(?: new| old)? ${ROLE},? (?:is |are |'s )(?:called |named |now )?(?!a\b|an\b|so\b|not\b|the\b|in\b|at\b|on\b|it\b|too\b|very\b|really\b|here\b|there\b|back\b|coming\b|going\b|being\b|off\b|away\b|ill\b|sick\b|late\b|ready\b|out\b|up\b|down\b|asking\b|calling\b)[a-z]+`,
    'person',
  ),
  sign(
    3,
    r`\b(?:asked|picked|chose|named|made|elected|voted|appointed|got|have|has|agreed|said yes|volunteered)\b.* (?:to be|as|to) (?:my|our|his|her|the|a|class|team|band)? ?(?:[a-z]+ )?${ROLE}\b`,
    'person',
  ),
  sign(3, r`\bmy (?:${KIN}|${PET}),? (?:[a-z]+,? )?(?:an? |who )`, 'person'),
  sign(
    3,
    r`\b(?:must not|mustn't|can't|cannot|couldn't|not allowed to|not supposed to|told not to|never|shouldn't|no longer able to|banned from|forbidden to|unable to|can only|may only) (?:[a-z]+ )?(?:lift|carry|run|drive|fly|kneel|bend|shout|sing|scream|climb|jump|stand for|sit for|walk far|do (?:stairs|hills|nights|heights|mornings|early mornings|evenings|weekends|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|anything (?:before|after))|work (?:on|weekends|nights|before|after|past)|make (?:it on )?(?:${WEEKDAY})|come (?:on )?(?:${WEEKDAYS})|start before|stay (?:past|after)|take (?:calls|meetings) (?:before|after)|eat|drink|have|touch|be near|be around|sleep without|see without|wear|use)\b`,
    'person',
  ),
  sign(
    3,
    r`\b(?:bad|dodgy|weak|broken|injured|torn|slipped|fused|artificial|replaced|titanium|metal|damaged|chronic|old)(?: [a-z]+)? (?:back|knees?|hips?|shoulder|neck|ankles?|wrist|achilles|hamstring|acl|meniscus|disc|spine|heart|lungs?|kidneys?|ear|ears|eye|eyes|eyesight|hearing|sight|injury|pain|cough)\b|\b(?:back|knee|hip|shoulder|neck|ankle|wrist|achilles|hamstring|heart|lung|kidney|thyroid|stomach|gut|skin|sleep|hearing|eye) (?:trouble|troubles|problems?|injury|condition|disease|issues?|surgery|replacement|operation|failure|murmur|aid|pain)\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:deaf|blind|no (?:hearing|sight|feeling|sense of smell)|lost (?:my|his|her) (?:hearing|sight|sense of smell)|partially sighted|short-sighted|hard of hearing) (?:in|on|at|since|from|without)\b`,
    'person',
  ),
  sign(
    2,
    r`\b(?:blood thinners?|blood pressure|medication|meds|tablets?|pills?|inhaler|insulin|dose|prescription|statins?|painkillers?|patches|drops|injections?|[a-z]{3,}(?:pril|sartan|statin|olol|xaban|farin|azole|cillin|mycin|formin|tidine|prazole|dipine|parin|tine|pam|lam))\b.* (?:is|are|at|twice|once|morning|night|every|daily|a day|now|with|mg)\b`,
    'person',
  ),
  sign(
    3,
    r`^(?:(?:i|we)(?:'ve| have)? |(?:my|our) [a-z]+ )(?:also |actually |once |even )*(?:[a-z]+ed|wrote|built|taught|sang|ran|swam|rode|drove|flew|led|kept|spent|was|were|did|made|sold|grew|fought|played|lived|taught|had|went|bred|drew|dealt)\b.* (?:for (?:the (?:last|past) )?(?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several|a few|almost|nearly|over|about|most of) ?(?:[a-z]+ )?(?:years|year|months|decades?|seasons|summers|winters)|in (?:19|20)\d\d|back in (?:the )?(?:\d\ds?|19\d\d|20\d\d)|when i was|as a (?:kid|child|teenager|student)|until (?:19|20)\d\d|from (?:19|20)\d\d|since (?:19|20)\d\d|at (?:uni|university|school|college)|before (?:the kids|uni|covid|moving))\b`,
    'experience',
  ),
  // Somebody's habits: a subject, a verb of the present, and a sign of repetition among those without kind.
  sign(
    1,
    r`${SUBJECT} ${VERY}(?!was |were |had |did |went |came |got |made |took |saw |said |told |'s |is |are |will |would )[a-z]+\b.*\b(?:${RECURRING}|always|never|usually)\b`,
    'person',
  ),
  sign(1, r`^i(?:'m| am) (?:not )?(?:a|an|the) [a-z]+`, 'person'),
];

const preference: Sign[] = [
  sign(
    1,
    r`^(?:not |really |big |huge |never |always |only |still |honestly )*(?:into|a fan|fan of|keen|fussed|love|like|hate|prefer|can't stand|rather|allergic|don't (?:like|eat|drink|do)|no) `,
    'preference',
  ),
  sign(
    3,
    r`(?:^|\b(?:it's|always|only|just|so) )(?!too\b|much\b|hard\b|late\b|enough\b|early\b|far\b|not\b|a no\b|good\b|bad\b|ok\b|fine\b|nothing\b|one\b)[a-z/-]+(?: [a-z]+)? for me(?:,? (?:always|please|thanks|every time|any day))?[.!]*$`,
    'preference',
  ),
  sign(3, r`^no ${FOOD} (?:in|for|on|ever|please|thanks|near|at)\b`, 'preference'),
  sign(
    2,
    r`\bi'd (?:much |always |honestly )?(?:rather|sooner) (?!die\b|not say|be dead)[a-z]+|\bi'd (?:always |happily )?(?:take|choose|pick|go for) [^,]+ over\b`,
    'preference',
  ),
  sign(
    3,
    r`\b(?:suits?|works?|is|are) (?:much |far |way )?(?:better|best|easier|easiest|fine|good) for (?:me|us)\b`,
    'preference',
  ),
  sign(
    3,
    r`\b(?:oat milk|soy milk|decaf|sugar|lemon|milk|black|white|tea|coffee|window seat|aisle seat|top bunk|veggie option|vegan option|no sugar|still|sparkling) (?:in mine|for me)\b|\bi (?:take|have|drink) (?:it|mine|my coffee|my tea|coffee|tea) (?:black|white|with|without|strong|weak|sweet|plain)\b`,
    'preference',
  ),
  sign(2, r`\b(?:${FOOD}|[a-z]+)[.,!] (?:love|hate|adore|can't stand) (?:it|them|the stuff)\b`, 'preference'),
  sign(
    2,
    r`\b(?:love|loves|like|likes|hate|hates|prefer|prefers|enjoy|enjoys|adore|adores|dislike|dislikes|detest|detests|despise|despises|loathe|loathes|can't stand|cannot stand|can't bear|can't abide|don't care for|not (?:a (?:big |huge )?)?fan of|(?:big|huge|massive) fan of|fond of|keen on|obsessed with|addicted to|hooked on|crazy about|mad about|can't live without|can't get enough of|allergic to mornings|swear by|go-to|sucker for|soft spot for|sweet tooth|into) (?!it\b|this\b|that\b|these\b|those\b|you\b|your\b|him\b|her\b|them\b|how\b|when\b|what\b|where\b|the (?:new|idea|way|one|look|sound|photo|pic|vibe|colou?r of|end|bit|first|second|last|other|fact)\b|to (?:see|hear|know|be|think|say|admit)|both\b)`,
    'preference',
  ),
  sign(
    3,
    r`\b(?:my|our|his|her|[a-z]+'s) (?:[a-z-]+ ){0,2}?(?:favou?rites?|fave|fav|comfort food|guilty pleasure|usual|go-to)\b.*\b(?:is|are|has always been|'s|was always)\b`,
    'preference',
  ),
  sign(
    3,
    r`\b(?:is|are) (?:still |now |by far |definitely |easily )*(?:my|our) (?:[a-z-]+ ){0,2}?(?:favou?rites?|fave|fav|comfort food|guilty pleasure|go-to)\b`,
    'preference',
  ),
  sign(
    2,
    r`\b(?:don't|doesn't|do not|does not|never|no longer|stopped|gave up|given up|quit|cut out|off|rarely|hardly ever|not) ${VERY}(?:like|likes|love|eat|eats|eating|drink|drinks|drinking|have|touch|touches|do|take|takes|smoke|smokes|smoking|wear|wears|use|uses|watch|watches|buy|buys|cook with|listen to|celebrate|drive|fly|own|answer|pick up|read|work|sleep|celebrates?|enjoy|prefer) (?!it\b|this\b|that\b|you\b|any of\b|know\b|the (?:same|whole|last|rest)\b)[a-z]`,
    'preference',
  ),
  sign(1, r`\b${FOOD}\b`, 'preference'),
  sign(
    2,
    r`\b(?:eats?|drinks?|takes?|have|has|order|orders|want) (?:my |his |her |our |the )?(?:[a-z]+ )?(?:coffee|tea|espresso|eggs|steak|toast|pizza|porridge|latte|cappuccino|flat white)(?: [a-z]+)? (?:with|without|black|white|no|strong|weak|sweet|decaf|plain|unsweetened|medium|rare|well done|in the|at|before|after|every|only|first thing)\b`,
    'preference',
  ),
  sign(
    2,
    r`\b(?:only|always|mostly|usually|exclusively|strictly) (?:ever )?(?:eats?|drinks?|takes?|buys?|wears?|uses?|orders?|reads?|listens?|watch(?:es)?|sleeps?|flies|travels?|pays?|cooks?|books?|sits?|chooses?|goes for|go for|get|work|works|run|runs|swim|swims|shop|shops)\b`,
    'preference',
  ),
  sign(2, r`\b(?:eats?|drinks?|buys?|wears?|uses?|reads?|listens? to|watches|cooks?) only\b`, 'preference'),
  sign(
    3,
    r`\b(?:rather|sooner|better) (?:[a-z' -]+ )?than\b|\b(?:prefer|prefers|preferred) [^.]+ (?:to|over|rather than|instead of) `,
    'preference',
  ),
  sign(
    3,
    r`\b(?:more of an?|definitely an?|total|such an?|very much an?|not an?|not really an?|never been an?) (?:[a-z-]+ )?(?:person|household|family|house|lover|fan|drinker|eater|reader|type|owl|bird)\b`,
    'preference',
  ),
  sign(
    3,
    r`^(?:please |just |and |but |everyone |you can )*call me (?!when|if|at|on|back|later|tomorrow|tonight|today|asap|maybe|crazy|now|again|after|before|in|for|about|from|old|paranoid|an?\b)[a-z]+`,
    'preference',
  ),
  sign(
    3,
    r`\b(?:gives?|makes?|leaves?|keeps?|brings?|sends?) me (?:a headache|headaches|migraines?|sick|ill|sneeze|itch|hives|nauseous|anxious|bloated|awake|to sleep|a rash|heartburn|jittery|nightmares|travel sick|out in)\b`,
    'preference',
  ),
];

const AGREED = r`(?:decided|agreed|settled|settling|chose|chosen|choosing|picked|voted|opted|confirmed|locked in|signed off|approved|finali[sz]ed|ruled out|committed)`;

/** What is settled, and how things are arranged. */
const decision: Sign[] = [
  sign(
    3,
    r`\b(?:is|are) (?:now )?(?:my|his|her|your|our|[a-z]+'s) (?:job|task|department|responsibility|problem from now on)\b`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:deposit|fee|fees|rent|subs|dues|entry|tickets?|membership|subscription|postage|delivery|cost|price|budget|limit|fine|charge|contribution)(?: for [a-z ]{2,25}| per [a-z]+)? (?:is|are|goes up to|went up to|costs?|stays at|drops to)(?: now| still)? (?:at )?[£€$]?\d`,
    'decision',
  ),
  cased(
    3,
    r`^(?:and |so )?\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)? (?:now |always |only |also )?(?:owns?|leads?|runs?|handles?|looks? after|manages?|brings?|hosts?|keeps?|organi[sz]es?|covers?|maintains?|takes? care of|takes? over|chairs?|coaches|supplies|supply|delivers?|collects?|cooks?|drives?|pays?) (?!out\b|up\b|late\b|off\b|me\b|mad\b|it\b|that\b)[a-z]`,
    'decision',
  ),
  cased(
    3,
    r`\b(?:comes?|is|are|bought|ordered|get|buy|order|delivered) (?:it |them |all )?from (?:the |our )?\p{Lu}\p{L}+`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:name|date|venue|colou?r|plan|menu|theme|place|time|day|logo|budget)(?:'s| is| are) (?:now |finally |all )?(?:settled|decided|agreed|fixed|sorted|booked|confirmed|final)\b`,
    'decision',
  ),
  sign(
    3,
    r`^(?:i|we|i've|we've|we ended up|i ended up)(?: have| just| finally| then| both| all| now)* (?:went|gone|going|switched|switching|changed|swapped|plumped|opted|decided)(?: in the end)? (?:with|for|against|to|over to|from) (?!bed\b|sleep\b|work\b|it\b|the (?:shop|shops|loo|pub|gym|cinema|beach|park)\b|a (?:walk|run|drink|swim))[a-z]+`,
    'decision',
  ),
  sign(
    3,
    r`^(?:so )?(?:everyone|everybody|each (?:person|of us|family|team)|all of us|whoever|anyone who|nobody|no one|members|guests|visitors|parents|players|customers|kids|under \d+s) (?:only |always |now |who [a-z]+ )*(?!is\b|was\b|said\b|loved\b|hated\b|knows\b|seems\b|looks\b|went\b|left\b|told\b|else\b|got\b)[a-z']+ [a-z0-9]`,
    'decision',
  ),
  sign(
    3,
    r`[a-z].*(?:[,.]| -) ?(?:(?:that's|thats|it's) )?(?:the |a |our |my )?(?:new |house |only )*rules?[.! ]*$|[a-z].*, ?(?:agreed|settled|decided|deal|final|as agreed|that's settled|done deal|no exceptions|no arguments)[.! ]*$`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:(?:is|are|'s) (?:now )?(?:taking over|in charge of|running|looking after|handling|covering|standing in for|doing)|takes over|stepping down|steps down|taking on) (?:as |the |our |from )?[a-z]+`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:is|are|'s|was|stays?|moves? to|moved to|it's|will be) (?:now |always |officially |going to be )*(?:on |at |from |every |the |on the |at the )*(?:last|first|second|third|${WEEKDAY}|\d{1,2}(?:[:.]\d\d)?)\b.*\b(?:now|always|from now on|instead|of (?:the|every|each) month|onwards)\b`,
    'decision',
  ),
  sign(
    2,
    r`^(?:the|our) (?:[a-z]+ ){1,3}?(?:is|are|will be) (?:now |going to be |held )?at (?:the )?[a-z]+`,
    'decision',
  ),
  sign(
    2,
    r`^(?:the|our) (?:[a-z-]+ ){0,2}?(?:plumber|electrician|cleaner|vet|dentist|garage|bakery|supplier|printer|gig|venue|party|dinner|meeting|workshop|course|class|wedding|flour|beans|milk|eggs|veg|bread|meat|coffee|wine|paint|timber|wool|yarn|fabric)(?: (?:we|i) (?:use|have|go to|buy))? (?:is|are|comes|come) (?:at|from|called|in|on|the)?\\s?[a-z]+`,
    'decision',
  ),
  sign(
    1,
    r`\b(?:we use|we have|always has been|always have|for (?:now|good)|in the end|final answer|it's settled|votes are in|majority|unanimous|the name's settled)\b`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:we|we've|we're|everyone|everybody|the (?:team|board|committee|group|kids|family|band|club|council)|i|i've|my [a-z]+ and i|me and [a-z]+)\b(?:'ve| have| has| all| both| finally| just| now| also| then| unanimously| eventually| officially|,)* ${AGREED}\b(?! (?:it|that)[.!]*$)`,
    'decision',
  ),
  sign(
    3,
    r`^(?:(?:so|ok|okay|right|then|finally|all|and|it's|it is|that's|thats) )*${AGREED}(?:[,:]| (?:to|on|that|then|we|for|against|not|the|in)\b| -)`,
    'decision',
  ),
  sign(
    3,
    r`^(?:let's|we'll|we will|we're|we are|i'll|i'm)(?: all| just| now| then| definitely| officially| not| both| be)* (?:go with|going with|going for|go for|stick(?:ing)? (?:with|to)|settle (?:on|for)|switch(?:ing)? (?:to|from|over|back)|mov(?:e|ing) (?:to|over|from|away|the|our|it)|keep(?:ing)? (?:the|our|it to)|drop(?:ping)? (?:the|our)|us(?:e|ing)|replac(?:e|ing)|mak(?:e|ing) it|call(?:ing)? (?:it|the|her|him|them|our)|nam(?:e|ing)|meet(?:ing)? (?:every|on)|shift(?:ing)?|push(?:ing)? (?:the|our|it)|chang(?:e|ing)|adopt(?:ing)?|hir(?:e|ing)|paint(?:ing)?|getting rid|shar(?:e|ing)|split(?:ting)?|tak(?:e|ing) turns|alternat(?:e|ing)|rotat(?:e|ing)|tak(?:e|ing) (?:it in turns|the)|pay(?:ing)?|stop(?:ping)?|clos(?:e|ing)|cancel(?:l?ing)?|buy(?:ing)? the|tak(?:e|ing) over|do(?:ing)? (?:secret|potluck|away with)|hav(?:e|ing) (?:the|our|it)|hold(?:ing)?|hosting|running|ordering|donat(?:e|ing)|rent(?:ing)?|book(?:ing)?|skip(?:ping)?)\b(?! (?:it|that|this|you|there|now|tonight|today)\b[.!]*$)`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:it's|it is|that's|that is) (?:decided|settled|agreed|official|final|a deal|done)\b.{4,}`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:new|house|family|team|our|the|golden|only|one|ground|kitchen|office) (?:[a-z]+ )?rules?(?:[:,]| is| are| -| —)`,
    'decision',
  ),
  sign(
    3,
    r`^(?:final )?(?:decision|verdict|outcome|result|agreement|plan|new plan|conclusion|resolved|motion)(?: is| was|:| -| —)`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:switched|switching|migrated|migrating|changed|moved|moving|swapped|going back|went back|converted|upgraded)\b.* (?:to|from|over|back) (?!it\b|that\b|you\b|bed\b|sleep\b)`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:we|we've|i|i've|they've|(?:the|our) [a-z' -]{2,40}?)(?:'ve| have| has| was| were| is| are| been| got| just| now)* (?:moved|pushed|shifted|postponed|rescheduled|delayed|brought forward|cancel(?:l)?ed|called off|renamed|swapped) (?:.* )?(?:to|until|till|by|from|forward|back)\b.*(?:\d|${WEEKDAY}|${MONTH}|noon|midnight|spring|summer|autumn|winter|week|month)`,
    'decision',
  ),
  sign(
    3,
    r`^(?:(?:right|ok|okay|so|sorted|great|fine|alright|and|then|yes|well|good|cool|,|votes are in) ?)*[a-z0-9'-]+ [a-z0-9' -]{2,40} it is(?: then)?[.!]*$`,
    'decision',
  ),
  sign(
    2,
    r`^(?:and |so |but )*no (?:more )?[a-z]+(?: [a-z]+){0,3} (?:at|in|on|before|after|during|for|until|from|any ?more|under|over|without|please)\b|^(?:and |so |but )*no more [a-z]+`,
    'decision',
  ),
  sign(
    2,
    r`(?:[£€$] ?\d|\b\d+ ?(?:percent|per cent|%|euros?|pounds|quid|bucks|dollars|hryvnias?|uah|k\b|grand|pence|each|per (?:head|person|week|month|term|hour|day|class|session))|\bhalf (?:each|price|the (?:rent|bill|cost))|\bfree (?:for|on|over|delivery|shipping)|\bdiscount|\b(?:pays?|split|splits|splitting|covers?|chips? in) (?:half|the|for|fifty|equally|it|\d))`,
    'decision',
  ),
  sign(
    2,
    r`^(?:[a-z'-]+ ){1,5}?(?:gets?|pays?|costs?|splits?|keeps?|goes|go|takes?|does|do|brings?|handles?|runs?|looks after|covers?|owns|organi[sz]es|cooks?|hosts?|leads?|opens?|closes?|delivers?|supplies|collects?|comes?|meets?|chairs?|buys?) (?:[a-z0-9'-]+ )*?(?:off|free|half|on|every|each|at|for|until|by|from|in|per|bins|rent|kitchen|bathroom|dishes|cleaning|cooking|shopping|bills|the)\b`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:is|are|will be|'s)(?: now| going to be| officially)* (?:called|named|known as)\b|\b(?:we're|we are|it's|it is) (?:now )?(?:called|named) [a-z]`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:from now on|from here on|going forward|in future|until further notice|as a rule|house rules?|by default|as standard)\b.*[a-z]{3,}|[a-z]{3,}.*\b(?:from now on|from here on|going forward|in future|until further notice|as a rule|by default)\b`,
    'decision',
  ),
  sign(
    3,
    r`\b(?:have|has|'ve|'s) (?:all |both |now |officially |finally )*(?:entered|enrolled|registered|signed up|joined|applied|volunteered|committed|agreed|accepted|hired|chosen|elected|voted|booked|reserved|paid|bought|ordered)\b`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:deposit|payment) (?:is )?(?:paid|done|sent)\b|\b(?:is|'s) (?:our|the) (?:[a-z]+ )?(?:venue|name|date|colou?r|theme|logo|song|menu|plan|choice|pick|winner)\b`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:i'll|we'll|i will|we will|i do|we do|he does|she does|[a-z]+ does|[a-z]+ do) (?:always |all )?(?:do|keep|take|handle|run|look after|bring|pay|cover|organi[sz]e|host|lead|write|be|the)? ?(?:the |a )?(?:[a-z]+ )?(?:bins|bathroom|kitchen|dishes|cooking|cleaning|shopping|laundry|accounts|books|minutes|newsletter|website|socials|school run|rota|bookings|treasurer|class fund|kitty|drums|vocals)\b`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:from now on|going forward|in future|starting (?:next|from|this|in|on)|as of (?:next|this|now|monday|january)|until further notice|for good|by default|instead of|rather than|in turns?|take turns|taking turns|rota|alternate weeks)\b`,
    'decision',
  ),
  sign(
    2,
    r`\b(?:booked|reserved|signed|hired|rented|bought tickets|confirmed|put down a deposit|got the keys|got tickets|got planning|accepted|put in an offer)\b (?:us |the |a |an |our |my |on |for |two |in |into )`,
    'decision',
  ),
  // How a household or a group goes about things, again and again.
  sign(
    2,
    r`^(?:we|the|our|[a-z'-]+(?: (?:[a-z'-]+|\d+))?) (?:[a-z0-9'-]+ ){0,5}?.*\b(?:${RECURRING})\b`,
    'decision',
  ),
  sign(1, r`\b${THING_AT_HOME}\b`, 'decision'),
  sign(
    2,
    r`^(?:(?:the|our|my|[a-z]+'s) )?(?:[a-z0-9'-]+ ){0,4}?(?:key|keys|hashtag|kit|first aid kit|extinguisher|key safe|stopcock|stop cock|fuse box|meter|valve|switch|alarm|rent|budget|kitty|deadline|fee|deposit|wi-?fi|network|bin day|address|iban|number|licen[cs]e|warranty|insurance|lease|contract|cleaner|plumber|electrician|gardener|vet|landlord|landlady|accountant|parking space|locker|shed|ladder|motto|logo|name|colou?rs?|stack|database|repo|branch|channel|venue|mascot|theme|theme colou?r|capacity|limit|quorum|dress code)(?: (?:for|to|of|from|at|in) [a-z0-9' ]{2,30}?)? (?:is|are|'s|lives|hangs|sits|goes|stays|hides|costs|expires|ends|runs out)\b`,
    'decision',
  ),
  sign(
    1,
    r`\b(?:in|on|under|behind|next to|beside|near|above|below|inside|by) (?:the|our|my|a) [a-z]+`,
    'decision',
  ),
  sign(
    1,
    r`\b(?:opens?|closes?|starts?|begins?|ends?|meets?|runs?|costs?|leaves?|comes?|goes?|is|are|'s)(?: [a-z]+){0,2} (?:at|from|until|till|every|each|on|by|per|due|after|before) (?:\d|half|quarter|noon|${WEEKDAY}|the (?:first|last|\d))`,
    'decision',
  ),
];

const plan: Sign[] = [
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
const experience: Sign[] = [
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
