import type { PhraseBook } from '../phrase-book.ts';
import { chat } from './chat.ts';

/** Spanish. */
export const phrases: PhraseBook = {
  code: 'es',
  and: '{a} y {b}',
  quote: ['«', '»'],
  count: {
    note: { one: '# nota', many: '# de notas', other: '# notas' },
    line: { one: '# línea', many: '# de líneas', other: '# líneas' },
    day: { one: '# día', many: '# de días', other: '# días' },
  },
  dates: { locale: 'es-ES', day: '{weekday}, {date}', otherYear: '{date} de {year}' },
  diary: {
    light: {
      one: [
        'Solo una nota me esperaba del día: {day}.',
        'Una sola nota llegó ese día ({day}).',
        'Del día leí una única nota: {day}.',
      ],
      few: [
        'Me esperaban {notes} ({day}), y las leí despacio.',
        'Ese día ({day}) la gente dejó {notes}.',
        'Fue un día breve de leer ({day}): {notes}.',
      ],
      many: [
        'Fue un día hablador ({day}), con {notes} sobre mi mesa.',
        'Había mucho que leer ({day}): {notes} en total.',
        'La mesa quedó llena aquel día ({day}), y repasé {notes}.',
      ],
      span: [
        'Hojeé los días entre {from} y {to} y leí {notes}.',
        'Entre {from} y {to} la mesa se había llenado de apuntes: {notes}.',
        'Ante mí estaban los días entre {from} y {to}: {notes} en total.',
      ],
      all: [
        'Todo merecía mirarse más de cerca.',
        'Nada era viejo, así que todo siguió adelante.',
        'Cada cosa pasó a la balanza.',
      ],
      some: [
        'Aparté {staged} para mirar más de cerca.',
        'De todo aquello seguí adelante con {staged}.',
        'Lo que parecía nuevo se quedó en {staged}.',
      ],
      none: ['Nada de ello pedía más atención.', 'Todo lo había oído ya antes.'],
      duplicate: [
        '{dropped} dice lo mismo que {kept}, así que basta con una.',
        '{kept} y {dropped} son una misma idea en dos versiones.',
        'Puse {dropped} encima de {kept}, porque dicen lo mismo.',
      ],
      closing: [
        'Lo demás se queda en su día, donde siempre se puede encontrar.',
        'Lo que dejé fuera no se ha perdido: sigue en las notas de su día.',
        'La charla se queda donde se dijo.',
      ],
    },
    rem: {
      theme: [
        'Una y otra vez volvía lo mismo: {theme}, en {notes} a lo largo de {days}.',
        'Algo regresaba siempre: {theme}, en {notes} y {days}.',
        '{theme} recorre {days} y {notes}.',
      ],
      others: [
        'A su lado seguía oyendo hablar de {themes}.',
        'También me encontré más de una vez con {themes}.',
      ],
      truth: ['Algo se confirmó a lo largo de {days}: {truth}.', 'En {days} me contaron lo mismo: {truth}.'],
      truths: ['También se confirmó esto: {truths}.', 'Lo mismo vale para {truths}.'],
      changed: [
        'No todo encaja con lo que sabía: tuve que cambiar {lines}.',
        'No todo sigue en pie: palabras más nuevas cambiaron {lines}.',
      ],
      steady: [
        'Nada contradecía lo que ya sabía.',
        'Encaja bien con lo que ya sabía.',
        'Ninguna línea anterior quedó en duda.',
      ],
    },
    deep: {
      opening: {
        added: [
          'La memoria acogió algo nuevo.',
          'Algo de lo dicho debe quedar.',
          'Esta vez había algo que añadir.',
        ],
        changed: [
          'Parte de lo que sabía había cambiado.',
          'Corregí lo que ya no era así.',
          'Palabras más nuevas ocuparon el lugar de las viejas.',
        ],
        tidied: ['Fue una hora de poner orden.', 'Despejé los estantes.', 'Había que ordenar.'],
        mixed: [
          'La memoria cambió de más de una manera.',
          'Había que escribir, y también ordenar.',
          'Aquí se juntaron varias cosas.',
        ],
      },
      addedOne: ['Añadí {line}.', 'Es nuevo {line}.', 'Desde ahora guardo {line}.'],
      addedWords: ['{name} dijo: {words}, y así lo escribí.', 'En palabras de {name}: {words}.'],
      added: ['Escribí {lines}: {list}.', 'Ahora tengo {lines} de más: {list}.'],
      addedMore: ['Además de esto acogí {lines} más.', 'Con ello anoté {lines} más.'],
      merged: ['Reuní {before} en {after}.', 'De {before} salió {after}.'],
      updated: [
        'Donde decía {before}, ahora dice {after}.',
        '{before} dejó su sitio a {after}.',
        'En lugar de {before} guardo ahora {after}.',
      ],
      removed: ['Dejé ir {text} {reason}', 'Quité {text} {reason}'],
      archived: ['Pasé al archivo {text} {reason}', '{text} descansa ahora en el archivo {reason}'],
      noRoom: [
        'Faltó sitio: al archivo fue {list}.',
        'Por falta de sitio está ahora en el archivo {list}; volverá si alguien lo cuenta otra vez.',
        'Para que cupiera el resto, dejé en el archivo {list}.',
      ],
      refused: ['Rechacé {text} {reason}', 'No acepté {text} {reason}'],
      closing: [
        'Si algo aquí está mal, se puede deshacer.',
        'Nada de esto es definitivo: cada cambio tiene vuelta atrás.',
        'Lo que se fue puede volver.',
      ],
    },
    insights: {
      first: [
        'Hasta ahora aquí no se sabía nada; aquí empieza todo.',
        'Estas son las primeras líneas de esta memoria.',
      ],
      theme: [
        'A lo que más vuelve la gente es a esto: {theme}.',
        'Mucho de lo que se habla gira en torno a {theme}.',
      ],
      kept: ['De {notes} guardé en la memoria {lines}.', 'De {notes} salió para guardar: {lines}.'],
      changed: [
        'Las cosas cambian: hubo que renovar {lines}.',
        'Valió la pena escuchar dos veces: hubo que corregir {lines}.',
      ],
      unchanged: [
        'Nada de lo que leí pedía un cambio.',
        'Quedó leído, y la memoria pudo seguir como estaba.',
      ],
      held: ['Hay algo que no me toca decidir: {text}.', 'Alguien debería mirar esto: {text}.'],
      heldMore: [
        'Lo mismo vale para {lines} más.',
        'Igual que eso, queda a la espera de una persona: {lines} más.',
      ],
    },
    observation: {
      turn: {
        added: ['La memoria ha crecido un poco.', 'Se sabe un poco más que antes.'],
        changed: [
          'Lo sabido ha quedado corregido.',
          'La memoria se ha puesto al día con las personas de las que habla.',
        ],
        tidied: ['La memoria está más ordenada.', 'Lo repetido y lo viejo se ha ido.'],
        mixed: ['La memoria ha quedado en orden y al día.', 'Lo nuevo y lo viejo han encontrado su sitio.'],
        quiet: ['Fue una noche tranquila.', 'Poco hubo que cambiar.'],
      },
      full: [
        'Está casi llena: {items} de {maxItems} líneas.',
        'Va quedando poco sitio: {items} de {maxItems} líneas.',
      ],
      room: ['Queda sitio para más: {items} de {maxItems} líneas.', 'Va por {items} de {maxItems} líneas.'],
    },
  },
  reply: {
    remembered: [
      'No tengo un modelo de lenguaje, así que solo puedo decirte lo que recuerdo:',
      'Lo que recuerdo de eso:',
      'Esto es lo que tengo sobre eso:',
    ],
    nothing: ['No recuerdo nada de eso.', 'No tengo nada sobre eso en la memoria.'],
    noted: [
      'Anotado en el registro; puede pasar a la memoria cuando haya un sueño.',
      'Está en el registro. Lo que perdure pasará a la memoria con el próximo sueño.',
      'Escrito en el registro; el próximo sueño decidirá lo que se queda.',
    ],
    greeting: [
      '¡Hola! Aquí no hay modelo de lenguaje, pero sí una memoria. /help muestra lo que puedo hacer.',
      '¡Hola! No tengo modelo de lenguaje, solo una memoria. /help muestra lo que puedo hacer.',
    ],
    thanks: ['De nada.', 'Con mucho gusto.'],
    isGreeting: chat(
      '^¡?(?:(?:hola|holi|holis|holaa+|buenas|buenos días|buen día|buenas tardes|buenas noches|qué tal|saludos|ey|hey|aló)(?:[ ,]+(?:a todos|a todas|todos|gente|bot|de nuevo|otra vez|chicos|chicas|reverie))*[\\s,!.?¿¡]*){1,3}[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
    asks: chat(
      '^(?:por favor,? |porfa,? )?(?:dime|dinos|decime|cuéntame|cuéntanos|contame|recuérdame|recuérdanos|recordame|muéstrame|muéstranos|enséñame|enumera|lista|quiero saber|me gustaría saber|sabes|recuerdas|te acuerdas|alguna idea|háblame de|dame|me pregunto)\\b',
    ),
    asksAboutSelf: chat('\\b(?:(?:de|sobre|acerca de) (?:mí|nosotros|nosotras)|quién soy|me conoces)\\b'),
    asksForHelp: chat(
      '^(?:(?:y |pero )*(?:qué (?:puedes|podés|sabes|sabés) hacer(?: por m[ií])?|qué (?:haces|hacés)|qué (?:eres|sos|es esto)|quién (?:eres|sos)|cómo (?:funcionas|funcionás|funciona(?: esto)?|te uso)|(?:en qué|cómo) (?:me |nos )?(?:puedes|podés) ayudar(?:me|nos)?|ayuda(?:me)?))$',
    ),
    isThanks: chat(
      '^¡?(?:(?:muchas |mil |muchísimas |ok,? |vale,? )?gracias(?: por todo| de nuevo| otra vez)?|se agradece|te lo agradezco)[\\s,!.]*(?:bot|reverie)?[\\s,!.]*[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
  },
};
