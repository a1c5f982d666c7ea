import type { MatterTurn } from '../matter-rules.ts';
import { chat } from './chat.ts';

const r = String.raw;

const SCHOOL = r`(?:cole(?:gio)?|insti(?:tuto)?|escuela|guarde(?:ría)?|facultad|universidad|uni|academia|conservatorio)`;
const JOB = r`(?:curro|trabajo|empleo|puesto|laburo|chamba|empresa)`;
const MEAT = r`(?:carne|pescado|jamón|pollo|marisco|lácteos|gluten|huevos?|de todo)`;
const STATUS = r`(?:solter[oa]|casad[oa]|prometid[oa]|divorciad[oa]|separad[oa]|viud[oa])`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: chat(held),
  turned: chat(turned),
});

/** What there is one of at a time in a life, in Spanish. */
export const turns = (occupation: string): readonly MatterTurn[] => [
  turn(
    'home',
    r`\b(?:vivo|vive|vivimos|viven|resido|reside) (?:en|con|cerca|a|por)\b|\b(?:me|nos|se) (?:he |ha |hemos |han )?(?:mud|traslad)\p{L}+ (?:a|al|en)\b`,
    r`\b(?:me|nos|se) (?:he |ha |hemos |han )?mud(?:é|ó|ado|amos|aron|o|a|an)\b|\b(?:me|nos|se) (?:he |ha |hemos |han )?traslad(?:é|ó|ado|amos|aron) (?:a|al)\b|\b(?:venid[oa]s?|ido|vino|fue|viene|va|vengo|voy|vamos|vuelto|vuelvo|vuelve) a vivir\b|\bcambi(?:é|ado|amos|ó) de (?:piso|casa|barrio|ciudad)\b|\b(?:piso|casa) nuev[oa]\b`,
  ),
  turn(
    'work',
    r`\b(?:trabajo|trabaja|curro|curra|laburo|labura) (?:en|para|de|como)\b|\b(?:soy|es) (?:una? )?${occupation}\b`,
    r`\b(?:(?:cambi\p{L}+|cambio) de|nuevo|nueva|otro|dej(?:é|ado|ó) (?:el|mi|su|la)|perd(?:í|ió|ido) (?:el|mi|su)|encontr(?:é|ó|ado)|conseguido|conseguí|consiguió) ${JOB}\b|\b(?:me|le|la|lo) (?:han |ha )?(?:contrat|fich|despid|despedi|ech)(?:ado|aron|ó|ieron|do)\b|\b(?:ahora|ya) (?:trabaj|curr|labur|conduz|conduc)\p{L}+|\b(?:ahora|ya) (?:soy|es) (?:una? )?${occupation}\b|\b(?:me|se) (?:he |ha )?jubil(?:é|ó|ado)\b|\b(?:empecé|empezó|empiezo|empieza|empezado) (?:a trabajar|de ${occupation})\b|\b(?:dej(?:é|ó)|dejado) (?:la|el|lo de la|lo del) (?<left>\p{L}{6,})`,
  ),
  turn(
    'school',
    r`\b(?:voy|va|van|está|están|estudia|estudio) (?:a|al|a la|en el|en la|en un|en una) ${SCHOOL}\b`,
    r`\bcambi(?:é|ó|ado|amos|aron|o) (?:al?|a la|del?(?: ${SCHOOL})?)\b|\bmatricul(?:é|ó|ado|amos) en\b|\b(?:pasa|pasado|pasó|empieza|empezado|empezó) (?:al|a la|en el|en la) (?:${SCHOOL}|\p{L}+)|\bva ahora (?:a|al|a la) ${SCHOOL}\b`,
  ),
  turn(
    'study',
    r`\b(?:estudio|estudia|curso|cursa|estudiando|hago la carrera de|hace la carrera de)\b`,
    r`\b(?:dej(?:é|ó)|dejado) (?:la carrera|(?<left>\p{L}{4,}))|\bme (?:he )?(?:pasé|pasado|cambié|cambiado) (?:de carrera|a \p{L}{5,})|\bse (?:ha )?(?:pasó|pasado|cambió|cambiado) (?:de carrera|a \p{L}{5,})|\bcambi(?:é|ó|ado) de carrera\b|\bahora (?:estudio|estudia)\b`,
  ),
  turn(
    'status',
    r`\b${STATUS}\b`,
    r`\b(?:prometid[oa]|(?:me|nos|se) (?:he |ha |hemos |han )?(?:cas|divorci|separ)(?:o|a|an|amos|é|ó|ado|aron)|(?:ya|ahora|recién) ${STATUS})\b`,
  ),
  turn(
    'diet',
    r`\b(?:vegetarian[oa]|vegan[oa])\b|\bno (?:como|come|comemos|pruebo|prueba) (?:\p{L}+ )?${MEAT}`,
    r`\b(?:vuelvo|vuelve|volví|volvió|vuelto|empecé|empezado|empezó) a comer (?:\p{L}+ )?${MEAT}|\b(?:ya )?no (?:soy|es) (?:vegetarian|vegan)[oa]\b|\b(?:dej(?:é|ó)|dejado) de ser (?:vegetarian|vegan)[oa]\b`,
  ),
];

const THING = r`(?:número|móvil|teléfono|correo|dirección|código|contraseña|clave|pin|wifi|pediatra|médic[oa]|doctora?|dentista|fisio|psicólog[oa]|veterinari[oa]|profe(?:sora?)?|tutora?|entrenadora?|monitora?|jef[ea]|caser[oa]|fontaner[oa]|electricista|peluquer[oa]|canguro|niñera|limpiadora|contable|gestora?|horario|local|sede)`;

/** Another one of what there is one of. */
export const renewed = chat(
  r`\bnuev[oa] (?<thing>${THING})\b|\b(?<thing2>${THING}) nuev[oa]\b|\bcambi(?:é|ado|amos|aron|ó) de (?<thing3>${THING})\b`,
);

/** Why something cannot stay as it was. */
export const fails = chat(
  r`\b(?:fall(?:a|ado|ó)|inundad[oa]|inundó|cerrad[oa]|cerró|cierra(?!\s+a\b)|complet[oa]|llen[oa]|no (?:puede|tiene sitio|hay sitio|está disponible)|se (?:vuelve|va|marcha|muda|jubila)|averiad[oa]|estropead[oa]|estropeó|rot[oa]|en obras|cancelad[oa]|ha subido)\b`,
);
