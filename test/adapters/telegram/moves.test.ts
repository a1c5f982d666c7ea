import { afterEach, expect, test } from 'vitest';
import { createTelegramAdapter } from '../../../adapters/telegram/index.ts';
import { recordEvents } from '../../contract/adapter.ts';
import { migrated } from '../../support/fake-telegram/index.ts';
import { type Stage, stage } from './harness.ts';

let staged: Stage;
afterEach(() => staged.close());

test('a change in a group that turns out to have moved does not wait for the move, nor is it made elsewhere', async () => {
  staged = await stage();
  const adapter = createTelegramAdapter({
    token: staged.fake.token,
    apiRoot: staged.fake.apiRoot,
    clock: staged.clock,
    warn: () => undefined,
  });
  const moves: unknown[] = [];
  const moved = (move: unknown): Promise<void> => {
    moves.push(move);
    return new Promise(() => undefined);
  };
  await adapter.start({ ...recordEvents().events, moved });
  staged.fake.script('editMessageText', migrated(-1001234567890));
  await expect(adapter.edit('telegram:-55', 'g5', { text: 'further' })).rejects.toMatchObject({
    failure: 'gone',
  });
  expect(moves).toEqual([{ from: 'telegram:-55', to: 'telegram:-1001234567890' }]);
  expect(staged.fake.callsOf('editMessageText')).toHaveLength(1);
  staged.clock.rush();
  await adapter.stop();
});
