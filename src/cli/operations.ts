import type { CommandResult } from '../commands/command.ts';
import type { CommandLineRequest, Service } from '../service.ts';
import { listSpaces } from './list-spaces.ts';
import { rebuild } from './rebuild.ts';

type Operation = (service: Service, request: CommandLineRequest) => Promise<CommandResult>;

/** What only the command line offers. */
const operations: Record<string, Operation> = {
  'spaces list': listSpaces,
  'memory rebuild': rebuild,
};

/** Carries out a command of the command line, in this process. */
export function operate(
  service: Service,
  request: CommandLineRequest,
  progress: (phase: string) => void,
): Promise<CommandResult> {
  const operation = Object.hasOwn(operations, request.command) ? operations[request.command] : undefined;
  return operation === undefined ? service.execute(request, progress) : operation(service, request);
}
