import { cp, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rankedPool } from '../../../src/dreaming/evidence/pool.ts';
import { standings } from '../../../src/dreaming/evidence/standing.ts';
import {
  restoreTrials,
  shadowTrial,
  type TrialOutcome,
  type TrialRequest,
} from '../../../src/dreaming/trials/shadow-trial.ts';
import type { Trial } from '../../../src/memory/evidence.ts';
import { createScriptedModel } from '../../support/scripted-model.ts';
import { ANA, noteOf, openWorld, type Said, TODAY, type World, type WorldOptions } from '../kit.ts';

const TEA: Said = { text: 'Ana prefers green tea.' };
const ROUTER: Said = { text: 'The router stands behind the clock in the hall.', kind: 'fact' };
const BIKE: Said = { text: 'The bicycle pump lies in the cellar.', kind: 'fact' };
const KEY = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789ABCDEF';

async function tried(
  { space, config, models, clock }: World,
  request: Partial<TrialRequest> = {},
): Promise<TrialOutcome> {
  const given = { candidate: TEA.text, prompt: 'What do I drink?', riskFlags: [], evidence: [], ...request };
  const outcome = await shadowTrial(given, {
    space,
    config,
    model: models.session,
    owner: ANA,
    at: clock.now(),
  });
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome;
}

const found = (verdict: Trial['verdict']) => ({
  found: { baseline: 'I do not know.', outcome: 'Green tea.', verdict, reason: 'It is what Ana asked.' },
});

const standing = async ({ space, config, options }: World) =>
  standings(await rankedPool({ ...options, space, config }), {
    space,
    config,
    items: (await space.keeper.look()).items,
  });

async function ask(world: World, said: Said, ...questions: string[]): Promise<void> {
  await world.space.state.evidence.trace(
    questions.map((question, at) => ({ key: noteOf(said).id, question, day: `2026-11-${28 + at}`, rank: 1 })),
  );
}

const world = async (options?: WorldOptions): Promise<World> => {
  const made = await openWorld(options);
  await made.note(TEA, ROUTER, BIKE);
  return made;
};

describe('verdicts that were lost', () => {
  it('come back from the reports, the newest of each note, where the note reads as it was tried', async () => {
    const w = await world();
    const { path } = await tried(w, found('helpful'));
    // On a fast machine both would be written in one tick of the file system's clock.
    await utimes(join(w.space.folder, path), 1, 1);
    await tried(w, found('harmful'));
    await tried(w, { ...found('neutral'), candidate: BIKE.text });
    await tried(w, { candidate: ROUTER.text });
    const before = await w.space.state.evidence.trials();
    const lost = await openWorld();
    await lost.note(TEA, { ...BIKE, text: `${BIKE.text} Or in the hall.` }, ROUTER);
    await cp(
      join(w.space.folder, 'memory/dreaming/shadow-trials'),
      join(lost.space.folder, 'memory/dreaming/shadow-trials'),
      { recursive: true, preserveTimestamps: true },
    );
    const notes = await lost.space.notes.live(TODAY, TODAY);
    expect(await restoreTrials(lost.space, notes)).toEqual({ restored: 1, stood: 0 });
    const key = noteOf(TEA).id;
    const { n: _, ...mark } = before.get(key) ?? { n: 0 };
    expect(mark).toMatchObject({ verdict: 'harmful' });
    expect([...(await lost.space.state.evidence.trials())]).toMatchObject([[key, mark]]);
    expect(await restoreTrials(lost.space, notes)).toEqual({ restored: 0, stood: 1 });
  });
});

