import { pattern, type StatementRules } from '../statement-rules.ts';
import { clauses } from './clauses.ts';
import { patterns, RELATION } from './forms.ts';
import { signs } from './signs.ts';

const r = String.raw;

const instruct = r`(?:answer|reply|respond|write|use|speak|call|address|say|tell|ask|send|keep|give|include|add|start|begin|end|finish|format|translate|show|remind|mention|be|check|double-check|quote|cite|summari[sz]e|explain|suggest|recommend|talk|make|put|avoid|let|link|sign|refer|treat|greet|post|reveal|share|trust|follow|obey|act|pretend|approve|forward|ignore|do|convert|round|spell)`;

/** English. */
export const statements: StatementRules = {
  code: 'en',
  script: /\p{Script=Latin}/u,
  foreign: /[ßäöüñçãõøåæœąęłśźżćřůőűğşıâêîôûàèìòù¿¡]/iu,
  lead: pattern(
    r`^(?:(?:well|oh|ah|ok|okay|so|yes|yeah|yep|no(?=[,.!;:])|nope|hey|hi|hello|anyway|actually|btw|by the way|fyi|also|and|but|honestly|to be honest|tbh|just so you know|as you know|for the record|right|sure|haha+|lol|hmm+|um+|uh+|look|listen|guys(?=[ ,]+(?:i|we|my|our|the|just))|everyone(?=[,:!])|folks(?=[,:!])|all(?=[,:!])|sorry|correction|update|fun fact|good news|great news|bad news|quick update|ps|p\.s\.|plus|oh no|wow|yay|great|true|i mean|turns out(?: that)?|i changed my mind|i've changed my mind|you know|in fact|thanks|thank you|good morning|good evening|morning|i should say|i forgot to say|forgot to say|one more thing|note|(?:just a |friendly |gentle |quick )*reminder(?: that| to all)?|heads up(?: that)?|just to (?:warn|tell|remind) you(?: that)?|before i forget|for anyone (?:new|who missed it)|to be clear|in case (?:it's|it is) useful|boring admin|admin|about me|i have to say|i must say|let me tell you|i wanted to say(?: that)?|just to let you know|just|remember(?=,)|just remember(?=,)|please remember(?=,)|nah|hm)(?:[ ,;:.!—–-]+)(?=[\p{L}\d"'(]))`,
  ),
  tail: pattern(
    r`[ ,.!]+(?:if (?:anyone|anybody|you|u|someone|that)(?:'s|'re| is| are)? (?:needs?|wants?|fancy|fancies|interested|asks|ask|cares?|was wondering|were wondering|missed|didn't know|don't know|haven't heard|helps?|ever)\b.*|in case (?:anyone|anybody|you|u|someone) .*|for (?:those|anyone|everyone) who .*|not joking|no joke|true story|just saying|just so you know|poor thing|poor love|bless (?:him|her|them)|of course|obviously|you can laugh|lol|haha+|hehe+|xd|btw|by the way|you know|tbh|fyi|though|rofl|lmao|right now lol|as you know|ok\??|okay)(?=[ .!]*$)`,
  ),
  time: pattern(
    r`^(?:yesterday|today|tomorrow|tonight|this morning|last [\p{L}]+|next [\p{L}]+|this [\p{L}]+|(?:on|in|at|since|by|until|every|from|after|before) [\p{L}\d][\p{L}\d :.,/-]{0,28}?|[\p{L}\d]+ (?:days?|weeks?|months?|years?) ago|when i was (?:a |an )?[\p{L}\d]+(?: years old)?|(?:a few|a couple of) \p{L}+ ago|as a (?:child|kid|student|teenager)|these days|nowadays|currently|now|lately|recently|once|usually|normally|at home|at work|unfortunately|luckily|sadly|finally),? (?=(?:i|we|my|our|the|i'm|we're|\p{L}+'s)\b)`,
  ),
  forget: pattern(
    r`^(?:(?:hey|ok|please|pls|and|also|btw|just|actually|bot|reverie|can you|could you|you should)[ ,]+)*(?:forget(?! to\b)|(?:do not|don't|dont|never) (?:remember|note|save|store|write down|record|keep|memori[sz]e)\b|(?:this is )?off the record\b|(?:just )?between (?:us|you and me)\b)`,
  ),
  remember: pattern(
    r`^(?:(?:hey|ok|please|and|also|bot|reverie|can you|could you|you should|you can|i want you to|i'd like you to|for the future)[ ,]+)*(?:remember|note|keep in mind|bear in mind|don't forget|do not forget|memori[sz]e|write down|save|take note|make a note|know)(?: for (?:me|us|later|the future)| this| please)?(?:(?: that|:| -)| (?=(?:i|i'm|my|we|our)\b)) ?(?!to\b|when\b|how\b|the time\b)`,
  ),
  instructions: [
    pattern(
      r`^(?:please |pls |can you |could you )*(?:keep|make) (?:your |the |all )?(?:answers|replies|responses|messages|summaries) (?:short|brief|simple|long|polite|formal|casual|funny|in|to|under|below)\b`,
    ),
    pattern(
      r`^(?:please |you (?:should|must|have to|need to|are to|will|may|can) |bot,? |reverie,? )*(?:always|never|only ever|only) (?!give up)${instruct}\b`,
    ),
    pattern(
      r`^(?:please |bot,? )*${instruct}\b(?=.*\b(?:always|from now on|from today on|going forward|in future|in the future|every time|whenever|by default|henceforth|at all times)\b)`,
    ),
    pattern(
      r`^(?:from now on|from today on|going forward|in (?:the )?future|henceforth|as of now|starting (?:now|today)),? (?:please )?(?!i\b|i'|we\b|we'|my\b|our\b|the\b|he\b|she\b|they\b)(?:you\b|${instruct}\b|always|never|only|don't|do not|no\b|every (?:answer|reply|message))`,
    ),
    pattern(
      r`^(?:please |always |just |also )*(?:remember|don't forget|be sure|make sure) to (?:always |never )?(?!be )${instruct}\b`,
    ),
    pattern(
      r`^(?:i want you to|i(?:'d| would) like you to|i need you to) (?:always|never|only|remember|answer|reply|call|use|speak|stop|be)\b`,
    ),
    pattern(
      r`^(?:please )?(?:don't|do not|stop|never) (?:ever )?(?:call(?:ing)? me|us(?:e|ing) (?:emojis?|markdown|slang|abbreviations|bullet|exclamation|tables)|answer(?:ing)?|reply(?:ing)?|respond(?:ing)?|writ(?:e|ing) (?:in|to|so)|mention(?:ing)?|apologi[sz](?:e|ing)|remind(?:ing)? (?:me|us)|send(?:ing)? (?:me|us)|ask(?:ing)? (?:me|us)|greet(?:ing)?|talk(?:ing)? about)\b(?! (?:that|this|it|him|her|them|yet)\b)`,
    ),
    pattern(
      r`^(?:when|whenever|if|every time) (?:i|we|someone|anyone|somebody|people|you) .{2,80}?,? (?:please |you (?:should|must) |then )*(?:always |never |only )?(?:answer|reply|respond|use|say|tell|call|send|write|ask|speak|give|translate|remind)\b`,
    ),
    pattern(
      r`\b(?:ignore|disregard|forget|override) (?:all |any |the |your |these |of |my )*(?:previous|prior|above|earlier|former|system|other|safety) (?:instructions?|rules?|prompts?|messages?|guidelines|orders)\b`,
    ),
    pattern(
      r`^(?:(?:the assistant|the bot|this bot|reverie|the ai) (?:should|must|has to|have to|needs to|is to|shall)|you (?:should|must|have to|need to|are to|shall) (?:always|never|only)) \p{L}+`,
    ),
  ],
  never: [
    pattern(
      r`^(?!(?:[a-z]+ )?(?:rules?|decision|decided|agreed|settled|plan|final|confirmed|note|update|reminder|news):)(?:(?:a|an|the|my|our) )?\p{L}+(?: \p{L}+)?: ["“'‘]?(?:i|i'm|we|we're|my|our|you|you're|your|he|she|they|it|don't)\b`,
    ),
    pattern(r`^(?:if|imagine|suppose|supposing|assuming|unless|what if|pretend)\b`),
    pattern(
      r`\b(?:if i (?:were|was|had|could|won)|if we (?:were|had|could)|i wish|we wish|wish i|i(?:'d| would) (?:love|like|have|be|go|do|die|kill|never|say|guess|probably)|i could (?:eat|sleep|kill|really)|would be (?:nice|great|cool|fun|good|awesome)|maybe|perhaps|probably|possibly|might|i guess|i suppose|not sure|no idea|i wonder|in theory|hypothetically|or something|who knows|supposedly|allegedly|rumou?r|apparently|someday|one day i|let's say)\b`,
    ),
    pattern(
      r`\b(?:just kidding|kidding|(?<!not )joking|j\/k|jk|sarcasm|not really lol|as a joke|in my dreams|a million (?:times|years|dollars)|from mars|on the moon|to the moon|aliens?)\b`,
    ),
    pattern(r`[ ,](?:i think|i guess|i believe|i suppose|i hope|isn't it|aren't we)[.!?]*$|, right[.!?]*$`),
    pattern(r`^(?:you|you've|you're|you'll|you'd|your|yours)\b`),
    pattern(r`\b(?:thinking (?:about|of)|considering|hoping to|dreaming of)\b`),
    pattern(r`^i (?:love|like|hate|prefer|enjoy) to[.!]*$`),
    pattern(
      r`^(?:\S+ ){0,5}(?<! and \p{L}{2,12} )(?:it|them|him|her|this|that|these|those|there|one|ones)[.!]*$`,
    ),
    pattern(r`^(?:test|testing|this is a test|just testing|ping|check|hello world|lorem ipsum)\b`),
    pattern(r`\b(?:a|the) test (?:message|sentence|note)\b|\btesting (?:the|this) (?:bot|chat)\b`),
    pattern(
      r`^(?:thanks|thank you|thx|cheers|congrat\p{L}*|happy birthday|happy new year|merry christmas|good (?:morning|night|evening|afternoon|luck|job|bot|point|idea)|see you|see ya|bye|take care|welcome|have (?:a|fun)|get well|enjoy|sweet dreams|sounds (?:good|great)|no problem|never ?mind|of course)\b`,
    ),
    pattern(
      r`\b(?:he|she|they|someone|somebody|people|everyone|\p{L}+ (?:says|said|told me|claims|thinks|believes|reckons|wrote|heard)|i (?:read|heard|saw|was told)) (?:that|somewhere|says?|said|claims?|claimed|thinks?|told|believes?|reckons?)\b`,
    ),
    pattern(
      r`^(?!i |we )\p{L}+ (?:says?|said|told (?:me|us)|claims?|claimed|thinks?|believes?|wrote|reckons?)\b(?! (?:yes|no)\b)`,
    ),
    pattern(r`^(?:my|our) [\p{L} -]{2,30} (?:says|said|told|claims|thinks|believes|keeps saying|wrote)\b`),
    pattern(
      r`^i (?:think|guess|believe|suppose|hope|wonder|bet|doubt|feel like|mean|heard|read|saw|know|don't know|forgot|don't think|don't remember|can't remember|need you|want you)\b`,
    ),
    pattern(
      r`\b(?:is|are|was|'s) (?:such|being|so|too|pretty|a (?:bit|lot|little bit|mess|nightmare|pain|joke|legend|star|genius|hero|disaster|dream|shame|pity|good (?:idea|point|question)|bad idea))\b(?! (?:allergic|small apartment))`,
    ),
    pattern(r`^i (?:love|like|hate|enjoy|prefer) (?:it|this|that|you|him|her|them|when|how|what)\b`),
    pattern(r`^i (?:like|love) the (?:new|way|idea|photo|pic|picture|look|second|first|last)\b`),
    pattern(r`\b(?:i don't (?:care|mind|get it|understand|know|think|want to)|can't wait|looking forward)\b`),
    pattern(
      r`^(?:can|could|would|will|should|shall|may|do|does|did|is|are|was|were|have|has|who|what|when|where|why|how|which|whose|whom|isn't|aren't|don't you|doesn't|didn't|won't you|any idea|anyone|anybody) (?:i|you|we|they|he|she|it|the|a|an|my|your|our|there|this|that|anyone|is|are|do|does|did|much|many|long|about|know|else)\b`,
    ),
    pattern(
      r`^(?:(?:please|pls|can you|could you) )?(?:show|open|play|search|find|look up|google|tell me|give me|send me|remind me|read|calculate|compute|translate|convert|list|run|stop|start|delete|forget|summari[sz]e|explain|help|check|fix|click|type|press|wait|hold on|come|go|look|listen|guess|try|let me|let us|take a look|see)\b(?! (?:is|are|was|were)\b)`,
    ),
  ],
  passing: [
    pattern(
      r`^(?:i(?:'m| am)|we(?:'re| are)|he's|she's|they're|it's) (?:(?:so|really|very|just|a bit|a little|already|still|not|now|all|pretty|too|almost|nearly|super|totally|kinda|currently|quite|feeling|back) )*(?:tired|hungry|sleepy|bored|busy|back|home|here|there|late|early|ready|sick|ill|cold|hot|warm|wet|thirsty|drunk|awake|on (?:my|our|the) (?:way|bus|train|phone|road|plane|tram|metro|subway|couch|sofa)|in (?:a|the) (?:meeting|call|hurry|queue|car|bus|train|taxi|shower|kitchen|middle)|at (?:the|home|work|my desk)|stuck|coming|off|heading|leaving|done|sorry|glad|happy|sad|excited|proud|angry|fine|ok|okay|good|great|sure|afraid (?:that|i|we|not|so)|waiting|running|having|looking|thinking|wondering|eating|cooking|watching|listening|reading|going(?! (?:with|for|halves|over to|ahead with) | to (?:name|call|use|switch|adopt|keep|hire|buy|move|marry|be|have|study|retire|train))|doing|trying to (?!quit|lose|learn|eat less|cut|give up)|working (?:on|late|from home today)|making|getting|taking|sitting|standing|walking|driving|about to|exhausted|nervous|stressed|worried|lost|confused|starving|freezing|online|offline|asleep|surprised|impressed|jealous|bad|better|worse|alone|free|available|unavailable|up|down|out|in)\b`,
    ),
    pattern(
      r`\b(?:right now|at the moment|for now|just now|brb|afk|on my way|in a (?:minute|second|sec|moment)|in \d+ (?:minutes?|mins?|hours?|seconds?)|be right back|for today|so far today|this (?:very )?(?:moment|minute)|as we speak)\b`,
    ),
    pattern(
      r`\b(?:today|tonight|(?<!as of )this (?:morning|afternoon|evening)|right away|in the meantime)\b`,
    ),
    pattern(
      r`\b(?:build|deploy(?:ment)?|pipeline|job|test|tests|ci|server|site|wifi|internet|download|upload|update|install|migration|script|query|backup|import|export|compile|release build|pr|branch|ticket)s? (?:is|are|was|were|has|have|'s|still|just|finally|keeps?)(?: now| still| just| been| finally| already)* (?:running|passing|failing|failed|passed|done|finished|down|up|broken|green|red|ready|slow|stuck|building|complete|completed|merged|back|working|deployed|started|loading|crashing|crashed|pending|hanging|queued|blocked|fixed|ok|fine|live)\b`,
    ),
    pattern(
      r`^(?:i|we) (?:just|already) (?:ate|had|finished (?:eating|work|lunch|dinner)|got (?:home|here|back|up)|woke|arrived|left|saw|sent|pushed|merged|deployed|ordered|paid)\b`,
    ),
    pattern(
      r`^i(?:'ve| have)(?: got)? (?:a|an|the|no|some|another|this)(?: [\p{L}-]+)? ?(?:headache|question|idea|problem|cold|fever|flu|feeling|minute|moment|second|time|clue|hangover|point|plan|issue|favou?r|doubt)\b`,
    ),
    pattern(
      r`\b(?:has|have) (?:a|an|the)(?: [\p{L}-]+)? ?(?:headache|question|idea|problem|cold|fever|flu|feeling|minute|moment|hangover|point|meeting)\b(?! (?:every|each|once|twice|on \p{L}+s\b))`,
    ),
    pattern(
      r`\b(?:weather|traffic|queue|sun|rain|snow|food|pizza|lunch|dinner|coffee|taxi|uber|movie|film|game) (?:is|was|'s) (?:\p{L}+ )?(?:here|ready|nice|great|awful|bad|terrible|good|cold|hot|delicious|amazing|coming|late|long|shining|over|boring|awesome|horrible|lovely)\b`,
    ),
  ],
  dangling: pattern(
    r`^(?!it's (?:official|settled|decided|final|agreed|[£€$\d]|(?:my|our) (?:birthday|anniversary)|pronounced|spelt|spelled)|that's (?:settled|agreed|decided|sorted)\b)(?:it|its|it's|it'll|he|he's|his|she|she's|her|hers|they|they're|their|them|this|that|that's|these|those|one|the (?:first|second|other|latter|former|same|last) one|both|neither|same|same here|me too|me neither|so do|so am|either|there|then|which|who|because|and|or|but|than|with|without|for(?! (?:my|our)\b)|to|not)\b(?! (?:the team|emergency)\b)`,
  ),
  joins: pattern(
    r`^(?:he|she|it|they)(?:'s|'re)? (?:is|are|was|has|have|lives?|works?|loves?|likes?|hates?|prefers?|studies|speaks?|plays?|eats?|drinks?|doesn't|don't|can't|needs?|comes?|turns?|moved|called|named|allergic|afraid|\d+ years?|an? )|^(?:he|she|it|they)(?:'s|'re) (?:allergic|afraid|an? |from|called|named|\d+|married|vegan|vegetarian|on |in |at )|^(?:his|her|its|their) (?:name|birthday|favou?rite|number|address|husband|wife|partner|surname)\b`,
  ),
  clause: pattern(
    r`\b(?:got|goes|went|came|comes|made|took|said|rang|called|is|are|was|were|am|has|have|had|can|can't|cannot|does|doesn't|don't|do|did|didn't|will|won't|must|should|goes?|gets?|lives?|works?|needs?|wants?|likes?|loves?|hates?|owes?|costs?|opens?|closes?|starts?|belongs?|uses?|takes?|\p{L}+'s|\p{L}+'m|\p{L}+'re|\p{L}{2,}ed)\b`,
  ),
  patterns,
  signs,
  clauses,
  relation: pattern(
    r`\b(?:my|our) ${RELATION}(?:,? | is | are |'s name is |'s names are | is called | is named | called | named )(?<name>\p{L}[\p{L}-]+)`,
  ),
  self: pattern(r`\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself)\b`),
  group: pattern(r`\b(?:we|we're|we've|we'll|us|our|ours|ourselves)\b`),
  notNames: new Set(
    'the a an this that these those it he she they we i you everyone everybody someone somebody nobody anyone people there here what who when where why how my our your his her its their and but or so all some any no not one two most many both nothing everything something water coffee tea money time life today tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday mum mom dad'.split(
      ' ',
    ),
  ),
  thirdPerson: {
    opening: pattern(
      r`^i(?<lead>'m not| am not|'m| am| don't| do not| can't| cannot| can|'ve got| have got|'ve been| have been|'ve never| have never|'ve always| have always)?(?<adverb>(?: (?:really|absolutely|also|still|usually|always|generally|mostly|actually|now|totally|definitely|especially|truly|normally|only|often|sometimes|rarely|never|finally|recently|once|both|no longer|currently|originally|severely|very|much))*) (?<verb>[\p{L}-]+)`,
    ),
    auxiliaries: {
      "'m not": "isn't",
      'am not': "isn't",
      "'m": 'is',
      am: 'is',
      "don't": "doesn't",
      'do not': 'does not',
      "can't": "can't",
      cannot: 'cannot',
      can: 'can',
      "'ve got": 'has',
      'have got': 'has',
      "'ve been": 'has been',
      'have been': 'has been',
      "'ve never": 'has never',
      'have never': 'has never',
      "'ve always": 'has always',
      'have always': 'has always',
    },
    verbs: {
      prefer: 'prefers',
      love: 'loves',
      like: 'likes',
      hate: 'hates',
      enjoy: 'enjoys',
      adore: 'adores',
      dislike: 'dislikes',
      detest: 'detests',
      live: 'lives',
      work: 'works',
      speak: 'speaks',
      play: 'plays',
      drive: 'drives',
      own: 'owns',
      have: 'has',
      teach: 'teaches',
      study: 'studies',
      volunteer: 'volunteers',
      collect: 'collects',
      coach: 'coaches',
      drink: 'drinks',
      eat: 'eats',
      smoke: 'smokes',
      take: 'takes',
      wear: 'wears',
      run: 'runs',
      use: 'uses',
      sing: 'sings',
      attend: 'attends',
      come: 'comes',
      belong: 'belongs',
      suffer: 'suffers',
      read: 'reads',
      watch: 'watches',
      sleep: 'sleeps',
      cook: 'cooks',
      travel: 'travels',
      meditate: 'meditates',
      keep: 'keeps',
      swim: 'swims',
      need: 'needs',
      buy: 'buys',
      fly: 'flies',
      listen: 'listens',
      go: 'goes',
      wake: 'wakes',
      order: 'orders',
      get: 'gets',
    },
    unchanged: new Set(
      'was grew moved broke visited graduated quit retired adopted built ran climbed hiked sailed survived founded published wrote studied lived worked served won bought sold married got started began stopped learned learnt discovered decided travelled traveled completed attended joined went had fractured sprained planted inherited'.split(
        ' ',
      ),
    ),
    unsafe: pattern(
      r`\b(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|ours|you|your|yours|but|because|since i|so|when|while|although|though|if|unless|until i|who|which)\b|[,;:"“”«»()]| and (?:also |then |now |always |never |often |usually |sometimes |still )?(?:prefer|love|like|hate|enjoy|live|work|speak|play|drive|own|have|teach|study|drink|eat|take|wear|run|use|am|don't|can't|need|go|want|do|keep|collect|smoke|watch|listen|cook|travel|read|sleep)\b`,
    ),
  },
};
