import { describe, expect, it } from 'vitest';
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

  it('comes past many messages without anything worth keeping to the one that has it', async () => {
    const room = await openRoom({
      model: answering({ notes: [] }, { notes: [] }, notesOfEverything),
    });
    for (let count = 0; count < 120; count += 1) await room.hear(`haha ${count}`);
    await room.hear('I am allergic to peanuts');
    expect(await room.conversation.flush('daily summary')).toMatchObject({ outcome: 'notes', calls: 3 });
    expect(await room.texts()).toEqual(['Ana: I am allergic to peanuts']);
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

  it('a scheduled dream gets the offline summariser at once too, under a heading of its own', async () => {
    const room = await openRoom({ model: answering(failure('unreachable')) });
    await talk(room);
    expect(await room.conversation.flush('dream')).toMatchObject({ outcome: 'notes', notes: 2 });
    expect(await room.file('memory/2026-11-30.md')).toContain('## 12:00 · dream · telegram/');
  });
});

describe('a flush that is given up', () => {
  /** A model that hears nothing until it is called off. */
  function hanging() {
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
    return { model, started };
  }

  it('ends the call to the model, asks nobody else, warns of nothing, and tries nothing again by itself', async () => {
    const { model, started } = hanging();
    const room = await openRoom({ model });
    await talk(room);
    const late = new AbortController();
    const flushing = room.conversation.flush('manual', late.signal);
    await started;
    late.abort();
    expect(await flushing).toMatchObject({ outcome: 'failed', notes: 0 });
    expect([room.offline.requests.length, room.warnings, room.conversation.waiting()]).toEqual([0, [], 2]);
    await room.clock.advanceTo(room.clock.now() + 600 * MINUTE);
    expect(model.requests).toHaveLength(1);
  });

  it('keeps the parts that were done and begins no other', async () => {
    const late = new AbortController();
    const model = answering((request) => {
      late.abort();
      return notesOfEverything(request);
    });
    const room = await openRoom({ model });
    for (let count = 0; count < 70; count += 1) await room.hear(`I planted tree number ${count}`);
    expect(await room.conversation.flush('manual', late.signal)).toMatchObject({ outcome: 'failed' });
    await room.conversation.stop();
    expect(model.requests).toHaveLength(1);
    expect(room.conversation.waiting()).toBe(10);
  });

  it('waits no longer for another one that runs', async () => {
    const { model, started } = hanging();
    const room = await openRoom({ model });
    await talk(room);
    const first = room.conversation.flush('daily summary');
    await started;
    const late = new AbortController();
    const second = room.conversation.flush('manual', late.signal);
    late.abort();
    expect(await second).toMatchObject({ outcome: 'failed', calls: 0 });
    await room.conversation.stop();
    await first;
    expect(model.requests).toHaveLength(1);
  });
});
