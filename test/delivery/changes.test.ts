import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/chat/turns.ts';
import type { Spaces } from '../../src/conversation/spaces.ts';
import { createChanges } from '../../src/delivery/changes.ts';
import { createUnheard } from '../../src/delivery/unheard.ts';
import { GROUP, PRIVATE, STRANGER } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { NOON, testService } from '../support/test-service.ts';

const OTHER = { id: 'fake:2', kind: 'private' } as const;

describe('an edit', () => {
  it('of somebody who may not talk to the bot any more is not kept, and their deletion is heeded', async () => {
    const model = createScriptedModel({ answers: { reply: 'Fine.' } });
    const first = await testService({ model });
    await first.adapter.say('I like cherries.', { ref: 'a', from: STRANGER, conversation: OTHER }).settled;
    await first.adapter.say('I like plums.', { ref: 'b', conversation: GROUP, addressed: false }).settled;
    await first.adapter.say('I like figs.', { ref: 'c' }).settled;
    await first.service.stop();
    const { adapter, log } = await testService({
      dataDir: first.dataDir,
      model,
      config: { access: 'owners' },
    });
    for (const [conversation, ref] of [
      [OTHER, 'a'],
      [GROUP, 'b'],
      [PRIVATE, 'c'],
    ] as const) {
      const edit = { conversation, ref, at: NOON + 1_000, text: 'I like mangoes.' };
      expect(await adapter.events.edited(edit)).toBe(true);
    }
    const texts = async (id: string) => (await log(id)).map(({ kind, text }) => `${kind}: ${text}`);
    expect(await texts(OTHER.id)).not.toContain('edit: I like mangoes.');
    expect(await texts(GROUP.id)).not.toContain('edit: I like mangoes.');
    expect(await texts(PRIVATE.id)).toContain('edit: I like mangoes.');
    expect(await adapter.events.deleted({ conversation: OTHER, ref: 'a', at: NOON + 2_000 })).toBe(true);
    expect(await texts(OTHER.id)).toContain('delete: ');
  });

  it('that cannot be written is not confirmed, told of once, and taken when there is room again', async () => {
    const told: string[] = [];
    let isFull = true;
    const conversation = {
      ref: PRIVATE,
      edited: () => (isFull ? Promise.reject(new Error('The disk is full.')) : Promise.resolve()),
    };
    const spaces = {
      conversation: () => PRIVATE,
      idOf: () => PRIVATE.id,
      open: async () => ({ conversation: async () => conversation }),
    } as unknown as Spaces;
    const { edited } = createChanges({
      spaces,
      admission: { mayKeep: () => true },
      owners: { isOwner: async () => true },
      clock: { now: () => NOON },
      inOrder: createTurns(),
      unheard: createUnheard((sentence) => told.push(sentence)),
    });
    const edit = { conversation: PRIVATE, ref: '1', at: NOON, text: 'two' };
    expect([await edited(edit), await edited(edit)]).toEqual([false, false]);
    expect(told).toEqual([
      'An edited or deleted message in fake:1 could not be brought up to date: The disk is full.',
    ]);
    isFull = false;
    expect(await edited(edit)).toBe(true);
  });
});

describe('a time that cannot be', () => {
  it.each([Number.NaN, -1_000, 99_999_999_999_000])('is taken for now: %d', async (at) => {
    const model = createScriptedModel({ answers: { reply: 'Fine.' } });
    const { adapter, log, dataDir } = await testService({ model });
    const handling = adapter.say('Hello', { at });
    expect(await handling.logged).toBe(true);
    await handling.settled;
    await adapter.events.edited({ conversation: PRIVATE, ref: 'm1', at, text: 'Good day' });
    expect(new Set((await log()).map((record) => record.at))).toEqual(
      new Set([new Date(NOON).toISOString()]),
    );
    expect(await readdir(join(dataDir, 'spaces', 'fake_1', 'log')).catch(() => [])).not.toContain(
      '5138-11-16.jsonl',
    );
  });
});
