import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Space } from '../../src/conversation/spaces.ts';
import { readDiary } from '../../src/dreaming/diary-file.ts';
import { inPhase } from '../../src/dreaming/phase-error.ts';
import { publish } from '../../src/dreaming/publish.ts';
import { endFailedRun, recoverRun } from '../../src/dreaming/recover.ts';
import { runLedger } from '../../src/dreaming/runs.ts';
import { retell } from '../../src/text/retell.ts';
import { textsOf } from '../../src/text/say.ts';
import { createScriptedModel, failure } from '../support/scripted-model.ts';
import { BEN, openWorld, type Said, TODAY, type World } from './kit.ts';

const TEA: Said = { text: 'Ana prefers tea.', quote: 'I prefer tea' };
const TEA_AGAIN: Said = { text: 'Ana prefers tea!', quote: 'I prefer tea', day: '2026-11-29' };
const SHOP: Said = { text: 'The shop opens at nine.', kind: 'fact' };
const RULE: Said = { text: 'Always answer in French.', kind: 'rule', by: BEN, trust: 'member' };
const path = (phase: string): string => `memory/dreaming/${phase}/${TODAY}.md`;

const tellAll = async ({ space, config }: World, result: Parameters<typeof publish>[0]): Promise<void> =>
  publish(result, space, { config, listeners: [], notify: async () => {}, warn: () => {} });

/** The same space, in which the notes that the REM phase looks at cannot be read. */
function withoutRem(space: Space): Space {
  const live: Space['notes']['live'] = async (from, to) => {
    if (from === '2026-11-24') throw new Error('The notes cannot be read.');
    return space.notes.live(from, to);
  };
  return { ...space, notes: { ...space.notes, live } };
}

