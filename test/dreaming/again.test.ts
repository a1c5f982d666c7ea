import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markDone } from '../../src/dreaming/marks.ts';
import type { JudgedMark, Verdict } from '../../src/memory/space-state.ts';
import type { Item } from '../../src/memory/types.ts';
import { itemOf, openWorld, type World } from './kit.ts';

const DAY_MS = 86_400_000;

/** What recall shows of notes, with whether newer words replaced them. */
async function shown(world: World, question: string): Promise<Record<string, boolean>> {
  const hits = await world.space.recall.search(question, world.clock.now(), 20);
  return Object.fromEntries(
    hits.filter(({ kind }) => kind === 'note').map(({ text, superseded }) => [text, superseded]),
  );
}

async function say(world: World, ...said: string[]): Promise<void> {
  for (const text of said) {
    await world.hear(text);
    await world.dream();
    await world.clock.advanceTo(world.clock.now() + DAY_MS);
  }
}

describe('a dream that judges everything afresh', () => {
  it('leaves what was replaced before replaced, also what it has no room for', async () => {
    const config = { dreaming: { phases: { deep: { salience: { limit: 1 } } } } };
    const world = await openWorld({ config });
    await say(world, 'I live in Lviv.', 'I moved to Kyiv.', 'I drink tea.');
    const replaced = { 'Ana lives in Lviv.': true };
    expect(await shown(world, 'live Lviv')).toMatchObject(replaced);
    await world.dream({ days: 30, again: true });
    expect(await shown(world, 'live Lviv')).toMatchObject(replaced);
    expect(await shown(world, 'tea')).toMatchObject({ 'Ana drinks tea.': false });
  });

  it('confirms what newer words may replace later', async () => {
    const world = await openWorld();
    await say(world, 'I live in Lviv.');
    await world.dream({ days: 30, again: true });
    await say(world, 'I moved to Kyiv.');
    expect(await world.memory()).toEqual(['Ana moved to Kyiv.']);
    expect(await shown(world, 'live Lviv')).toMatchObject({ 'Ana lives in Lviv.': true });
  });

  it('does not bring the old words of a line back that a person changed', async () => {
    const world = await openWorld();
    await say(world, 'My brother Jonas is a carpenter and he hates mushrooms.', 'Jonas likes mushrooms now.');
    const [line = ''] = await world.memory();
    const path = join(world.space.folder, 'MEMORY.md');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(line, 'Jonas is a carpenter and likes mushrooms.'));
    await world.dream({ days: 30, again: true });
    expect((await world.memory()).filter((one) => one.includes('hates'))).toEqual([]);
  });

  it('does not unite what a person took out with what was said since', async () => {
    const world = await openWorld();
    await say(world, 'We have a dog called Bruno, he is a beagle.', 'I love swimming.');
    const path = join(world.space.folder, 'MEMORY.md');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/^.*beagle.*\n/mu, ''));
    await world.hear('We have a dog called Bruno.');
    await world.dream({ days: 30, again: true });
    const lines = await world.memory();
    expect(lines.filter((one) => one.includes('beagle'))).toEqual([]);
    expect(lines.filter((one) => one.includes('Bruno'))).toHaveLength(1);
  });

  it('takes nothing back of what it does not decide, and judges the rest when there is room', async () => {
    const { space } = await openWorld();
    const mark = (verdict: Verdict, code: string, hash = 'h'): JudgedMark => {
      return { key: 'k', hash, verdict, code, run: 'r', model: 'm' };
    };
    const line: Item = { ...itemOf(1, { text: 'Ana lives in Lviv.' }), notes: ['k'] };
    const leaves = async (before: JudgedMark, now: JudgedMark, items: Item[]): Promise<string> => {
      await space.state.judge([before]);
      await markDone(space, { marks: [now], hits: [], seen: 0 }, { hash: '', items });
      const { verdict, code } = (await space.state.judged()).get('k') ?? mark('rejected', '');
      return `${verdict} ${code}`;
    };
    const limit = mark('staged', 'limit');
    expect(await leaves(mark('promoted', 'add'), limit, [line])).toBe('promoted add');
    expect(await leaves(mark('promoted', 'add'), limit, [])).toBe('skipped limit');
    expect(await leaves(mark('skipped', 'superseded'), mark('refused', 'name'), [])).toBe('skipped name');
    expect(await leaves(mark('promoted', 'add', 'of other words'), limit, [])).toBe('staged limit');
    expect(await leaves(mark('promoted', 'add'), mark('kept', 'keep'), [])).toBe('kept keep');
  });
});
