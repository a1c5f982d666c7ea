import type { MatterFrame, MatterRules, TimeForm } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';
import { fails, renewed, turns } from './turns.ts';

const r = String.raw;

const ADVERB = r`(?:(?:vraiment|beaucoup|énormément|aussi|encore|toujours|généralement|surtout|maintenant|désormais|tellement|absolument|trop|bien|plutôt|tous les deux|juste|actuellement|finalement|particulièrement|à nouveau|de nouveau|depuis peu|récemment) )*`;
const MY = r`(?:mon|ma|mes|notre|nos)`;
const THE = r`(?:le |la |les |l'|mon |ma |mes |notre |nos )`;
const WHO = r`(?:(?:maintenant|désormais|dorénavant|à présent|finalement|en ce moment|ces temps-ci),? )?(?:(?:moi )?(?:je |j'|on |nous )|(?<topic>(?:mon|ma|mes|notre|nos|son|sa|la|le) [\p{L}' -]{2,40}? |\p{L}[\p{L}-]+ ))??(?:(?:ne |n')?)`;
/** What people work as, and those who do not. */
const OCCUPATIONS =
  'infirmier infirmière médecin chirurgien prof professeur professeure instit institutrice maîtresse avocat avocate ingénieur cuisinier cuisinière serveur serveuse étudiant étudiante chômage retraité retraitée développeur graphiste comptable bibliothécaire plombier électricien boulanger jardinier journaliste traducteur vétérinaire dentiste agriculteur menuisier pompier policier gendarme musicien comédien peintre photographe freelance psychologue architecte chercheur secrétaire caissière mécanicien pharmacien coiffeuse facteur maçon vendeur vendeuse chauffeur intérimaire fonctionnaire boulangère développeuse ingénieure traductrice jardinière menuisière pharmacienne conducteur conductrice couturière coiffeur caissier aide-soignante aide-soignant éducatrice éducateur libraire fleuriste factrice';
const OCCUPATION = `(?:${OCCUPATIONS.replaceAll(' ', '|')})`;
const SINGLE = r`(?:code|digicode|mot de passe|pin|login|identifiant|ssid|wifi|nom|pseudo|surnom|adresse|numéro|téléphone|mail|e-mail|email|couleur|date limite|deadline|échéance|budget|loyer|prix|tarif|cotisation|propriétaire|capitale|anniversaire|taille|pointure|plombier|électricien|véto|vétérinaire|dentiste|devise|version|langue|framework|stack|siège|patron|patronne|chef|cheffe|manager|ville natale|hôte|rendez-vous|domaine|clé|salle)`;
const PLACE = r`(?:à|au|aux|en|dans|sur|sous|derrière|devant|chez|près d|à côté d|entre|au-dessus|au-dessous|en face|contre)`;
const MONTH = r`(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)`;
const DAY = r`(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)`;
const WHEN = r`(?:(?:le|les|tous les|toutes les|chaque|à|du|de|au|pour|dès|vers) )?(?:\d|${DAY}|${MONTH}|midi|minuit|jours|semaine|la semaine|mois)`;
const MOVED = r`(?:reporté|décalé|déplacé|avancé|repoussé|changé|passé)(?:e|s|es)?`;
const DRINKS = r`(?:bois|boit|buvons|prends|prend)`;
const EATS = r`(?:mange|bois|boit|fume|prends|prend|porte|utilise|consomme|mangeons|buvons)`;

const frame = (slot: string, values: MatterFrame['values'], source: string, against?: true): MatterFrame => ({
  slot,
  values,
  pattern: pattern(source),
  ...(against ? { against } : {}),
});

const time = (sort: TimeForm['sort'], source: string, value?: string): TimeForm => ({
  sort,
  pattern: new RegExp(pattern(source).source, 'g'),
  ...(value === undefined ? {} : { value }),
});

