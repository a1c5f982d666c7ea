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
  unnamed: 'das|mit|dem|den|der|die|von|vorhin|eben|gerade|gesagt|sache|über|wegen|geschichte',
};
