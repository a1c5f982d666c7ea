import type { FrameWords } from '../claim-types.ts';
import { whose } from './whose.ts';

const tells = [
  'sagt|sagen|sagte|sagten|gesagt|behauptet|behaupten|behauptete|meint|meinen|meinte|glaubt|glauben|glaubte|denkt|denken',
  'dachte|dachten|schreibt|schrieb|geschrieben|erzählt|erzählte|erzählen|schwört|lügt|log|gelogen|geglaubt|gemeint|scherzt',
]
  .join('|')
  .split('|');
const speaker = ['ich', 'mein', 'meine', 'meinen', 'wir', 'unser', 'unsere', 'mir'];

/** "Sagt ich wäre …", "sagt dass mein …", "hat allen erzählt dass ich …". */
const reported = tells.flatMap((verb) => speaker.flatMap((who) => [`${verb} ${who}`, `${verb} dass ${who}`]));

export const frames: FrameWords = {
  ...whose,
  denied:
    'in dem film|in diesem film|in der serie|in dieser serie|in dem buch|in diesem buch|in dem roman|in diesem roman|in dem spiel|in der folge|in dieser folge|in der neuen staffel|in staffel eins|in staffel zwei|in staffel drei|serie spielt|krimiserie spielt|film spielt|roman spielt|krimi spielt|tatort spielt|buch spielt|die hauptfigur|der hauptdarsteller|die hauptdarstellerin|spoiler|^klar ich liebe|^na klar ich liebe|^ja klar ich liebe|^ja sicher ich liebe|^zum beispiel|^z b|^beispielsweise|in meinem roman|in meiner geschichte|mein rollenspielcharakter|mein dnd charakter|mein spielcharakter|ein gerücht dass|gerücht dass|gescherzt als|gelogen als|ein scherz als|ein witz als|war nur spaß als|habe geträumt dass|hab geträumt dass|geträumt ich|träumte dass|träumte ich|traum in dem ich|traum dass ich|traum … ich|im traum|in meinem traum|in meinen träumen|ich dachte ich … aber|ich dachte dass ich … aber|ich dachte … stellt sich heraus|ich glaubte ich … aber|früher dachte ich ich|früher glaubte ich|sagte niemand|sagt niemand|hat niemand gesagt|alles außer|was unsinn ist|ist unsinn|ist quatsch|was quatsch ist|ist blödsinn|was nicht stimmt|was falsch ist|was gelogen ist|ich bestreite dass|ich leugne dass|ich habe nie gesagt dass|ich hab nie gesagt dass|hab ich nie gesagt|in einem paralleluniversum|in einem anderen leben|im spiel bin ich|mein charakter|tun wir so als|stell dir vor ich|stellt euch vor ich',
  supposed:
    'stell dir vor|stellt euch vor|stellen sie sich vor|angenommen|nehmen wir an|nehmen wir mal an|mal angenommen|gesetzt den fall|sagen wir|sagen wir mal|tun wir so als|tu so als|was wäre wenn|hypothetisch|wie man so sagt|wie man sagt|wie es heißt|wie es so schön heißt|in meinem roman|in meinem buch,|in meiner geschichte|in meinem film,|in meinem drehbuch|in meinem spiel,|im film,|im buch,|im roman,|im spiel,|im theaterstück,|in der geschichte,|in unserer kampagne|im traum|in meinem traum|in meinen träumen|in einem anderen leben|rollenspiel|es war einmal|mein charakter|mein rollenspielcharakter|meine figur|der held meines|die heldin meines|der held meiner|die heldin meiner',
  reported: reported.join('|'),
  takenBack:
    "nein|nicht|nee|doch nicht|stimmt nicht|das stimmt nicht|stimmt gar nicht|ich lüge|als ob|von wegen|schön wärs|schön wär's|schön wäre es|niemals gesagt|sagte niemand jemals|sagte niemand|ironie|ironie off|sarkasmus|vergiss das|vergesst das|vergiss es|nicht!|war doch nicht so|ihr glaubt auch alles|du glaubst auch alles|drauf reingefallen|hab dich|hab euch|eher nicht",
  amends:
    'scherz|war ein scherz|das war ein scherz|nur ein scherz|kleiner scherz|war nur ein scherz|das war nur ein scherz|spaß|spass|nur spaß|nur spass|war nur spaß|war nur spass|das war nur spaß|war spaß|spässle|witz|ein witz|war ein witz|das war ein witz|nur ein witz|ich scherze|ich mach nur spaß|ich mache nur spaß|ich mache nur witze|haha nein|haha nee|lol nein|nein warte|nee warte|warte nein|nein moment|ach nein|ach nee|nein sorry|sorry nein|nein quatsch|nee quatsch|quatsch|ach quatsch|blödsinn|nein doch nicht|nee doch nicht|vergiss was ich gesagt habe|streich das|streicht das|ignorier das|ignoriert das|korrektur|ich korrigiere|ich nehme das zurück|ich nehm das zurück|das war falsch|mein fehler|reingelegt|verarscht|aprilscherz|april april|gelogen|das war gelogen|ich habe gelogen|ich meinte …|ich meinte natürlich …',
  around:
    'haha|hehe|hihi|lol|ach|oh|äh|ähm|hm|hmm|na|naja|ja|sorry|ups|entschuldigung|also|aber|warte|moment|xd|leute',
  voice:
    '^weitergeleitet von |^weitergeleitet: |^wg: |^zitat: |^man sagt |^es heißt, |^angeblich |^gerüchten zufolge|^gerüchteweise|schrieb: |schreibt: |sagte: |sagt: |meinte: |meint: |antwortete: |antwortet: |kommentierte: |singt: |textet: |hat geschrieben: |hat gesagt: |schrieb, „|sagte, „|schrieb „|sagte „|sagt „|meinte „',
  material:
    'weitergeleitet:|wg:|fwd:|ursprüngliche nachricht|weitergeleitet von|weitergeleitete nachricht|songtext:|liedtext:|text:|übersetze:|übersetze das:|übersetze ins:|übersetze mir:|übersetz:|übersetz das:|übersetz mal:|übersetz bitte:|übersetze bitte:|übersetzung:|bitte übersetzen:|korrigiere:|korrigier:|korrigiere das:|verbessere:|verbessere den text:|formuliere um:|umformulieren:|fasse zusammen:|fass zusammen:|fasse das zusammen:|zusammenfassen:|schreib ein gedicht:|schreibe ein gedicht:|schreib eine geschichte:|schreibe eine geschichte:|schreib einen brief:|schreibe einen brief:|schreib mir:|gedicht:|geschichte:|lied:|dialog:|drehbuch:|zitat:|beispielsatz:|beispiel:|zum beispiel:|aus dem buch:|kopiert von:|kopiert aus:',
  true: 'stimmt|wahr|richtig|so|fall|wahrheit|korrekt|trifft|tatsache',
  false: 'falsch|unwahr|unrichtig|lüge|mythos|quatsch|unsinn|blödsinn|gelogen|erlogen|erfunden',
  not: 'nicht|nich|ned|net|keineswegs|keinesfalls|mitnichten|nie|niemals|kaum',
  besideTruth:
    'es|das|ist|war|wäre|ja|zu|der|die|ein|eine|einfach|gar|überhaupt|eben|doch|wirklich|ganz|absolut|völlig|natürlich|schlicht|mehr|aber|und|auch|leider',
  that: 'dass|daß',
  labels:
    'notiz|notizen|update|nachtrag|ps|p.s|fyi|info|zur info|wichtig|erinnerung|fakt|fun fact|btw|edit|tldr|neuigkeit|neuigkeiten|news|gute nachricht|gute nachrichten|schlechte nachricht|frage|antwort|geständnis|hobby|hobbys|hobbies|diät|ernährung|name|alter|job|beruf|arbeit|zuhause|wohnort|familie|haustiere|allergie|allergien|geburtstag|hi|hallo|hey|moin|servus|ok|okay|ja|nein|also|merke|merk dir|merke dir|beschluss|entscheidung|plan|pläne|regel|vorliebe|vorlieben|wahrheit|ehrlich|hintergrund|kontext|über mich|zu mir|gesundheit|heute|gestern|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|zusammenfassung|korrektur|vorstellung|warnung|achtung|alle|an alle|team|leute|hört zu|schaut|bitte|ergebnis|fazit|problem|idee|meinung|übrigens|kurz|kurze info|hinweis|termin|adresse|telefon|passwort|wlan|code|vorteile|nachteile|gründe|fakten|treffen|abendessen|mittagessen|frühstück|party|zahnarzt|arzt|zur erinnerung|essen|musik|sport|sprachen|kaffee|tee|danke|sorry|sitzung|besprechung',
  self: 'ich|mich|mir|mein|meine|meinen|meinem|meiner|meines|wir|uns|unser|unsere|unseren|unserem|unserer',
  subject: 'ich|wir',
};
