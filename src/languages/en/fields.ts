const choice = (...lists: string[]): string =>
  `(?:${lists
    .flatMap((words) => words.trim().split(/\s*\|\s*|\n/u))
    .map((word) => word.trim())
    .filter(Boolean)
    .join('|')})`;

/** Words of one field of life, as sources of regular expressions over lower-case text. */

export const KIN = choice(
  'mother|mom|mum|mama|mam|father|dad|papa|parents?|folks|sisters?|sis|brothers?|bro|siblings?|twins?|sons?|daughters?|child|children|kids?|baby|babies|toddler|newborn|boys?|girls?|wife|husband|hubby|partner|spouse|girlfriend|boyfriend|gf|bf|fianc[eé]e?',
  'grandmother|grandfather|grandma|grandpa|gran|granny|nan|nana|grandad|granddad|grandson|granddaughter|grandkids|grandchildren|grandparents|aunt|auntie|aunty|uncle|cousins?|niece|nephew|(?:mother|father|sister|brother|son|daughter)s?-in-law|mil|fil|in-?laws|stepmum|stepdad|stepson|stepdaughter|stepsister|stepbrother|godson|goddaughter|godmother|godfather',
  'family|best friend|friend|mate|bestie|flatmate|roommate|housemate|neighbou?rs?|boss|manager|line manager|colleague|co-?worker|assistant|teacher|tutor|coach|trainer|doctor|gp|dentist|therapist|physio|midwife|landlord|landlady|nanny|babysitter|childminder|cleaner|accountant|lawyer|mechanic|hairdresser|ex',
);

export const PET = choice(
  'dogs?|cats?|pupp(?:y|ies)|pup|kittens?|parrots?|budgies?|hamsters?|rabbits?|bunny|horse|pony|turtle|tortoise|goldfish|guinea pigs?|pets?|hens|chickens|ducks|goats?|gecko|snake|lizard|ferret|rat|bees|aquarium|terrier|poodle|labrador|lab|spaniel|greyhound|beagle|collie|retriever|dachshund|corgi|whippet',
);

export const ALLERGY = choice(
  'allerg(?:y|ies|ic)|intoleran(?:t|ce)|coeliac|celiac|lactose|gluten-free|asthma(?:tic)?|diabet(?:es|ic)|epilep(?:sy|tic)|migraines?|adhd|autis(?:m|tic)|dyslexi[ac]|anaemi[ac]|anemi[ac]|arthritis|eczema|insulin|inhaler|epipen|epi-pen|high blood pressure|hypertension|cholesterol|thyroid|vertigo|insomnia|tinnitus|sciatica|ibs|pcos|endometriosis|psoriasis|glaucoma|colou?r-?blind|deaf|hearing aids?|pacemaker|wheelchair|glasses|contact lenses|bad (?:back|knees?|hip)|slipped disc|pregnant|due date|antidepressants|blood thinners|beta blockers|hay ?fever|pollen|penicillin|ibuprofen|aspirin|antibiotics',
);

export const DIET = choice(
  'vegan|vegetarian|veggie|pescatarian|pescetarian|plant-based|halal|kosher|teetotal|sober|gluten-free|dairy-free|sugar-free|low-carb|keto|paleo|flexitarian|omnivore|meat-eater',
);

export const FOOD = choice(
  "meat|red meat|beef|pork|ham|bacon|chicken|lamb|fish|salmon|tuna|seafood|shellfish|prawns?|shrimp|oysters|mussels|eggs?|dairy|milk|oat milk|soy milk|almond milk|cheese|butter|cream|yogh?urt|nuts|peanuts?|peanut butter|almonds|walnuts|cashews|gluten|wheat|bread|pasta|rice|sugar|sweets|chocolate|cake|dessert|coriander|cilantro|mushrooms?|olives|onions?|garlic|tomato(?:es)?|aubergine|eggplant|courgettes?|zucchini|broccoli|sprouts|spinach|beetroot|peppers?|celery|anchovies|pineapple|bananas?|apples?|mango|citrus|strawberries|raisins|coconut|liquorice|licorice|marzipan|mayo|mayonnaise|mustard|ketchup|pickles|spicy food|spicy|spice|chilli|chili|curry|sushi|pizza|burgers?|soup|salad|breakfast|lunch|dinner|supper|snacks?|coffee|decaf|espresso|cappuccino|latte|flat white|tea|green tea|herbal tea|caffeine|alcohol|wine|red wine|white wine|beer|gin|whisky|whiskey|vodka|cider|cocktails|booze|coke|cola|soda|fizzy drinks|energy drinks|juice|water|tofu|beans|lentils|honey|offal|liver|blue cheese|feta|goats?'?s? cheese|sourdough|porridge|cereal",
);

