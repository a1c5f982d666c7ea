import type { WhoseWords } from '../claim-types.ts';
import { combined } from '../lists.ts';

export const whose: WhoseWords = {
  saying:
    "dit|disent|a dit|ont dit|disait|disaient|dit-il|dit-elle|dit-on|m'a dit|m'ont dit|m'a-t-il dit|m'a-t-elle dit|me dit|l'a dit|me l'a dit|a écrit|écrit|écrit-il|répond|a répondu|m'a écrit|m'a raconté|m'a expliqué|raconte|racontait|affirme|affirmait|prétend|prétendait|croit|pense|assure|disent-ils|ils disent|on dit|me dit-il|me dit-elle",
  others:
    "il|elle|ils|elles|on|tout|monde|gens|quelqu'un|mon|ma|mes|notre|nos|son|sa|ses|leur|le|la|les|l'|un|une|maman|papa|mère|père|sœur|soeur|frère|femme|mari|copain|copine|ami|amie|pote|potes|chef|cheffe|patron|collègue|mamie|papi|tante|oncle|voisin|voisine|prof|médecin|docteur|horoscope",
  beside:
    "me|m'a|lui|a|ont|toujours|souvent|hier|un|jour|du|moins|c'est|ce|que|qu'a|là|aussi|d'ailleurs|en|tout|cas|qu'il|qu'elle|moi",
  asides: "comme|et|mais|parce|car|si|quand|qui|donc|je|j'ai|personne|pas|n'a",
  according: "selon|d'après|à en croire|aux dires|à ce que|… dixit",
  retracted: [
    combined('je|', 'plaisantais|rigolais|blaguais|déconnais|mentais|bluffais'),
    combined(
      "c'était|c'est",
      'juste|bien sûr|évidemment|',
      "une blague|une plaisanterie|pour rire|pour rigoler|un mensonge|inventé|du sarcasme|de l'ironie|ironique|un test|pour te tester|pour vous tester|du pipeau",
    ),
    combined(
      'oublie|oubliez|ignore|ignorez|efface',
      "ce que je viens de dire|ce que j'ai dit|ce que je t'ai dit|ce que j'ai écrit|mon dernier message",
    ),
    "j'ai tout inventé|j'ai inventé|je l'ai inventé|j'ai inventé ça|tout est faux|rien n'est vrai",
  ].join('|'),
  untrue:
    "n'est pas vrai|est pas vrai|c'est pas vrai|c'est faux|était faux|je plaisante|je rigole|je blague|je déconne|était une blague|étaient une blague|était une plaisanterie|était pour rire|était inventé|était inventée",
  admits: [
    combined('je|là je|', 'plaisantais|rigolais|blaguais|déconnais|mentais|bluffais|exagérais'),
    combined(
      "c'était|ça c'était|c'est|ce fut",
      'juste|bien sûr|évidemment|seulement|',
      "une blague|une plaisanterie|pour rire|pour rigoler|un mensonge|inventé|du sarcasme|de l'ironie|ironique|un test|du pipeau|une erreur|mon erreur|un malentendu|une faute de frappe|faux|inexact|ma faute",
    ),
    combined(
      "je me suis|j'ai|je l'ai|j'avais|je m'étais",
      'tout|juste|ça|',
      "trompé|trompée|menti|inventé|confondu|mélangé|mal dit|mal écrit|dit ça pour rire|dit ça par erreur|dit pour rire|dit n'importe quoi|fait une erreur|mal exprimé|mal exprimée|emmêlé|emmêlée|exagéré",
    ),
    "je retire|je retire ce que j'ai dit|erreur de ma part|mon erreur|au temps pour moi|autant pour moi|c'est pas vrai|ce n'est pas vrai|ce n'était pas vrai|c'était pas vrai|par erreur|oublie ce que j'ai dit|je ne sais pas pourquoi j'ai dit ça",
  ].join('|'),
  unnamed:
    "pour|sur|les|le|la|l'|des|de|histoire|truc|propos|à|au|sujet|concernant|ce|que|dit|mon|ma|mes|avec",
};