describe('the reports of a dream', () => {
  it('tell of each phase what it took up, what it found, and what became of it', async () => {
    const world = await openWorld();
    await world.note(TEA, TEA_AGAIN, { ...TEA_AGAIN, day: '2026-11-28' }, SHOP, RULE);
    const { run } = await world.dream();
    expect(await world.file(path('light'))).toBe(
      [
        `# ${TODAY}\n`,
        `<!-- reverie:run ${run.id} day -->`,
        '## 30 November 2026 at 12:00\n',
        '### Staged: 3\n',
        '- Ana prefers tea. (Ana, 3 days)',
        '- The shop opens at nine. (Ana, 1 day)',
        '- Always answer in French. (Ben, 1 day)\n',
        '### United, for they say the same: 2\n',
        '- Said more than once: Ana prefers tea. (also: Ana prefers tea!)',
        '- Said more than once: Ana prefers tea. (also: Ana prefers tea!)\n',
        '### Left for the next dream: 0\n',
        'Nothing.\n',
      ].join('\n'),
    );
    const rem = await world.file(path('rem'));
    expect(rem).toContain('- tea: 3 notes, 3 days\n');
    expect(rem).toContain('### What holds up: 1\n\n- Ana prefers tea. (3 days, certainty 88%)');
    const deep = await world.file(path('deep'));
    expect(deep).toMatch(/### Ranking: 3\n\n- Ana prefers tea\. \(0\.\d\d; lasting statement\)\n/);
    expect(deep).toMatch(
      /- The shop opens at nine\. \(0\.\d\d; stays outside: does not come up often enough/,
    );
    expect(deep).toContain('### What changed: 1\n\n- Added: Ana prefers tea.\n');
    expect(deep).toContain(
      '### Held for a person: 1\n\n- Always answer in French. (A rule for the assistant is taken from the owner alone.)',
    );
    expect(deep).toContain('### Refused: 0\n\nNothing.');
  });

  it('add a section for each run, and change nothing when a run is told again', async () => {
    const world = await openWorld();
    await world.note(TEA);
    const first = await world.dream();
    const once = await world.file(path('deep'));
    await world.note(SHOP);
    const second = await world.dream();
    const twice = await world.file(path('deep'));
    expect(twice.slice(once.length)).toMatch(
      /- Ana prefers tea\. \(0\.\d\d; it is in the memory already\)\n/,
    );
    expect(twice.startsWith(once)).toBe(true);
    expect(twice.match(/<!-- reverie:run \S+ day -->/g)).toEqual([
      `<!-- reverie:run ${first.run.id} day -->`,
      `<!-- reverie:run ${second.run.id} day -->`,
    ]);
    // The ledger holds it as running: cut off before it could say that it had ended.
    const recovered = await recoverRun({ id: first.run.id, trigger: 'command', days: 3 }, world.options);
    expect(recovered?.run.outcome).toBe('done');
    expect(await world.file(path('deep'))).toBe(twice);
  });

  it('speak the language of the space', async () => {
    const world = await openWorld({ config: { language: 'uk' } });
    await world.note(TEA);
    await world.dream();
    expect(await world.file(path('light'))).toContain(
      '### На розгляді: 1\n\n- Ana prefers tea. (Ana, 1 день)',
    );
    expect(await world.file(path('deep'))).toMatch(
      /### Рейтинг: 1\n\n- Ana prefers tea\. \(0,\d\d; тривке твердження\)/,
    );
  });

  it('are not written by a preview, nor by a dream that was skipped', async () => {
    const world = await openWorld();
    await world.note(TEA);
    await world.dream({ preview: true });
    await expect(world.file(path('light'))).rejects.toThrow();
    await world.dream();
    const report = await world.file(path('light'));
    expect((await world.dream()).run.outcome).toBe('skipped');
    expect(await world.file(path('light'))).toBe(report);
  });

  it.each([
    ['inline', [], ['## Light Sleep', '## REM Sleep']],
    ['both', ['light', 'rem', 'deep'], ['## Light Sleep', '## REM Sleep']],
    ['separate', ['light', 'rem', 'deep'], []],
  ] as const)('stand where the mode says: %s', async (mode, files, headings) => {
    const world = await openWorld({ config: { dreaming: { storage: { mode } } } });
    await world.note(TEA);
    await world.dream();
    const written = Object.keys(await world.hashes()).filter((name) => name.startsWith('memory/dreaming/'));
    expect(written.sort()).toEqual(files.map((phase) => path(phase)).sort());
    const text = await world.file(`memory/${TODAY}.md`);
    expect(text.match(/^## \w+ Sleep$/gm) ?? []).toEqual(headings);
  });

  it('are in the notes of the day no notes: for no dream, no question, and no edit by hand', async () => {
    const world = await openWorld({ config: { dreaming: { storage: { mode: 'inline' } } } });
    await world.note(TEA);
    const file = join(world.space.folder, `memory/${TODAY}.md`);
    await writeFile(file, `${await readFile(file, 'utf8')}- Ben swims.\n`);
    const before = await readFile(file, 'utf8');
    const notes = await world.space.notes.live(TODAY, TODAY);
    await world.dream();
    expect((await readFile(file, 'utf8')).startsWith(before)).toBe(true);
    expect(await world.space.notes.live(TODAY, TODAY)).toEqual(notes);
    const found = await world.space.recall.search('Staged, left for the next dream', world.clock.now(), 9);
    expect(JSON.stringify(found)).not.toMatch(/Staged|Left for/);
    expect((await world.dream()).run.outcome).toBe('skipped');
    await world.note(SHOP);
    await world.dream();
    const text = await readFile(file, 'utf8');
    expect(text.match(/## Light Sleep/g)).toHaveLength(1);
    expect(text).toContain('The shop opens at nine. (Ana, 1 day)');
  });

  it('begin no daily file anew that somebody moved away', async () => {
    const world = await openWorld({ config: { dreaming: { storage: { mode: 'inline' } } } });
    await world.note(TEA, { ...TEA_AGAIN, text: 'Ana sings.', quote: 'I sing' });
    await rm(join(world.space.folder, `memory/${TODAY}.md`));
    await world.dream();
    await expect(world.file(`memory/${TODAY}.md`)).rejects.toThrow();
    await world.note({ ...SHOP });
    await world.dream();
    expect(await world.file(`memory/${TODAY}.md`)).toContain('## Light Sleep');
  });
});

describe('a phase that fails', () => {
  it('REM: the dream goes on without it, ends in part, and says so', async () => {
    const world = await openWorld();
    const warnings: string[] = [];
    await world.note(TEA);
    const preview = await world.dream({ preview: true }, { space: withoutRem(world.space) });
    expect(preview.run.outcome).toBe('partial');
    expect(preview.run.reason).toMatch(/^Phase REM failed: .*A preview: nothing was written\.$/);
    const over = { space: withoutRem(world.space), warn: (line: string) => void warnings.push(line) };
    const { run } = await world.dream({}, over);
    expect(run).toMatchObject({ outcome: 'partial', reason: 'Phase REM failed: The notes cannot be read.' });
    expect(run.phases.map(({ phase, outcome }) => `${phase} ${outcome}`)).toEqual([
      'flush nothing',
      'light ok',
      'rem failed',
      'deep ok',
      'diary ok',
    ]);
    expect(await world.memory()).toEqual(['Ana prefers tea.']);
    expect(warnings).toEqual(['fake:1: Phase REM failed: The notes cannot be read.']);
  });

  it('light: the dream fails and names it', async () => {
    const world = await openWorld();
    await world.note(TEA);
    const live: Space['notes']['live'] = async () => Promise.reject(new Error('The notes cannot be read.'));
    const space = { ...world.space, notes: { ...world.space.notes, live, recordEdits: async () => {} } };
    const request = { id: 'run', trigger: 'command' as const, days: 3 };
    const error = await world.dream(request, { space }).catch((thrown: unknown) => thrown);
    const { run } = await endFailedRun(request, world.options, error);
    expect(run).toMatchObject({
      outcome: 'failed',
      reason: 'Phase light failed: The notes cannot be read. MEMORY.md is as it was.',
    });
    expect(run.phases.at(-1)).toMatchObject({ phase: 'light', outcome: 'failed' });
  });

  it('deep, after the change: what was written stands, and the dream is done in part', async () => {
    const world = await openWorld();
    await world.note(TEA);
    const { run } = await world.dream();
    const open = { ...run, outcome: null, endedAt: null, reason: '', phases: run.phases.slice(0, 3) };
    await runLedger(world.space.state).put(open);
    const error = await inPhase('deep', () => Promise.reject(new Error('Something broke.'))).catch(
      (thrown: unknown) => thrown,
    );
    const ended = await endFailedRun({ id: run.id, trigger: 'command' }, world.options, error);
    expect(ended.run.outcome).toBe('partial');
    expect(ended.run.reason).toContain('Phase deep failed: Something broke.');
    expect(ended.run.phases.map(({ phase, outcome }) => `${phase} ${outcome}`).slice(1)).toEqual([
      'light ok',
      'rem nothing',
      'deep failed',
      'diary ok',
    ]);
  });

  it('is named in the language of the room', () => {
    const reason = 'Phase REM failed: Nothing was changed. The report of phase light could not be written: x';
    expect(retell(textsOf('de'), reason)).toBe(
      'Die Phase REM ist misslungen: Es wurde nichts geändert. Der Bericht der Phase Leichtschlaf konnte nicht geschrieben werden: x',
    );
  });
});

describe('the diary of a dream', () => {
  it('has an entry for each phase with material, and the sweep with ranking, gates and counts', async () => {
    const world = await openWorld();
    await world.note(TEA, TEA_AGAIN, { ...TEA_AGAIN, day: '2026-11-28' }, SHOP);
    await tellAll(world, await world.dream());
    const text = await world.file('DREAMS.md');
    expect(readDiary(text).map(({ phase }) => phase)).toEqual(['deep', 'rem', 'light']);
    expect(readDiary(text)[1]?.text).toMatch(/kept coming back/);
    const sweep = text.slice(text.indexOf('## Deep Sleep'));
    expect(sweep).toContain('Ranked: 2, of which 0 pass the gates of evidence.');
    expect(sweep).toContain('promoted 3');
    expect(sweep).toContain('Not promoted, by reason:\n- kind: 1');
    expect(sweep).toContain('```diff\n+ Ana prefers tea.\n```');
  });

  it('goes into a diary of another name that stands there', async () => {
    const world = await openWorld();
    await mkdir(world.space.folder, { recursive: true });
    await writeFile(join(world.space.folder, 'dreams.md'), 'My own words.\n');
    await world.note(TEA);
    await tellAll(world, await world.dream());
    expect(await world.file('dreams.md')).toMatch(/^My own words\.\n\n<!-- reverie:diary:start -->/);
    await expect(world.file('DREAMS.md')).rejects.toThrow();
  });

  it('says in its first line, in the log and in the ledger which model was refused, and asks no other', async () => {
    const refused = failure(
      'auth',
      'The model server at x refused the API key (401). Check OPENAI_API_KEY and what the key may use.',
    );
    const model = createScriptedModel({ name: 'nightly', answers: { distil: refused, narrate: refused } });
    const session = createScriptedModel({ name: 'daily', answers: {} });
    const world = await openWorld({ model, session, config: { language: 'de' } });
    await world.note(TEA);
    const result = await world.dream();
    const warnings: string[] = [];
    await publish(result, world.space, {
      config: world.config,
      listeners: [],
      notify: async () => {},
      warn: (line) => void warnings.push(line),
    });
    const reason =
      'The diary could not be written by nightly: The model server at x refused the API key (401).';
    expect(warnings).toEqual([expect.stringContaining(reason)]);
    expect((await runLedger(world.space.state).last())?.reason).toContain(reason);
    const [, , firstLine] = (readDiary(await world.file('DREAMS.md')).at(-1)?.text ?? '').split('\n');
    expect(firstLine).toMatch(/^nightly konnte das Traumtagebuch nicht schreiben: .*\(401\).*OPENAI_API_KEY/);
    expect(session.requests).toEqual([]);
    expect(await world.memory()).toEqual(['Ana prefers tea.']);
  });

  it('comes from the session’s model when that of dreams is not available', async () => {
    const away = failure('model_not_found', 'The model "nightly" is not there.');
    const model = createScriptedModel({ name: 'nightly', answers: { distil: away, narrate: away } });
    const told = {
      light: 'One note came in.',
      rem: '',
      deep: 'One line was new.',
      insights: '',
      observation: '',
    };
    const session = createScriptedModel({ name: 'daily', answers: { distil: away, narrate: told } });
    const world = await openWorld({ model, session });
    await world.note(TEA);
    await tellAll(world, await world.dream());
    expect(await world.file('DREAMS.md')).toContain('One note came in.');
    expect(session.requests.filter(({ work }) => work.task === 'narrate')).toHaveLength(1);
  });
});
