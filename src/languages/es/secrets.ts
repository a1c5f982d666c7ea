import { list } from '../lists.ts';
import type { SecretWords } from '../secret-words.ts';

export const secrets: SecretWords = {
  spelled: ['contraseña', 'contrasena'],
  passwords: [
    'contrasenas?',
    'clave (?:del?|para) (?:la |el |mi )?(?:wi-?fi|red|router|correo|móvil|ordenador|netflix)',
  ],
  agreed: ['palabra (?:secreta|clave|mágica|de seguridad)', 'santo y seña'],
  answers: ['(?:pregunta|respuesta)s? (?:de seguridad|secretas?|de recuperación)'],
  answer: 'respuesta',
  answerNames: [
    'apellido de solter[ao]',
    '(?:mi )?primer[ao]? (?:mascota|perro|perra|gato|gata|colegio|escuela|profesor|profesora|coche)',
  ],
  asks: '(?:para|en|con|del?) (?:el |la |mi |un |una )?(?:banco|cuenta|seguro|hacienda)',
  codes: ['(?:número |código )?pin', 'c[vc][vc]2?', '(?:totp|2fa|otp)', 'número secreto'],
  code: '(?:código|clave|combinación|pin)',
  locks:
    '(?:puerta|portal|portero|telefonillo|verja|alarma|candado|cerradura|caja(?: fuerte)?|taquilla|garaje|móvil|teléfono|celular|tableta|portátil|ordenador|sim|tarjeta|maleta|wi-?fi|router|red|sms|mensaje|ascensor|escalera|trastero|sótano|entrada|teclado|oficina|edificio|casa|verificación|desbloqueo)',
  between: '(?:del?|de|la|el|mi|nuestr[ao]|para|por|tu|su|entrada|nuev[ao])',
  opens: '(?:abr\\p{L}{1,4}|desbloque\\p{L}{1,4}|desactiv\\p{L}{1,4}|se apaga)',
  by: { before: '(?:con|por|marcando|usando|código|clave|pin|combinación|el)' },
  told: {
    before:
      '(?:con|us(?:o|a|as|ar|amos|é)|utiliz\\p{L}{1,4}|pon(?:go|er|emos|ed)?|puse|mete\\p{L}{0,2}|escrib\\p{L}{1,4}|teclea\\p{L}{0,2}|prueba|recuerda)(?: siempre)?',
    changed: { verb: '(?:cambi\\p{L}{1,5}|pus\\p{L}{1,4}|pon\\p{L}{0,4}|puesto)', to: '(?:a|por|en)' },
    as: '(?:como|de)',
    entering:
      '(?:entr(?:o|as?|ar|amos|an|é)|inici\\p{L}{1,4} sesión|conect\\p{L}{1,4}|acced\\p{L}{1,4}|logue(?:ar\\p{L}{0,3}|o)|desbloque\\p{L}{1,4})',
    typed: {
      before:
        '(?:marc\\p{L}{1,3}|teclea\\p{L}{0,2}|pon(?:er)?|puls\\p{L}{1,3}|introdu\\p{L}{1,4}|mete\\p{L}{0,2})(?: el)?',
    },
    keys: '(?:clave|llave)',
  },
  is: ['es', 'era'],
  digits: ['cero', 'un', 'uno', 'una'],
  papers: [
    'pasaporte(?: número)?',
    '(?:mi|tu|su|el|de) (?:dni|nie)',
    'nif',
    'número (?:fiscal|de identificación fiscal|de la seguridad social|de seguridad social|de pasaporte)',
    'carn[eé]t? de (?:identidad|conducir)',
  ],
  logins: ['usuario', 'login', 'cuenta'],
  describing: list(
    'larga largo corta corto caracteres letras cifras dígitos números años año meses semanas días veces gente todos nadie alguien mínimo dos tres cuatro cinco seis siete ocho diez doce demasiado cambiada guardada caducada necesaria gestor',
  ),
};
