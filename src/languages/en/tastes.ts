import type { Sign } from '../statement-rules.ts';
import { FOOD } from './fields.ts';
import { sign, VERY } from './grammar.ts';

const r = String.raw;

/** What people like, eat and prefer. */
export const preference: Sign[] = [
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
