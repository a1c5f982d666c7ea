import { disguised, SPACED, secretWords } from './words.ts';

/** Words that announce a password, in the languages of the service's users; regular expression sources. */
export const PASSWORD_WORDS = [
  ...secretWords(SPACED, ({ spelled }) => spelled.map(disguised)),
  ...secretWords(SPACED, ({ passwords }) => passwords),
  'pass(?:word|[ -]?phrase|code|wd)s?',
  '(?:seed|recovery|backup|secret) (?:phrase|words)',
  '(?:wallet|crypto|ledger|trezor) seed',
  '(?:кодов|секретн|сід|seed)(?:а|у|ої)?[ -]фраз(?:а|у|и|ою)',
  'фраз(?:а|у|и)[ -](?:пароль|відновлення)',
  '(?:seed|wiederherstellungs|sicherheits)-?phrase',
  'frase (?:semilla|de recuperación|secreta)',
  'phrase (?:secrète|de récupération)',
  'pwd?',
  'psw',
  'pass',
  'парол(?:ь|я|ю|ем|і|ями|и)',
  'passwort',
  'kennwort',
  'mots? de passe',
  'contraseñas?',
  'contrasenya',
  'senha',
  'palavra-passe',
  'parola(?: d.ordine)?',
  'hasł[oa]',
  'wachtwoord',
  'şifre(?:si|m|n)?',
  'heslo',
  'lösenord',
];

/** The same in scripts without spaces, with the particle that may follow. */
export const UNSPACED_PASSWORD_WORDS = ['비밀번호'];

/** Words that announce a PIN or a code for a door, a card or a login; only digits can follow. */
export const CODE_WORDS = [
  'pin(?:[ -]?code)?',
  'пін(?:[ -]?код\\p{L}{0,2})?',
  'пин(?:[ -]?код\\p{L}{0,2})?',
  'c[vc][vc]2?',
  "(?:door|gate|alarm|lock|safe|entry|locker|garage|building|keypad)(?:['’]s)?(?: (?:key|pin))?[ -]code",
  '(?:verification|one[ -]time|security|2fa|otp|login|access|sms) code',
  '(?:your|my|the) code(?= is| -|:)',
  'otp',
  'код (?:доступу|домофона|домофону|підтвердження|під.їзду|сейфа|сейфу)',
  'код (?:від|до) (?:дверей|домофона|домофону|під.їзду|підїзду|сейфа|сейфу|хвіртки|воріт|гаража|сигналізації|замка)',
  'código (?:de la puerta|de verificación)',
  'türcode',
  'kod do (?:drzwi|bramy|domofonu)',
];

/** Words that announce a key or a token; what follows must look random. */
export const KEY_WORDS = [
  '(?:api|access|secret|auth|private|encryption|signing|bot|session|refresh|client|deploy|service)[ _-]?(?:key|token|secret)s?',
  'apikey',
  'token',
  'secret',
  'bearer',
  'session(?:id)?(?==)',
  'key(?=\\s?[:=])',
  'ключ(?=\\s?[:=])',
  '(?:секретний|приватний|секретный|приватный) ключ',
  'ключ(?:а|ем)? (?:api|апі)',
  'api[ -]?(?:ключ|schlüssel)',
  'токен(?:а|у|ом)?',
  'clé (?:api|secrète)',
  'clave (?:api|secreta)',
  'klucz (?:api)',
];

/** Words that announce a name and a password together: "login: olena / …". */
export const LOGIN_WORDS = [
  'login',
  'logins',
  'creds',
  'credentials',
  'логін',
  'логин',
  'доступ',
  'доступи',
  'zugangsdaten',
];

/** Words between the cue and what the password is for: "password for the router is …". */
export const PURPOSE_WORDS = [
  'for',
  'to',
  'of',
  'on',
  'at',
  'від',
  'до',
  'для',
  'на',
  'в',
  'у',
  'от',
  'к',
  'für',
  'zum',
  'vom',
  'de',
  'del',
  'du',
  'des',
  'da',
  'do',
  'pour',
  'para',
  'per',
];

