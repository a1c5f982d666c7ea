import { pattern, type StatementRules } from '../statement-rules.ts';
import { clauses } from './clauses.ts';

const r = String.raw;

const RELATION = r`(?:(?:older|elder|younger|little|big|late|ex|step|half|twin|best|old|oldest|youngest|eldest|only|dear)[ -]?)*(?:mother|mom|mum|mama|father|dad|papa|parents?|sisters?|brothers?|siblings?|twins?|sons?|daughters?|child|children|kids?|baby|wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|grandparents|granny|nana|aunt|auntie|uncle|cousins?|niece|nephew|(?:mother|father|sister|brother)-in-law|in-laws|family|friends?|flatmate|roommate|neighbou?rs?|boss|manager|colleague|co-?worker|teacher|doctor|dentist|landlord|landlady|therapist|dogs?|cats?|puppy|kitten|parrot|hamster|rabbit|horse|pony|turtle|tortoise|goldfish|guinea pig|pets?)`;

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
  forget: pattern(
    r`^(?:(?:hey|ok|please|pls|and|also|btw|just|actually|bot|reverie|can you|could you|you should)[ ,]+)*(?:forget(?! to\b)|(?:do not|don't|dont|never) (?:remember|note|save|store|write down|record|keep|memori[sz]e)\b|(?:this is )?off the record\b|(?:just )?between (?:us|you and me)\b)`,
  ),
  remember: pattern(
    r`^(?:(?:hey|ok|please|and|also|bot|reverie|can you|could you|you should|you can|i want you to|i'd like you to|for the future)[ ,]+)*(?:remember|note|keep in mind|bear in mind|don't forget|do not forget|memori[sz]e|write down|save|take note|make a note|know)(?: for (?:me|us|later|the future)| this| please)?(?:(?: that|:| -)| (?=(?:i|i'm|my|we|our)\b)) ?(?!to\b|when\b|how\b|the time\b)`,
  ),
  dangling: pattern(
    r`^(?!it's (?:official|settled|decided|final|agreed|[£€$\d]|(?:my|our) (?:birthday|anniversary)|pronounced|spelt|spelled)|that's (?:settled|agreed|decided|sorted)\b)(?:it|its|it's|it'll|he|he's|his|she|she's|her|hers|they|they're|their|them|this|that|that's|these|those|one|the (?:first|second|other|latter|former|same|last) one|both|neither|same|same here|me too|me neither|so do|so am|either|there|then|which|who|because|and|or|but|than|with|without|for(?! (?:my|our)\b)|to|not)\b(?! (?:the team|emergency)\b)`,
  ),
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
