import type { MatterTurn } from '../matter-rules.ts';
import { pattern } from '../statement-rules.ts';

const r = String.raw;

const SCHOOL = r`(?:école|collège|lycée|crèche|fac|université|maternelle|primaire|conservatoire|internat)`;
const JOB = r`(?:boulot|job|taf|travail|poste|boîte|emploi|employeur)`;
const MEAT = r`(?:la viande|viande|du poisson|poisson|du porc|porc|de tout|des œufs|œufs|du gluten|gluten|laitages)`;
const STATUS = r`(?:célibataire|mariée?s?|fiancée?s?|pacsée?s?|divorcée?s?|séparée?s?|veuve?f?)`;

const turn = (slot: string, held: string, turned: string): MatterTurn => ({
  slot,
  held: pattern(held),
  turned: pattern(turned),
});

/** What there is one of at a time in a life, in French. */
export const turns = (occupation: string): readonly MatterTurn[] => [
  turn(
    'home',
    r`\b(?:habites?|habitons|habitent|vis|vit|vivons|vivent|loges?) (?:à|au|aux|en|dans|chez|avec|sur|rue|près|toute? seule?)\b|\b(?:em|dé)ménagée?s? (?:à|au|en|chez|dans)\b`,
    r`\b(?:em|dé)ménag(?:é|ée|és|ées|e|ons|eons)\b|\bchang(?:é|e|eons) (?:d'appart|d'appartement|de ville|de maison|de quartier|de logement)\b|\b(?:venue?s?|partie?s?|vient|viens|part|pars|retournée?s?|revenue?s?) (?:vivre|habiter|s'installer|m'installer)\b|\bnouvel appart|\bnouvelle maison\b`,
  ),
  turn(
    'work',
    r`\b(?:travaille|bosse|taffe)s? (?:à|au|aux|chez|dans|pour|comme|en tant)\b|\b(?:suis|est) (?:un |une )?${occupation}\b`,
    r`\b(?:chang(?:é|e) de|nouveau|nouvel|nouvelle|trouvé un(?: nouveau)?|quitté (?:mon|le|son|ma|la|sa)|perdu (?:mon|son)) ${JOB}\b|\b(?:démissionn|licenci|embauch|recrut)(?:é|ée|e)\b|\b(?:travaille|bosse|conduis|conduit) (?:maintenant|désormais)\b|\b(?:maintenant|désormais),? (?:je |elle |il )?(?:travaille|bosse|conduit|conduis)\b|\bprend(?:s|)? (?:ma|sa) retraite\b|\bretraitée?\b|\b(?:arrêté|quitté|lâché) (?:la |le |l'|les )(?<left>\p{L}{6,})|\b(?:devenue?|deviens|devient) ${occupation}\b|\bcommencé .{2,40} plus d(?:e |')(?<left2>\p{L}{6,})`,
  ),
  turn(
    'school',
    r`\b(?:suis|est|va|vais|vont|sont) (?:à|en|au|dans) (?:l'|la |une |un )?${SCHOOL}\b`,
    r`\bchang(?:é|e|ée) (?:d'école|de (?:collège|lycée|crèche|fac|classe))|\b(?:ré)?inscrite?s? (?:à|au|en)\b|\b(?:passe|passée?|entre|entrée?|rentre) (?:au|en|à) (?:l'|la )?${SCHOOL}\b|\b(?:est|va) (?:maintenant|désormais) (?:à|au|en) (?:l'|la )?${SCHOOL}\b`,
  ),
  turn(
    'study',
    r`\bétudi(?:e|es|ant|ante)\b|\b(?:des|mes|ses) études\b|\ben (?:licence|master|l[123]|m[12]) d`,
    r`\b(?:lâché|arrêté|quitté|abandonné) (?:le |la |l'|les |mes études)(?<left>\p{L}{4,})?|\bchangé de (?:fac|filière|cursus|voie)\b|\b(?:me suis|s'est) réorientée?\b|\b(?:suis|est) passée? en (?:école|licence|fac|bts|master)\b`,
  ),
  turn(
    'status',
    r`\b${STATUS}\b`,
    r`\b(?:fiancée?s?|(?:me suis|s'est|nous sommes|on s'est|me|se|on se) (?:marie|mariée?s?|pacse|pacsée?s?|sépare|séparée?s?)|(?:a|ai|on a|avons) divorcé|(?:plus|maintenant|désormais) ${STATUS})\b`,
  ),
  turn(
    'diet',
    r`\b(?:végétarien(?:ne)?|végane?|végé|vegan)\b|\b(?:mange|mangeons) (?:plus|pas|jamais) (?:de |d')?${MEAT}`,
    r`\bremang(?:e|é|eons) (?:de |du |un peu de )?${MEAT}|\b(?:mange|manger) (?:à nouveau|de nouveau) (?:de |du )?${MEAT}|\b(?:suis|est) (?:plus|pas) (?:végétarien(?:ne)?|végane?|végé|vegan)\b|\barrêté d'être (?:végétarien(?:ne)?|végane?|végé|vegan)\b`,
  ),
];

const THING = r`(?:numéro|portable|téléphone|mail|adresse|code|mot de passe|wifi|pédiatre|médecin|docteur|dentiste|kiné|psy|vétérinaire|véto|prof|professeure?|maîtresse|entraîneu(?:r|se)|coach|chef|cheffe|patron|patronne|proprio|propriétaire|plombier|électricien|coiffeu(?:r|se)|nounou|femme de ménage|comptable|horaire|local|siège)`;

/** Another one of what there is one of. */
export const renewed = pattern(
  r`\b(?:nouveau|nouvelle|nouvel) (?<thing>${THING})\b|\bchang(?:é|e|eons|ée) (?:de |d')(?<thing2>${THING})\b`,
);

/** Why something cannot stay as it was. */
export const fails = pattern(
  r`\b(?:lâchée?s?|inondée?s?|fermée?s?|ferme|complète?|pleine?|plus (?:dispo|disponible|de place)|(?:rentre|retourne|repart|part) (?:à|en|au|chez)|s'en va|déménage|en panne|cassée?|en travaux|annulée?)\b`,
);
