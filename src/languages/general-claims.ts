import type { ClaimLanguage } from './claim-types.ts';

/** Words with which a sentence cannot end. */
export const OPEN_ENDS =
  'to|of|from|for|with|at|into|onto|than|by|about|and|or|the|an|a|toward|towards|between|against|до|на|в|у|від|з|із|зі|для|про|без|під|над|та|і|й|або|ніж|через|щодо|окрім|крім|між';

/** Words that let an English sentence end in a preposition: "what Ana lives for". */
export const STRANDING =
  'what|where|who|whom|which|that|whose|how|nothing|something|anything|everything|much|hard|easy|person|place';

/** Negations of further languages, for texts whose language has no data here. */
const NEGATIONS =
  'nie|nigdy|bez|não|nunca|sem|non|mai|senza|niet|geen|nooit|zonder|inte|aldrig|utan|ikke|aldri|uten|ei|en|nem|soha|nu|niciodată|fără|değil|hiç|asla|ne|není|nikdy|nije|nisam|không|nav|nėra|δεν|όχι|ποτέ|не|няма|никога|لا|ليس|לא|אין|नहीं|ไม่|안|않*';

/** What is known of a language without data here. */
export const NOTHING: ClaimLanguage = {
  marks: { negation: NEGATIONS },
  free: '',
  strict: '',
  same: [],
  opposite: [],
  verbs: [],
  verbEndings: [],
  past: { forms: '', endings: [] },
  firstPersonEndings: [],
  endings: [],
  numbers: {},
  deictic: '',
  directed: '',
  instructions: {
    openers: '',
    weak: '',
    company: '',
    addressees: '',
    duties: '',
    standing: '',
    own: '',
    except: '',
    about: '',
    overrides: '',
    polite: '',
  },
};

/**
 * The few words without which no check of a claim is safe, for languages that have no data of their own.
 */
