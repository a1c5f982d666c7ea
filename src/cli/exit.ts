import type { PlatformError } from '../chat/errors.ts';
import type { CommandStatus } from '../commands/command.ts';

/** Exit codes of the command line. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  configuration: 3,
  notAllowed: 4,
  unreachable: 5,
  partial: 6,
  interrupted: 130,
  terminated: 143,
} as const;

const BY_STATUS: Record<CommandStatus, number> = {
  ok: EXIT.ok,
  failed: EXIT.failed,
  busy: EXIT.failed,
  not_found: EXIT.failed,
  not_allowed: EXIT.notAllowed,
  usage: EXIT.usage,
  partial: EXIT.partial,
};

/** How a command that ended this way leaves the process. */
export function exitCodeOf(status: CommandStatus): number {
  return BY_STATUS[status];
}

/** How a platform that cannot be used leaves the process. */
export function exitCodeOfPlatform({ reason }: PlatformError): number {
  return reason === 'refused' ? EXIT.notAllowed : EXIT.unreachable;
}

/** A command line that cannot be carried out. */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** For `--json`, such as `usage` or `locked`. */
  readonly code: string;
  readonly exitCode: number;

  constructor(code: string, exitCode: number, message: string) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
  }
}
