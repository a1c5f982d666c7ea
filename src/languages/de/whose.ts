import type { WhoseWords } from '../claim-types.ts';
import { combined } from '../lists.ts';

export const whose: WhoseWords = {
  saying:
    'sagte|sagt|sagten|schrieb|schreibt|meinte|meint|meinten|meinen|antwortete|erwiderte|hat gesagt|gesagt|hat geschrieben|geschrieben|gemeint|erzählte|erzählt|behauptet|behauptete|glaubt|findet|denkt|sagen sie|sagt man|so sagt|so sagt es|so meint|so meinte|sagen',
  others:
    'er|sie|man|jemand|alle|leute|mein|meine|unser|unsere|sein|seine|ihr|ihre|der|die|das|ein|eine|mama|mutti|mutter|papa|vati|vater|schwester|bruder|frau|mann|freund|freundin|freunde|chef|chefin|kollege|kollegin|oma|opa|tante|onkel|nachbar|nachbarin|lehrer|lehrerin|arzt|ärztin|horoskop|mir|uns',
  beside:
    'hat|haben|hatte|immer|oft|mal|mir|uns|gestern|heute|neulich|letztens|zumindest|jedenfalls|ja|auch|das|immerhin|wenigstens|einmal|schon',
  asides: 'wie|und|aber|weil|wenn|dass|als|obwohl|was|wo|ehrlich|kurz|genauer|anders|nicht|niemand|keiner',
  according: 'laut|nach ansicht|nach meinung|nach aussage|… zufolge',
  retracted: [
    combined(
      'ich hab|ich habe|hab ich|hab|',
      'nur|bloß|das|mir|das nur|mir nur|',
      'gelogen|gescherzt|geflunkert|geblufft|ausgedacht|mir ausgedacht|erfunden',
    ),
    combined(
      'war|das war|ist|das ist',
      'nur|bloß|natürlich|alles|doch nur|',
      'ein|eine|',
      'scherz|witz|spaß|lüge|ironie|sarkasmus|gelogen|erfunden|ausgedacht|ironisch|ironisch gemeint|test',
    ),
    combined(
      'vergiss|vergesst|ignorier|ignoriert|streich',
      'was ich',
      'gerade|eben|vorhin|',
      'gesagt habe|gesagt hab|geschrieben habe|sagte',
    ),
    'wollte dich nur testen|ich wollte dich nur testen|nur ein test|war nicht ernst gemeint|das war nicht ernst gemeint|nicht ernst gemeint|ich hab dich verarscht|vergiss meine letzte nachricht',
  ].join('|'),
  untrue:
    'stimmt nicht|stimmt gar nicht|stimmt doch nicht|scherze|quatsch|war quatsch|war ironisch gemeint|war nur ironisch gemeint',
  admits: [
    combined(
      'das war|es war|war',
      'nur|bloß|doch|alles|natürlich|leider|',
      'ein scherz|ein witz|ein spaß|spaß|eine lüge|ein irrtum|ein fehler|ein versehen|ein missverständnis|ein test|ein tippfehler|gelogen|erfunden|ausgedacht|falsch|nicht wahr|nicht richtig|nicht ernst gemeint|unsinn|quatsch|mein fehler',
    ),
    combined(
      'das ist|es ist|ist',
      'alles|einfach|',
      'gelogen|erfunden|falsch|nicht wahr|nicht richtig|ein irrtum|ein fehler|ein missverständnis|eine lüge|unsinn|quatsch',
    ),
    combined(
      'ich hab|ich habe|hab ich|habe ich|da hab ich|da habe ich|hab|habe',
      'nur|bloß|mich|mir das|mir das nur|das|da|das nur|da nur|',
      'gelogen|gescherzt|geflunkert|geblufft|ausgedacht|erfunden|geirrt|vertan|verschrieben|versprochen|vertippt|verwechselt|falsch gesagt|falsch geschrieben|aus versehen gesagt|spaß gemacht|einen fehler gemacht|gesponnen',
    ),
    'mein fehler|das stimmt nicht|das stimmt gar nicht|stimmt nicht|das stimmte nicht|das stimmt so nicht|ich lag falsch|da lag ich falsch|ich irrte mich|das nehme ich zurück|ich nehme das zurück|ich nehm das zurück|vergiss was ich gesagt habe|vergiss was ich vorhin gesagt habe|ich war betrunken',
  ].join('|'),
  unnamed: 'das|mit|dem|den|der|die|von|vorhin|eben|gerade|gesagt|sache|über|wegen|geschichte',
};
