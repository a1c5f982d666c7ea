import { describe, expect, it } from 'vitest';
import { compareMatters } from '../../src/dreaming/matters.ts';
import { retelling, whatSays } from '../../src/dreaming/told-again.ts';
import { ANA, BEN, openWorld, type Said, sourceOf, type World } from './kit.ts';

const WORKS: Said = { text: 'Ana works at the harbour in Graz.', quote: 'I work at the harbour in Graz.' };
const FILLERS = ['Ana has a cat called Mia.', 'Ana plays the guitar.', 'Ana has a sister called Olha.'];
const ROOM_FOR_ONE = { config: { memory: { maxItems: 1 } } };

function said(text: string, on: string, kind: Said['kind'] = 'person'): Said {
  return { text, quote: text.replace('Ana', 'I'), day: on, kind };
}

async function tell(world: World, on: string, ...told: Said[]): Promise<void> {
  await world.clock.advanceTo(Date.parse(`${on}T20:00:00.000Z`));
  await world.note(...told.map((one) => ({ ...one, day: on })));
  await world.dream();
}

/** Told, put out by other lines, and told again. */
async function toldTwice(): Promise<World> {
  const world = await openWorld(ROOM_FOR_ONE);
  await tell(world, '2026-12-01', { ...WORKS, kind: 'person' });
  await tell(world, '2026-12-02', said('Ana loves tea.', '2026-12-02', 'preference'));
  expect(await world.memory()).toEqual(['Ana loves tea.']);
  await tell(world, '2026-12-03', { ...WORKS, kind: 'person' });
  return world;
}

describe('what left for want of room and is told again', () => {
  it('counts as told on all its days and holds its place against what is told once', async () => {
    const world = await toldTwice();
    const [line] = (await world.space.keeper.look()).items;
    expect(line).toMatchObject({ text: WORKS.text, since: '2026-12-01T09:00:00.000Z' });
    expect(line?.notes).toHaveLength(2);
    for (const [at, filler] of FILLERS.entries()) await tell(world, `2026-12-0${at + 4}`, said(filler, ''));
    expect(await world.memory()).toEqual([WORKS.text]);
  });

  it('is known again when it stands in the file of an earlier year', async () => {
    const world = await openWorld(ROOM_FOR_ONE);
    await tell(world, '2026-12-01', { ...WORKS, kind: 'person' });
    await tell(world, '2026-12-02', said('Ana loves tea.', '2026-12-02', 'preference'));
    const { vault } = world.space;
    await vault.replace('memory/archive-2026.md', (await vault.read('memory/archive.md')) ?? '');
    await vault.remove('memory/archive.md');
    await tell(world, '2026-12-03', { ...WORKS, kind: 'person' });
    expect((await world.space.keeper.look()).items[0]?.notes).toHaveLength(2);
  });

  it('comes back in a change that can be undone to the byte', async () => {
    const world = await toldTwice();
    const change = await world.space.keeper.changes.latestApplied();
    await world.space.keeper.undo(change?.n);
    expect(await world.file('MEMORY.md')).toBe(change?.textBefore);
  });
});

describe('a line of memory', () => {
  it('is confirmed by whoever says it again beside something else, though such a statement alone would wait', async () => {
    const world = await openWorld();
    await tell(world, '2026-12-01', { ...WORKS, kind: 'person' });
    await tell(world, '2026-12-05', { ...WORKS, kind: 'fact' });
    const [line] = (await world.space.keeper.look()).items;
    expect(line).toMatchObject({ text: WORKS.text, lastConfirmed: '2026-12-05T09:00:00.000Z' });
    expect(line?.notes).toHaveLength(2);
  });

  it('knows how often its matter came up when a newer statement replaces it', async () => {
    const world = await openWorld(ROOM_FOR_ONE);
    await tell(world, '2026-12-01', said('Ana lives in Graz.', '', 'person'));
    const [old] = (await world.space.keeper.look()).items;
    await tell(world, '2026-12-03', said('Ana lives in Porto now.', '', 'person'));
    const [line] = (await world.space.keeper.look()).items;
    expect(line).toMatchObject({ text: 'Ana lives in Porto now.', earlier: old?.notes });
    await tell(world, '2026-12-04', said('Ana has a sister called Olha.', '', 'person'));
    expect(await world.memory()).toEqual(['Ana lives in Porto now.']);
  });
});

describe('a statement tells another one again', () => {
  const people = [ANA, BEN];
  const again = retelling(compareMatters(people, 'UTC', 'en'), 'UTC', people);
  const of = (text: string, quote: string) =>
    whatSays({ text, kind: 'person', sources: [sourceOf({ text, quote })] });

  it.each([
    ['Ana is left-handed.', 'I am left-handed.', 'Scissors are hard for me because I am left-handed.'],
    [
      'Ana: Ich bin Vegetarierin.',
      'Ich bin Vegetarierin.',
      'Für mich ohne Wurst bitte, ich bin Vegetarierin.',
    ],
    ['Ana: Моя сестра живе в Полтаві.', 'Моя сестра живе в Полтаві.', 'Моя сестра так і живе в Полтаві.'],
  ])('in other words, or with more than that, in whatever order: %s', (text, quote, fuller) => {
    const [one, other] = [of(text, quote), of(`Ana: ${fuller}`, fuller)];
    expect(again(one, other)).toBe(true);
    expect(again(other, one)).toBe(true);
  });

  it.each([
    [
      'Ana drinks coffee.',
      'I drink coffee.',
      'Ana drinks no coffee any more.',
      'I drink no coffee any more.',
    ],
    [
      'Ana is left-handed.',
      'I am left-handed.',
      'Ana: My sister is left-handed.',
      'My sister is left-handed.',
    ],
    ['Ana lives in Graz.', 'I live in Graz.', 'Ana lives in Porto now.', 'I live in Porto now.'],
  ])('but not when it says otherwise, or of somebody else: %s', (text, quote, newer, words) => {
    expect(again(of(newer, words), of(text, quote))).toBe(false);
  });
});