const BEFORE_TIME = r`(?:\b(?:à|vers|dès|de|jusqu'à|avant|après|pour|le|au|du) )*`;
const weekday = (number: number, name: string): TimeForm =>
  time(
    'weekday',
    r`(?:\b(?:le|les|tous les|chaque|du|de|au|à|pour|dès|ce) )*\b${name}s?\b(?: (?:prochain|soir|matin))?`,
    String(number),
  );

const times: readonly TimeForm[] = [
  time('date', r`${BEFORE_TIME}(?<value>\d{4}-\d{2}-\d{2})`),
  time('date', r`${BEFORE_TIME}\b(?<value>\d{1,2}(?:er)? ${MONTH})\b(?: \d{4})?`),
  time(
    'clock',
    r`${BEFORE_TIME}\b(?<value>\d{1,2} ?h ?\d{2}|\d{1,2}:\d{2}|\d{1,2} ?h(?:eures?)?)(?![\p{L}\d])`,
  ),
  time('clock', r`\b(?:à|vers|dès|avant|après) (?<value>midi(?: et demie?)?|minuit)\b`),
  time('day', r`\b(?:le|du|au|avant le) (?<value>\d{1,2})\b(?! ?(?:h\b|heures|euros|€|ans|%|${MONTH}))`),
  weekday(1, 'lundi'),
  weekday(2, 'mardi'),
  weekday(3, 'mercredi'),
  weekday(4, 'jeudi'),
  weekday(5, 'vendredi'),
  weekday(6, 'samedi'),
  weekday(7, 'dimanche'),
];

