import { describe, expect, test } from 'vitest';
import { summarise } from '../../src/llm/offline/summarise.ts';
import { resolveDates, withAbsoluteDates } from '../../src/text/dates.ts';
import { languageOf } from '../../src/text/language.ts';
import { isQuestion, sentences } from '../../src/text/sentences.ts';
import { similarity } from '../../src/text/similarity.ts';
import { stem } from '../../src/text/words.ts';

/** Monday, 14:05 in Kyiv. */
const MONDAY = Date.parse('2026-11-30T12:05:00Z');
const ZONE = 'Europe/Kyiv';

describe('dates in German', () => {
  test.each([
    ['Das Treffen ist morgen um 10', 'Das Treffen ist am 2026-12-01 um 10'],
    ['Bis morgen fertig machen', 'Bis 2026-12-01 fertig machen'],
    ['bis Freitag', 'bis 2026-12-04'],
    ['Wir sehen uns am Freitag!', 'Wir sehen uns am 2026-12-04!'],
    ['Wir haben uns letzten Freitag getroffen', 'Wir haben uns am 2026-11-27 getroffen'],
    ['Morgen fliege ich. Heute ruhe ich.', 'Am 2026-12-01 fliege ich. Am 2026-11-30 ruhe ich.'],
    ['Bis morgen früh', 'Bis 2026-12-01 früh'],
    ['Der morgige Termin fällt aus', 'Der Termin am 2026-12-01 fällt aus'],
    ['Freitag passt mir', '2026-12-04 passt mir'],
    ['Wir kommen am Freitag und Samstag', 'Wir kommen am 2026-12-04 und 2026-12-05'],
    ['Ich habe es am Freitag gekauft', 'Ich habe es am 2026-11-27 gekauft'],
    ['Die Demo wurde auf Freitag verschoben', 'Die Demo wurde auf 2026-12-04 verschoben'],
    ['Ich fange in zwei Wochen an', 'Ich fange am 2026-12-14 an'],
    ['Ich habe Anna vor 2 Wochen in Rom getroffen', 'Ich habe Anna am 2026-11-16 in Rom getroffen'],
    ['Letzte Woche war ich krank', 'In der Woche vom 2026-11-23 war ich krank'],
    ['fertig bis nächste Woche', 'fertig bis Woche vom 2026-12-07'],
    ['Letztes Jahr sind wir umgezogen', 'Im Jahr 2025 sind wir umgezogen'],
    ['Zurück in 3 Stunden', 'Zurück am 2026-11-30 um 17:05'],
    ['Nächste Woche am Dienstag', 'Am 2026-12-08'],
    ['am Dienstag nächster Woche', 'am 2026-12-08'],
    ['nächste Woche Mittwoch', 'am 2026-12-09'],
    ['übermorgen', 'am 2026-12-02'],
    ['vorgestern', 'am 2026-11-28'],
    ['Was habe ich gestern gesagt?', 'Was habe ich am 2026-11-29 gesagt?'],
    ['gestern Abend haben wir gegrillt', 'am 2026-11-29 abends haben wir gegrillt'],
    ['Freitagabend gibt es Pizza', 'Am 2026-12-04 abends gibt es Pizza'],
    ['am Samstag Nachmittag', 'am 2026-12-05 nachmittags'],
    ['dieses Wochenende', 'am Wochenende vom 2026-12-05'],
    ['nächstes Wochenende fahren wir weg', 'am Wochenende vom 2026-12-12 fahren wir weg'],
    ['letzten Monat', 'im Monat 2026-10'],
    ['kommenden Freitag', 'am 2026-12-04'],
    ['am kommenden Montag', 'am 2026-12-07'],
    ['nächsten Freitag', 'am 2026-12-11'],
    ['vor einem Jahr', 'im Jahr 2025'],
    ['vor drei Tagen', 'am 2026-11-27'],
    ['seit letztem Jahr', 'seit 2025'],
    ['heute in einer Woche', 'am 2026-12-07'],
    ['Abgabe bis zum 5.', 'Abgabe bis 2026-12-05'],
    ['am 5. ist Markt', 'am 2026-12-05 ist Markt'],
    ['zum 31. ziehe ich aus', 'am 2026-12-31 ziehe ich aus'],
  ])('"%s" is written out as "%s"', (text, expected) => {
    expect(withAbsoluteDates(text, MONDAY, ZONE, 'de')).toBe(expected);
  });

  test.each([
    'jeden Freitag',
    'freitags',
    'Guten Morgen zusammen',
    'am Morgen und am Abend',
    'von Montag bis Freitag',
    'der Freitag ist mein freier Tag',
    'Ich stehe morgens um 6 auf',
    'das Meeting ist um 12.10 Uhr',
    'Version 5.12.3 läuft',
    'am Freitag, den 4. Dezember',
    'von heute auf morgen',
    'Mittwoch in einer Woche',
    'am 1. Advent',
  ])('"%s" stays as it is', (text) => {
    expect(withAbsoluteDates(text, MONDAY, ZONE, 'de')).toBe(text);
  });

  test.each([
    ['am 5. März um 18 Uhr', '2027-03-05 18:00'],
    ['am 5.3. geht es los', '2027-03-05'],
    ['am 05.12. ist Party', '2026-12-05'],
    ['5. Dezember 2026', '2026-12-05'],
    ['vom 5.-7. Dezember', '2026-12-05 to 2026-12-07'],
    ['im Mai ziehe ich um', '2027-05-01 to 2027-05-31'],
    ['morgen 19:30', '2026-12-01 19:30'],
    ['heute Abend um 19 Uhr', '2026-11-30 19:00'],
    ['heute um 7', '2026-11-30 07:00'],
    ['am Mi um 8', '2026-12-02 08:00'],
    ['am Freitag um 19.30 Uhr', '2026-12-04 19:30'],
    ['am Freitag um 7 Uhr abends', '2026-12-04 19:00'],
  ])('"%s" is %s', (text, expected) => {
    const [found] = resolveDates(text, MONDAY, ZONE, 'de');
    const parts = [found?.day, found?.endDay && `to ${found.endDay}`, found?.time];
    expect(parts.filter(Boolean).join(' ')).toBe(expected);
  });
});