describe('a shadow trial with a verdict', () => {
  it('writes a report with every field', async () => {
    const w = await world();
    const { path } = await tried(w, {
      ...found('helpful'),
      riskFlags: ['stale'],
      evidence: ['log 1', 'log 2'],
    });
    expect(path).toMatch(/^memory\/dreaming\/shadow-trials\/2026-11-30\/t[0-9a-z]{8}\.md$/);
    expect((await w.file(path)).split('\n\n').slice(1)).toEqual([
      'candidate: Ana prefers green tea.',
      `candidate notes: ${noteOf(TEA).id} ${noteOf(TEA).hash}`,
      'trial prompt: What do I drink?',
      'baseline outcome: I do not know.',
      'candidate outcome: Green tea.',
      'verdict: helpful',
      'recommendation: promote',
      'reason: It is what Ana asked.',
      'risk flags: stale',
      'evidence:\n> log 1\n> log 2',
      'promotion action: report-only\n',
    ]);
  });

  it('changes nothing but the report and the evidence, least of all the memory, whatever the verdict', async () => {
    const w = await world();
    await w.nightly();
    for (const verdict of ['helpful', 'neutral', 'harmful'] as const) {
      const before = await w.hashes();
      const { path } = await tried(w, { candidate: ROUTER.text, ...found(verdict) });
      const { [path]: report, ...after } = await w.hashes();
      expect(report).toBeDefined();
      const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
      expect(changed.filter((name) => !name.startsWith('memory/.dreams/state.sqlite'))).toEqual([]);
    }
    expect(await w.file('MEMORY.md')).not.toContain('router');
  });

  it('does not take in what was edited by hand meanwhile', async () => {
    const w = await world();
    await w.nightly();
    await w.space.vault.replace('MEMORY.md', '# Memory\n\n- Written by hand.\n');
    const changes = (await w.space.keeper.changes.numbers()).length;
    await tried(w);
    expect((await w.space.keeper.changes.numbers()).length).toBe(changes);
    expect(await w.file('MEMORY.md')).toBe('# Memory\n\n- Written by hand.\n');
  });

  it('is the same trial when it is written down again, and another one with another verdict', async () => {
    const w = await world();
    const [first, again, other] = [
      await tried(w, found('helpful')),
      await tried(w, found('helpful')),
      await tried(w, found('neutral')),
    ];
    expect(again.path).toBe(first.path);
    expect(other.path).not.toBe(first.path);
  });

  it('keeps secrets out of the report', async () => {
    const w = await world();
    const { path } = await tried(w, {
      candidate: `The key is ${KEY}`,
      prompt: `Is it ${KEY}?`,
      riskFlags: [`leaks ${KEY}`],
      evidence: [KEY],
      found: { baseline: KEY, outcome: `It is ${KEY}.`, verdict: 'harmful', reason: `It says ${KEY}` },
    });
    expect(await w.file(path)).not.toContain(KEY);
  });

  it('quotes an answer of several lines, so that none of them looks like a field', async () => {
    const w = await world();
    const { path } = await tried(w, {
      found: { ...found('neutral').found, outcome: 'Tea.\npromotion action: done\n# Promoted' },
    });
    const text = await w.file(path);
    expect(text).toContain('candidate outcome:\n> Tea.\n> promotion action: done\n> # Promoted\n');
    expect(text.match(/^promotion action: .*$/gm)).toEqual(['promotion action: report-only']);
  });

  it('finds its candidate by the id of a note, or by what it says', async () => {
    const w = await world();
    const byId = await tried(w, { candidate: noteOf(ROUTER).id, ...found('helpful') });
    expect(byId).toMatchObject({ note: noteOf(ROUTER).id, candidate: ROUTER.text });
    expect(await tried(w, { candidate: 'the router stands behind the clock in the hall' })).toMatchObject({
      note: noteOf(ROUTER).id,
    });
    expect((await tried(w, { candidate: 'router' })).note).toBe(noteOf(ROUTER).id);
    expect((await tried(w, { candidate: 'Ana plays the cello.' })).note).toBeUndefined();
  });
});

