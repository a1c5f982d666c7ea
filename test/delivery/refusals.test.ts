import { describe, expect, it } from 'vitest';
import { GROUP, PRIVATE, STRANGER } from '../support/fake-adapter.ts';
import { NOON, testService } from '../support/test-service.ts';

describe('a refusal in a room', () => {
  it('is told to one person once a minute, whatever they try; to others, and elsewhere, all the same', async () => {
    const { adapter, clock } = await testService();
    const tryOn = (text: string, from = STRANGER, conversation = GROUP) =>
      adapter.say(text, { from, conversation }).answered;
    for (const text of ['/dreaming on', '/dreaming on', '/memory undo']) await tryOn(text);
    expect(adapter.texts(GROUP.id)).toEqual(['Only the owner may use /dreaming on.']);
    await tryOn('/memory undo', 3);
    await tryOn('/whoami');
    await tryOn('/dreaming on', STRANGER, { ...GROUP, id: 'fake:-200' });
    expect(adapter.posts).toHaveLength(4);
    await clock.advanceTo(NOON + 60_000);
    await tryOn('/memory undo');
    expect(adapter.texts(GROUP.id).at(-1)).toBe('Only the owner may use /memory undo.');
  });

  it('is always told where it holds up nobody: in private, and to whoever is answered apart', async () => {
    const { adapter } = await testService();
    for (let at = 0; at < 2; at += 1) {
      await adapter.say('/dreaming on', { from: STRANGER, conversation: { ...PRIVATE, id: 'fake:2' } })
        .answered;
    }
    expect(adapter.posts).toHaveLength(2);
    adapter.answersApart = () => true;
    for (let at = 0; at < 2; at += 1) {
      await adapter.say('/dreaming on', { from: STRANGER, conversation: GROUP }).answered;
    }
    expect(adapter.posts).toHaveLength(4);
  });
});
