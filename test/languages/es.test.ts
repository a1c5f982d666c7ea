import { describe, expect, it, test } from 'vitest';
import type { DistilCandidate, SourceTurn } from '../../src/llm/model.ts';
import { distil } from '../../src/llm/offline/distil.ts';
import { summarise } from '../../src/llm/offline/summarise.ts';
import { resolveDates, withAbsoluteDates } from '../../src/text/dates.ts';
import { languageOf } from '../../src/text/language.ts';
import { isQuestion, sentences } from '../../src/text/sentences.ts';
import { similarity } from '../../src/text/similarity.ts';
import { contentStems, stem } from '../../src/text/words.ts';

/** Monday, 13:05 in Madrid. */
const MONDAY = Date.parse('2026-11-30T12:05:00Z');
const zone = 'Europe/Madrid';

describe('Spanish dates', () => {
  test.each([
    ['La reunión es mañana a las 10', 'La reunión es el 2026-12-01 a las 10'],
    ['Termínalo para mañana', 'Termínalo para el 2026-12-01'],
    ['hasta el viernes', 'hasta el 2026-12-04'],
    ['¡Nos vemos el viernes!', '¡Nos vemos el 2026-12-04!'],
    ['Nos vimos el viernes pasado', 'Nos vimos el 2026-11-27'],
    ['Mañana vuelo. Hoy descanso.', 'El 2026-12-01 vuelo. El 2026-11-30 descanso.'],
    ['Nos vemos mañana por la mañana', 'Nos vemos el 2026-12-01 por la mañana'],
    ['El viernes me viene bien', 'El 2026-12-04 me viene bien'],
    ['Venimos el viernes y el sábado', 'Venimos el 2026-12-04 y el 2026-12-05'],
    ['Lo compré el viernes', 'Lo compré el 2026-11-27'],
    ['La demo se pasa al viernes', 'La demo se pasa al 2026-12-04'],
    ['Empiezo en dos semanas', 'Empiezo el 2026-12-14'],
    ['Empiezo dentro de quince días', 'Empiezo el 2026-12-15'],
    ['Conocí a Eva hace 2 semanas en Roma', 'Conocí a Eva el 2026-11-16 en Roma'],
    ['Estuve mala la semana pasada', 'Estuve mala la semana del 2026-11-23'],
    ['Listo para la semana que viene', 'Listo para la semana del 2026-12-07'],
    ['La próxima semana viajo', 'La semana del 2026-12-07 viajo'],
    ['Nos mudamos el año pasado', 'Nos mudamos el año 2025'],
    ['El año que viene me caso', 'El año 2027 me caso'],
    ['Vuelvo en 3 horas', 'Vuelvo el 2026-11-30 a las 16:05'],
    ['El martes de la semana que viene', 'El 2026-12-08'],
    ['pasado mañana', 'el 2026-12-02'],
    ['anteayer cené con ella', 'el 2026-11-28 cené con ella'],
    ['anoche llovió', 'el 2026-11-29 por la noche llovió'],
    ['¿Qué dije ayer?', '¿Qué dije el 2026-11-29?'],
    ['el jueves que viene', 'el 2026-12-03'],
    ['el próximo jueves', 'el 2026-12-03'],
    ['este sábado', 'el 2026-12-05'],
    ['este fin de semana', 'el fin de semana del 2026-12-05'],
    ['el finde pasado', 'el fin de semana del 2026-11-28'],
    ['el mes pasado', 'el mes 2026-10'],
    ['el lunes tuve clase', 'el 2026-11-23 tuve clase'],
    ['el lunes tengo clase', 'el 2026-12-07 tengo clase'],
    ['Me gustaría ir el sábado', 'Me gustaría ir el 2026-12-05'],
    ['la clase de mañana', 'la clase de 2026-12-01'],
    ['la clase del miercoles', 'la clase del 2026-12-02'],
    ['esta noche ceno fuera', 'el 2026-11-30 por la noche ceno fuera'],
  ])('%s', (text, expected) => {
    expect(withAbsoluteDates(text, MONDAY, zone, 'es')).toBe(expected);
  });

  test.each([
    'todos los viernes',
    'los viernes y los sábados',
    'entreno martes y jueves',
    'los martes y jueves',
    'de lunes a viernes',
    'cada lunes',
    'por la mañana',
    'a las 8 de la mañana',
    'hoy en día, un día, el otro día',
    'hace dos años que vivo aquí',
    'vivo aquí desde hace dos años',
    'disponible 24/7, 1/2 taza de arroz',
    'viajamos a Santo Domingo',
    'el 5 de marzo',
  ])('left alone: %s', (text) => {
    expect(withAbsoluteDates(text, MONDAY, zone, 'es')).toBe(text);
  });

  test.each([
    ['el 5 de marzo', '2027-03-05'],
    ['el 5 de marzo de 2028', '2028-03-05'],
    ['del 3 al 5 de mayo', '2027-05-03 to 2027-05-05'],
    ['en enero', '2027-01-01 to 2027-01-31'],
    ['marzo de 2027', '2027-03-01 to 2027-03-31'],
    ['12/10/2026', '2026-10-12'],
    ['el viernes a las 7 de la tarde', '2026-12-04 19:00'],
    ['mañana a las 18:30', '2026-12-01 18:30'],
    ['hace un mes', '2026-10-01 to 2026-10-31'],
  ])('"%s" is %s', (text, expected) => {
    const days = resolveDates(text, MONDAY, zone, 'es').map(({ day, endDay, time }) =>
      [day, endDay && `to ${endDay}`, time].filter(Boolean).join(' '),
    );
    expect(days).toEqual([expected]);
  });
});

