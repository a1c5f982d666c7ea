import type { CommandResult } from '../../commands/command.ts';
import type { LockHolder } from '../../state/lock.ts';
import { type Check, counted, fail, firstFew, ok, warn } from './check.ts';

/** @param holder the living process that holds the data directory */
export function checkLock(holder: LockHolder | undefined): Check {
  if (holder === undefined) return ok('lock', 'Nobody holds the data directory.');
  const { pid, host, startedAt } = holder;
  return ok('lock', `Process ${pid} on ${host} holds the data directory since ${startedAt}.`);
}

/** What `service health` tells; an older service tells less. */
interface Health {
  adapters?: { name: string; running: boolean; problem?: string }[];
  unlogged?: number;
}

/**
 * Whether the service that holds the data directory answers.
 * @param ask puts `service health` to it; `undefined` when nobody took it
 */
export async function checkService(
  holder: LockHolder | undefined,
  host: string,
  ask: () => Promise<CommandResult | undefined>,
): Promise<Check> {
  const name = 'service';
  if (holder === undefined) {
    return ok(name, 'Reverie is not running; dreams on schedule need it to be.');
  }
  if (holder.host !== host) {
    return warn(
      name,
      `Reverie runs on ${holder.host}, where this machine cannot ask it.`,
      `Run the doctor on ${holder.host}.`,
    );
  }
  const answer = await ask().catch(() => undefined);
  if (answer === undefined) {
    return fail(
      name,
      `Process ${holder.pid} holds the data directory, but does not answer at ${holder.socket}.`,
      'Stop that process and start Reverie again.',
    );
  }
  const { adapters = [], unlogged = 0 } = (answer.document ?? {}) as Health;
  const stopped = adapters
    .filter(({ running }) => !running)
    .map((adapter) =>
      adapter.problem === undefined
        ? adapter.name
        : `${adapter.name} (${adapter.problem.replace(/\.$/, '')})`,
    );
  if (unlogged > 0) {
    return fail(
      name,
      `${counted(unlogged, 'message')} could not be logged since Reverie was started.`,
      'See what its log on standard error says; most likely the disk was full. Say those messages again.',
    );
  }
  if (stopped.length > 0) {
    return warn(
      name,
      `Reverie runs, but without ${firstFew(stopped)}.`,
      'See what its log on standard error says, and start it again.',
    );
  }
  return ok(name, 'Reverie runs and answers.');
}
