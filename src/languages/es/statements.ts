import type { StatementWords } from '../statement-rules.ts';
import { chat } from './chat.ts';

const r = String.raw;

/** First persons of the present, the past and the future that are no other word as well. */
const VERBS = r`soy|estoy|tengo|voy|vengo|vivo|trabajo|estudio|prefiero|odio|detesto|adoro|amo|quiero|puedo|debo|necesito|suelo|conozco|hablo|toco|juego|corro|nado|leo|escribo|bebo|tomo|desayuno|almuerzo|ceno|fumo|duermo|entreno|cocino|conduzco|manejo|llevo|uso|colecciono|cuido|cumplo|celebro|viajo|vuelo|salgo|llego|vuelvo|empiezo|termino|hago|digo|pongo|traigo|veo|oigo|creo|pienso|siento|sufro|padezco|evito|soporto|aguanto|aborrezco|disfruto|practico|enseño|doy|cobro|pago|gano|alquilo|compro|vendo|libro|curro|laburo|chambeo|ando|sigo|acabo|dejo|paso|quedo|mudo|caso|jubilo|llamo|apellido|levanto|acuesto|dedico|encargo|ocupo|niego|como(?= (?:carne|pescado|de todo|sin|poco|mucho|mariscos?|verduras?|en casa)\b)`;
const PAST = r`nac[í]|crec[í]|viv[í]|fui|tuve|hice|estuve|pude|puse|dije|vi|conoc[í]|perd[í]|gan[é]|romp[í]|aprend[í]|corr[í]|escrib[í]|le[í]|recib[í]|sal[í]|sufr[í]|sub[í]|vend[í]|volv[í]|decid[í]|eleg[í]|descubr[í]|renunci[é]|compr[é]|dej[é]|empec[é]|trabaj[é]|estudi[é]|viaj[é]|mud[é]|cas[é]|jubil[é]|gradu[é]|licenci[é]|operaron|llegu[é]|llam[é]|pas[é]|qued[é]|publiqu[é]|fund[é]|adopt[é]|plant[é]|termin[é]|acab[é]|encontr[é]|prob[é]|gast[é]|pagu[é]|jugu[é]|toqu[é]|cruc[é]|camin[é]|nad[é]|hered[é]|entr[é]|cambi[é]|apunt[é]|saqu[é]|suspend[í]|aprob[é]|ca[í]|cen[é]|com[í]`;
const FUTURE = r`\p{L}{2,}(?:ar|er|ir)[é]|ir[é]|har[é]|tendr[é]|podr[é]|saldr[é]|vendr[é]|pondr[é]`;

