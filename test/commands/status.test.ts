import { expect, it } from 'vitest';
import { NOON, noteOf } from '../dreaming/kit.ts';
import { GROUP, STRANGER } from '../support/fake-adapter.ts';
import { testService } from '../support/test-service.ts';

it('the status tells how long the last dream took, what became of the notes, and the size of the memory', async () => {
  const { adapter, service } = await testService();
  await adapter.say('I am allergic to peanuts.').answered;
  const space = await service.spaces.open('fake:1');
  const notes = [noteOf({ text: 'The shop opens at nine.', kind: 'fact' })];
  await space.notes.write({ reason: 'manual', label: 'fake/Ana', at: NOON, notes });
  await adapter.say('/memory dream').answered;
  await service.idle();
  await adapter.say('/dreaming status').answered;
  const [state, last, store, memory] = adapter.texts().at(-1)?.split('\n') ?? [];
  expect(state).toBe('Dreaming is off; /memory dream works all the same.');
  expect(last).toMatch(/^Last dream: 2026-11-30 12:00 \(UTC\), done \(1 added\..*\), 0\.1 s\.$/);
  expect(store).toMatch(
    /^0 messages wait to be noted; 2 notes so far, 1 became memory today; not promoted: 1 does not come up/,
  );
  expect(memory).toMatch(/^Memory: 1 of 30 lines, \d+ of 2000 tokens\.$/);
});

it('the status of a dream that was skipped tells no time', async () => {
  const { adapter, service } = await testService();
  await adapter.say('/memory dream').answered;
  await service.idle();
  await adapter.say('/dreaming status').answered;
  expect(adapter.texts().at(-1)).toMatch(/^Last dream: .*, skipped \(There are no notes .* yet\)\.$/m);
});

it('the settings tell of dreams, language, zone and when the bot answers, and who can change them', async () => {
  const { adapter } = await testService({ config: { language: 'uk', timezone: 'Europe/Kyiv' } });
  await adapter.say('/dreaming on').answered;
  await adapter.say('/settings').answered;
  const [dreams, place, change, ...more] = adapter.texts().at(-1)?.split('\n') ?? [];
  expect(dreams).toMatch(/^Сни/);
  expect(place).toBe('Мова: українська. Часовий пояс: Europe/Kyiv.');
  expect(change).toContain('/dreaming off');
  expect(more).toEqual([]);
});

it.each([
  ['mention', 'In rooms like this I answer when I am spoken to.'],
  ['never', 'In rooms like this I answer commands only.'],
] as const)('the settings of a group tell a member that it answers: %s', async (respond, sentence) => {
  const { adapter } = await testService({ config: { groups: { respond } } });
  await adapter.say('/settings', { from: STRANGER, conversation: GROUP }).answered;
  expect(adapter.texts(GROUP.id).at(-1)?.split('\n').slice(0, 3)).toEqual([
    'Dreaming is off; /memory dream works all the same.',
    sentence,
    'Language: English. Time zone: UTC.',
  ]);
});
