import { describe, expect, it } from 'vitest';
import { folderVault, type LongFiles, type Vault } from '../../src/memory/vault.ts';
import { createScriptedModel, failure, type ScriptedAnswer } from '../support/scripted-model.ts';
import { GROUP, NOON, notesOfEverything, openRoom, type Room } from './room.ts';

const MINUTE = 60_000;

function answering(...answers: ScriptedAnswer[]) {
  return createScriptedModel({ answers: { summarise: answers } });
}

async function talk(room: Room): Promise<void> {
  await room.turn('I prefer green tea');
  await room.turn('My sister lives in Lviv');
}

describe('the three outcomes of a flush', () => {
  it('writes notes with their provenance and moves the cursor', async () => {
    const room = await openRoom({ title: 'Tea club' });
    await talk(room);
    const result = await room.conversation.flush('daily summary');
    expect(result).toMatchObject({ outcome: 'notes', notes: 2, read: 4, calls: 1 });
    const records = await room.records();
    expect(records[0]).toMatchObject({
      day: '2026-11-30',
      conversation: GROUP,
      speaker: { id: 'telegram:1', name: 'Ana' },
      trust: 'member',
      reason: 'daily summary',
      model: 'scripted',
      sources: [{ quote: 'I prefer green tea', trust: 'member' }],
    });
    expect(await room.file('memory/2026-11-30.md')).toBe(
      `# 2026-11-30\n\n## 12:00 · daily summary · telegram/Tea club\n${records
        .map((note) => `- ${note.text} ^${note.id}\n`)
        .join('')}`,
    );
    expect(room.conversation.waiting()).toBe(0);
  });

  it('says "nothing" when the model finds nothing worth keeping, and moves the cursor', async () => {
    const room = await openRoom({ model: answering({ notes: [] }) });
    await talk(room);
    expect(await room.conversation.flush('manual')).toMatchObject({ outcome: 'nothing', calls: 1 });
    expect(await room.conversation.flush('manual')).toMatchObject({ outcome: 'nothing', calls: 0 });
    expect(room.offline.requests).toHaveLength(0);
    expect(await room.file('memory/2026-11-30.md')).toBe('');
  });

  it.each<[string, ScriptedAnswer]>([
    ['a refusal', "I'm sorry, but I cannot complete this compression task."],
    [
      'a refusal in the right envelope',
      {
        notes: [
          {
            text: 'I cannot complete this task.',
            kind: 'fact',
            subject: 'Ana',
            quotes: [{ turn: 1, quote: 'I prefer green tea' }],
          },
        ],
      },
    ],
    ['the text of an error', 'no route found for model'],
    ['prose', 'We need to summarize the conversation. Ana prefers tea.'],
    ['another envelope', { facts: [] }],
    ['a cut-off envelope', '{"notes":[{"text":"Ana prefers'],
    [
      'quotes that nobody said',
      {
        notes: [
          {
            text: 'Ana is a pilot.',
            kind: 'fact',
            subject: 'Ana',
            quotes: [{ turn: 1, quote: 'I am a pilot of jets' }],
          },
        ],
      },
    ],
    ['an empty answer', failure('empty')],
    ['a time-out', failure('timeout')],
  ])('leaves the cursor where it is on %s', async (_, answer) => {
    const room = await openRoom({ model: answering(answer) });
    await talk(room);
    expect(await room.conversation.flush('daily summary')).toMatchObject({ outcome: 'failed', notes: 0 });
    expect(room.conversation.waiting()).toBe(2);
    expect(await room.texts()).toEqual([]);
    expect(await room.file('memory/2026-11-30.md')).toBe('');
    expect(room.warnings.at(-1)).toMatch(/^Notes of telegram:-100123 could not be written: /);
  });

  it('takes the assistant alone for nothing, and does not ask', async () => {
    const room = await openRoom();
    await room.conversation.say('VS Code is best.', 'bot');
    await room.conversation.say('A dream has ended.', 'notice');
    await room.hear('buy gold now', { author: { id: 'telegram:9', name: 'Robo', bot: true } });
    await room.hear('the gift is in the attic', { offRecord: true });
    await room.conversation.hear(
      {
        conversation: room.conversation.ref,
        ref: 'c',
        at: NOON,
        author: { id: 'telegram:1', name: 'Ana', bot: false },
        text: '/memory show',
        origin: 'own',
        addressed: true,
      },
      { kind: 'command', owner: true },
    );
    expect(await room.conversation.flush('manual')).toMatchObject({ outcome: 'nothing', calls: 0 });
    expect(room.model.requests).toHaveLength(0);
    await room.hear('I prefer tea');
    await room.conversation.flush('manual');
    const asked = JSON.stringify(room.model.requests[0]);
    expect(asked).toContain('I prefer tea');
    for (const word of ['gold', 'attic', '/memory', 'dream has ended']) expect(asked).not.toContain(word);
  });

  it('notes nothing where memory is switched off, and still lets turns go', async () => {
    const room = await openRoom({ memoryEnabled: false, maxTurns: 2 });
    for (const tea of ['green', 'black', 'white']) await room.hear(`I bought ${tea} tea`);
    expect(await room.conversation.trim(0, 'trimmed')).toMatchObject({ outcome: 'nothing' });
    expect(await room.window()).toHaveLength(2);
    expect(room.model.requests).toHaveLength(0);
  });

  it('summarises part by part and keeps what was done before a failure', async () => {
    const room = await openRoom({
      model: answering(notesOfEverything, failure('server'), notesOfEverything),
    });
    for (let count = 0; count < 70; count += 1) await room.hear(`I planted tree number ${count}`);
    expect(await room.conversation.flush('daily summary')).toMatchObject({ outcome: 'failed', notes: 60 });
    expect(room.conversation.waiting()).toBe(10);
    await room.conversation.flush('manual');
    const texts = await room.texts();
    expect(texts).toHaveLength(70);
    expect(new Set(texts).size).toBe(70);
  });

  it('never summarises the same messages twice, however often it is asked, also at once', async () => {
    const room = await openRoom();
    await talk(room);
    await Promise.all([
      room.conversation.flush('manual'),
      room.conversation.flush('daily summary'),
      room.conversation.trim(60_000, 'overflow recovery'),
    ]);
    await room.restart();
    await room.conversation.flush('manual');
    expect(room.model.requests).toHaveLength(1);
  });

  it('notes equal messages of another day again, and of the same day once', async () => {
    const room = await openRoom();
    for (let day = 0; day < 2; day += 1) {
      await room.hear('I prefer green tea');
      await room.conversation.flush('manual');
      await room.hear('I prefer green tea');
      await room.conversation.flush('manual');
      await room.clock.advanceTo(room.clock.now() + 24 * 60 * MINUTE);
    }
    expect((await room.records()).map((note) => note.day)).toEqual(['2026-11-30', '2026-12-01']);
    expect(room.model.requests[1]?.work).toMatchObject({ known: ['Ana: I prefer green tea'] });
    expect(room.model.requests[2]?.work).toMatchObject({ known: [] });
  });
});