/** French. */
export const matters: MatterRules = {
  code: 'fr',
  frames: [
    frame(
      'name',
      'one',
      r`^(?:(?:le|la|l'|mon|ma|notre) ?)(?:nouveau |nouvelle )?(?<topic>patron|patronne|chef|cheffe|manager|prof|comptable|plombier|dentiste|médecin|équipe|groupe|projet|produit|boutique|entreprise|wifi|réseau|bateau|propriétaire|proprio) s'appelle (?:maintenant |désormais )?(?<value>.+)`,
    ),
    frame(
      'name',
      'one',
      r`^(?:(?:le|la) |l')(?:nouveau |nouvelle )?(?<topic>\p{L}{2,30}) s'appelle (?:(?:maintenant|désormais|finalement) )*(?<value>.+)`,
    ),
    frame(
      'name',
      'each',
      r`^${MY} (?<topic>.{2,40}?) (?:s'appellent?|se nomment?|se prénomment?) (?<value>.+)`,
    ),
    frame(
      'name',
      'one',
      r`^(?:je m'appelle|mon (?:nom|prénom) est|mon (?:nom|prénom),? c'est) (?:maintenant |désormais )?(?<value>.+)`,
    ),
    frame(
      'call',
      'one',
      r`^(?:appelle-moi|appelle moi|appelez-moi|appelez moi|tu peux m'appeler|vous pouvez m'appeler|on m'appelle) (?:plutôt |maintenant |désormais )?(?<value>.+)`,
    ),
    frame(
      'favourite',
      'one',
      r`^${MY} (?<topic>.{2,40}?) (?:préférée?s?|favorite?s?|favoris)(?: de tous les temps)?,? (?:maintenant |désormais )?(?:c'est|est|sont|reste) (?:maintenant |désormais )?(?<value>.+)`,
    ),
    frame(
      'favourite',
      'one',
      r`^(?<value>.{2,40}?) (?:est|sont|c'est) (?:maintenant |désormais )?${MY} (?<topic>.{2,40}?) (?:préférée?s?|favorite?s?|favoris)$`,
    ),
    frame(
      'coffee',
      'one',
      r`^${WHO}${ADVERB}${DRINKS} ${ADVERB}(?:le |mon |du |son )?(?<verb>café|thé) (?<value>(?:sans|avec|noir|au lait|sucré|nature)\b.*)`,
    ),
    frame(
      'use',
      'one',
      r`^(?:(?:on|nous|l'équipe) )?(?:a |avons )?(?:décidé d'utiliser|choisi|utilise|utilisons|part sur|prend|prendra|partons sur|va utiliser|passe à|adopte) (?<value>.+?) (?:pour|comme) (?<verb>.+?)(?: (?:au lieu|plutôt|à la place) .+)?$`,
    ),
    frame(
      'use',
      'each',
      r`^(?:(?:on|nous|l'équipe) )(?:a |avons )?(?:décidé d'utiliser|choisi|utilise|utilisons|part sur|partons sur|va utiliser|adopte) (?<value>.+?)(?: (?:au lieu|plutôt|à la place) .+)?$`,
    ),
    frame(
      'value',
      'one',
      r`^(?:(?:on|nous|l'équipe) )(?:a |avons )?(?:reporté|décalé|déplacé|avancé|repoussé|reporte|décale|déplace|avance|repousse|décalons|reportons|déplaçons|passe) ${THE}(?<topic>.{2,60}?)(?: (?:de|du) .{1,30}?)? (?:à|au|pour) (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?:est|a été|sont|ont été|a|ont|passe|passent)(?: finalement| encore| maintenant)? ?(?:${MOVED})?(?: (?:de|du) .{1,30}?)? (?:à|au|aux) (?<value>${WHEN}.*)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?:est|a été|sont|ont été)(?: finalement)? (?<value>annulée?s?)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:(?:on|nous) )(?:a |avons )?(?<value>annulé|annule|annulons) ${THE}(?<topic>.{2,60})`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}${ADVERB}(?:déteste|détestes|détestons|détestent|hais|hait|ai horreur (?:de|du|des)|a horreur (?:de|du|des)|(?:aime|aimes|aimons|adore|adorons|kiffe|supporte|apprécie|raffole|suis|est) (?:vraiment |du tout |trop )?(?:pas|plus|guère)(?: du tout| vraiment| trop| tellement| fan)?) (?:de |du |des |d'|la |le |les |l')?(?<value>.+)`,
      true,
    ),
    frame(
      'like',
      'best',
      r`^${WHO}${ADVERB}(?:préfère|préfères|préférons|préfèrent|aime mieux|aimons mieux) ${ADVERB}(?:la |le |les |l')?(?<value>.+?)(?:,? (?:à la|à l'|à|au|aux|plutôt qu|que|qu') ?.+)?$`,
    ),
    frame(
      'like',
      'each',
      r`^${WHO}${ADVERB}(?:aime|aimes|aimons|aiment|adore|adores|adorons|adorent|kiffe|raffole|apprécie|suis fan|est fan|suis dingue) ${ADVERB}(?:de |du |des |d'|la |le |les |l')?(?<value>.+)`,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}${ADVERB}(?<verb>${EATS}) ${ADVERB}(?:pas|plus|jamais|plus jamais)(?: du tout)?(?: (?:de |d'|du |des |la |le |les |l')?(?<value>.+))?$`,
      true,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}(?:(?:ai|a|avons) )?(?:arrêté|arrête) (?:de |d')(?<verb>manger|boire|fumer|prendre|porter)(?: (?:de |d'|du |des |la |le |les |l')?(?<value>.+))?$`,
      true,
    ),
    frame(
      'consume',
      'each',
      r`^${WHO}(?<verb>mange|bois|boit|fume|porte|mangeons|buvons) ${ADVERB}(?:de la |de l'|de |d'|du |des |la |le |les |l')?(?<value>.+)`,
    ),
    frame(
      'home',
      'one',
      r`^${WHO}(?:(?:ai|a|avons|vais|va|allons|viens de|vient de|m'|s'|me|se|nous) ?)?${ADVERB}(?:habite|habites|habitons|habitent|vis|vit|vivons|vivent|loge|déménagé|déménage|déménager|déménageons|emménagé|emménage|emménager|installe|installé|installée)(?: ${ADVERB.slice(0, -1)})? ?(?:maintenant |désormais |toujours |de \p{L}+ )?(?:à|en|au|aux|dans|chez|près de|vers) (?<value>.+)`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}${ADVERB}(?:suis|est) ${ADVERB}(?:une? )?(?<value>${OCCUPATION})(?: (?:maintenant|désormais|à .+|au .+|dans .+|chez .+))?$`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}${ADVERB}(?:travaille|travailles|bosse|travaillons) ${ADVERB}(?:comme|en tant que|en tant qu') ?(?<value>.+)`,
    ),
    frame(
      'profession',
      'one',
      r`^${WHO}${ADVERB}(?:deviens|devient|suis devenue?|est devenue?|vais devenir|va devenir) (?<value>(?!(?:fou|folle|dingue|vieux|vieille|sourde?|aveugle|v[ée]g|papa|maman|père|mère|parrain|marraine|grande?|difficile|trop|plus|de plus)\b).+)`,
    ),
    frame(
      'workplace',
      'one',
      r`^${WHO}(?:(?:ai|a|viens de|vient de) )?${ADVERB}(?:travaille|travailles|bosse|travaillons|(?:trouvé|commencé|décroché) un (?:nouveau )?(?:travail|boulot|job|taf|poste)|embauchée?) ${ADVERB}(?:à|chez|pour|au|aux|dans) (?<value>.+)`,
    ),
    frame(
      'diet',
      'one',
      r`^${WHO}(?:suis|est|sommes|deviens|devient|devenue?s?)(?: devenue?s?)? ${ADVERB}(?<value>végane?|vegan|vegane|végétarien(?:ne)?s?|végé|pescétarien(?:ne)?|flexitarien(?:ne)?|omnivore)\b`,
    ),
    frame(
      'status',
      'one',
      r`^${WHO}(?:suis|est|me suis|s'est|sommes|viens d'être) ${ADVERB}(?<value>mariée?s?|divorcée?s?|fiancée?s?|veuve?f?|célibataire|pacsée?s?|séparée?s?)\b`,
    ),
    frame(
      'age',
      'one',
      r`^${WHO}(?:ai|a|ai eu|a eu|viens d'avoir|vient d'avoir|fête|fêtes) ${ADVERB}(?:mes |ses )?(?<value>\d{1,3}) (?:ans|mois)$`,
    ),
    frame(
      'number',
      'one',
      r`^${WHO}(?:ai|a|avons) ${ADVERB}(?<value>\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?<verb>.+)`,
    ),
    frame(
      'where',
      'one',
      r`^${THE}(?<topic>.{2,60}?)(?:,| c'est|,? c'est)? ?(?:est|sont|se trouvent?|reste|restent|était)(?: maintenant| désormais| toujours| rangée?s?| cachée?s?| garée?s?| accrochée?s?| posée?s?)* (?<value>${PLACE}\b(?! (?:\d|${DAY})).+)`,
    ),
    frame(
      'value',
      'one',
      r`^(?:${THE})?(?<topic>(?:nouveau |nouvelle )?(?:.{2,50} )??${SINGLE}(?: (?:de|du|des|d'|pour|à|au) ?.{1,40}?)?) ?(?:,? c'est|est|sont|était|:|a changé ?:|devient|passe à)(?: maintenant| désormais)? (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>.{2,60}?) (?<verb>commence|débute|démarre|finit|termine|ouvre|ferme|part|arrive|coûte|a lieu|ont lieu|se passe|vaut|dure)(?:nt)? (?<value>.+)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>[^,]{2,60}?),? (?:c'est|est|sont|a lieu|sera|tombe)(?: maintenant| désormais| toujours| finalement)* (?<value>${WHEN}.*)`,
    ),
    frame(
      'value',
      'one',
      r`^${THE}(?<topic>[^,]{2,40}?) (?<value>(?:tous les |chaque |le )?(?:${DAY})(?: .*)?)$`,
    ),
  ],
  turns: turns(OCCUPATION),
  renewed,
  fails,
  negation: pattern(
    r`\b(?:ne|n'|pas|plus(?! (?:de|d'|que|tard|tôt|grand|petit|souvent)\b)|jamais|rien|personne|aucune?|sans|ni|arrêté|arrête|cessé|non)\b`,
  ),
  times,
  ending: pattern(
    r`\b(?:arrêtée?s?|arrête|arrêtons|abandonnée?s?|abandonne|abandonnons|laissée? tomber|laisse tomber|laissons tomber|lâchée?s?|lâche|quittée?s?|quitte|démissionné|démissionne|renoncé|renonce|renonçons|vendue?s?|revendue?s?|vends|revends|vendons|donnée? à|débarrassée?s?|jetée?s?|résiliée?s?|résilie|supprimée?s?|désinscrite?s?|désabonnée?s?|désinstallée?s?|annulée?s?|annule|annulons|séparée?s?|rompu|divorcée?s?|divorce|divorçons|largu(?:é|ée)|plus ensemble|morte?s?|mourue?|décédée?s?|est partie?|nous a quittés|retraitée?|sa retraite|ma retraite|la retraite|virée?s?|licenciée?s?|viré|c'est (?:fini|terminé|mort|cuit|réglé)|finie?s?|terminée?s?|c'est plus|est plus|tombe à l'eau|tombée? à l'eau|à l'eau|marre (?:de|du|des)|ras le bol|basta|stop|adieu|ciao|ne (?:.{1,30} )?plus|n'.{1,30} plus|plus (?:de|d'|du|jamais|besoin|question)|(?:j'ai|j'en ai|suis|est|a|mange|bois|fume|joue|vais|va|fais|fait|travaille|bosse|habite|aime|ai|utilise|peux|prends|lis) plus|jamais plus|il n'y a plus|y a plus|pas touché|perdue?s?|fermée?s?|fermé|réparée?s?|guérie?s?|passée? (?:sous le nez)|avant j(?:'|e )|troquée?s?|échangée?s?|remplacée?s?|tourné la page|rendue?s?|claqué la porte|retirée?s?|fait une croix|tire un trait|passe mon tour|on oublie|tant pis)\b`,
  ),
  moved: pattern(
    r`\b(?:(?:reporté|décalé|déplacé|avancé|repoussé|changé)(?:e|s|es)?|reporte|décale|déplace|repousse|passe|passent|décalons|reportons|changement)\b`,
  ),
  reversal: pattern(
    r`\b(?:changé d'avis|changement de (?:plan|programme)|oublie ce que j'ai dit|oubliez ce que j'ai dit|laisse tomber|laissez tomber|on oublie|correction|je me suis trompée?|finalement)\b`,
  ),
  light: pattern(
    r`\b(?:est|sont|être|sera|c'est|ce|on|nous|se|a|ont|avons|ai|lieu|fait|fera|donc|alors|ok|voilà|convenu|décidé|aussi|toujours|encore|juste|rappel|retiens|note|au fait|prévue?s?|fixée?s?|programmée?s?|désormais|dorénavant|maintenant|tout le monde|merci|svp|voit|retrouve|retrouvons|rendez-vous|semaine du|à partir|environ|pile|précises|partir)\b`,
  ),
  change: pattern(
    r`\b(?:finalement|en fin de compte|tout compte fait|au final|à la fin|après tout|il s'avère|s'avère que|en réalité|du coup|dorénavant|à partir d'aujourd'hui|à partir du?|à compter du?|dès|depuis peu|ça y est|pour finir|déménagée?s?|déménage|devenue?s?|deviens|devient|(?:me suis|s'est|suis|on s'est) (?:re)?mise?s?(?: (?:à|au|aux))?|commencée?s?|commence|commençons|j'ai repris|a repris|reprend|reprends|remis|retrouvé|inscrite?s?|pris goût|(?:suis|est|on est|sommes|sont) (?:re)?passée?s?|partis? sur|parties? sur|on part sur|passés? (?:à|au|aux|sur|en|de)|changée?s?|changeons|changement|change|opté|optons|échangé|remplace|remplacé|troqué|bascul(?:é|e|ée|és)|migré|augmentée?s?|augmente|baissée?s?|montée?s?|on monte|baisse|vient d'|viens d'|venons de|vient de|fêté|rectif|rectification|erratum|pardon|désolée?|ben en fait|c'est mieux|mieux vaut|plus que|ces derniers temps|ces jours-ci|aujourd'hui|dernièrement|mais non|on garde|gardons|cette fois|maintenant|désormais|dorénavant|à présent|finalement|en fait|plutôt|à la place|changé d'avis|correction|mise à jour|reporté|décalé|déplacé|avancé|repoussé|reportée|décalée|déplacée|avancée|repoussée|reporte|décale|déplace|changé|change|passe|passons|à partir de maintenant|à partir de cette semaine|ne (?:.{2,15} )?plus|plus(?! (?:de|d'|que|tard|tôt|grand|petit|souvent)\b)|à nouveau|de nouveau|ces temps-ci|en ce moment|actuellement|nouveau|nouvelle|nouvel|au lieu de|dernièrement|récemment|depuis peu|viens de|vient de)\b`,
  ),
  place: /(?<!\p{L})(?:à|au|aux|dans|chez|en|sur|sous|derrière|devant|près d)(?!\p{L})/u,
  within: pattern(
    r`\b(?:le (?:matin|midi|soir|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|la nuit|l'après-midi|en (?:semaine|été|hiver|automne)|au (?:printemps|travail|bureau|petit[- ]déjeuner|dîner|déjeuner)|les week-ends|après (?:le (?:repas|déjeuner|dîner|travail)|manger|\d{1,2} ?h)|avant (?:de dormir|le coucher|le repas)|à (?:la maison|midi|l'école))\b`,
  ),
  now: pattern(r`\b(?:maintenant|désormais|dorénavant)\b`),
  always: pattern(
    r`\b(?:chaque|tous les|toutes les|toujours|d'habitude|normalement|généralement|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))\b`,
  ),
  once: pattern(
    r`(?<!(?:dès|depuis) )\b(?:(?:cette|cet|ce|ces) (?:fois|semaine|week-end|mois|année|été|hiver|printemps|automne|noël|vacances|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:la|l'|le)(?: )?(?:semaine|année|an|été|mois|week-end|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:prochaine?|qui vient))\b|\bsemaine du \d{4}-\d{2}-\d{2}|(?<!dès |dès le |depuis |depuis le |partir du |du |jusqu'au )\d{4}-\d{2}-\d{2}`,
  ),
  proposal: pattern(
    r`\b(?:et si on|et si nous|que diriez-vous|qu'en dites-vous|ça vous dit|je propose|je suggère|on pourrait|nous pourrions|peut-être qu'on|si personne n'est contre|si ça va à tout le monde|je vote pour)\b`,
  ),
  source: pattern(
    r`^(?:(?:alors|et|mon|ma|le|la|notre) )*(?:médecin|docteur|toubib|vétérinaire|véto|dentiste|kiné|thérapeute) (?:dit|a dit|m'a dit|pense|confirme|a confirmé)(?: que| qu')? ?`,
  ),
  instead: [
    pattern(
      r`\b(?:passée?s?|passe|passons|passer|migrée?s?|migré) (?:de |du |d')(?<old>.+?) (?:à|au|aux|vers)\b`,
    ),
    pattern(r`\b(?:au lieu|à la place) (?:de |du |d'|des )(?:la |l'|les )?(?<old>[^,.;]+)`),
    pattern(r`\bplutôt (?:que |qu')(?:de |du |d'|des |la |le |l')?(?<old>[^,.;]+)`),
    pattern(r`\b(?:ai|as|a|avons|ont|est|sommes) plus (?:de |d'|du |des )(?<old>[^,.;]+)`),
    pattern(r`\b(?:arrêté|arrête) (?:de |d')(?<old>[^,.;]+)`),
    pattern(r`\b(?:vendu|revendu|donné|jeté) (?:ma |mon |mes |notre |nos |la |le |les |l')(?<old>[^,.;]+)`),
    pattern(
      r`\bne (?!aime\b|adore\b)(?<old>[^,.;]+?) plus(?: (?:de |d'|du |des |à |au |en |dans )?(?:la |le |les |l')?[^,.;]+)?$`,
    ),
    pattern(r`\bet (?:pas|non|plus) (?:le |la |les |l'|du |de |d'|à |au )?(?<old>[^,.;]+)`),
    pattern(
      r`\b(?:aime|adore|bois|boit|mange|utilise|fume|prends|porte|habite|vis|travaille|bosse) plus (?:de |d'|du |la |le |les |l'|à |en |au |chez )?(?<old>[^,.;]+)`,
    ),
    pattern(
      r`\b(?:arrêté|arrête) (?:de |d')(?:boire|manger|fumer|prendre|utiliser) (?:de |d'|du |des |la |le |les |l')?(?<old>[^,.;]+)`,
    ),
    pattern(
      r`\b(?:arrêté|arrête|abandonné|abandonne|lâché|quitté|quitte) (?:le |la |les |l')(?<old>[^,.;]+)`,
    ),
  ],
  sorts: [
    'thé café eau jus bière vin cacao lait coca soda expresso cappuccino latte matcha déca limonade chocolat tisane rooibos infusion pastis cidre whisky rhum alcool champagne sirop',
    'rouge vert bleu jaune noir blanc orange violet rose marron gris turquoise rouges verts bleus beige bordeaux',
    'train trains avion avions voiture voitures bus vélo vélos ferry métro tram moto scooter trottinette camion camionnette minibus autocar taxi covoiturage pied marche conduire',
    'vim emacs vscode neovim intellij webstorm nano sublime',
    'mail mails appel appels téléphone signal telegram whatsapp slack discord sms teams zoom messenger',
    'chat chats chien chiens chaton chiot hamster lapin perroquet poule poules poisson tortue canari furet',
    'été hiver printemps automne',
    'fenêtre couloir hublot',
    'sombre clair',
    'matin soir nuit après-midi midi',
    'mer montagne campagne ville plage',
    'mysql postgres postgresql sqlite mongodb mariadb',
    'python javascript typescript rust java kotlin go ruby',
    'react vue angular svelte',
    'mac windows linux ubuntu debian fedora',
    'iphone android pixel samsung xiaomi huawei nokia',
    'végan vegan végétarien végétarienne végétalien pescétarien omnivore flexitarien keto viande poulet bœuf porc tofu jambon agneau canard dinde',
    'lunettes lentilles',
    'pizza pâtes sushis burgers curry ramen tacos couscous raclette fondue crêpes barbecue quiche salade soupe kebab lasagnes',
    'football foot rugby tennis basket handball hand volley natation nager judo karaté course courir footing jogging yoga pilates gym muscu danse boxe escalade randonnée ski équitation escrime badminton pétanque gymnastique golf échecs zumba crossfit patinage',
    'violon piano guitare batterie flûte trompette violoncelle clarinette saxophone ukulélé basse accordéon harpe',
    'français anglais allemand espagnol italien portugais japonais chinois coréen arabe russe néerlandais breton polonais',
    OCCUPATIONS,
    'célibataire célib fiancé fiancée marié mariée divorcé divorcée veuf veuve séparé couple pacsé copain copine',
    'appartement appart maison studio coloc colocation location locataire propriétaire camping hôtel gîte auberge airbnb chalet caravane mobil-home tente pavillon',
    'crèche maternelle école primaire collège lycée fac université cp ce1 ce2 cm1 cm2 sixième',
    'restaurant resto jardin château salle mairie église garage bureau cuisine frigo tiroir cave grenier cellier bibliothèque parc salon terrasse entrée placard',
    'maths mathématiques physique histoire biologie chimie géo géographie musique droit économie psycho psychologie pharma lettres philo sociologie informatique',
    'pdf word excel papier',
    'petit grand énorme gros',
    'espèces carte virement paypal chèque lydia',
    'trello jira notion asana',
    'dîner déjeuner goûter brunch',
    'ps5 switch xbox',
  ],
  headings: {
    person: 'Personnes',
    preference: 'Préférences',
    decision: 'Décisions',
    plan: 'Projets',
    fact: 'Faits',
    rule: 'Règles',
    experience: 'Expériences',
    event: 'Expériences',
    task: 'Projets',
  },
};
