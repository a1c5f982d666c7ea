import type { Sign } from '../statement-rules.ts';
import { sign } from './grammar.ts';

const r = String.raw;

/** The moment of speaking. */
const MOMENT = r`\b(?:right now|just now|at the moment|atm|rn|currently stuck|this (?:minute|second|lunchtime)|in (?:a|\d+|five|ten|fifteen|twenty|thirty|half an) (?:sec|secs|seconds|min|mins|minutes|minute|hour|hours|bit|moment|while)|for (?:a|\d+|five|ten|another \d+) (?:sec|min|mins|minutes|moment|bit|while|hour|hours)|brb|back (?:at|by|in|soon)|on my way|omw|so far|for now|last night|yesterday|the other day|earlier|just (?:got|had|saw|ate|finished|woke|came|left|arrived|sent|spilled|dropped|missed|realised|realized|heard|read|found|remembered|noticed|landed|made|put))\b`;

/** What speaks against a lasting statement. */
export const passing: Sign[] = [
  sign(-3, MOMENT, 'person'),
  sign(-3, MOMENT, 'preference'),
  sign(-3, MOMENT, 'decision'),
  sign(
    -3,
    r`^(?:waiting|stuck|left (?:my|the|his|her)|running|heading|watching|sitting (?!my|the (?:exam|bar|test))|walking|driving|cooking|making|having|getting|going|looking|trying|still|just|almost|nearly|off to|on (?:the|my) (?:way|bus|train|tram|phone)|in (?:the|a) (?:queue|car|taxi|meeting|bath|shower|shop)|love (?:this|that|it|the)|loving|hate (?:this|that|it)|who|anyone|anybody|someone|somebody) `,
  ),
  sign(
    -4,
    r`\b(?:clash(?:es)? with|doesn't work|does not work|won't work|is taken|are taken|is sold out)\b`,
    'plan',
  ),
  sign(-3, r`\bsaid (?:nobody|no one|noone)\b`),
  sign(
    -2,
    r`\b(?:drilling|barking|screaming|crying|snoring|shouting|cancel(?:l)?ed again|closed again|broken again|at \d+ (?:outside|inside|sharp tonight))\b`,
  ),
  sign(
    -2,
    r`\b(?:tomorrow|playing up|acting up|hurting|hurts|aching|aches|sore|later|soon|yet|still waiting|running (?:late|out)|run out|out of|stuck|late|broken|broke down|down again|lost my|forgot|missed|any(?:one|body))\b`,
  ),
  sign(-1, r`\b(?:again|this time|this week)\b`),
  sign(
    -2,
    r`\b(?:code|pin|password|passcode|passphrase|login|card|account number|sort code|(?:key safe|key|safe|gate|door|alarm|pin) number)\b`,
  ),
  sign(
    -3,
    r`\b(?:is|are|was|were|'s|looks?|sounds?|smells?|tastes?|feels?|felt|looked|sounded)(?: (?:a bit|a little|so|very|really|pretty|such a|such an|a|an|the|too|absolutely|quite|super|kinda|actually|being|getting|just|already|still|not|all|totally|completely))* (?:great|nice|awesome|amazing|lovely|gorgeous|awful|terrible|horrible|bad|worse|worst|good|better|best|fun|funny|hilarious|boring|weird|strange|annoying|insane|crazy|mad|wild|brilliant|perfect|cute|adorable|sweet|sad|tired|exhausted|hungry|hungover|ill|sick|poorly|cold|hot|wet|late|early|ready|done|broken|dead|busy|full|empty|noisy|loud|slow|delicious|disgusting|impressive|ridiculous|rubbish|a mess|nightmare|disaster|joke|pain|shame|legend|hero|star|angel|idiot|lie|grumpy|moody|cranky|furious|happy|excited|nervous|stressed|worried|jealous|proud|sorry|glad|gone|missing|asleep|awake|over|down|here|there|back|coming|packed|soaked|freezing|boiling|melting|on fire|dying|killing|stuck|cancell?ed|delayed|drilling|barking)\b(?! (?:for (?:me|us|him|her)|at |with |friends?|on the left|fed))`,
  ),
  sign(
    -2,
    r`^(?:i|we)(?:'m| am|'re| are) (?:(?:just|still|already|literally|only|not|really|so) )*(?!learning|studying|training|expecting|raising|saving|living|working (?:as|at|for|in|from|remotely|part|full)|moving|getting (?:married|divorced|a|rid)|retiring|starting|quitting|switching|going (?:with|vegan|vegetarian|to (?:be|have|name|call))|volunteering|teaching|coaching|renting|allergic|trying to (?:quit|give up|cut|learn|lose|eat|save)|doing (?:a|my|the)|taking (?:lessons|a (?:course|class|break|year|gap)|evening|insulin|the lead)|renovating|writing a|building a|running (?:the|a)|turning|leaving (?:the|my)|having (?:(?:a|our) (?:baby|boy|girl|little|second|third)|twins)|adopting|fostering|keeping|dropping|sticking|using|hosting|visiting|flying|travell?ing|selling|buying|cancell?ing|closing|opening|changing|applying)[a-z]+ing\b`,
    'person',
  ),
  sign(
    -2,
    r`^(?:i|we)(?:'m| am|'re| are) (?:(?:just|still|already|literally|only|not|really|so) )*(?!learning|studying|training|expecting|raising|saving|living|working (?:as|at|for|in|from|remotely|part|full)|moving|getting (?:married|divorced|a|rid)|retiring|starting|quitting|switching|going (?:with|vegan|vegetarian|to (?:be|have|name|call))|volunteering|teaching|coaching|renting|allergic|trying to (?:quit|give up|cut|learn|lose|eat|save)|doing (?:a|my|the)|taking (?:lessons|a (?:course|class|break|year|gap)|evening|insulin|the lead)|renovating|writing a|building a|running (?:the|a)|turning|leaving (?:the|my)|having (?:(?:a|our) (?:baby|boy|girl|little|second|third)|twins)|adopting|fostering|keeping|dropping|sticking|using|hosting|visiting|flying|travell?ing|selling|buying|cancell?ing|closing|opening|changing|applying)[a-z]+ing\b`,
    'preference',
  ),
  sign(-2, r`\b(?:it|this|that|these|those|them)[.!?]*$`),
  sign(-2, r`\b(?:you|your|you're|u|ur|yours)\b`),
  sign(
    -2,
    r`\b(?:need|needs|needed|want|wants|wanted|should|have to|has to|had to|gotta|got to|ought to|try to|trying to (?!quit|give up|cut|learn|lose|eat|save))\b`,
  ),
  sign(
    -2,
    r`\b(?:(?<!(?:doctor|gp|physio|vet|midwife|dentist|nurse|consultant|school|teacher|landlord|landlady|optician|hospital|clinic) (?:has )?)(?:said(?! yes| no)|says|told)|asks|heard|thinks?|thought|reckons?|wonder|claims?|texted|messaged|swears|keeps? (?:saying|asking|telling))\b`,
  ),
  sign(
    -3,
    r`\b(?:would|could|might|wish|if only|hopefully|in theory|apparently|supposedly|allegedly|maybe|perhaps|probably|possibly|imagine|pretend|someday|one day i|not sure|unsure|no idea|kidding|joking|i think|i guess|considering|thinking (?:of|about)|tempted|toying with|leaning towards|debating|kind of want|feel like|fancy)\b`,
  ),
  sign(
    -2,
    r`^(?:please|pls|can(?!'|not)|could(?!n't)|let me|lemme|tell|ask|send|bring|buy|get me|grab|pick|put|take (?:the|a|your|it)|check|look|come|go|wait|stop|remind|don't (?!drive|eat|drink|smoke|like|do|have|speak|work|own|live|use|take|watch|wear)|do not|try|enjoy|watch|read|listen|call (?!me )|text|ping)\b`,
  ),
];
