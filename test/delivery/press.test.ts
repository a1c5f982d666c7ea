import { describe, expect, it } from 'vitest';
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

const pressOf = ({ adapter }: TestService, button: string, from = 1) =>
  adapter.events.pressed({
    conversation: PRIVATE,
    button,
    ref: 'bot3',
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
    expect(await pressOf(later, 'changes 1')).toMatch(/^\*?\*?#?1/);
    expect(await pressOf(later, 'undo 1')).toBe('Undone: change 1 (dream).');
    expect(later.adapter.posts.map(({ replyTo }) => replyTo)).toEqual(['bot3', 'bot3']);
    expect(later.adapter.texts().at(-1)).toMatch(/^Undone: change 1/);
    expect(await pressOf(later, 'undo 1')).toMatch(/undone/);
    expect(later.adapter.posts).toHaveLength(2);
    expect((await later.log()).filter(({ text }) => text.startsWith('Undone'))).toHaveLength(1);
  });

  it('asks for an owner when it is pressed, and tells the one who pressed alone', async () => {
    const service = await dreamt();
    const before = service.adapter.posts.length;
    expect(await pressOf(service, 'undo 1', 2)).toBe('Only the owner may use /memory undo.');
    expect(service.adapter.posts).toHaveLength(before);
  });

  it.each(['undo 99', 'changes 99'])('%s of a change that is gone says so', async (button) => {
    expect(await pressOf(await dreamt(), button)).toContain('There is no change 99.');
  });

  it.each(['', 'undo', 'undo 1; x', 'toString 1', 'forget 1', 'undo 1.1'])(
    'that is none of ours (%j) does nothing and says so',
    async (button) => {
      const service = await testService();
      await service.adapter.say('Hello').answered;
      expect(await pressOf(service, button)).toContain('This button does nothing any more.');
    },
  );
});
