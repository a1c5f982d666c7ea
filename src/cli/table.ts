import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';

/** What a command of the command line asks of the command table. */
export interface TableEntry {
  /** On the command line, such as `memory why <line...>`. */
  usage: string;
  summary: string;
  example: string;
  /** Its name in the command table; the same as on the command line when absent. */
  command?: string;
  options?: Option[];
  /** The text that follows the command in the chat; by default the words. `cwd` is where paths begin. */
  text?: (words: readonly string[], options: Record<string, unknown>, cwd: string) => string;
}

/** Reads a whole number of an option. */
function wholeNumber(least: number, most: number): (given: string) => number {
  return (given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

/** Reads a number of an option, from 0 on. */
function number(most: number): (given: string) => number {
  return (given) => {
    const value = /^\d{1,9}(?:\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
    if (value >= 0 && value <= most) return value;
    throw new InvalidArgumentError(`Give a number from 0 to ${most}.`);
  };
}

/** Reads an option that may be given several times. */
const another = (given: string, before: string[] = []): string[] => [...before, given];

/** A path as a running service needs it, which works in another folder. */
const absolute = (path: unknown, cwd: string): string | undefined =>
  typeof path === 'string' ? resolve(cwd, path) : undefined;

const days = (): Option =>
  new Option('--days <N>', 'days back from today, 1 to 30').default(3).argParser(wholeNumber(1, 30));

/** The commands that the command line shares with the chat, and what only it offers. */
export const TABLE: readonly TableEntry[] = [
  {
    usage: 'dream',
    command: 'memory dream',
    summary: 'a dream now',
    example: 'reverie dream --days 7 --preview',
    options: [
      days(),
      new Option('--preview', 'write nothing, show what would change'),
      new Option('--again', 'judge everything of these days afresh'),
    ],
    text: (_, { days: count, preview, again }) =>
      [String(count), ...(preview === true ? ['preview'] : []), ...(again === true ? ['again'] : [])].join(
        ' ',
      ),
  },
  { usage: 'dreaming status', summary: 'on or off, next and last dream', example: 'reverie dreaming status' },
  {
    usage: 'dreaming on',
    summary: 'dreams run on schedule',
    example: 'reverie dreaming on --space telegram:123',
  },
  { usage: 'dreaming off', summary: 'no scheduled dreams', example: 'reverie dreaming off' },
  { usage: 'memory show', summary: 'the memory, line by line', example: 'reverie memory show --json' },
  {
    usage: 'memory status',
    summary: 'dreaming, last run, size of the memory',
    example: 'reverie memory status --deep',
    options: [new Option('--deep', 'gates, unread files, issues too')],
    text: (_, { deep }) => (deep === true ? 'deep' : ''),
  },
  {
    usage: 'memory search <text...>',
    summary: 'what was said and noted about something',
    example: 'reverie memory search "who has a tent" --explain',
    options: [new Option('--explain', 'show the parts of each score')],
    text: (words, { explain }) => [...(explain === true ? ['--explain'] : []), ...words].join(' '),
  },
  {
    usage: 'memory why <line...>',
    summary: 'which words a line rests on',
    example: 'reverie memory why 3',
  },
  {
    usage: 'memory promote',
    summary: 'the ranking of what is not in the memory yet; --apply takes what passes',
    example: 'reverie memory promote --limit 5 --min-score 0.6',
    options: [
      new Option('--apply', 'distil, verify and write what passes, as one change'),
      new Option('--limit <N>', 'most of them').argParser(wholeNumber(1, 1000)),
      new Option('--min-score <score>', 'another least score, 0 to 2').argParser(number(2)),
      new Option('--min-recall-count <N>', 'another least number of signals').argParser(number(1000)),
      new Option('--min-unique-queries <N>', 'another least number of questions').argParser(number(1000)),
    ],
    text: (_, { apply, limit, minScore, minRecallCount, minUniqueQueries }) =>
      [
        ...(apply === true ? ['apply'] : []),
        ...(limit === undefined ? [] : [String(limit)]),
        ...(minScore === undefined ? [] : [`min-score=${minScore}`]),
        ...(minRecallCount === undefined ? [] : [`min-recall-count=${minRecallCount}`]),
        ...(minUniqueQueries === undefined ? [] : [`min-unique-queries=${minUniqueQueries}`]),
      ].join(' '),
  },
  {
    usage: 'memory promote-explain <text...>',
    command: 'memory explain',
    summary: 'why a note would or would not enter the memory',
    example: 'reverie memory promote-explain "the router"',
  },
  {
    usage: 'memory rem-harness',
    summary: 'themes, truths and the ranking of the notes, or of historical ones; writes nothing',
    example: 'reverie memory rem-harness --path ./old-notes --grounded',
    options: [
      new Option('--path <path>', 'a file named by day, or a folder of such'),
      new Option('--grounded', 'the diary entries, too, that a backfill would write'),
    ],
    text: (_, { path, grounded }, cwd) => JSON.stringify({ path: absolute(path, cwd), grounded }),
  },
  {
    usage: 'memory rem-backfill',
    summary: 'diary entries from historical notes, and taking them out again',
    example: 'reverie memory rem-backfill --path ./old-notes --stage-short-term',
    options: [
      new Option('--path <path>', 'a file named by day, or a folder of such'),
      new Option('--stage-short-term', 'keep their statements for the ranking, too'),
      new Option('--rollback', 'take all backfilled diary entries out again'),
      new Option('--rollback-short-term', 'take all staged statements out again'),
    ],
    text: (_, { path, stageShortTerm, rollback, rollbackShortTerm }, cwd) =>
      JSON.stringify({ path: absolute(path, cwd), stageShortTerm, rollback, rollbackShortTerm }),
  },
  {
    usage: 'memory shadow-trial',
    summary: 'tries how a candidate changes an answer; writes a report, never the memory',
    example:
      'reverie memory shadow-trial --candidate "Ana drinks oat milk" --prompt "What do I put into the coffee?"',
    options: [
      new Option('--candidate <id or text>', 'what is tried').makeOptionMandatory(),
      new Option('--prompt <text>', 'what is asked').makeOptionMandatory(),
      new Option('--baseline <text>', 'the answer without the candidate; made when it is not given'),
      new Option('--outcome <text>', 'the answer with it'),
      new Option('--verdict <verdict>', 'what a person found').choices(['helpful', 'neutral', 'harmful']),
      new Option('--reason <text>', 'why'),
      new Option('--risk <flag>', 'a risk; may be given several times').argParser(another),
      new Option('--evidence <ref>', 'what it rests on; may be given several times').argParser(another),
    ],
    text: (_, { candidate, prompt, baseline, outcome, verdict, reason, risk, evidence }) =>
      JSON.stringify({ candidate, prompt, baseline, outcome, verdict, reason, risk, evidence }),
  },
  {
    usage: 'memory remember <text...>',
    summary: 'puts a line straight into the memory',
    example: 'reverie memory remember "I am allergic to peanuts"',
  },
  { usage: 'memory pin <line...>', summary: 'protects a line', example: 'reverie memory pin 3' },
  {
    usage: 'memory unpin <line...>',
    summary: 'lets dreams look after a line again',
    example: 'reverie memory unpin 3',
  },
  {
    usage: 'memory changes',
    summary: 'what was changed, newest first',
    example: 'reverie memory changes --limit 5',
    options: [new Option('--limit <N>', 'most changes').default(10).argParser(wholeNumber(1, 1000))],
    text: (_, { limit }) => String(limit),
  },
  {
    usage: 'memory undo [change]',
    summary: 'takes back a change (42) or one operation of it (42.3); the latest without a number',
    example: 'reverie memory undo 42.3',
  },
  {
    usage: 'memory restore <change>',
    summary: 'the memory as it was after a change',
    example: 'reverie memory restore 42',
  },
  {
    usage: 'memory confirm <change>',
    summary: 'lines that went missing by hand were meant to go',
    example: 'reverie memory confirm 42',
  },
  {
    usage: 'memory rebuild',
    summary: 'makes derived state again from change-sets and notes',
    example: 'reverie memory rebuild',
  },
  {
    usage: 'spaces list',
    summary: 'the spaces of the data directory',
    example: 'reverie spaces list --json',
  },
];
