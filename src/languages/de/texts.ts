import type { Texts } from '../texts.ts';

/** What the bot says in German. */
export const texts: Texts = {
  code: 'de',

  comma: ', ',
  gap: ' ',
  aside: ' ({text})',
  sentence: '{text}.',
  moment: '{time} ({zone})',
  'time.seconds': '{seconds} s',
  'time.minutes': '{minutes} min {seconds} s',
  ofLines: { one: '{part} von # Zeile', other: '{part} von # Zeilen' },
  ofTokens: { one: '{part} von # Token', other: '{part} von # Tokens' },
  tokens: { one: '# Token', other: '# Tokens' },
  more: { one: '… und # weitere: {command}', other: '… und # weitere: {command}' },

  'who.dream': 'Traum',
  'who.command': 'Befehl des Besitzers',
  'who.cli': 'Kommandozeile',
  'who.hand': 'von Hand',
  'who.unknown': 'unbekannt',
  'who.undo': 'Rücknahme',
  'who.restore': 'Wiederherstellung',
  'op.add': 'aufnehmen',
  'op.merge': 'zusammenfassen',
  'op.update': 'ersetzen',
  'op.remove': 'entfernen',
  'op.archive': 'archivieren',
  'op.pin': 'anheften',
  'op.unpin': 'loslösen',
  'op.keep': 'behalten',
  'op.skip': 'auslassen',
  'outcome.done': 'fertig',
  'outcome.nothing': 'nichts geändert',
  'outcome.partial': 'teilweise fertig',
  'outcome.failed': 'gescheitert',
  'outcome.skipped': 'ausgelassen',
  'outcome.open': 'nicht beendet',

  'trust.owner': 'vom Besitzer',
  'trust.member': 'von Mitgliedern',
  'trust.import': 'importiert',
  'trust.quoted': 'zitiert',
  'trust.forwarded': 'weitergeleitet',
  'trust.bot': 'von Bots',
  'trust.self': 'von mir selbst',
  'task.reply': 'Antworten',
  'task.summarise': 'Notizen',
  'task.distil': 'Gedächtnis',
  'task.narrate': 'Tagebuch',
  'task.embed': 'Suche nach Bedeutung',
  'summary.memory dream':
    'ein Traum über die letzten N Tage ({usual}; 1 bis {most}) im Hintergrund; "preview" schreibt nichts, "again" urteilt neu',
  'summary.memory show': 'das Gedächtnis, Zeile für Zeile, mit Nummern',
  'summary.memory diary': 'das Traumtagebuch: die neuesten Einträge oder ein Tag',
  'summary.memory status':
    'das Träumen, der letzte Lauf, was wartet und wie groß das Gedächtnis ist; "deep" sagt mehr',
  'summary.memory search': 'findet, was hier gesagt und notiert wurde, von wem und wann',
  'summary.memory why': 'auf welchen Worten eine Zeile beruht, wer sie wann gesagt hat',
  'summary.memory remember': 'schreibt eine Zeile direkt ins Gedächtnis, in deinen Worten',
  'summary.memory pin': 'schützt eine Zeile: Kein Traum ändert sie',
  'summary.memory unpin': 'überlässt eine Zeile wieder den Träumen',
  'summary.memory changes': 'was im Gedächtnis geändert wurde, das Neueste zuerst ({listed} davon)',
  'summary.memory undo':
    'nimmt eine Änderung zurück, ganz oder nur eine Operation daraus; ohne Nummer die letzte, auch eine von Hand',
  'summary.memory restore': 'stellt das Gedächtnis so wieder her, wie es nach einer Änderung war',
  'summary.memory confirm': 'bestätigt, dass von Hand verschwundene Zeilen wirklich weg sollten',
  'summary.dreaming status':
    'an oder aus, nächster und letzter Traum, was wartet, wie groß das Gedächtnis ist',
  'summary.dreaming on': 'hier wird nach Zeitplan geträumt',
  'summary.dreaming off': 'hier wird nicht mehr nach Zeitplan geträumt; /memory dream geht weiterhin',
  'summary.dreaming help': 'was ein Traum tut, einfach erklärt',
  'summary.whoami': 'deine ID auf dieser Plattform, für "owners" in der Konfiguration',
  'summary.help': 'was du hier alles tun kannst',
  'summary.start': 'wer dieser Bot ist',
  'group.memory': 'das Gedächtnis und seine Träume',
  'group.dreaming': 'Träume nach Zeitplan',
  'usage.item': '<Nummer oder Text>',
  'usage.text': '<Text>',
  'usage.change': '[42 oder 42.3]',

  'call.unknown': 'Den Befehl {command} gibt es nicht.',
  'call.near': 'Meinst du {command}?',
  'call.list': '/help zeigt alle.',
  'call.failed': 'Das hat nicht geklappt: {why}',
  'rights.owner': 'Nur der Besitzer darf /{command} benutzen.',
  'rights.noOwner':
    'Nur der Besitzer darf /{command} benutzen, und hier ist noch niemand als Besitzer eingetragen. Wenn du es bist: Schick /whoami und trag die ID unter "owners" in die Konfiguration ein.',
  'memory.off':
    'Das Gedächtnis ist hier ausgeschaltet (memory.enabled in der Konfiguration), also ändert /{command} nichts.',
  'apology.unheard': 'Das konnte ich nicht aufnehmen, deshalb antworte ich nicht darauf. {why}',
  'apology.unanswered': 'Ich konnte gerade nicht antworten. {why} Was du gesagt hast, bleibt erhalten.',

  'access.refused':
    'Ich darf nur mit Leuten reden, die mein Besitzer zulässt. Deine ID ist {id}; gib sie meinem Besitzer, wenn du dazugehören sollst. /whoami nennt sie noch einmal.',
  'joined.remembers':
    'Hallo. Ich merke mir, was hier gesagt wird, nur für diesen Raum: Ich führe ein Protokoll, schreibe Notizen und fasse zusammen, was bleibt.',
  'joined.noMemory':
    'Hallo. Ich protokolliere, was hier gesagt wird, um antworten zu können, und merke mir sonst nichts.',
  'joined.owner': 'Mein Besitzer ist {name}.',
  'joined.leaveOut':
    'Etwas soll draußen bleiben? Ändere die Nachricht, dann zählen nur die neuen Worte; oder frag meinen Besitzer: Er sieht, was ich mir merke, und kann es zurücknehmen (/memory).',
  'place.topicGone': 'Das Thema, zu dem dies gehört, gibt es nicht mehr.',
  'place.gone': 'Ich wollte in {room} etwas sagen und konnte nicht: {why}',
  'button.changes': 'Änderungen zeigen',
  'button.undo': 'Rückgängig',
  'button.confirm': 'Bestätigen',
  'button.expired':
    'Dieser Knopf tut nichts mehr. /memory changes zeigt, was sich noch rückgängig machen lässt.',
  'start.greeting':
    'Ich bin Reverie. Ich bewahre, was hier gesagt wird, schreibe jeden Tag Notizen und träume: Aus den Notizen wird ein kurzes Gedächtnis, das du lesen, nachverfolgen und rückgängig machen kannst.',
  'whoami.owner': 'Du bist {name}, ID {id}; du bist Besitzer.',
  'whoami.other':
    'Du bist {name}, ID {id}. Um Besitzer zu werden, trag diese ID unter "owners" in die Konfiguration ein.',
  'dreaming.explained': `Ein Traum ordnet das Gesagte zu einem kurzen Gedächtnis, im Hintergrund:
1. Was noch in keiner Notiz steht, wird für die Notizen des Tages zusammengefasst.
2. Notizen, die dasselbe sagen, werden vereint, Themen werden gezählt.
3. Was bleibt (wer die Leute sind, was sie mögen, entscheiden, planen und erleben), wird zu einer Zeile in MEMORY.md. Neuere Worte ersetzen ältere.
4. Jede Änderung wird am genauen Wortlaut geprüft; was nicht besteht, wird mit Begründung abgelehnt. Was nur ein Mensch entscheiden kann, wartet auf ihn.
5. Er schreibt ein Tagebuch und sagt dir, was sich geändert hat. /memory undo nimmt es zurück.
Nach dem Einrichten einmal /memory dream 30 aufrufen. Träumen nach Zeitplan: /dreaming on`,
  'dreaming.alone': 'Schick nur /dreaming {word}, ohne etwas dahinter; geändert wurde nichts.',

  'item.which': 'Welche Zeile? Gib ihre Nummer oder ein paar Wörter daraus an; /memory show zeigt alle.',
  'item.none': 'Im Gedächtnis gibt es keine Zeile „{given}“. /memory show zeigt alle.',
  'item.several': 'Mehrere Zeilen kommen infrage; gib die Nummer an:',
  'pin.done': 'Angeheftet: {line}',
  'unpin.done': 'Nicht mehr angeheftet: {line}',
  'remember.what': 'Was soll ich mir merken? /memory remember Ich bin allergisch gegen Erdnüsse',
  'remember.long': 'Das ist zu lang für eine Zeile ({length} von {most} Zeichen). Sag es kürzer.',
  'remember.secret':
    'Da steckt ein Geheimnis drin ({kind}), und so etwas kommt nie ins Gedächtnis. Sag es ohne.',
  'remember.known': 'Das weiß ich schon: {line}',
  'remember.done': 'Gemerkt: {line}',
  'remember.room': {
    one: 'Um Platz zu schaffen, kam # Zeile ins Archiv.',
    other: 'Um Platz zu schaffen, kamen # Zeilen ins Archiv.',
  },
  'show.empty': 'Das Gedächtnis ist leer. Ein Traum füllt es: /memory dream',
  'diary.badDay': '„{given}“ ist kein Tag. Schreib ihn so: 2026-11-30.',
  'diary.noDay': 'Für {day} gibt es keinen Eintrag im Traumtagebuch.',
  'diary.empty': 'Das Traumtagebuch ist leer. Ein Traum schreibt es: /memory dream',
  'search.what': 'Wonach soll ich suchen? /memory search wer ein Zelt hat',
  'search.none':
    'Zu „{given}“ wurde nichts gefunden. Versuch es mit anderen Wörtern, einem Namen oder dem Tag, an dem es gesagt wurde.',
  'search.reading': 'Ich lese noch, was hier gesagt wurde; die Antwort folgt.',
  'search.off':
    'Das Gedächtnis ist hier ausgeschaltet (memory.enabled in der Konfiguration), also gibt es nichts zu durchsuchen.',
  'search.hit': '{n}. {where}: {text}',
  'search.note': 'Notiz',
  'search.item': 'Zeile {n} des Gedächtnisses',
  'search.replaced': 'inzwischen ersetzt',
  'why.said': '- {day}, {speaker}: „{quote}“',
  'why.person': 'ein Mensch',
  'why.wordless': 'Keine Worte im Protokoll: Ein Mensch hat sie geschrieben.',
  'why.wordsLost': 'Es sind keine Worte bekannt, auf denen sie beruht.',
  'why.lost': 'Sie kam mit Änderung {change}, deren Aufzeichnung sich nicht lesen lässt.',
  'why.always': 'Sie stand schon in der Datei, als Reverie sie zum ersten Mal sah.',
  'why.noted': 'Das ist keine Zeile des Gedächtnisses. Notiert am {day}: {text}',
  'why.notYet': 'Noch kein Traum hat sie angesehen: /memory dream',
  'why.gone': 'Sie stand im Gedächtnis und steht dort nicht mehr; /memory changes sagt, warum.',
  'why.undo': 'Das zurücknehmen: /memory undo {change}',
  'why.change': 'Sie kam mit Änderung {change} ({who}, {day}).',
  'why.replaced': 'Sie ersetzte: {lines}',

  'reply.aboutYou': 'Das weiß ich über dich:',

  'forget.found': 'Auf Zuruf vergessen kann ich nicht. Das habe ich dazu:',
  'forget.none':
    'Davon notiere ich nichts, und ich erinnere mich an nichts dazu. Das Gesagte steht nur im Protokoll.',
  'forget.noted':
    'In MEMORY.md steht das nicht. Nimmt ein Traum es auf, nimmt /memory undo es wieder heraus.',
  'forget.how':
    'Damit ich eine Zeile vergesse, lösche sie in MEMORY.md oder nimm die Änderung zurück, die /memory why nennt. Ohne neue Worte holt kein Traum sie zurück.',
  'changes.badCount': '„{given}“ ist keine Anzahl von Änderungen zwischen 1 und {most}.',
  'changes.none': 'Bisher wurde nichts geändert.',
  'changes.held': 'wartet: {what}',
  'changes.refused': 'abgelehnt: {what}',
  'changes.undone': 'zurückgenommen mit {change}',
  'changes.noLine': 'Keine Zeile des Gedächtnisses lautet anders als vorher.',
  'undo.badChange':
    '„{given}“ ist keine Änderung. Schreib ihre Nummer, etwa 42, oder 42.3 für eine einzelne Operation.',
  'undo.done': 'Zurückgenommen: Änderung {change}.',
  'undo.left': 'Unverändert gelassen: {what}',
  'undo.forgotten': 'Was weg ist, holen Träume ohne neue Worte nicht zurück.',
  'restore.which': 'Nach welcher Änderung? /memory changes zeigt die Nummern.',
  'restore.done': 'Das Gedächtnis ist wieder so wie nach Änderung {change}.',
  'restore.mayReturn':
    'Der nächste Traum kann zurückbringen, was weg ist; was du mit /memory undo zurücknimmst oder in MEMORY.md löschst, bleibt weg.',
  'restore.back': 'Wieder zurück: /memory undo {change}',
  'confirm.which': 'Welche Änderung? /memory status nennt die, die warten.',
  'confirm.done':
    'Bestätigt: Die Zeilen, die mit Änderung {change} verschwanden, bleiben weg, bis jemand sie neu sagt.',

  'dream.unknown':
    'Mit „{given}“ kann ein Traum nichts anfangen. Gib eine Anzahl von Tagen von 1 bis {most} an (sonst {usual}), "preview", "again" oder gar nichts: /memory dream 7',
  'dream.busy': 'Es läuft schon ein Traum. Frag noch einmal, wenn er vorbei ist.',
  'dream.joined': 'Es läuft schon ein Traum. Du hörst von mir, wenn er vorbei ist.',
  'dream.failed': 'Der Traum ist gescheitert: {why}',
  'dream.lastDay': 'den letzten Tag',
  'dream.lastDays': { one: 'den letzten Tag', other: 'die letzten # Tage' },
  'dream.looking': 'Ich sehe mir {span} an; geschrieben wird nichts.',
  'dream.begun': 'Ein Traum über {span} hat begonnen. Ich sage dir hier Bescheid, wenn er fertig ist.',
  'preview.done': 'Nur eine Vorschau; geschrieben wurde nichts.',
  'preview.nothing': 'Nichts von dem, was bisher notiert ist, würde etwas ändern.',
  'preview.waiting': {
    one: '# Nachricht muss erst noch zusammengefasst werden; das macht ein echter Traum.',
    other: '# Nachrichten müssen erst noch zusammengefasst werden; das macht ein echter Traum.',
  },
  'preview.held': 'wartet: {op}',
  'preview.refused': 'abgelehnt: {op}',

  'status.unknown': '„{given}“ sagt mir hier nichts. Schick /memory status oder /memory status deep.',
  'status.on': 'Das Träumen ist an; nächster Traum: {next}.',
  'status.noMemory':
    'Das Gedächtnis ist hier ausgeschaltet (memory.enabled in der Konfiguration): Es gibt keine Notizen und keine Träume.',
  'status.off': 'Das Träumen ist aus; /memory dream geht trotzdem.',
  'status.running': 'Gerade läuft ein Traum.',
  'status.noDream': 'Noch kein Traum. Ruf nach dem Einrichten einmal /memory dream 30 auf.',
  'status.lastDream': 'Letzter Traum: {when}, {outcome}{spent}.',
  'status.cost': 'Kosten {amount}',
  'status.costOf': 'Kosten {amount} von {most}',
  'status.waiting': {
    one: '# Nachricht wartet auf eine Notiz',
    other: '# Nachrichten warten auf eine Notiz',
  },
  'status.notes': { one: '# Notiz bisher', other: '# Notizen bisher' },
  'status.promoted': {
    one: '# heute ins Gedächtnis übernommen',
    other: '# heute ins Gedächtnis übernommen',
  },
  'status.store': '{waiting}; {notes}, {promoted}.',
  'status.storeStopped': '{waiting}; {notes}, {promoted}; nicht übernommen: {list}.',
  'status.stoppedNotes': 'Nicht im Gedächtnis:',
  'status.memory': 'Gedächtnis: {lines}, {tokens}.',
  'status.memoryOver': 'Gedächtnis: {lines}, {tokens} (über dem Budget: Zeilen von dir füllen es).',
  'status.spent': 'Heute in allen Bereichen: {spent}; durch Träume: {dreams}.',
  'status.connected': 'Verbunden: {list}.',
  'status.away': '{name} ist nicht verbunden: {why}',
  'status.undelivered': {
    one: '# Nachricht ist vielleicht nicht angekommen.',
    other: '# Nachrichten sind vielleicht nicht angekommen.',
  },
  'status.secrets':
    'MEMORY.md enthält wohl ein Geheimnis, in Zeile {lines}. Modelle sehen dort nur eine Marke; nimm es aus der Datei, wenn es nicht hineingehört.',
  'status.unread': 'Nicht gelesen, weil im Namen kein Tag steht: {files}.',
  'next.none': 'keiner',
  'next.quiet': 'sobald zehn Minuten lang niemand etwas gesagt hat, spätestens am {when}',

  'notice.done': 'Der Traum ist fertig',
  'notice.nothing': 'Der Traum ist vorbei und hat nichts geändert',
  'notice.partial': 'Der Traum ist teilweise fertig',
  'notice.failed': 'Der Traum ist gescheitert',
  'notice.skipped': 'Es gab nichts zu träumen',
  'notice.notBegun': 'Der Traum hat nicht begonnen',
  'notice.head': '{outcome}: {what}',
  'notice.idle': 'Es gab nichts zu tun.',
  'notice.read': { one: '# Notiz gelesen', other: '# Notizen gelesen' },
  'notice.added': { one: '# aufgenommen', other: '# aufgenommen' },
  'notice.merged': { one: '# zusammengefasst', other: '# zusammengefasst' },
  'notice.updated': { one: '# ersetzt', other: '# ersetzt' },
  'notice.removed': { one: '# entfernt', other: '# entfernt' },
  'notice.archived': { one: '# archiviert', other: '# archiviert' },
  'notice.became': { one: '# wurde zur Erinnerung', other: '# wurden zur Erinnerung' },
  'notice.united': { one: '# sagt dasselbe wie eine andere', other: '# sagen dasselbe wie andere' },
  'notice.mergedFrom': { one: 'aus # Zeile', other: 'aus # Zeilen' },
  'notice.toArchive': '→ Archiv: {line}',
  'notice.yours': 'Zeilen von dir, die durch neuere Worte ersetzt wurden:',
  'notice.waiting': { one: 'Eine Zeile wartet auf dich:', other: '# Zeilen warten auf dich:' },
  'notice.toKeep': 'Zum Behalten: /memory remember {line}',
  'notice.toRemove': 'Soll sie weg, lösch die Zeile in MEMORY.md; soll sie bleiben, musst du nichts tun.',
  'notice.toChange':
    'Soll sie anders lauten, ändere die Zeile in MEMORY.md; soll sie bleiben, musst du nichts tun.',
  'notice.refused': {
    one: 'Ein Vorschlag wurde abgelehnt: {list}.',
    other: '# Vorschläge wurden abgelehnt: {list}.',
  },
  'notice.took': 'Dauer: {time}.',
  'notice.again': 'Noch einmal zeigen: /memory changes',
  'notice.next': 'Änderungen zeigen: /memory changes · Zurücknehmen: /memory undo {change}',

  'idle.judged': 'Alle Notizen dieser Tage wurden schon früher beurteilt.',
  'idle.known': 'Alles Notierte steht schon im Gedächtnis.',
  'idle.stopped': 'Von den Notizen gilt: {stopped}.',
  'stopped.kind': {
    one: '# muss noch einmal vorkommen, bevor sie bleibt',
    other: '# müssen noch einmal vorkommen, bevor sie bleiben',
  },
  'stopped.plan_without_date': {
    one: '# ist ein Plan ohne Datum',
    other: '# sind Pläne ohne Datum',
  },
  'stopped.past_plan': {
    one: '# ist ein Plan, dessen Datum vorbei ist',
    other: '# sind Pläne, deren Datum vorbei ist',
  },
  'stopped.limit': {
    one: '# passte nicht in einen Traum und wartet auf den nächsten',
    other: '# passten nicht in einen Traum und warten auf den nächsten',
  },
  'stopped.conflict': {
    one: '# wartet auf den nächsten Traum',
    other: '# warten auf den nächsten Traum',
  },
  'stopped.salience_off': {
    one: '# muss wiederholt werden, bevor sie bleibt',
    other: '# müssen wiederholt werden, bevor sie bleiben',
  },
  'stopped.about_another_member': {
    one: '# muss jemand anders sagen',
    other: '# muss jemand anders sagen',
  },
  'stopped.no_source': {
    one: '# beruht auf nichts, was gesagt wurde',
    other: '# beruhen auf nichts, was gesagt wurde',
  },
  'stopped.redacted': {
    one: '# handelt von etwas Privatem',
    other: '# handeln von etwas Privatem',
  },
  'stopped.rule_not_owner': {
    one: '# ist eine Regel, die nur der Besitzer gibt',
    other: '# sind Regeln, die nur der Besitzer gibt',
  },
  'stopped.untrusted': {
    one: '# beruht auf fremden Worten',
    other: '# beruhen auf fremden Worten',
  },
  'stopped.skip': {
    one: '# war nicht wert, behalten zu werden',
    other: '# waren nicht wert, behalten zu werden',
  },
  'stopped.duplicate': {
    one: '# steht schon im Gedächtnis',
    other: '# stehen schon im Gedächtnis',
  },
  'stopped.older': {
    one: '# ist älter als das, was im Gedächtnis steht',
    other: '# sind älter als das, was im Gedächtnis steht',
  },
  'stopped.pinned': {
    one: '# würde eine angeheftete Zeile ändern',
    other: '# würden angeheftete Zeilen ändern',
  },
  'stopped.hand_written': {
    one: '# würde eine Zeile ändern, die ein Mensch geschrieben hat',
    other: '# würden Zeilen ändern, die ein Mensch geschrieben hat',
  },
  'stopped.rejected': {
    one: '# hat ein Mensch schon einmal herausgenommen',
    other: '# hat ein Mensch schon einmal herausgenommen',
  },
  'stopped.no_room': { one: '# kam aus Platzmangel ins Archiv', other: '# kamen aus Platzmangel ins Archiv' },
  'stopped.remove': {
    one: '# nahm eine Zeile aus dem Gedächtnis',
    other: '# nahmen Zeilen aus dem Gedächtnis',
  },
  'stopped.touched_twice': {
    one: '# kam einer anderen Änderung in die Quere',
    other: '# kamen anderen Änderungen in die Quere',
  },
  'stopped.too_many_removals': {
    one: '# würde zu viel auf einmal herausnehmen',
    other: '# würden zu viel auf einmal herausnehmen',
  },
  'stopped.unsound': {
    one: '# sagt mehr, als der Wortlaut hergibt',
    other: '# sagen mehr, als der Wortlaut hergibt',
  },

  'recorded.said': 'Es wurde gesagt.',
  'recorded.needless': 'Es wird nicht mehr gebraucht.',
  'recorded.onRequest': 'Auf Wunsch gemerkt.',
  'recorded.corrected': 'Die Notiz, aus der es stammt, wurde von Hand korrigiert.',
  'recorded.messageDeleted': 'Die Nachricht, auf der es beruht, wurde gelöscht.',
  'recorded.takenBack': 'Wer es gesagt hat, hat es zurückgenommen.',
  'recorded.messageEdited': 'Die Nachricht, auf der es beruht, wurde geändert.',
  'recorded.noteDeleted': 'Die Notiz, auf der es beruht, wurde gelöscht.',
  'recorded.noRoomAnyMore': 'Dafür war kein Platz mehr.',
  'recorded.noRoom': 'Dafür war im Gedächtnis kein Platz.',
  'recorded.pinned': 'Angeheftet.',
  'recorded.unpinned': 'Nicht mehr angeheftet.',
  'recorded.handDeleted': 'Von Hand gelöscht.',
  'recorded.handWritten': 'Von Hand geschrieben.',
  'recorded.lostChange': 'Wer das war, ist nicht bekannt: Die Änderung, in der es steht, ist verloren.',
  'recorded.handMoved': 'Von Hand verschoben.',
  'recorded.handEdited': 'Von Hand bearbeitet.',
  'recorded.restored': 'Wiederhergestellt nach Änderung {change}.',
  'recorded.undone': 'Zurückgenommen: {reason}',
  'recorded.emptyLine': 'Die Zeile ist leer.',
  'recorded.superseded': 'Eine neuere Aussage tritt an ihre Stelle.',
  'recorded.severalSay': 'Mehrere Aussagen sagen dasselbe.',
  'recorded.lasting': 'Es ist neu und von Dauer.',
  'recorded.replaced': 'Eine neuere Aussage zur selben Sache ersetzt sie.',
  'recorded.united': 'Mehrere Zeilen zur selben Sache werden eine.',
  'recorded.confirmed': 'Es ist bestätigt.',
  'recorded.past': 'Das Datum ist vorbei.',
  'recorded.twice': 'Eine andere Zeile sagt genau dasselbe.',

  'recorded.rule': 'Eine Regel für den Assistenten kommt nur vom Besitzer.',
  'recorded.untrustedUntil':
    'Es beruht auf Worten der Art „{trust}“; die kommen erst ins Gedächtnis, wenn ein Mensch es sagt.',
  'recorded.untrusted': 'Es beruht auf Worten der Art „{trust}“.',
  'recorded.private': 'Es geht um etwas Privates, das entfernt wurde.',
  'recorded.another': 'Es geht um {name}; das muss die Person selbst sagen.',
  'recorded.unlogged': 'Keine Worte im Protokoll belegen es.',
  'recorded.uncited': 'Es führt keine Worte eines Menschen an.',
  'recorded.isPinned': '„{line}“ ist angeheftet; kein Traum ändert das.',
  'recorded.unmerged': '„{line}“ hat ein Mensch geschrieben; ein Traum fasst das nicht zusammen.',
  'recorded.disputed': '„{line}“ hat ein Mensch geschrieben, und jemand anders hat etwas anderes gesagt.',
  'recorded.rejected': 'Ein Mensch hat „{line}“ herausgenommen, und seitdem wurde nichts Neues dazu gesagt.',
  'recorded.older': 'Die Worte, auf denen es beruht, sind älter als die Zeile, die es ersetzen würde.',
  'recorded.elsewhere': 'Es würde eine Zeile über etwas anderes ersetzen.',
  'recorded.stray': 'Es würde „{line}“ mit etwas anderem vereinen.',
  'recorded.outdated': 'Eine neuere Aussage sagt etwas anderes: „{line}“.',
  'recorded.touched': 'Eine andere Operation dieses Traums ändert „{line}“ schon.',
  'recorded.relied': 'Eine andere Operation dieses Traums stützt sich auf „{line}“.',
  'recorded.duplicate': '„{line}“ sagt das schon.',
  'recorded.loss': 'Ein Traum darf höchstens {most} von {all} Zeilen herausnehmen, ohne sie zu ersetzen.',
  'recorded.belongs': 'Die Zeile gehört einem Menschen; ein Traum nimmt sie nicht heraus.',
  'recorded.invented': 'Niemand hat wörtlich „{quote}“ gesagt.',
  'recorded.lost': 'Die Zeile, die bleibt, sagt nichts von „{line}“.',
  'recorded.misnamed':
    'Das Modell nannte Zeilen oder Worte, die es nicht gibt oder um die es bei der Änderung nicht geht.',
  'recorded.malformed': 'Die Zeile ist nicht ein einfacher Satz.',
  'recorded.noGround': 'Weder neuere Worte noch eine andere Zeile zeigen, dass sie weg soll.',
  'recorded.modelSays': 'Das Modell sagt: „{words}“.',
  'recorded.unfitted': 'MEMORY.md wurde inzwischen bearbeitet, und die Zeile passte nicht mehr.',
  'recorded.nothingOf': 'Die Zitate sagen nichts von „{word}“.',
  'recorded.noNumber': 'In den Zitaten steht keine Zahl „{word}“.',
  'recorded.noName': 'In den Zitaten steht kein Name „{word}“.',
  'recorded.translated': 'Der Text ist in einer anderen Sprache als seine Zitate.',
  'recorded.noDate': 'Die Zitate nennen kein Datum wie „{word}“.',
  'recorded.dateMoves': '„{word}“ meint später einen anderen Tag; dort gehört das Datum hin.',
  'recorded.noLink': 'In den Zitaten steht kein Link „{word}“.',
  'recorded.stranger': '„{word}“ spricht in den Zitaten nicht und wird dort nicht genannt.',
  'recorded.turns': '„{word}“ kehrt um, was das Zitat sagt.',
  'recorded.notDenied': 'Das Zitat verneint „{word}“ nicht.',
  'recorded.leavesOut': 'Das Zitat sagt „{word}“, der Text lässt es weg.',
  'recorded.adds': 'Der Text sagt „{word}“, das Zitat nicht.',
  'recorded.asked': 'Nach „{word}“ wurde nur gefragt, es wurde nicht gesagt.',
  'recorded.onlyAsks': 'Das Zitat fragt nur.',
  'recorded.otherTime': '„{word}“ spricht von einer anderen Zeit als „{other}“.',
  'recorded.aboutOther': 'Im Zitat geht es um {who}, im Text um {whom}.',
  'recorded.saidBy': '„{word}“ kommt von {who}, nicht von {whom} und nicht darüber.',
  'recorded.ownedBy': '„{word}“ gehört im Zitat zu „{owner}“, nicht zu „{other}“.',
  'recorded.otherPart': '„{word}“ hat im Zitat eine andere Rolle.',
  'recorded.apart': '„{word}“ und „{other}“ gehören im Zitat nicht zusammen.',
  'recorded.otherStatement': '„{word}“ gehört zu einer anderen Aussage der Zitate.',
  'recorded.notHad': 'Das Zitat sagt „{word}“, nicht, dass es jemand hat.',
  'recorded.noHaving': 'Das Zitat sagt nicht, dass es jemand hat.',
  'recorded.noLiking': 'Das Zitat sagt nicht, dass es jemand mag.',
  'recorded.howReal': 'Text und Zitat unterscheiden sich darin, wie sicher es ist.',
  'recorded.howExact': 'Text und Zitat unterscheiden sich darin, wie genau eine Zahl ist.',
  'recorded.partOnly': 'Das Zitat zählt nur einen Teil.',
  'recorded.whoDoes': 'Der Text vertauscht, wer es tut und wem.',
  'recorded.conditionOf': '„{word}“ ist im Text oder im Zitat die Bedingung und hängt im anderen davon ab.',
  'recorded.nameless': 'Der Text sagt „ich“ oder „mein“, ohne zu nennen, wer spricht.',
  'recorded.exception': '„{word}“ ist nur im Text oder nur im Zitat eine Ausnahme.',
  'recorded.merged': 'Was {who} über sich selbst gesagt haben, ist zu einem vermischt.',
  'recorded.nothingFound': 'Vom Text ist in den Zitaten nichts zu finden.',
  'recorded.notMeant': 'Was die Zitate sagen, ist verneint, gefragt oder im Scherz gesagt.',
  'recorded.notYet': 'Was geplant ist, ist noch nicht geschehen.',
  'recorded.daysRound': 'Die Zitate nennen diese Tage umgekehrt.',
  'recorded.longText': 'Der Text ist zu lang, um auf Zitaten zu beruhen.',
  'who.somebody else': 'jemand anderen',
  'who.something else': 'etwas anderes',
  'whom.something else': 'etwas anderes',
  'recorded.denied': 'Das Zitat bestreitet das oder sagt nur, dass andere es sagen.',

  'recorded.stale':
    'Die Datei ist zu einer Fassung zurückgekehrt, die weniger als eine Stunde alt ist: Wahrscheinlich wurde in einem Editor eine alte Kopie gespeichert.',
  'recorded.manyGone': 'Viele Zeilen sind auf einmal weg; ob sie weg sollten, muss ein Mensch entscheiden.',
  'recorded.askStale':
    'MEMORY.md ist zu einer früheren Fassung zurückgekehrt, dabei ging verloren: {lines}. Wurde in einem Editor eine alte Kopie gespeichert? Zurückholen: /memory undo {change}. Sie sollten weg: /memory confirm {change}.',
  'recorded.askGone':
    'In MEMORY.md fehlen Zeilen, die Träume geschrieben haben, {count} im Ganzen: {lines}. Zurückholen: /memory undo {change}. Sie sollten weg: /memory confirm {change}.',

  'recorded.noNotes': 'Von {from} bis {to} gibt es noch keine Notizen.',
  'recorded.nothingNew': 'Seit dem letzten Traum gibt es nichts Neues.',
  'recorded.preview': 'Nur eine Vorschau: Geschrieben wurde nichts.',
  'recorded.edited': 'MEMORY.md wurde inzwischen bearbeitet, und einige Operationen passten nicht mehr.',
  'recorded.late':
    'Der Traum dauerte länger als {minutes} Minuten und wurde abgebrochen; geändert wurde nichts.',
  'recorded.stopping': 'Reverie wird gerade beendet; der Traum beginnt beim nächsten Start von vorn.',
  'recorded.waits': 'Was noch nicht im Gedächtnis ist, wartet auf den nächsten Traum.',
  'recorded.offlineDiary': 'Das Traumtagebuch hat der Offline-Erzähler geschrieben.',
  'recorded.diaryFailed': '{model} konnte das Traumtagebuch nicht schreiben: {why}',
  'recorded.diaryHeld':
    'Im Traumtagebuch von {model} stand „{word}“, was im Protokoll des Traums nicht vorkommt.',
  'recorded.diaryLeftOut':
    'Das Traumtagebuch von {model} sagte etwas, das die Aufzeichnung des Traums nicht sagt; es wurde weggelassen.',
  'recorded.diaryLong': 'Das Traumtagebuch von {model} war viel zu lang.',
  'recorded.diaryForeign': 'Das Traumtagebuch von {model} war in einer anderen Sprache.',
  'recorded.memoryObstacle':
    'Die Erinnerungen lassen sich nicht lesen: {file} ist {obstacle}. Bitte woanders hinlegen.',
  'recorded.memoryLarge':
    'Die Erinnerungen lassen sich nicht lesen: {file} hat {size} KiB, mehr als erlaubt sind ({most} KiB). Bitte kürzen oder woanders hinlegen.',
  'recorded.memoryEncoding':
    'Die Erinnerungen lassen sich nicht lesen: {file} ist kein UTF-8-Text. Bitte in einem Editor als UTF-8 speichern.',
  'obstacle.a folder': 'ein Ordner',
  'obstacle.a link': 'eine Verknüpfung',
  'obstacle.a link that leaves the space': 'eine Verknüpfung aus dem Raum hinaus',
  'obstacle.a named pipe': 'eine benannte Pipe',
  'obstacle.a socket': 'ein Socket',
  'obstacle.a device': 'ein Gerät',
  'recorded.unreadable': 'Was hier gemerkt ist, lässt sich gerade nicht lesen.',
  'recorded.distilledBy': 'Stattdessen hat {model} verdichtet.',
  'recorded.unmarked':
    'Was er beurteilt hat, ließ sich nicht festhalten; der nächste Traum sieht es sich noch einmal an.',
  'recorded.unchanged': 'Es wurde nichts geändert.',
  'recorded.asItWas': 'MEMORY.md ist unverändert.',
  'recorded.unsummarised':
    'Einige Nachrichten ließen sich nicht zusammenfassen und warten auf den nächsten Traum: {why}',
  'recorded.stopped': 'Reverie wurde mittendrin beendet; was schon geschrieben war, ist erhalten.',
  'recorded.half': 'Was schon geschrieben war, gilt, aber dann ging etwas schief.',
  'recorded.stands': 'Was schon geschrieben war, gilt; /memory undo {change} nimmt es zurück.',
  'recorded.givenUp':
    'Reverie wurde {times} Mal mitten in diesem Traum beendet, deshalb beginnt er nicht noch einmal. Such die Ursache im Log des Prozesses und starte dann einen neuen Traum.',
  'recorded.dreamSpent': 'Das Budget eines Traums ist aufgebraucht: {spent} von {most} Tokens ({setting}).',
  'recorded.dayTokensSpent':
    'Das heutige Budget für Träume ist aufgebraucht: {spent} von {most} Tokens ({setting}).',
  'recorded.dayMoneySpent': 'Das heutige Budget für Träume ist aufgebraucht: {spent} von {most} ({setting}).',
  'recorded.diskFull':
    'Der Datenträger ist voll: {file} ließ sich nicht schreiben. Schaff etwas Platz und starte den Traum dann noch einmal.',
  'recorded.diskError':
    'Der Datenträger meldet einen Fehler: {file} ließ sich nicht lesen oder schreiben. Prüf den Datenträger und starte den Traum dann noch einmal.',
  'recorded.diskLocked':
    'Auf den Datenträger lässt sich nicht schreiben: {file} wurde nicht geschrieben. Häng ihn beschreibbar ein und starte den Traum dann noch einmal.',

  'recorded.nothingToUndo': 'Es gibt nichts zurückzunehmen.',
  'recorded.noChange': 'Eine Änderung {change} gibt es nicht. /memory changes zeigt alle.',
  'recorded.void':
    'Änderung {change} wurde aufgegeben, bevor sie wirksam war; es gibt nichts zurückzunehmen.',
  'recorded.noHistory': 'Was Änderung {change} zurücknahm, steht nicht mehr im Verlauf.',
  'recorded.noneUndone': 'Von Änderung {change} lässt sich nichts zurücknehmen. {why}',
  'recorded.movedOn': '„{line}“ steht nicht mehr so da, wie diese Änderung es hinterlassen hat.',
  'recorded.standsAlready': '„{line}“ steht schon im Gedächtnis.',
  'recorded.changedNone': 'Sie hat keine Zeile geändert, die im Gedächtnis stand.',
  'recorded.noLineChanged':
    'Änderung {change} hat keine Zeile des Gedächtnisses geändert; es gibt nichts zurückzunehmen.',
  'recorded.noOperation': 'Änderung {change} hat keine Operation {operation}.',
  'recorded.undoneAlready': 'Änderung {change} wurde schon zurückgenommen, mit Änderung {by}.',
  'recorded.restoredAlready': 'Das Gedächtnis ist schon so wie nach Änderung {change}.',
  'recorded.noRemoval': 'In Änderung {change} wartet nichts Entferntes auf ein Ja.',
  'recorded.noLine': 'Zeile {n} gibt es im Gedächtnis nicht; Zeilen im Ganzen: {count}.',
  'recorded.pinnedAlready': '„{line}“ ist schon angeheftet.',
  'recorded.notPinned': '„{line}“ ist nicht angeheftet.',
  'recorded.keepsChanging':
    'MEMORY.md ändert sich ständig. Schließ das Programm, das hineinschreibt, und versuch es noch einmal.',
  'recorded.wordless': 'Eine Zeile des Gedächtnisses braucht Wörter; diese hat keine.',
  'recorded.controls':
    'Ein Eintrag im Gedächtnis ist eine einzige Zeile ohne Steuerzeichen. Fass es in einen Satz.',
  'recorded.badStart': 'So kann eine Zeile des Gedächtnisses nicht beginnen ({what}): „{line}“.',
  'recorded.comment': 'Eine Zeile des Gedächtnisses kann keinen HTML-Kommentar enthalten: „{line}“.',

  'recorded.unreachable':
    'Der Modellserver unter {host} ist nicht erreichbar. Prüf, ob er läuft, das Netzwerk und llm.baseUrl.',
  'recorded.timeout':
    'Das Modell „{model}“ unter {host} hat nicht innerhalb von {time} geantwortet. Erhöhe llm.timeoutSeconds, wenn das Modell langsam ist.',
  'recorded.badKey':
    'Der Modellserver unter {host} hat den API-Schlüssel abgelehnt ({status}). Prüf OPENAI_API_KEY und wofür der Schlüssel gilt.',
  'recorded.noCredit':
    'Das Konto bei {host} hat kein Guthaben mehr{code}. Lade es auf oder nimm ein anderes Modell.',
  'recorded.tooLong':
    'Die Anfrage ist länger, als das Modell „{model}“ annimmt{code}. Senke context.maxTokens oder nimm ein Modell mit größerem Kontext.',
  'recorded.rateLater':
    'Der Modellserver unter {host} nimmt gerade keine weiteren Anfragen an{code}. Versuch es etwas später noch einmal.',
  'recorded.rateIn':
    'Der Modellserver unter {host} nimmt gerade keine weiteren Anfragen an{code}. Versuch es in {time} noch einmal.',
  'recorded.serverFailed':
    'Beim Modellserver unter {host} ging etwas schief{code}. Versuch es später noch einmal oder sieh ins Log des Servers.',
  'recorded.noModel':
    'Der Modellserver unter {host} kennt das Modell „{model}“ nicht{code}. Prüf llm.model und ob llm.baseUrl so endet, wie der Server es will, oft auf /v1.',
  'recorded.endless':
    'Die Antwort des Modells „{model}“ unter {host} endete nicht, wo sie sollte, und wurde nicht weiter gelesen. Nimm ein anderes Modell oder prüf, ob der Server die Grenze einer Antwort beachtet.',
  'recorded.noFunctions':
    'Das Modell „{model}“ unter {host} nimmt keine Funktionen an. Setze llm.tools auf false, wenn keines deiner Modelle sie annimmt.',
  'recorded.declined': 'Das Modell „{model}“ unter {host} wollte nicht antworten.',
  'recorded.noAnswer': 'Das Modell „{model}“ unter {host} hat eine leere Antwort gegeben.',
  'recorded.cancelled': 'Die Anfrage an das Modell wurde abgebrochen.',
  'recorded.gaveUp': 'Der Modellserver unter {host} hat das Warten aufgegeben (408).',
  'recorded.badRequest':
    'Der Modellserver unter {host} nimmt die Anfrage nicht an{code}. Prüf llm.model und llm.baseUrl.',
  'recorded.notAnAnswer':
    'Der Modellserver unter {host} hat etwas geschickt, das keine Antwort ist. Prüf, ob llm.baseUrl die Adresse einer OpenAI-kompatiblen API ist; oft endet sie auf /v1.',
  'recorded.errorSent':
    'Der Modellserver unter {host} hat statt einer Antwort einen Fehler geschickt. Versuch es später noch einmal oder sieh ins Log des Servers.',
  'recorded.cutOff': 'Die Antwort des Modells „{model}“ wurde bei {tokens} abgeschnitten.',
  'recorded.noKey':
    'Es ist kein API-Schlüssel gesetzt. Setz OPENAI_API_KEY, oder llm.provider auf "offline".',
  'recorded.badUrl': 'llm.baseUrl ist keine http- oder https-Adresse.',
  'recorded.urlSecret':
    'llm.baseUrl enthält einen Benutzernamen oder ein Passwort. Nimm sie heraus; der Schlüssel geht mit jeder Anfrage mit.',
  'recorded.wrongForm': '{model} hat nicht in der verlangten Form geantwortet: {why}',
  'recorded.unclosed': 'Die Antwort ist abgeschnitten: Ihr JSON-Objekt ist nicht geschlossen.',
  'recorded.formOf': 'Im JSON-Objekt fehlt etwas, oder es steht etwas darin, worum nicht gebeten war.',
  'recorded.longList': 'Eine Liste im JSON-Objekt ist länger als {most}.',
  'recorded.badJson': 'Das JSON in der Antwort ist ungültig.',
  'recorded.noOwner':
    'Wer um diesen Traum gebeten hat, ist kein Besitzer mehr; deshalb wurde er nicht begonnen.',
  'recorded.noJson': 'Die Antwort enthält kein JSON-Objekt.',
  'recorded.seconds': { one: '# Sekunde', other: '# Sekunden' },
  'recorded.minutes': { one: '# Minute', other: '# Minuten' },
  'recorded.hours': { one: '# Stunde', other: '# Stunden' },
};
