import type { Sign } from '../statement-rules.ts';
import { MONTH, RECURRING, THING_AT_HOME, WEEKDAY } from './fields.ts';
import { cased, sign } from './grammar.ts';

const r = String.raw;

const AGREED = r`(?:decided|agreed|settled|settling|chose|chosen|choosing|picked|voted|opted|confirmed|locked in|signed off|approved|finali[sz]ed|ruled out|committed)`;

/** What is settled, and how things are arranged. */
export const decision: Sign[] = [
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
