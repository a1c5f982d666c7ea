import { describe, expect, it } from 'vitest';
import { checkClock, checkDrift } from '../../../src/cli/doctor/clock.ts';
import { checkZone } from '../../../src/cli/doctor/configuration.ts';
import { checkEmbeddings } from '../../../src/cli/doctor/embeddings.ts';
import { checkDreamModel, checkModel } from '../../../src/cli/doctor/model.ts';
import { checkLock, checkService } from '../../../src/cli/doctor/running.ts';
import { serverTime } from '../../../src/cli/doctor/server-time.ts';
import type { LanguageModel, ModelResult } from '../../../src/llm/model.ts';
import { EmbeddingError } from '../../../src/memory/recall/embedder.ts';
import type { LockHolder } from '../../../src/state/lock.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';

const NOW = Date.parse('2026-11-30T12:00:00Z');
const clock = simulatedClock(NOW);
const TOLD = { usage: { tokensIn: 1, tokensOut: 1 }, model: 'small' };

function modelThat(result: ModelResult, offline = false): LanguageModel {
  return { name: 'small', offline, complete: async () => result };
}

const failing = (reason: Extract<ModelResult, { ok: false }>['reason']): LanguageModel =>
  modelThat({ ok: false, reason, message: 'It does not work.', ...TOLD });

describe('the check of embeddings', () => {
  const embedder = (embed: () => Promise<Float32Array[]>) => ({ name: 'small', batchSize: 1, embed });

  it('is well when a text becomes numbers', async () => {
    const found = await checkEmbeddings(
      embedder(async () => [new Float32Array([1, 2, 3])]),
      clock,
    );
    expect(found).toMatchObject({ result: 'ok', message: 'small answered in 0.0 s with 3 numbers a text.' });
  });

  it('fails when nobody answers, or with something else, and says what to do', async () => {
    const away = embedder(async () => Promise.reject(new EmbeddingError('unavailable', 'Nobody there.')));
    expect(await checkEmbeddings(away, clock)).toMatchObject({
      result: 'fail',
      message: 'Nobody there.',
      fix: expect.stringContaining('embeddings.model'),
      unreachable: true,
    });
    expect(
      await checkEmbeddings(
        embedder(async () => []),
        clock,
      ),
    ).toMatchObject({ result: 'fail' });
  });
});

describe('the check of a model', () => {
  it('is well when it answers', async () => {
    const found = await checkModel('model', modelThat({ ok: true, text: 'OK', ...TOLD }), clock);
    expect(found).toEqual({
      name: 'model',
      result: 'ok',
      message: 'small answered in 0.0 s.',
      fix: null,
    });
  });

  it('asks a question of a few tokens and waits half a minute', async () => {
    let asked: unknown;
    const model: LanguageModel = {
      ...failing('empty'),
      async complete(request) {
        asked = request;
        return { ok: true, text: 'OK', ...TOLD };
      },
    };
    await checkModel('model', model, clock);
    expect(asked).toMatchObject({ maxOutputTokens: 32, timeoutMs: 30_000 });
  });

  it.each(['cut_off', 'empty', 'refused'] as const)('counts an answer that is %s as one', async (reason) => {
    expect(await checkModel('model', failing(reason), clock)).toMatchObject({ result: 'ok' });
  });

  it.each([
    ['unreachable', true],
    ['timeout', true],
    ['auth', undefined],
    ['model_not_found', undefined],
    ['quota', undefined],
    ['server', undefined],
  ] as const)('fails with %s, and says what to do', async (reason, unreachable) => {
    const found = await checkModel('model', failing(reason), clock);
    expect(found).toMatchObject({ result: 'fail', fix: expect.stringMatching(/\.$/) });
    expect(found.unreachable).toBe(unreachable);
  });

  it('warns of a limit that passes, and of another model that answered instead', async () => {
    expect(await checkModel('model', failing('rate_limited'), clock)).toMatchObject({ result: 'warn' });
    const other = modelThat({ ok: true, text: 'OK', insteadOf: 'It is gone.', ...TOLD });
    expect(await checkModel('model', other, clock)).toMatchObject({
      result: 'warn',
      message: 'small answered instead: It is gone.',
    });
  });

  it('asks nothing of an offline model, and warns when dreams were meant to have one', async () => {
    const offline = modelThat({ ok: false, reason: 'server', message: '', ...TOLD }, true);
    expect(await checkModel('model', offline, clock)).toMatchObject({ result: 'ok' });
    expect(checkDreamModel('large', offline)).toMatchObject({ result: 'warn' });
    expect(checkDreamModel(undefined, offline)).toBeUndefined();
    expect(checkDreamModel('large', failing('server'))).toBeUndefined();
  });
});

