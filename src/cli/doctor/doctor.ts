import { ConfigError } from '../../config/problems.ts';
import { systemClock } from '../../time/clock.ts';
import type { MakeAdapters } from '../adapters.ts';
import { EXIT } from '../exit.ts';
import type { CommonOptions, Io } from '../io.ts';
import { loadSettings } from '../settings.ts';
import { type Check, counted } from './check.ts';
import { configurationFaults } from './configuration.ts';
import { type Diagnosis, examine } from './examine.ts';

/** Tries out all that Reverie needs, and says what to do; nothing but the probe of the disk is written. */
export async function doctor(options: CommonOptions, io: Io, makeAdapters: MakeAdapters): Promise<number> {
  const { checks, unreachable } = await diagnose(options, io, makeAdapters);
  if (options.json === true) io.stdout(`${JSON.stringify({ checks })}\n`);
  else io.stdout(`${[...checks.map(shown), summary(checks)].join('\n')}\n`);
  if (unreachable) return EXIT.unreachable;
  return checks.some(({ result }) => result === 'fail') ? EXIT.failed : EXIT.ok;
}

async function diagnose(options: CommonOptions, io: Io, makeAdapters: MakeAdapters): Promise<Diagnosis> {
  try {
    return await examine(loadSettings(options, io), io, systemClock, makeAdapters);
  } catch (error) {
    if (error instanceof ConfigError) return { checks: configurationFaults(error), unreachable: false };
    throw error;
  }
}

function shown({ name, result, message, fix }: Check): string {
  const line = `${result.padEnd(4)}  ${name}: ${message}`;
  return fix === null ? line : `${line}\n      → ${fix}`;
}

function summary(checks: readonly Check[]): string {
  const failed = checks.filter(({ result }) => result === 'fail').length;
  const warned = checks.filter(({ result }) => result === 'warn').length;
  if (failed + warned === 0) return 'All is well.';
  return `${counted(failed, 'failure')}, ${counted(warned, 'warning')}.`;
}
