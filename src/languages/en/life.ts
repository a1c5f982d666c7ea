import type { Sign } from '../statement-rules.ts';
import {
  ALLERGY,
  BELONGING,
  DIET,
  FOOD,
  KIN,
  MONTH,
  OCCUPATION,
  PET,
  PLACE_TO_LIVE,
  PURSUIT,
  RECURRING,
  SCHOOLING,
  WEEKDAY,
  WEEKDAYS,
} from './fields.ts';
import { BEING, cased, NAMED, OF_MINE, ROLE, SUBJECT, sign, VERY } from './grammar.ts';

const r = String.raw;

/** Verbs of what somebody thinks, feels or does at this moment, also in the simple present; and past forms. */
const NO_HABIT = r`(?:am|are|is|was|were|be|been|had|have|has|did|do|does|don't|doesn't|didn't|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|shall|should|must|may|might|need|needs|want|wants|think|thinks|know|knows|mean|means|hope|hopes|guess|believe|feel|feels|wish|wonder|suppose|expect|promise|swear|bet|owe|owes|say|says|said|agree|agrees|disagree|understand|remember|forget|forgot|see|sees|saw|hear|hears|heard|miss|missed|mind|care|doubt|reckon|vote|second|smell|smells|sound|sounds|seem|seems|look|looks|hurt|hurts|ache|apologi[sz]e|love|loves|like|likes|hate|hates|prefer|prefers|ate|went|got|came|made|took|sent|put|cut|hit|let|set|quit|shut|read|cost|spread|beat|left|lost|found|told|gave|brought|bought|thought|taught|caught|fell|felt|kept|slept|met|paid|sat|stood|ran|won|woke|wore|wrote|drank|drove|broke|spoke|chose|grew|knew|threw|flew|drew|rang|sang|began|became|built|sold|spent|spilled|dropped|dreamed|dreamt|need to|used|just|already|still|also|really|actually|totally|literally|honestly|finally|almost|nearly|both|all|too|so|never|always|usually|and|or|but|for|to|of|in|on|at|with|from|the|a|an|not|no|get|gets|go|goes|come|comes|please|second|dunno|gotta|hereby|demand|insist|refuse|surrender|confess|admit|claim|declare|blame|give|gives|stand|deserve|die|rest|appreciate|envy|dare|challenge|suggest|propose|recommend|ask|asks|tell|tells|call|calls|can|found|stuck|better|ought)`;
const ADVERBS = r`(?:(?:really|also|still|usually|always|generally|mostly|actually|only|just|often|sometimes|rarely|never|normally|basically|mainly|both|all|now|currently|typically|regularly|honestly|even|do) )*`;

const BODY = r`(?:knees?|hips?|back|spine|neck|shoulders?|ankles?|wrists?|elbows?|feet|foot|legs?|arms?|hands?|ears?|eyes?|heart|lungs?|kidneys?|liver|thyroid|stomach|skin|teeth|tooth|jaw|hearing|eyesight|sight|memory|balance|voice|blood pressure)`;
const TONGUE = r`(?:english|ukrainian|polish|german|french|spanish|italian|portuguese|dutch|swedish|norwegian|danish|finnish|greek|turkish|arabic|hebrew|hindi|urdu|bengali|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|welsh|irish|gaelic|scots|catalan|basque|romanian|hungarian|czech|slovak|bulgarian|serbian|croatian|russian|latin|farsi|persian|swahili|yoruba|igbo|tagalog|sign language|bsl|asl|esperanto)`;

/** People, health, home, work. */
export const person: Sign[] = [
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
    r`\b[a-z]+, (?:my|our|the) (?:new |old )?${ROLE}\b|\b(?:my|our|the)(?: new| old)? ${ROLE},? (?:is |are |'s )(?:called |named |now )?(?!a\b|an\b|so\b|not\b|the\b|in\b|at\b|on\b|it\b|too\b|very\b|really\b|here\b|there\b|back\b|coming\b|going\b|being\b|off\b|away\b|ill\b|sick\b|late\b|ready\b|out\b|up\b|down\b|asking\b|calling\b)[a-z]+`,
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
