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
} from './fields.ts';

const r = String.raw;

/** `\b` knows ASCII letters only; no word of these fields begins or ends with another one. */
const sign = (
  points: number,
  source: string,
  kind?: StatementKind,
  dated?: Sign['dated'],
): Sign => ({
  points,
  pattern: new RegExp(source),
  ...(kind ? { kind } : {}),
  ...(dated ? { dated } : {}),
});

const BEING = r`(?:am|'m|is|are|'s|'re|be|been|being|was|were|isn't|aren't|not|got|gone|went|turned|becoming|became)`;
const VERY = r`(?:(?:really|very|so|super|badly|severely|mildly|slightly|highly|quite|pretty|deathly|also|still|both|all|actually|a bit|kind of|basically|officially|now|finally|just|only|mostly|always|never|usually|currently|no longer) )*`;
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
  sign(1, r`^(?:(?:so|and|finally|we|i|i've|we've|just|have) )*(?:i|we|i've|we've|my (?:${KIN})|our (?:${KIN}))\b`, 'experience'),
];

/** How long it holds. */
const lasting: Sign[] = [
  sign(2, r`\b(?:${RECURRING})\b`),
  sign(1, r`\b(?:always|never|usually|normally|generally|rarely|hardly ever|regularly|tend to|from now on|going forward|these days|nowadays|any ?more|no longer|permanently|for good|for life|all my life|my whole life|as long as i can remember|since (?:i was|we were|the|my|our|20\d\d|19\d\d|last|uni|school|${MONTH}|covid|then|birth|forever|about)|for (?:the (?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|many|several|a few|almost|nearly|over|about) (?:[a-z]+ )?(?:years|months|decades|yrs)|for (?:years|ages|decades|ever)|ever since|used to|full[- ]time|part[- ]time)\b`),
];

/** What speaks against a lasting statement. */
const passing: Sign[] = [
  sign(-3, r`\b(?:right now|just now|at the moment|atm|rn|currently stuck|tonight|today|this (?:morning|afternoon|evening|minute|second|lunchtime)|in (?:a|\d+|five|ten|fifteen|twenty|thirty|half an) (?:sec|secs|seconds|min|mins|minutes|minute|hour|hours|bit|moment|while)|for (?:a|\d+|five|ten|another \d+) (?:sec|min|mins|minutes|moment|bit|while|hour|hours)|brb|back (?:at|by|in|soon)|on my way|omw|so far|for now|last night|yesterday|the other day|earlier|just (?:got|had|saw|ate|finished|woke|came|left|arrived|sent|spilled|dropped|missed|realised|realized|heard|read|found|remembered|noticed|landed|made|put))\b`),
  sign(-2, r`\b(?:tomorrow|this week|later|soon|this time|again|yet|almost|nearly|still waiting|running (?:late|out)|out of|stuck|late|broken|broke down|down again|lost my|forgot|missed)\b`),
  sign(-3, r`\b(?:is|are|was|were|'s|looks?|sounds?|smells?|tastes?|feels?|felt|looked|sounded)(?: (?:a bit|a little|so|very|really|pretty|such a|such an|a|an|the|too|absolutely|quite|super|kinda|actually|being|getting|just|already|still|not|all|totally|completely))* (?:great|nice|awesome|amazing|lovely|gorgeous|awful|terrible|horrible|bad|worse|worst|good|better|best|fun|funny|hilarious|boring|weird|strange|annoying|insane|crazy|mad|wild|brilliant|perfect|cute|adorable|sweet|sad|tired|exhausted|hungry|hungover|ill|sick|poorly|cold|hot|wet|late|early|ready|done|broken|dead|busy|full|empty|noisy|loud|slow|delicious|disgusting|impressive|ridiculous|rubbish|a mess|nightmare|disaster|joke|pain|shame|legend|hero|star|angel|idiot|lie|grumpy|moody|cranky|furious|happy|excited|nervous|stressed|worried|jealous|proud|sorry|glad|gone|missing|asleep|awake|over|off|up|down|here|there|back|home|away|out|in|coming|going|packed|soaked|freezing|boiling|melting|on fire|dying|killing|stuck)\b`),
  sign(-2, r`^(?:i|we)(?:'m| am|'re| are) (?:(?:just|still|already|literally|only|not|really|so) )*(?!learning|studying|training|expecting|raising|saving|living|working (?:as|at|for|in|from|remotely|part|full)|moving|getting (?:married|divorced|a|rid)|retiring|starting|quitting|switching|going (?:with|vegan|vegetarian|to (?:be|have|name|call))|volunteering|teaching|coaching|renting|allergic|trying to (?:quit|give up|cut|learn|lose|eat|save)|doing (?:a|my|the)|taking (?:lessons|a (?:course|class|break|year|gap)|evening|insulin|the lead)|renovating|writing a|building a|running (?:the|a)|turning|leaving (?:the|my)|having (?:a baby|twins)|adopting|fostering|keeping|dropping|sticking|using|hosting|visiting|flying|travell?ing|selling|buying|cancell?ing|closing|opening|changing|applying)[a-z]+ing\b`),
  sign(-2, r`\b(?:it|this|that|these|those|them)[.!?]*$`),
  sign(-2, r`\b(?:you|your|you're|u|ur|yours)\b`),
  sign(-2, r`\b(?:need|needs|needed|want|wants|wanted|should|must|have to|has to|had to|gotta|got to|ought to|try to|trying to (?!quit|give up|cut|learn|lose|eat|save))\b`),
  sign(-2, r`\b(?:said|says|told|asked|asks|heard|thinks?|thought|reckons?|wonder|claims?|texted|messaged|swears|keeps? (?:saying|asking|telling))\b`),
  sign(-3, r`\b(?:would|could|might|wish|if only|hopefully|in theory|apparently|supposedly|allegedly|maybe|perhaps|probably|possibly|imagine|pretend|someday|one day i|not sure|unsure|no idea|kidding|joking|i think|i guess|considering|thinking (?:of|about)|tempted|toying with|leaning towards|debating|kind of want|feel like|fancy)\b`),
  sign(-2, r`^(?:please|pls|can|could|let me|lemme|tell|ask|send|bring|buy|get me|grab|pick|put|take (?:the|a|your|it)|check|look|come|go|wait|stop|remind|don't|do not|try|enjoy|watch|read|listen|call (?!me )|text|ping)\b`),
];