describe('after a failure', () => {
  it('the flush is tried again by itself, later each time, and then made by the offline summariser', async () => {
    const room = await openRoom({ model: answering(failure('unreachable')) });
    await talk(room);
    const start = room.clock.now();
    // Nothing is trimmed; it waits for its turn behind the retry.
    const settle = async () => void (await room.conversation.trim(0, 'trimmed'));
    await room.conversation.flush('daily summary');
    expect(await room.conversation.flush('daily summary')).toMatchObject({ outcome: 'failed', calls: 0 });
    await room.clock.advanceTo(start + MINUTE - 1, settle);
    expect(room.model.requests).toHaveLength(1);
    await room.clock.advanceTo(start + MINUTE, settle);
    expect(room.model.requests).toHaveLength(2);
    expect(room.offline.requests).toHaveLength(0);
    await room.clock.advanceTo(start + 3 * MINUTE, settle);
    expect(room.model.requests).toHaveLength(3);
    expect((await room.records()).map((note) => note.model)).toEqual(['offline', 'offline']);
    expect(room.conversation.waiting()).toBe(0);
    await room.clock.advanceTo(start + 600 * MINUTE, settle);
    expect(room.model.requests).toHaveLength(3);
  });

  it('somebody who waits gets the offline summariser at once', async () => {
    const room = await openRoom({ model: answering(failure('unreachable')) });
    await talk(room);
    expect(await room.conversation.flush('manual')).toMatchObject({ outcome: 'notes', notes: 2, calls: 2 });
    expect(room.offline.requests).toHaveLength(1);
  });

  it('a stop gives up a summary that runs; it starts again from its cursor', async () => {
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const model = answering(
      ({ signal }) =>
        new Promise((resolve) => {
          begun();
          signal?.addEventListener('abort', () => resolve(failure('aborted')));
        }),
    );
    const room = await openRoom({ model });
    await talk(room);
    const flushing = room.conversation.flush('manual');
    await started;
    await room.conversation.stop();
    expect(await flushing).toMatchObject({ outcome: 'failed' });
    expect(room.offline.requests).toHaveLength(0);
    expect(room.conversation.waiting()).toBe(2);
  });
});

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
