import { describe, expect, it } from 'vitest';
import type { ConversationRef } from '../../src/chat/message.ts';
import { authorise } from '../../src/commands/authorise.ts';
import type { Rights } from '../../src/commands/command.ts';
import { parseConfig } from '../../src/config/validate.ts';

const PRIVATE: ConversationRef = { id: 'telegram:7', kind: 'private' };
const GROUP: ConversationRef = { id: 'telegram:-1', kind: 'group' };

function allowed(
  rights: Rights,
  over: { owner?: boolean; conversation?: ConversationRef; bound?: string[] },
) {
  const { owner = false, conversation = PRIVATE, bound } = over;
  return authorise({
    actor: { id: 'telegram:7', name: 'Ben', owner },
    command: { name: 'memory show', rights },
    conversation,
    space: bound === undefined ? conversation.id : 'home',
    config: parseConfig(bound === undefined ? {} : { spaces: { home: { conversations: bound } } }),
  });
}

describe('authorisation', () => {
  it.each([
    ['anyone', {}, true],
    ['anyone', { conversation: GROUP }, true],
    ['reader', {}, true],
    ['reader', { conversation: GROUP }, false],
    ['reader', { conversation: { ...GROUP, kind: 'channel' } }, false],
    ['reader', { bound: ['telegram:7'] }, true],
    ['reader', { bound: ['telegram:7', 'telegram:-1'] }, false],
    ['owner', {}, false],
    ['owner', { conversation: GROUP }, false],
    ['owner', { owner: true }, true],
    ['owner', { owner: true, conversation: GROUP }, true],
    ['reader', { owner: true, conversation: GROUP }, true],
  ] as const)('decides over %s %j: %s', (rights, over, expected) => {
    expect(allowed(rights, over as Parameters<typeof allowed>[1])).toBe(expected);
  });
});
