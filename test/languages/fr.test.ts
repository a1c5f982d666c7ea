import { describe, expect, it } from 'vitest';
import type { SourceTurn } from '../../src/llm/model.ts';
import { summarise } from '../../src/llm/offline/summarise.ts';
import { resolveDates, withAbsoluteDates } from '../../src/text/dates.ts';
import { languageOf } from '../../src/text/language.ts';
import { isQuestion, sentences } from '../../src/text/sentences.ts';
import { similarity } from '../../src/text/similarity.ts';
import { contentStems, stem } from '../../src/text/words.ts';

/** Monday, 13:05 in Paris. */
const MONDAY = Date.parse('2026-11-30T12:05:00Z');
const PARIS = 'Europe/Paris';

const absolute = (text: string) => withAbsoluteDates(text, MONDAY, PARIS, 'fr');
const days = (text: string) =>
  resolveDates(text, MONDAY, PARIS, 'fr').map(({ day, endDay, time }) =>
    [day, endDay && `to ${endDay}`, time].filter(Boolean).join(' '),
  );

describe('dates', () => {
  it.each([
    ["aujourd'hui", '2026-11-30'],
    ['demain', '2026-12-01'],
    ['hier', '2026-11-29'],
    ['après-demain', '2026-12-02'],
    ['avant-hier', '2026-11-28'],
    ['ce soir', '2026-11-30'],
    ['cet après-midi', '2026-11-30'],
    ['demain matin', '2026-12-01'],
    ['hier soir', '2026-11-29'],
    ['on se voit vendredi', '2026-12-04'],
    ['vendredi prochain', '2026-12-11'],
    ['jeudi dernier', '2026-11-26'],
    ['ce vendredi', '2026-12-04'],
    ['samedi soir', '2026-12-05'],
    ['mardi en huit', '2026-12-08'],
    ['je l’ai acheté vendredi', '2026-11-27'],
    ['on était à la plage dimanche', '2026-11-29'],
    ['la démo est reportée à vendredi', '2026-12-04'],
    ['dans deux semaines', '2026-12-14'],
    ['dans 3 jours', '2026-12-03'],
    ["d'ici une semaine", '2026-12-07'],
    ['dans quinze jours', '2026-12-15'],
    ['il y a trois jours', '2026-11-27'],
    ['y a deux semaines', '2026-11-16'],
    ['il y a une semaine', '2026-11-23'],
    ['dans deux heures', '2026-11-30 15:05'],
    ['la semaine prochaine', '2026-12-07 to 2026-12-13'],
    ['la semaine dernière', '2026-11-23 to 2026-11-29'],
    ['cette semaine', '2026-11-30 to 2026-12-06'],
    ['le mois prochain', '2026-12-01 to 2026-12-31'],
    ['le mois dernier', '2026-10-01 to 2026-10-31'],
    ["l'année prochaine", '2027-01-01 to 2027-12-31'],
    ["l'an dernier", '2025-01-01 to 2025-12-31'],
    ['ce week-end', '2026-12-05 to 2026-12-06'],
    ['le week-end prochain', '2026-12-12 to 2026-12-13'],
    ['dans un mois', '2026-12-01 to 2026-12-31'],
    ['en mars', '2027-03-01 to 2027-03-31'],
    ['le 5 mars', '2027-03-05'],
    ['le 1er janvier', '2027-01-01'],
    ['du 5 au 7 décembre', '2026-12-05 to 2026-12-07'],
    ['le 14 juillet 2025', '2025-07-14'],
    ['le 05/12/2026', '2026-12-05'],
    ['lundi de la semaine prochaine', '2026-12-07'],
    ['demain à 18h30', '2026-12-01 18:30'],
    ['vendredi à 19h', '2026-12-04 19:00'],
    ['demain vers 10 heures', '2026-12-01 10:00'],
    ['demain à 7h du soir', '2026-12-01 19:00'],
    ['samedi 12 décembre', '2026-12-12'],
  ])('%s', (text, day) => {
    expect(days(text)).toContain(day);
  });

  it.each([
    ['La réunion est demain à 10h', 'La réunion est le 2026-12-01 à 10h'],
    ['Je pars la semaine prochaine.', 'Je pars la semaine du 2026-12-07.'],
    ['Demain je pars.', 'Le 2026-12-01 je pars.'],
    ['rendu pour vendredi', 'rendu pour le 2026-12-04'],
    ['la réunion d’hier', 'la réunion le 2026-11-29'],
    ["jusqu'à vendredi", "jusqu'à 2026-12-04"],
    ["on a déménagé l'année dernière", 'on a déménagé en 2025'],
    ['je commence le mois prochain', 'je commence en 2026-12'],
    ['je l’ai vu il y a deux semaines', 'je l’ai vu le 2026-11-16'],
    ['demain soir', 'le 2026-12-01 au soir'],
  ])('written out: %s', (text, expected) => {
    expect(absolute(text)).toBe(expected);
  });

  it.each([
    'le vendredi on mange des pâtes',
    'tous les vendredis',
    'chaque lundi',
    'du lundi au vendredi',
    'la mer, un jeu, sam, dim',
    'le lundi matin je nage',
    'il y a plus de deux semaines',
    'le vendredi 4 décembre',
    'du jour au lendemain',
    'salle 10, version 5.12.3, 10h30',
    'il y a deux chats',
    'vendredi saint',
    '',
  ])('left alone: %s', (text) => {
    expect(absolute(text)).toBe(text);
  });
});

