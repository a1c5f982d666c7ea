import { expect, it } from 'vitest';
import { renderPlain } from '../../src/chat/markup.ts';
import { testService } from '../support/test-service.ts';

it.each([
  '/memory show',
  '/memory changes',
  '/memory why 1',
  '/memory search Olha',
  '/memory remember Olha comes at **noon**',
  '/memory pin 1',
  '/memory undo',
])('marks that somebody wrote into the memory stand as they are in the answer to %s', async (command) => {
  const { adapter } = await testService();
  await adapter.say('/memory remember Olha comes at **noon**').answered;
  await adapter.say(command).answered;
  const shown = renderPlain(adapter.texts().at(-1) ?? '');
  expect(shown.replaceAll('\u2060', '')).toContain('Olha comes at **noon**');
});
