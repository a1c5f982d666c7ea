import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { messageOf } from '../src/chat/errors.ts';
import { InputError } from './support/input-error.ts';

/** What can be said on the command line of a measure. */
interface BenchOptions {
  runs: number | undefined;
  /** Where everything is kept afterwards, or what is measured is read. */
  data: string | undefined;
  /** Whether to say what each part contributes. */
  ablate: boolean;
}

interface BenchResult {
  /** The figures, as `--json` prints them. */
  report: object;
  /** The same for people. */
  text: string;
  /** Of a measure that looks for faults: whether there were any. */
  failed?: boolean;
}

/** Every measure by its name; loaded when it is asked for. */
const BENCHES: Record<string, (options: BenchOptions) => Promise<BenchResult>> = {
  async chat({ runs = 3 }) {
    const { chat, describeChat } = await import('./chat.ts');
    const report = await chat({ runs });
    return { report, text: describeChat(report) };
  },
  async crash({ runs = 50 }) {
    const { crash, describeCrash } = await import('./crash.ts');
    const report = await crash({ runs });
    return { report, text: describeCrash(report), failed: report.faults.length > 0 };
  },
  async dream({ runs = 3 }) {
    const { describeDream, dream } = await import('./dream.ts');
    const report = await dream({ runs });
    return { report, text: describeDream(report) };
  },
  async nights({ runs = 60, data }) {
    const { describeNights, nights } = await import('./nights.ts');
    const report = await nights({ nights: runs, ...(data === undefined ? {} : { dataDir: data }) });
    return { report, text: describeNights(report) };
  },
  async quality() {
    const { describeQuality, quality } = await import('./quality.ts');
    const report = await quality();
    return { report, text: describeQuality(report) };
  },
  async recall({ data, ablate }) {
    const { describeRecall, recall, recallOfLabelSets } = await import('./recall.ts');
    const report = data === undefined ? await recallOfLabelSets({ ablate }) : await recall(data, { ablate });
    return { report, text: describeRecall(report) };
  },
  async redact() {
    const { describeRedact, redact } = await import('./redact.ts');
    const report = redact();
    return { report, text: describeRedact(report) };
  },
  async search({ runs = 1 }) {
    const { describeSearch, search } = await import('./search.ts');
    const report = await search({ runs });
    return { report, text: describeSearch(report) };
  },
  async soak({ runs = 10 }) {
    const { describeSoak, soak } = await import('./soak.ts');
    const report = await soak({ minutes: runs });
    return { report, text: describeSoak(report), failed: report.faults.length > 0 };
  },
  async tokens({ runs = 30 }) {
    const { describeTokens, tokens } = await import('./tokens.ts');
    const report = await tokens({ days: runs });
    return { report, text: describeTokens(report) };
  },
};

const USAGE = `npm run bench -- <name> [--runs N] [--data DIR] [--ablate] [--json]\nNames: ${Object.keys(BENCHES).join(', ')}`;

/** Runs one measure and gives the exit code. */
async function main(argv: readonly string[]): Promise<number> {
  let parsed: {
    values: { runs?: string; data?: string; ablate?: boolean; json?: boolean };
    positionals: string[];
  };
  try {
    parsed = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        data: { type: 'string' },
        ablate: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    return usage(messageOf(error));
  }
  const { values, positionals } = parsed;
  const [name = '', ...rest] = positionals;
  const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (bench === undefined || rest.length > 0) return usage(`There is no measure ${positionals.join(' ')}.`);
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) return usage('--runs is a number from 1.');
  const {
    report,
    text,
    failed = false,
  } = await bench({ runs, data: values.data, ablate: values.ablate === true });
  const machine = { node: process.version, cpus: availableParallelism() };
  process.stdout.write(values.json === true ? `${JSON.stringify({ ...report, ...machine })}\n` : `${text}\n`);
  return failed ? 1 : 0;
}

function usage(problem: string): number {
  process.stderr.write(`${problem}\n${USAGE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
});
