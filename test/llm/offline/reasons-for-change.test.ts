import { describe, expect, it } from 'vitest';
import type { DistilCandidate } from '../../../src/llm/model.ts';
import { distil } from '../../../src/llm/offline/distil.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';

const zone = 'Europe/Kyiv';
const START = Date.parse('2026-09-07T10:00:00Z');
const DAY_MS = 86_400_000;

/** Lines of memory after messages of days that follow each other: `Ana: text`, or of Ana without a name. */
async function kept(language: string, ...said: string[]): Promise<string[]> {
  const candidates: DistilCandidate[] = [];
  for (const [day, message] of said.entries()) {
    const [, name = 'Ana', text = message] = /^(Luis): (.*)$/u.exec(message) ?? [];
    const speaker = { id: `test:${name}`, name };
    const at = START + day * DAY_MS;
    const turn = { n: 1, at, speaker, role: 'person', trust: 'member', text } as const;
    const { notes } = await summarise({ task: 'summarise', turns: [turn], known: [], zone });
    for (const { text: line, kind, subject, quotes } of notes) {
      candidates.push({
        ...{ n: candidates.length + 1, text: line, kind, subject, speaker, at },
        ...{ day: '2026-09-07', quotes: quotes.map(({ quote }) => ({ quote, speaker, at })), days: 1 },
      });
    }
  }
  const { operations } = await distil({
    task: 'distil',
    items: [],
    candidates,
    today: '2026-09-20',
    zone,
    language,
  });
  return operations.filter(({ op }) => op === 'add').map(({ text }) => text);
}

type Change = readonly [language: string, old: string, earlier: string, later: string];

const CHANGES: readonly Change[] = [
  [
    'es',
    'quedamos en la estación',
    'quedamos en la estación vieja',
    'la estación vieja la cierran. quedamos en el parking del estadio',
  ],
  [
    'es',
    'Ordesa',
    'la travesía la hacemos en Ordesa, del 3 al 6 de mayo',
    'en ordesa está todo lleno. nos vamos a los Ancares, mismas fechas',
  ],
  [
    'es',
    'llevo el coche',
    'Luis: yo llevo el coche grande, caben 7',
    'Luis: vendí el coche, lo siento. a partir de ahora vamos en la furgo de Ana',
  ],
  ['de', 'ist im löwen', 'Stammtisch ist im Löwen', 'Der Löwe hat zu. Stammtisch ist im Hirschen'],
  [
    'de',
    '14. november',
    'konzert ist am 14. november, hab mit der kirche gesprochen',
    'die kirche hat uns verschoben. unser termin ist der 5. dezember',
  ],
  ['de', 'Krümel', 'Die App heißt Krümel', 'app heißt Brotnest, domain ist schon gekauft'],
  ['de', 'dienstag', 'ich hab jeden dienstag um 18 uhr spanischkurs', 'spanisch jetzt donnerstags'],
  [
    'fr',
    'vendeur',
    'moi je bosse comme vendeur à la jardinerie',
    'ça y est, je deviens prof au lycée hôtelier',
  ],
  ['fr', 'Oies', "le groupe s'appelle Les Oies", "le groupe s'appelle Les Canards, voté"],
  ['fr', '1640', 'mon classement est à 1640', 'mon classement est passé à 1712'],
];

describe('What is told as new', () => {
  it.each(CHANGES)('in %s takes the place of what it does not name: %s', async (language, old, ...said) => {
    const lines = await kept(language, ...said);
    expect(lines.length, lines.join('\n')).toBeGreaterThan(0);
    expect(lines.filter((line) => line.toLowerCase().includes(old.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['es', 'mi clase de piano es los lunes', 'la clase de yoga ahora es los martes'],
    ['es', 'los ensayos son en la parroquia', 'el concierto será en el teatro'],
    ['de', 'die putzfrau kommt jetzt donnerstags', 'dienstag ist ab jetzt mein homeoffice tag'],
    ['de', 'das Band heißt Nordlicht', 'der Hund vom Schlagzeuger heißt Balu'],
    ['de', 'wir essen im Löwen', 'der Löwe kommt aus Afrika'],
    ['fr', "la clé du grenier c'est Paul", "la clé de la cave c'est Nadège"],
    ['fr', 'le loyer est de 610 euros', 'la cotisation est de 40 euros'],
  ])('in %s leaves another matter: %s', async (language, earlier, later) => {
    const lines = await kept(language, earlier, later);
    const words = earlier.toLowerCase().split(' ').slice(-1)[0] ?? '';
    expect(lines.join('\n').toLowerCase()).toContain(words);
  });
});

describe('A plan', () => {
  it.each([
    ['es', 'Ha llamado la concejala, el concierto al final el 19 de diciembre'],
    ['fr', "Le voisin m'a dit qu'ils déménagent à Nantes en décembre"],
    ['de', 'wir fliegen im mai nach lissabon'],
  ])('in %s lies ahead, whatever was done before it was told: %s', async (language, said) => {
    expect(await kept(language, said)).toHaveLength(1);
  });
});

describe('A habit', () => {
  it.each([
    ['es', 'yo el viernes a partir de ahora teletrabajo', 'viernes'],
    ['es', 'la asistenta viene ahora el jueves', 'jueves'],
    ['fr', 'la femme de ménage vient le mardi maintenant', 'mardi'],
    ['de', 'die putzfrau kommt jetzt am donnerstag', 'donnerstag'],
    ['de', 'ab sofort ist training am freitag', 'freitag'],
  ])('in %s keeps its weekday when it is new: %s', async (language, said, weekday) => {
    const lines = await kept(language, said);
    expect(lines.join('\n')).toContain(weekday);
    expect(lines.join('\n')).not.toMatch(/\d{4}-\d\d-\d\d/u);
  });
});

describe('A wish', () => {
  it.each([
    ['es', 'yo si me toca la lotería compro el estadio y os invito a todos'],
    ['es', 'el día que gane el tour os invito a una paella en la luna'],
    ['fr', 'moi si je gagne au loto je rachète la mairie'],
    ['fr', 'si Bernard danse je mange mon chapeau'],
    ['de', 'wenn ich mal reich bin kauf ich mir einen leuchtturm'],
    ['de', 'wenn wir aufsteigen rasier ich mir den kopf'],
  ])('in %s is no plan: %s', async (language, said) => {
    expect(await kept(language, said)).toEqual([]);
  });
});
