import type { FrameWords } from '../claim-types.ts';
import { list } from '../lists.ts';
import { whose } from './whose.ts';

const SAYING = [
  ...list(
    'dit disent disait raconte racontent prétend prétendent pense pensent pensait croit croient croyait affirme',
  ),
  ...list('affirment écrit jure imagine répète soutient'),
];
/** "Il dit que je …": people write the clitics together with what follows, so a frame ends before them. */
const OF_ME = [
  'que je',
  "que j'ai",
  "que j'aime",
  "que j'habite",
  "que j'étais",
  "que j'adore",
  "que j'avais",
  'que mon',
  'que ma',
  'que mes',
  "qu'on",
  'que nous',
  'que je suis',
];

export const frames: FrameWords = {
  ...whose,
  denied: [
    "^par exemple|dans mon roman|dans ma nouvelle|mon personnage de jeu|une rumeur que|rumeur selon laquelle|je plaisantais quand|je plaisante quand|je rigolais quand|je blaguais quand|plaisantais en disant|rigolais en disant|blaguais en disant|j'ai menti en disant|j'ai menti quand|mentais quand|mentais en disant|rêvé que|rêvé qu'on|j'ai rêvé que|j'ai rêvé qu'on|dans mon rêve|dans un rêve|en rêve|dans mes rêves|je croyais que … mais|je pensais que … mais|je croyais que j'étais|on croyait que … mais|je nie que|je démens|ce qui est faux|ce qui n'est pas vrai|c'est n'importe quoi|ce qui est un mensonge|c'est un mensonge|dans une autre vie|dans un monde parallèle|dans le jeu je|mon personnage|faisons comme si|on disait que|je n'ai jamais dit que|j'ai jamais dit que|dit personne|a dit personne|n'importe quoi sauf|tout sauf",
  ].join('|'),
  supposed:
    "imagine|imagine que|imaginez|imaginons|suppose que|supposons|supposez|supposons que|admettons|admettons que|disons que|mettons que|fais comme si|faisons comme si|faites comme si|et si je|et si j'étais|et si j'avais|hypothétiquement|comme on dit|comme dit le proverbe|comme ils disent|dans mon roman|dans mon livre,|dans mon histoire,|dans ma nouvelle|dans mon film,|dans mon scénario|dans mon jeu,|dans le roman,|dans le livre,|dans le film,|dans le jeu,|dans la pièce,|dans l'histoire,|dans notre campagne|dans mon rêve|dans mes rêves|dans un rêve|dans le rêve|en rêve|dans une autre vie|jeu de rôle|il était une fois|mon personnage|le héros de mon|l'héroïne de mon",
  reported: SAYING.flatMap((verb) => OF_ME.map((me) => `${verb} ${me}`)).join('|'),
  takenBack:
    "non|nan|pas vraiment|c'est faux|faux|pas vrai|c'est pas vrai|ce n'est pas vrai|mensonge|ironie|sarcasme|dans mes rêves|si seulement|ou pas|je rêve|dit personne jamais|oublie|oublie ça|oubliez ça|laisse tomber|je t'ai eu|je t'ai eue|je vous ai eus|je vous ai bien eus|je t'ai bien eu|tu y as cru|vous y avez cru|non je t'ai eu|n'importe quoi|pas du tout",
  amends:
    "je plaisante|je plaisantais|je rigole|je rigolais|je blague|je blaguais|je déconne|je deconne|j'déconne|jdéconne|jrigole|nan je rigole|non je rigole|non je plaisante|blague|c'est une blague|c'était une blague|une blague|mdr non|haha non|lol non|non attends|non attendez|attends non|non pardon|pardon non|non désolé|non désolée|désolé non|désolée non|ah non|oh non|oublie ce que j'ai dit|raye ça|ignore ça|correction|je me corrige|je retire|je retire ce que j'ai dit|je me suis trompé|je me suis trompée|erreur|j'ai menti|je voulais dire …|poisson d'avril|nan c'est faux|non c'est faux",
  around: 'haha|hehe|hihi|lol|mdr|ptdr|oh|ah|euh|eh|bon|ben|ok|pardon|désolé|désolée|oups|mais|et|attends|xd',
  voice:
    '^transféré de |^message transféré |^tr: |^fwd: |^citation: |^citation : |^on dit que |^il paraît que |^il paraît qu|^les gens disent |^la rumeur dit |a écrit: |a écrit : |écrit: |écrit : |a dit: |a dit : |dit: |dit : |chante: |chante : |a répondu: |a répondu : |répond : |répond: |a posté : |a dit "|dit "|a écrit "|a dit «|dit «|a écrit «',
  material:
    "transféré:|transféré par|transmis par|message original|message d'origine|fwd:|tr:|par exemple:|par exemple :|transféré de|message transféré|paroles:|paroles :|traduis:|traduis ceci:|traduis en:|traduisez:|traduction:|traduire:|corrige:|corrige ceci:|corrige ce:|reformule:|réécris:|résume:|écris un poème:|écris une histoire:|écris une chanson:|écris une lettre:|écris-moi:|poème:|histoire:|chanson:|dialogue:|script:|citation:|phrase exemple:|exemple:|extrait du livre:|copié de:",
  true: 'vrai|exact|correct|cas|vérité',
  false: 'faux|mensonge|mythe|inexact|incorrect',
  not: 'pas|nullement|aucunement|point',
  besideTruth:
    "c'est|ce|cela|ça|il|est|n'est|était|n'était|c'était|le|la|un|une|du|tout|vraiment|simplement|absolument|complètement|totalement|mais|et|tout|plus",
  that: "que|qu'on|qu'il|qu'elle|qu'ils|qu'elles|qu'un|qu'une|qu'à|qu'en|qu'au",
  labels:
    "note|notes|mise à jour|maj|ps|p.s|info|pour info|important|rappel|fait|au fait|édit|edit|tldr|nouvelles|nouvelle|bonne nouvelle|mauvaise nouvelle|question|réponse|confession|aveu|hobby|loisirs|régime|nom|prénom|âge|métier|travail|boulot|maison|famille|animaux|allergie|allergies|anniversaire|préférés|salut|bonjour|coucou|ok|oui|non|bon|bref|aussi|donc|alors|décision|plan|plans|règle|préférence|préférences|vérité|franchement|contexte|bio|à propos|santé|aujourd'hui|hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|résumé|correction|présentation|intro|attention|tous|toutes|équipe|conclusion|problème|idée|opinion|avis|matin|soir|perso|moi|résultat|programme|planning|date|lieu|adresse|code|avantages|inconvénients|raisons|faits|réunion|dîner|déjeuner|petit-déjeuner|fête|rendez-vous|dentiste|médecin|musique|sport|langues|café|thé|merci|désolé|désolée",
  self: "je|j'ai|j'aime|j'adore|j'habite|j'étais|j'avais|j'arrive|j'utilise|j'étudie|jsuis|jai|j'|on|nous|mon|ma|mes|notre|nos|moi",
  subject:
    "je|j'|nous|on|j'ai|j'aime|j'adore|j'habite|j'étais|j'avais|j'arrive|j'utilise|j'étudie|jsuis|jai|chui|chuis",
};
