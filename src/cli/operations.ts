import type { CommandResult } from '../commands/command.ts';
import { runLedger } from '../dreaming/runs.ts';
import type { CommandLineRequest, Service } from '../service.ts';

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
  const operation = operations[request.command];
  return operation === undefined ? service.execute(request, progress) : operation(service, request);
}

async function listSpaces(service: Service): Promise<CommandResult> {
  const spaces = [];
  for (const id of await service.spaces.known()) {
    const space = await service.spaces.open(id);
    const lastRun = await runLedger(space.state).last();
    const { dreaming } = (await service.execute({ command: 'memory status', text: '', space: id }))
      .document as {
      dreaming: { enabled: boolean };
    };
    spaces.push({
      id,
      folder: space.folder,
      conversations: service.spaces.conversationsOf(id).map((ref) => ref.id),
      dreaming: dreaming.enabled,
      items: (await space.keeper.look()).items.length,
      lastRun: lastRun ?? null,
    });
  }
  const lines = spaces.map(
    ({ id, folder, items, dreaming, lastRun }) =>
      `${id}: ${items} ${items === 1 ? 'line' : 'lines'}, dreaming ${dreaming ? 'on' : 'off'}, last dream ${lastRun?.startedAt.slice(0, 16).replace('T', ' ') ?? 'none'}, ${folder}`,
  );
  return { text: lines.join('\n') || 'There are no spaces yet.', document: { spaces }, status: 'ok' };
}

/** Makes what is derived again from the files that people can read. */
async function rebuild(service: Service, { space: id }: CommandLineRequest): Promise<CommandResult> {
  const space = await service.spaces.open(id);
  await space.keeper.rebuild();
  const restored = await runLedger(space.state).list(1);
  return {
    text: `The derived state of ${id} was made again from its change-sets.`,
    document: { space: id, runs: restored.length },
    status: 'ok',
  };
}