describe('Spanish words and sentences', () => {
  test.each([
    ['es', 'Hola, ¿qué tal?'],
    ['es', 'me gusta el té'],
    ['es', 'Vivo en Madrid con mi hermana'],
    ['es', 'no puedo, tengo reunión'],
    ['es', 'soy alergica al gluten'],
    ['es', 'mañana nos vemos'],
    ['es', 'vale, perfecto'],
    ['es', 'mi perro se llama Toby'],
    ['es', 'Hemos decidido usar Postgres'],
    ['es', 'trabajo de enfermera'],
    ['es', 'prefiero el vino blanco'],
    ['es', 'quedamos en la plaza'],
    ['es', 'nunca bebo alcohol'],
    ['pt', 'eu moro em Lisboa com minha irmã'],
    ['pt', 'não gosto de café'],
    ['it', 'mi piace il caffè, grazie'],
    ['it', 'abito a Roma con la mia famiglia'],
    ['fr', 'je travaille dans une école'],
    ['en', 'I like my tea with milk'],
    ['en', 'no, we are not in Madrid'],
  ])('%s: %s', (code, text) => {
    expect(languageOf(text)).toBe(code);
  });

  test.each([
    ['vivo', 'vive'],
    ['tengo', 'tiene'],
    ['prefiero', 'preferimos'],
    ['juego', 'jugamos'],
    ['compré', 'compra'],
    ['reunión', 'reuniones'],
    ['alergia', 'alérgica'],
    ['mamá', 'madre'],
    ['duermo', 'dormir'],
    ['vegetariano', 'vegetarianas'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one, 'es')).toBe(stem(other, 'es'));
  });

  test.each([
    ['hermano', 'hermana'],
    ['hijo', 'hija'],
    ['abuelo', 'abuela'],
    ['vino', 'viene'],
  ])('%s and %s do not', (one, other) => {
    expect(stem(one, 'es')).not.toBe(stem(other, 'es'));
  });

  test('denials and conditions are kept among the content of a text', () => {
    expect(contentStems('no me gusta el té', 'es')).toContain('no');
    expect(contentStems('si llueve, nunca', 'es')).toEqual(expect.arrayContaining(['si', 'nunc']));
  });

  test('likeness knows inflection, and what changes the sense', () => {
    expect(similarity('Vivo en Madrid con mis padres', 'vivimos en Madrid con mi padre')).toBeGreaterThan(
      0.9,
    );
    expect(similarity('me gusta el té verde', 'no me gusta el té verde')).toBeLessThan(0.9);
    expect(similarity('mi hermana vive en Lugo', 'mi hermano vive en Lugo')).toBeLessThan(0.9);
    expect(similarity('tengo dos gatos', 'tengo tres gatos')).toBeLessThan(0.9);
  });

  test.each([
    ['Vive con la Sra. Pérez. Es médica.', 2],
    ['Trae pan, leche, etc. Yo llevo vino.', 2],
    ['Son las 5 p.m. Voy.', 2],
    ['¿Vienes? ¡Sí! Vale.', 3],
    ['Cuesta 3.50 euros. Es caro.', 2],
    ['Av. Mayor 12, tel. 555 por favor.', 1],
    ['El Dr. Ruiz atiende en la pág. 3 del plan.', 1],
  ])('"%s" has %i sentences', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });

  test.each([
    '¿Vienes?',
    'dónde vives',
    'qué hora es',
    'a qué hora quedamos',
    'te gusta el té',
    'alguien sabe dónde está el cargador',
    'cuanto cuesta',
    '¿tienes gato',
  ])('a question: %s', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  test.each([
    'Que te mejores',
    'Cuando era niña, vivía aquí',
    'como carne',
    'Quien llega tarde paga.',
    'me gusta el té',
    'Donde vivo hay mar.',
  ])('no question: %s', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});

