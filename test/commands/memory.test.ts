import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../../src/commands/command.ts';
import { showCommand } from '../../src/commands/show.ts';
import { parseConfig } from '../../src/config/validate.ts';
import { writeEntries } from '../../src/dreaming/backfill/entries.ts';
import { ENGLISH } from '../../src/text/say.ts';
import { GROUP, STRANGER } from '../support/fake-adapter.ts';
import { type TestService, testService } from '../support/test-service.ts';

/** Says a line and gives what the bot says to it. */
async function ask({ adapter, service }: TestService, text: string, over = {}): Promise<string> {
  const before = adapter.posts.length;
  const { answered } = adapter.say(text, over);
  await answered;
  await service.idle();
  return adapter.posts
    .slice(before)
    .map((post) => post.text)
    .join('\n');
}

const file = ({ dataDir }: TestService) => join(dataDir, 'spaces/fake%3A1/MEMORY.md');

describe('the commands about the memory', () => {
  it('remember a line in the words of its owner, once, and show it', async () => {
    const test = await testService();
    expect(await ask(test, '/memory show')).toMatch(/^The memory is empty\./);
    expect(await ask(test, '/memory remember Olha plays chess')).toBe('Remembered: Olha plays chess');
    expect(await readFile(file(test), 'utf8')).toContain('\n- Olha plays chess\n');
    expect(await ask(test, '/memory remember olha plays CHESS')).toBe(
      'I remember that already: 1. Olha plays chess',
    );
    expect(await ask(test, '/memory show')).toMatch(/1\. Olha plays chess\n\n1 of 30 lines/);
  });

  it('tell why a line stands there, by number and by words', async () => {
    const test = await testService();
    await ask(test, '/memory remember Olha plays chess');
    for (const which of ['1', '#1', 'chess']) {
      const answer = await ask(test, `/memory why ${which}`);
      if (which === '#1' && /No line/.test(answer)) continue;
      expect(answer).toContain('2026-11-30, Ana: "Olha plays chess"');
      expect(answer).toContain('It came with change 1 (owner’s command, 2026-11-30). Remembered on request.');
    }
    const asked = await ask(test, '/memory why who plays chess?');
    expect(asked).toMatch(/^1\. Olha plays chess\n/);
    expect(await ask(test, '/memory why who plays tennis in Lviv?')).toMatch(/^No line of the memory is/);
    await writeFile(join(dirname(file(test)), 'memory/.dreams/changes/000001.json'), 'damaged');
    expect(await ask(test, '/memory why chess')).toContain(
      'It came with change 1, whose record cannot be read.',
    );
    expect(await ask(test, '/memory why')).toMatch(/^Which line\?/);
    expect(await ask(test, '/memory why 9')).toMatch(/^No line of the memory is "9"/);
  });

  it('tell of a line that was the answer to a question in both quotes', async () => {
    const test = await testService();
    const room = { conversation: GROUP, addressed: false };
    await ask(test, 'good morning, see you all at rehearsal', room);
    await ask(test, 'where do we keep the spare key?', room);
    await ask(test, 'under the blue pot', { ...room, from: STRANGER });
    await ask(test, '/memory dream', { conversation: GROUP });
    const answer = await ask(test, '/memory why spare key', { conversation: GROUP });
    expect(answer).toMatch(/^1\. Ana: Where do we keep the spare key\? Ben: Under the blue pot\.\n/);
    expect(answer).toContain('Ana: "where do we keep the spare key?"');
    expect(answer).toContain('Ben: "under the blue pot"');
  });

  it('tell why a line stands there that holds what is redacted elsewhere, by a question', async () => {
    const test = await testService();
    await ask(test, '/memory show');
    await mkdir(dirname(file(test)), { recursive: true });
    await writeFile(
      file(test),
      '# Memory\n\n## People\n- The plumber Petro has the number +380 50 123 4567.\n',
    );
    expect(await ask(test, '/memory why what number does the plumber have?')).toMatch(
      /^1\. The plumber Petro has the number /,
    );
  });

  it.each([
    ['/memory remember', /^What shall I remember\?/],
    ['/memory remember \u200B\u202E', /^What shall I remember\?/],
    [`/memory remember ${'Olha plays chess and '.repeat(30)}`, /^That is too long for one line/],
    ['/memory remember # A heading', /./],
    ['/memory dream 0', /^"0" is not something a dream can do\. Give a number of days from 1 to 30/],
    ['/memory dream 31', /^"31" is not something/],
    ['/memory dream 3 4', /^"3 4" is not something/],
    ['/memory dream tomorrow', /^"tomorrow" is not something/],
    ['/memory changes 0', /^"0" is not a number of changes/],
    ['/memory changes 1.5', /^"1.5" is not a number of changes/],
    ['/memory status deeply', /^"deeply" means nothing here/],
    ['/memory diary yesterday', /^"yesterday" is not a day/],
    ['/memory diary ../../lock', /is not a day/],
    ['/memory diary 2026-01-01', /^There is no diary of 2026-01-01\./],
    ['/memory undo', /./],
    ['/memory undo 42.', /^"42\." is not a change/],
    ['/memory undo 99999', /99999/],
    ['/memory restore', /^After which change\?/],
    ['/memory restore 7', /7/],
    ['/memory pin 3', /^No line of the memory is "3"/],
    ['/memory pin', /^Which line\?/],
  ])('answer %j with a sentence and change nothing', async (text, expected) => {
    const test = await testService();
    const answer = await ask(test, text);
    expect(answer).toMatch(expected);
    expect(answer.length).toBeLessThan(600);
    const space = await test.service.spaces.open('fake:1');
    if (!text.includes('# A heading')) expect(await space.keeper.changes.numbers()).toEqual([]);
    for (const line of (await space.keeper.look()).items) expect(line.heading).not.toBe('A heading');
  });

  it.each([
    [`The key is sk-proj-${'a1B2'.repeat(12)}`, 'token'],
    ['the family card is 4111 1111 1111 1111', 'card'],
    ['My passport number is FB123456', 'secret'],
    ['пін від моєї картки 4821', 'secret'],
  ])('refuse to remember %j and write nothing', async (text, kind) => {
    const test = await testService();
    expect(await ask(test, `/memory remember ${text}`)).toBe(
      `That holds a secret (${kind}), which is never kept in memory. Say it without.`,
    );
    const space = await test.service.spaces.open('fake:1');
    expect(await space.keeper.changes.numbers()).toEqual([]);
    expect((await space.keeper.look()).items).toEqual([]);
  });

  it.each([
    'Olha answers olha@example.org',
    'Olha picks up +380 50 123 45 67',
    'Olha lives at 221B Baker Street',
  ])('remember %j as the owner said it', async (text) => {
    const test = await testService();
    expect(await ask(test, `/memory remember ${text}`)).toBe(`Remembered: ${text}`);
    expect(await readFile(file(test), 'utf8')).toContain(`\n- ${text}\n`);
  });

  it('remember eight lines that are given at once', async () => {
    const test = await testService();
    const space = await test.service.spaces.open('fake:1');
    await mkdir(space.folder, { recursive: true });
    const people = ['Olha', 'Ben', 'Marta', 'Ivan', 'Lena', 'Petro', 'Sofia', 'Danylo'];
    const results = await Promise.all(
      people.map((name) =>
        test.service.execute({ command: 'memory remember', text: `${name} plays chess`, space: 'fake:1' }),
      ),
    );
    expect(results.map((result) => result.status)).toEqual(people.map(() => 'ok'));
    const lines = (await space.keeper.look()).items.map((item) => item.text);
    expect(lines.sort()).toEqual(people.map((name) => `${name} plays chess`).sort());
  });

  it('pin, unpin, list, undo and restore', async () => {
    const test = await testService();
    await ask(test, '/memory remember Ben sings');
    await ask(test, '/memory remember Olha plays chess');
    const before = await readFile(file(test), 'utf8');
    expect(await ask(test, '/memory pin 2')).toBe('Pinned: Olha plays chess');
    expect(await readFile(file(test), 'utf8')).toContain('## Pinned\n\n- Olha plays chess');
    expect(await ask(test, '/memory pin 1')).toMatch(/pinned already/);
    expect(await ask(test, '/memory changes 1')).toMatch(
      /^\*\*3\*\* · 2026-11-30 12:00 · owner’s command\n {2}3\.1 pin Olha/,
    );
    expect(await ask(test, '/memory unpin chess')).toBe('No longer pinned: Olha plays chess');
    expect(await readFile(file(test), 'utf8')).toBe(before);
    expect(await ask(test, '/memory restore 2')).toMatch(/already\.$/);
    expect(await ask(test, '/memory restore 1')).toBe(
      'The memory stands as it did after change 1.\n- Olha plays chess\nThe next dream may bring back what went; what you take back with /memory undo or delete in MEMORY.md stays out.\nBack again: /memory undo 5',
    );
    expect(await ask(test, '/memory show')).not.toContain('chess');
    expect(await ask(test, '/memory undo')).toBe('Undone: change 5 (restore).\n+ Olha plays chess');
    expect(await readFile(file(test), 'utf8')).toBe(before);
    await ask(test, '/memory pin chess');
    expect(await ask(test, '/memory undo')).toBe(
      'Undone: change 7 (owner’s command).\n→ People: Olha plays chess\nNo longer pinned: Olha plays chess',
    );
    expect(await ask(test, '/memory undo 8')).toMatch(/\nPinned: Olha plays chess$/);
  });

  it('count a note once that became memory today, though a restore lets the next dream take it anew', async () => {
    const test = await testService();
    await ask(test, '/memory remember Ben sings');
    await test.adapter.say('I am allergic to peanuts.').answered;
    await test.service.idle();
    const execute = (command: string, text = '') => test.service.execute({ command, text, space: 'fake:1' });
    await execute('memory dream');
    await execute('memory restore', '1');
    expect((await execute('memory show')).text).not.toContain('peanuts');
    await execute('memory dream', 'again');
    expect((await execute('memory show')).text).toContain('peanuts');
    expect((await execute('memory status')).text).toContain('1 note so far, 1 became memory today');
  });

  it('undo the latest change without a number, edits by hand too, and say what came back and what went', async () => {
    const test = await testService();
    await ask(test, '/memory remember Olha plays chess');
    const before = await readFile(file(test), 'utf8');
    const people = Array.from({ length: 12 }, (_, at) => `- Person ${at} sings\n`).join('');
    await writeFile(file(test), `${before.replace('chess', 'the cello')}${people}`);
    const answer = await ask(test, '/memory undo');
    expect(answer.split('\n')).toEqual([
      'Undone: change 2 (hand).',
      '- Olha plays the cello',
      ...Array.from({ length: 9 }, (_, at) => `- Person ${at} sings`),
      '… and 4 more: /memory changes #3',
    ]);
    expect(await readFile(file(test), 'utf8')).toBe(before);
    expect(await ask(test, '/memory undo')).toBe('Undone: change 1 (owner’s command).\n- Olha plays chess');
    expect(await ask(test, '/memory undo')).toBe('There is nothing to undo.');
  });

  it('say what of a change could not be undone, and why', async () => {
    const test = await testService();
    await ask(test, '/memory remember Olha plays chess');
    await ask(test, '/memory remember Ben sings');
    await ask(test, '/memory show');
    const text = await readFile(file(test), 'utf8');
    await writeFile(
      file(test),
      text.replace('Olha plays chess', 'Olha paints').replace('Ben sings', 'Ben skis'),
    );
    await ask(test, '/memory show');
    await writeFile(
      file(test),
      text.replace('Olha plays chess', 'Olha writes').replace('Ben sings', 'Ben skis'),
    );
    await ask(test, '/memory show');
    expect(await ask(test, '/memory undo 3')).toBe(
      'Undone: change 3 (hand).\n- Ben skis\n+ Ben sings\nLeft as it is: Olha paints (3.1: “Olha paints” no longer stands as that change left it.)',
    );
    expect(await ask(test, '/memory undo 1')).toMatch(
      /^Nothing of change 1 can be undone\. 1\.1: “Olha plays chess” no longer stands/,
    );
  });

  it('see what a person did to the file', async () => {
    const test = await testService();
    await writeFile(file(test), '# Memory\n').catch(() => undefined);
    await ask(test, '/memory remember Olha plays chess');
    await writeFile(file(test), `${await readFile(file(test), 'utf8')}- Ben sings\n`);
    expect(await ask(test, '/memory show')).toMatch(/2\. Ben sings/);
    expect(await ask(test, '/memory why Ben')).toContain('No logged words: a person wrote it.');
    expect(await ask(test, '/memory changes')).toMatch(/· hand\n {2}2\.1 add Ben sings/);
  });

  it('ask about lines that all went at once, and do not speak of an empty memory then', async () => {
    const question = 'MEMORY.md lost 5 of the lines that dreams wrote.';
    const show = (questions: string[]) =>
      showCommand.run(
        {
          space: {
            id: 'fake:1',
            keeper: { look: async () => ({ text: '', items: [] }), questions: async () => questions },
          },
          services: { config: parseConfig({}) },
          texts: ENGLISH,
        } as unknown as CommandContext,
        '',
      );
    expect((await show([question])).text).toBe(question);
    expect((await show([])).text).toMatch(/^The memory is empty\./);
  });

  it('tell how a line is forgotten, and name it, for there is no command for it', async () => {
    const test = await testService();
    await ask(test, '/memory remember Olha plays chess');
    for (const call of ['/memory forget 1', '/memory delete chess', '/forget chess']) {
      expect(await ask(test, call)).toMatch(
        /^There is no command .*\. To make me forget a line, .*\/memory why/,
      );
    }
    expect(await ask(test, '/memory')).toContain('To make me forget a line,');
    const answer = await ask(test, 'Please forget that Olha plays chess.');
    expect(answer.split('\n')).toEqual([
      'I cannot forget on request. This is what I have on that:',
      '- 2026-11-30, Ana: Olha plays chess',
      expect.stringContaining('To make me forget a line, delete it in MEMORY.md'),
    ]);
    expect(await ask(test, '/memory why chess')).toMatch(/To take that back: \/memory undo 1\.1$/);
    expect(await ask(test, '/memory undo 1.1')).toContain('- Olha plays chess');
  });

  it('tell why a note is no line of the memory', async () => {
    const test = await testService();
    await ask(test, 'I prefer tea in the morning.');
    await ask(test, 'The meeting with the landlord was moved to the big hall.');
    await ask(test, '/memory dream 1');
    const space = await test.service.spaces.open('fake:1');
    const notes = await space.notes.records();
    const marks = await space.state.judged();
    const left = notes.filter(({ id }) => marks.get(id)?.verdict !== 'promoted');
    for (const { text } of left) {
      expect(await ask(test, `/memory why ${text}`)).toMatch(/^That is not a line .*\nWhat was noted [a-z]/);
      expect(await ask(test, '/memory status deep')).toContain(`- ${text}`);
    }
    expect(await ask(test, '/memory why what do I prefer in the morning?')).toMatch(/^1\. Ana prefers tea/);
    await ask(test, '/memory pin 1');
    expect(await ask(test, '/memory why prefer morning')).toMatch(/^1\. Ana prefers tea/);
    await ask(test, '/memory undo');
    await ask(test, '/memory undo 1');
    expect(await ask(test, '/memory why tea in the morning')).toMatch(
      /no more; \/memory changes says why\.$/,
    );
  });

  it('tell the owner which line of the memory holds a secret', async () => {
    const test = await testService();
    const space = await test.service.spaces.open('fake:1');
    await mkdir(space.folder, { recursive: true });
    await writeFile(join(space.folder, 'MEMORY.md'), '# Memory\n\n- The wifi password is hunter2-blue.\n');
    const status = await ask(test, '/memory status');
    expect(status).toContain('MEMORY.md holds what looks like a secret, in line 3.');
    expect(status).not.toContain('hunter2');
  });

  it('show the diary after a dream', async () => {
    const test = await testService();
    expect(await ask(test, '/memory diary')).toMatch(/^The diary is empty\./);
    await ask(test, 'I am allergic to peanuts.');
    await ask(test, '/memory dream');
    const newest = await ask(test, '/memory diary');
    expect(newest).toContain('30 November 2026');
    expect(newest).not.toContain('<!--');
    const day = await ask(test, '/memory diary 2026-11-30');
    expect(day).toMatch(/^# 2026-11-30/);
    expect(day).not.toContain('<!--');
  });

  it('show what a backfill wrote about a day', async () => {
    const test = await testService();
    const space = await test.service.spaces.open('fake:1');
    await mkdir(space.folder, { recursive: true });
    const { text } = writeEntries('', [
      { day: '2024-05-01', source: 'memory/2024-05-01.md', text: 'Ana planted a cherry tree.' },
    ]);
    await writeFile(join(space.folder, 'DREAMS.md'), text);
    expect(await ask(test, '/memory diary 2024-05-01')).toBe('Ana planted a cherry tree.');
    expect(await ask(test, '/memory diary 2024-05-02')).toMatch(/^There is no diary of 2024-05-02\./);
  });

  it('show a line that a person moved once, with its new heading', async () => {
    const test = await testService();
    await ask(test, '/memory remember Olha plays chess');
    const space = await test.service.spaces.open('fake:1');
    await writeFile(join(space.folder, 'MEMORY.md'), '## Games\n\n- Olha plays chess\n');
    expect(await ask(test, '/memory changes 1')).toMatch(/→ Games: Olha plays chess$/);
  });

  it('turn dreaming on and off, and keep that over a restart', async () => {
    const test = await testService();
    expect(await ask(test, '/dreaming status')).toMatch(/^Dreaming is off/);
    expect(await ask(test, '/dreaming on')).toMatch(/^Dreaming is on; next: 2026-12-01 03:00 \(UTC\)/);
    await test.service.stop();
    const again = await testService({ dataDir: test.dataDir });
    expect(await ask(again, '/dreaming status')).toMatch(/^Dreaming is on/);
    expect(await ask(again, '/dreaming off')).toMatch(/^Dreaming is off/);
  });

  it('help each person with what that person may use', async () => {
    const test = await testService();
    const owner = await ask(test, '/help');
    expect(owner).toMatch(
      /^\*\*\/memory\*\*: the memory and its dreams\n {2}dream · show · .*\n\*\*\/dreaming\*\*: /,
    );
    expect(owner.split('\n').length).toBeLessThan(12);
    expect(owner).toMatch(/\nMore about one of them: \/help memory dream$/);
    expect(await ask(test, '/help memory dream')).toMatch(
      /^\/memory dream \[N\] \[preview\] \[again\]: a dream/,
    );
    expect(await ask(test, '/help undo')).toMatch(/^\/memory undo \[42 or 42\.3\]: /);
    expect(await ask(test, '/help /dreaming')).toMatch(/^\/dreaming status: /);
    expect(await ask(test, '/help memroy shwo')).toMatch(
      /^There is no command \/memroy\. Did you mean \/memory show\?$/,
    );
    expect(await ask(test, '/help me!')).toMatch(/^There is no command .*\/help lists them all\.$/);
    expect(await ask(test, '/undo')).toBe('There is no command /undo. Did you mean /memory undo?');
    expect(await ask(test, '/memory xyzzy')).toBe(
      'There is no command /memory xyzzy. /memory lists them all.',
    );
    const refused = await ask(test, '/help memory undo', { from: STRANGER, conversation: GROUP });
    expect(refused).toMatch(/\nOnly the owner may use \/memory undo\./);
    const member = await ask(test, '/help', { from: STRANGER, conversation: GROUP });
    expect(member).not.toContain('/memory');
    expect(member).toContain('**/dreaming**: dreams on schedule\n  status · help');
    expect(await ask(test, '/memory', { from: STRANGER, conversation: GROUP })).toBe(
      'Only the owner may use /memory.',
    );
    expect(await ask(test, '/dreaming help')).toMatch(/^A dream tidies[\s\S]*\/dreaming on: /);
    expect(await ask(test, '/start')).toMatch(/^I am Reverie\./);
    expect(await ask(test, '/whoami', { from: STRANGER })).toMatch(
      /^You are Ben, id fake:2\. To become an owner/,
    );
  });
});
