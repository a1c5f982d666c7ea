import { CommanderError, Command as Program } from 'commander';
import { renderPlain } from '../chat/markup.ts';
import type { CommandResult } from '../commands/command.ts';
import { nearest } from '../text/nearest.ts';
import type { MakeAdapters } from './adapters.ts';
import { CliError, EXIT, exitCodeOf } from './exit.ts';
import type { InitOptions } from './init/init.ts';
import type { CommonOptions, Io } from './io.ts';
import { reportError } from './report.ts';
import { TABLE, type TableEntry } from './table.ts';
import { VERSION } from './version.ts';

const GROUPS: Record<string, string> = {
  dreaming: 'dreams on schedule',
  memory: 'the long-term memory',
  spaces: 'the spaces of the data directory',
  config: 'the configuration',
  log: 'the conversation log',
};

/** Timers of ours do not keep a process alive; while a command runs, this does. */
const KEEP_ALIVE_MS = 2 ** 30;

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
  const keepAlive = setInterval(() => undefined, KEEP_ALIVE_MS);
  try {
    await program.parseAsync(withCommand(argv), { from: 'user' });
    return exitCode;
  } catch (error) {
    return await reportError(suggested(error, argv, program), argv.includes('--json'), io);
  } finally {
    clearInterval(keepAlive);
  }
}

/** Without a command the service starts, with whatever options were given. */
function withCommand(argv: readonly string[]): string[] {
  const [first] = argv;
  if (first !== undefined && (!first.startsWith('-') || OF_ITSELF.has(first))) return [...argv];
  // `reverie --data ./here memory show`: people put what every command takes in front.
  let at = 0;
  while (COMMON.has(argv[at] ?? '')) at += argv[at] === '--json' ? 1 : 2;
  const command = argv[at];
  if (at > 0 && command !== undefined && !command.startsWith('-')) {
    return [...argv.slice(at), ...argv.slice(0, at)];
  }
  return ['start', ...argv];
}

const OF_ITSELF = new Set(['-h', '--help', '-V', '--version']);
const COMMON = new Set(['--config', '--data', '--json']);

/** A command that does not exist, with the one that was probably meant, also when its group was left out. */
function suggested(error: unknown, argv: readonly string[], program: Program): unknown {
  if (!(error instanceof CommanderError) || error.code !== 'commander.unknownCommand') return error;
  const word = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  const [first = '', second = ''] = withCommand(argv);
  const near = (first === word ? undefined : meantIn(first, word, program)) ?? meant(word, second, program);
  const hint = near === undefined ? '' : ` Did you mean "reverie ${near}"?`;
  return new CliError(
    'usage',
    EXIT.usage,
    `There is no command "${first === word ? word : `${first} ${word}`}".${hint}\nAdd --help to see them all.`,
  );
}

function meantIn(group: string, word: string, program: Program): string | undefined {
  const names = program.commands.find((one) => one.name() === group)?.commands.map((one) => one.name()) ?? [];
  const found = nearest(word, names);
  return found === undefined ? undefined : `${group} ${found}`;
}

function meant(word: string, next: string, program: Program): string | undefined {
  const groups = program.commands.map((one) => one.name());
  const group = nearest(word, groups);
  const inGroup = groups.find((name) => {
    const commands = program.commands.find((one) => one.name() === name)?.commands ?? [];
    return commands.some((one) => one.name() === word);
  });
  if (inGroup !== undefined) return `${inGroup} ${word}`;
  return group === undefined ? undefined : (meantIn(group, next, program) ?? group);
}

function build(io: Io, makeAdapters: MakeAdapters, leave: (code: number) => void): Program {
  const program = new Program('reverie')
    .description('A chat-bot whose memory you can trust. Without a command it starts the service.')
    .version(VERSION, '-V, --version', 'the version')
    .helpOption('-h, --help', 'how it is used')
    .exitOverride()
    .configureOutput({ writeOut: io.stdout, writeErr: io.stderr, outputError: () => undefined })
    .addHelpText('after', '\nExample: reverie start --data ./data')
    .showSuggestionAfterError();
  const groups = new Map<string, Program>();

  function group(name: string, summary: string, example: string): Program {
    const present = groups.get(name);
    if (present !== undefined) return present;
    const made = program.command(name).description(summary).addHelpText('after', `\nExample: ${example}`);
    groups.set(name, made);
    return made;
  }

  function add(usage: string, summary: string, example: string): Program {
    const [head = '', ...rest] = usage.split(' ');
    const summaryOfGroup = GROUPS[head];
    const parent = summaryOfGroup === undefined ? program : group(head, summaryOfGroup, example);
    return parent
      .command(summaryOfGroup === undefined ? usage : rest.join(' '))
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
  add('init', 'asks for the first settings and writes config.json', 'reverie init --config config.json')
    .option('--yes', 'ask nothing, take the defaults')
    .option('--force', 'replace a configuration file that is there')
    .action(async (options: InitOptions) => {
      const { init } = await import('./init/init.ts');
      leave(await init(options, io));
    });
  add(
    'doctor',
    'tries out platforms, model, disk, clock and dreams, and says what to do',
    'reverie doctor --json',
  ).action(async (options: CommonOptions) => {
    const { doctor } = await import('./doctor/doctor.ts');
    leave(await doctor(options, io, makeAdapters));
  });
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
  for (const entry of TABLE) addFromTable(entry, add(entry.usage, entry.summary, entry.example), io, leave);
  return program;
}

function addFromTable(entry: TableEntry, command: Program, io: Io, leave: (code: number) => void): void {
  command
    .option('--space <space>', 'a space by id or folder; needed when there are several')
    .option('--now <time>', 'pretend that it is this moment (ISO 8601)');
  for (const option of entry.options ?? []) command.addOption(option);
  const name = entry.usage
    .split(' ')
    .filter((word) => /^[a-z]/.test(word))
    .join(' ');
  command.action(async (...given: unknown[]) => {
    const options = command.opts<CommonOptions & Record<string, unknown>>();
    // Arguments come first, then commander's own two; an argument of several words is a list.
    const words = given
      .slice(0, -2)
      .flat()
      .filter((word): word is string => typeof word === 'string');
    const { carryOut } = await import('./carry-out.ts');
    const result = await carryOut(
      { command: entry.command ?? name, text: entry.text?.(words, options, io.cwd) ?? words.join(' ') },
      options,
      io,
    );
    print(result, options.json === true, io);
    leave(exitCodeOf(result.status));
  });
}

/** Results go to standard output, refusals to standard error, and with `--json` one document either way. */
function print({ status, text, document }: CommandResult, json: boolean, io: Io): void {
  const isResult = status === 'ok' || status === 'partial' || document !== undefined;
  if (!json) (isResult ? io.stdout : io.stderr)(`${renderPlain(text)}\n`);
  else if (isResult) io.stdout(`${JSON.stringify(document ?? { text })}\n`);
  else io.stdout(`${JSON.stringify({ error: { code: status, message: text } })}\n`);
}
