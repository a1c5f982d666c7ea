import type { MatterFrame, MatterRules, TimeForm } from '../matter-rules.ts';
import { chat } from './chat.ts';
import { fails, renewed, turns } from './turns.ts';

const r = String.raw;

const ADVERB = r`(?:(?:de verdad|realmente|también|todavía|aún|ya|ahora|hoy en día|normalmente|habitualmente|siempre|sobre todo|especialmente|muchísimo|mucho|solo|sólo|por fin|finalmente|recientemente|actualmente|últimamente|desde hace (?:poco|unos? \p{L}+)) )*`;
const WHO = r`(?:yo |nosotros |nosotras |(?<topic>(?:mi|mis|nuestr[oa]s?) [\p{L}' -]{2,40}?|(?!ya\b|me\b|no\b|nunca\b|jamás\b|se\b|nos\b|hace\b)\p{L}[\p{L}'-]+) )??`;
/** What people work as, and those who do not. */
const OCCUPATIONS =
  'enfermero enfermera doctor doctora médico médica cirujano matrona profesor profesora profe maestro maestra abogado ingeniero cocinero cocinera camarero camarera mesero estudiante jubilado jubilada paro desempleado programador diseñador contador contable gerente bibliotecaria albañil electricista fontanero plomero panadero jardinero periodista traductor veterinario dentista granjero carpintero bombero policía músico actor pintor fotógrafo autónomo psicólogo arquitecto científico secretaria recepcionista limpiadora mecánico farmacéutico taxista repartidor peluquera funcionario becario enfermería magisterio panadera conductor conductora ingeniera programadora diseñadora abogada traductora veterinaria carpintera peluquero bibliotecario farmacéutica contadora arquitecta psicóloga jardinera mecánica pintora costurera auxiliar cartero camionero';
const OCCUPATION = `(?:${OCCUPATIONS.replaceAll(' ', '|')})`;
const TO = r`(?:(?:a mí|a nosotros|a (?<topic>(?:mi|mis|nuestr[oa]s?) [\p{L}' -]{2,40}?|\p{L}[\p{L}'-]+)) )??`;
const THE = r`(?:el|la|los|las|nuestr[oa]s?|mis?)`;
const SINGLE = r`(?:código|pin|contraseña|clave|wifi|login|nombre|apodo|apellido|dirección|número|teléfono|móvil|celular|correo|email|color|plazo|fecha límite|presupuesto|alquiler|renta|precio|cuota|tarifa|entrada|dueñ[oa]|capital|cumpleaños|talla|altura|caser[oa]|fontanero|plomero|electricista|veterinari[oa]|dentista|lema|versión|idioma|framework|sede|jef[ea]|encargad[oa]|trabajo|fecha|día|hora|horario|lugar|sitio|sala|usuario|dominio|fianza|límite|punto de encuentro|sueldo|matrícula)`;
const PLACE = r`(?:en|dentro de|bajo|debajo de|detrás de|al lado de|junto a|cerca de|encima de|sobre|frente a|enfrente de|entre|delante de|colgad[oa]s? (?:en|de|detrás)|guardad[oa]s? en)`;
const MONTH =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)';
const WHEN = r`(?:(?:para|desde|hasta|a partir de|todos|cada) )*(?:el |los |las |a las? |al? |de )?(?:\d|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|mediodía|medianoche|próximo|mes |año |semana |primer|${MONTH})`;
const MOVED = r`(?:movido|aplazado|pospuesto|cambiado|pasado|trasladado|retrasado|adelantado)`;

const frame = (slot: string, values: MatterFrame['values'], source: string, against?: true): MatterFrame => ({
  slot,
  values,
  pattern: chat(source),
  ...(against ? { against } : {}),
});

const everywhere = (source: string): RegExp => {
  const { source: made, flags } = chat(source);
  return new RegExp(made, `${flags}g`);
};

const weekday = (number: number, name: string): TimeForm => ({
  sort: 'weekday',
  pattern: everywhere(
    r`(?:\b(?:el|los|este|próximo|todos|cada|de|del|al|para|hasta|por las? (?:mañanas?|tardes?|noches?)) )*\b${name}\b(?: que viene| próximo)?`,
  ),
  value: String(number),
});