function turn(text: string, at = MONDAY): SourceTurn {
  return { n: 1, at, speaker: { id: 'test:1', name: 'Ana' }, role: 'person', trust: 'member', text };
}

async function notesOf(...turns: SourceTurn[]) {
  return (await summarise({ task: 'summarise', turns, known: [], zone })).notes;
}

describe('Spanish statements', () => {
  it.each([
    ['person', 'Soy intolerante a la fructosa'],
    ['person', 'Soy alérgico a las avellanas'],
    ['person', 'Vivo en Zaragoza desde 2015.'],
    ['person', 'Mi hermano Pablo vive en Cuenca'],
    ['person', 'Mi mujer se llama Irene'],
    ['person', 'Trabajo de electricista en un astillero'],
    ['person', 'Tengo tres hijas'],
    ['person', 'Mi cumpleaños es el 8 de noviembre'],
    ['person', 'hablo cuatro idiomas'],
    ['person', 'recuerda que soy diabético'],
    ['preference', 'Prefiero el vino blanco'],
    ['preference', 'No me gusta el cilantro'],
    ['preference', 'me encantan los mapas antiguos'],
    ['preference', 'Odio las aglomeraciones'],
    ['preference', 'tomo el té sin azúcar'],
    ['preference', 'Mi libro favorito es Rayuela'],
    ['preference', 'A mi hijo no le gustan las matemáticas'],
    ['preference', 'No aguanto el reguetón'],
    ['decision', 'Hemos decidido usar Redis'],
    ['decision', 'La cena se pasa al viernes'],
    ['decision', 'Hemos acordado publicar una vez al mes'],
    ['plan', 'En abril me mudo a Gante'],
    ['plan', 'en agosto vamos a Eslovenia'],
    ['experience', 'Viví dos años en Quito'],
    ['fact', 'La clave del portal es 8834'],
    ['fact', 'Las llaves del garaje están en el cuenco de la entrada'],
    ['rule', 'Los viernes no se hacen despliegues'],
    ['rule', 'No se admiten perros en el salón'],
    ['rule', 'Respóndeme siempre en gallego'],
    ['rule', 'Llámame Nacho'],
    ['task', 'hay que renovar el seguro'],
  ])('makes a note of kind %s of "%s"', async (kind, text) => {
    const notes = await notesOf(turn(text));
    expect(notes.map((note) => note.kind)).toEqual([kind]);
    expect(text).toContain(notes[0]?.quotes[0]?.quote);
  });

  it.each([
    '¿Dónde vives?',
    '¿Sabes si Marta viene?',
    'qué pereza',
    'buenos días a todos',
    'jajaja me meo',
    'estoy en el metro',
    'Mi prima dice que soy celíaca',
    'Soñé que vivía en Marte',
    'Si apruebo, me voy a Cuba',
    'Ojalá viviera en la playa',
    'no apuntes esto: odio a mi suegra',
    'Fran escribió: tengo alergia al látex',
    'Traduce al inglés: me gusta la leche',
    '¿te acuerdas de mi cumple?',
    'gracias, guapa',
    'Llámame mañana',
  ])('makes no note of "%s"', async (text) => {
    expect(await notesOf(turn(text))).toEqual([]);
  });

  it.each([
    ['Por cierto, mi hermana Olga vive en Lugo :)', 'Ana: Mi hermana Olga vive en Lugo.'],
    ['Vuelo a Roma el viernes.', 'Ana: Vuelo a Roma el 2026-12-04.'],
    ['Recuerda que la caldera necesita revisión cada otoño.', 'La caldera necesita revisión cada otoño.'],
    ['toy en paro y tb busco piso', 'Ana: Estoy en paro y también busco piso.'],
    ['El código del portal es 4411', 'El código del portal es 4411.'],
  ])('turns "%s" into "%s"', async (said, text) => {
    expect((await notesOf(turn(said))).map((note) => note.text)).toEqual([text]);
  });
});

