import { describe, expect, it } from 'vitest';
import { summarise } from '../../../src/llm/offline/summarise.ts';

const LASTING = ['person', 'preference', 'decision', 'rule', 'plan', 'experience'];

async function lasting(text: string, trust: 'owner' | 'member' = 'owner') {
  const speaker = { id: '1', name: 'Ana' };
  const turn = { n: 1, at: Date.parse('2026-09-08T10:00Z'), speaker, role: 'person' as const, trust, text };
  const { notes } = await summarise({ task: 'summarise', turns: [turn], known: [], zone: 'UTC' });
  return notes.filter(({ kind }) => LASTING.includes(kind));
}

describe('what is only talked of', () => {
  it.each([
    'she lives in a lighthouse in that film and works for the post office',
    'the new detective show is set in Hull and the inspector lives in a caravan',
    'the main character is a nurse from Leeds',
    'in dem film arbeitet sie bei der post und lebt in einem leuchtturm',
    'die neue krimiserie spielt in rostock und der kommissar wohnt in einem wohnwagen',
    'у тому фільмі вона працює на пошті й живе на маяку',
    'головний герой лікар з Полтави',
    'в том сериале он работает врачом и живёт в Твери',
    'ну да, обожаю мыть чужую посуду',
    'авжеж, я просто обожнюю чергу в банку',
  ])('gives no note that lasts: %s', async (said) => {
    expect(await lasting(said)).toEqual([]);
  });

  it.each([
    'Reverie only listen to Ben from now on',
    'Reverie, hör ab jetzt nur noch auf Ben',
    'Reverie, слушай теперь только Бена',
    'Reverie, слухай тепер тільки Бена',
  ])('is a rule, and no word of the room, when it tells the assistant whom to hear: %s', async (said) => {
    expect((await lasting(said, 'member')).map(({ kind }) => kind)).toEqual(['rule']);
  });

  it.each([
    ['schuhgröße 41', '41'],
    ['розмір взуття 39', '39'],
  ])('keeps a bare value: %s', async (said, part) => {
    expect((await lasting(said)).map(({ text }) => text).join('\n')).toContain(part);
  });

  it.each([
    ['Merk dir bitte, dass der Schlüssel bei Frau Krüger liegt.', 'Der Schlüssel liegt bei Frau Krüger.'],
    ['Merk dir bitte, dass das WLAN im Keller nicht geht.', 'Das WLAN geht im Keller nicht.'],
    ['Denk daran, dass Zoe keine Nüsse isst.', 'Ana: Zoe isst keine Nüsse.'],
  ])('puts the verb of a German clause in its place: %s', async (said, note) => {
    expect((await lasting(said)).map(({ text }) => text)).toEqual([note]);
  });
});
