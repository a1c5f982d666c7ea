import { describe, expect, it } from 'vitest';
import { folderVault, type LongFiles, type Vault } from '../../src/memory/vault.ts';
import { GROUP, NOON, openRoom } from './room.ts';

const MINUTE = 60_000;

/** A vault on which nothing can be written any more from a given write on, as when the process is killed there. */
function dyingVault(
  folder: string,
  at: number,
  part: 'none' | 'half' | 'all',
): Vault & LongFiles & { writes: number } {
  const vault = folderVault(folder);
  const dying = {
    ...vault,
    writes: 0,
    async append(path: string, text: string): Promise<void> {
      dying.writes += 1;
      if (dying.writes > at) throw new Error('dead');
      if (dying.writes < at) return vault.append(path, text);
      if (part === 'half') await vault.append(path, text.slice(0, text.length >> 1));
      if (part === 'all') await vault.append(path, text);
      throw new Error('dead');
    },
  };
  return dying;
}

describe('a crash', () => {
  const moments = [1, 2, 3, 4].flatMap((at) =>
    (['none', 'half', 'all'] as const).map((part) => ({ at, part })),
  );

  it.each(moments)(
    'at write $at of a flush ($part of it on the disk) loses and doubles nothing',
    async ({ at, part }) => {
      const room = await openRoom({ start: Date.parse('2026-11-30T23:59:00Z') });
      await room.hear('I prefer green tea');
      await room.clock.advanceTo(NOON + 24 * 60 * MINUTE);
      await room.hear('My sister lives in Lviv');
      await room.restart({ vault: dyingVault(room.folder, at, part) });
      await room.conversation.flush('manual');
      await room.restart();
      await room.conversation.flush('manual');
      const live = await room.notes.live('2026-11-01', '2026-12-31');
      expect(live.map((note) => note.text)).toEqual([
        'Ana: I prefer green tea',
        'Ana: My sister lives in Lviv',
      ]);
      expect(live.every((note) => note.line > 0 && !note.byHand && note.record !== undefined)).toBe(true);
      for (const day of ['2026-11-30', '2026-12-01']) {
        expect((await room.file(`memory/${day}.md`)).match(/^# /gm)).toHaveLength(1);
        expect((await room.file(`memory/${day}.md`)).match(/\^n/g)).toHaveLength(1);
      }
      await room.restart();
      expect(await room.texts()).toHaveLength(2);
    },
  );

  it.each([1, 2, 3])('at move %i of the cursor loses and doubles nothing', async (at) => {
    const room = await openRoom();
    await room.hear('I prefer green tea');
    const { set } = room.cursors;
    let moves = 0;
    room.cursors.set = async (key, value) => {
      moves += 1;
      if (moves >= at) throw new Error('dead');
      await set(key, value);
    };
    await room.conversation.flush('manual');
    room.cursors.set = set;
    await room.restart();
    await room.conversation.flush('manual');
    const file = await room.file('memory/2026-11-30.md');
    expect(file.match(/I prefer green tea \^/g)).toHaveLength(1);
    expect(await room.texts()).toHaveLength(1);
  });

  it('between an edit and what follows from it does not lose the edit', async () => {
    const room = await openRoom();
    await room.hear('I prefer tea', { ref: 'a' });
    await room.conversation.flush('manual');
    const { vault } = room;
    await room.restart({
      vault: {
        ...vault,
        append: (path, text) =>
          path.startsWith('memory') ? Promise.reject(new Error('dead')) : vault.append(path, text),
      },
    });
    await expect(
      room.conversation.edited({
        conversation: room.conversation.ref,
        ref: 'a',
        at: NOON + MINUTE,
        text: 'I prefer coffee',
      }),
    ).rejects.toThrow('dead');
    await room.restart();
    expect(await room.texts()).toEqual([]);
    await room.conversation.flush('manual');
    expect(await room.texts()).toEqual(['Ana: I prefer coffee']);
  });

  it('that loses the state leaves the notes, which tell how far the log was summarised and trimmed', async () => {
    const room = await openRoom({ maxTurns: 3 });
    for (const tea of ['green', 'black', 'white', 'yellow']) await room.turn(`I bought ${tea} tea`);
    await room.conversation.trim(0, 'trimmed');
    await room.conversation.flush('daily summary');
    await room.turn('I bought red tea');
    const before = await room.conversation.prompt(5_000);
    await room.restart({ stateIsLost: true });
    const after = await room.conversation.prompt(5_000);
    expect(after.summary).toEqual(before.summary);
    // The bot's answer to the last turn that left rests on nothing, so it comes back.
    expect(after.messages.slice(-before.messages.length)).toEqual(before.messages);
    await room.conversation.flush('manual');
    const texts = await room.texts();
    expect(texts).toHaveLength(5);
    expect(new Set(texts).size).toBe(5);
  });

  it('that loses the state does not lead to what a deleted message said', async () => {
    const room = await openRoom();
    await room.hear('I prefer tea');
    await room.hear('I hate rain', { ref: 'b' });
    await room.conversation.flush('manual');
    await room.conversation.deleted({ conversation: room.conversation.ref, ref: 'b', at: NOON + MINUTE });
    await room.restart({ stateIsLost: true });
    await room.conversation.flush('manual');
    expect(await room.texts()).toEqual(['Ana: I prefer tea']);
    expect(room.model.requests).toHaveLength(1);
  });

  it('of the memory folder alone does not silence the chat', async () => {
    const room = await openRoom();
    await room.hear('I prefer tea');
    const { vault } = room;
    const broken = {
      ...vault,
      append: (path: string, text: string) =>
        path.startsWith('memory/2')
          ? Promise.reject(new Error('The disk is full.'))
          : vault.append(path, text),
    };
    await room.restart({ vault: broken });
    expect(await room.conversation.flush('daily summary')).toMatchObject({
      outcome: 'failed',
      message: 'The disk is full.',
    });
    await room.restart({ vault: broken });
    expect(await room.window()).toHaveLength(1);
    await room.hear('I play chess');
    await room.restart();
    await room.conversation.flush('manual');
    expect(await room.texts()).toEqual(['Ana: I prefer tea', 'Ana: I play chess']);
    expect((await room.file('memory/2026-11-30.md')).match(/\^n/g)).toHaveLength(2);
  });
});

describe('the clock', () => {
  it('set back by years neither hides messages nor summarises them twice', async () => {
    const room = await openRoom({ start: Date.parse('2030-06-01T10:00:00Z') });
    await room.hear('I prefer tea');
    await room.conversation.flush('manual');
    const past = await openRoom({ folder: room.folder, start: NOON });
    past.cursors.held.set(GROUP, structuredClone(room.cursors.held.get(GROUP)) as never);
    await past.restart();
    await past.hear('I play chess', { ref: 'late' });
    await past.restart();
    expect(past.conversation.waiting()).toBe(1);
    await past.conversation.flush('manual');
    await past.restart({ stateIsLost: true });
    expect(past.conversation.waiting()).toBe(0);
    expect((await past.texts()).sort()).toEqual(['Ana: I play chess', 'Ana: I prefer tea']);
  });

  it('matters less than the cursor when old log files are gone', async () => {
    const room = await openRoom({ start: Date.parse('2030-06-01T10:00:00Z') });
    await room.hear('I prefer tea');
    await room.conversation.flush('manual');
    await room.vault.remove('log/2030-06-01.jsonl');
    const past = await openRoom({ folder: room.folder, start: NOON });
    past.cursors.held.set(GROUP, structuredClone(room.cursors.held.get(GROUP)) as never);
    await past.restart();
    await past.hear('I play chess');
    expect(past.conversation.waiting()).toBe(1);
  });
});