describe('words', () => {
  it.each([
    "J'aime le thé",
    "j'habite à Lyon",
    'on se voit demain ?',
    'Merci beaucoup !',
    'je suis végétarienne',
    'Ma sœur habite à Nantes',
    'tu viens ce soir ?',
    "c'est pas grave",
    'je bosse chez Renault',
    'pas de viande pour moi',
    'jsuis allergique aux noix',
    'Le code du wifi est 4411',
    'Réunion lundi à 10h',
    "d'accord",
    'mon chat s’appelle Moka',
    "j'ai deux enfants",
    'on déménage à Lille',
    'où es-tu ?',
    'je déteste le café',
    'notre chien est malade',
  ])('is taken for French: %s', (text) => {
    expect(languageOf(text)).toBe('fr');
  });

  it.each([
    ['es', 'Mi hermana vive en Madrid'],
    ['it', 'mia sorella abita a Roma'],
    ['pt', 'a minha irmã mora em Lisboa'],
    ['en', 'the table is on the left'],
    ['en', 'I love tea'],
  ])('is not: %s %s', (code, text) => {
    expect(languageOf(text)).toBe(code);
  });

  it.each([
    ['chats', 'chat'],
    ['mangeons', 'manger'],
    ['aimait', 'aimer'],
    ['bois', 'boire'],
    ['allergie', 'allergique'],
    ['vis', 'vivre'],
    ['maman', 'mère'],
    ['boulot', 'travail'],
    ['préfère', 'préférer'],
    ['végétarienne', 'végétarien'],
  ])('%s and %s have one stem', (one, other) => {
    expect(stem(one, 'fr')).toBe(stem(other, 'fr'));
  });

  it('takes apart what is written together with an apostrophe', () => {
    expect(contentStems("J'habite l'école d'Anna", 'fr')).toEqual(['habit', 'ecol', 'anna']);
    expect(contentStems("aujourd'hui quelqu'un", 'fr')).toContain("aujourd'hui");
  });

  it.each([
    ["J'aime le thé vert", 'j’aime les thés verts', true],
    ['Je bois du café', 'Je bois le café', true],
    ['Je ne bois pas de café', 'Je bois du café', false],
    ["J'habite à Lyon", "J'habite à Paris", false],
    ['Ma sœur vit à Nantes', 'ma soeur vit à Nantes', true],
    ['La réunion est à 10h', 'La réunion est à 11h', false],
    ["L'équipe utilise Postgres", 'Les équipes utilisent Postgres', true],
    ['Je fume', 'Je ne fume plus', false],
    ['On a deux chats', 'On a 2 chats', true],
    ['Ana aime le thé', 'Ana aime le thé sans sucre', false],
  ])('"%s" and "%s" say the same: %s', (one, other, same) => {
    expect(similarity(one, other) > 0.9).toBe(same);
  });

  it('knows where sentences end', () => {
    expect(sentences('M. Dupont arrive. Il est 10 h. On part.')).toEqual([
      'M. Dupont arrive.',
      'Il est 10 h.',
      'On part.',
    ]);
    expect(sentences('Des fruits, p.ex. des pommes, etc. J’en ai pris.')).toHaveLength(2);
    expect(sentences('Mme. Martin habite av. Foch. Elle est là !')).toHaveLength(2);
    expect(sentences('Le Dr. Petit consulte ici.')).toHaveLength(1);
    expect(sentences('Ça va ? Oui ! Super…')).toEqual(['Ça va ?', 'Oui !', 'Super…']);
  });

  it.each([
    'est-ce que tu viens',
    "qu'est-ce que tu fais",
    'où es-tu',
    'pourquoi pas demain',
    'combien ça coûte',
    'tu viens ?',
    'as-tu mangé',
    'comment tu vas',
    "c'est quand la réunion",
    'quelle heure est-il',
  ])('asks: %s', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    "j'aime le thé",
    'quand je rentre je mange',
    'comme tu veux.',
    'que du bonheur',
    'qui dort dîne',
    'si tu veux',
  ])('does not ask: %s', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});

