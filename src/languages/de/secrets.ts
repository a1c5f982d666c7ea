import { list } from '../lists.ts';
import type { SecretWords } from '../secret-words.ts';

export const secrets: SecretWords = {
  spelled: ['passwort', 'kennwort'],
  passwords: ['(?:\\p{L}{2,12}-?)?(?:passwort|kennwort)', '(?:wlan|wifi|netzwerk|router)-?(?:schlüssel|key)'],
  agreed: ['(?:geheim|code|safe|lösungs|losungs|schlüssel|zauber)-?wort', 'geheime[sn]? wort', 'losung'],
  answers: ['(?:sicherheits|geheim|kontroll)-?(?:frage|antwort)n?', 'geheime (?:frage|antwort)'],
  answer: 'antwort',
  answerNames: [
    'mädchenname\\p{L}{0,2}',
    'geburtsname\\p{L}{0,2}',
    'erste[rs]? (?:haustier|hund|katze|schule|lehrer(?:in)?|auto)',
  ],
  asks: '(?:für|bei) (?:der |die |das |meiner |meine |mein )?(?:bank|sparkasse|konto|versicherung|hotline|finanzamt)',
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
    '(?:(?:haus|wohnungs|eingangs|garagen|keller)?tür|tor|gartentor|alarm(?:anlage)?|schloss(?:es)?|zahlenschloss(?:es)?|fahrradschloss(?:es)?|safes?|tresors?|garage|handys?|telefons?|smartphones?|tablets?|laptops?|rechners?|sim(?:-?karte)?|karte|bankkarte|kreditkarte|ec-?karte|koffers?|wlans?|wifi|routers?|sms|gegensprechanlage|treppenhaus(?:es)?|keller|hauseingangs?|eingangs?|schuppens?|waschküche|ziffernblock|tastenfeld|klingel|aufzugs?|spinds?|schließfachs?|büros?|zugangs?|sicherheits|bestätigungs|entsperr|verifizierungs)',
  between:
    '(?:für|zum|zur|vom|von|der|die|das|den|dem|des|mein\\p{L}{0,2}|unser\\p{L}{0,2}|am|an|aus|fürs|im|ins|neue\\p{L}?)',
  opens:
    '(?:auf|öffnet|öffnen|entsperr\\p{L}{0,4}|entriegelt|geöffnet|aufmachen|aufschließen|aus(?:schalten|geschaltet)?|abschalten)',
  by: { before: '(?:mit|per|durch|über|code|pin|kombination)' },
  told: {
    before:
      '(?:mit|nehm(?:e|en|t)?|nimmt?|(?:be)?nutz(?:e|en|t)|verwend(?:e|en|et)|setz(?:e|en|t)|gib|geb(?:e|en|t)|tipp(?:e|en|t)?|per|probier)(?: (?:ich|wir|du|man|immer|einfach|überall|jetzt|noch|mal|die|das|den)){0,3}',
    changed: {
      verb: '(?:gesetzt|geändert|gestellt|umgestellt|setz\\p{L}{0,3}|änder\\p{L}{1,3}|stell\\p{L}{1,3})',
      to: '(?:auf|in)',
    },
    as: 'als',
    entering:
      '(?:einlogg\\p{L}{0,4}|einzuloggen|logg?e?n?|anmeld\\p{L}{0,4}|anzumelden|meld\\p{L}{0,3}|(?:zu)?entsperr\\p{L}{0,4})',
    typed: {
      before:
        '(?:tipp\\p{L}{0,2}|gib|geb(?:e|en|t)|drück\\p{L}{0,2}|wähl\\p{L}{0,2})(?: (?:einfach|dann|die|den|mal)){0,2}',
    },
    keys: '(?:schlüssel|key)',
  },
  is: ['ist', 'lautet', 'war', 'heißt', 'heisst'],
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