/** People, health, home, work. */
const person: Sign[] = [
  sign(3, r`${BEING} ${VERY}(?:allergic|intolerant|coeliac|celiac|diabetic|asthmatic|epileptic|lactose intolerant|autistic|dyslexic|anaemic|anemic|colou?r-?blind|deaf|pregnant|expecting)\b(?! (?:to (?:mondays|work|mornings|people|nonsense|bullshit|effort)))`, 'person'),
  sign(3, r`\ballergic to (?!mondays|work|mornings|people|effort|nonsense|you)[a-z]`, 'person'),
  sign(2, r`\b(?:have|has|had|'ve got|'s got|got|with|got diagnosed|diagnosed with|suffers? from|takes?|uses?|wears?|carry|carries|needs?|on|allergic|told me i have|tested positive for) ${VERY}(?:[a-z-]+ ){0,3}?${ALLERGY}\b`, 'person'),
  sign(1, r`\b${ALLERGY}\b`, 'person'),
  sign(2, r`\b(?:no|can't (?:have|eat|do|touch)|can't|avoid(?:s|ing)?|react(?:s)? (?:badly )?to|bring(?:s)? (?:me|him|her) out|sets? off (?:my|his|her)) ${VERY}(?:any )?${FOOD}\b`, 'person'),
  sign(2, r`${BEING} ${VERY}(?:an? )?(?:strict(?:ly)? )?${DIET}\b`, 'person'),
  sign(2, r`\b(?:i|we|he|she|${NAMED}|(?:my|our) [a-z]+)(?:'m| am|'re| are|'s| is|'ve been| have been|'s been| has been| was| were) ${VERY}(?:an? |the )(?:[a-z-]+ ){0,3}?${OCCUPATION}\b`, 'person'),
  sign(2, r`\b(?:works?|working|worked|job|employed|employee) (?:as|at|for|in|with|from|remotely|nights|shifts|part|full|freelance|on the)\b`, 'person'),
  sign(1, r`\b(?:work|works|job|office|shift|shifts|clients?|contract|salary|company|employer|team lead|manager|freelanc[a-z]+|night shifts?|day off|days off|self-employed|remote(?:ly)?|hospital|clinic|school|studio|library|bakery|restaurant|agency)\b`, 'person'),
  sign(3, r`\b(?:lives?|living|based|grew up|raised|renting|moved(?: back)?|moving|settled|reside[sd]?) ${VERY}(?:in|at|on|near|with|by|next|alone|to|just|round|around|between|outside|above|abroad|across|five|ten|two|upstairs|downstairs|together)\b(?! (?:the (?:other|next|sofa|couch|front|back|left|right|way)|mind|head|hope|my head|here\b|fear))`, 'person'),
  sign(1, r`\b${PLACE_TO_LIVE}\b`, 'person'),
  sign(2, r`\b(?:born|birthday|b-day|bday|anniversary|name day)\b.*(?:\d|${MONTH}|${WEEKDAY}|day|eve|christmas)`, 'person'),
  sign(2, r`(?:\b(?:turns?|turned|turning|is|'s|am|'m|are|aged?|just turned) (?:now |just |only |already |nearly |almost )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: now| (?:years?|months?|yrs?|weeks?)(?: old)?| in ${MONTH}| next| on| this|$|[.,!]))`, 'person'),
  sign(2, r`\b(?:have|has|'ve got|'s got|got|had|expecting|adopted|fostering|raising) (?:an? |the |no |two |three |four |five |six |\d+ |several |our |my |another )(?:[a-z-]+ ){0,3}?(?:${KIN}|${PET})\b(?! (?:crying|screaming|barking|calling|coming))`, 'person'),
  sign(2, r`^(?:[a-z'-]+ ){1,3}?(?:is|are|was) (?:(?:actually|also|just|both) )?(?:my|our) (?:[a-z'-]+ ){0,3}?(?:${KIN}|${PET})\b`, 'person'),
  sign(3, r`\b(?:my|our|the|his|her|new)(?: [a-z-]+){0,3}? (?:${KIN}|${PET}|[a-z]+er|car|boat|van|house|bike|band|team|company|shop|street|village|school|wi-?fi|network|surname|middle name|nickname)(?:'s|s')? ?(?:(?:is|are|was|'s) )?(?:called|named|name is|name's|name was|full name is|nickname is)\b`, 'person'),
  sign(3, r`\b(?:called|named|call) (?:him|her|it|them|the (?:puppy|kitten|baby|dog|cat)) [a-z]`, 'person'),
  sign(3, r`\b(?:my|our|his|her|[a-z]+'s) (?:[a-z-]+ ){0,3}?(?:birthday|surname|maiden name|middle name|nickname|address|phone number|number|email|blood type|blood group|shoe size|ring size|dress size|clothes size|size|height|weight|pronouns|star sign|mother tongue|native language|first language|hometown|home town|teacher|tutor|doctor|gp|dentist|therapist|vet|boss|manager|landlord|landlady|godfather|godmother|wife|husband|partner|girlfriend|boyfriend|major|thesis|school|university|employer|team|club|bank|insurance|passport|licen[cs]e|registration|nhs number|hobby|handle|username|website|favou?rite [a-z]+) (?:is|are|was|'s|runs out|expires|ends)\b(?! (?:a (?:bit|mess|nightmare|pain|joke|star|legend)|so|very|really|too|such|calling|late|here|sick|ill|off|on (?:the|my|holiday|leave)|in (?:the|a)|not|being|getting|coming|going|asking|already|still|out|away|dead|full|empty|wrong|angry|annoyed))`, 'person'),
  sign(2, r`\b(?:speaks?|plays?|sings?|dances?|swims?|runs?|climbs?|rides?|drives?|teach(?:es)?|coach(?:es)?|stud(?:y|ies)|studying|learns?|learning|practises?|practices?|knits?|paints?|fences?|collects?|keeps?|owns?|volunteers?|mentors?|referees?|conducts?|does|do|goes to|go to|attends?|taking|takes?) ${VERY}(?:[a-z'-]+ ){0,3}?(?:${PURSUIT}|${SCHOOLING}|languages?|${PET})\b`, 'person'),
  sign(2, r`\b(?:can't|cannot|can|couldn't|never learn(?:ed|t) (?:how )?to|able to|unable to|hopeless at|no good at|good at) ${VERY}(?:swim|drive|ski|cook|sing|dance|whistle|ride|cycle|read|write|type|speak|see|hear|smell|taste|tell left|eat|drink|stomach|digest|tolerate|skate|dive|sail|juggle|code|draw|sew|park)\b(?! (?:it|this|that|you|him|her|them|why|how|what|now|anything|a word|the (?:screen|point|difference|phone))\b)`, 'person'),
  sign(2, r`\b(?:(?:have|has|had|'ve|own|owns|got|drives?|bought|ride|rides|rent|rents)(?: got)?) (?:an? |the |our |my |his |her |two |three |no |\d+ |another |some )(?:[a-z0-9'-]+ ){0,3}?${BELONGING}\b`, 'person'),
  sign(2, r`\b(?:afraid|scared|terrified|frightened|petrified|phobic|phobia|fear) of ${NAMED}`, 'person'),
  sign(2, r`${BEING} ${VERY}(?:married|divorced|separated|engaged|widowed|single|retired|unemployed|self-employed|left-handed|right-handed|bilingual|muslim|jewish|christian|catholic|orthodox|buddhist|hindu|sikh|atheist|quaker|gay|lesbian|bi|trans|non-binary|nonbinary|from|originally|half|religious|adopted|an only child|the (?:eldest|oldest|youngest|middle))\b`, 'person'),
  sign(2, r`\b(?:in (?:year|grade|reception|kindergarten|nursery|primary|secondary|high school|sixth form|(?:his|her|their|my) (?:first|second|third|final|last|gap) year|the (?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|\d+th) (?:grade|year|class|form)))\b`, 'person'),
  sign(2, r`\b(?:studies|studying|studied|reads|reading|graduated|graduates|doing|does|finishing|starting|teaches|teaching|enrolled|signed up)(?: [a-z'-]+){0,3}? (?:at|in|for|on) (?:the |a |an |her |his |my )?(?:[a-z'-]+ ){0,2}?${SCHOOLING}\b`, 'person'),
  sign(1, r`\b${SCHOOLING}\b`, 'person'),
  sign(1, r`\b${PURSUIT}\b`, 'person'),
  sign(1, r`^(?:been|have been|i've been|we've been|we have been|i have been|he's been|she's been|${NAMED} has been|my [a-z]+ has been|my [a-z]+'s been) `, 'person'),
  // Somebody's habits: a subject, a verb of the present, and a sign of repetition among those without kind.
  sign(1, r`${SUBJECT} ${VERY}(?!was |were |had |did |went |came |got |made |took |saw |said |told |'s |is |are |will |would )[a-z]+\b.*\b(?:${RECURRING}|always|never|usually)\b`, 'person'),
  sign(1, r`^i(?:'m| am) (?:not )?(?:a|an|the) [a-z]+`, 'person'),
];

