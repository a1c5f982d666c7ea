import { CommanderError, Option, Command as Program } from 'commander';
import { CliError, EXIT, exitCodeOf } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import type { MakeAdapters } from './start.ts';

/** What a command of the command line asks of the command table. */
interface TableEntry {
  /** On the command line, such as `memory why <line...>`. */
  usage: string;
  summary: string;
  example: string;
  /** Its name in the command table; the same as on the command line when absent. */
  command?: string;
  options?: Option[];
  /** The text that follows the command in the chat. */
  text?: (words: readonly string[], options: Record<string, unknown>) => string;
}

const TABLE: readonly TableEntry[] = [
  {
    usage: 'dream',
    command: 'memory dream',
    summary: 'a dream now',
    example: 'reverie dream --days 7 --preview',
    options: [
      new Option('--days <N>', 'days back from today, 1 to 30').default('3'),
      new Option('--preview', 'write nothing, show what would change'),
      new Option('--again', 'judge everything of these days afresh'),
    ],
    text: (_, { days, preview, again }) =>
      [String(days), ...(preview === true ? ['preview'] : []), ...(again === true ? ['again'] : [])].join(
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
    usage: 'memory why <line...>',
    summary: 'which words a line rests on',
    example: 'reverie memory why 3',
  },
  {
    usage: 'memory remember <text...>',
    summary: 'puts a line straight into the memory',
    example: 'reverie memory remember "Olha is allergic to peanuts"',
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
    options: [new Option('--limit <N>', 'most changes').default('10')],
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
    usage: 'memory rebuild',
    summary: 'makes derived state again from the files',
    example: 'reverie memory rebuild',
  },
  {
    usage: 'spaces list',
    summary: 'the spaces of the data directory',
    example: 'reverie spaces list --json',
  },
];

const GROUPS: Record<string, string> = {
  dreaming: 'dreams on schedule',
  memory: 'the long-term memory',
  spaces: 'the spaces of the data directory',
  config: 'the configuration',
  log: 'the conversation log',
};

/** Runs the command line and gives the exit code; never throws. */
export async function runCommandLine(
  argv: readonly string[],
  io: Io,
  makeAdapters: MakeAdapters,
): Promise<number> {
  let exitCode: number = EXIT.ok;
  const program = build(io, makeAdapters, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(argv.length === 0 ? ['start'] : [...argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    return report(error, argv.includes('--json'), io);
  }
}

function build(io: Io, makeAdapters: MakeAdapters, leave: (code: number) => void): Program {
  const program = new Program('reverie')
    .description('A chat-bot whose memory you can trust. Without a command it starts the service.')
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError: () => undefined })
    .showSuggestionAfterError();
  const groups = new Map<string, Program>();

  function add(usage: string, summary: string, example: string): Program {
    const [head = '', ...rest] = usage.split(' ');
    const summaryOfGroup = GROUPS[head];
    let parent = program;
    let spec = usage;
    if (summaryOfGroup !== undefined) {
      parent = groups.get(head) ?? program.command(head).description(summaryOfGroup);
      groups.set(head, parent);
      spec = rest.join(' ');
    }
    return parent
      .command(spec)
      .description(summary)
      .option('--config <file>', 'the configuration file (default: config.json here, when there is one)')
      .option('--data <folder>', 'the data directory')
      .option('--json', 'one JSON document on standard output')
      .addHelpText('after', `\nExample: ${example}`);
  }

  add(
    'start',
    'runs the service (with nothing configured: a chat in this terminal)',
    'reverie start --data ./data',
  ).action(async (options: CommonOptions) => {
    const { start } = await import('./start.ts');
    leave(await start(options, io, makeAdapters));
  });
  add('demo', 'a week of a bundled chat with its dreams, in seconds', 'reverie demo').action(
    async (options: CommonOptions) => {
      const { demo } = await import('./demo/demo.ts');
      leave(await demo(options, io));
    },
  );
  add('config validate', 'checks the configuration', 'reverie config validate --config config.json').action(
    async (options: CommonOptions) => {
      const { validateConfig } = await import('./config-commands.ts');
      leave(validateConfig(options, io));
    },
  );
  add('config show', 'the settings in force', 'reverie config show --origin')
    .option('--origin', 'say where each value comes from')
    .action(async (options: CommonOptions) => {
      const { showConfig } = await import('./config-commands.ts');
      leave(showConfig(options, io));
    });
  add('log show', 'the conversation log, a record a line', 'reverie log show --day 2026-11-30 --json')
    .option('--space <space>', 'a space by id or folder; needed when there are several')
    .option('--day <day>', 'one day only')
    .action(async (options: CommonOptions & { day?: string }) => {
      const { showLog } = await import('./show-log.ts');
      leave(await showLog(options, io));
    });

  for (const entry of TABLE) {
    const command = add(entry.usage, entry.summary, entry.example)
      .option('--space <space>', 'a space by id or folder; needed when there are several')
      .option('--now <time>', 'pretend that it is this moment (ISO 8601)');
    for (const option of entry.options ?? []) command.addOption(option);
    command.action(async (...given: unknown[]) => {
      const options = command.opts<CommonOptions & Record<string, unknown>>();
      const words = given
        .slice(0, -2)
        .flat()
        .filter((word): word is string => typeof word === 'string');
      const name = entry.usage
        .split(' ')
        .filter((word) => /^[a-z]/.test(word))
        .join(' ');
      const { carryOut } = await import('./session.ts');
      const request = {
        command: entry.command ?? name,
        text: entry.text === undefined ? words.join(' ') : entry.text(words, options),
      };
      const result = await carryOut(request, options, io);
      leave(exitCodeOf(result.status));
      if (result.status === 'ok' || result.status === 'partial' || result.document !== undefined) {
        io.stdout(
          options.json === true
            ? `${JSON.stringify(result.document ?? { text: result.text })}\n`
            : `${result.text}\n`,
        );
      } else if (options.json === true) {
        io.stdout(`${JSON.stringify({ error: { code: result.status, message: result.text } })}\n`);
      } else {
        io.stderr(`${result.text}\n`);
      }
    });
  }
  return program;
}

/** An error as its sentence, with the exit code that goes with it. */
async function report(error: unknown, json: boolean, io: Io): Promise<number> {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
  const { code, exitCode, message } = await judge(error);
  if (json) io.stdout(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.stderr(`${message}\n`);
  return exitCode;
}

async function judge(error: unknown): Promise<{ code: string; exitCode: number; message: string }> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CliError) return { code: error.code, exitCode: error.exitCode, message };
  if (error instanceof CommanderError) {
    return {
      code: 'usage',
      exitCode: EXIT.usage,
      message:
        message === '(outputHelp)'
          ? 'Which command? Add --help to see them.'
          : `${message.replace(/^error: /, '')}\nAdd --help to see how it is used.`,
    };
  }
  const [{ ConfigError }, { LockedError }] = await Promise.all([
    import('../config/problems.ts'),
    import('../state/lock.ts'),
  ]);
  if (error instanceof ConfigError) return { code: 'configuration', exitCode: EXIT.configuration, message };
  if (error instanceof LockedError) return { code: 'locked', exitCode: EXIT.failed, message };
  return { code: 'failed', exitCode: EXIT.failed, message };
}
