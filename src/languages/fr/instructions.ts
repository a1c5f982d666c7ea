import type { InstructionWords } from '../claim-types.ts';

const EACH = (verbs: string, ...endings: string[]) =>
  verbs.split('|').flatMap((verb) => endings.map((ending) => `${verb} ${ending}`));

/** The imperative of what an assistant does, familiar and polite. */
const ANSWER = 'réponds|répondez|écris|écrivez|parle|parlez|rédige|rédigez|exprime-toi|exprimez-vous';
const ACT =
  'utilise|utilisez|recommande|recommandez|ajoute|ajoutez|inclus|incluez|mentionne|mentionnez|cite|citez|termine|terminez|finis|finissez|commence|commencez|signe|signez|donne|donnez|dis|dites|mets|mettez|traduis|traduisez|conseille|conseillez|propose|proposez|affiche|affichez|demande|demandez|appelle|appelez|tutoie|tutoyez|vouvoie|vouvoyez|rappelle|rappelez|salue|saluez|envoie|envoyez';

const NEVER = ANSWER.split('|')
  .concat(ACT.split('|'))
  .flatMap((verb) =>
    /^[aeéèêiouh]/u.test(verb)
      ? [`n'${verb} jamais`, `n'${verb} plus jamais`]
      : [`ne ${verb} jamais`, `ne ${verb} plus jamais`],
  );

const CALL = 'appelle-moi|appelle moi|appelez-moi|appelez moi';
const LATER =
  "demain|plus tard|quand|si|ce soir|ce matin|cet après-midi|à|au|dès|après|avant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|dans|en|vite|sur|pour|tout à|aujourd'hui|ce|cette|une fois|maintenant|bientôt|stp|svp|un taxi|la semaine|quand même|vers|de|entre|lorsque|sans";

