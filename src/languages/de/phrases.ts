import type { PhraseBook } from '../phrase-book.ts';
import { pattern } from '../statement-rules.ts';

/** German. */
export const phrases: PhraseBook = {
  code: 'de',
  and: '{a} und {b}',
  quote: ['„', '“'],
  count: {
    note: { one: '# Notiz', other: '# Notizen' },
    line: { one: '# Zeile', other: '# Zeilen' },
    day: { one: '# Tag', other: '# Tage' },
  },
  dates: { locale: 'de-DE', day: '{weekday}, {date}', otherYear: '{date} {year}' },
  diary: {
    light: {
      one: [
        'Nur eine einzige Notiz wartete: {day}.',
        'Viel war es nicht, bloß eine Notiz: {day}.',
        '{day}: eine Notiz, mehr lag nicht auf dem Tisch.',
      ],
      few: [
        '{day}: {notes} lagen bereit, und für jede war Zeit.',
        '{day} war schnell gelesen: {notes}.',
        'Wenig lag auf dem Tisch, {notes}: {day}.',
      ],
      many: [
        '{day} war ein gesprächiger Tag: {notes} lagen auf meinem Tisch.',
        'Viel war zu lesen, {notes} im Ganzen: {day}.',
        '{day}: Der Tisch war voll, {notes} sind durchgesehen.',
      ],
      span: [
        'Ich blätterte durch die Tage, {from} bis {to}, und fand {notes}.',
        'Der Tisch hatte sich gefüllt, {from} bis {to}: {notes}.',
        'Die Tage lagen vor mir, {from} bis {to}: {notes} im Ganzen.',
      ],
      all: [
        'Alles davon war einen zweiten Blick wert.',
        'Nichts davon war alt, und so kam alles auf die Waage.',
        'Jedes Stück davon wurde gewogen.',
      ],
      some: [
        'Für einen genaueren Blick legte ich {staged} zurück.',
        'Davon kam auf die Waage: {staged}.',
        'Was neu schien, waren am Ende {staged}.',
      ],
      none: ['Nichts davon wollte gewogen werden.', 'All das war mir schon bekannt.'],
      duplicate: [
        '{dropped} sagt dasselbe wie {kept}, also genügt eines davon.',
        '{kept} und {dropped} sind ein Gedanke in zwei Fassungen.',
        'Ich legte {dropped} auf {kept}, denn beides sagt dasselbe.',
      ],
      closing: [
        'Der Rest bleibt in seinem Tag und ist dort zu finden.',
        'Was ich ausließ, ist nicht verloren; es bleibt in den Notizen seines Tages.',
        'Geplauder bleibt, wo es gesagt wurde.',
      ],
    },
    rem: {
      theme: [
        'Immer wieder kam die Rede auf eines: {theme} (an Tagen gezählt: {days}, {notes}).',
        'Eines kehrte ständig zurück: {theme}, {notes} auf {days} verteilt.',
        'Ein Faden zieht sich hindurch: {theme} ({days}, {notes}).',
      ],
      others: [
        'Daneben war noch mehr als einmal die Rede von anderem: {themes}.',
        'Auch dem bin ich mehrmals begegnet: {themes}.',
      ],
      truth: [
        'Eines hat sich bestätigt ({days}): {truth}.',
        'Auf {days} verteilt hörte ich dasselbe: {truth}.',
      ],
      truths: ['Ebenso dies: {truths}.', 'Auch das hat sich bestätigt: {truths}.'],
      changed: [
        'Nicht alles passt zu dem, was ich wusste; überholt: {lines}.',
        'Nicht alles gilt noch; neuere Worte änderten {lines}.',
      ],
      steady: [
        'Nichts davon sprach gegen das, was ich wusste.',
        'Es fügt sich gut zu dem, was ich schon wusste.',
        'Keine ältere Zeile kam ins Wanken.',
      ],
    },
    deep: {
      opening: {
        added: [
          'Das Gedächtnis nahm etwas Neues auf.',
          'Manches von dem Gesagten soll bleiben.',
          'Diesmal gab es etwas hinzuzufügen.',
        ],
        changed: [
          'Manches von dem, was ich wusste, war weitergezogen.',
          'Ich rückte zurecht, was nicht mehr galt.',
          'Neuere Worte traten an die Stelle der alten.',
        ],
        tidied: ['Es war Zeit zum Aufräumen.', 'Ich räumte die Regale auf.', 'Hier war Ordnung zu schaffen.'],
        mixed: [
          'Das Gedächtnis änderte sich auf mehr als eine Weise.',
          'Es gab zu schreiben und auch aufzuräumen.',
          'Hier kam mehreres zusammen.',
        ],
      },
      addedOne: ['Ich nahm {line} auf.', 'Neu ist {line}.', 'Von nun an bewahre ich {line}.'],
      addedWords: [
        '{name} sagte {words}, und so schrieb ich es auf.',
        'In den eigenen Worten von {name}: {words}.',
      ],
      added: ['Ich schrieb {lines} auf: {list}.', 'Was vorher nicht da war, {lines}: {list}.'],
      addedMore: ['Dazu nahm ich noch {lines} auf.', 'Dazu kommt noch mehr: {lines}.'],
      merged: ['Ich zog {before} zusammen zu {after}.', 'Aus {before} wurde {after}.'],
      updated: [
        'Wo {before} stand, steht jetzt {after}.',
        '{before} machte {after} Platz.',
        'Statt {before} bewahre ich jetzt {after}.',
      ],
      removed: ['Ich ließ {text} gehen {reason}', 'Ich nahm {text} heraus {reason}'],
      archived: ['Ich legte {text} ins Archiv {reason}', '{text} ruht jetzt im Archiv {reason}'],
      noRoom: [
        'Der Platz reichte nicht: Ins Archiv ging {list}.',
        'Aus Platzmangel steht jetzt im Archiv: {list}; wird es wieder erzählt, kommt es zurück.',
        'Damit der Rest Platz hat, gab ich dem Archiv {list}.',
      ],
      refused: ['Ich lehnte {text} ab {reason}', 'Ich nahm {text} nicht an {reason}'],
      closing: [
        'Wenn hier etwas nicht stimmt, lässt es sich zurücknehmen.',
        'Nichts davon ist endgültig; jede Änderung kann rückgängig gemacht werden.',
        'Was ging, kann zurückgeholt werden.',
      ],
    },
    insights: {
      first: [
        'Bisher war hier nichts bekannt; hier fängt es an.',
        'Dies sind die ersten Zeilen dieses Gedächtnisses.',
      ],
      theme: [
        'Worauf die Leute am meisten zurückkommen: {theme}.',
        'Vieles im Gespräch dreht sich um eines: {theme}.',
      ],
      kept: [
        'Aus {notes} blieb für das Gedächtnis: {lines}.',
        'Gelesen wurden {notes}, geblieben ist: {lines}.',
      ],
      changed: [
        'Die Dinge ändern sich; überholt: {lines}.',
        'Es lohnte sich, zweimal hinzuhören; veraltet: {lines}.',
      ],
      unchanged: [
        'Nichts von dem Gelesenen verlangte eine Änderung.',
        'Es ist gelesen, und das Gedächtnis konnte bleiben, wie es ist.',
      ],
      held: ['Eines habe ich nicht zu entscheiden: {text}.', 'Jemand sollte sich das ansehen: {text}.'],
      heldMore: ['Dasselbe gilt für noch {lines}.', 'Ebenso wartet noch mehr auf einen Menschen: {lines}.'],
    },
    observation: {
      turn: {
        added: ['Das Gedächtnis ist ein wenig gewachsen.', 'Es gibt ein wenig mehr zu wissen als zuvor.'],
        changed: [
          'Was bekannt war, ist zurechtgerückt.',
          'Das Gedächtnis hat die Menschen, von denen es handelt, wieder eingeholt.',
        ],
        tidied: ['Das Gedächtnis ist aufgeräumter.', 'Was doppelt oder alt war, ist fort.'],
        mixed: [
          'Das Gedächtnis ist geordnet und auf dem neuesten Stand.',
          'Neues und Altes haben ihren Platz gefunden.',
        ],
        quiet: ['Es war ein stiller Lauf.', 'Wenig musste sich ändern.'],
      },
      full: [
        'Es ist fast voll: {items} von {maxItems} Zeilen.',
        'Der Platz wird knapp: {items} von {maxItems} Zeilen.',
      ],
      room: [
        'Es ist noch Platz: {items} von {maxItems} Zeilen.',
        'Der Stand ist {items} von {maxItems} Zeilen.',
      ],
    },
  },
  reply: {
    remembered: [
      'Ich habe kein Sprachmodell und kann nur sagen, woran ich mich erinnere:',
      'Woran ich mich dazu erinnere:',
      'Das habe ich dazu:',
    ],
    nothing: ['Daran erinnere ich mich nicht.', 'Dazu habe ich nichts im Gedächtnis.'],
    noted: [
      'Ist im Protokoll notiert; beim nächsten Traum kann es ins Gedächtnis kommen.',
      'Steht im Protokoll. Was bleibt, wird beim nächsten Traum zur Erinnerung.',
      'Aufgeschrieben; der nächste Traum entscheidet, was bleibt.',
    ],
    greeting: [
      'Hallo! Ich habe hier kein Sprachmodell, aber ein Gedächtnis. /help zeigt, was ich kann.',
      'Hi! Ein Sprachmodell habe ich hier nicht, nur ein Gedächtnis. /help zeigt, was ich kann.',
    ],
    thanks: ['Gern geschehen.', 'Gerne.'],
    isGreeting: pattern(
      '^(?:(?:hallo|hallöchen|hi|hey|huhu|moin(?: moin)?|servus|grüezi|grüß (?:gott|dich|euch)|guten (?:morgen|tag|abend)|gute nacht|tag|na)(?:[ ,]+(?:zusammen|alle|allerseits|ihr lieben|leute|bot|wieder|reverie|in die runde))*[\\s,!.]*){1,3}[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
    asks: pattern(
      '^(?:bitte )?(?:(?:sag|sage|erzähl|erzähle|zeig|zeige|gib|nenn|nenne)(?: mal| bitte)? (?:mir|uns)|erinner(?:e)? (?:mich|uns)(?! am\\b| bitte am\\b| morgen\\b)|liste|zähl(?:e)? .* auf|ich (?:frage mich|wüsste gern|möchte wissen|will wissen|habe vergessen)|(?:weißt|erinnerst) du|keine ahnung (?:wer|was|wo|wann))\\b',
    ),
    asksAboutSelf: pattern(
      '\\b(?:über mich|über uns|von mir|wer (?:bin ich|ich bin)|kennst du mich|kennt ihr mich|zu mir)\\b',
    ),
    asksForHelp: pattern(
      '^(?:(?:und |also )*(?:was (?:kannst|machst|tust) du(?: (?:so|alles|denn|eigentlich|für mich(?: tun)?|tun|machen))*|was (?:können|machen) sie(?: tun)?|was bist du|wer bist du|wer sind sie|was ist das(?: hier)?|wie (?:funktionierst du|funktioniert (?:das|es|der bot)|geht das)|wie kannst du (?:mir |uns )?helfen|wobei kannst du (?:mir |uns )?helfen|(?:bitte )?hilfe?(?: mir)?(?: bitte)?))$',
    ),
    isThanks: pattern(
      '^(?:(?:vielen |herzlichen |tausend |lieben )?dank(?: dir| euch| schön)?|danke(?:schön| schön| dir| euch| sehr| vielmals)*|merci|dankö|thx)[\\s,!.]*(?:bot|reverie)?[\\s,!.]*[\\p{Extended_Pictographic}\\ufe0f\\s]*$',
    ),
  },
};
