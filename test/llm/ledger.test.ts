import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTokenLedger, type DaySpending, metered } from '../../src/llm/ledger.ts';
import { openState } from '../../src/state/store.ts';
import { simulatedClock } from '../../src/time/simulated-clock.ts';
import { createScriptedModel } from '../support/scripted-model.ts';
import { temporaryFolder } from '../support/temp-folder.ts';

/** Half past ten in the evening in Kyiv. */
const EVENING = Date.parse('2026-11-30T20:30:00Z');
const HOUR = 3_600_000;

async function ledgerAt(now: number, zone = 'Europe/Kyiv') {
  const clock = simulatedClock(now);
  const state = await openState({
    path: join(await temporaryFolder(), 'state.sqlite'),
    warn: () => undefined,
    now: () => clock.now(),
  });
  onTestFinished(() => state.close());
  const days = state.map<DaySpending>('spending');
  const open = () => createTokenLedger({ days, zone, now: () => clock.now() });
  return { clock, days, open, ledger: open() };
}

describe('the token ledger', () => {
  it('adds up calls, tokens and costs by task, also of calls at the same time', async () => {
    const { ledger } = await ledgerAt(EVENING);
    await Promise.all([
      ledger.add('reply', 1, { tokensIn: 10, tokensOut: 5, cost: 0.5 }),
      ledger.add('reply', 1, { tokensIn: 1, tokensOut: 2, cost: 0.25 }),
      ledger.add('distil', 2, { tokensIn: 7, tokensOut: 7 }),
    ]);
    expect(await ledger.today()).toEqual({
      day: '2026-11-30',
      spent: {
        reply: { calls: 2, tokensIn: 11, tokensOut: 7, cost: 0.75 },
        distil: { calls: 2, tokensIn: 7, tokensOut: 7 },
      },
    });
  });

  it('begins anew at midnight of its zone, and not before', async () => {
    const { ledger, clock } = await ledgerAt(EVENING);
    await ledger.add('reply', 1, { tokensIn: 10, tokensOut: 5 });
    await clock.advanceTo(EVENING + HOUR);
    expect((await ledger.today()).spent.reply?.calls).toBe(1);
    await clock.advanceTo(EVENING + 1.5 * HOUR);
    expect(await ledger.today()).toEqual({ day: '2026-12-01', spent: {} });
  });

  it('outlives the process, and forgets what is older than a month', async () => {
    const { ledger, clock, open, days } = await ledgerAt(EVENING);
    await ledger.add('reply', 1, { tokensIn: 10, tokensOut: 5 });
    expect((await open().today()).spent.reply?.tokensIn).toBe(10);
    await clock.advanceTo(EVENING + 31 * 24 * HOUR);
    await open().add('reply', 1, { tokensIn: 1, tokensOut: 1 });
    expect((await days.entries()).map(([day]) => day)).toEqual(['2026-12-31']);
  });

  it('that cannot be written costs nobody an answer', async () => {
    const warnings: string[] = [];
    const ledger = { add: () => Promise.reject(new Error('full')), today: () => Promise.reject(new Error()) };
    const model = metered(createScriptedModel({ answers: { narrate: 'Hi' } }), ledger, (sentence) =>
      warnings.push(sentence),
    );
    const answer = await model.complete({
      work: { task: 'narrate', language: 'en', facts: {} as never },
      messages: [],
      maxOutputTokens: 5,
    });
    expect(answer).toMatchObject({ ok: true, text: 'Hi' });
    expect(warnings).toEqual(['The tokens of a call could not be counted: full']);
  });
});
