import { describe, expect, it } from 'vitest';
import type { Button } from '../../src/chat/adapter.ts';
import { PRIVATE } from '../support/fake-adapter.ts';
import { type TestService, testService } from '../support/test-service.ts';

/** A dream that changed the memory, with its notice. */
async function dreamt(): Promise<TestService> {
  const service = await testService();
  await service.adapter.say('I am allergic to peanuts.').answered;
  await service.adapter.say('/memory dream').answered;
  await service.service.idle();
  return service;
}

const BELOW = [
  { id: 'changes 1', label: 'Show changes' },
  { id: 'undo 1', label: 'Undo' },
];

const pressOf = ({ adapter }: TestService, button: string, from = 1, buttons: readonly Button[] = BELOW) =>
  adapter.events.pressed({
    conversation: PRIVATE,
    button,
    ref: 'bot3',
    buttons,
    author: { id: `fake:${from}`, name: 'Ana' },
  });

describe('a button', () => {
  it('of a notice shows what the dream changed, and takes it back once, also after a restart', async () => {
    const first = await dreamt();
    const notice = first.adapter.posts.at(-1);
    expect(notice?.buttons).toEqual([
      { id: 'changes 1', label: 'Show changes' },
      { id: 'undo 1', label: 'Undo' },
    ]);
    await first.service.stop();
    const later = await testService({ dataDir: first.dataDir });
    expect((await pressOf(later, 'changes 1')).text).toMatch(/^\*?\*?#?1/);
    expect(later.adapter.changes).toEqual([]);
    expect(await pressOf(later, 'undo 1')).toEqual({ text: 'Undone: change 1 (dream).', isSaid: true });
    await later.service.idle();
    expect(later.adapter.changes).toEqual([
      { conversation: PRIVATE.id, ref: 'bot3', change: { buttons: BELOW.slice(0, 1) } },
    ]);
    expect(later.adapter.posts.map(({ replyTo }) => replyTo)).toEqual(['bot3', 'bot3']);
    expect(later.adapter.texts().at(-1)).toMatch(/^Undone: change 1/);
    expect(await pressOf(later, 'undo 1')).toEqual({ text: expect.stringMatching(/undone/), isSaid: false });
    expect(later.adapter.posts).toHaveLength(2);
    expect((await later.log()).filter(({ text }) => text.startsWith('Undone'))).toHaveLength(1);
  });

  it('asks for an owner when it is pressed, and tells the one who pressed alone', async () => {
    const service = await dreamt();
    const before = service.adapter.posts.length;
    expect(await pressOf(service, 'undo 1', 2)).toEqual({
      text: 'Only the owner may use /memory undo.',
      isSaid: false,
    });
    expect(service.adapter.posts).toHaveLength(before);
    expect(service.adapter.changes.filter(({ ref }) => ref === 'bot3')).toEqual([]);
  });

  it.each(['undo 99', 'changes 99'])('%s of a change that is gone says so, and goes', async (button) => {
    const service = await dreamt();
    const buttons = [{ id: button, label: 'Old' }, ...BELOW];
    expect((await pressOf(service, button, 1, buttons)).text).toContain('There is no change 99.');
    await service.service.idle();
    expect(service.adapter.changes.at(-1)?.change).toEqual({ buttons: BELOW });
  });

  it.each(['', 'undo', 'undo 1; x', 'toString 1', 'forget 1', 'undo 1.1'])(
    'that is none of ours (%j) does nothing, says so, and goes',
    async (button) => {
      const service = await testService();
      await service.adapter.say('Hello').answered;
      expect(await pressOf(service, button, 1, [{ id: button, label: 'Old' }])).toEqual({
        text: expect.stringContaining('This button does nothing any more.'),
        isSaid: false,
      });
      expect(service.adapter.changes.map(({ change }) => change)).toEqual([{ buttons: [] }]);
    },
  );
});

describe('a press in a room in which much waits to be posted', () => {
  it('is told to the person before the room reads it', async () => {
    const { adapter, service } = await dreamt();
    const { send } = adapter;
    let arrive: () => void = () => undefined;
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    adapter.send = async (...message) => {
      await arriving;
      return send(...message);
    };
    const press = {
      conversation: PRIVATE,
      ref: 'bot3',
      buttons: BELOW,
      author: { id: 'fake:1', name: 'Ana' },
    };
    const told = await adapter.events.pressed({ ...press, button: 'undo 1' });
    expect(told).toMatchObject({ text: 'Undone: change 1 (dream).', isSaid: true });
    arrive();
    await service.idle();
    expect(adapter.texts().at(-1)).toMatch(/^Undone: change 1/);
  });
});
