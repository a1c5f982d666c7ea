import { describe, expect, it } from 'vitest';
import { distil } from '../../src/dreaming/distil.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { createScriptedModel, failure, type ScriptedAnswer } from '../support/scripted-model.ts';
import { candidateOf, itemOf, operation, redact, type Said } from './kit.ts';

const TEA: Said = { text: 'Ana prefers tea.', quote: 'I prefer tea' };
const PROPOSED = { operations: [operation('skip', { candidates: [1] })] };

function ask(
  answers: ScriptedAnswer[],
  over: { session?: ScriptedAnswer; said?: Said; signal?: AbortSignal } = {},
) {
  const dream = createScriptedModel({ name: 'nightly', answers: { distil: answers } });
  const session = createScriptedModel({ name: 'daily', answers: { distil: over.session ?? PROPOSED } });
  const answered = distil(
    {
      items: [
        itemOf(1, { text: 'Ana is a nurse.', day: '2026-11-20' }),
        itemOf(2, { text: 'Mail ana.kovac@example.com first.', state: 'hand' }),
      ],
      candidates: [candidateOf(1, over.said ?? TEA)],
      today: '2026-11-30',
      zone: 'UTC',
      language: 'en',
      redact,
      maxSnippetTokens: 20,
      ...(over.signal === undefined ? {} : { signal: over.signal }),
    },
    { dream, session, offline: createOfflineModel() },
  );
  return { dream, session, answered };
}

describe('distillation', () => {
  it('shows the numbered items and candidates with date, speaker, kind and quotes, and nothing secret', async () => {
    const { dream, answered } = ask([PROPOSED]);
    await answered;
    const prompt = dream.requests[0]?.messages.map(({ content }) => content).join('\n') ?? '';
    expect(prompt).toContain(
      '{"item":1,"heading":"Preferences","text":"Ana is a nurse.","said":"2026-11-20"}',
    );
    expect(prompt).toContain('"item":2');
    expect(prompt).toContain('"protected":true');
    expect(prompt).toContain(
      '{"candidate":1,"day":"2026-11-30","speaker":"Ana","kind":"preference","about":"Ana","text":"Ana prefers tea.","quotes":["I prefer tea"]}',
    );
    expect(prompt).not.toContain('ana.kovac@example.com');
  });

  it('cuts long candidates at a sentence', async () => {
    const said = { text: 'Ana prefers tea. '.repeat(40).trim() };
    const { dream, answered } = ask([PROPOSED], { said });
    await answered;
    const work = dream.requests[0]?.work;
    const text = work?.task === 'distil' ? work.candidates[0]?.text : undefined;
    expect(text).toMatch(/^(?:Ana prefers tea\. ?){1,6}$/);
  });

  it('sends a broken answer back once, and takes the second', async () => {
    const { dream, answered } = ask(['I cannot do this.', PROPOSED]);
    expect(await answered).toMatchObject({ ok: true, model: 'nightly', calls: 2, usage: { tokensIn: 20 } });
    expect(dream.requests[1]?.messages).toHaveLength(4);
  });

  it('falls to the offline distiller when the second is broken, too', async () => {
    const { dream, session, answered } = ask(['{"operations": [', 'no']);
    const done = await answered;
    expect(done).toMatchObject({ ok: true, model: 'offline', calls: 2 });
    expect(done.failure).toContain('nightly');
    expect([dream.requests.length, session.requests.length]).toEqual([2, 0]);
  });

  it.each(['unreachable', 'timeout', 'rate_limited', 'quota', 'model_not_found', 'server'] as const)(
    'asks the model of the session once when the dream’s fails with %s',
    async (reason) => {
      const { session, answered } = ask([failure(reason, 'It is away.')]);
      expect(await answered).toMatchObject({ ok: true, model: 'daily', calls: 2, failure: 'It is away.' });
      expect(session.requests).toHaveLength(1);
    },
  );

  it('does not ask it after an authorisation failure', async () => {
    const { session, answered } = ask([failure('auth', 'The key was not accepted.')]);
    expect(await answered).toMatchObject({
      ok: true,
      model: 'offline',
      failure: 'The key was not accepted.',
    });
    expect(session.requests).toEqual([]);
  });

  it('falls to the offline distiller when both are away', async () => {
    const { answered } = ask([failure('timeout')], { session: failure('server') });
    expect(await answered).toMatchObject({ ok: true, model: 'offline', calls: 2 });
  });

  it('asks nobody else when it is cut off', async () => {
    const { session, answered } = ask([PROPOSED], { signal: AbortSignal.abort() });
    expect(await answered).toMatchObject({ ok: false, calls: 1 });
    expect(session.requests).toEqual([]);
  });
});