/** Whose a secret is. */
export const OWNERS = [
  ...[
    'my',
    'our',
    'the new',
    'мій',
    'моя',
    'моє',
    'наш',
    'наша',
    'мой',
    'моё',
    'мое',
    'mein',
    'meine',
    'unser',
  ],
  ...['mi', 'nuestra', 'nuestro', 'mon', 'ma', 'notre', 'mia', 'moje', 'minha'],
];

/** Words that say "is". */
export const IS_WORDS = [...secretWords(SPACED, ({ is }) => is), 'è', 'é', 'to', 'jest', 'är', 'je'];

/** Words that a sentence about a password goes on with, and no password begins with. */
export const PROSE_WORDS = new Set(
  `a an the my your our his her their its this that these those it i you we they he she not no never always very
  too so just now still again also only really pretty quite super way more less most least much same different
  correct incorrect wrong right invalid valid empty missing weak strong strength secure insecure safe unsafe good bad great fine
  ok okay terrible awful horrible silly stupid funny ridiculous easy hard simple complex long short old new weird
  here there where what when who why how if in on at to for from by with without of as and or but because than like
  about below above attached inside under somewhere nowhere nothing none null undefined true false yes nope
  please see ask check use try look get set reset change changed let tell need needs must should can cannot could will would
  required optional public private secret hidden unknown known obvious random unique case-sensitive important
  written stored saved lost gone forgotten broken stolen leaked wrong out up down off over
  not-set tbd todo n/a redacted password passwords username login admin-only
  не ні та й і що який яка яке які як де коли хто чому якщо в у на до від для з із за по про без під над при
  мій моя моє твій наш ваш його її їх той те цей ця це ті ці сам самий теж також вже ще тільки лише дуже надто
  занадто просто завжди ніколи тут там десь ніде знову досі зараз тепер поки потім треба потрібно потрібен можна
  неправильний невірний правильний вірний старий новий інший складний простий легкий важкий надійний слабкий
  короткий довгий дурний смішний порожній обов'язковий однаковий секретний невідомий загублений кращий
  забув забула забули змінив змінила змінили скинув скинула скинь дай напиши глянь дивись подивись запитай питай
  знаєш знаю пам'ятаю працює підходить лежить записаний збережений зламали вкрали нема немає є був була було буде
  не нет что какой где когда мой твой наш это тут там снова неправильный старый новый забыл забыла
  nicht ein eine der die das mein dein unser falsch richtig neu alt sicher hier da leer noch zu sehr vergessen wie was
  pas un une le la les mon ton notre mauvais bon nouveau ancien ici incorrect oublié trop très vide faux
  no un una el la los las mi tu su nuestro incorrecta correcta nueva vieja aquí muy vacía mala olvidada
  non il lo gli mio tuo nostro sbagliata corretta nuova vecchia qui molto
  nie moje twoje nasze złe dobre nowe stare tutaj bardzo za puste
  não um uma o os as meu seu errada certa nova velha aqui muito`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What follows a number of things that are counted, which is no code. */
export const COUNTED =
  /^\s(?:lines?|characters?|chars|digits?|files?|days?|weeks?|months?|years?|hours?|minutes?|people|times|words|points|steps|ms|sec(?:onds?)?|min(?:utes?)?|km|px|euros?|dollars|uah|eur|usd|pln|руб\p{L}{0,4}|kronen|złotych|грн|гривень|рядк\p{L}{1,3}|символ\p{L}{0,3}|цифр\p{L}{0,2}|людей|разів|років|року|года|году|днів|zeilen|ziffern|zeichen|tage|jahre|líneas|cifras|días|años|lignes|chiffres|jours|ans)(?!\p{L})/iu;
/** Ends what stands before a year or an hour. */
export const TIME_WORD =
  /(?:^|\s)(?:in|at|until|since|before|after|by|у|в|о|до|з|с|um|seit|bis|en|à|desde|depuis)$/iu;
