import { each, list, numbered } from '../lists.ts';
import type { LanguageDates } from '../types.ts';

export const dates: LanguageDates = {
  chrono: 'es',
  days: {
    ...each('hoy', 0),
    'hoy mismo': 0,
    ...each('mañana mañna', 1),
    'mañana mismo': 1,
    'pasado mañana': 2,
    'ayer mismo': -1,
    ...each('ayer', -1),
    ...each('anteayer antier antesdeayer', -2),
    'antes de ayer': -2,
  },
  dayParts: {
    'esta mañana': { days: 0, part: 'por la mañana' },
    'esta tarde': { days: 0, part: 'por la tarde' },
    'esta noche': { days: 0, part: 'por la noche' },
    'esta madrugada': { days: 0, part: 'de madrugada' },
    'este mediodía': { days: 0, part: 'al mediodía' },
    anoche: { days: -1, part: 'por la noche' },
    'ayer noche': { days: -1, part: 'por la noche' },
    anteanoche: { days: -2, part: 'por la noche' },
    antenoche: { days: -2, part: 'por la noche' },
  },
  parts: {
    'por la mañana': 'por la mañana',
    'por la tarde': 'por la tarde',
    'por la noche': 'por la noche',
    'en la mañana': 'por la mañana',
    'en la tarde': 'por la tarde',
    'en la noche': 'por la noche',
    'a la mañana': 'por la mañana',
    'a la tarde': 'por la tarde',
    'a la noche': 'por la noche',
    'al mediodía': 'al mediodía',
    'a mediodía': 'al mediodía',
    'de madrugada': 'de madrugada',
  },
  ofDay: {},
  ofDayForm: '{word} {day}',
  weekdays: numbered(`
    lunes
    martes
    miércoles miercoles
    jueves
    viernes
    sábado sabado
    domingo
  `),
  doubtfulWeekdays: {
    ...each('lun', 1),
    ...each('mié mie', 3),
    jue: 4,
    vie: 5,
    ...each('sáb sab', 6),
    dom: 7,
  },
  months: numbered(`
    enero ene
    febrero feb
    marzo mar
    abril abr
    mayo may
    junio jun
    julio jul
    agosto ago
    septiembre setiembre sept sep set
    octubre oct
    noviembre nov
    diciembre dic
  `),
  doubtfulMonths: list('ene feb mar abr may jun jul ago sept sep set oct nov dic'),
  units: {
    ...each('minuto minutos min minutitos', 'minute'),
    ...each('hora horas horitas', 'hour'),
    ...each('día días dia dias', 'day'),
    ...each('semana semanas semanita', 'week'),
    ...each('finde', 'weekend'),
    'fin de semana': 'weekend',
    'fines de semana': 'weekend',
    ...each('mes meses', 'month'),
    ...each('año años anio anios', 'year'),
  },
  bareUnits: false,
  numbers: {
    ...numbered(`
      un una uno
      dos
      tres
      cuatro
      cinco
      seis
      siete
      ocho
      nueve
      diez
      once
      doce
    `),
    'un par de': 2,
    quince: 15,
    veinte: 20,
    treinta: 30,
  },
  spans: {},
  next: ['próximo', 'próxima', 'proximo', 'proxima'].flatMap((word) => [word, `el ${word}`, `la ${word}`]),
  last: ['pasado', 'pasada'].flatMap((word) => [word, `el ${word}`, `la ${word}`]),
  this: list('este esta'),
  nextAfter: [
    'que viene',
    'q viene',
    'que entra',
    'siguiente',
    ...list('próximo próxima proximo proxima entrante'),
  ],
  lastAfter: list('pasado pasada'),
  nextIsNearest: true,
  weekLinks: ['de la', 'de', 'la'],
  pairLinks: list('y e o ni'),
  agoBefore: ['hace', 'hará', 'hace ya', 'hace solo'],
  ahead: ['en', 'dentro de', 'de aquí a', 'de aqui a'],
  fromNow: [],
  ago: ['atrás', 'atras'],
  on: ['el'],
  onSpan: ['el', 'la', 'en el', 'en la', 'en'],
  bound: list('de del a al'),
  toward: [...list('para a al hasta'), 'para el', 'hasta el'],
  monthPrepositions: list('en de desde hasta para durante antes después entre hacia a'),
  rangeLinks: ['a', 'al', 'hasta'],
  dayLinks: ['al', 'a', 'y el', 'y', 'hasta el'],
  recurring: [
    ...list('los las cada todos algunos ningún ningun un de'),
    'todos los',
    'los próximos',
    'cada segundo',
    'cada dos',
  ],
  recurringAfter: [],
  habitual: [
    ...list('siempre normalmente generalmente habitualmente cada todos todas regularmente semanalmente'),
    'del mes',
    'de cada mes',
    'una vez por semana',
    'todas las semanas',
  ],
  recurringForms: [],
  vague: [
    ...list('desde casi unos unas media sobre apenas'),
    'más de',
    'mas de',
    'menos de',
    'al menos',
    'por lo menos',
  ],
  verbsAfter: [],
  at: ['a las', 'a la', 'sobre las', 'hacia las', 'desde las'],
  beforeNoon: ['am', 'a.m.', 'a. m.', 'de la mañana', 'de la madrugada', 'por la mañana'],
  afterNoon: ['pm', 'p.m.', 'p. m.', 'de la tarde', 'de la noche', 'por la tarde', 'por la noche'],
  hourMarks: list('h hs hrs'),
  ordinals: list('º ° ro er'),
  monthLinks: list('de del'),
  yearMarks: [],
  monthBeforeDay: false,
  slashMonthFirst: false,
  shortDotted: false,
  idioms: [
    ...[
      ...['hoy en día', 'hoy en dia', 'hoy por hoy', 'hoy día', 'hoy dia', 'de hoy a mañana', 'ayer y hoy'],
      ...['un día', 'algún día', 'el otro día', 'el día de mañana', 'mañana será otro día', 'como hoy'],
      ...['por la mañana', 'de la mañana', 'a la mañana', 'en la mañana', 'la mañana', 'cada mañana'],
      ...['toda la mañana', 'una mañana', 'media mañana', 'a media mañana', 'buena mañana'],
      ...['de la noche a la mañana', 'de un día para otro', 'de la nada', '24/7', '1/2', '1/4'],
      ...['3/4', '7/24', 'santo domingo', 'plácido domingo', 'viernes santo', 'jueves santo', 'sábado santo'],
      ...['domingo de ramos', 'domingo de resurrección', 'viernes negro', 'black friday', 'martes y 13'],
      ...['miércoles de ceniza', 'martes y trece', 'en un día', 'en una hora punta', 'en un año normal'],
      ...['en un minuto', 'en dos minutos', 'en cinco minutos', 'en 5 minutos', 'en un par de minutos'],
    ],
  ],
  past: {
    words: list(`
      fue fui fuimos fueron fuiste era eran estuvo estuve estuvimos estuvieron estaba estaban tuvo tuve tuvimos tuvieron
      hizo hice hicimos hicieron dijo dije dijeron vino vine vinieron puso puse pusieron pude pudo pudimos pudieron quiso
      quise supo supe trajo traje vi vio vieron di dio dieron di había habían hubo ha he hemos han tenía tenían hacía
      vivía vivían comía iba iban íbamos nació nací murió salí salió comí bebí subí bajé conocí perdí viví escribí leí
      cogí recibí volví dormí aprendí sufrí decidí descubrí vendí rompí oí caí
    `),
    endings: list(`
      ó aron ieron yeron jeron aste iste aba aban ábamos bé cé dé gué jé lé llé mé né pé qué sé té vé yé ché ñé pré tré
      bré rré
    `),
    except: list(`
      café también chalé bidé puré comité carné cliché josé andré tupé bebé iré saldré vendré viviré escribiré abriré
      subiré dormiré pediré seguiré decidiré recibiré partiré sábado porqué
    `),
  },
  future: list(`
    voy vas va vamos vais van será serán seré estaré estará estaremos estarán iré irá iremos irán tendré tendrá tendremos
    tendrán haré hará haremos harán vendré vendrá vendremos vendrán podré podrá podremos saldré saldrá saldremos llegaré
    llegará llegaremos empezaré empezará empezaremos viajaré viajará viajaremos veré veremos verá quedaremos quedado
    quedamos tengo tenemos tiene tienen hay quiero queremos puedo podemos puede puedes pienso planeo debo debemos
    gustaría podría podrías podríamos iría debería deberíamos querría encantaría toca viene vienen vengo salgo sale
    salimos llego llega llegamos empiezo empieza empezamos vuelvo vuelve volvemos recuérdame recuerda acuérdate es son
    cumple cumplo
  `),
  forms: {
    day: 'el {day}',
    plainDay: '{day}',
    week: 'la semana del {day}',
    plainWeek: 'la semana del {day}',
    weekend: 'el fin de semana del {day}',
    plainWeekend: 'fin de semana del {day}',
    month: 'el mes {month}',
    plainMonth: 'mes {month}',
    year: 'el año {year}',
    plainYear: 'año {year}',
    moment: 'el {day} a las {time}',
  },
};
