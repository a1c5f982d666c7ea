import { list } from '../lists.ts';
import type { SecretWords } from '../secret-words.ts';

export const secrets: SecretWords = {
  spelled: ['mot de passe', 'motdepasse'],
  passwords: [
    'mdp',
    '(?:cl[ée]|clef) (?:du |de la |de mon |de notre )?(?:wi-?fi|réseau|box|routeur|wep|wpa)',
  ],
  agreed: ['mots? (?:secret|de code|magique|de sécurité)', 'mot-?clé'],
  answers: ['(?:question|réponse)s? (?:de sécurité|secrètes?|de récupération)'],
  answer: 'réponse',
  answerNames: [
    'nom de (?:jeune fille|naissance)',
    'premi(?:er|ère) (?:animal|chien|chat|chienne|école|maîtresse|professeur|voiture)',
  ],
  asks: "(?:pour|à|de) (?:la |ma |le |mon |l['’])?(?:banque|compte|assurance|impôts)",
  codes: [
    '(?:code |numéro )?pin',
    'code secret',
    'code confidentiel',
    'c[vc][vc]2?',
    'cryptogramme',
    '(?:totp|2fa|otp)',
  ],
  code: '(?:code|digicode|combinaison|pin)',
  locks:
    '(?:porte|portail|interphone|alarme|cadenas|serrure|coffre(?:-fort)?|casier|garage|téléphone|portable|tablette|ordinateur|sim|carte|valise|wi-?fi|box|routeur|réseau|sms|message|ascenseur|escalier|hall|cave|local|clavier|digicode|bureau|immeuble|maison|entrée|déverrouillage|vérification|validation|puce)',
  between: "(?:du|de|la|le|mon|ma|notre|pour|d['’]entrée|nouveau|nouvelle|par|bancaire|[ld]['’])",
  opens: "(?:(?:s['’])?ouvr\\p{L}{1,4}|déverrouill\\p{L}{1,5}|débloqu\\p{L}{1,4}|désactiv\\p{L}{1,4})",
  by: { before: '(?:avec|par|sur|en tapant|code|combinaison|le)' },
  told: {
    before:
      '(?:avec|utilis\\p{L}{1,4}|met(?:s|tre|tez)?|mis(?: (?:à|sur))?|tap(?:e|es|ez|er|ais)|entr(?:e|es|ez|er)|saisi\\p{L}{0,3}|toujours|retiens)',
    changed: {
      verb: '(?:chang\\p{L}{1,3}|mis|met\\p{L}{0,4}|modifi\\p{L}{1,3})',
      to: '(?:en|à|sur|par|pour)',
    },
    as: '(?:comme|pour)',
    entering: '(?:connect\\p{L}{1,4}|connexion|identifi(?:e|er|ons)|logu(?:e|er|ons)|déverrouill\\p{L}{1,4})',
    typed: {
      before:
        '(?:tap(?:e|es|ez|er)|compos\\p{L}{1,3}|fai(?:s|re|tes)|entr(?:e|es|ez|er)|saisi\\p{L}{0,3}|appui\\p{L}{1,3})(?: (?:le|sur|juste)){0,2}',
    },
    keys: '(?:cl[ée]|clef)',
  },
  is: ['est', 'était', "c['’]est", "c['’]était"],
  digits: ['zéro', 'un', 'une'],
  papers: [
    'passeport(?: numéro)?',
    "carte d['’]identité",
    'numéro (?:fiscal|de passeport|(?:de )?sécurité sociale)',
    'permis de conduire',
  ],
  logins: ['identifiants?', 'utilisateur', 'login', 'compte'],
  describing: list(
    'longue long court courte caractères lettres chiffres ans année mois semaines jours fois gens tous personne quelqu’un minimum deux trois quatre cinq six sept huit dix douze changé enregistré expiré nécessaire obligatoire gestionnaire',
  ),
};
