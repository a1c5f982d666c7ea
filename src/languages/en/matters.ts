import type { MatterFrame, MatterRules, TimeForm } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';
import { turns } from './turns.ts';

const r = String.raw;

const ADVERB = r`(?:(?:really|absolutely|also|still|usually|always|generally|mostly|actually|now|totally|definitely|truly|especially|currently|very much|both|all|just|so|would|do) )*`;
const WHO = r`(?:i(?: |(?='))|we(?: |(?='))|(?<topic>(?:my|our|his|her|the) [\p{L}' -]{2,40}?|\p{L}[\p{L}'-]+) )??`;
/** What people work as, and those who do not. */
const OCCUPATIONS =
  'nurse doctor surgeon midwife teacher lawyer solicitor engineer cook chef waiter waitress driver student pupil retired unemployed programmer developer designer accountant manager librarian nursing teaching barista plumber electrician baker gardener journalist editor translator vet dentist farmer carpenter firefighter police musician actor painter photographer freelance therapist architect scientist secretary receptionist cleaner builder mechanic pharmacist consultant analyst tailor butcher courier hairdresser plasterer decorator paramedic postman lecturer tutor';
/** The words of it for those who do them. */
const OCCUPATION = `(?:${OCCUPATIONS.replace(/ (?:retired|unemployed|nursing|teaching)(?= )/g, '').replaceAll(' ', '|')})`;
/** What may stand in front of an occupation without judging it: "a bad driver" tells of no work. */
const TRADE = r`(?:(?:primary|secondary) school|school|senior|junior|trainee|head|full-time|part-time|freelance|bus|tram|train|taxi|lorry|truck|delivery|web|software|civil|vet)`;
const THE = r`(?:the|our|my|\p{L}+'s)`;
const SINGLE = r`(?:code|pin|password|passphrase|login|ssid|name|nickname|surname|address|number|phone|email|e-mail|colou?r|deadline|budget|rent|price|fee|owner|capital|birthday|size|height|landlord|plumber|electrician|vet|dentist|motto|version|language|framework|stack|headquarters|hq|boss|manager|job|hometown|host|date|day|time|venue|username|domain)`;
const PLACE = r`(?:in|at|on|under|behind|next to|beside|near|between|above|below|inside|outside|opposite|across from|by)`;
const WHEN = r`(?:(?:on|at|from|until|due|scheduled for|planned for|set for|booked for|every|each) )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight|next|this)`;
const MOVED = r`(?:moved|postponed|pushed(?: back)?|rescheduled|shifted|delayed|brought forward|changed)`;

const frame = (slot: string, values: MatterFrame['values'], source: string, against?: true): MatterFrame => ({
  slot,
  values,
  pattern: pattern(source),
  ...(against ? { against } : {}),
});

const MONTHS =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

const weekday = (number: number, name: string): TimeForm => ({
  sort: 'weekday',
  pattern: new RegExp(String.raw`\b(?:on |every |each |by |from )*(?:next |this )?${name}s?\b`, 'g'),
  value: String(number),
});

