import type { ClauseRules } from '../statement-rules.ts';

const r = String.raw;

const word = (typed: string, spelled: string) => [new RegExp(r`\b${typed}\b`, 'giu'), spelled] as const;

const PRONOUN = r`(?:i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'll|he|he's|hes|she|she's|shes|they|they're|it|it's|its|it'll|you|you're|that|that's|thats|this|there's|theres|everyone|everybody|nobody|someone)`;
const VERB = r`(?:is|are|'s|get|gets|brings?|pays?|takes?|does|do|runs?|keeps?|was|were|has|have|had|can|can't|cant|will|won't|wont|does|doesn't|doesnt|don't|dont|did|didn't|lives?|works?|said|says?|wants?|needs?|goes|go|got|just|loves?|hates?|likes?|prefers?|starts?|moved|always|never|usually|eats?|drinks?|plays?|comes?|teaches|keeps?|makes?|turns?)`;
const NOUN = r`(?:my|our|the|his|her|their) (?:[a-z'-]+ ){1,4}?${VERB}\b|(?:my|our) [a-z-]+'s (?!name|birthday|house|place|car|wedding|flat|party)[a-z]+`;
const CHATTER = r`(?:so|but|because|cause|cos|coz|cuz|though|anyway|btw|by the way|honestly|tbh|obviously|please|pls|thanks|thank|sorry|lol|lmao|haha\w*|hehe\w*|no|nope|yes|yeah|yep|yay|ok|okay|right|don't|dont|can|could|should|would|do|does|did|is|are|what|when's|where|how|why|who's|let's|lets|maybe|perhaps|turns out|of course|not that|hope|hopefully|fingers crossed|finally|guess|never mind|nevermind|not sure|ugh|omg|wow|hence|hurray|hooray|see|just (?:saying|so|in case|fyi|kidding|joking)|fyi|for real|believe it|trust me|any ideas?|anyone|and then|which (?:is|was|means) (?:why|so|great|nice|fun|annoying|weird|a|my|the|fine)|go figure|long story|story of|sadly|luckily|thankfully|unfortunately|remember|heads up|kidding|jk|joking|good times|who knew)`;

