import { pattern, type StatementPattern } from '../statement-rules.ts';

const r = String.raw;

/** Somebody or some animal of a person's life. */
export const RELATION = r`(?:(?:older|elder|younger|little|big|late|ex|step|half|twin|best|old|oldest|youngest|eldest|only|dear)[ -]?)*(?:mother|mom|mum|mama|father|dad|papa|parents?|sisters?|brothers?|siblings?|twins?|sons?|daughters?|child|children|kids?|baby|wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|grandparents|granny|nana|aunt|auntie|uncle|cousins?|niece|nephew|(?:mother|father|sister|brother)-in-law|in-laws|family|friends?|flatmate|roommate|neighbou?rs?|boss|manager|colleague|co-?worker|teacher|doctor|dentist|landlord|landlady|therapist|dogs?|cats?|puppy|kitten|parrot|hamster|rabbit|horse|pony|turtle|tortoise|goldfish|guinea pig|pets?)`;
const NUMBER = r`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a couple of|several|many|a few)`;
const ADVERB = r`(?:(?:really|absolutely|also|still|usually|always|generally|mostly|much|actually|do|kind of|now|totally|definitely|especially|particularly|truly|strongly|both|all|even|secretly|deeply|normally|only|just|often|sometimes|rarely|never|finally|recently|currently|no longer) )*`;
const NEGATED = r`(?:don't|do not|doesn't|does not|can't|cannot|can not|never|no longer|won't|rarely)`;
const LIKE = r`(?:love|like|enjoy|prefer|adore|hate|dislike|detest|despise|favou?r)`;
const LIKES = r`(?:loves|likes|enjoys|prefers|adores|hates|dislikes|detests|despises)`;
const TRAIT = r`(?:allergic|intolerant|lactose|gluten|coeliac|celiac|vegan|vegetarian|pescatarian|diabetic|asthmatic|epileptic|dyslexic|autistic|colou?r-?blind|deaf|blind|left-handed|right-handed|married|divorced|widowed|engaged|pregnant|retired|unemployed|self-employed|bilingual|muslim|jewish|christian|catholic|orthodox|buddhist|hindu|atheist|originally from|from|based in|born in|born on|named after|called|named|afraid of|scared of|terrified of|severely allergic|\d+ years? old|\d+ months? old|\d+ (?:cm|kg|metres|meters)\b)`;
const PROFESSION = r`(?:student|nurse|chef|cook|pilot|vet|lawyer|freelancer|mum|mom|dad|parent|veteran|judge|coach|clerk|athlete|surgeon|mechanic|musician|scientist|accountant|consultant|assistant|architect|paramedic|journalist|priest|monk|vegan|vegetarian|nomad|scout|immigrant|refugee|citizen|native|twin|orphan|morning person|night owl|early bird|cat person|dog person|introvert|extrovert|fan of|(?!(?:loser|monster|winner|believer|sucker|disaster|fighter|sinner|killer|liar|bit|little|other|number|matter|sooner|later|older|better|bigger|slower|faster)\b)\p{L}{2,}(?:er|or|ist|ian|smith|wright)(?=$|[.,;:!]| (?:at|in|for|from|who|with|and|of|by|on|based|living|working|specialising|specializing)\b))`;
const LIVES = r`(?:in|at|on|with|near|alone|by|next|between|abroad|outside|close|above|below|together|right|not far|across|upstairs|downstairs)`;
const WORKS = r`(?:as|at|for|in|with|from|remotely|nights?|part|full|freelance|on (?:the|a|my|our|weekends)|every|shifts)`;
const STAYS = r`(?:lives? ${LIVES}|works? ${WORKS}|teach(?:es)?|stud(?:ies|y) (?!for)|speaks?|comes? from|grew up|was born|were born|was raised|has lived|has worked|volunteers?|owns?|drives? (?:a|an|the)|plays? (?:the|in|for|\p{L}+)|sings? in|goes to (?:school|university|college|kindergarten)|belongs? to|attends?|suffers? from|turns? \d+|moved|died|passed away|got (?:married|engaged|divorced|promoted)|retired|graduated|eats? (?:only|no)|smokes|snores|collects?|coaches|runs? (?:a|the)|wears?|needs? (?:a wheelchair|insulin|glasses|a hearing aid)|has been|had (?:a|her|his|their|twins)(?: [\p{L}]+)? ?(?:baby|twins|surgery|operation|stroke|heart attack|boy|girl|child)|started (?:school|university|college|kindergarten|work|working|learning|a|her|his|at)|fought in|was diagnosed|broke (?:his|her|their)|finished (?:school|university|college)|joined (?:a|the)|lost (?:his|her|their) (?:job|sight|hearing))`;
const POSSESSION = r`(?:${RELATION}|allerg(?:y|ies)|asthma|diabetes|epilepsy|adhd|dyslexia|migraines|car|bike|bicycle|motorbike|house|flat|apartment|garden|allotment|cabin|boat|degree|phd|master's|diploma|tattoos?|piano|guitar|violin|cello|drum kit|licen[cs]e|black belt|pacemaker|scar|fear of|phobia|sweet tooth|green thumb|collection|podcast|blog|channel|company|shop|restaurant|farm|bakery)`;
const DURABLE = r`(?:(?:is|are|'s|was|were) (?:${ADVERB})(?:${TRAIT}|(?:a|an|the) (?:[\p{L}-]+ ){0,3}?${PROFESSION}|my|our)|has (?:a|an|the|no|${NUMBER}) (?:[\p{L}-]+ ){0,2}?${POSSESSION}|has (?:asthma|diabetes|epilepsy|adhd|dyslexia)|${ADVERB}${LIKES}|${ADVERB}${STAYS}|${NEGATED} (?:like|eat|drink|smoke|drive|speak|work|live|have|want|use|see|hear|stand|tolerate)|always wanted)`;
const CARES = r`(?:birthday|name|nickname|surname|maiden name|address|phone number|mobile number|number|email|e-mail|blood type|blood group|shoe size|ring size|clothes size|size|height|job|profession|degree|hometown|home town|native language|mother tongue|first language|pronouns|star sign|zodiac sign|timezone|time zone|username|handle|github|website|hobby|hobbies|religion|diet|goal|anniversary|company|allergy|allergies|dream (?:job|car|trip)|major|thesis|middle name|initials|school|university|employer|surgery|specialty|speciality)`;
const THING = r`(?:code|pin|password|passphrase|login|ssid|wi-?fi|router|key|keys|spare key|address|number|phone|deadline|budget|rent|price|fee|address|email|url|domain|repo|repository|branch|server|database|printer|meter|fuse box|boiler|thermostat|remote|manual|first aid kit|extinguisher|shut-?off valve|valve|alarm|safe|box|folder|drive|spreadsheet|document|wiki|calendar|channel|mailing list|landlord|plumber|electrician|doctor|vet|dentist|pharmacy|bakery|shop|store|office|studio|gym|library|school|garage|shed|cellar|attic|parking|car park|bin|bins|rubbish|trash|recycling|plate|licen[cs]e plate|account|iban|tax id|vat number|version|stack|framework|language|timezone|time zone|size|colou?r|motto|name|logo|owner|capital|headquarters|hq|sprint|stand-?up|meeting|retro|course|class|training|practice|rehearsal|bus|train|ferry|flight|gate|door|hive|coop|greenhouse|tank|battery|charger|adapter|warranty|insurance|contract|lease|subscription|membership|library card|recipe|oven)`;
const PLACE = r`(?:in|at|on|under|behind|next to|beside|near|between|above|below|inside|outside|opposite|across from|by)`;
const WRONG = r`(?:on fire|on sale|on hold|on track|in progress|in the way|at risk|in use|under construction|under maintenance|in maintenance|on strike|on the way|in review|in trouble|on time|at fault|in danger|out of|on its way|in a mess|in pieces|on edge|at capacity|under attack|under load|in the shop|in the works|on the table now)`;
const WEEKDAY = r`(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?)`;
const MOMENT = r`(?:the |a |an |next |this |late |early |mid-?)*(?:\d|${WEEKDAY}|tomorrow|noon|midnight|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|half past|quarter|morning|afternoon|evening)`;
const EVENT = r`(?:appointment|meeting|dinner|lunch|party|wedding|exam|interview|flight|trip|concert|deadline|dentist|doctor|surgery|operation|conference|holiday|vacation|launch|release|demo|rehearsal|match|game|race|marathon|course|workshop|move|visit|reunion|anniversary|birthday|graduation|check-?up|kick-?off|retreat|hearing|delivery|inspection|picnic|barbecue|festival)`;
const NAME = r`(?<name>\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'-]+)?)`;
const NAME1 = r`(?<name>\p{L}[\p{L}-]+)`;
const DEICTIC = r`(?:it|this|that|these|those|you|your|him|her|them|how|what|when you|where|to hear|to see|hearing|seeing|the (?:idea|sound|way|photo|picture|pic|look|vibe|video|song|new|plan)|both|all of|each other)\b`;

