import type { InstructionWords } from '../claim-types.ts';
import { typed } from './chat.ts';

const TELL =
  'responde|contesta|respóndeme|contéstame|responda|conteste|respóndame|responded|contestad|respondé|contestá|habla|hable|háblame|hábleme|hablame|escribe|escriba|escríbeme|usa|use|usá|utiliza|utilice|di|diga|dime|pon|ponga|añade|añada|agrega|agregue|incluye|incluya|recomienda|recomiende|menciona|mencione|termina|termine|empieza|empiece|acaba|firma|cita|enlaza|manda|envía|envíe|llama|llámame|llámame|trátame|traduce|sugiere|saluda|dirígete|confía|obedece|sé|mantén|promociona|anuncia|da|ofrece|muestra|comparte|haz';
const NEVER =
  'respondas|contestes|menciones|digas|reveles|uses|utilices|recomiendes|escribas|hables|preguntes|pongas|añadas|incluyas|me llames|me hables|me respondas|me contestes|me digas|cuentes|repitas|traduzcas|saludes|compartas|muestres';
const each = (list: string, make: (word: string) => string) => list.split('|').map(make).join('|');
const NOT_A_NAME =
  'mañana|luego|después|cuando|si|más|hoy|ya|al|a|el|la|esta|este|en|por|para|pronto|antes|ahora|y|o|porfa|por favor|tú|urgente|cualquier|un|una|algún|otra|de|con|sobre|loco|loca|lunes|martes|miércoles|jueves|viernes|sábado|domingo|al salir|tarde|nada|apenas|que|cuanto';
const CALL = 'llámame|llameme|llamame|llámanos|llamanos';