export const OCCUPATION = choice(
  'student|nurse|chef|cook|pilot|vet|lawyer|solicitor|freelancer|veteran|judge|coach|clerk|athlete|surgeon|mechanic|musician|scientist|accountant|consultant|assistant|architect|paramedic|journalist|priest|monk|midwife|doctor|gp|dentist|engineer|programmer|developer|dev|designer|teacher|professor|lecturer|tutor|translator|interpreter|writer|editor|librarian|archivist|electrician|plumber|carpenter|joiner|builder|welder|baker|barista|waiter|waitress|bartender|driver|courier|farmer|gardener|florist|photographer|painter|illustrator|sculptor|potter|actor|actress|singer|dancer|producer|director|manager|analyst|economist|banker|broker|marketer|recruiter|receptionist|secretary|cleaner|carer|caretaker|nanny|childminder|pharmacist|optician|physio|physiotherapist|therapist|psychologist|psychiatrist|counsellor|radiographer|radiologist|anaesthetist|cardiologist|biologist|chemist|physicist|geologist|botanist|mathematician|statistician|historian|linguist|researcher|postdoc|phd student|civil servant|police officer|policeman|policewoman|detective|firefighter|soldier|sailor|captain|officer|firewoman|fireman|social worker|ranger|guide|tailor|seamstress|hairdresser|barber|beautician|locksmith|roofer|plasterer|decorator|surveyor|estate agent|conductor|choreographer|composer|violinist|pianist|cellist|guitarist|drummer|organist|luthier|beekeeper|goldsmith|jeweller|brewer|butcher|fishmonger|cheesemonger|tester|qa|product manager|project manager|data scientist|sysadmin|devops|founder|owner|landlord|retired|apprentice|intern|trainee|sous chef|pastry chef|night owl|early bird|morning person|cat person|dog person|lefty|introvert|extrovert|twin|only child|single (?:mum|mom|dad|parent)|stay-at-home (?:mum|mom|dad)|widow(?:er)?|[a-z]{3,}(?:ologist|ographer|ician|smith|wright|monger)',
);

export const PLACE_TO_LIVE = choice(
  'flat|apartment|house|home|studio|bungalow|cottage|loft|attic|basement|cabin|farm|village|floor|lift|elevator|balcony|garden|allotment|garage|cellar|mortgage|rent|lease|tenancy|landlord|landlady|neighbourhood|suburbs',
);

export const SCHOOLING = choice(
  "school|primary school|secondary school|high school|kindergarten|nursery|preschool|daycare|year (?:one|two|three|four|five|six|\\d+)|grade \\d+|\\d+(?:st|nd|rd|th) grade|uni|university|college|course|degree|phd|master's|masters|msc|bsc|mba|bachelor's|thesis|dissertation|evening classes|lessons|apprenticeship|internship|a-levels|gcses|sixth form|conservatory|art school|drama school|medical school|med school|law school|music school|driving school",
);

export const PURSUIT = choice(
  'piano|guitar|bass|violin|viola|cello|flute|clarinet|oboe|saxophone|sax|trumpet|trombone|drums|ukulele|harp|accordion|organ|choir|orchestra|band|singing|ballet|salsa|tango|dance|dancing|ceilidh|theatre|improv|chess|bridge|go|football|soccer|five-a-side|rugby|basketball|volleyball|handball|netball|hockey|tennis|table tennis|ping pong|badminton|squash|padel|cricket|golf|baseball|climbing|bouldering|hiking|running|jogging|cycling|swimming|rowing|kayaking|sailing|surfing|skiing|snowboarding|skating|yoga|pilates|gym|crossfit|boxing|judo|karate|taekwondo|aikido|fencing|archery|riding|horse riding|gymnastics|athletics|parkrun|marathon|triathlon|knitting|crochet|sewing|quilting|pottery|ceramics|painting|drawing|watercolou?rs?|photography|woodwork|carpentry|gardening|allotment|birdwatching|birding|fishing|baking|cooking|brewing|reading|book club|writing|poetry|blogging|podcast|gaming|board games|d&d|dungeons and dragons|scouts|guides|brownies|beavers|cubs|pub quiz|quiz night|volunteering|food bank|church|mosque|synagogue|mass|bible study|meditation|therapy|physio|language class|spanish|french|german|italian|portuguese|polish|ukrainian|japanese|mandarin|chinese|korean|arabic|turkish|greek|dutch|swedish|norwegian|danish|finnish|czech|hungarian|hebrew|latin|welsh|irish|gaelic|sign language|bsl|asl|english|russian|hindi|romanian',
);

export const BELONGING = choice(
  'spare (?:room|bed)|guest room|sofa bed|projector|drone|trailer|ladder|drill|pressure washer|gazebo|pa system|amp|barbecue|car|van|camper|campervan|motorbike|motorcycle|scooter|moped|bike|bicycle|e-bike|cargo bike|boat|canoe|caravan|laptop|phone|camera|piano|guitar|violin|cello|keyboard|drum kit|telescope|printer|3d printer|sewing machine|loom|kiln|greenhouse|shed|hot tub|sauna|fireplace|wood burner|solar panels|heat pump|dishwasher|tumble dryer|record player|tent|licen[cs]e|driving licen[cs]e|passport|permit|visa|tattoos?|piercing|green card|citizenship|collection|cabin|holiday home|company|shop|café|cafe|restaurant|bakery|business|farm|startup|blog|podcast|channel|newsletter',
);