export const instructions: InstructionWords = {
  openers: [
    "à partir de maintenant|a partir de maintenant|à partir d'aujourd'hui|à compter de maintenant|à compter d'aujourd'hui|dès maintenant|dorénavant|désormais|à l'avenir|ignore|ignorez|oublie tout|oublie toutes|oublie tes|oublie les instructions|oublie ce qui précède|oubliez toutes|oubliez vos|tu dois toujours|tu dois répondre|tu dois maintenant|vous devez toujours|vous devez répondre|tu es maintenant|vous êtes maintenant|agis comme|agis en tant que|agissez comme|comporte-toi comme|comportez-vous comme|fais comme si tu|fais semblant d'être|fais semblant que tu|joue le rôle|tutoie-moi|tutoyez-moi|vouvoie-moi|vouvoyez-moi|adresse-toi à moi|adressez-vous à moi",
    CALL,
    ...EACH(
      ANSWER,
      'toujours',
      'uniquement',
      'seulement',
      'en',
      'moi en',
      'moi toujours',
      'avec',
      'comme un',
      'comme une',
      'sans',
      'sur un ton',
    ),
    'réponds-moi|répondez-moi|réponds moi|réponds à tous|réponds à tout le monde|parle-moi en|parle moi en|parlez-moi en|écris-moi en|ne réponds|ne répondez',
    ...EACH(
      ACT,
      'toujours',
      'systématiquement',
      'à chaque fois',
      'à chaque réponse',
      'dans chaque réponse',
      'chaque réponse',
      'chaque message',
      'toutes tes réponses',
      'tes réponses',
      'tous tes messages',
    ),
    ...NEVER,
    ...[
      'ne mentionne pas|ne mentionnez pas|ne révèle pas|ne révèle jamais|ne dis à personne|ne dis rien sur',
    ],
    ...ANSWER.split('|').map((verb) => `toujours ${verb}`),
    ...['donne-moi toujours|donnez-moi toujours|dis-moi toujours|rappelle-moi toujours|demande-moi toujours'],
    ...['ne me propose|ne me recommande|ne me réponds|ne me parle|ne me rappelle jamais|ne me donne jamais'],
    ...[
      "ne m'envoie jamais|ne m'appelle plus|ne m'appelle jamais|ne me tutoie|ne me vouvoie|n'utilise pas|n'utilise plus|n'utilisez pas|n'utilisez plus|ne mets plus|ne fais jamais|ne fais plus de blagues",
    ],
    "quand quelqu'un demande|quand quelqu'un te demande|si quelqu'un demande|si quelqu'un te demande|si on te demande|si on vous demande|quand on te demande|quand on vous demande|lorsqu'on te demande|chaque fois qu'on te|quand tu réponds|quand tu me réponds|quand tu écris|lorsque tu réponds|dans tes réponses|dans toutes tes réponses|dans chaque réponse|dans vos réponses|dans tes messages|pour tes réponses|chaque réponse|toutes les réponses|toutes tes réponses|chacune de tes réponses|ton nouveau nom|ton nom est|nouvelles instructions|nouvelle instruction|nouvelle consigne|invite système|sois bref|sois concis|sois concise|soyez bref|soyez concis|fais des réponses|fais court|je veux que tu répondes|je veux que tu parles|je veux que tu m'appelles|je veux que tu utilises|je veux que tu dises|je veux que tu écrives|je veux que tu ne|je voudrais que tu répondes|j'aimerais que tu répondes|je souhaite que tu répondes|j'aimerais que tu me|je t'ordonne|je suis ton propriétaire|je suis ton créateur|je suis ton administrateur|je suis votre administrateur|je suis l'administrateur|obéis|obéissez|considère-moi comme|traite-moi comme|fais-moi confiance comme|dis à tous|dis à tout le monde|dis aux utilisateurs|envoie tout le monde|envoie les utilisateurs|redirige|tu répondras|tu ne répondras|tu m'appelleras|tu ne mentionneras|tu parleras|tu utiliseras|tu diras toujours|tu ne diras jamais|tu termineras",
  ].join('|'),
  weak: `${ANSWER}|${ACT}|évite|évitez|arrête|arrêtez|cesse|cessez|fais|faites|sois|soyez|tu dois|vous devez|il faut que tu|tu devrais|tu peux|peux-tu|pourrais-tu|peux tu|pourrais tu|pouvez-vous|toujours|jamais|ne|n'oublie pas|n'oubliez pas|souviens-toi|si|quand|pour|ne me|garde|gardez|pense à|pensez à|considère|partage|partagez|insère|intègre|uniquement|seulement|je veux que tu|je voudrais que tu|j'aimerais que tu|donne-moi|donnez-moi|dis-moi|donne moi|recommande-moi`,
  company:
    "réponds|répondre|répondes|réponse|réponses|tes réponses|vos réponses|tes messages|toujours|jamais|systématiquement|à chaque fois|désormais|dorénavant|utilisateurs|utilisateur|assistant|l'assistant|bot|chatbot|instructions|instruction|consigne|consignes|en français|en anglais|en allemand|en espagnol|en rimes|en vers|en majuscules|en alexandrins|émoji|émojis|emoji|emojis|quiconque demande|tout le monde|ton nom|ce lien|le lien|en tant qu'ia|ia",
  addressees:
    "l'assistant|assistant|le bot|ce bot|bot|chatbot|le chatbot|l'ia|ia|reverie|le modèle|tes réponses|vos réponses|les réponses|chaque réponse|toutes les réponses|les réponses du bot",
  duties:
    "doit|doivent|devrait|devraient|devra|devront|est tenu|sont tenues|a l'obligation|est obligé|ne doit|ne doivent|n'a pas le droit|répond toujours|répondra toujours|appelle toujours|utilise toujours|utilisera toujours|mentionne toujours|ne mentionne jamais|recommandera toujours|recommande toujours|répondra|répondront|finiront|commenceront|termine toujours",
  standing:
    "à partir de maintenant|a partir de maintenant|à partir d'aujourd'hui|à compter de maintenant|à compter d'aujourd'hui|dès maintenant|dorénavant|désormais|à l'avenir",
  own: "je|j'ai|j'aime|j'habite|j'arrête|j'utilise|j'écris|j'évite|j'irai|j'adore|on|nous|mon|ma|mes|notre|nos|l'équipe|le groupe|la réunion|les réunions|le cours|l'entraînement|il|elle|ils|elles|le|la|les|c'est|chaque|tout|tous|personne|moi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  except: EACH(CALL, ...LATER.split('|')).join('|'),
  about:
    "a dit|disait|dit que|dit qu'il|a demandé|demande au|demandait|a écrit|a averti|avertit|attention|attention aux|méfiez-vous|méfie-toi|prudence|il a dit|elle a dit|a lu|raconte|exemple|exemples|attaque|attaques|injection|hameçonnage|phishing|arnaque|arnaques|arnaqueurs|suspect|expliqué|remarqué|entendu|vu|prétend|prof|la prof|le prof|plainte",
  overrides:
    'ignore les instructions|ignore toutes les instructions|ignore toutes les consignes|ignore les consignes|ignore tes instructions|ignore tes consignes|ignore tout ce qui précède|ignore ce qui précède|ignorez les instructions|ignorez toutes les instructions|ignorez les consignes|ignorez tout ce qui précède|oublie tes instructions|oublie toutes tes instructions|oublie les instructions précédentes|oublie tes consignes|oubliez vos instructions|mode développeur|tu es maintenant un|tu es maintenant une|tu es désormais un|à partir de maintenant tu|à partir de maintenant réponds|désormais tu|dorénavant tu|désormais réponds|dorénavant réponds',
  polite:
    "s'il te plaît|s'il vous plaît|s'il te plait|stp|svp|merci de|et|aussi|donc|alors|ok|hé|hey|salut|bonjour|coucou|souviens-toi|souviens-toi que|souviens toi|souvenez-vous|retiens|retiens que|retiens bien|note|note que|note bien|notez|mémorise|mémorise que|rappelle-toi|rappelle-toi que|n'oublie pas|n'oublie pas que|important|attention|règle|nouvelle règle|consigne|instruction|rappel|mise à jour|système|admin|assistant|bot|ia|chatbot|cher|chère|ps|au fait|écoute|mais|ou|toi|enregistre|garde en tête|sache que|pour info",
};
