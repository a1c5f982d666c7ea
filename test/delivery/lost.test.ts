import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '../../src/chat/adapter.ts';
import { DeliveryError } from '../../src/chat/errors.ts';
import { createFakeAdapter, GROUP } from '../support/fake-adapter.ts';
import { NOON, testService } from '../support/test-service.ts';

const KICKED = new DeliveryError('forbidden', 'The bot was put out of this chat.');

/** A platform with private messages, and what was said in them. */
function withPrivateMessages() {
  const adapter = createFakeAdapter({ now: () => NOON });
  const told: [person: string, text: string][] = [];
  adapter.sendPrivately = async (person: string, { text }: OutgoingMessage) => {
    told.push([person, text]);
    return { ref: `p${told.length}` };
  };
  return { adapter, told };
}

describe('a place that is closed to the bot', () => {
  it('is told to the owner in private, once, by its name, until something arrives there again', async () => {
    const { adapter, told } = withPrivateMessages();
    const { service, clock } = await testService({ adapter });
    const send = adapter.send.bind(adapter);
    const dream = async (fault?: Error) => {
      adapter.send = async (conversation, message) => {
        // What answers the command arrives.
        if (fault !== undefined && !message.text.startsWith('Dreaming about')) throw fault;
        return send(conversation, message);
      };
      await adapter.say('/memory dream', { conversation: GROUP }).answered;
      await service.idle();
    };
    await dream(KICKED);
    await dream(KICKED);
    expect(told).toEqual([
      [
        'fake:1',
        'I had something to say in The group (fake:-100) and could not: The bot was put out of this chat.',
      ],
    ]);
    await dream();
    await clock.advanceTo(NOON + 1_000);
    await dream(KICKED);
    expect(told).toHaveLength(2);
  });

  it('counts as found when a direct answer arrives there', async () => {
    const { adapter, told } = withPrivateMessages();
    const { service, clock } = await testService({ adapter });
    const send = adapter.send.bind(adapter);
    for (const times of [1, 2]) {
      adapter.send = () => Promise.reject(KICKED);
      await adapter.say('/memory dream', { conversation: GROUP }).answered;
      await service.idle();
      expect(told).toHaveLength(times);
      adapter.send = send;
      await clock.advanceTo(NOON + times * 1_000);
      await adapter.say('/whoami', { conversation: GROUP }).answered;
    }
  });

  it('is not told to anybody when a mere answer did not arrive', async () => {
    const { adapter, told } = withPrivateMessages();
    const { service } = await testService({ adapter });
    adapter.refuse(KICKED);
    await adapter.say('/whoami', { conversation: GROUP }).answered;
    await service.idle();
    expect(told).toEqual([]);
  });
});
