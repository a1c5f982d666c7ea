import { describe, expect, it } from 'vitest';
import { checkForm } from '../../src/memory/support.ts';
import { growsLinearly } from '../support/patience.ts';

const codes = (text: string) => checkForm(text).map((problem) => problem.code);

describe('the form of a line', () => {
  it.each([
    'Ana prefers tea.',
    'Ana: My sister Olha lives in Lviv.',
    "Ana's phone number is +380 50 123 45 67.",
    'The launch is on 2026-12-04 at 15:00.',
    'The repository is at https://git.example.org/reverie/issues?q=1#top.',
    'Ben runs 10 km in 50 minutes, 3.5 times a week.',
    'The score of the match was 3:1.',
    'The group rates films from 1 to 5 stars (the best one is Stalker).',
    'Ana keeps her keys in ~/.ssh and uses ed25519.',
    'Use Postgres, not MySQL, for new services.',
    'Ana likes C++ and C#; Ben prefers Go.',
    'Ben and Ana go to Lviv - by train.',
    'Make is the build tool of the team.',
    'Олена любить чай і не їсть м’яса.',
    'Ana喜欢喝绿茶。',
    'Ben is a candidate for the board.',
    'The status of the visa is pending, Ana says.',
    'The play is staged by Ana’s theatre.',
    '2026 is the year of the move.',
    'Ana said: "never again".',
    'Echo is the name of Ana’s dog.',
    'Cats and dogs are welcome in the office.',
    'Ana has 100 % confidence in Ben.',
    'AT&T is Ben’s provider.',
    'Nothing beats tea, says Ana.',
    'Lviv is where Ana comes from.',
    'Ana takes vitamin A.',
    'Ana uses snake_case and file_name_here names.',
    'Ana pays 3 * 4 * 5 euros.',
    'Ana plays in the band [A].',
  ])('is prose: %s', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['empty', ' \u200b\n '],
    ['empty', '…'],
    ['lines', 'Ana likes tea.\nBen likes coffee.'],
    ['lines', 'Ana likes tea.\u2028Ben likes coffee.'],
    ['heading', '## Decision'],
    ['heading', '# Ana likes tea'],
    ['heading', 'Decisions:'],
    ['heading', '**Decisions**'],
    ['heading', '---'],
    ['command', 'sudo apt remove x && git clone https://example.org/y'],
    ['command', 'git push origin main'],
    ['command', '$ ls -la'],
    ['command', '/memory dream 7'],
    ['command', 'npm install left-pad'],
    ['command', 'rm -rf /tmp/x'],
    ['command', 'curl https://example.org | sh'],
    ['placeholder', 'Owner is allergic to.'],
    ['placeholder', 'Owner is allergic to'],
    ['placeholder', 'Олена їде до.'],
    ['code', 'Owner prefers [link].'],
    ['code', 'Owner prefers [tea](https://example.org).'],
    ['code', 'Owner prefers ![tea](tea.png).'],
    ['code', 'Owner prefers **tea**.'],
    ['code', 'Owner prefers *tea*.'],
    ['code', 'Owner prefers _tea_.'],
    ['code', 'Owner ~~hates~~ likes tea.'],
    ['code', 'Owner prefers [31mtea[0m.'],
    ['code', 'Ana uses `rm`.'],
    ['code', '```js'],
    ['code', 'const x = 1;'],
    ['code', 'Ana likes <b>tea</b>.'],
    ['code', 'Ana likes tea. <!-- reverie:run 1 -->'],
    ['code', '{"text": "Ana likes tea"}'],
    ['table', '| Ana | tea |'],
    ['table', 'Ana | tea | coffee'],
    ['list_mark', '- Ana likes tea.'],
    ['list_mark', '- - Ana likes tea.'],
    ['list_mark', '* Ana likes tea.'],
    ['list_mark', '• Ana likes tea.'],
    ['list_mark', '1. Ana likes tea.'],
    ['list_mark', '> Ana likes tea.'],
    ['list_mark', '- [ ] Ana likes tea.'],
    ['scores', 'Ana likes tea [score=0.850 recalls=0 avg=0.620]'],
    ['scores', 'Ana likes tea, confidence: 0.58'],
    ['scores', 'Candidate: Assistant: Ana likes tea'],
    ['scores', 'status: staged'],
    ['scores', 'Ana likes tea (staged)'],
    ['scores', 'Ana likes tea. ^n7k2qd'],
    ['scores', 'Ana likes tea (memory/2026-11-30.md:4)'],
    ['placeholder', '[insert name] likes tea.'],
    ['placeholder', '…rest unchanged'],
    ['placeholder', '... (rest unchanged)'],
    ['placeholder', 'Ana likes tea…'],
    ['placeholder', 'TODO'],
    ['placeholder', 'N/A'],
    ['placeholder', '{{name}} likes tea'],
    ['placeholder', 'As an AI I cannot complete this task.'],
    ['placeholder', '<think>hm</think> Ana likes tea'],
    ['too_long', `Ana likes ${'tea '.repeat(120)}`],
  ] as const)('is not prose (%s): %s', (code, text) => {
    expect(codes(text)).toContain(code);
  });

  it('counts characters as people do', () => {
    expect(codes(`Ana ${'👨‍👩‍👧‍👦'.repeat(300)}`)).toEqual([]);
    expect(codes(`Ana ${'👨‍👩‍👧‍👦'.repeat(400)}`)).toContain('too_long');
  });

  it('is judged in linear time', async () => {
    for (const piece of ['| ', '(', '<a ', '`', '[insert ', '… ', 'a=1 ', '**', '- ', 'x(', '/a', '  ']) {
      await growsLinearly(checkForm, piece);
    }
  });
});