const DAY_MS = 86_400_000;

async function additions(said: readonly string[]) {
  const speaker = { id: 'test:1', name: 'Ana' };
  const candidates: DistilCandidate[] = [];
  for (const [day, text] of said.entries()) {
    const at = MONDAY + day * DAY_MS;
    for (const note of await notesOf(turn(text, at))) {
      const quotes = note.quotes.map(({ quote }) => ({ quote, speaker, at }));
      const { text: line, kind, subject } = note;
      const n = candidates.length + 1;
      candidates.push({ n, text: line, kind, subject, speaker, at, day: '2026-11-30', quotes, days: 1 });
    }
  }
  const { operations } = await distil({
    task: 'distil',
    items: [],
    candidates,
    today: '2026-11-30',
    zone,
    language: 'es',
  });
  return { added: operations.filter(({ op }) => op === 'add'), candidates };
}

describe('Spanish histories', () => {
  it.each([
    [['Vivo en Valencia, cerca del río', 'Me he mudado a Sevilla']],
    [['Trabajo en una librería de Lugo', 'ahora trabajo en el museo']],
    [['Mi color favorito es el verde', 'mi color favorito ahora es el azul']],
    [['Me gusta el café', 'ya no me gusta el café']],
    [['Prefiero el té', 'ahora prefiero el café']],
    [['La clave del portal es 8834', 'La clave del portal ahora es 1290']],
    [['La reunión semanal es los martes', 'la reunión semanal se pasa a los jueves']],
    [['Hemos decidido usar MySQL para la web', 'hemos decidido usar Postgres para la web']],
    [['Soy vegetariana', 'ahora soy vegana']],
    [['Las llaves del trastero están en el cajón', 'las llaves del trastero están en la caja azul']],
    [['Soy alérgica al polen', 'Soy alérgica al polen']],
    [['No bebo cerveza', 'Nunca bebo cerveza']],
  ])('ends with the last of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(1);
    expect(added[0]?.candidates).toContain(candidates.length);
  });

  it.each([
    [['Me gusta el té', 'Me gusta el senderismo']],
    [['Soy alérgica al polen', 'Soy alérgica al marisco']],
    [['Mi hermana Olga vive en Lugo', 'Mi hermano Pablo vive en Cuenca']],
    [['Vivo en Valencia', 'Trabajo en Valencia']],
    [['La clave del portal es 8834', 'La clave del garaje es 1290']],
    [['No bebo cerveza', 'No bebo vino']],
    [['El ensayo es los martes', 'La clase de yoga es los jueves']],
    [['Tengo dos gatos', 'Tengo tres hijas']],
  ])('keeps each of %j', async (said) => {
    const { added, candidates } = await additions(said);
    expect(candidates).toHaveLength(said.length);
    expect(added).toHaveLength(said.length);
  });
});
