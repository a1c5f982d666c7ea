import { describe, expect, it } from 'vitest';
import { GROUP } from '../support/fake-adapter.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { testService } from '../support/test-service.ts';

describe('what a platform tells long after it was said', () => {
  it('is logged as what it is, and neither answered nor carried out', async () => {
    const model = createScriptedModel({ answers: { reply: 'Hello.' } });
    const { adapter, service, log } = await testService({ model, config: { groups: { respond: 'always' } } });
    const late = true as const;
    await adapter.say('/dreaming on', { late }).settled;
    await adapter.say('Are you there?', { late }).settled;
    await adapter.say('The train left at nine.', { late, conversation: GROUP, addressed: false }).settled;
    await service.idle();
    expect(adapter.posts).toEqual([]);
    expect(model.requests).toEqual([]);
    expect((await log()).map(({ kind, text }) => [kind, text])).toEqual([
      ['command', '/dreaming on'],
      ['user', 'Are you there?'],
    ]);
    expect(await log(GROUP.id)).toMatchObject([{ kind: 'user', text: 'The train left at nine.' }]);
    await adapter.say('Still?').settled;
    expect(adapter.texts()).toEqual(['Hello.']);
  });
});