function turn(text: string): SourceTurn {
  return {
    n: 1,
    at: MONDAY,
    speaker: { id: 't:1', name: 'Ana' },
    role: 'person',
    trust: 'member',
    text,
  };
}

async function notesOf(text: string) {
  return (await summarise({ task: 'summarise', turns: [turn(text)], known: [], zone: PARIS })).notes;
}

describe('what people say', () => {
  it.each([
    ['preference', "J'adore le thé vert"],
    ['preference', 'je déteste les champignons'],
    ['preference', 'Je préfère le train à l’avion.'],
    ['preference', "j'aime pas trop le bruit"],
    ['preference', 'mon film préféré c’est Amélie'],
    ['person', 'Je suis allergique aux arachides.'],
    ['person', 'jsuis végétarienne depuis dix ans'],
    ['person', "J'habite à Lyon avec mes parents."],
    ['person', 'Ma sœur Olga habite à Lille'],
    ['person', 'je bosse comme infirmière à l’hôpital'],
    ['person', 'mon chat s’appelle Moka'],
    ['person', "j'ai trois enfants"],
    ['person', 'je suis marié depuis 2015'],
    ['person', "je parle portugais et un peu d'arabe"],
    ['person', 'Je travaille chez Michelin.'],
    ['decision', 'On a décidé d’utiliser Postgres.'],
    ['decision', 'On a choisi la salle des fêtes pour le mariage'],
    ['plan', 'On déménage à Bordeaux en mars'],
    ['plan', 'En juin je pars vivre à Montréal.'],
    ['plan', 'je me marie en septembre'],
    ['rule', 'Réponds toujours en français.'],
    ['rule', 'appelle-moi Nath'],
    ['rule', 'La réunion c’est tous les lundis à 10h'],
    ['experience', "J'ai grandi dans une ferme du Cantal"],
    ['experience', "j'ai couru le marathon de Paris en 2019"],
    ['fact', 'Le code du portail est 4411'],
  ])('is a note of kind %s: %s', async (kind, text) => {
    const notes = await notesOf(text);
    expect(notes.map((note) => note.kind)).toEqual([kind]);
    expect(text).toContain(notes[0]?.quotes[0]?.quote);
  });

  it.each([
    'Bonjour tout le monde !',
    'merci beaucoup',
    'mdr',
    'tu viens ce soir ?',
    'ok ça marche',
    'il fait froid',
    'je suis en retard',
    'quelqu’un a vu mes clés ?',
    'Entre nous, je déteste mon chef.',
    'haha trop bien',
    'bon courage',
    'je t’appelle dans cinq minutes',
    'Si j’étais riche, j’habiterais à Monaco.',
    'Tu aimes le café ?',
    'on verra bien',
    'pas de souci',
    'Ne retiens pas que je fume.',
    'à plus',
  ])('leaves: %s', async (text) => {
    expect(await notesOf(text)).toEqual([]);
  });

  it.each([
    ["Au fait, j'adore le thé sans sucre :)", "Ana: J'adore le thé sans sucre."],
    [
      'Retiens que la chaudière doit être révisée chaque automne.',
      'La chaudière doit être révisée chaque automne.',
    ],
    ["n'oublie pas que je suis allergique aux noix", 'Ana: Je suis allergique aux noix.'],
    ['jsuis intolérant au lactose', 'Ana: Je suis intolérant au lactose.'],
    ['On déménage à Lyon le mois prochain.', 'Ana: On déménage à Lyon en 2026-12.'],
    ['Salut ! Ma mère habite à Brest.', 'Ana: Ma mère habite à Brest.'],
  ])('"%s" becomes "%s"', async (text, expected) => {
    expect((await notesOf(text)).map((note) => note.text)).toEqual([expected]);
  });
});
