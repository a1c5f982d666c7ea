import { join } from 'node:path';
import { expect, it } from 'vitest';
import { crash } from '../../bench/crash.ts';
import { product } from '../support/product.ts';

it('loses and doubles nothing when the process is killed at random moments', async () => {
  const main = join(await product(), 'src/main.js');
  const { runs, killed, messages, dreams, givenUp, ...faults } = await crash({
    runs: 4,
    main,
    seed: Date.now() % 1000,
  });
  expect(runs).toBe(4);
  expect(killed).toBeGreaterThan(0);
  expect(messages).toBeGreaterThan(0);
  expect(dreams).toBeGreaterThan(0);
  expect(givenUp).toBeLessThanOrEqual(killed / 3);
  expect(faults).toEqual({
    messagesLost: 0,
    filesDamaged: 0,
    dreamsDoubled: 0,
    noticesDoubled: 0,
    dreamsLost: 0,
    failedStarts: 0,
    apologies: 0,
    faults: [],
  });
}, 240_000);
