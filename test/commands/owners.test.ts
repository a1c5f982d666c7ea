import { describe, expect, it } from 'vitest';
import { createOwners } from '../../src/commands/owners.ts';

describe('owners', () => {
  it.each([
    [{ id: 'telegram:1', bot: false }, true],
    [{ id: 'telegram:1', bot: true }, false],
    [{ id: 'telegram:11', bot: false }, false],
    [{ id: 'discord:1', bot: false }, false],
    [{ id: '1', bot: false }, false],
    [{ id: '*', bot: false }, false],
    [{ id: '', bot: false }, false],
    [{ id: 'console:local', bot: false, owner: true }, true],
  ])('are known by their whole id: %j is one: %s', async (author, expected) => {
    const { isOwner } = createOwners({ configured: ['telegram:1'], warn: () => undefined });
    expect(await isOwner(author)).toBe(expected);
  });

  it('are those too whom a trusted platform names, of its own people alone', async () => {
    const owners = createOwners({
      configured: ['discord:1'],
      sources: new Map([['discord', async () => ['discord:5', 'telegram:9']]]),
      warn: () => undefined,
    });
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(true);
    expect(await owners.isOwner({ id: 'telegram:9' })).toBe(false);
    expect(await owners.of('discord')).toEqual(['discord:1', 'discord:5']);
    expect(owners.exist('discord')).toBe(true);
    expect(owners.exist('telegram')).toBe(false);
  });

  it('are those of the configuration alone while a platform does not answer, which is said once', async () => {
    const warnings: string[] = [];
    const owners = createOwners({
      configured: ['discord:1'],
      sources: new Map([['discord', () => Promise.reject(new Error('No answer.'))]]),
      warn: (sentence) => warnings.push(sentence),
    });
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(false);
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(false);
    expect(await owners.isOwner({ id: 'discord:1' })).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('No answer.')]);
  });
});
