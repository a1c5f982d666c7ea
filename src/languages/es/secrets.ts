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
  answerNames: [
    'respuesta',
    'apellido de solter[ao]',
    '(?:mi )?primer[ao]? (?:mascota|perro|perra|gato|gata|colegio|escuela|profesor|profesora|coche)',
  ],
  codes: ['(?:número |código )?pin', 'c[vc][vc]2?', '(?:totp|2fa|otp)', 'número secreto'],
  code: '(?:código|clave|combinación|pin)',
  locks:
    '(?:puerta|portal|portero|telefonillo|verja|alarma|candado|cerradura|caja(?: fuerte)?|taquilla|garaje|móvil|teléfono|celular|tableta|portátil|ordenador|sim|tarjeta|maleta|wi-?fi|router|red|sms|mensaje|ascensor|oficina|edificio|casa|verificación|desbloqueo)',
  between: '(?:del?|de|la|el|mi|nuestr[ao]|para|por|tu|su|entrada|nuev[ao])',
  opens: '(?:abr\\p{L}{1,4}|desbloque\\p{L}{1,4}|desactiv\\p{L}{1,4}|se apaga)',
  by: { before: '(?:con|por|marcando|usando|código|clave|pin|combinación|el)' },
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