/** English. */
export const clauses: ClauseRules = {
  spellings: [
    word('im', "I'm"),
    word("i'm", "I'm"),
    word('ive', "I've"),
    word("i've", "I've"),
    word("i'll", "I'll"),
    word("i'd", "I'd"),
    word('i', 'I'),
    word('dont', "don't"),
    word('doesnt', "doesn't"),
    word('didnt', "didn't"),
    word('cant', "can't"),
    word('couldnt', "couldn't"),
    word('wont', "won't"),
    word('wouldnt', "wouldn't"),
    word('isnt', "isn't"),
    word('arent', "aren't"),
    word('wasnt', "wasn't"),
    word('werent', "weren't"),
    word('hasnt', "hasn't"),
    word('havent', "haven't"),
    word('shes', "she's"),
    word('hes', "he's"),
    word('theyre', "they're"),
    word('youre', "you're"),
    word('weve', "we've"),
    word('thats', "that's"),
    word('theres', "there's"),
    word('whats', "what's"),
    word('lets', "let's"),
    [
      /(?<=^|[,.;] |\band |\bbut |\bso |\bright |\bok |\byes |\bthen )its(?= (?:official|settled|decided|final|agreed|[£€$\d]|the|a|an|on|at|in|now|not|going|been|every|all|my|our)(?![a-z]))/giu,
      "it's",
    ],
    word('gonna', 'going to'),
    word('wanna', 'want to'),
    word('gotta', 'got to'),
    word('kinda', 'kind of'),
    word('cuz|coz', 'because'),
    word('w/', 'with'),
    word('pls|plz', 'please'),
    word('fave|fav', 'favourite'),
    word('bday|b-day', 'birthday'),
    word('tmrw|tmr|tomoz|tomorow', 'tomorrow'),
    word('alergic|allergc|alergick', 'allergic'),
    word('definately|defo', 'definitely'),
    [
      /\b(mum|mom|dad|gran|nan|grandma|grandad|sister|brother|wife|husband|son|daughter|boss|partner|landlord)s (?=[a-z]+ (?:[a-z]+ )?(?:is|are|was|has|runs|starts|name)\b)/giu,
      "$1's ",
    ],
    [
      /\b(as|since|because|but|and|remember) were (?=(?:a|an|all|both|not|vegg?ie|vegan|vegetarian|going|moving|getting)\b)/giu,
      "$1 we're ",
    ],
    [/^were (?=(?:a|an|all|both|not|vegg?ie|vegan|vegetarian|going|moving|getting|having)\b)/giu, "we're "],
  ],
  joints: new RegExp(
    [
      // A group is told, not asked, by "…, agreed?".
      r`[,.]?\s+(?:ok|okay|alright|all right|deal|agreed|yeah|everyone|everybody|got it|clear|please|pls)\s*\?+\s*$`,
      r`(?<=(?:^|[.!?] )(?:[^\s:]{1,30} ){2,8}[^\s:]{1,30}|\b(?:admin|news|update|reminder|question|announcement|warning|idea|status|thing|bit|note|so|yes|request|favour|confession|correction)):\s+(?=\S{1,40} \S{1,40} \S)`,
      r`\s*(?:;|\u2026|\.{2,}|(?<![:;=8-])[()])\s*`,
      r`\s+(?:-{1,2}|[\u2013\u2014])\s+|\s*\u2014\s*`,
      r`\s*,\s*(?=(?:(?:and|but|so|or|also|plus|then|because|cos|though|since|although) (?:also |now |then |actually |apparently |maybe )?)?(?:${PRONOUN}\b|${NOUN}|${CHATTER}\b|[a-z][a-z'-]+ ${VERB}\b(?! (?:to|of)\b)))`,
      r`\s+(?=(?:but|so|because|cause|cos|coz|cuz|though|although) (?:now |then |actually |apparently )?(?:${PRONOUN}\b|${NOUN}|(?:if|when|please|pls|no|don't|dont|can|could|let's|lets|just|obviously|any|anyone|the \\w+)\b|(?:[a-z'-]+ ){1,3}?${VERB}\b))`,
      r`\s+(?=and (?:now |then |also |so |actually )?(?:(?:i|i'm|im|i've|ive|we|we're|we've|he|he's|she|she's|they|they're|it's)\b|${NOUN}))`,
      r`(?<=\b(?:i|we|i've|we've) (?:said|told (?:him|her|them|everyone|the \w+)|confirmed|promised|agreed))(?: that)?\s+(?=(?:${NOUN}|(?!yes|no|to|on|not|the)[a-z]+ ${VERB}\b))`,
      // What somebody should know of the speaker, or was told about them, stands behind "know", "says", "mention".
      r`(?<=\b(?:(?<!never |n't |not )(?:says?|said|told (?:me|him|her|us|them|you|everyone))|knows?|knew|known|mention(?:ed)?|remember|remembered|reminder|realised|realized|found out|turns out|turned out|forgot|forget|should say|to say|fyi|confirms?|confirmed|diagnosed))(?: that)?,?\s+(?=(?:i|i'm|im|i've|ive|i'll|my|we|we're|we've|weve)\b)`,
      r`\s*(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u200d]+)\s*`,
      r`\s+(?=(?:lol|lmao|haha\w*|hehe\w*|tbh|ngl|imo)\b)`,
    ].join('|'),
    'giu',
  ),
  bound:
    /^(?:but |and )?(?:only|not(?! (?:sure|really|decided|settled|confirmed|final))|except|unless|if|when|whenever|until|till|while|with|without|for|to|from|at|in|on|by|than|nor|or|which|who|whose|where|as|like|especially|mostly|mainly|even|also not|never|neither|rather than|instead|since|that (?:i|we|she|he|they|the|my|our)|so (?:that|long|far)|but (?:only|not|never)|though (?:only|not)|just not|every|about|around|half|per|now|again|anymore|any more|(?:(?:that's|thats|it's) )?(?:the |a |our )?(?:new |house )*rules?(?: from now on| now)?(?=[\s.!]*$)|(?:agreed|settled|decided|deal|final|as agreed|no exceptions)(?=[\s.!]*$))\b(?!since (?:i|we|im|weve)\b)/u,
  heads:
    /^(?:(?:ok|okay|right|so|well|and|then|great|all|now|it's|its|that's|thats|yes|yeah|phew|good|cool|finally|we have|we've|i've|ive|it has|been|a|the|new|house|final|big|family|kitchen|office|team|band|club|class|group|rule|i|we) ?)*(?:settled|decided|agreed|sorted|official|final answer|final|confirmed|done(?: deal)?|deal|convinced|resolved|rules?|decision|verdict|plan|decree|announcement|motion carried|voted|unanimous|decision made|final answer|votes are in|votes in|results are in|names? settled|name's settled|in stone|signed and sealed)(?: (?:then|now|everyone|all|it is|today|so))*[ ,]*$/u,
  asks: /^(?:(?:and|but|so|or|also) )?(?:do|does|did|is|are|was|were|can|could|will|would|should|shall|have|has|any|anyone|anybody|who|who's|whos|what|what's|when|where|why|how|which|whose|need|want|fancy|isn't|aren't|don't you|doesn't|won't)\b/u,
  subjectless:
    /^(?:(?:not|never|always|usually|just|still|only|really|finally|also|officially|honestly|so|no|rarely) )*(?:been|got|gonna|am|can't|cannot|can|don't|didn't|won't|haven't|love|like|hate|prefer|enjoy|adore|allergic|vegan|vegetarian|veggie|coeliac|diabetic|dyslexic|used|need|have|had|take|drink|eat|work|live|play|speak|into|off|on|in|at|from|went|came|ran|won|lost|sold|bought|broke|born|mum|dad|call|big|huge|longer|more|too|[a-z]+ed|[a-z]+ing)\b/u,
  own: /^(?:(?:and|but|so) )?(?:i|i'm|i've|i'd|i'll|we|we're|we've|we'll|you|you're)\b/u,
  whole:
    /^(?:(?:and|but|so|ok|well|oh|hey) )*(?:if|imagine|suppose|supposing|assuming|unless|what if|pretend|in case|even if|whether|when(?:ever)? (?:i|we|you|he|she|they|someone|people)|every time|once (?:i|we|you)|until|as soon as|provided)\b/u,
  doubt:
    /^(?:(?:but|and|or|well|so) )*(?:i (?:think|guess|suppose|hope|believe|reckon|dunno|don't know|dont know|might be wrong|could be wrong|haven't decided|forget|forgot)|maybe|perhaps|probably|possibly|not sure(?: yet| though| about it)?|i'?m not sure(?: yet| though| about it)?|still not sure|or (?:maybe|not|something|whatever|so)|just kidding|(?:i'?m )?(?:only )?kidding|jk|(?:i'?m )?(?:only |just )?joking|as if|i wish|if only|right|isn't it|who knows|we'?ll see|nothing (?:is )?(?:decided|settled|final|fixed)(?: yet)?|not (?:decided|settled|final|confirmed)(?: yet)?|tbc|tbd|in theory|allegedly|supposedly|it depends|depends|don't quote me(?: on that)?|hopefully|not really|sarcasm|obviously not|in my dreams|dream on|said no one ever|asking for a friend)[\s.!?)]*$/u,
};