const preference: Sign[] = [
  sign(2, r`\b(?:love|loves|like|likes|hate|hates|prefer|prefers|enjoy|enjoys|adore|adores|dislike|dislikes|detest|detests|despise|despises|loathe|loathes|can't stand|cannot stand|can't bear|can't abide|don't care for|not (?:a (?:big |huge )?)?fan of|(?:big|huge|massive) fan of|fond of|keen on|obsessed with|addicted to|hooked on|crazy about|mad about|can't live without|can't get enough of|allergic to mornings|swear by|go-to|sucker for|soft spot for|sweet tooth|into) (?!it\b|this\b|that\b|these\b|those\b|you\b|your\b|him\b|her\b|them\b|how\b|when\b|what\b|where\b|the (?:new|idea|way|one|look|sound|photo|pic|vibe|colou?r of|end|bit|first|second|last|other|fact)\b|to (?:see|hear|know|be|think|say|admit)|both\b)`, 'preference'),
  sign(3, r`\b(?:my|our|his|her|[a-z]+'s) (?:[a-z-]+ ){0,2}?(?:favou?rites?|fave|fav|comfort food|guilty pleasure|usual|go-to)\b.*\b(?:is|are|has always been|'s|was always)\b`, 'preference'),
  sign(3, r`\b(?:is|are) (?:still |now |by far |definitely |easily )*(?:my|our) (?:[a-z-]+ ){0,2}?(?:favou?rites?|fave|fav|comfort food|guilty pleasure|go-to)\b`, 'preference'),
  sign(2, r`\b(?:don't|doesn't|do not|does not|never|no longer|stopped|gave up|given up|quit|cut out|off|rarely|hardly ever|not) ${VERY}(?:like|likes|love|eat|eats|eating|drink|drinks|drinking|have|touch|touches|do|take|takes|smoke|smokes|smoking|wear|wears|use|uses|watch|watches|buy|buys|cook with|listen to|celebrate|drive|fly|own|answer|pick up|read|work|sleep|celebrates?|enjoy|prefer) (?!it\b|this\b|that\b|you\b|any of\b|know\b|the (?:same|whole|last|rest)\b)[a-z]`, 'preference'),
  sign(1, r`\b${FOOD}\b`, 'preference'),
  sign(2, r`\b(?:eats?|drinks?|takes?|have|has|order|orders|want) (?:my |his |her |our |the )?(?:[a-z]+ )?(?:coffee|tea|espresso|eggs|steak|toast|pizza|porridge|latte|cappuccino|flat white)(?: [a-z]+)? (?:with|without|black|white|no|strong|weak|sweet|decaf|plain|unsweetened|medium|rare|well done|in the|at|before|after|every|only|first thing)\b`, 'preference'),
  sign(2, r`\b(?:only|always|mostly|usually|exclusively|strictly) (?:ever )?(?:eats?|drinks?|takes?|buys?|wears?|uses?|orders?|reads?|listens?|watch(?:es)?|sleeps?|flies|travels?|pays?|cooks?|books?|sits?|chooses?|goes for|go for|get|work|works|run|runs|swim|swims|shop|shops)\b`, 'preference'),
  sign(2, r`\b(?:eats?|drinks?|buys?|wears?|uses?|reads?|listens? to|watches|cooks?) only\b`, 'preference'),
  sign(3, r`\b(?:rather|sooner|better) (?:[a-z' -]+ )?than\b|\b(?:prefer|prefers|preferred) [^.]+ (?:to|over|rather than|instead of) `, 'preference'),
  sign(3, r`\b(?:more of an?|definitely an?|total|such an?|very much an?|not an?|not really an?|never been an?) (?:[a-z-]+ )?(?:person|lover|fan|drinker|eater|reader|type|owl|bird)\b`, 'preference'),
  sign(3, r`^(?:please |just |and |but |everyone |you can )*call me (?!when|if|at|on|back|later|tomorrow|tonight|today|asap|maybe|crazy|now|again|after|before|in|for|about|from|old|paranoid|an?\b)[a-z]+`, 'preference'),
  sign(3, r`\b(?:gives?|makes?|leaves?|keeps?|brings?|sends?) me (?:a headache|headaches|migraines?|sick|ill|sneeze|itch|hives|nauseous|anxious|bloated|awake|to sleep|a rash|heartburn|jittery|nightmares|travel sick|out in)\b`, 'preference'),
];

