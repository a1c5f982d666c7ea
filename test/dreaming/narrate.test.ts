import { describe, expect, it } from 'vitest';
import type { DreamModels } from '../../src/dreaming/models.ts';
import { narrate } from '../../src/dreaming/narrate.ts';
import type { DiaryFacts } from '../../src/llm/model.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { createScriptedModel, failure, type ScriptedAnswer } from '../support/scripted-model.ts';

const FACTS: DiaryFacts = {
  day: '2026-11-30',
  from: '2026-11-28',
  to: '2026-11-30',
  read: 4,
  staged: 3,
  duplicates: [],
  contradictions: [],
  themes: [{ theme: 'launch', days: 3, notes: 4 }],
  added: ['Ana prefers tea.'],
  merged: [],
  updated: [],
  removed: [],
  archived: [],
  held: [],
  refused: [],
  items: 5,
  maxItems: 30,
  tokens: 120,
  maxTokens: 2000,
};
const TOLD = {
  light: 'Tonight 4 notes came in, and 3 of them stayed.',
  rem: 'The launch came back on 3 days.',
  deep: 'One line was new: Ana prefers tea.',
  insights: 'The launch is on many minds.',
  observation: 'A quiet night.',
};

function tell(
  answer: ScriptedAnswer,
  over: Partial<{ facts: DiaryFacts; session: ScriptedAnswer; signal: AbortSignal; language: string }> = {},
) {
  const dream = createScriptedModel({ name: 'nightly', answers: { narrate: answer } });
  const session = createScriptedModel({ name: 'daily', answers: { narrate: over.session ?? TOLD } });
  const models: DreamModels = { dream, session, offline: createOfflineModel() };
  const { facts = FACTS, language = 'en', signal = new AbortController().signal } = over;
  return { dream, session, narration: narrate({ facts, language, models, signal }) };
}