/** Dates come first, because a clock's hour and a day's number look the same. */
const times: readonly TimeForm[] = [
  { sort: 'date', pattern: /(?:\b(?:el|hasta|para|desde|del|al) )*(?<value>\d{4}-\d{2}-\d{2})/g },
  {
    sort: 'date',
    pattern: everywhere(
      r`(?:\b(?:el|hasta|para|desde|del|al|día) )*\b(?<value>(?:\d{1,2}|primero|uno) de ${MONTH})\b(?: (?:de|del) \d{4})?`,
    ),
  },
  {
    sort: 'clock',
    pattern:
      /(?:\b(?:a|de|desde|hasta|sobre|hacia|para|las?) )*(?<![\d:])(?<value>\d{1,2}[:.]\d{2})(?: ?(?:h|hs|hrs|horas|am|pm))?(?!\d)/g,
  },
  {
    sort: 'clock',
    pattern: everywhere(
      r`\b(?:a|de|desde|hasta|sobre|hacia|para) las? (?<value>(?:\d{1,2}|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: y media| y cuarto| menos cuarto| y \d+)?(?: (?:de la (?:mañana|tarde|noche)|am|pm))?)\b(?! (?:euros|pesos|personas|por ciento))`,
    ),
  },
  {
    sort: 'day',
    pattern: everywhere(r`\b(?:el|hasta el|para el|al) (?:día )?(?<value>\d{1,2})\b(?! \p{L}|[:.]\d)`),
  },
  weekday(1, 'lunes'),
  weekday(2, 'martes'),
  weekday(3, 'miércoles'),
  weekday(4, 'jueves'),
  weekday(5, 'viernes'),
  weekday(6, 'sábados?'),
  weekday(7, 'domingos?'),
];

