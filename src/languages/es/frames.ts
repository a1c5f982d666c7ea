import type { FrameWords } from '../claim-types.ts';
import { typed } from './chat.ts';
import { whose } from './whose.ts';

const SAYS =
  'dice|dicen|dijo|dijeron|decía|diciendo|cree|creen|piensa|piensan|asegura|afirma|jura|cuenta|escribió|soltó';
const OF_ME =
  'yo|soy|tengo|estoy|vivo|trabajo|voy|me|mi|mis|no|ya|nunca|odio|prefiero|bebo|a mí|somos|tenemos';

/** Who speaks of oneself in the words of others: `dice que soy`. */
const reported = SAYS.split('|').flatMap((verb) => OF_ME.split('|').map((own) => `${verb} que ${own}`));

export const frames: FrameWords = {
  ...whose,
  denied: typed(
    '^por ejemplo|en mi novela|en mi relato|mi personaje de rol|no es verdad eso de que|es mentira eso de que|es un rumor que|bromeaba cuando|estaba de broma cuando|era broma cuando|bromeaba al decir|lo dije en broma|lo dije de broma|dije en broma que|mentí cuando|mentí al decir|soñé que|he soñado que|soñaba que|anoche soñé|tuve un sueño en el que|en mi sueño|en mis sueños|en un sueño|en sueños|yo creía que … pero|creía que … pero|pensaba que … pero|yo pensaba que … pero|pensé que … pero|creí que … pero|creía que … resulta|pensaba que … resulta|nadie ha dicho que|nadie dijo que|nunca he dicho que|nunca dije que|no he dicho que|no dije que|jamás dije que|jamás he dicho que|niego que|es una tontería|eso es mentira|lo cual es mentira|lo cual es falso|lo cual no es cierto|lo cual no es verdad|no es verdad|no es cierto|en un universo paralelo|en otra vida|en el juego soy|mi personaje|hagamos como que|imagina que|imaginad que|imagínate que|dijo nadie|dijo nadie nunca|todo menos',
  ),
  supposed: typed(
    'imagina|imagina que|imagínate|imaginad|imaginaos|imaginemos|supongamos|supón|suponiendo|pongamos que|digamos que|finge que|hagamos como que|hagamos como si|haz como si|y si|qué pasaría si|hipotéticamente|como dicen|como se dice|como dice el refrán|como suele decirse|en mi novela|en mi libro,|en mi relato|en mi cuento|en mi película,|en mi guion|en mi juego,|en la novela,|en el libro,|en la película,|en el juego,|en la obra,|en la historia,|en nuestra campaña|en mi sueño|en mis sueños|en sueños|en un sueño|en el sueño|en otra vida|juego de rol|érase una vez|había una vez|mi personaje|el protagonista de mi|la protagonista de mi',
  ),
  reported: reported.join('|'),
  takenBack: typed(
    'jajaja no|jajaja mentira|no es verdad|no es cierto|eso no es verdad|eso no es cierto|ya quisiera|ya me gustaría|más quisiera|qué va|para nada|dijo nadie|dijo nadie nunca|dijo nadie jamás|ni de coña|en mis sueños|sarcasmo|ironía|nótese la ironía|no en serio no|te lo has creído|os lo habéis creído|no me hagáis caso|no me hagas caso|no perdón está mal|eso está mal|olvídalo|olvidadlo|olvida eso|olvidad eso|caíste|has caído|habéis caído|picaste|has picado|te pillé|os pillé|te engañé|lo creíste|te la creíste|no tanto|no realmente',
  ),
  amends: typed(
    'es broma|era broma|broma|bromeaba|bromeo|estoy bromeando|estoy de broma|es una broma|era una broma|solo era broma|no es broma no|era coña|es coña|de coña|jk|jaja no|lol no|jaja mentira|no mentira|nah mentira|nah es broma|mentira|es mentira|era mentira|mentira cochina|no espera|no espere|espera no|no perdón|perdón no|no perdona|perdona no|ay no|uy no|olvida lo que dije|olvida lo que he dicho|olvídalo es mentira|tacha eso|borra eso|ignora eso|corrección|me corrijo|me equivoqué|me he equivocado|lo retiro|retiro lo dicho|miento|he mentido|quise decir …|quería decir …|inocente|inocentes|inocentada',
  ),
  around: typed(
    'jaja|jeje|jiji|haha|lol|ay|uy|ah|oh|eh|bueno|vale|ok|perdón|perdona|ups|pero|y|espera|pues|nah|xd|gente|chicos',
  ),
  voice: typed(
    '^reenviado de |^reenvío de |^cita: |^dicen que |^se dice que |^se rumorea |^corre el rumor |^según dicen|^cuentan que |escribió: |escribe: |dijo: |dice: |dijeron: |pone: |puso: |publicó: |respondió: |contestó: |comentó: |canta: |dice así: |dijo «|dice «|dijo "|dice "|dijo, "|escribió "|escribe "|pone "|ponía "',
  ),
  material: typed(
    'reenviado:|reenviado por|fwd:|rv:|mensaje original|por ejemplo:|reenviado de|mensaje reenviado|traduce:|traduzca:|traduce esto:|traduce al:|traduce a:|tradúceme:|traducir:|traducción:|corrige:|corrige esto:|corrígeme:|resume:|resume esto:|resúmeme:|parafrasea:|reescribe:|reescribe esto:|escribe un poema:|escribe un cuento:|escribe una historia:|escribe una canción:|escribe una carta:|escríbeme:|poema:|cuento:|canción:|letra:|letra de la canción:|diálogo:|guion:|guión:|cita:|ejemplo:|frase de ejemplo:|del libro:|copiado de:',
  ),
  true: typed('verdad|cierto|así|correcto|caso|verdadero'),
  false: typed('falso|mentira|incorrecto|mito|bulo|falsedad'),
  not: typed('no|tampoco|nunca'),
  besideTruth: typed(
    'es|era|fue|eso|esto|el|la|un|una|pero|y|para|nada|realmente|completamente|totalmente|absolutamente|simplemente|de|ya|en|absoluto',
  ),
  that: typed('que'),
  labels: typed(
    'nota|notas|novedad|novedades|pd|p.d|ps|importante|recordatorio|dato|dato curioso|por cierto|edito|edit|noticia|noticias|buenas noticias|malas noticias|pregunta|respuesta|confesión|afición|aficiones|dieta|nombre|edad|trabajo|casa|familia|mascotas|alergia|alergias|cumpleaños|favoritos|hola|buenas|vale|ok|sí|no|bueno|también|recuerda|decisión|plan|planes|regla|reglas|preferencia|preferencias|verdad|contexto|sobre mí|salud|hoy|ayer|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|resumen|corrección|presentación|aviso|atención|ojo|todos|equipo|chicos|chicas|gente|familia|escucha|mira|por favor|resultado|conclusión|problema|idea|opinión|horario|dirección|teléfono|código|contraseña|resumiendo|total|acuerdo|acordado|confirmado|ventajas|desventajas|motivos|reunión|cena|comida|almuerzo|desayuno|fiesta|cita|dentista|médico|música|deporte|idiomas|café|té|gracias|perdón',
  ),
  self: typed(
    'yo|me|mí|mi|mis|mío|mía|conmigo|nosotros|nosotras|nos|nuestro|nuestra|nuestros|nuestras|soy|tengo|estoy|vivo|trabajo|voy|prefiero|odio|quiero|somos|tenemos|vamos|estamos|hemos',
  ),
  subject: typed(
    'yo|nosotros|nosotras|soy|tengo|estoy|vivo|trabajo|voy|prefiero|odio|quiero|somos|tenemos|vamos|estamos|hemos|digo|dije|decimos|dijimos|escribí|contesté|canto',
  ),
};