describe('the check of the clock', () => {
  it('fails when the log has words of the future', () => {
    const newest = { at: NOW + 3_600_000, space: 'console:local' };
    expect(checkClock(NOW, newest, 'UTC')).toMatchObject({
      result: 'fail',
      message:
        'The clock says 2026-11-30 12:00, but the newest record of console:local is of 2026-11-30 13:00 (UTC).',
    });
  });

  it.each([-3_600_000, 0, 60_000])('is well with a newest record of %i ms from now', (apart) => {
    expect(checkClock(NOW, { at: NOW + apart, space: 's' }, 'UTC')).toMatchObject({ result: 'ok' });
  });

  it('is well without a log', () => {
    expect(checkClock(NOW, undefined, 'UTC')).toMatchObject({ result: 'ok' });
  });

  it('is compared with the clock of a server that tells it', () => {
    expect(checkDrift(NOW, undefined)).toBeUndefined();
    expect(checkDrift(NOW, NOW - 60_000)).toMatchObject({ result: 'ok' });
    expect(checkDrift(NOW, NOW - 120_000)).toMatchObject({
      result: 'warn',
      message: "The clock is 120 seconds ahead of that of the model's server.",
    });
    expect(checkDrift(NOW, NOW + 120_000)?.message).toContain('120 seconds behind');
  });
});

describe('the time of a server', () => {
  const answering =
    (headers: Record<string, string>, seen: unknown[] = []): typeof fetch =>
    async (...request) => {
      seen.push(request);
      return new Response('', { status: 401, headers });
    };

  it('is that of its Date header, whatever else it answers, and costs no key', async () => {
    const seen: unknown[] = [];
    const date = new Date(NOW).toUTCString();
    expect(await serverTime('http://127.0.0.1:1/v1/', answering({ date }, seen))).toBe(NOW);
    expect(seen).toMatchObject([['http://127.0.0.1:1/v1/models', {}]]);
    expect(JSON.stringify(seen)).not.toMatch(/authorization/i);
  });

  it('is unknown when it sends none or cannot be reached', async () => {
    expect(await serverTime(undefined, answering({}))).toBeUndefined();
    expect(await serverTime(undefined, answering({ date: 'today' }))).toBeUndefined();
    expect(await serverTime(undefined, () => Promise.reject(new Error('gone')))).toBeUndefined();
  });
});

describe('the check of the zone', () => {
  it.each([
    ['Europe/Kyiv', true, 'Europe/Kyiv', 'ok'],
    ['Europe/Kyiv', true, 'UTC', 'ok'],
    ['Europe/Kyiv', false, 'Europe/Kyiv', 'ok'],
    ['UTC', true, 'UTC', 'ok'],
    ['UTC', false, 'UTC', 'warn'],
    ['Mars/Olympus', true, 'UTC', 'fail'],
  ])('of %s (chosen: %s) in a system of %s gives %s and %s', (timezone, isChosen, system, result) => {
    expect(checkZone({ timezone }, isChosen, system)).toMatchObject({ name: 'zone', result });
  });
});

describe('the check of the running service', () => {
  const holder: LockHolder = {
    pid: 7,
    host: 'here',
    processStart: null,
    startedAt: '2026-11-30T11:00:00.000Z',
    heartbeatAt: '2026-11-30T12:00:00.000Z',
    socket: '/data/control.sock',
  };
  const answer = (document: unknown) => async () => ({ text: '', status: 'ok' as const, document });

  it('says who holds the data directory', () => {
    expect(checkLock(undefined)).toMatchObject({ result: 'ok', message: 'Nobody holds the data directory.' });
    expect(checkLock(holder).message).toBe(
      'Process 7 on here holds the data directory since 2026-11-30T11:00:00.000Z.',
    );
  });

  it('asks nobody when none runs, and none on another machine', async () => {
    const never = (): Promise<never> => Promise.reject(new Error('asked'));
    expect(await checkService(undefined, 'here', never)).toMatchObject({ result: 'ok' });
    const found = await checkService(holder, 'elsewhere', never);
    expect(found).toMatchObject({ result: 'warn', fix: 'Run the doctor on here.' });
  });

  it('is well when the service answers, one without a health to tell among them', async () => {
    const health = { adapters: [{ name: 'console', running: true }], unlogged: 0 };
    expect(await checkService(holder, 'here', answer(health))).toMatchObject({ result: 'ok' });
    expect(await checkService(holder, 'here', answer(undefined))).toMatchObject({ result: 'ok' });
  });

  it('fails when the holder of the lock does not answer', async () => {
    for (const ask of [async () => undefined, () => Promise.reject(new Error('broken'))]) {
      expect(await checkService(holder, 'here', ask)).toMatchObject({
        result: 'fail',
        message: 'Process 7 holds the data directory, but does not answer at /data/control.sock.',
      });
    }
  });

  it('tells of platforms that stopped and of messages that were not logged', async () => {
    const adapters = [{ name: 'console', running: false }];
    expect(await checkService(holder, 'here', answer({ adapters, unlogged: 0 }))).toMatchObject({
      result: 'warn',
      message: 'Reverie runs, but without console.',
    });
    expect(await checkService(holder, 'here', answer({ adapters, unlogged: 2 }))).toMatchObject({
      result: 'fail',
      message: '2 messages could not be logged since Reverie was started.',
    });
  });
});
