import { expect, it } from 'vitest';
import { renderPlain } from '../../src/chat/markup.ts';
import { testService } from '../support/test-service.ts';

it('/memory show shows the marks that somebody wrote as they stand', async () => {
  const { adapter } = await testService();
  await adapter.say('/memory remember Olha comes at **noon**').answered;
  await adapter.say('/memory show').answered;
  const shown = renderPlain(adapter.texts().at(-1) ?? '');
  expect(shown.replaceAll('\u2060', '')).toContain('1. Olha comes at **noon**');
});
