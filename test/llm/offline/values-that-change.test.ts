import { describe, expect, it } from 'vitest';
import type { SourceTurn } from '../../../src/llm/model.ts';
import { datedNote } from '../../../src/llm/offline/dated-words.ts';
import { MatterReader } from '../../../src/llm/offline/matter.ts';
import { relationOf } from '../../../src/llm/offline/relation.ts';
import { summarise } from '../../../src/llm/offline/summarise.ts';
import type { NoteKind } from '../../../src/memory/types.ts';

const zone = 'Europe/Kyiv';
const AT = Date.parse('2026-09-07T10:00:00Z');
const ana = { id: 'test:1', name: 'Ana' };
const luis = { id: 'test:2', name: 'Luis' };

async function notesOf(text: string): Promise<string[]> {
  const turn: SourceTurn = { n: 1, at: AT, speaker: ana, role: 'person', trust: 'member', text };
  const { notes } = await summarise({ task: 'summarise', turns: [turn], known: [], zone });
  return notes.map((note) => note.text);
}

/** How what Luis says a day later stands to what Ana said. */
function relation(language: string, earlier: string, later: string, kind: NoteKind = 'person') {
  const reader = new MatterReader([ana, luis], zone, language);
  const read = (text: string, speaker: typeof ana, at: number) =>
    reader.read({ text: `${speaker.name}: ${text}`, kind, at, speakers: [speaker], quotes: [text] });
  const before = read(earlier, ana, AT);
  return relationOf(read(later, luis, AT + 86_400_000), before);
}

describe('the word in front of a sentence', () => {
  it.each([
    [
      'hosting: compared them all, we go with hetzner',
      'Ana: Hosting: compared them all, we go with hetzner.',
    ],
    ['отпуск: подумали, едем в Карелию', 'Ana: Отпуск: подумали, едем в Карелию.'],
  ])('stays with what is said of it: %s', async (said, note) => {
    expect(await notesOf(said)).toContain(note);
  });

  it('stays with the first statement only', async () => {
    expect(await notesOf('бюджет: потолок 900 тысяч, больше ни копейки')).not.toContain(
      'Ana: Бюджет: больше ни копейки.',
    );
  });

  it.each([
    ['ru', 'Бюджет: потолок 900 тысяч.', 'Бюджет 1200 тысяч.'],
    ['uk', 'Шафа: беремо білу.', 'Шафу беремо сіру.'],
  ] as const)('tells what a later line is about: %s', (language, earlier, later) => {
    expect(relation(language, earlier, later, 'decision')).toBe('replaces');
  });
});

describe('who holds an office', () => {
  it.each([
    ['uk', 'Класний керівник тепер Ірина Павлівна.', 'Класний керівник у нас буде Сергій Олегович.'],
    ['ru', 'Староста дома — Фома Кузьмич.', 'Староста дома теперь Яна.'],
    ['en', 'The treasurer is Odile.', 'The treasurer will be Mark.'],
    ['es', 'La tutora es Carmen Ruiz.', 'La tutora será Pilar Gómez.'],
    ['fr', 'Notre gardien est Marcel.', 'Le gardien sera Bernard Petit.'],
  ] as const)('is told by the latest statement, whoever makes it: %s', (language, earlier, later) => {
    expect(relation(language, earlier, later)).toBe('replaces');
  });

  it.each([
    ['ru', 'Торты печёт Оля.', 'Торты печёт Катя.'],
    ['en', 'My dentist is Irene.', 'My dentist is Mark.'],
    ['en', 'The neighbour is Irene.', 'The neighbour is Mark.'],
    ['ru', 'В спектакле играет Платон.', 'В спектакле играет Зоя.'],
  ] as const)(
    'is not what several may do or be, or each has of their own: %s %s',
    (language, earlier, later) => {
      expect(relation(language, earlier, later)).toBe('none');
    },
  );
});

it.each([
  ['ru', 'Бригадира зовут Мурат.', 'Бригадир теперь Степаныч, отец моего коллеги.'],
  ['uk', 'Гурток робототехніки по середах.', 'Робототехніка тепер по п’ятницях.'],
] as const)('replaces a line whatever is added behind the new value: %s', (language, earlier, later) => {
  expect(relation(language, earlier, later)).toBe('replaces');
});

it.each([
  ['ru', 'Премьера 14 ноября в клубе.', 'Клуб закрыли на ремонт.'],
  ['uk', 'Концерт 14 листопада в палаці культури.', 'Палац культури закрили на ремонт.'],
] as const)('keeps an arrangement when only the place of it has ended: %s', (language, earlier, later) => {
  expect(relation(language, earlier, later, 'decision')).toBe('none');
});

it.each([
  'Уборщица теперь приходит в четверг.',
  'Прибиральниця тепер приходить у четвер.',
  'The cleaner now comes on Thursday.',
  'Die Putzfrau kommt jetzt am Donnerstag.',
])('keeps the weekday of what holds from now on: %s', (text) => {
  expect(datedNote({ text, kind: 'decision' }, AT, zone)).toBe(text);
});

it('leaves out only words that ask to forget what is said with them', async () => {
  expect(await notesOf('забудьте что я говорила, шторы берём зелёные')).not.toEqual([]);
  expect(await notesOf('забудь що я казала, на день народження йдемо на боулінг')).not.toEqual([]);
  expect(await notesOf('forget what I said about my salary')).toEqual([]);
  expect(await notesOf('забудь что я говорила про зарплату')).toEqual([]);
});

it('keeps "so that" together', async () => {
  const notes = await notesOf('по вторникам теперь хор, так что репетируем в среду, так же в семь');
  expect(notes.some((note) => /: Что /u.test(note) || / так\.$/u.test(note))).toBe(false);
});
