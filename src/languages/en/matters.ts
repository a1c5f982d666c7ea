import type { MatterFrame, MatterRules } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';

const r = String.raw;

const ADVERB = r`(?:(?:really|absolutely|also|still|usually|always|generally|mostly|actually|now|totally|definitely|truly|especially|currently|very much|both|all|just|so|would|do) )*`;
const WHO = r`(?:i |we |(?<topic>(?:my|our|his|her|the) [\p{L}' -]{2,40}?|\p{L}[\p{L}'-]+) )??`;
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

/** English. */
export const matters: MatterRules = {
  code: 'en',
  frames: [
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
      r`^${WHO}${ADVERB}(?<verb>eats?|drinks?|smokes?)(?: (?<value>.+?))?(?: again)?$`,
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
  negation: pattern(
    r`\b(?:not|no|never|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|cannot|won't|no longer|none|without|nobody|nothing|hasn't|haven't|stopped|quit|gave up)\b`,
  ),
  change: pattern(
    r`\b(?:now|no longer|any ?more|instead|actually|these days|nowadays|from now on|switched|changed|anymore|again|lately|currently|rather than|new)\b`,
  ),
  instead: [
    pattern(r`\b(?:switched|moved|changed|migrated|went) from (?<old>.+?) to\b`),
    pattern(r`\b(?:instead of|rather than|in place of) (?<old>[^,.;]+)`),
    pattern(r`\bnot (?<old>[^,.;]+?)(?: any ?more|,? but)\b`),
    pattern(
      r`\bno longer (?:likes?|loves?|prefers?|drinks?|eats?|uses?|lives? in|works? (?:at|for|as)) (?<old>[^,.;]+)`,
    ),
  ],
  sorts: [
    'tea coffee water juice beer wine cocoa milk cola soda espresso cappuccino latte matcha decaf lemonade chocolate kombucha',
    'red green blue yellow black white orange purple pink brown grey gray turquoise violet navy',
    'train trains plane planes car cars bus buses bike bikes ferry flying driving cycling walking',
    'vim emacs vscode neovim intellij webstorm nano sublime',
    'email emails call calls phone chat signal telegram whatsapp slack discord',
    'cats dogs',
    'summer winter spring autumn fall',
    'window aisle',
    'dark light',
    'mornings evenings nights afternoons',
    'mysql postgres postgresql sqlite mongodb mariadb',
    'python javascript typescript rust java kotlin go ruby',
    'mac windows linux ubuntu debian fedora',
    'meat fish chicken beef pork tofu',
    'pizza pasta sushi burgers curry ramen tacos',
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
