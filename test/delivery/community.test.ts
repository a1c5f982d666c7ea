import { describe, expect, it } from 'vitest';
import type { ConversationRef } from '../../src/chat/message.ts';
import { STRANGER } from '../support/fake-adapter.ts';
import { NOON, testService } from '../support/test-service.ts';

const community = 'fake:guild:9';
const CHANNEL: ConversationRef = { id: 'fake:91', kind: 'channel', title: '#news', community };
const OTHER: ConversationRef = { id: 'fake:92', kind: 'channel', title: '#chat', community };
const THREAD: ConversationRef = { ...OTHER, id: 'fake:93', title: 'seeds', parent: OTHER.id };
const ELSEWHERE: ConversationRef = { id: 'fake:94', kind: 'channel', community: 'fake:guild:10' };

describe('a community that is bound to a space', () => {
  it('shares one memory in all its rooms, lets their people in, and no others', async () => {
    const { adapter, service, log } = await testService({
      config: { access: 'owners', spaces: { garden: { conversations: [community] } } },
    });
    const rooms = [CHANNEL, OTHER, THREAD, ELSEWHERE];
    for (const conversation of rooms) {
      await adapter.say(`in ${conversation.id}`, { conversation, from: STRANGER, addressed: false }).settled;
    }
    await service.idle();
    expect((await log('garden')).map(({ text }) => text)).toEqual(['in fake:91', 'in fake:92', 'in fake:93']);
    expect(await service.spaces.known()).toEqual(['garden']);
  });

  it('takes in rooms that were heard before it was bound', async () => {
    const { dataDir, adapter, service } = await testService();
    await adapter.say('before', { conversation: CHANNEL, addressed: false }).settled;
    await service.stop();
    const later = await testService({
      dataDir,
      config: { spaces: { garden: { conversations: [community] } } },
    });
    expect(later.service.spaces.conversationsOf('garden')).toEqual([CHANNEL]);
    expect(later.service.spaces.conversationsOf(CHANNEL.id)).toEqual([]);
  });
});

describe('a deletion by a platform that does not tell where the thread belongs', () => {
  it('is carried out in the memory of its channel, and moves the thread nowhere', async () => {
    const { adapter, service, log } = await testService();
    await adapter.say('secret', { conversation: THREAD, ref: 'a', addressed: false }).settled;
    adapter.events.deleted({ conversation: { id: THREAD.id, kind: 'channel' }, ref: 'a', at: NOON });
    await service.idle();
    expect((await log(OTHER.id)).map(({ kind }) => kind)).toEqual(['user', 'delete']);
    expect(await service.spaces.known()).toEqual([OTHER.id]);
    expect(service.spaces.conversation(THREAD.id)).toEqual(THREAD);
  });
});