describe('the words of German', () => {
  test.each([
    'danke!',
    'Ich mag Kaffee',
    'bin vegetarier',
    'morgen um 10 treffen',
    'Der Zug fährt um 8',
    'wir wohnen in Köln',
    'mein bruder arbeitet bei der bahn',
    'heute kein training',
    'ich hab morgen frei',
    'das passwort ist 1234',
    'Oma hat Geburtstag',
    'nein, lieber tee',
    'freitags gibt es fisch',
    'am Montag ist Ruhetag',
    'hab einen hund',
    'wer kommt mit?',
    'was war das',
  ])('are recognised in "%s"', (line) => {
    expect(languageOf(line)).toBe('de');
  });

  test.each([
    ['nl', 'ik hou van koffie'],
    ['nl', 'mijn hond heet Max'],
    ['nl', 'hallo, hoe gaat het?'],
    ['en', 'i am in love'],
    ['en', 'the dog is in the house'],
    ['en', 'was it warm?'],
  ])('are not seen in %s: "%s"', (code, line) => {
    expect(languageOf(line)).toBe(code);
  });

  test.each([
    ['trinke', 'trinkt'],
    ['trinke', 'getrunken'],
    ['fahre', 'fährt'],
    ['Bruder', 'Brüder'],
    ['Katze', 'Katzen'],
    ['arbeite', 'arbeitet'],
    ['umziehen', 'umgezogen'],
    ['Äpfel', 'Apfel'],
    ['Vegetarierin', 'vegetarisch'],
    ['isst', 'gegessen'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one, 'de')).toBe(stem(other, 'de'));
  });

  test.each([
    ['Ich bin allergisch gegen Nüsse', 'Bin allergisch gegen Nüsse!'],
    ['Anna arbeitet bei Siemens', 'Anna arbeitete bei Siemens'],
    ['Sie hat zwei Katzen', 'Sie hat 2 Katzen'],
    ['Ich mag Tee', 'ich mag tee 🍵'],
    ['Er trinkt gern Kaffee', 'Er trinkt gerne Kaffee'],
  ])('"%s" is like "%s"', (one, other) => {
    expect(similarity(one, other)).toBeGreaterThan(0.9);
  });

  test.each([
    ['Er mag Kaffee', 'Er mag Tee'],
    ['Er isst Fleisch', 'Er isst kein Fleisch'],
    ['Anna wohnt in Köln', 'Olena wohnt in Köln'],
    ['Das Treffen ist um 10', 'Das Treffen ist um 11'],
    ['Komm nach 5', 'Komm vor 5'],
  ])('"%s" is unlike "%s"', (one, other) => {
    expect(similarity(one, other)).toBeLessThan(0.9);
  });

  test('end sentences, but not behind abbreviations and ordinals', () => {
    expect(
      sentences(
        'Wir treffen uns am 5. Dezember um ca. 10 Uhr. Bring z. B. Kuchen mit. Dr. Weber kommt auch. Das kostet 3,50 €, bzw. 4 Euro usw. Danach gehen wir. Um 19.30 Uhr ist Schluss.',
      ),
    ).toEqual([
      'Wir treffen uns am 5. Dezember um ca. 10 Uhr.',
      'Bring z. B. Kuchen mit.',
      'Dr. Weber kommt auch.',
      'Das kostet 3,50 €, bzw. 4 Euro usw.',
      'Danach gehen wir.',
      'Um 19.30 Uhr ist Schluss.',
    ]);
  });

  test.each([
    ['wie heißt dein hund', true],
    ['Kommst du morgen', true],
    ['wann ist das treffen', true],
    ['was machst du', true],
    ['weiß jemand die adresse', true],
    ['hast du zeit', true],
    ['Was ich mag: Tee', false],
    ['wir treffen uns morgen', false],
    ['wer als letzter geht macht das licht aus', false],
    ['was thinking of tea', false],
  ])('"%s" asks: %s', (text, asks) => {
    expect(isQuestion(text)).toBe(asks);
  });
});

