import { list } from '../lists.ts';
import type { SecretWords } from '../secret-words.ts';

export const secrets: SecretWords = {
  spelled: ['passwort', 'kennwort'],
  passwords: ['(?:\\p{L}{2,12}-?)?(?:passwort|kennwort)', '(?:wlan|wifi|netzwerk|router)-?(?:schlüssel|key)'],
  agreed: ['(?:geheim|code|safe|lösungs|losungs|schlüssel|zauber)-?wort', 'geheime[sn]? wort', 'losung'],
  answers: ['(?:sicherheits|geheim|kontroll)-?(?:frage|antwort)n?', 'geheime (?:frage|antwort)'],
  answerNames: [
    'antwort',
    'mädchenname\\p{L}{0,2}',
    'geburtsname\\p{L}{0,2}',
    'erste[rs]? (?:haustier|hund|katze|schule|lehrer(?:in)?|auto)',
  ],
  codes: [
    'pins?(?:-?(?:code|nummer))?',
    'geheimzahl',
    'c[vc][vc]2?',
    '(?:totp|2fa|otp)(?:-?(?:code|schlüssel))?',
    'kartenprüfnummer',
    'tan',
  ],
  code: '(?:code|kombination|pin|zahlencode)',
  locks:
    '(?:(?:haus|wohnungs|eingangs|garagen|keller)?tür|tor|gartentor|alarm(?:anlage)?|schloss(?:es)?|zahlenschloss(?:es)?|fahrradschloss(?:es)?|safes?|tresors?|garage|handys?|telefons?|smartphones?|tablets?|laptops?|rechners?|sim(?:-?karte)?|karte|bankkarte|kreditkarte|ec-?karte|koffers?|wlans?|wifi|routers?|sms|gegensprechanlage|klingel|aufzugs?|spinds?|schließfachs?|büros?|zugangs?|sicherheits|bestätigungs|entsperr|verifizierungs)',
  between:
    '(?:für|zum|zur|vom|von|der|die|das|den|dem|des|mein\\p{L}{0,2}|unser\\p{L}{0,2}|am|an|aus|neue\\p{L}?)',
  opens:
    '(?:auf|öffnet|öffnen|entsperrt|entsperren|entriegelt|geöffnet|aufmachen|aufschließen|aus(?:schalten|geschaltet)?|abschalten)',
  by: { before: '(?:mit|per|durch|über|code|pin|kombination)' },
  digits: ['null', 'ein', 'eins', 'zwo'],
  papers: [
    'reisepass(?:-?(?:nummer|nr\\.?))?',
    '(?:personal)?ausweis(?:-?(?:nummer|nr\\.?))?',
    'steuer-?(?:nummer|id|identifikationsnummer|nr\\.?)',
    'führerschein(?:-?(?:nummer|nr\\.?))?',
  ],
  logins: ['log-?in', 'benutzer(?:name)?', 'konto', 'anmeldung'],
  describing: list(
    'lang länger kurz kürzer zeichen buchstaben ziffern zahlen jahre jahr monate wochen tage alt mal leute alle niemand jemand mindestens höchstens zwei drei vier fünf sechs sieben acht zehn zwölf sechzehn abgelaufen geändert geschützt gespeichert nötig erforderlich manager',
  ),
};