const form = (kind: StatementPattern['kind'], source: string, dated?: StatementPattern['dated']) =>
  ({ kind, pattern: pattern(source), ...(dated ? { dated } : {}) }) satisfies StatementPattern;

/** How things are arranged. */
const arranged = (source: string): StatementPattern => ({ ...form('decision', source), lasting: true });

/** Forms each of which is enough alone. */
export const patterns: readonly StatementPattern[] = [
  form(
    'decision',
    r`^(?:so |then )?(?:we|the team|everyone)(?:'ve| have|all| all| both| finally| just| now| also)* (?:decided|agreed|settled on|chose|chosen|picked|voted|opted)\b(?! (?:it|that)$)`,
  ),
  form('decision', r`^i(?:'ve| have)?(?: finally| just| also)? decided (?:to|that|on|against|not)\b`),
  form(
    'decision',
    r`^let's (?:go with|use|stick (?:with|to)|settle on|make it|switch to|keep (?:the|our)|call (?:it|the)|name (?:it|the)|meet (?:every|on)|move (?:it|the)|do it on|postpone)\b(?! (?:it|that|this)\b)`,
  ),
  form('decision', r`^(?:the )?(?:final )?(?:decision|agreement)(?: is| was|:)`),
  form('decision', r`^(?:it's|it is) (?:decided|settled|agreed)[:,]? (?:that )?\p{L}`),
  form('decision', r`^(?:decided|agreed)[:,] `),
  form(
    'decision',
    r`^we(?:'re| are) (?:going with|switching to|sticking (?:with|to)|dropping|replacing|not going to use)\b`,
  ),
  form(
    'decision',
    r`^we(?:'ll| will| won't) (?:${ADVERB})(?:use|go with|stick|switch|keep (?:the|our)|name|call|take turns|meet every|split|share|pay|no longer)\b`,
  ),
  form(
    'decision',
    r`^we(?:'ve| have)?(?: just| now)? (?:(?:moved|pushed|shifted) (?:the|our|\p{L}+'s) .{2,50}(?:to|until|till|by|from) ${MOMENT}|renamed (?:the|our)\b|(?:postponed|rescheduled|delayed|cancel(?:l)?ed|brought forward|called off) (?!it\b|that\b))`,
  ),
  form(
    'decision',
    r`^(?:the|our) [\p{L}\d -]{2,40} (?:is|was|has been|have been|are|were|got)(?: now| just)? (?:moved|postponed|pushed|rescheduled|shifted|delayed|cancel(?:l)?ed|brought forward|called off|renamed)\b`,
  ),
  form(
    'decision',
    r`^(?:the|our) [\p{L}\d -]{2,40} (?:has |have )?(?:now )?(?:moved|shifted) (?:to|from) ${MOMENT}`,
  ),
  form(
    'decision',
    r`^we(?:'re| are) (?:not )?going to (?:name|call|use|switch|adopt|keep|hire|stop)\b(?! (?:it|this|that)\b)`,
  ),

  form('preference', r`^i ${ADVERB}${LIKE}\b(?!d)(?! ${DEICTIC})`),
  form(
    'decision',
    r`^we(?:'ve| have)?(?: just| now| finally)? (?:switched|migrated|changed) (?:from .{1,40}? )?to (?!it\b|that\b|you\b)\p{L}`,
  ),
  form('preference', r`^i (?:now |also )?(?:eat|drink|smoke) .{2,60} (?:again|now)$`),
  form(
    'preference',
    r`^i (?:${ADVERB})?${NEGATED} ${ADVERB}(?:${LIKE}|care for|stand|bear|tolerate|eat|drink|smoke|wear|watch|use|buy|celebrate|listen to)\b(?! ${DEICTIC})(?! (?:anything|anymore|much|enough)$)`,
  ),
  form('preference', r`^i(?:'d| would) (?:much )?rather\b.+\bthan\b`),
  form(
    'preference',
    r`^i(?:'m| am) (?:(?:not|really|very|such|quite|a|an|huge|big|massive|no) )*(?:fan of|fond of|into|keen on|crazy about|mad about|obsessed with|addicted to)\b(?! ${DEICTIC})`,
  ),
  form(
    'preference',
    r`\b(?:my|our) (?:all-time |absolute )?favou?rite(?: [\p{L}-]+){0,5}? (?:is|are|was|has always been)\b(?! ${DEICTIC})`,
  ),
  form(
    'preference',
    r`^(?!it\b|this\b|that\b|they\b|these\b|those\b).{2,80} (?:is|are) (?:now )?my (?:all-time |absolute )?favou?rite\b`,
  ),
  form(
    'preference',
    r`^i (?:only|always|usually|mostly|normally|generally|never|rarely|often|tend to) (?:drink|eat|take|use|wear|buy|cook|order|sleep|wake|get up|travel|fly|read|listen|watch|have (?:my|tea|coffee|breakfast|lunch|dinner)|drink|work (?:best|from|in)|prefer|choose|skip)\b`,
  ),
  form('preference', r`^i (?:drink|eat|use|wear|buy|take|read) only\b`),
  form(
    'preference',
    r`^i (?:take|drink|have) (?:my )?(?:coffee|tea|espresso)\b(?=.* (?:with|without|black|no|at|in the|every|only)\b)`,
  ),
  form(
    'preference',
    r`^(?:please )?call me (?!when|if|at|on|back|later|tomorrow|tonight|today|asap|maybe|crazy|now|again|after|before|in|for|about|from)\p{L}+`,
  ),
  form('preference', r`^i(?:'m| am) more of an? .+ (?:person|than)\b`),
  form(
    'preference',
    r`^we (?:all |both |really )*(?:love|like|enjoy|prefer|hate|can't stand|don't (?:like|eat|drink))\b(?! ${DEICTIC})`,
  ),
  form(
    'preference',
    r`^(?:too much |loud |strong )?[\p{L} -]{3,40} (?:gives|makes) me (?:a headache|headaches|sick|hives|migraines|nauseous|anxious)\b`,
  ),

  form(
    'plan',
    r`^(?:i|we)(?:'ve| have)?(?: got| booked| planned| scheduled| have)? (?:a|an|my|our|the|tickets)\b`,
    'future',
  ),
  form('person', r`^i(?:'m| am) (?:not )?${ADVERB}${TRAIT}\b(?! (?:work|home|there|here)$)`),
  form(
    'person',
    r`^i(?:'m| am| just turned| turned) (?:now )?\d{1,2}(?: now| today)?(?=$|[.!,]| (?:last|this|in|on|years)\b)`,
  ),
  form('person', r`^i (?:was|got|have been|'ve been) diagnosed with\b`),
  form(
    'person',
    r`^i ${NEGATED} (?:live|work|drive|own|speak|study|teach) ?(?:in|at|for|as|on|with|a|an|the|\p{L}+)`,
  ),
  form(
    'person',
    r`^(?:my|our) (?:new |old )?(?:car|bike|motorbike|laptop|phone|computer|house|flat|apartment|guitar|camera|bicycle) is (?:a|an|from|called|named)\b(?! (?:mess|bit|wreck|nightmare|disaster|joke|pain))`,
  ),
  form('person', r`^i(?:'m| am) (?:a|an|the) (?:[\p{L}-]+ ){0,3}?${PROFESSION}`),
  form(
    'person',
    r`^i(?:'m| am) (?:${ADVERB})(?:learning|studying(?! for)|training for|expecting|raising|writing an?|saving (?:up )?for|trying to (?:quit|lose|learn|eat less|cut|give up)|working (?:as|at|for)|living (?:in|with)|teaching|doing (?:a|my) (?:phd|master|degree))\b(?! ${DEICTIC})`,
  ),
  form(
    'person',
    r`^i ${ADVERB}(?:live ${LIVES}|work ${WORKS}|teach|study (?!for)|volunteer|come from|grew up|was born|was raised|speak(?! to| with)|play (?:the |in |for )?(?!with|it)\p{L}+|own|drive (?:a|an|the|to work)|used to (?:live|work|be|play|have|smoke)|collect|coach|sing in|belong to|attend|run (?:a|an|the|my|every|marathons)|wear (?:glasses|contact|contacts|hearing|size|a)|suffer from|take (?:insulin|medication|antidepressants|blood)|go to (?:church|therapy|school|university|college|the gym every)|meditate|do (?:yoga|judo|karate|crossfit|pilates)|keep (?:bees|chickens|kosher)|need (?:a wheelchair|insulin|glasses|a hearing aid)|weigh|swim every|cycle to)\b`,
  ),
  form(
    'person',
    r`^i(?:'ve| have)(?: got)? (?:a|an|the|no|${NUMBER}) (?:(?!headache|question|idea|problem|meeting|exam|feeling|cold|moment|minute|second)[\p{L}-]+ ){0,3}?${POSSESSION}\b`,
  ),
  form(
    'person',
    r`^i(?:'ve| have)(?: got)? (?:asthma|diabetes|epilepsy|adhd|dyslexia|migraines|celiac|coeliac|kids|children|siblings)\b`,
  ),
  form(
    'person',
    r`^i(?:'ve| have) (?:never|always) (?:been (?:to|a|an)|liked|loved|hated|wanted|eaten|had|owned|learned|learnt|lived|worked|preferred)\b(?! ${DEICTIC})`,
  ),
  form(
    'person',
    r`^i(?:'ve| have) been (?:living|working|learning|playing|studying|teaching|a|an|vegan|vegetarian|married|sober|running|using|doing|with|in|at)\b.+\b(?:since|for (?:\d+|${NUMBER}|over|almost|about|more))\b`,
  ),
  form(
    'person',
    r`^i can(?:'t|not)? (?:swim|drive|ski|cook|sing|dance|speak|read|play|see|hear|eat|drink|have|take|ride|type)\b(?! (?:it|this|that|you|him|her|them|anything|why|how|what|now)\b)(?!\.?$|!?$)`,
  ),
  form('person', r`^i can't (?:swim|drive|ski|cook|sing|dance)\b`),
  form('person', r`^(?:my|our) (?:[\p{L}-]+ ){0,2}?${CARES} ?(?:is|are|'s)\b`),
  form('person', r`^(?:my|our) ${RELATION},? ${NAME1},? (?:who )?${DURABLE}`),
  form('person', r`^(?:my|our) ${RELATION}(?:'s?|s)? (?:[\p{L}-]+ )?names? (?:is|are|was) ${NAME1}`),
  form('person', r`^(?:my|our) ${RELATION}(?:'s| is| are) (?:called|named) ${NAME1}`),
  form('person', r`^(?:my|our) ${RELATION}(?:'s| is| are) ${NAME1}(?= and \p{L}|[.!]?$)(?<!\p{L}ing)`),
  form('person', r`^(?:my|our) ${RELATION},? ${NAME1},? ${DURABLE}`),
  form('person', r`^(?:my|our) ${RELATION}'s? (?:[\p{L}-]+ ){0,2}?${CARES} (?:is|are|was)\b`),
  form('person', r`^(?:my|our) ${RELATION} ${DURABLE}`),
  form('person', r`^i have an? (?:[\p{L}-]+ ){0,2}?${RELATION} (?:named|called) ${NAME1}`),
  form('person', r`^${NAME} (?:is|was) (?:my|our) (?:[\p{L}-]+ )?${RELATION}\b`),
  form(
    'person',
    r`^${NAME1} (?:is (?:allergic|vegan|vegetarian|married|pregnant|from|based in|\d+ years? old)|is an? (?:[\p{L}-]+ ){0,2}?${PROFESSION}|lives (?:in|at|with|near)|works (?:as|at|for|from)|was born|grew up|moved to|speaks|teaches|stud(?:ies|ied)|${LIKES}|can't (?:eat|stand|drink)|doesn't (?:eat|like|drink))\b(?! (?:it|this|that)\b)`,
  ),
  form(
    'person',
    r`^${NAME1}'s (?:birthday|phone number|number|address|favou?rite [\p{L} ]+|surname|email|wife|husband|partner|son|daughter|dog|cat) is\b`,
  ),
  form('person', r`^we (?:have|'ve got) (?:a|an|no|${NUMBER}) (?:[\p{L}-]+ ){0,2}?${POSSESSION}\b`),
  form(
    'person',
    r`^we (?:live (?:in|on|at|near|with)|are (?:married|vegan|vegetarian|engaged|expecting)|both work|work (?:as|at|for)|own|come from|speak)\b`,
  ),
  form(
    'person',
    r`^we(?:'re| are) (?:married|vegan|vegetarian|engaged|expecting|a family of|\d+ people|${NUMBER} in the)\b`,
  ),

  form('task', r`^(?:to-?do|task)[:-] `),
  form('task', r`^(?:i|we) (?:still )?(?:need to|have to|must|should|gotta|ought to) \p{L}+`, 'future'),
  form('task', r`^don't forget (?:to|the|about)\b`, 'future'),

  form(
    'plan',
    r`^(?:i(?:'m| am|'ll be)|we(?:'re| are|'ll be)) (?:away|abroad|off|out of|on (?:holiday|vacation|leave|maternity leave|parental leave|a trip|tour|call)|in \p{L}+|back|at)\b`,
    'future',
  ),
  form(
    'plan',
    r`^(?:i(?:'m| am)|we(?:'re| are)) (?:(?:not|also|all|both|finally|just|definitely) )*\p{L}+ing\b`,
    'future',
  ),
  form(
    'plan',
    r`^(?:(?:my|our) [\p{L} '-]{2,40}|\p{L}[\p{L}'-]+(?: and \p{L}+)?) (?:is|are) (?:\p{L}+ly )?\p{L}+ing\b`,
    'future',
  ),
  form('plan', r`\b(?:will|won't|shall|going to)\b|\p{L}'ll\b`, 'future'),
  form(
    'plan',
    r`\b(?:is|are|'s) (?:now |finally )?(?:on|at|in|from|until|due|scheduled|planned|set|moved|postponed|booked|confirmed|next|this|tomorrow)\b`,
    'future',
  ),
  form(
    'plan',
    r`\b(?:starts?|begins?|ends?|opens?|closes?|leaves?|departs?|arrives?|lands?|takes place|happens|expires?|launch(?:es)?|ships?|returns?|turns \d+|moves?|gets? married|runs out)\b`,
    'future',
  ),
  form(
    'plan',
    r`^(?:i|we) (?:have|fly|travel|meet|go|drive|leave|start|move|booked|host|celebrate|play|present)\b`,
    'future',
  ),
  form('plan', r`^(?:(?:the|my|our|a|an|\p{L}+'s|\p{L}+) ){0,3}${EVENT}\b`, 'future'),

  form(
    'experience',
    r`^(?:i|we)(?:'ve| have)? (?:(?:both|all|finally|just|recently|also|once|first|really|accidentally|nearly|almost) )*(?:learn(?:ed|t) (?:that|how|to|about|\p{L}+ing)|discovered (?:that|a|the)|found out that|realised that|realized that|broke (?:my|our|a)|fractured|sprained|tore my|visited|travell?ed|moved (?:to|from|in with|out of|into|here|house)(?! the (?:couch|sofa|next|other|back|front|kitchen|living))|graduated|(?:finished|completed) (?:(?:my|our|a|the|his|her) (?:[\p{L}-]+ ){0,2}?(?:phd|degree|thesis|dissertation|book|novel|course|school|university|marathon|triathlon|race|studies|training|renovation|\p{L}*master\p{L}*|bachelor\p{L}*|apprenticeship|internship|house|painting|quilt|album)|writing (?:a|my)|reading \p{L}+|school|university|building (?:a|my|our))|won (?:the|a|an|first|second|third|my|our|gold|silver|bronze)|passed (?:my|the) (?!ball|salt|time)|failed (?:my|the) (?:driving|exam|test|final)|started (?:a|an|my|our|learning|working|university|school|college|therapy|taking|playing|running|running|writing)|began (?:learning|working|playing|studying|running|therapy|a|my)|quit (?:my|smoking|drinking|the (?:job|team|band|company|course)|university|school|social|facebook|coffee|sugar)|gave up (?:\p{L}+ing|meat|sugar|coffee|alcohol|my|dairy)|stopped (?:smoking|drinking|eating)|retired|married|got (?:married|engaged|divorced|promoted|fired|hired|laid off|a new|our|a job|a tattoo|my)|adopted|sold (?:my|our) (?:car|house|flat|apartment|bike|boat|company|business|motorbike|piano)|built (?:a|an|our|my) (?!docker|image|package|container|binary|script|test)|ran (?:a|the|my|our) (?:[\p{L}-]+ ){0,3}?(?:marathon|race|half|\d+k|triathlon|ultra\p{L}*)|climbed|hiked|sailed|survived|had (?:surgery|an operation|a baby|a heart|an accident|my first|our first|a great time in|an? \p{L}+ operation)|gave birth|founded|(?:published|wrote) (?:my|our|a|an) (?:[\p{L}-]+ ){0,2}?(?:book|novel|paper|article|song|poem|album|story|thesis|memoir|play)|met my|studied|lived (?:in|with|near|abroad)|worked (?:as|at|for|in)|served|crossed|cycled|volunteered|performed|sang in|planted|repainted|renovated|attended (?:a|an|the|my|our) (?:[\p{L}-]+ ){0,3}?(?:conference|wedding|course|workshop|school|university|concert|festival|retreat|funeral|ceremony|group|parade)|took part in|signed up for (?:a|an|the|my) (?:[\p{L}-]+ ){0,3}?(?:course|class|classes|marathon|lessons|race|gym|workshop|retreat)|joined (?:a|an|the|our|my) (?:[\p{L}-]+ ){0,3}?(?:choir|club|team|band|company|gym|army|church|group|class|union|board|orchestra|startup|community)|inherited|rescued (?:a|an|my|our)|lost (?:my|our) (?:${RELATION}|job|home|house|leg|arm|sight|hearing)|got (?:a|an|our|my)(?: new| rescue)? (?:puppy|dog|cat|kitten|parrot|rabbit|horse|piano|degree|scholarship|promotion|raise|visa|green card|driving licen[cs]e|driver's license))\b(?! (?:it|this|that|them)\b)`,
  ),
  form(
    'experience',
    r`^(?:i|we)(?:'ve| have)? (?:(?:both|all|finally|just|recently|also|once) )*bought (?:a|an|our|my|the)(?: [\p{L}-]+){0,3}? (?:house|flat|apartment|car|bike|bicycle|boat|piano|guitar|violin|telescope|camera|motorbike|land|cabin|van|puppy|dog|kitten|cat)\b`,
  ),
  form(
    'experience',
    r`^(?:i|we) (?:(?:both|all|finally|just|recently|also|once) )*(?:went|have been|'ve been|flew|drove) (?:back )?(?:to|on|hiking|camping|skiing|diving|sailing|climbing|kayaking|snowboarding|through|up|around)\b(?! (?:it|this|that|bed|work|sleep|lunch|dinner|school)\b)(?! (?:the |a |my )?(?:shop|shops|store|toilet|bathroom|gym|supermarket|market|kitchen|pub|bank|loo|office|pharmacy|doctor|dentist|bar|mall|park|post office|door|break)\b)`,
  ),
  form('experience', r`^(?:i|we) (?:was|were) (?:in|at) (?!home|work|bed|the|a|school)\p{L}+`, 'past'),
  form('experience', r`^my (?:first|worst|best|proudest) [\p{L} ]{3,30} (?:was|is)\b`),

  form(
    'event',
    r`^(?:i|we) (?:(?:both|all|finally|just|also) )*(?:met|visited|saw|had (?:dinner|lunch|coffee|a meeting|a call|a party)|celebrated|went|watched|cooked|baked|spoke|talked|called|hosted|played)\b`,
    'past',
  ),

  // Codes and numbers are looked up in their day, never carried about in memory.
  form(
    'fact',
    r`^(?:(?:the|our|my|his|her|new|\p{L}[\p{L}-]+'s) )*(?:[\p{L}\d'-]+ ){0,4}?(?:code|pin|password|passphrase|passcode|login|ssid|account|iban|number|username)(?: (?:for|to|of|from|at|in) [\p{L}\d' -]{2,30}?)?(?:(?: is| are|:)(?: now| always)?| (?:has )?changed to) \S`,
  ),
  arranged(
    r`^(?:(?:the|our|my|his|her|\p{L}[\p{L}-]+'s) )?(?:[\p{L}\d'-]+ ){0,4}?${THING} (?:(?:for|to|of|from|at|in) [\p{L}\d' -]{2,30}? )?(?:is|are)(?: now| always| kept| called| named| located| stored| hidden)*(?= (?:(?!${WRONG}\b)${PLACE} |called|named|kept|\d|["“«'\x60#]|(?:a|an|the|our|my|every|each|due|blue|red|green|black|white|yellow|about|around|still|from|until|per)\b)|:|(?: \p{L}+)? [\p{L}\d.]*\d)`,
  ),
  arranged(
    r`^(?:the|our|my|\p{L}[\p{L}-]+'s) (?:[\p{L}\d'-]+ ){0,4}?(?:code|pin|password|passphrase|motto|name|ssid|colou?r|owner|capital|plate|landlord|plumber|electrician|vet|budget|rent|price|fee|language|framework|version|number|address|domain|plumber|headquarters|hq|address) (?:(?:for|to|of|from|at|in) [\p{L}\d' -]{2,30}? )?(?:is|are)(?: now)? (?!(?:wrong|broken|ready|great|nice|good|bad|ok|okay|fine|down|up|late|too|so|very|really|not|already|still|amazing|terrible|weird|funny|missing|lost|gone|empty|full|cool|awesome|crazy|high|low|horrible)\b)\S+`,
  ),
  arranged(
    r`^(?:the|our|my) (?!(?:milk|food|cake|dinner|lunch|coffee|tea|cats?|dogs?|kids|baby|puppy|team|guys|boys|girls|car|sun|ball|pizza)\b)(?:[\p{L}\d'-]+ ){1,5}?(?:is|are|hangs?|stands?|lies|lie|sits?)(?: always| kept| located| stored| hidden| usually)* (?!${WRONG}\b)(?:in|on|under|behind|next to|beside|between|above|below|inside|opposite|across from) (?:the|a|an|our|my|room|building|floor|box|drawer|\p{L}+ (?:street|road|avenue|square|floor|room)|\d)(?! (?:way|phone|bus|train|move|run|verge|air|oven now|middle of))(?! (?:fire|sale))`,
  ),
  arranged(
    r`^(?:the|our) (?:[\p{L}\d'-]+ ){1,4}?(?:opens?|closes?|starts?|begins?|ends?|leaves?|runs?|costs?|arrives?|meets?|takes place|happens|needs?|holds?|expires?|weighs?|contains?|lasts?|seats|fits|goes? out|is picked up|are picked up|is collected|are collected|gets? collected|is cleaned|is due)\b(?=.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|at|every|each|per|until|once|twice|noon|midnight|on ${WEEKDAY}|(?:from|on|by) (?:the \d|\d))\b))`,
  ),
  arranged(
    r`^(?:the|our) (?:[\p{L}\d'-]+ ){1,4}?(?:belongs? to|supports?|requires?|comes? with|uses?|depends? on|consists? of|faces|connects? to|is called|is named|is made of|was built (?:in|by)|was founded|dates from) (?!you\b|your\b|it\b|them\b|us\b|me\b)[\p{L}\d"“]`,
  ),
  arranged(
    r`^(?:the|our) [\p{L}\d' -]{2,40} (?:is|are) (?:always |usually )?(?:closed|open|free|empty|off|cleaned|collected|emptied|locked|held|watered|fed) (?:on|every|at|from|until|after|before|during) `,
  ),
  arranged(
    r`^we (?:${ADVERB})(?:use|host|deploy|store|keep|buy|order|meet|have (?:a )?(?:stand-?up|retro|meetings?|rehearsals?|practice|dinner|lunch)|rehearse|train|pay|support|run|build|share|take out|water|recycle|split)\b(?=.*(?:\b(?:every|each|on|for|in|at|with|from|per|once|twice)\b))(?! (?:it|this|that|them)\b)`,
  ),
  arranged(
    r`^(?:the )?(?:[\p{L}\d'-]+ ){1,5}?(?:is|are|meets?|happens|takes place|starts?|comes?|runs?|trains?) (?:every|each|on ${WEEKDAY}s\b|once a|twice a)\b`,
  ),
  arranged(
    r`^(?:the )?(?:[\p{L}\d'-]+ ){0,4}?(?:trash|rubbish|garbage|recycling|bins?) .{0,40}\b(?:on|every) ${WEEKDAY}`,
  ),
  arranged(
    r`^(?:(?:the|our|my|\p{L}[\p{L}-]+'s) )?(?:[\p{L}\d'-]+ ){0,3}?(?:code|pin|password|passphrase|ssid|address|number|login|username|iban)(?:(?: has)? changed to|:) \S`,
  ),
  arranged(r`^(?:the|our|my) (?:[\p{L}'-]+ ){0,2}?${EVENT} is (?!${WRONG}\b)(?:at|in) (?:\d|the |\p{L})`),
  arranged(r`^(?:in an emergency|emergency (?:number|contact))\b`),
];