export const THING_AT_HOME = choice(
  'bins?|rubbish|trash|garbage|recycling|glass|compost|paper|food waste|garden waste|boiler|heating|thermostat|router|wi-?fi|meter|gas meter|water meter|fuse box|stopcock|stop cock|alarm|spare keys?|keys?|key safe|key box|gate|front door|back door|garage|shed|cellar|attic|loft|parking|parking space|permit|post|mail|parcels|deliver(?:y|ies)|milk|veg box|cleaner|window cleaner|gardener|plumber|electrician|chimney sweep|handyman|nanny|rent|mortgage|council tax|bills?|electricity|gas|insurance|first aid kit|fire extinguisher|charger|ladder|drill|toolbox|printer|dishwasher|washing machine|oven|freezer|fridge|chores|dishes|laundry|washing|cooking|shopping|groceries|ironing|hoovering|bathroom|kitchen|plants|balcony plants|garden|lawn|school run|pick-?ups?|drop-?offs?|pocket money|screen time|bedtime|nap|homework|swimming|lessons|practice|training|rehearsals?|choir|book club|film night|movie night|game night|games night|quiz|band|stand-?up|retro|retrospective|planning|sync|team lunch|1:1|one-to-one|one on one|all-hands|town hall|demo|review|code review|deploys?|deployments?|releases?|on-call|oncall|rota|shift|office|meeting|call|newsletter|library|shop|bakery|café|cafe|market|pharmacy|chemist|surgery|clinic|post office|bank|gym|pool|club|course|class|school|nursery|kindergarten|bus|ferry|train|password|code|pin|login|account|iban|budget|kitty|fund|deposit|savings|membership|subscription|landlord|landlady|vet|dentist|doctor|gp|midwife|teacher|tutor|headteacher|head teacher|form tutor|coach|accountant|solicitor|lawyer|notary',
);

export const EVENT = choice(
  "appointment|check-?up|scan|surgery|operation|op|treatment|wedding|engagement party|hen do|stag do|christening|baptism|funeral|memorial|birthday|party|anniversary|reunion|graduation|exam|exams|test|driving test|theory test|interview|viva|defen[cs]e|deadline|launch|release|opening|opening night|premiere|exhibition|show|concert|gig|festival|recital|performance|play|match|game|final|tournament|race|marathon|half marathon|10k|5k|triathlon|conference|workshop|course|retreat|training|camp|holiday|vacation|trip|flight|train|ferry|cruise|visit|move|moving day|moving|handover|completion|viewing|inspection|mot|service|delivery|installation|renovation|festival|fair|market|fundraiser|picnic|barbecue|bbq|dinner|lunch|brunch|meeting|agm|school play|sports day|parents' evening|parent-teacher|term|semester|half term|first day|last day|start date|court|hearing|election|go-live|kick-?off|sprint|demo|review|move-in|housewarming|leaving do|baby shower|due date|christmas|easter|new year|thanksgiving|eid|diwali|hanukkah|passover",
);

export const WEEKDAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays|weekends|mons|tues|weds|thurs|fris|sats|suns';
export const WEEKDAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|weekends|weds';
export const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';

/** What happens again and again. */
export const RECURRING = [
  `every (?:single |other |second |third |first |last |two |three |four |\\d+ )?(?:day|week|weeks|month|months|year|years|morning|afternoon|evening|night|weekend|weekday|hour|hours|summer|winter|spring|autumn|fall|christmas|easter|term|sprint|quarter|${WEEKDAY}|${MONTH}|wednes|payday|full moon|time (?:i|we))`,
  `each (?:day|week|month|year|morning|evening|night|${WEEKDAY})`,
  `(?:on|from|by|until|for|except|to|are|is|it's|now|make it|be|at|in|do|does|every) (?:the )?(?:${WEEKDAYS})`,
  `(?:${WEEKDAYS})(?=[ ,.!]*$| (?:and|at|after|before|from|in|mornings?|afternoons?|evenings?|nights?|now|instead|with|only|for|is|are|we|i)\\b)`,
  `(?:${WEEKDAY}) (?:mornings|afternoons|evenings|nights)`,
  'on (?:the )?(?:first|last|second|third|1st|2nd|3rd|\\d+th) (?:of (?:every|each|the)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
  '(?:once|twice|three times|four times|\\d+ times|\\d+x|several times|a few times) (?:a|per|every) (?:day|night|week|month|year|term)|morning and (?:night|evening)',
  'most (?:days|mornings|evenings|nights|weekends|weeks|years|summers|winters|(?:mon|tues|wednes|thurs|fri|satur|sun)days)',
  'all (?:year round|the time)|day in day out|daily|nightly|weekly|fortnightly|biweekly|monthly|yearly|annually|quarterly|per (?:day|week|month|year|term|season|quarter|session|class|night)|an? (?:week|month|year|term|season|hour|head)(?![a-z])|in the (?:mornings|afternoons|evenings)|at (?:nights|weekends|the weekends?)|before (?:bed|work|school|breakfast)|after (?:work|school|lunch|dinner)|first thing',
  'alternate (?:weeks|days|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days)',
].join('|');
