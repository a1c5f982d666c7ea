import { type CommandResult, failure } from '../commands/command.ts';
import { onlyReads } from '../commands/registry.ts';
import type { DreamPhase } from '../dreaming/types.ts';
import type { CommandLineRequest, Service } from '../service.ts';
import { ENGLISH, say } from '../text/say.ts';
import { listSpaces } from './list-spaces.ts';
import { rebuild } from './rebuild.ts';
import { runBackfill, runHarness } from './rem.ts';
import { runShadowTrial } from './shadow-trial.ts';

interface Operation {
  reads: boolean;
  /** Whether it makes memories, so that it is refused where there are to be none. */
  remembers?: true;
  run(service: Service, request: CommandLineRequest): Promise<CommandResult>;
}

/** What only the command line offers. */
const operations: Record<string, Operation> = {
  'spaces list': { reads: true, run: (service) => service.hold(() => listSpaces(service)) },
  'service health': { reads: true, run: tellHealth },
  'service probe': { reads: true, run: tellFindings },
  'memory rebuild': {
    reads: false,
    remembers: true,
    run: (service, request) => service.hold(() => rebuild(service, request)),
  },
  'memory rem-harness': {
    reads: true,
    run: (service, request) => service.hold(() => runHarness(service, request)),
  },
  'memory rem-backfill': {
    reads: false,
    remembers: true,
    run: (service, request) => service.hold(() => runBackfill(service, request)),
  },
  'memory shadow-trial': {
    reads: false,
    remembers: true,
    run: (service, request) => service.hold(() => runShadowTrial(service, request)),
  },
};

const operationOf = (name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name] : undefined;

/** Whether a command of the command line changes nothing. */
export function isReading({ command, text }: Pick<CommandLineRequest, 'command' | 'text'>): boolean {
  return operationOf(command)?.reads ?? onlyReads(command, text);
}

/** Carries out a command of the command line, in this process. */
export async function operate(
  service: Service,
  request: CommandLineRequest,
  progress: (phase: DreamPhase) => void,
): Promise<CommandResult> {
  const operation = operationOf(request.command);
  if (operation === undefined) return service.execute(request, progress);
  if (operation.remembers) {
    const { settings } = await service.spaces.open(request.space);
    if (!settings.memoryEnabled)
      return failure('failed', say(ENGLISH, 'memory.off', { command: request.command }));
  }
  return operation.run(service, request);
}

/** How a running service is; `doctor` asks for it. */
async function tellHealth(service: Service): Promise<CommandResult> {
  return { text: 'Reverie is running.', document: service.health(), status: 'ok' };
}

/** How its platforms are set up, as the service sees it that is connected to them. */
async function tellFindings(service: Service): Promise<CommandResult> {
  return { text: 'Looked at.', document: { platforms: await service.probe() }, status: 'ok' };
}