/** Spanish. */
export const matters: MatterRules = {
  code: 'es',
  frames: [
    frame(
      'value',
      'one',
      r`^(?:${THE} )?(?<topic>(?:.{2,50} )??${SINGLE}(?: (?:de|del|para|en|a) .{2,30}?)?)(?:(?: ha)? (?:cambiado|pasado|cambió|cambia|pasó|pasa) a(?: ser)?|:) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:ahora |ya )?(?:se (?:ha )?)?(?:pasa|pasó|pasado|cambia|cambió|cambiado|mueve|movió|movido|traslada|aplaza|aplazó|aplazado|pospone|pospuso|pospuesto|retrasa|retrasado|adelanta|adelantado)(?: del? .{1,40}?)? (?:a|al|para|hasta) (?<value>${WHEN}.*)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:al final )?(?:nosotros |el equipo )?(?:hemos |han |ha |he )?(?:${MOVED}|movimos|movieron|aplazamos|aplazaron|pospusimos|cambiamos|cambiaron|pasamos|pasaron|trasladamos|retrasamos|adelantamos|movemos) ${THE} (?<topic>.{2,60}?)(?: del? .{1,40}?)? (?:a|al|para|hasta) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:está|se ha|ha sido|queda|fue) (?<value>cancelad[oa]|suspendid[oa]|anulad[oa])`,
    ),
    frame(
      'value',
      'one',
      r`^(?:hemos |han |se ha |se )?(?<value>cancelado|cancelamos|cancelan|cancela|suspendido|suspendemos|anulado|anulamos) ${THE} (?<topic>.{2,60})`,
    ),
    frame(
      'name',
      'one',
      r`^(?:(?:el|la|nuestr[oa]|mi) )?(?:nuev[oa] )?(?<topic>caser[oa]|jef[ea]|profesora?|fontanero|plomero|veterinari[oa]|dentista|médic[oa]|equipo|grupo|banda|proyecto|producto|tienda|empresa|red|wifi|barco|entrenadora?) se llama(?: ahora)? (?<value>.+)`,
    ),
    frame('name', 'each', r`^(?:mi|mis|nuestr[oa]s?) (?<topic>.{2,40}?) se llaman? (?<value>.+)`),
    frame(
      'name',
      'one',
      r`^(?:el|la) (?:nuev[oa] )?(?<topic>\p{L}{2,30})(?: nuev[oa])? se llama (?:(?:ahora|al final|ya) )*(?<value>.+)`,
    ),
    frame('self-name', 'one', r`^(?:yo )?me llamo (?<value>.+)`),
    frame(
      'call',
      'one',
      r`^(?:por favor )?(?:llámame|llámenme|puedes llamarme|prefiero que me llames) (?<value>.+)`,
    ),
    frame(
      'coffee',
      'one',
      r`^${WHO}${ADVERB}(?:tomo|toma|bebo|bebe) (?:(?:mi|el|su) )?(?<verb>café|té|cortado|mate) ${ADVERB}(?<value>(?:con|sin|solo|negro|cortado|amargo|dulce)\b.*)`,
    ),
    frame(
      'use',
      'one',
      r`^(?:nosotros |el equipo )?(?:hemos |vamos a )?(?:decidido (?:usar|utilizar)|decidimos (?:usar|utilizar)|acordado (?:usar|utilizar)|acordamos (?:usar|utilizar)|elegido|elegimos|usar|usamos|usaremos|utilizamos|utilizaremos|nos quedamos con|vamos con|optamos por) (?<value>.+?) (?:para|como) (?<verb>.+?)(?: en (?:vez|lugar) de .+)?$`,
    ),
    frame(
      'use',
      'each',
      r`^(?:nosotros |el equipo )?(?:hemos |vamos a )?(?:decidido (?:usar|utilizar)|decidimos (?:usar|utilizar)|acordado (?:usar|utilizar)|acordamos (?:usar|utilizar)|elegido|elegimos|usar|usamos|usaremos|utilizamos|utilizaremos|nos quedamos con|vamos con|optamos por) (?<value>.+?)(?: en (?:vez|lugar) de .+)?$`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?:mi|mis|nuestr[oa]s?) (?<topic>[\p{L}' ]{2,40}?) (?:favorit[oa]s?|preferid[oa]s?) (?:es|son|ahora es|ya es) (?<value>.+)`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?<value>.{2,40}?) (?:es|son)(?: ahora)? (?:mi|mis|nuestr[oa]s?) (?<topic>[\p{L}' ]{2,40}?) (?:favorit[oa]s?|preferid[oa]s?)`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}(?:(?:ya )?no (?:soporto|soporta|aguanto|aguanta|trago|puedo ver|puedo con)|${ADVERB}(?:odio|odia|odiamos|detesto|detesta|aborrezco|aborrece)) (?:a )?(?<value>.+?)$`,
      true,
    ),
    frame(
      'like',
      'each',
      r`^${TO}(?:ya )?(?:no|nunca|tampoco) (?:me|nos|le|les) ${ADVERB}(?:gustan?|encantan?|gustaron?|gustó|va|van|apasionan?|entusiasman?)(?: nada| mucho| demasiado| más| para nada)* (?<value>.+?)$`,
      true,
    ),
    frame(
      'like',
      'each',
      r`^${TO}(?:me|nos|le|les) (?:dan?|da) (?:mucho )?(?:asco|grima) (?<value>.+)$`,
      true,
    ),
    frame(
      'like',
      'best',
      r`^${WHO}${ADVERB}(?:prefiero|prefiere|preferimos|prefieren) (?<value>.+?)(?: (?:antes que|en vez de|en lugar de|más que) .+| al? .+)?$`,
    ),
    frame('like', 'best', r`^${TO}(?:ahora )?(?:me|nos|le|les) gustan? más (?<value>.+?)(?: que .+)?$`),
    frame(
      'like',
      'each',
      r`^${TO}${ADVERB}(?:me|nos|le|les) ${ADVERB}(?:gustan?|encantan?|apasionan?|chiflan?|flipan?|fascinan?|molan?)(?: mucho| muchísimo| un montón| bastante)* (?<value>.+)`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}${ADVERB}(?:adoro|adora|amo|ama|soy (?:muy )?fan de|es (?:muy )?fan de) (?<value>.+)`,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}(?:(?:ya )?no|nunca|jamás|tampoco) ${ADVERB}(?<verb>como|come|comemos|bebo|bebe|tomo|toma|fumo|fuma|pruebo|uso|usa|llevo)(?: más)?(?: (?<value>.+?))?(?: nunca| jamás| más)?$`,
      true,
    ),
    frame(
      'consume',
      'each',
      r`^(?:he )?(?:dejé|dejado) de (?<verb>comer|beber|tomar|fumar|usar)(?: (?<value>.+))?$`,
      true,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}${ADVERB}(?:(?:vuelvo|volví|he vuelto) a )?(?<verb>como|come|comemos|bebo|bebe|tomo|toma|fumo|fuma|comer|beber|tomar|fumar)(?: (?!(?:enfermer|médic|profesor|camarer)\p{L}+)(?<value>.+?))?(?: otra vez| de nuevo)?$`,
    ),
    frame(
      'home',
      'one',
      r`^${WHO}${ADVERB}(?:me |nos |se )?(?:he |hemos |ha )?${ADVERB}(?:vivo|vive|vivimos|viven|resido|estoy viviendo|mudo|muda|mudamos|mudé|mudó|mudado|mudaré|traslado|trasladé|trasladado|voy a vivir|vamos a vivir)(?: del? [\p{L} ]{2,30}?)? (?:en|a|al|para) (?<value>.+)`,
    ),
    frame(
      'workplace',
      'one',
      r`^${WHO}${ADVERB}(?:he empezado a trabajar|empecé a trabajar|empiezo a trabajar|trabajo|trabaja|curro|laburo|trabajamos) (?:en|para) (?!casa\b)(?<value>.+)`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}${ADVERB}(?:soy|es|me hice|se hizo) ${ADVERB}(?:una? )?(?<value>${OCCUPATION})(?: (?:ahora|en .+))?$`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}${ADVERB}(?:(?:he empezado a trabajar|empecé a trabajar|trabajo|trabaja|curro|laburo) (?:de|como)|(?:paso|pasa) a ser) (?<value>.+)`,
    ),
    frame('wear', 'each', r`^${WHO}${ADVERB}(?:llevo|lleva|uso|usa) (?<value>(?:gafas|lentillas|lentes).*)`),
    frame(
      'diet',
      'one',
      r`^${WHO}${ADVERB}(?:soy|es|somos|me he hecho|me hice|me he vuelto|me volví|se ha hecho) ${ADVERB}(?<value>vegan[oa]s?|vegetarian[oa]s?|pescetarian[oa]s?|omnívor[oa]s?|celiac[oa]s?)\b`,
    ),
    frame(
      'status',
      'one',
      r`^${WHO}${ADVERB}(?:estoy|está|soy|es|me he|me|se ha|se) ${ADVERB}(?<value>casad[oa]|casé|casó|divorciad[oa]|divorcié|divorciado|prometid[oa]|viud[oa]|solter[oa]|separad[oa])\b`,
    ),
    frame(
      'age',
      'one',
      r`^${WHO}${ADVERB}(?:tengo|tiene|he cumplido|cumplí|cumplo|ha cumplido|cumplió|cumple) (?:ya )?(?<value>\d{1,2}) años?$`,
    ),
    frame(
      'number',
      'one',
      r`^${WHO}${ADVERB}(?:tengo|tenemos|tiene) (?:ya )?(?<value>\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?<verb>.+)`,
    ),
    frame('use', 'one', r`^${WHO}${ADVERB}(?:uso|usa|utilizo|utiliza) (?<value>.+?) para (?<verb>.+)`),
    frame(
      'meet',
      'one',
      r`^(?:a partir de ahora |desde ahora )?(?:ahora |siempre )?(?:nos (?<verb>reunimos|juntamos|vemos)|(?<verb2>quedamos|ensayamos|entrenamos|jugamos)) (?:siempre |ahora )?en (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:es|son|era|será|serán|queda|sigue siendo)(?: ahora| ya| siempre)? (?<value>${WHEN}.*)`,
    ),
    frame(
      'where',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?:está|están|estaba|queda|cuelga|se guardan?|se quedan?)(?: ahora| ya| siempre| guardad[oa]s?| escondid[oa]s?)* (?<value>${PLACE} .+)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:${THE} )?(?<topic>(?:.{2,50} )??${SINGLE}(?: (?:de|del|para|en|a|al) .{2,30}?)?) (?:es|son|era|será|está en|ha subido a|sube a|baja a)(?: ahora| ya)? (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE} (?<topic>.{2,60}?) (?<verb>empieza|empiezan|comienza|termina|terminan|acaba|abre|abren|cierra|cierran|sale|salen|llega|llegan|se lanza|cuesta|cuestan|vale|valen|tiene lugar) (?<value>.+)`,
    ),
  ],
  turns: turns(OCCUPATION),
  renewed,
  fails,
  negation: chat(
    r`\b(?:no(?! (?:solo|sólo|olvid\p{L}+|os olvid\p{L}+|te olvid\p{L}+)\b)|nunca|jamás|nada|nadie|ningun[oa]?|ningún|tampoco|sin(?! (?:falta|excepción|excepciones|duda)\b)|dejé de|dejado de|ni)\b`,
  ),
  times,
  ending: chat(
    r`\b(?:dej(?:é|ó|o|amos|aron|ado)|(?<!\b(?:me|nos|os|te|les?) )deja|dejar(?:lo|la)?|lo (?:hemos|han|he) dejado|abandon(?:é|ó|o|a|amos|aron|ado)|renunci(?:é|ó|amos|aron|ado|o)|vend(?:í|ió|imos|ieron|ido|o|emos)|cancel(?:é|ó|amos|aron|ado|ada|ados|adas|a|an)|anulad[oa]s?|anul(?:é|ó|amos|aron)|suspendid[oa]s?|suspend(?:í|ió|imos|ieron|en)|cort(?:é|ó|amos|aron|ado) con|rompi(?:ó|mos|eron)|rompí|se rompió|roto con|nos separamos|separad[oa]s?|divorci(?:é|ó|ado|ando|amos|aron|o)|muri(?:ó|eron)|muert[oa]|falleci(?:ó|do|eron)|se nos fue|jubil(?:é|ó|ado|ada|aron|o)|despedid[oa]s?|despidieron|echaron|me han echado|corrieron|botaron|ya no|no (?:.{1,30} )?más|nunca más|nada de|se acab(?:ó|aron)|acab(?:é|ó|amos|ado) con|terminamos|terminó|terminé|se terminó|adiós|harto|harta|me cansé|se cansó|cansado de|me aburrí|me hart(?:é|o)|me deshice|nos deshicimos|deshacer(?:me|nos)|regal(?:é|ó|amos|aron|ado)|tir(?:é|ó|amos|ado) la toalla|tiramos|tiré|me di de baja|se dio de baja|dado de baja|dar de baja|me dieron el alta|me quité|quit(?:é|ó|aron|amos|ado)|descart(?:é|ó|amos|ado|ada)|queda (?:descartad[oa]|en nada)|se cayó|se fue al traste|a paseo|pas(?:o|amos) de|perd(?:í|ió|imos|ieron|ido)|cerr(?:ó|é|amos|aron|ado)|colgué|aparqu(?:é|ado)|arregl(?:é|ó|aron|amos|ado|ada)|repar(?:é|ó|aron|ado|ada)|curad[oa]|se me (?:quitó|quitaron|pasó)|super(?:é|ado|ada)|antes (?:era|tenía|vivía|trabajaba)|solía|par(?:é|amos) de|no (?:hace|hará) falta|nos rendimos|me rindo|me retiré)\b`,
  ),
  moved: chat(
    r`\b(?:movid[oa]|movemos|movimos|aplaza\p{L}*|pospon\p{L}+|pospuest[oa]|retrasa\p{L}*|adelanta\p{L}*|se pasa|pasamos|pasa al?|pasado al?|cambiad[oa]|se cambia|cambia al?|cambiamos|trasladad[oa])\b`,
  ),
  reversal: chat(
    r`\b(?:he cambiado de (?:idea|opinión|planes)|cambié de (?:idea|opinión)|cambio de (?:planes|idea|opinión)|hemos cambiado de (?:idea|opinión)|olvida lo que dije|olvidad lo que dije|corrección|rectifico|me equivoqué|me he equivocado|ya no|al final no)\b`,
  ),
  light: chat(
    r`\b(?:es|son|está|están|será|ser|estar|hay|tiene|tenemos|nos|reunimos|vemos|quedamos|quedar|juntamos|entonces|vale|ok|acordado|acordamos|decidido|decidimos|hemos|también|igual|todavía|aún|siempre|normalmente|recordatorio|recuerda|recordad|recuerden|todos|actualización|puntual|lugar|sitio|hora|perdón|gracias|se|celebra|toca|por favor|sabéis|que|el|la|los|las|a|al|de|del|en|por la|mañana|tarde|noche)\b`,
  ),
  change: chat(
    r`\b(?:resulta que|resultó|result(?:a|aron) ser|al final|finalmente|después de todo|pensándolo mejor|pensándolo bien|me lo he pensado mejor|he decidido que|de aquí en adelante|en adelante|de hoy en adelante|de ahora en adelante|desde (?:ahora|hoy|ya|esta semana|este mes|este año)|a partir del?|mov(?:í|imos|ieron)|atrasad[oa]s?|atrasaron|empec(?:é|amos)|empez(?:ó|aron|amos|ado)|empieza a|me (?:hice|he hecho|volví|he vuelto|convertí)|se (?:hizo|ha hecho|volvió|convirtió)|he vuelto a|volv(?:í|ió|imos|ieron) a?|vuelv(?:o|e|en|emos) a|me (?:pasé|he pasado|cambié|mudé|apunté|apunto|metí|he metido)|se (?:pasó|cambió|mudó|apuntó|metió|ha pasado|ha mudado)|nos (?:pasamos|cambiamos|mudamos|quedamos con|hemos mudado)|cambi(?:aron|an|e|en)|cambiamos|cambiando|sub(?:ió|ieron|imos|en|ido)|baj(?:ó|aron|amos|ado)|recién|hace poco|desde hace poco|cumpl(?:í|ió|ido)|acab(?:a|an|amos) de|le (?:cogí|agarré|he cogido) el gusto|pues al final|sino|mejor dicho|perdón|ahorita|estos días|en cambio|sigue siendo|de momento|por ahora|otr[oa] vez|ya era hora|ahora|ya no|ya|movid[oa]|aplazad[oa]|pospuest[oa]|retrasad[oa]|adelantad[oa]|cambi(?:o|é|ó|a|amos|ado|ada|aron)(?: de (?:idea|opinión))?|pasa|pasó|pasado|pasamos|actualización|corrección|rectifico|a partir de|desde ahora|desde hoy|más bien|en realidad|al final|últimamente|hoy en día|actualmente|otra vez|de nuevo|en vez de|en lugar de|mejor|nuev[oa]s?|por fin|finalmente|acabo de|más)\b`,
  ),
  place:
    /\b(?:en|al|desde|hacia|(?<=\b(?:vamos|voy|van|va|ir|iremos|viajamos|volamos|mudamos|mudo) )a|junto a|detrás de|cerca de|frente a|pasa a|pasan a)\b/u,
  within: chat(
    r`\b(?:por (?:la|las) (?:mañanas?|tardes?|noches?)|de (?:noche|día)|al mediodía|entre semana|los fines de semana|el fin de semana|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|después de (?:comer|cenar|almorzar|las \d{1,2})|antes de (?:dormir|acostarme|comer)|para (?:desayunar|cenar|comer|el desayuno|la cena)|en (?:el trabajo|casa|la oficina|verano|invierno|primavera|otoño))\b`,
  ),
  now: chat(r`\b(?:ahora|en adelante)\b`),
  always: chat(
    r`\b(?:cada|todos los|todas las|siempre|normalmente|habitualmente|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))\b`,
  ),
  once: chat(
    r`(?<!(?:desde|de) )\b(?:(?:este|esta|estas|estos|el próximo|la próxima) (?:vez|semana|fin de semana|mes|año|verano|invierno|primavera|otoño|navidad|navidades|vacaciones|pascua|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:el|la) (?:semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo) que viene)\b|\bsemana del \d{4}-\d{2}-\d{2}|(?<!desde |desde el |partir del |hasta el |del )\d{4}-\d{2}-\d{2}`,
  ),
  proposal: chat(
    r`\b(?:qué tal si|qué os parece|qué les parece|propongo|sugiero|podríamos|y si|quizá(?:s)? (?:podríamos|deberíamos)|a lo mejor podemos|si nadie se opone|si a nadie le importa|voto por)\b`,
  ),
  source: chat(
    r`^(?:(?:pues|y|mi|el|la|nuestro|nuestra) )*(?:médic[oa]|doctor(?:a)?|veterinari[oa]|dentista|fisio|terapeuta|nutricionista) (?:dice|dijo|me ha dicho|me dijo|confirmó|cree)(?: que)? `,
  ),
  instead: [
    chat(
      r`\b(?:cambié|cambiado|cambiamos|cambiaron|cambio|pasé|pasado|pasamos|mudé|mudado|mudamos|migramos|migrado|fui|fuimos) del? (?<old>.+?) al?\b`,
    ),
    chat(r`\b(?:en vez|en lugar) del? (?<old>[^,.;]+)`),
    chat(r`\by no (?<old>[^,.;]+)`),
    chat(r`\bya no (?!me gust)(?<old>[^,.;]+)`),
    chat(r`\b(?:dejé|he dejado|hemos dejado|dejamos) de (?<old>[^,.;]+)`),
    chat(
      r`\b(?:vendí|vendimos|he vendido|hemos vendido|regalé|regalamos|me deshice de|nos deshicimos de) (?:mi|el|la|los|las|nuestr[oa]|tu|su) (?<old>[^,.;]+)`,
    ),
    chat(
      r`\bya no (?:como|bebo|tomo|uso|fumo|vivo en|trabajo (?:en|de|como)|me gustan?|prefiero|voy a) (?<old>[^,.;]+)`,
    ),
    chat(r`\b(?:dejé|he dejado|hemos dejado|dejo) (?:de (?:comer|beber|tomar|usar|fumar) )?(?<old>[^,.;]+)`),
  ],
  sorts: [
    'té café agua zumo jugo cerveza vino chocolate leche cola refresco mate infusión cortado capuchino descafeinado limonada gaseosa caña tinto alcohol rooibos manzanilla tequila ron whisky gin sidra kombucha horchata',
    'rojo verde azul amarillo negro blanco naranja morado rosa marrón gris turquesa violeta celeste beige granate',
    'tren trenes avión aviones coche furgo autocar minibús carro autobús bus metro bici bicicleta barco moto patinete taxi camión furgoneta tranvía uber caminando andando conducir manejar volar pie',
    'vim emacs vscode neovim intellij webstorm nano sublime',
    'correo correos email llamada llamadas teléfono chat signal telegram whatsapp slack discord audios mensajes sms teams zoom messenger',
    'perro perros gato gatos gata gatito cachorro hámster conejo loro canario pez tortuga cobaya periquito',
    'verano invierno primavera otoño',
    'ventanilla pasillo',
    'oscuro claro',
    'mañanas tardes noches madrugadas',
    'playa montaña campo ciudad pueblo',
    'mysql postgres postgresql sqlite mongodb mariadb',
    'python javascript typescript rust java kotlin go ruby',
    'react vue angular svelte',
    'mac windows linux ubuntu debian fedora',
    'iphone android pixel samsung xiaomi huawei motorola nokia',
    'vegano vegana vegetariano vegetariana pescetariano omnívoro keto celíaco carnívoro carne pescado pollo ternera cerdo tofu jamón chuletón pavo cordero',
    'gafas lentillas lentes',
    'pizza pasta sushi hamburguesas paella tacos ramen barbacoa asado lentejas ensalada sopa empanadas arepas tamales pozole croquetas',
    'dulce salado',
    OCCUPATIONS,
    'fútbol judo tenis pádel natación nadar correr running yoga pilates gimnasio gym baloncesto básquet voleibol escalada senderismo baile ballet boxeo bádminton rugby golf esquí remo béisbol balonmano ajedrez kárate ciclismo crossfit zumba surf patinaje',
    'violín piano guitarra batería flauta trompeta violonchelo clarinete saxofón ukelele acordeón charango',
    'español castellano inglés francés alemán italiano portugués japonés chino coreano árabe ruso catalán euskera gallego neerlandés sueco',
    'soltero soltera casado casada divorciado divorciada prometido prometida viudo viuda separado novio novia mujer marido esposa esposo pareja',
    'alquiler hipoteca propio piso chalet apartamento departamento depa ático camping hotel hostal albergue cabaña caravana airbnb residencia',
    'guardería kínder cole colegio primaria secundaria instituto prepa bachillerato universidad facultad',
    'restaurante jardín castillo finca parque iglesia juzgado garaje oficina cocina nevera refri cajón sótano trastero cafetería biblioteca patio salón terraza bar entrada',
    'matemáticas física historia biología química geografía arte literatura medicina derecho economía ingeniería arquitectura filosofía informática',
    'pdf word excel papel',
    'pequeño grande enorme chico',
    'efectivo tarjeta bizum paypal transferencia',
    'trello jira notion asana',
    'cena comida almuerzo desayuno merienda',
  ],
  headings: {
    person: 'Personas',
    preference: 'Preferencias',
    decision: 'Decisiones',
    plan: 'Planes',
    fact: 'Datos',
    rule: 'Reglas',
    experience: 'Vivencias',
    event: 'Vivencias',
    task: 'Planes',
  },
};