/** Spanish. */
export const statements: StatementWords = {
  code: 'es',
  script: /\p{Script=Latin}/u,
  compile: chat,
  leads: r`(?:recordatorio|decisión|pregunta|resumen|conclusión|nota|info|noticias|acta|aviso)(?=:)|bueno|pues|a ver|oye|oigan|oíd|mira|mirad|miren|hola|buenas|buenos días|buenas tardes|buenas noches|ey|hey|ah|ay|oh|uf+|eh|ok|okay|vale|dale|va|sí|si(?=,)|no(?=[,.!;:])|nop|claro|ya(?! no\b)|en fin|total|la verdad|la verdad es que|de verdad|en serio|sinceramente|por cierto|x cierto|a propósito|además|también|y|e|pero|o sea|es decir|entonces|así que|que sepáis que|que sepas que|para que conste|para que lo sepas|que conste que|por si acaso|por si no lo sabías|por si sirve de algo|nota|dato|dato curioso|aviso|ojo|atención|importante|novedad|noticia|noticias|buenas noticias|malas noticias|noticia:|actualización|corrección|rectifico|perdón|perdona|perdonad|disculpa|disculpen|lo siento|gracias|muchas gracias|jaja\p{L}*|jeje\p{L}*|lol|xd+|uff+|hmm+|mmm+|emm*|chicos|chicas|gente|equipo|familia|peña|amigos|muchachos|tío|tía|tíos|mae|wey|güey|che|parce|mamá(?=,)|mami(?=,)|papá(?=,)|recordatorio|os recuerdo(?: que)?|les recuerdo(?: que)?|te recuerdo(?: que)?|recuerdo(?: que)|quería decir(?:os|te|les)? que|te cuento(?: que)?|os cuento(?: que)?|les cuento(?: que)?|te comento(?: que)?|os comento(?: que)?|les comento(?: que)?|os informo(?: de)? que|te digo que|os digo que|resulta(?: que)?|al final(?=,)|por fin(?=,)|al menos|sobre mí|de hecho|en realidad|realmente|básicamente|obvio|obviamente|desde luego|por supuesto|a todo esto|cambiando de tema|una cosa|otra cosa|un apunte|posdata|pd|p\.d\.|ps|madre mía|qué bien|genial|perfecto|ostras|hostia|joder|buah|guau|wow|nada(?=,)|sabes(?: qué)?(?=,)|sabéis(?: qué)?(?=,)`,
  aside: r`como (?:ya )?(?:te |os |les )?(?:dije|he dicho|decía)|(?:ya )?(?:te|os|se) lo (?:dije|he dicho|había dicho)`,
  tails: r`jaja\p{L}*|jeje\p{L}*|jiji\p{L}*|lol|xd+|por cierto|a todo esto|ya sabes|ya sabéis|sabes|vaya|eh|ok|vale|que lo sepas|que lo sepáis|que conste|por si acaso|por si alguien (?:lo )?(?:quiere|necesita|pregunta).*|por si (?:os|te|les) (?:sirve|interesa).*|en serio|de verdad|la verdad|gracias|porfa|por favor|pero bueno|o sea|(?<!(?:mi|tu|su) )(?:tío|tía)|chicos|gente|obvio|obviamente|claro|por supuesto`,
  assent: r`vale|ok|de acuerdo|todos de acuerdo|estamos de acuerdo|os parece(?: bien)?|les parece(?: bien)?|trato hecho|alguna objeción|hecho`,
  polite: r`oye|hola|ok|vale|por favor|porfa|porfis|y|bot|reverie|también|puedes|podrías|quiero que|me gustaría que|necesito que`,
  forget: r`(?:olvida|olvídate de|olvidad|olvide|olviden)(?! que hay)|no (?:recuerdes|apuntes|anotes|guardes|registres|memorices|escribas|recuerden|apunten|anoten|guarden|apuntéis|anotéis|guardéis) |(?:que )?esto (?:queda )?entre (?:tú y yo|nosotros)|entre (?:tú y yo|nosotros)|off the record|(?:esto )?extraoficialmente`,
  remember: r`(?:(?:re)?cuerda|recuerden|recordad|acuérdate(?: de)?|acordaos(?: de)?|apunta|apúntate|apuntad|apunten|anota|anótalo|anotad|anoten|toma nota(?: de)?|tomad nota(?: de)?|ten en cuenta|tened en cuenta|tengan en cuenta|ten presente|memoriza|guarda|guárdate|no (?:te )?olvides|no (?:os )?olvidéis|no (?:se )?olviden|no olvidar|que no se (?:te|os|les) olvide|sabed|que sepas|para que lo recuerdes)(?: por favor| porfa| bien| esto| para (?:luego|mí|el futuro))*(?:(?:,? que\b|:| -)|(?= (?:mi|nuestr[oa]) )) ?(?!no se (?:te|os) olvide)`,
  asking: {
    before: r`¿?(?:(?:me |te |nos )?(?:puedes|podrías|podrias|puede|podría|podéis|podríais|pueden|quieres|querrías)|te importa|te importaría|le importaría|serías tan amable de)(?: (?:por favor|porfa|también|quizás))*,? (?:recordar|recordarme|anotar|anotarme|apuntar|apuntarme|apuntarte|guardar|guardarme|tener en cuenta|tomar nota de|tomar nota|memorizar|acordarte de|registrar|no olvidar)(?: por favor| porfa| esto| para luego|, por favor,)*(?: que\b|:| -)`,
  },
  leaning: r`(?!(?:eso sí|así que|[é]l y yo|ella y yo)\b)(?:[é]l|ella|ellos|ellas|eso|esto|ese|esa|esos|esas|aquello|lo mismo|los dos|las dos|ambos|ambas|el (?:primero|segundo|otro|último)|la (?:primera|segunda|otra|última)|yo también|yo tampoco|a mí también|a mí tampoco|igual que|allí|ahí|entonces|el cual|la cual|que|cuyo|cuya|porque|ni|o|sino|para que|se lo|se la|se los|se las|lo|le|les|su|sus|con [é]l|con ella|sin [é]l|de ella|de [é]l)\b`,
  self: r`yo|me|mí|mi|mis|mío|mía|míos|mías|conmigo|${VERBS}|${PAST}|${FUTURE}`,
  group: r`nosotros|nosotras|nos|nuestr[oa]s?|(?!(?:tramos|ramos|gramos|amos|últimos|primos|próximos|máximos|mínimos|extremos|remos|kilogramos|ultimos|proximos|maximos|minimos|reclamos|mismos|supremos|legítimos|íntimos)\b)\p{L}{2,}(?:amos|emos|imos)|vamos|somos|hemos|fuimos`,
  my: r`mi|mis|nuestr[oa]s?`,
  kin: r`(?:(?:mejor|querid[oa]|ex|difunt[oa]|futur[oa]|antigu[oa]|viej[oa]) )*(?:madre|mamá|mami|padre|papá|papi|padres|viejos?|vieja|hermanit[oa]|hermanastr[oa]s?|herman[oa]s?|hij[oa]s?|hijastr[oa]s?|niñ[oa]s?|nen[eéa]s?|beb[eé]s?|peques?|chaval(?:es)?|espos[oa]|marido|mujer|pareja|novi[oa]|prometid[oa]|ex|ex-?marido|ex-?mujer|abuel[oa]s?|abuelit[oa]s?|yay[oa]s?|abue|niet[oa]s?|tí[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|cuñad[oa]s?|suegr[oa]s?|yerno|nuera|padrin[oa]|madrina|ahijad[oa]s?|compadre|comadre|familia|amig[oa]s?|colegas?|compañer[oa]s?(?: de (?:piso|trabajo|clase|cuarto))?|compis?(?: de piso)?|roommate|vecin[oa]s?|jef[ea]s?|profes?|profesor(?:a|es)?|maestr[oa]|médic[oa]|doctora?|dentista|psicólog[oa]|terapeuta|caser[oa]|abogad[oa]|entrenadora?|gemel[oa]s?|melliz[oa]s?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|cachorr[oa]s?|loros?|hámster|conej[oa]s?|caballos?|yegua|tortugas?|pez|peces|canari[oa]|mascotas?)`,
  named: r` se llaman? | es | son | \(| llamad[oa] |, que se llama |,? `,
  othersVerbs: r`(?:(?:también|todavía|ahora|siempre|ya|no) )*(?:vive|viven|trabaja|trabajan|tiene|tienen|es|son|está|están|odia|estudia|estudian|enseña|juega|juegan|toca|habla|conduce|maneja|colecciona|come|bebe|fuma|lleva|canta|pinta|corre|nada|cocina|va|van|sufre|entrena|cría|se mudó)`,
  joints: 'y|e|pero|así que|asi que|porque|aunque|pues|si|cuando|ya que|mientras que',
  spellings: {
    q: 'que',
    k: 'que',
    xq: 'porque',
    xk: 'porque',
    pq: 'porque',
    porq: 'porque',
    tb: 'también',
    tmb: 'también',
    tbn: 'también',
    toy: 'estoy',
    tamos: 'estamos',
    bday: 'cumpleaños',
    finde: 'fin de semana',
    porfa: 'por favor',
    porfis: 'por favor',
    plis: 'por favor',
    alergico: 'alérgico',
    alergica: 'alérgica',
    xfa: 'por favor',
    dnd: 'donde',
    aki: 'aquí',
    cmo: 'como',
    bn: 'bien',
    msj: 'mensaje',
  },
};
