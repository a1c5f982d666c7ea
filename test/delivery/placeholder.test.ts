import { describe, expect, it } from 'vitest';
import { createPlaceholder } from '../../src/delivery/placeholder.ts';
import { textsOf } from '../../src/text/say.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { PRIVATE } from '../support/fake-adapter.ts';
import { NOON, testService } from '../support/test-service.ts';

const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

function placed(language = 'en') {
  const clock = simulatedClock(NOON);
  const changes: [second: number, text: string][] = [];
  const stopping = new AbortController();
  const placeholder = createPlaceholder({
    texts: textsOf(language),
    change: async (_, text) => void changes.push([(clock.now() - NOON) / 1000, text]),
    clock,
    stopping: stopping.signal,
  });
  return {
    placeholder,
    changes,
    stopping,
    to: (second: number) => clock.advanceTo(NOON + second * 1000, breath),
  };
}

describe('an acknowledgement', () => {
  it('tells how far a long dream is, every five seconds at most, and at its end where to read on', async () => {
    const { placeholder, changes, to } = placed();
    placeholder.progress('flush');
    placeholder.shown('7', 'Dreaming.');
    await to(1);
    placeholder.progress('light');
    placeholder.progress('rem');
    await to(7);
    placeholder.progress('deep');
    await to(8);
    placeholder.progress('deep');
    await to(30);
    placeholder.progress('diary');
    await placeholder.over();
    await to(60);
    expect(changes).toEqual([
      [5, 'Dreaming.\nLooking for themes …'],
      [10, 'Dreaming.\nChoosing what lasts …'],
      [30, 'That has ended; how it went is told below.'],
    ]);
  });

  it('of what is quick changes once, in the language of the room', async () => {
    const { placeholder, changes } = placed('de');
    placeholder.shown('7', 'Träume.');
    placeholder.progress('diary');
    await placeholder.over();
    expect(changes).toEqual([[0, 'Das ist zu Ende; wie es ausging, steht weiter unten.']]);
  });

  it('that did not arrive, or whose work goes on after a restart, stays as it is', async () => {
    const { placeholder, changes, stopping, to } = placed();
    placeholder.progress('flush');
    await to(10);
    await placeholder.over();
    placeholder.shown('7', 'Dreaming.');
    stopping.abort();
    await placeholder.over();
    expect(changes).toEqual([]);
  });

  it('of a dream makes no sound, and the notice that answers the command does', async () => {
    const { adapter, service } = await testService();
    for (const call of ['/memory dream', '/memory dream preview']) {
      await adapter.say(call).answered;
      await service.idle();
    }
    expect(adapter.posts.map(({ silent = false, replyTo }) => [silent, replyTo])).toEqual([
      [true, 'm1'],
      [false, 'm1'],
      [true, 'm2'],
      [false, 'm2'],
    ]);
    const change = { text: 'That has ended; how it went is told below.' };
    expect(adapter.changes.map((one) => ({ ...one, ref: '' }))).toEqual(
      Array(2).fill({ conversation: PRIVATE.id, ref: '', change }),
    );
  });
});
