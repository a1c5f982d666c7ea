import { describe, expect, it } from 'vitest';
import { createOwners } from '../../src/commands/owners.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { NOON } from '../support/test-service.ts';

const clock = simulatedClock(NOON);

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
    const { isOwner } = createOwners({ configured: ['telegram:1'], clock, warn: () => undefined });
    expect(await isOwner(author)).toBe(expected);
  });

  it('are those too whom a trusted platform names, of its own people alone', async () => {
    const owners = createOwners({
      configured: ['discord:1'],
      sources: new Map([['discord', async () => ['discord:5', 'telegram:9']]]),
      clock,
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
      clock,
      warn: (sentence) => warnings.push(sentence),
    });
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(false);
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(false);
    expect(await owners.isOwner({ id: 'discord:1' })).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('No answer.')]);
  });

  it('are whom a platform named last while it does not answer', async () => {
    const ownClock = simulatedClock(NOON);
    const answers = [Promise.resolve(['discord:5']), Promise.reject(new Error('No answer.'))];
    const owners = createOwners({
      configured: [],
      sources: new Map([['discord', () => answers.shift() ?? Promise.resolve([])]]),
      clock: ownClock,
      warn: () => undefined,
    });
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(true);
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(true);
    await ownClock.advanceTo(NOON + 60_000);
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(false);
  });

  it('are asked for again a minute after a platform did not answer, and not before', async () => {
    const ownClock = simulatedClock(NOON);
    let calls = 0;
    const owners = createOwners({
      configured: ['discord:1'],
      sources: new Map([
        [
          'discord',
          async () => {
            calls += 1;
            if (calls === 1) throw new Error('No answer.');
            return ['discord:5'];
          },
        ],
      ]),
      clock: ownClock,
      warn: () => undefined,
    });
    for (const at of [0, 1_000, 59_999]) {
      await ownClock.advanceTo(NOON + at);
      expect(await owners.isOwner({ id: 'discord:5' })).toBe(false);
      expect(await owners.of('discord')).toEqual(['discord:1']);
    }
    expect(calls).toBe(1);
    await ownClock.advanceTo(NOON + 60_000);
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(true);
    expect(calls).toBe(2);
  });

  it('are waited for a second at most, once for each time that a platform takes long', async () => {
    const ownClock = simulatedClock(NOON);
    const breath = () => new Promise<void>((resolve) => setImmediate(resolve));
    let late: (ids: string[]) => void = () => undefined;
    const answers = [['discord:5'], new Promise<string[]>((resolve) => (late = resolve))];
    const owners = createOwners({
      configured: ['discord:1'],
      sources: new Map([['discord', async () => answers.shift() ?? ['discord:6']]]),
      clock: ownClock,
      warn: () => undefined,
    });
    owners.learn();
    await breath();
    let told: boolean | undefined;
    const asked = owners.isOwner({ id: 'discord:5' }).then((is) => {
      told = is;
    });
    expect(await owners.isOwner({ id: 'discord:1' })).toBe(true);
    await breath();
    expect(told).toBeUndefined();
    await ownClock.advanceTo(NOON + 1_000, breath);
    await asked;
    expect(told).toBe(true);
    // Nobody waits for the same answer again.
    expect(await owners.isOwner({ id: 'discord:5' })).toBe(true);
    expect(await owners.of('discord')).toEqual(['discord:1', 'discord:5']);
    late(['discord:7']);
    await breath();
    expect(await owners.isOwner({ id: 'discord:6' })).toBe(true);
  });
});
