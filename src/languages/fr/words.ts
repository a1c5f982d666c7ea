import { list, pairs } from '../lists.ts';
import type { LanguageWords } from '../types.ts';
import { PLURAL_FORMS } from './verbs.ts';

export const words: LanguageWords = {
  stopWords: list(`
    le la les l' un une des du de d' au aux à en dans sur sous par pour avec chez vers entre y
    je j' tu il elle on nous vous ils elles me m' te t' se s' moi toi lui leur eux soi
    mon ma mes ton ta tes son sa ses notre nos votre vos leurs mien mienne miens miennes tien tienne sien sienne
    ce cet cette ces c' ça ca cela ceci celui celle ceux celles ci là ne n'
    suis es est sommes êtes sont étais était étions étaient été être serai sera seront serait
    ai as a avons avez ont avais avait avions avaient eu avoir aurai aura auront aurait
    vais vas va allons allez vont aller fais fait faisons faites font faire peux peut pouvons pouvez peuvent
    et ou où que qu' qui quoi dont quel quelle quels quelles comme donc car alors puis ainsi aussi très trop tout toute
    tous toutes même mêmes déjà encore bien vraiment juste assez plutôt voilà voici bon bah oui ok d'accord
    quand comment pourquoi combien lequel laquelle lorsque parce puisque
    quelque quelques certains certaines autre autres chaque plusieurs
    bonjour salut coucou merci svp stp plaît lol mdr ptdr euh hein hey
    j c d l m n s t qu jusqu' lorsqu' puisqu' quoiqu' etc p.ex
    y'a ya jsuis jai chui chuis jsais
  `),
  meaningful: list(`
    sans avant après depuis pendant contre plus moins jamais toujours seulement doit dois devoir peut-être dès hors sauf
    jusque parfois souvent rarement aucun aucune rien personne nulle trop peu beaucoup tous toutes chaque plusieurs
  `),
  everyday: list(`
    je j j'aime j'adore j'ai j'habite bonjour salut coucou merci oui non pas c'est c est suis sommes ai avons sont êtes avez
    aujourd'hui aujourd hui demain hier matin soir après-midi semaine semaines mois année années ans jour jours week-end
    mon ma mes ton ta tes notre nos votre vos leur leurs café thé eau lait pain fromage chien chat ami amie amis copain
    copine famille travail travaille bosse boulot habite vis vit toujours jamais aussi très bien avec pour dans chez quoi
    qui qu où quand pourquoi comment combien allergique appelle s il elle on nous vous ils elles te plaît aime adore
    déteste préfère veux veut voudrais faut peux peut fait fais vais va vont avoir être faire aller rien personne parce
    lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre
    octobre novembre décembre rappelle souviens oublie retiens anniversaire réunion rendez-vous école maison voiture
    frère sœur soeur mère père fille fils femme mari enfants enfant parents maman papa mamie papi grand-mère
    grand-père beau belle tante oncle cousin cousine voisin voisine patron collègue nouveau nouvelle trop peu beaucoup
    jsuis chui jai cest ya mdr stp svp dsl tjrs bcp aprem resto ciné truc trucs super génial d'accord voilà déjà encore
    déménage déménagé travaillons mange mangeons bois boit prends prend viens vient viendra sais sait crois pense dit
    parle parles parlons parlent français anglais espagnol allemand portugais italien arabe russe chinois apprends apprend
    fume cours nage joue joues lis lit écoute regarde porte intolérant intolérante enceinte marié mariée célibataire
    h rdv bonne bonnes nuit dort dors fête coûte coûtent premier première lance nom sort retard désolé désolée faim
    parfait voitures petits clients santé ligne refusé mal tourne merde oups zut félicitations pauvre jvais jveux jpeux
    jdois jdéteste jme jbosse jpréfère jmange jbois surtout évidemment sommeil dormir meurs gère promis devenir cantine
    lève couche réveille cherche trouve travaille regarde joue écris écrit lave appelles vois voit tiens dois doit veulent
    peuvent savent doivent prennent viennent vivent boivent lisent enfin presque ensemble quelqu'un quelque chose chaque
    plusieurs pendant gauche droite rouge vert verte bleu bleue noir noire blanc blanche jaune petit petite grand grande
    vieux vieille jeune jeunes gens monde ville pays rue porte clé clés argent vacances médecin infirmière infirmier prof
    étudiant étudiante avocat pompier boulanger cuisinier poisson viande poulet légumes fruits noix arachides gluten lait
    fraises champignons fromages gâteau bière vin jus pomme pommes salade soupe riz pâtes œufs beurre sucre sel
    même mêmes là-bas dehors dedans dessus dessous derrière devant loin près fois peut-être était étaient sera seront
    évite évites supporte évident jardin cuisine chambre salon immeuble appartement quartier gare métro avion
    équipe utilise utilisent utilisons groupe deux trois quatre cinq six sept huit neuf dix à des une les aux sur sous
    maintenant bientôt depuis pendant avant plus moins sans mais donc alors était étais avait acheté vendu déménagé
    décidé mangé bu pris vu heures heure midi prochain prochaine dernier dernière ce cette ces celui celle
  `),
  questionWords: [
    ...list('pourquoi combien où lequel laquelle lesquels lesquelles quelle quels quelles'),
    'est ce que',
    "est ce qu'",
    'est ce qu',
    "qu'est ce",
    "qu'est",
    'qui est',
    'qui a',
    'qui vient',
    'qui veut',
    'qui peut',
    'qui sait',
    'qui peut',
    'quel est',
    'quel jour',
    'quel temps',
    'quel âge',
    'quel genre',
    'quelle heure',
    'que fais tu',
    'que faites vous',
    'que faire',
    'que penses tu',
    'que pensez vous',
    'que veux tu',
    'quoi de neuf',
    "c'est quand",
    "c'est qui",
    "c'est quoi",
    "c'est où",
    "c'est combien",
    'tu sais si',
    'vous savez si',
    ...list('ça tu vous on va faire je il elle vont est se').map((next) => `comment ${next}`),
    ...list('est pars viens viens-tu rentres arrives commence finit').map((next) => `quand ${next}`),
    ...list(
      'as es vas veux peux sais viens connais aimes préfères penses fais dois crois habites travailles bois manges joues pourrais voudrais',
    ).map((verb) => `${verb} tu`),
    ...list('avez êtes allez voulez pouvez savez venez connaissez aimez pensez pourriez voudriez').map(
      (verb) => `${verb} vous`,
    ),
    ...list('a est va sera').flatMap((verb) => [`${verb} t il`, `${verb} t elle`, `${verb} t on`]),
    'est il',
    'est elle',
    'y a t',
    'a quelle heure',
    'à quelle heure',
    'à qui',
    'à quoi',
    'de quoi',
    'des nouvelles',
  ],
  that: ['que', "qu'"],
  negations: list('pas plus jamais rien personne aucun aucune ni sans guère nulle non point nul'),
  conditions: list(
    'si sauf seulement sinon hormis excepté peut-être probablement éventuellement jusque uniquement',
  ),
  firstPerson: list(`
    je j' moi me m' mon ma mes nous on notre nos mien mienne miens miennes nôtre j'ai j'aime j'adore j'habite j'étais
    jsuis jai chui chuis jsais
  `),
  abbreviations: list(
    'm mm mme mmes mlle dr pr me st ste p.ex ex cf env av bd art chap fig réf tél no n° vol éd tjs',
  ),
  closingAbbreviations: list(`
    etc janv févr fév avr juil sept oct nov déc lun mar mer jeu ven sam dim min sec hab cie sarl r.-v c.-à-d apr j.-c
    s.a s.v.p
  `),
  forms: {
    ...PLURAL_FORMS,
    ...pairs(`
    jsuis:suis chui:suis chuis:suis jai:ai jsais:savoir
    veux:vouloir veut:vouloir voulons:vouloir veulent:vouloir voulu:vouloir voudrais:vouloir voudrait:vouloir
    dois:devoir doit:devoir devons:devoir doivent:devoir dû:devoir
    sais:savoir sait:savoir savons:savoir savent:savoir su:savoir
    bois:boire boit:boire buvons:boire boivent:boire bu:boire buvait:boire buvais:boire
    lis:lire lit:lire lisons:lire lisent:lire lu:lire écris:écrire écrit:écrire écrivent:écrire
    vois:voir voit:voir voyons:voir voient:voir vu:voir crois:croire croit:croire cru:croire
    viens:venir vient:venir venons:venir viennent:venir venu:venir venue:venir venus:venir
    tiens:tenir tient:tenir tiennent:tenir reviens:revenir revient:revenir revenu:revenir
    prends:prendre prend:prendre prenons:prendre prennent:prendre pris:prendre prise:prendre
    apprends:apprendre apprend:apprendre apprennent:apprendre appris:apprendre
    comprends:comprendre comprend:comprendre compris:comprendre
    mets:mettre met:mettre mettons:mettre mettent:mettre mis:mettre mise:mettre
    connais:connaître connaît:connaître connaissent:connaître connu:connaître
    vis:vivre vit:vivre vivons:vivre vivent:vivre vécu:vivre vivait:vivre vivais:vivre
    pars:partir part:partir partons:partir partent:partir parti:partir partie:partir
    sors:sortir sort:sortir sortent:sortir dors:dormir dort:dormir dorment:dormir
    cours:courir court:courir courent:courir couru:courir
    vends:vendre vend:vendre vendons:vendre vendent:vendre vendu:vendre vendue:vendre
    achète:acheter achètes:acheter achètent:acheter acheté:acheter
    mangeons:manger voyageons:voyager déménageons:déménager changeons:changer nageons:nager partageons:partager
    commençons:commencer
    préfère:préférer préfères:préférer préfèrent:préférer préféré:préférer
    appelle:appeler appelles:appeler appellent:appeler
    reçois:recevoir reçoit:recevoir reçu:recevoir conduis:conduire conduit:conduire conduisent:conduire
    née:naître né:naître nés:naître mort:mourir morte:mourir meurt:mourir
    yeux:œil travaux:travail chevaux:cheval journaux:journal soeur:sœur soeurs:sœur sœurs:sœur oeuf:œuf oeufs:œuf
    maman:mère papa:père mamie:grand-mère papi:grand-père papy:grand-père
    copain:ami copine:ami copains:ami copines:ami amie:ami amies:ami amis:ami
    boulot:travail taf:travail job:travail bosse:travailler bosses:travailler bossent:travailler
    ciné:cinéma resto:restaurant appart:appartement aprem:après-midi anniv:anniversaire télé:télévision ordi:ordinateur
    voit:voir frigo:réfrigérateur vélo:vélo conf:conférence réu:réunion rdv:rendez-vous weekend:week-end we:week-end
    allergie:allergique allergies:allergique végé:végétarien végétarienne:végétarien végane:végan vegan:végan
    tjrs:toujours tjs:toujours bcp:beaucoup dsl:désolé pcq:parce qd:quand pr:pour ds:dans
    lundis:lundi mardis:mardi mercredis:mercredi jeudis:jeudi vendredis:vendredi samedis:samedi dimanches:dimanche
  `),
  },
  telling: [{ letters: /œ|(?<!\p{L})(?:j|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/gu }],
  stemmer: { kind: 'snowball', algorithm: 'french' },
  elided: list('j d l m n s t c qu jusqu lorsqu puisqu quoiqu'),
};