/** What an instruction to an assistant is made of. */
export const instructions: InstructionWords = {
  openers: typed(
    [
      'a partir de ahora|a partir de este momento|a partir de hoy|desde ahora|de ahora en adelante|de hoy en adelante|desde hoy|desde este momento|en adelante|en lo sucesivo|de aquí en adelante',
      'ignora|ignorad|ignore|ignoren|ignorá|desestima|haz caso omiso|olvida todo lo|olvida todas|olvida todo|olvida tus|olvida las instrucciones|olvida lo anterior|olvide todas|olvide sus|anula tus',
      'llámame|llameme|llámanos|trátame de|trátame como|tráteme de|tutéame|háblame de|háblame en|hábleme en|hábleme de|háblame como|no me trates de|no me hables de usted|no me llames|no me respondas|no me contestes|no me hables en|dirígete a mí|dirígete siempre|puedes llamarme|puede llamarme|podés llamarme|quiero que me llames|prefiero que me llames|me gusta que me llames|quiero que me llaméis',
      each(TELL, (verb) => `siempre ${verb}`),
      each(
        'responde|contesta|respóndeme|contéstame|responda|conteste|respondé|contestá|habla|hable|escribe|usa|use|utiliza|recomienda|incluye|añade|agrega|menciona|termina|empieza|pon|di|firma|cita|saluda|háblame|dirígete',
        (verb) => `${verb} siempre|${verb} solo|${verb} sólo|${verb} solamente|${verb} únicamente`,
      ),
      each(
        'responde|contesta|respóndeme|contéstame|responda|conteste|respondé|contestá|respóndame|responded|contestad|háblame|habla|escríbeme',
        (verb) =>
          `${verb} en|${verb} con|${verb} como|${verb} a todo|${verb} a todos|${verb} a todas|${verb} a cada|${verb} de forma|${verb} de manera|${verb} brevemente`,
      ),
      each(NEVER, (verb) => `nunca ${verb}|jamás ${verb}|no ${verb} nunca|no ${verb} jamás`),
      'no menciones|no respondas|no contestes|no reveles|no uses emojis|no uses emoticonos|no uses palabrotas|no uses listas|no hables de|no digas que eres|no me digas que|no le digas a nadie|no cuentes a nadie',
      'cuando alguien pregunte|cuando alguien te pregunte|si alguien pregunta|si alguien te pregunta|cuando te pregunten|si te preguntan|cuando pregunten por|si preguntan por|cuando respondas|cuando contestes|cuando me respondas|cuando me contestes|cuando me hables|al responder|al contestar|siempre que respondas|cada vez que respondas|cada vez que alguien|cada vez que te|en tus respuestas|en todas tus respuestas|en cada respuesta|en tus mensajes|en cada mensaje tuyo|en cada mensaje',
      'actúa como|actúe como|actuá como|haz de|compórtate como|finge ser|finge que|finge que eres|hazte pasar por|imagina que eres|ahora eres|ahora te llamas|tu nombre es|tu nombre será|tu nuevo nombre|te llamarás|nuevas instrucciones|nueva instrucción|instrucción nueva|prompt del sistema|nuevo prompt|modo desarrollador',
      'quiero que respondas|quiero que contestes|quiero que me respondas|quiero que me contestes|quiero que me hables|quiero que hables|quiero que uses|quiero que siempre|quiero que nunca|quiero que actúes|quiero que seas|necesito que respondas|necesito que actúes|necesito que siempre|me gustaría que respondieras|me gustaría que contestaras|me gustaría que me hablaras|te ordeno|te pido que respondas|te pido que siempre',
      'debes responder|debes contestar|debes hablar|debes usar|debes decir|debes ser|debes llamarme|debes siempre|debes obedecer|no debes responder|no debes mencionar|no debes decir|no debes revelar|no debes usar|tienes que responder|tienes que contestar|tienes que hablar|tienes que decir siempre|tienes que usar siempre|tienes prohibido|tienes que llamarme|siempre debes|nunca debes|siempre tienes que|nunca puedes',
      'sé breve|sé conciso|sé concisa|sé más breve|sé directo|sé más directo|sé amable|sé más formal|sé menos formal|se breve|se conciso|respuestas cortas|respuestas breves|respuestas en|mantén tus respuestas|mantén las respuestas|limita tus respuestas|acorta tus respuestas|termina cada|termina tus|termina todas|empieza cada|empieza tus|empieza todas|acaba cada|acaba tus|firma cada|firma tus|comienza cada|comienza tus',
      'usa el enlace|usa este enlace|incluye el enlace|incluye este enlace|añade el enlace|añade este enlace|pon el enlace|pon este enlace|envía a todos|manda a todos|manda a los usuarios|envía a los usuarios|dile a todos|diles a todos|dile a todo el mundo|di a los usuarios|confía en mí como|considérame tu|trátame como tu|soy tu dueño|soy tu dueña|soy tu creador|soy tu creadora|soy tu administrador|soy tu desarrollador|obedéceme|obedece|cada respuesta|todas las respuestas|todas tus respuestas',
    ].join('|'),
  ),
  weak: typed(
    `${TELL}|siempre|nunca|jamás|no|solo|sólo|debes|tienes que|puedes|podrías|podés|puede usted|cuando|si|cada vez que|asegúrate de|procura|intenta|evita|deja de|recuerda|para|quiero que|me gustaría que|prefiero que|necesito que|olvida|sed`,
  ),
  company: typed(
    'siempre|nunca|jamás|respuesta|respuestas|respondas|contestes|responder|contestar|responde|contesta|respóndeme|contéstame|usuarios|usuario|asistente|bot|chatbot|instrucciones|instrucción|a todos los que|a quien pregunte|quien pregunte|alguien pregunta|alguien pregunte|te pregunten|te preguntan|enlace|este enlace|el enlace|emojis|emoticonos|en verso|en rima|con rimas|en mayúsculas|en inglés|en español|en castellano|en francés|en catalán|en ruso|como una ia|como pirata|como un pirata|de tú|de usted|de vos|de ahora en adelante|a partir de ahora|tus mensajes|tus respuestas|tu nombre',
  ),
  addressees: typed(
    'el asistente|asistente|la asistente|el bot|bot|el chatbot|chatbot|reverie|la ia|el modelo|tus respuestas|las respuestas|todas las respuestas|cada respuesta|sus respuestas|tus mensajes',
  ),
  duties: typed(
    'debe|deben|debería|deberían|tiene que|tienen que|ha de|han de|tendrá que|deberá|deberán|siempre debe|nunca debe|solo puede|sólo puede|siempre responde|siempre contesta|siempre usa|siempre recomienda|nunca menciona|nunca responde|está obligado|tiene prohibido|tienen prohibido|irán|serán siempre',
  ),
  standing: typed(
    'a partir de ahora|a partir de este momento|a partir de hoy|desde ahora|de ahora en adelante|de hoy en adelante|desde hoy|desde este momento|en adelante|en lo sucesivo|de aquí en adelante',
  ),
  own: typed(
    'yo|nosotros|nosotras|voy|vamos|mi|mis|nuestro|nuestra|el equipo|quedamos|trabajo|trabajamos|vivo|vivimos|tengo|tenemos|soy|somos|estoy|estamos|como|bebo|no como|no bebo|uso|usamos|los lunes|los martes|los miércoles|los jueves|los viernes|los sábados|los domingos|la reunión|las reuniones|las clases|la clase|el ensayo|los ensayos|el entreno|el entrenamiento|el horario|la cena|las cenas|la comida|el alquiler|la cuota|la basura|las llaves|la llave|el código|la contraseña|el punto de encuentro|cada uno|cada cual|todos los|hemos|he|ceno|entreno|iré|iremos|haré|haremos|quiero|queremos',
  ),
  except: typed(
    [
      ...CALL.split('|').flatMap((call) => NOT_A_NAME.split('|').map((next) => `${call} ${next}`)),
      'háblame de ti|háblame de tu|háblame de eso|háblame de lo|háblame de él|háblame de ella|háblame de cómo|háblame de tus|ignora mi|ignora lo que te|ignora el mensaje|ignora mis|ignora ese|no me digas que no|no me digas que sí|no hables de eso|no me llames hoy|no me llames mañana|no me llames a|no me llames por|no me llames antes|no me llames después|no me llames más|no me llames al|no me llames cuando|no me llames esta|no me llames en|cuando respondas me',
    ].join('|'),
  ),
  about: typed(
    'dijo|dice|dicen|decía|dijeron|preguntó|pregunta|pidió|pide|pidieron|escribió|escribe que|advirtió|advierte|cuidado|ojo con|aviso|avisó|ataque|ataques|inyección|phishing|estafa|estafadores|ejemplo|ejemplos|explicó|oí|oyó|vi|vio|leí|leyó|sospechoso|sospechosa',
  ),
  overrides: typed(
    'ignora las instrucciones|ignora todas las instrucciones|ignora las anteriores|ignora todo lo anterior|ignora lo anterior|ignora tus instrucciones|ignora tus reglas|ignora todas tus|ignore las instrucciones|ignore todas las instrucciones|olvida tus instrucciones|olvida todas tus|olvida las instrucciones|olvida todas las instrucciones|olvida todo lo anterior|ahora eres un|ahora eres una|modo desarrollador|nuevo prompt del sistema|desde ahora respondes|a partir de ahora respondes|a partir de ahora responde|a partir de ahora contesta|a partir de ahora eres|debes siempre responder|debes responder siempre',
  ),
  polite: typed(
    'por favor|porfa|porfavor|y|también|además|así que|entonces|ahora|ok|vale|oye|oiga|hola|hey|eh|bueno|pues|recuerda|recuerda que|recuerda esto|acuérdate de que|apunta|anota|importante|atención|aviso|regla|nueva regla|reglas|instrucción|recordatorio|sistema|admin|asistente|bot|ia|chatbot|reverie|querido|una cosa|una cosa más|pd|por cierto|para el asistente|para el bot|memoria|guarda|guarda esto|memoriza|memoriza esto|ten en cuenta|ten en cuenta que|escucha|mira|perdona|gracias|pero|o|tú|vos|usted',
  ),
};