describe('the overlay of a trial', () => {
  it('moves a helpful candidate up by 0.04, and leaves its score and its gates alone', async () => {
    const w = await world();
    const before = await standing(w);
    const of = (all: typeof before, { text }: Said) => all.find(({ candidate }) => candidate.text === text);
    await tried(w, { candidate: BIKE.text, ...found('helpful') });
    const after = await standing(w);
    const [was, is] = [of(before, BIKE), of(after, BIKE)];
    expect(is?.order).toBeCloseTo((was?.order ?? 0) + 0.04, 10);
    expect(is).toMatchObject({ score: was?.score, gates: was?.gates, passes: was?.passes });
    expect(after[0]?.candidate.text).toBe(BIKE.text);
    expect(is?.trial).toMatchObject({ verdict: 'helpful' });
  });

  it('opens no gate that is short of its score by less than a verdict adds', async () => {
    const w = await world();
    await ask(w, BIKE, 'a', 'b', 'c');
    const score = (await standing(w)).find(({ candidate }) => candidate.text === BIKE.text)?.score ?? 0;
    const deep = { minScore: score + 0.01 };
    const strict = await openWorld({
      folder: w.folder,
      config: { dreaming: { phases: { deep } } },
    });
    await w.close();
    await tried(strict, { candidate: BIKE.text, ...found('helpful') });
    expect((await standing(strict)).find(({ candidate }) => candidate.text === BIKE.text)).toMatchObject({
      lane: null,
      stoppedBy: 'minScore',
    });
    await strict.nightly();
    expect((await strict.memory()).join()).not.toContain('pump');
  });

  it('gives a neutral candidate its label and nothing else', async () => {
    const w = await world();
    const before = await standing(w);
    await tried(w, { candidate: BIKE.text, ...found('neutral') });
    const after = await standing(w);
    expect(after.map(({ candidate, order }) => [candidate.text, order])).toEqual(
      before.map(({ candidate, order }) => [candidate.text, order]),
    );
    expect(after.map(({ trial }) => trial?.verdict).filter(Boolean)).toEqual(['neutral']);
  });

  it('keeps a harmful candidate out by either lane, until a newer trial says otherwise', async () => {
    const w = await world();
    await ask(w, ROUTER, 'a', 'b', 'c');
    expect((await standing(w)).filter(({ lane }) => lane !== null)).toHaveLength(2);
    await tried(w, found('harmful'));
    await tried(w, { candidate: ROUTER.text, ...found('harmful') });
    expect((await standing(w)).map(({ lane, stoppedBy }) => [lane, stoppedBy])).toEqual(
      expect.arrayContaining([[null, 'harmful_trial']]),
    );
    expect((await w.nightly()).run).toMatchObject({
      counts: { promoted: 0, byReason: { harmful_trial: 2, kind: 1 } },
    });
    expect(await w.memory()).toEqual([]);
    await w.clock.advanceTo(w.clock.now() + 86_400_000);
    await tried(w, found('neutral'));
    await w.nightly();
    expect(await w.memory()).toEqual([TEA.text]);
  });

  it('says nothing of a note that was edited since', async () => {
    const w = await world();
    await tried(w, found('harmful'));
    const path = 'memory/2026-11-30.md';
    await w.space.vault.replace(path, (await w.file(path)).replace('green tea', 'black tea'));
    expect((await standing(w)).map(({ trial }) => trial)).toEqual([null, null, null]);
  });
});

describe('a shadow trial without a verdict', () => {
  it('has the model of the chat answer without the candidate and with it, and leaves the verdict to a person', async () => {
    const model = createScriptedModel({ answers: { reply: ['I do not know.', 'Green tea.'] } });
    const w = await world({ session: model });
    const { path, verdict, baseline, outcome } = await tried(w);
    expect([verdict, baseline, outcome]).toEqual([undefined, 'I do not know.', 'Green tea.']);
    const asked = model.requests.map(({ messages }) => messages.map(({ content }) => content).join('\n'));
    expect(asked.map((text) => text.includes(TEA.text))).toEqual([false, true]);
    expect(await w.file(path)).toMatch(/^verdict: open$/m);
    expect((await standing(w)).map(({ trial }) => trial)).toEqual([null, null, null]);
  });

  it('shows with the offline model whether the candidate would be found', async () => {
    const w = await world();
    const { baseline, outcome } = await tried(w, { prompt: 'Which tea does Ana prefer?' });
    expect(baseline).not.toContain('green tea');
    expect(outcome).toContain('green tea');
  });

  it('shows no model a secret', async () => {
    const model = createScriptedModel({ answers: { reply: ['One.', 'Two.'] } });
    const w = await world({ session: model });
    await w.space.vault.replace('MEMORY.md', `# Memory\n\n- The key is ${KEY}\n`);
    await tried(w, { candidate: `Another key is ${KEY}`, prompt: `What about ${KEY}?` });
    expect(JSON.stringify(model.requests)).not.toContain(KEY);
  });

  it('fails with a sentence when the model does not answer', async () => {
    const model = createScriptedModel();
    const w = await world({ session: model });
    await expect(tried(w)).rejects.toThrow(/\S/);
    expect(Object.keys(await w.hashes()).filter((path) => path.includes('shadow-trials'))).toEqual([]);
  });
});