const speaker = { id: 't:ana', name: 'Ana' };

async function notesOf(text: string, at = Date.parse('2026-11-28T10:00:00Z')) {
  const turn = { n: 1, at, speaker, role: 'person', trust: 'member', text } as const;
  return (await summarise({ task: 'summarise', turns: [turn], known: [], zone: ZONE })).notes;
}

describe('statements in German', () => {
  test.each([
    ['preference', 'Ich trinke lieber Tee als Kaffee.'],
    ['preference', 'ich mag keine Pilze'],
    ['preference', 'Ich hasse laute Musik'],
    ['preference', 'Meine Lieblingsfarbe ist Grün'],
    ['preference', 'trinke meinen Kaffee schwarz'],
    ['person', 'bin allergisch gegen Erdnüsse'],
    ['person', 'Meine Schwester Olha wohnt in Lwiw.'],
    ['person', 'wir wohnen seit 2015 in Köln'],
    ['person', 'Mein Hund heißt Rex.'],
    ['person', 'ich arbeite als Krankenpfleger in der Uniklinik'],
    ['person', 'übrigens, ich habe am 4. Mai Geburtstag'],
    ['person', 'ich spreche deutsch und ukrainisch'],
    ['person', 'mein opa heißt heinz und ist 83'],
    ['person', 'Merk dir, dass ich eine Nussallergie habe.'],
    ['decision', 'Wir haben beschlossen, Postgres zu verwenden.'],
    ['plan', 'Wir ziehen im Mai nach Hamburg.'],
    ['plan', 'Am Freitag fliege ich nach Rom.'],
    ['fact', 'Das WLAN-Passwort ist Sonnenblume42.'],
    ['fact', 'Die Miete kostet 900 Euro.'],
    ['rule', 'Schuhe bitte vor der Tür ausziehen'],
    ['rule', 'Im Treppenhaus wird nicht geraucht.'],
    ['rule', 'Antworte immer auf Deutsch.'],
    ['experience', 'Ich habe mit zwölf schwimmen gelernt.'],
  ])('a note of kind %s is made of "%s"', async (kind, text) => {
    const notes = await notesOf(text);
    expect(notes.map((note) => note.kind)).toEqual([kind]);
    expect(text).toContain(notes[0]?.quotes[0]?.quote);
  });

  test.each([
    'Guten Morgen zusammen',
    'Wie geht’s dir?',
    'haha genau',
    'ok bis später',
    'Danke dir!',
    'Ich hab grad Hunger',
    'Was für ein Wetter heute',
    'kommst du morgen mit',
    'bin gleich da',
    'Ich glaube, es regnet',
    'Hast du meinen Schlüssel gesehen?',
    'das ist ja witzig',
    'Er sagt, ich wäre faul',
    'Ich bin Veganerin. Scherz!',
    'weiß jemand wo der schlüssel ist',
    'wo bleibt ihr denn',
    'Glückwunsch!',
  ])('no note is made of "%s"', async (text) => {
    expect(await notesOf(text)).toEqual([]);
  });

  test.each([
    ['Ich trinke lieber Tee als Kaffee.', 'Ana trinkt lieber Tee als Kaffee.'],
    ['ich mag keine Pilze', 'Ana mag keine Pilze.'],
    ['Ich bin allergisch gegen Nüsse', 'Ana ist allergisch gegen Nüsse.'],
    ['Ich wohne mit meiner Schwester in Köln.', 'Ana: Ich wohne mit meiner Schwester in Köln.'],
    ['Das WLAN-Passwort ist Sonnenblume42', 'Das WLAN-Passwort ist Sonnenblume42.'],
    ['also übrigens, mein Hund heißt Rex', 'Ana: Mein Hund heißt Rex.'],
    ['Am Freitag fliege ich nach Rom', 'Ana: Am 2026-12-04 fliege ich nach Rom.'],
  ])('"%s" is told as "%s"', async (said, text) => {
    expect((await notesOf(said)).map((note) => note.text)).toEqual([text]);
  });
});