/** Dates come first, because a clock's hour and a day's number look the same. */
const times: readonly TimeForm[] = [
  { sort: 'date', pattern: /(?:\b(?:on|until|till|by|from|to) )*(?<value>\d{4}-\d{2}-\d{2})/g },
  {
    sort: 'date',
    pattern: new RegExp(
      String.raw`(?:\b(?:on|until|till|by|from|to) )*(?:the )?\b(?<value>\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS})\b(?:,? \d{4})?`,
      'g',
    ),
  },
  {
    sort: 'date',
    pattern: new RegExp(
      String.raw`(?:\b(?:on|until|till|by|from|to) )*\b(?<value>${MONTHS} \d{1,2}(?:st|nd|rd|th)?)\b(?:,? \d{4})?`,
      'g',
    ),
  },
  {
    sort: 'clock',
    pattern:
      /\b(?:at |from |until |till |by )?(?<value>\d{1,2}[:.]\d{2} ?(?:am|pm)?|\d{1,2} ?(?:am|pm|o'clock))\b/g,
  },
  {
    sort: 'clock',
    pattern:
      /\bat (?<value>\d{1,2}|half (?:past )?\w+|quarter (?:past|to) \w+|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:percent|euros|pounds|people))/g,
  },
  { sort: 'day', pattern: /\b(?:the|by|on|until) (?<value>\d{1,2})(?:st|nd|rd|th)\b/g },
  weekday(1, 'monday'),
  weekday(2, '(?:tuesday|tues?)'),
  weekday(3, '(?:wednesday|weds?)'),
  weekday(4, '(?:thursday|thurs?)'),
  weekday(5, 'friday'),
  weekday(6, 'saturday'),
  weekday(7, 'sunday'),
];

/** English. */
export const matters: MatterRules = {
  code: 'en',
  frames: [
    frame(
      'value',
      'one',
      r`^(?:${THE} )?(?<topic>.{2,50}?) (?:(?:is |has )?(?:goes|going|went|gone)(?: up| down)?|(?:is |has )?(?:rises?|rose|risen|drops?|dropped|raised|lowered)) to (?<value>\d.*)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:${THE} )?(?<topic>(?:.{2,50} )??${SINGLE}(?: (?:for|to|of|from|at|in) .{2,30}?)?)(?:(?: has)? changed to|:) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:has |have )?(?:now |just )?(?:moved|shifted|changed) (?:from .{1,40}? )?to (?<value>${WHEN}.*)`,
    ),
    frame(
      'meet',
      'one',
      r`^(?:from .{4,40}?,? )?(?:we|everyone|the (?:group|club|team|band|choir))(?: all| now| still| always)* (?<verb>meet|train|rehearse|practi[sc]e|gather|play)s?(?: up)? (?:at|in|outside|by|behind|near|on) (?<value>(?!\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day).+)`,
    ),
    frame(
      'name',
      'one',
      r`^(?:(?:the|our|my) )?(?:new |old )?(?<topic>landlord|landlady|cleaner|boss|manager|teacher|accountant|plumber|vet|dentist|gp|doctor|team|band|project|product|shop|company|wi-?fi|network|street|boat)(?:'s name is| is called| is named|'s called) (?<value>.+)`,
    ),
    frame(
      'name',
      'each',
      r`^(?:my|our) (?<topic>.{2,40}?)(?:'s? name is|s' names are| is called| is named| are called) (?<value>.+)`,
    ),
    frame(
      'coffee',
      'one',
      r`^${WHO}${ADVERB}(?:takes?|drinks?|has|have) (?:(?:my|his|her|their) )?(?<verb>coffee|tea|espresso) (?<value>(?:with|without|black|white|plain|sweet|no)\b.*)`,
    ),
    frame(
      'use',
      'one',
      r`^(?:let's |we |i |the team )?(?:(?:have|'ve|'ll|will|are|'re) )?(?:decided (?:to use|on|to go with)|agreed (?:to use|on)|chose|picked|use|go with|going with) (?<value>.+?) (?:for|as) (?<verb>.+?)(?: (?:instead of|rather than) .+)?$`,
    ),
    frame(
      'use',
      'each',
      r`^(?:let's |we |i |the team )?(?:(?:have|'ve|'ll|will|are|'re) )?(?:decided (?:to use|on|to go with)|agreed (?:to use|on)|chose|picked|use|go with|going with) (?<value>.+?)(?: (?:instead of|rather than) .+)?$`,
    ),
    frame(
      'value',
      'one',
      r`^(?:we |i |the team )?(?:have |has |'ve )?(?:just |now )?${MOVED} ${THE} (?<topic>.{2,60}?)(?: from .{1,40}?)? (?:to|until|till|by) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:is|was|has been|have been|got|were|are)(?: now| just)? ${MOVED}(?: from .{1,40}?)? (?:to|until|till|by) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:is|was|has been|got)(?: now| just)? (?<value>cancel(?:l)?ed|called off)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:we |the team )?(?:have |'ve )?(?<value>cancel(?:l)?ed|called off) ${THE} (?<topic>.{2,60})`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?:my|our|'s|'s all-time) (?:all-time |absolute )?favou?rite (?<topic>.{2,40}?) (?:is|are|was)(?: now)? (?<value>.+)`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?<value>.{2,40}?) (?:is|are)(?: now)? (?:my|our) (?:all-time |absolute )?favou?rite (?<topic>.{2,40})`,
    ),
    frame('call', 'one', r`^(?:please )?call me (?<value>.+)`),
    frame(
      'like',
      'each',
      r`^${WHO}${ADVERB}(?:hates?|dislikes?|detests?|despises?|can't stand|cannot stand|can't bear|(?:don't|doesn't|do not|does not|no longer|never) ${ADVERB}(?:like|likes|love|loves|enjoy|enjoys|care for|prefer|prefers)) (?<value>.+?)(?: any ?more)?$`,
      true,
    ),
    frame(
      'like',
      'best',
      r`^${WHO}${ADVERB}prefers? (?<value>.+?)(?: (?:over|to|than|rather than|instead of) .+)?$`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}(?:(?:am|is|are|'m|'s|'re) )?${ADVERB}(?:loves?|likes?|enjoys?|adores?|(?:a )?(?:big |huge )?fan of|fond of|keen on|crazy about) (?<value>.+)`,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}${ADVERB}(?:never (?<verb>eats?|drinks?|smokes?|uses?|wears?)|(?:don't|doesn't|do not|does not|no longer|can't|cannot) (?<verb2>eat|eats|drink|drinks|smoke|smokes|use|uses|wear|wears))(?: (?<value>.+?))?(?: any ?more)?$`,
      true,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}${ADVERB}(?:(?:(?:have|has|'ve|'s) )?(?:started|begun|gone back to|went back to|back to|am|is|'m|are|'re) )?(?<verb>eats?|drinks?|smokes?|eating|drinking|smoking|wears?|wearing)(?: (?<value>.+?))?(?: again)?$`,
    ),
    frame(
      'home',
      'one',
      r`^${WHO}(?:(?:have|has|'ve|'s|am|is|are|'m) )?${ADVERB}(?:just )?(?:lives?|living|moved|relocated|based|moving)(?: back)? (?:in|to)(?: \p{L}+ from \p{L}+)? (?!the (?:morning|evening))(?<value>.+)`,
    ),
    frame(
      'workplace',
      'one',
      r`^${WHO}(?:(?:am|is|are|'m|'s) )?${ADVERB}(?:works?|working|started (?:working|a (?:new )?job)|got (?:a |the )?(?:new )?job) (?:at|for) (?<value>.+)`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}(?:(?:have |has |'ve |'s )?(?:become|became)|am|is|'m|'s) ${ADVERB}(?:an? (?:${TRADE} )?(?<value>${OCCUPATION})|retired|unemployed)(?: (?:now|these days|at .+|in .+))?$`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}(?:(?:am|is|are|'m|'s) )?${ADVERB}(?:works?|working|started (?:working|a (?:new )?job)|got a (?:new )?job) as (?<value>.+)`,
    ),
    frame(
      'diet',
      'one',
      r`^${WHO}(?:am|is|are|'m|'s|became|went|turned) ${ADVERB}(?:an? )?(?<value>vegan|vegetarian|pescatarian|omnivore)\b`,
    ),
    frame(
      'status',
      'one',
      r`^${WHO}(?:am|is|are|'m|'s|got|have been) ${ADVERB}(?<value>married|divorced|engaged|widowed|single)\b`,
    ),
    frame(
      'age',
      'one',
      r`^${WHO}(?:am|is|are|'m|'s|turned) ${ADVERB}(?<value>\d{1,2})(?: (?:years? |months? )old)?$`,
    ),
    frame(
      'number',
      'one',
      r`^${WHO}(?:have|has|'ve got|got) ${ADVERB}(?<value>\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?<verb>.+)`,
    ),
    frame('use', 'one', r`^${WHO}${ADVERB}uses? (?<value>.+?) for (?<verb>.+)`),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:is|are|was|will be)(?: now| always| still)? (?<value>${WHEN}.*)`,
    ),
    frame(
      'where',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:is|are|was|hangs|stands|lies)(?: now| always| kept| located| stored| hidden| usually)* (?<value>${PLACE} .+)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:${THE} )?(?<topic>(?:.{2,50} )??${SINGLE}(?: (?:for|to|of|from|at|in) .{2,30}?)?) (?:is|are|was)(?: now)? (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?<verb>starts?|begins?|ends?|opens?|closes?|leaves?|arrives?|launches|meets?|runs?|costs?|takes place|happens) (?<value>.+)`,
    ),
  ],
  turns: turns(OCCUPATION),
  negation: pattern(
    r`\b(?:not|no|never|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|cannot|won't|no longer|none|without|nobody|nothing|hasn't|haven't|stopped|quit|gave up)\b`,
  ),
  times,
  ending: pattern(
    r`\b(?:(?:gave|giving|given|give) up|quit(?:ting)?|sold|selling|dropped|cancell?ed|called off|fell through|broke up|split up|died|passed away|retired|let go|fired|(?:has |have |i |we |he |she |they )left(?![- ]?hand)|is off|is over|finished with|done with|fed up with|traded|got rid of|gave away|stopped|fixed|mended|repaired|lost|ended|closed|decided against|scrap(?:ped)?|no more|(?:not|\p{L}+n't) .+ any ?more|no longer|never again|used to|fine from now on|don't have to)\b`,
  ),
  moved: pattern(r`\b(?:moved|postponed|rescheduled|pushed|shifted|brought forward|changed to|put back)\b`),
  reversal: pattern(
    r`\b(?:changed my mind|change of plan|scrap (?:that|what|the)|forget what i said|ignore what i said|correction|i was wrong about|no longer)\b`,
  ),
  light: pattern(
    r`\b(?:i'll|ill(?= (?:have|do|take|bring|be|get|go|make|drive|pick|cook)\b)|is|are|be|will|it|its|it's|we|we're|meet|have|has|got|get|go|then|so|ok|right|sorted|agreed|decided|settled|also|same|still|just|always|usually|reminder|remember|btw|everyone|update|sharp|place|time|sorry|thanks|aw|held|happens|takes|from now on|from here on|week of|in the week|definitely|please|know)\b`,
  ),
  change: pattern(
    r`\b(?:now|switching|switch(?:es)? to|swapp(?:ed|ing)|goes up|going up|going down|is called .{2,30} not|misread|moved|has moved|moves|postponed|rescheduled|pushed back|brought forward|changed (?:my|our|his|her|their) minds?|after all|turns? out|turned out|became|become|since last|started|took up|taking up|turned|went with|went for|came round to|raised|lowered|in the end|handed|took over|keeping|finally|not .{2,30} but|sorry|update|correction|not .{2,30} after all|from this week|from the week of|no longer|any ?more|instead|actually|these days|nowadays|from now on|switched|changed|anymore|again|lately|currently|rather than|new)\b`,
  ),
  place:
    /\b(?:at|in|near|behind|beside|opposite|next to|outside|under|above|moves? to|moved to)\b(?! (?:all|least|last|first|case|fact|the end|general)\b)/u,
  within: pattern(
    r`\b(?:in the (?:mornings?|afternoons?|evenings?|daytime)|at (?:night|bedtime|lunchtime|work|school|home|weekends?)|(?:on|at) (?:the )?weekends?|on weekdays|during the (?:day|week)|before (?:bed|lunch|noon|dinner|work|sleep|training)|after (?:lunch|noon|dinner|work|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?)|in (?:the )?(?:summer|winter|spring|autumn)|(?:for|with) (?:breakfast|lunch|dinner)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b`,
  ),
  now: pattern(r`\b(?:now|nowadays|these days|from now on|from here on|going forward)\b`),
  always: pattern(
    r`\b(?:every|each|always|usually|normally|generally|on (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b`,
  ),
  once: pattern(
    r`(?<!from |since )\b(?:this|next|the coming)(?: \p{L}+)? ?(?:time|week|weekend|month|year|summer|winter|spring|autumn|fall|christmas|easter|holidays?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bjust this once\b|\bweek of \d{4}-\d{2}-\d{2}|(?<!from |since |of |until |till |from the )\d{4}-\d{2}-\d{2}`,
  ),
  proposal: pattern(
    r`\b(?:how about|what about|what if we|why don't we|i (?:would |'d )?(?:suggest|propose|vote)|could we|shall we|maybe we (?:could|should)|we could|i'm (?:going to|thinking)|unless (?:anyone|anybody|someone)|if (?:nobody|no one|everyone))\b`,
  ),
  source: pattern(
    r`^(?:(?:so|and|but|well|yeah|my|the|our|a) )*(?:doctor|gp|vet|dentist|physio|therapist|specialist|nurse|consultant|paediatrician|optician|dr \p{L}+) (?:says?|said|reckons|thinks|confirmed|told me|found)(?: that)? `,
  ),
  instead: [
    pattern(r`\b(?:switched|moved|changed|migrated|went) from (?<old>.+?) to\b`),
    pattern(r`\b(?:instead of|rather than|in place of) (?<old>[^,.;]+)`),
    pattern(
      r`\b(?:sold|got rid of|gave away|given away|scrapped|(?:do not|don't) own|no longer (?:have|own|keep)|(?:stopped|quit|gave up|given up|giving up)) (?:(?:my|our|the|his|her|an?|any) )?(?<old>[^,.;]+?)(?: (?:to (?!eat|drink)|in (?:\d|january|february|march|april|may|june|july|august|september|october|november|december)|last|this|for good|altogether|completely|entirely|recently|any ?more).*)?$`,
    ),
    pattern(r`\bno longer (?!likes?\b|loves?\b|prefers?\b|enjoys?\b)(?<old>[^,.;]+)`),
    pattern(r`\b(?:do not|don't|doesn't|does not) (?!like\b|love\b|enjoy\b)(?<old>[^,.;]+?) any ?more\b`),
    pattern(r`\bnot (?<old>[^,.;]+?)(?: any ?more|,? but)\b`),
    pattern(
      r`\b(?:do not|don't|does not|doesn't|never|stopped|gave up|quit) (?:drink|eat|like|love|use|take|smoke|wear|drinking|eating|using|taking|smoking) (?<old>[^,.;]+?) any ?more\b`,
    ),
    pattern(
      r`\bno longer (?:likes?|loves?|prefers?|drinks?|eats?|uses?|lives? in|works? (?:at|for|as)) (?<old>[^,.;]+)`,
    ),
  ],
  sorts: [
    'tea coffee water juice beer wine cocoa milk cola soda espresso cappuccino latte matcha decaf lemonade kombucha rooibos alcohol whisky gin cider',
    'red green blue yellow black white orange purple pink brown grey gray turquoise violet navy beige cream',
    'train plane car bus bike ferry fly drive driving cycle cycling walk walking tram tube underground scooter motorbike van taxi lift',
    'vim emacs vscode neovim intellij webstorm nano sublime',
    'email call phone chat signal telegram whatsapp slack discord teams zoom messenger',
    'cat dog hamster rabbit parrot goldfish budgie puppy kitten',
    'summer winter spring autumn fall',
    'window aisle',
    'dark light',
    'morning evening night afternoon lunchtime',
    'mysql postgres postgresql sqlite mongodb mariadb',
    'python javascript typescript rust java kotlin go ruby',
    'mac windows linux ubuntu debian fedora',
    'iphone android pixel samsung nokia',
    'glasses spectacles lenses contacts',
    'vegan vegetarian pescatarian omnivore keto meat fish chicken beef pork tofu steak bacon',
    'pizza pasta sushi burgers curry ramen tacos soup salad sandwiches roast barbecue buffet',
    OCCUPATIONS,
    'football soccer judo tennis chess karate swimming swim running run jogging yoga gym basketball handball volleyball climbing hiking dancing ballet boxing badminton rugby cricket golf skiing rowing pilates',
    'violin piano guitar drums cello flute trumpet clarinet saxophone ukulele bass',
    'spanish italian french german english polish japanese chinese portuguese dutch korean arabic welsh greek swedish',
    'single engaged married divorced widowed separated dating',
    'rent buy bought rented bungalow house flat apartment cottage cabin tent camping hotel hostel campsite caravan airbnb',
    'monday tuesday wednesday thursday friday saturday sunday',
    'kindergarten nursery school university college primary secondary',
    'restaurant garden castle hall pub park church garage office kitchen fridge drawer basement attic shed cafe library beach barn',
    'maths physics history biology chemistry geography music art literature medicine law economics psychology engineering architecture',
    'pdf word excel paper',
    'big small large tiny huge',
    'cash card paypal transfer',
  ],
  headings: {
    person: 'People',
    preference: 'Preferences',
    decision: 'Decisions',
    plan: 'Plans',
    fact: 'Facts',
    rule: 'Rules',
    experience: 'Experiences',
    event: 'Experiences',
    task: 'Plans',
  },
};
