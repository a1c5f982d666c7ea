import { describe, expect, it } from 'vitest';
import type { Work } from '../../../src/llm/model.ts';
import { classifyStatement } from '../../../src/llm/offline/classify.ts';
import { createOfflineModel } from '../../../src/llm/offline/offline.ts';

const model = createOfflineModel();
const speaker = { id: 'test:1', name: 'Ana' };
const at = Date.parse('2026-11-28T10:00:00Z');
const summary: Work = {
  task: 'summarise',
  turns: [{ n: 1, at, speaker, role: 'person', trust: 'member', text: 'I prefer tea.' }],
  known: [],
  zone: 'Europe/Kyiv',
};
const ask = (work: Work, signal?: AbortSignal) =>
  model.complete({ work, messages: [], maxOutputTokens: 100, ...(signal ? { signal } : {}) });

describe('the offline model', () => {
  it('works without network, costs nothing and names itself', async () => {
    expect([model.name, model.offline]).toEqual(['offline', true]);
    expect(await ask(summary)).toMatchObject({
      ok: true,
      model: 'offline',
      usage: { tokensIn: 0, tokensOut: 0 },
    });
  });

  it('answers each task in its envelope', async () => {
    const distillation: Work = {
      task: 'distil',
      items: [],
      candidates: [],
      today: '2026-11-28',
      zone: 'UTC',
      language: 'en',
    };
    const answers = await Promise.all([summary, distillation].map((work) => ask(work)));
    const parsed = answers.map((answer) => (answer.ok ? JSON.parse(answer.text) : answer));
    expect(parsed).toEqual([
      { notes: [expect.objectContaining({ text: 'Ana prefers tea.' })] },
      { operations: [] },
    ]);
    const reply = await ask({ task: 'reply', question: 'hi', at, zone: 'UTC', speaker, passages: [] });
    expect(reply.ok && reply.text).toContain('/help');
  });

  it('does not say that nothing is remembered when that could not be read', async () => {
    const work: Work = { task: 'reply', question: '', at, zone: 'UTC', speaker, passages: [], unread: true };
    expect(await ask({ ...work, question: 'Where does Olha live?' })).toMatchObject({
      ok: false,
      message: 'What is remembered here cannot be read just now.',
    });
    expect(await ask({ ...work, question: 'Hello!' })).toMatchObject({ ok: true });
    const passages = [{ kind: 'note' as const, id: 'a', text: 'Olha lives in Lviv.', score: 1 }];
    const found = await ask({ ...work, question: 'Where does Olha live?', passages });
    expect(found.ok && found.text).toContain('Lviv');
  });

  it('stops when it is told to, before and while it works', async () => {
    expect(await ask(summary, AbortSignal.abort())).toMatchObject({ ok: false, reason: 'aborted' });
    const controller = new AbortController();
    const running = ask(summary, controller.signal);
    controller.abort();
    expect(await running).toMatchObject({ ok: false, reason: 'aborted' });
  });

  it('fails in words instead of throwing', async () => {
    const answer = await ask({ ...summary, zone: 'Nowhere/Atall' } as Work);
    expect(answer).toMatchObject({ ok: false, reason: 'bad_request' });
  });
});

describe('the kind of a line', () => {
  it.each([
    ['Ana prefers tea.', undefined],
    ['Ana: I prefer tea.', 'preference'],
    ['I prefer tea.', 'preference'],
    ['Оля: Я люблю каву.', 'preference'],
    ['The launch is on 2026-12-04.', 'plan'],
    ['The gate code is 4411.', 'fact'],
    ['We decided to use Postgres.', 'decision'],
    ['', undefined],
    ['🙂', undefined],
  ])('of "%s" is %s', (text, kind) => {
    const found = classifyStatement(text);
    if (kind !== undefined) expect(found).toBe(kind);
  });
});
