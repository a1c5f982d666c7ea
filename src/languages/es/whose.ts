import type { WhoseWords } from '../claim-types.ts';
import { combined } from '../lists.ts';
import { typed } from './chat.ts';

export const whose: WhoseWords = {
  saying: typed(
    'dijo|dice|dicen|dijeron|decía|decían|escribió|escribe|contestó|respondió|me dijo|me dice|me dijeron|me decía|me lo dijo|me lo dijeron|me han dicho|me ha dicho|ha dicho|han dicho|ha escrito|me contó|me contaron|me ha contado|contó|contaba|cuenta|afirma|asegura|jura|opina|cree|piensa',
  ),
  others: typed(
    'él|ella|ellos|ellas|alguien|todos|todo|gente|mi|mis|nuestro|nuestra|su|sus|el|la|los|las|un|una|mamá|papá|mami|papi|madre|padre|hermana|hermano|mujer|marido|esposa|esposo|novia|novio|hija|hijo|amiga|amigo|amigos|jefe|jefa|compañero|compañera|colega|abuela|abuelo|tía|tío|vecina|vecino|profe|médico|doctora|horóscopo|me',
  ),
  beside: typed('me|lo|ayer|siempre|eso|al|menos|es|que|ha|han|hoy|también|una|vez|nos|a|mí|así|por'),
  asides: typed('como|y|pero|porque|si|cuando|quien|te|os|yo|ya|nadie|no|según'),
  according: typed('según|de acuerdo con|a decir de|en palabras de|si le crees'),
  retracted: typed(
    [
      combined(
        'yo|',
        'solo|solamente|',
        'bromeaba|mentía|mentí|bromeo|estaba bromeando|estaba de broma|me lo inventé|lo inventé|me lo he inventado|te estaba probando|quería probarte',
      ),
      combined(
        'era|es|fue|esto era|eso era|eso fue',
        'solo|todo|',
        'broma|una broma|mentira|coña|sarcasmo|ironía|inventado|un invento|una prueba',
      ),
      combined(
        'olvida|olvidad|ignora|borra',
        'lo que',
        'acabo de decir|dije|he dicho|te dije|acabo de escribir',
      ),
      'me lo invento|ignora mi último mensaje|olvida mi último mensaje',
    ].join('|'),
  ),
  untrue: typed(
    'no es verdad|no es cierto|no era verdad|no era cierto|bromeo|me inventé|me la inventé|es falso|era falso|eran broma|era coña|es coña',
  ),
  admits: typed(
    [
      combined(
        'era|eso era|esto era|fue|eso fue|es|eso es|aquello era|ha sido|eso ha sido',
        'solo|todo|un|una|mi|solo una|solo un|',
        'broma|coña|mentira|error|equivocación|confusión|malentendido|invento|sarcasmo|ironía|prueba|inventado|falso|mentira mía|error mío|culpa mía',
      ),
      combined(
        'yo|ahí|antes|',
        'solo|me|lo|me lo|',
        'bromeaba|mentía|mentí|he mentido|equivoqué|he equivocado|equivocaba|confundí|he confundido|inventé|he inventado|dije en broma|dije de broma|dije mal|dije por error|escribí mal|exageré',
      ),
      'estaba bromeando|estaba de broma|estaba mintiendo|estaba equivocado|estaba equivocada|me confundí de persona|no es verdad|no es cierto|eso no es verdad|eso no es cierto|no era verdad|no era cierto|eso no era verdad|está mal|eso está mal|estaba mal|eso estaba mal|me expresé mal|lo retiro|retiro lo dicho|fallo mío|olvida lo que dije|olvida lo que he dicho|mi error|por error|no sé por qué lo dije',
    ].join('|'),
  ),
  unnamed: typed('lo|de|del|la|el|los|las|con|sobre|que|dije|eso|esto|historia|cosa|mi|mis|al'),
};