const AGREED = r`(?:decided|agreed|settled|settling|chose|chosen|choosing|picked|voted|opted|confirmed|locked in|signed off|approved|finali[sz]ed|ruled out|committed)`;

/** What is settled, and how things are arranged. */
const decision: Sign[] = [
  sign(3, r`\b(?:we|we've|we're|everyone|everybody|the (?:team|board|committee|group|kids|family|band|club|council)|i|i've|my [a-z]+ and i|me and [a-z]+)\b(?:'ve| have| has| all| both| finally| just| now| also| then| unanimously| eventually| officially|,)* ${AGREED}\b(?! (?:it|that)[.!]*$)`, 'decision'),
  sign(3, r`^(?:(?:so|ok|okay|right|then|finally|all|and|it's|it is|that's|thats) )*${AGREED}(?:[,:]| (?:to|on|that|then|we|for|against|not|the|in)\b| -)`, 'decision'),
  sign(3, r`^(?:let's|we'll|we will|we're|we are|i'll|i'm)(?: all| just| now| then| definitely| officially| not| both| be)* (?:go with|going with|going for|go for|stick(?:ing)? (?:with|to)|settle (?:on|for)|switch(?:ing)? (?:to|from|over|back)|mov(?:e|ing) (?:to|over|from|away|the|our|it)|keep(?:ing)? (?:the|our|it to)|drop(?:ping)? (?:the|our)|us(?:e|ing)|replac(?:e|ing)|mak(?:e|ing) it|call(?:ing)? (?:it|the|her|him|them|our)|nam(?:e|ing)|meet(?:ing)? (?:every|at|on)|shift(?:ing)?|push(?:ing)? (?:the|our|it)|chang(?:e|ing)|adopt(?:ing)?|hir(?:e|ing)|paint(?:ing)?|getting rid|shar(?:e|ing)|split(?:ting)?|tak(?:e|ing) turns|alternat(?:e|ing)|rotat(?:e|ing)|tak(?:e|ing) (?:it in turns|the)|pay(?:ing)?|stop(?:ping)?|clos(?:e|ing)|cancel(?:l?ing)?|buy(?:ing)? the|tak(?:e|ing) over|do(?:ing)? (?:the|a|our|it|secret|potluck)|hav(?:e|ing) (?:the|our|it)|hold(?:ing)?|hosting|running|ordering|donat(?:e|ing)|rent(?:ing)?|book(?:ing)?|skip(?:ping)?)\b(?! (?:it|that|this|you|there|now|tonight|today)\b[.!]*$)`, 'decision'),
  sign(3, r`\b(?:it's|it is|that's|that is) (?:decided|settled|agreed|official|final|a deal|done)\b.{4,}`, 'decision'),
  sign(3, r`\b(?:new|house|family|team|our|the|golden|only|one|ground|kitchen|office) (?:[a-z]+ )?rules?(?:[:,]| is| are| -| —)`, 'decision'),
  sign(3, r`^(?:final )?(?:decision|verdict|outcome|result|agreement|plan|new plan|conclusion|resolved|motion)(?: is| was|:| -| —)`, 'decision'),
  sign(2, r`\b(?:switched|switching|migrated|migrating|changed|moved|moving|swapped|going back|went back|converted|upgraded)\b.* (?:to|from|over|back) (?!it\b|that\b|you\b|bed\b|sleep\b)`, 'decision'),
  sign(3, r`\b(?:we|we've|i|i've|they've|(?:the|our) [a-z' -]{2,40}?)(?:'ve| have| has| was| were| is| are| been| got| just| now)* (?:moved|pushed|shifted|postponed|rescheduled|delayed|brought forward|cancel(?:l)?ed|called off|renamed|swapped) (?:.* )?(?:to|until|till|by|from|forward|back)\b.*(?:\d|${WEEKDAY}|${MONTH}|noon|midnight|spring|summer|autumn|winter|week|month)`, 'decision'),
  sign(2, r`\b(?:from now on|going forward|in future|starting (?:next|from|this|in|on)|as of (?:next|this|now|monday|january)|until further notice|for good|by default|instead of|rather than|in turns?|take turns|taking turns|rota|alternate weeks)\b`, 'decision'),
  sign(2, r`\b(?:booked|reserved|ordered|bought|paid|signed|hired|rented|confirmed|put down a deposit|got the keys|got tickets|got planning|accepted|put in an offer)\b (?:us |the |a |an |our |my |on |for |two |in |into )`, 'decision'),
  // How a household or a group goes about things, again and again.
  sign(2, r`^(?:we|the|our|[a-z'-]+(?: (?:[a-z'-]+|\d+))?) (?:[a-z0-9'-]+ ){0,5}?.*\b(?:${RECURRING})\b`, 'decision'),
  sign(1, r`\b${THING_AT_HOME}\b`, 'decision'),
  sign(2, r`^(?:the|our|my|[a-z]+'s) (?:[a-z0-9'-]+ ){0,4}?(?:code|pin|password|passphrase|ssid|key|keys|key safe|stopcock|stop cock|fuse box|meter|valve|switch|alarm|rent|budget|kitty|deadline|fee|deposit|wi-?fi|network|bin day|address|iban|number|licen[cs]e|warranty|insurance|lease|contract|cleaner|plumber|electrician|gardener|vet|landlord|landlady|accountant|parking space|locker|shed|ladder|motto|logo|name|colou?rs?|stack|database|repo|branch|channel|venue|mascot|theme|theme colou?r|capacity|limit|quorum|dress code)(?: (?:for|to|of|from|at|in) [a-z0-9' ]{2,30}?)? (?:is|are|'s|lives|hangs|sits|goes|stays|hides|costs|expires|ends|runs out)\b`, 'decision'),
  sign(1, r`\b(?:in|on|under|behind|next to|beside|near|above|below|inside|by) (?:the|our|my|a) [a-z]+`, 'decision'),
  sign(1, r`\b(?:opens?|closes?|starts?|begins?|ends?|meets?|runs?|costs?|leaves?|comes?|goes?|is|are|'s)(?: [a-z]+){0,2} (?:at|from|until|till|every|each|on|by|per|due|after|before) (?:\d|half|quarter|noon|${WEEKDAY}|the (?:first|last|\d))`, 'decision'),
];

