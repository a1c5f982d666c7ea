import { CommanderError } from 'commander';
import { messageOf } from '../chat/errors.ts';
import { CliError, EXIT, exitCodeOfPlatform } from './exit.ts';
import type { Io } from './io.ts';

/** An error as its sentence, on standard output as a document with `--json`; gives the exit code that goes with it. */
export async function reportError(error: unknown, json: boolean, io: Io): Promise<number> {
  if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
  const { code, exitCode, message } = await judge(error);
  if (json) io.stdout(`${JSON.stringify({ error: { code, message } })}\n`);
  else io.stderr(`${message}\n`);
  return exitCode;
}

async function judge(error: unknown): Promise<{ code: string; exitCode: number; message: string }> {
  const message = messageOf(error);
  if (error instanceof CliError) return { code: error.code, exitCode: error.exitCode, message };
  if (error instanceof CommanderError) {
    return { code: 'usage', exitCode: EXIT.usage, message: usageSentence(message) };
  }
  const [
    { ConfigError },
    { DeliveryError, PlatformError },
    { LockedError },
    { describeSystemError, VaultError },
    { forLog },
  ] = await Promise.all([
    import('../config/problems.ts'),
    import('../chat/errors.ts'),
    import('../state/lock.ts'),
    import('../memory/vault.ts'),
    import('./log.ts'),
  ]);
  if (error instanceof ConfigError) return { code: 'configuration', exitCode: EXIT.configuration, message };
  // What a person typed is repeated to them as they typed it; what others put into an error is shown as in the log.
  const safe = forLog()(message);
  if (error instanceof DeliveryError)
    return { code: 'unreachable', exitCode: EXIT.unreachable, message: safe };
  if (error instanceof PlatformError)
    return { code: error.reason, exitCode: exitCodeOfPlatform(error), message: safe };
  if (error instanceof LockedError) return { code: 'locked', exitCode: EXIT.failed, message: safe };
  const { path } = error as NodeJS.ErrnoException;
  const isOurs = path === undefined || error instanceof VaultError;
  return {
    code: 'failed',
    exitCode: EXIT.failed,
    message: isOurs ? safe : `Could not use ${path}: ${describeSystemError(error)}`,
  };
}

function usageSentence(message: string): string {
  if (message === '(outputHelp)') return 'Say which of these commands.';
  return `${message.replace(/^error: /, '')}\nAdd --help to see how it is used.`;
}