describe('the narration', () => {
  it('takes the prose of the model in one call', async () => {
    const { dream, narration } = tell(TOLD);
    const told = await narration;
    expect(told.entries.map(({ phase }) => phase)).toEqual(['light', 'rem', 'deep']);
    expect(told).toMatchObject({ parts: 5, calls: 1, usage: { tokensIn: 10, tokensOut: 5 } });
    expect(told.failure).toBeUndefined();
    expect(dream.requests).toHaveLength(1);
  });

  it.each([
    ['a number', 'Tonight 99 notes came in.', '99'],
    ['a date', 'We met on 2026-12-24.', '2026-12-24'],
    ['a name', 'It was Zelda who prefers tea.', 'Zelda'],
    ['a quoted name', 'There was a line about “Zelda” in it.', 'Zelda'],
    ['a name after a comma', 'Ana drinks tea, Zelda does not.', 'Zelda'],
    ['a Cyrillic name', 'Тут була Зельда.', 'Зельда'],
  ])('goes to the offline narrator with %s that the record does not hold', async (_, light, word) => {
    const told = await tell({ ...TOLD, light }).narration;
    expect(told.failure).toContain('nightly');
    expect(told.failure).toContain(word);
    expect(JSON.stringify(told.entries)).not.toContain(word);
    expect(told.entries.length).toBeGreaterThan(0);
  });

  it.each([
    'On Monday, 30 November 2026, I read. Ana prefers tea. REM sleep was calm, and Reverie slept.',
    'The tea stood there, and I smiled. So it was: Nothing else. “Tea,” it said. 4 notes, 3 lines.',
    'A line of 120 tokens out of 2000, 5 of 30 lines.',
  ])('keeps dates of the dream, names of ours and beginnings of sentences: %s', async (light) => {
    expect((await tell({ ...TOLD, light }).narration).failure).toBeUndefined();
  });

  it('loses the sentences that the record does not bear out, and says so', async () => {
    const deep = 'One line was new. Ana no longer prefers tea.';
    const told = await tell({ ...TOLD, deep, insights: 'Ana hates tea.' }).narration;
    expect(told.entries.map(({ prose }) => prose)).toEqual([TOLD.light, TOLD.rem, 'One line was new.']);
    expect(told.insights).not.toContain('hates');
    expect(told.insights).not.toBe('');
    expect(told.failure).toBe(
      'The diary by nightly said something that the record of the dream does not say; it was left out.',
    );
  });

  it('may count what the record lists, and all changes together', async () => {
    const facts = {
      ...FACTS,
      added: Array.from({ length: 7 }, () => 'Ana prefers tea.'),
      archived: Array.from({ length: 6 }, () => ({ text: 'Ana prefers tea.', reason: '' })),
    };
    const light = 'There are 7 new lines, 6 went to the archive: 13 changes.';
    expect((await tell({ ...TOLD, light }, { facts }).narration).failure).toBeUndefined();
    const invented = await tell({ ...TOLD, light: 'There are 8 new lines.' }, { facts }).narration;
    expect(invented.failure).toContain('8');
  });

  it('goes to the offline narrator in another language, or when it is far too long', async () => {
    const english = await tell(TOLD, { language: 'uk' }).narration;
    expect(english.failure).toContain('another language');
    const long = await tell({ ...TOLD, deep: 'It was a calm night. '.repeat(2_000) }).narration;
    expect(long.failure).toContain('far too long');
  });

  it('asks the model of the session once when the dream’s is not available', async () => {
    const { session, narration } = tell(failure('unreachable'));
    const told = await narration;
    expect(told.failure).toBeUndefined();
    expect(session.requests).toHaveLength(1);
    expect(told.entries[0]?.prose).toBe(TOLD.light);
  });

  it('does not ask another model after an authorisation failure, and says which model failed and why', async () => {
    const { session, narration } = tell(failure('auth', 'The key was not accepted.'));
    const told = await narration;
    expect(session.requests).toEqual([]);
    expect(told.failure).toMatch(/nightly.*The key was not accepted\..*offline narrator/);
    expect(told.entries.length).toBeGreaterThan(0);
  });

  it('comes from the offline narrator when there is no time left', async () => {
    const told = await tell(TOLD, { signal: AbortSignal.abort() }).narration;
    expect(told.failure).toContain('offline narrator');
    expect(told.entries.map(({ phase }) => phase)).toContain('deep');
  });

  it('has an entry only for phases with material, whatever the model writes', async () => {
    const quiet = { ...FACTS, themes: [], added: [] };
    const told = await tell(TOLD, { facts: quiet }).narration;
    expect(told.entries.map(({ phase }) => phase)).toEqual(['light']);
  });

  it.each([
    ['light', { staged: 3, fresh: 1 }, ['light']],
    ['light that staged nothing new', { staged: 3, fresh: 0 }, []],
    ['light that only united', { staged: 0, duplicates: [{ kept: 'Tea.', dropped: 'Tea!' }] }, []],
    ['a theme', { staged: 0, themes: FACTS.themes }, ['rem']],
    ['a truth', { staged: 0, truths: [{ text: 'Ana prefers tea.', confidence: 0.9, days: 3 }] }, ['rem']],
    ['a change', { staged: 0, added: ['Ana prefers tea.'] }, ['deep']],
  ])('has material in %s', async (_, over, phases) => {
    const facts = { ...FACTS, themes: [], added: [], ...over };
    const told = await tell(failure('auth', 'No.'), { facts }).narration;
    expect(told.entries.map(({ phase }) => phase)).toEqual(phases);
  });

  it('may tell of truths, which stand in the record', async () => {
    const facts = { ...FACTS, truths: [{ text: 'Ana prefers tea.', confidence: 0.9, days: 3 }], added: [] };
    const rem = 'Ana prefers tea, I heard on 3 days.';
    const told = await tell({ ...TOLD, rem, deep: '' }, { facts }).narration;
    expect(told.entries.map(({ prose }) => prose)).toContain(rem);
  });

  it('asks nobody when nothing happened', async () => {
    const { dream, narration } = tell(TOLD, { facts: { ...FACTS, staged: 0, themes: [], added: [] } });
    expect(await narration).toMatchObject({ entries: [], parts: 0, calls: 0 });
    expect(dream.requests).toEqual([]);
  });

  it('forms no structure', async () => {
    const light = '# Ana\n\n- tea\n\n> tea\n\n1. tea\n\n```\n\n| tea |';
    const told = await tell({ ...TOLD, light }).narration;
    expect(told.entries[0]?.prose).not.toMatch(/^(?:#|-|>|`|\||\d)/m);
  });
});