const plan: Sign[] = [
  sign(2, r`\d|${WEEKDAY}|${MONTH}|next|week|month|spring|summer|autumn|winter`, 'plan', 'ahead'),
  sign(1, r`\b${EVENT}\b`, 'plan', 'future'),
  sign(2, r`\b${EVENT}\b`, 'plan', 'ahead'),
  sign(1, r`\b(?:fly|flying|flies|travel|travell?ing|moving|move|marrying|getting married|wedding|starts?|starting|begins?|opens?|launch(?:es|ing)?|ends?|expires?|due|arrives?|arriving|visiting|visits?|coming (?:to|over|for)|staying|stays?|leaves?|leaving|returns?|going to|going on|booked|scheduled|tickets?|will|'ll|hosting|performing|running|presenting|meeting|picking up|handing over|have|has|is on|are on)\b`, 'plan', 'future'),
  sign(1, r`^(?:my|our|the|[a-z]+'s|[a-z]+) `, 'plan', 'ahead'),
];

const experience: Sign[] = [
  sign(2, r`\b(?:moved (?:to|from|in with|out of|into|here|house|back|abroad|away)|got (?:married|engaged|divorced|promoted|fired|hired|laid off|made redundant|accepted|into|the (?:job|keys|offer|grant|part|place|visa|mortgage|results?)|a (?:new )?(?:job|puppy|dog|cat|kitten|promotion|raise|place|scholarship|offer|mortgage|tattoo|distinction|first)|an? (?:offer|interview at|allotment)|my (?:degree|licen[cs]e|results|citizenship|diploma|black belt|green card|visa)|diagnosed|our (?:keys|offer|visa|mortgage))|graduated|finished (?:my|our|the|his|her|writing|reading|building|school|uni|university|treatment|chemo|radiotherapy)|completed|passed (?:my|our|the|his|her)|failed (?:my|our|the|his|her)|won (?:the|a|an|our|my|first|second|third|gold|silver|bronze)|came (?:first|second|third|last)|started (?:a|an|my|our|at|as|in|school|uni|university|work|working|learning|taking|playing|running|therapy|college|nursery|university|lessons|the)|quit|gave up|given up|handed in (?:my|his|her) notice|resigned|stopped (?:smoking|drinking|eating|taking|working|driving)|retired|adopted|rescued|sold (?:my|our|the)|bought (?:a|an|our|my|the)|built (?:a|an|our|my)|ran (?:a|the|my|our|in)|climbed|hiked|sailed|cycled (?:to|from|across|the)|swam (?:the|across)|had (?:surgery|an operation|a baby|a girl|a boy|twins|my (?:appendix|tonsils|wisdom teeth)|an accident|a stroke|a heart attack)|gave birth|was born|were born|arrived|founded|published|released|recorded|wrote (?:my|our|a|an)|met (?:my|at|in|on|when|through)|studied|lived (?:in|with|near|abroad|on)|worked (?:as|at|for|in)|served (?:in|as)|volunteered|joined|inherited|lost (?:my|our|his|her) (?:${KIN}|job|${PET}|sight|hearing|licen[cs]e)|passed away|died|broke (?:my|his|her|an?|up)|fractured|sprained|tore|was diagnosed|got my|landed (?:a|the|my)|signed (?:the|a|my|our|up for)|accepted (?:the|a|an)|became|turned (?:\d+|vegan|vegetarian|thirty|forty|fifty|sixty)|learn(?:ed|t) (?:to|how|that)|visited|been to|went to (?!bed|sleep|work|the (?:shop|shops|store|toilet|loo|gym|pub|bank|office|doctor|dentist|kitchen|supermarket|market))|took up|set up|opened (?:a|my|our|the (?:shop|café|cafe|bakery|studio))|converted|renovated|planted|emigrated|immigrated|made redundant)\b`, 'experience'),
  sign(1, r`\b(?:in (?:19|20)\d\d|back in|years ago|months ago|last (?:year|summer|winter|spring|autumn|month)|when i was|as a (?:kid|child|student|teenager)|after \d+ years|finally|officially|first|once|new)\b`, 'experience'),
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