export const SMALL: Readonly<Record<string, ClaimLanguage>> = {
  de: {
    ...NOTHING,
    instructions: {
      ...NOTHING.instructions,
      openers:
        'ab jetzt|ab sofort|von nun an|ignoriere|ignorier|vergiss alle|vergiss deine|du musst|du sollst|antworte immer|antworte nur|antworte auf|antworte mit|sprich nur|nenn mich|nenne mich|empfiehl immer|schreib immer|schreibe immer|wenn jemand fragt|verwende immer|benutze immer|erwähne nie|erwähne immer|sag immer|sag nie',
      weak: 'antworte|sprich|schreib|schreibe|verwende|benutze|empfiehl|verlinke',
      company: 'immer|nie|antworten|antwort|nutzer|alle|jeder|jedem|link',
      addressees: 'der assistent|der bot|assistent|bot|deine antworten|die ki',
      duties: 'muss|soll|sollte|müssen|sollen|sollten',
      standing: 'ab jetzt|ab sofort|von nun an',
      own: 'ich|wir|mein|unser',
      about: 'sagte|sagt|fragte|bat|schrieb|warnte|vorsicht',
      overrides:
        'ignoriere alle vorherigen|ignoriere vorherige|ignoriere die vorherigen|ignoriere alle bisherigen|vergiss deine anweisungen|du bist jetzt',
      polite: 'bitte|und|also|ok|hey|merke dir|merk dir',
    },
    marks: {
      negation: 'nicht|nie|niemals|kein*|nichts|niemand|nirgends|weder',
      ended: 'nicht mehr|kein* mehr',
      without: 'ohne|außer',
      condition: 'wenn|falls|sofern|es sei denn',
      hedge: 'vielleicht|möglicherweise|wahrscheinlich|vermutlich|könnte*',
      desire: 'möchte*|will|wollen|wünsch*|hoffe*',
      hate: 'hass*|verabscheu*',
      like: 'mag|mögen|lieb*|gern*|bevorzug*|lieber',
      lesser: 'als|statt|anstatt',
      contrast: 'aber|sondern|doch',
      and: 'und|oder',
      I: 'ich',
      me: 'mir|mich',
      my: 'mein*',
      we: 'wir|uns',
      our: 'unser*',
      you: 'du|dir|dich|ihr|sie',
      third: 'er|es',
      kin: 'schwester*|bruder*|mutter*|vater*|tochter*|sohn*|frau|mann|ehefrau*|ehemann*|freund*|tante*|onkel*|cousin*|oma*|opa*',
      have: 'habe*|hat|hast',
      be: 'ist|bin|sind|war*|bist|sei',
      report: 'sagt*|meint*|erzählt*|erwähnt*',
    },
    free: 'der|die|das|den|dem|des|ein*|in|im|an|am|auf|mit|von|vom|zu|zum|zur|bei|für|um|aus|nach|über|sich|seit|dass|ist|und|sehr|auch|ihr*|sein*|er|sie|es|heißt|wurde|wird|werden',
  },
  es: {
    ...NOTHING,
    instructions: {
      ...NOTHING.instructions,
      openers:
        'a partir de ahora|desde ahora|de ahora en adelante|ignora|olvida todas|olvida tus|debes|tienes que responder|responde siempre|responde solo|responde en|contesta siempre|contesta en|llámame|habla solo|recomienda siempre|usa siempre|nunca menciones|siempre responde|siempre contesta|siempre usa|siempre recomienda|cuando alguien pregunte|si alguien pregunta',
      weak: 'responde|contesta|usa|recomienda|incluye|añade',
      company: 'siempre|nunca|respuestas|respuesta|usuarios|todos|enlace',
      addressees: 'el asistente|asistente|el bot|bot|tus respuestas|la ia',
      duties: 'debe|deben|debería|deberían|tiene que',
      standing: 'a partir de ahora|desde ahora|de ahora en adelante',
      own: 'yo|nosotros|voy|vamos|mi|nuestro|nuestra',
      except: 'llámame mañana|llámame luego|llámame cuando|llámame más',
      about: 'dijo|dice|preguntó|pidió|escribió|advirtió|cuidado',
      overrides:
        'ignora las instrucciones|ignora todas las instrucciones|ignora las anteriores|olvida tus instrucciones|ahora eres',
      polite: 'por favor|y|oye|recuerda',
    },
    marks: {
      negation: 'no|nunca|jamás|nada|nadie|ningun*|ningún|tampoco|ni',
      ended: 'ya no|dejé de|dejó de',
      without: 'sin|excepto|salvo',
      condition: 'si|a menos que|salvo que',
      hedge: 'quizá*|tal vez|probablemente|puede que|podría*|a lo mejor',
      desire: 'quiero|quiere*|quisiera|ojalá|espero|espera',
      hate: 'odi*|detest*',
      like: 'gust*|encant*|prefier*|ama|amo',
      lesser: 'que|en vez de|en lugar de',
      contrast: 'pero|sino',
      and: 'y|e|o',
      I: 'yo',
      me: 'me|mí',
      my: 'mi|mis',
      we: 'nosotros|nosotras|nos',
      our: 'nuestr*',
      you: 'tú|te|usted|ustedes',
      third: 'él|ella|ellos|ellas',
      kin: 'hermana*|hermano*|madre*|padre*|hija*|hijo*|esposa*|esposo*|marido*|amiga*|amigo*|tía*|tío*|prima*|primo*|abuela*|abuelo*',
      have: 'tengo|tiene*',
      be: 'es|soy|son|está|estoy|fue|era',
      report: 'dice|dijo|mencionó|contó',
    },
    free: 'el|la|los|las|un|una|unos|unas|de|del|al|a|en|con|por|para|su|sus|que|es|se|le|lo|y|llama|muy|también',
  },
  fr: {
    ...NOTHING,
    instructions: {
      ...NOTHING.instructions,
      openers:
        "à partir de maintenant|dorénavant|désormais|ignore|ignorez|oublie toutes|oublie tes|tu dois|vous devez|réponds toujours|répondez toujours|réponds en|répondez en|réponds uniquement|appelle-moi|appelez-moi|parle uniquement|recommande toujours|utilise toujours|ne mentionne jamais|quand quelqu'un demande|si quelqu'un demande",
      weak: 'réponds|répondez|utilise|recommande|ajoute|inclus',
      company: 'toujours|jamais|réponses|réponse|utilisateurs|tous|lien',
      addressees: "l'assistant|assistant|le bot|bot|tes réponses|l'ia",
      duties: 'doit|doivent|devrait|devraient',
      standing: 'à partir de maintenant|dorénavant|désormais',
      own: "je|j'*|nous|mon|ma|notre",
      except: 'appelle-moi demain|appelle-moi plus|appelle-moi quand|appelle-moi si|appelle-moi ce',
      about: 'a dit|dit|demandé|écrit|averti|attention|méfiez-vous',
      overrides:
        'ignore les instructions|ignore toutes les instructions|ignorez les instructions|oublie tes instructions|tu es maintenant',
      polite: "s'il te plaît|s'il vous plaît|et|hé|souviens-toi|retiens",
    },
    marks: {
      negation: "ne|n'*|pas|jamais|rien|personne|aucun*|ni",
      ended: 'ne plus|plus',
      without: 'sans|sauf',
      condition: "si|s'il|à moins",
      hedge: 'peut-être|probablement|pourrai*',
      desire: "veux|veut|voudrai*|aimerai*|espère*|souhait*|j'aimerai*",
      hate: 'détest*|hai*|déteste*|je déteste',
      like: "aim*|j'aime*|préfèr*|ador*|j'adore*",
      lesser: 'que|au lieu',
      contrast: 'mais',
      and: 'et|ou',
      I: "je|j'*",
      me: "me|moi|m'*",
      my: 'mon|ma|mes',
      we: 'nous',
      our: 'notre|nos',
      you: 'tu|te|vous',
      third: 'il|elle|ils|elles',
      kin: 'sœur*|soeur*|frère*|mère*|père*|fille*|fils|femme|mari|ami*|tante*|oncle*|cousin*',
      have: "ai|a|j'ai|ont",
      be: "est|suis|sont|était|c'est",
      report: 'dit|mentionn*|racont*',
    },
    free: "le|la|les|l'*|un|une|des|de|du|d'*|à|au|aux|en|dans|avec|pour|par|son|sa|ses|que|qui|est|se|et|elle|il|très|aussi|s'appelle",
  },
  ru: {
    ...NOTHING,
    instructions: {
      ...NOTHING.instructions,
      openers:
        'с этого момента|отныне|впредь|игнорируй|игнорируйте|забудь все|забудь предыдущие|ты должен|ты должна|ты обязан|вы должны|отвечай всегда|отвечай только|отвечай на|отвечайте|всегда отвечай|всегда пиши|всегда используй|всегда рекомендуй|всегда добавляй|никогда не упоминай|никогда не говори|называй меня|зови меня|обращайся ко мне|говори только|пиши только|когда спросят|если спросят|если кто-то спросит',
      weak: 'отвечай|пиши|используй|рекомендуй|добавляй|говори',
      company: 'всегда|никогда|ответы|ответах|ответ|пользователям|всем|ссылку',
      addressees: 'ассистент|бот|помощник|твои ответы',
      duties: 'должен|должна|должны|обязан|следует',
      standing: 'с этого момента|отныне|впредь',
      own: 'я|мы|мой|моя|наш|наша',
      about:
        'сказал|сказала|говорит|попросил|попросила|написал|написала|спросил|спросила|предупредил|осторожно',
      overrides: 'игнорируй предыдущие|игнорируй все|игнорируй свои|забудь свои инструкции|ты теперь',
      polite: 'пожалуйста|и|эй|запомни',
    },
    marks: {
      negation: 'не|нет|никогда|ни|нигде|никто|ничего|нельзя|никак*',
      ended: 'больше не|перестал*|бросил*',
      without: 'без|кроме',
      condition: 'если|если бы|разве что|при условии',
      hedge: 'может|может быть|возможно|наверное|вероятно|наверно',
      desire: 'хочу|хочет|хотел*|надеюсь|надеется|мечта*',
      hate: 'ненави*',
      like: 'любл*|любит*|нрав*|предпочит*',
      lesser: 'чем|вместо',
      contrast: 'но|а|зато|однако',
      and: 'и|или',
      I: 'я',
      me: 'мне|меня|мной',
      my: 'мой|моя|мое|моё|мои|моей|моего|моему|мою',
      we: 'мы|нам|нас',
      our: 'наш*',
      you: 'ты|вы|тебе|тебя|вам|вас',
      third: 'он|она|оно|они',
      kin: 'сестр*|брат*|мам*|мать|матер*|пап*|отец|отц*|дочь|дочер*|дочк*|сын*|жен*|муж*|подруг*|друг*|тёт*|тет*|дяд*|бабушк*|дедушк*',
      have: 'есть|имеет|имею',
      be: 'был|была|было|были',
      report: 'говорит|сказал*|сообщил*|считает',
    },
    free: 'в|во|на|с|со|у|к|ко|о|об|от|из|за|по|для|до|и|что|это|её|ее|его|их|есть|зовут|очень|тоже',
    endings:
      'ами|ями|ого|его|ому|ему|ыми|ими|ает|яет|ует|ют|ут|ят|ат|ает|ешь|ишь|ить|ать|ять|еть|ил|ила|ал|ала|ят|ит|ет|ый|ий|ой|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|ей|а|я|о|е|и|ы|у|ю|ь|й'.split(
        '|',
      ),
  },
  zh: {
    ...NOTHING,
    marks: {
      negation: '不|没|無|无|别|未|非',
      condition: '如果|要是|除非|假如',
      hedge: '可能|也许|或许|大概',
      desire: '想|希望',
      hate: '讨厌|恨',
      lesser: '比',
      I: '我',
      you: '你',
      kin: '姐姐|妹妹|哥哥|弟弟|妈妈|爸爸|女儿|儿子|妻子|丈夫|朋友',
    },
  },
  ja: {
    ...NOTHING,
    marks: {
      negation: 'ない|ません|なかった|ず',
      condition: 'もし|たら|なければ',
      hedge: 'かもしれ|たぶん|多分|おそらく',
      desire: 'たい|欲しい|ほしい',
      hate: '嫌い|きらい',
      I: '私|僕|俺',
      kin: '姉|妹|兄|弟|母|父|娘|息子|妻|夫|友達',
    },
  },
};

/** Instructions in scripts without spaces, found by their letters. */
export const UNSPACED_INSTRUCTIONS: readonly string[] =
  '从现在起|从现在开始|今后请|以后请|请始终|请一直|忽略之前|忽略以上|忽略所有|无视之前|你必须|你应该总是|总是回答|始终回答|始终用|总是用|请用|叫我|称呼我|記住：總是|從現在起|你現在是|你现在是|忽略先前|これから|今後は|以前の指示を無視|これまでの指示|前の指示を無視|必ず答え|常に答え|いつも答え|必ず日本語|と呼んで|指示を無視|あなたは今|返信してください|答えてください|回答してください'.split(
    '|',
  );
