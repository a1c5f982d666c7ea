import type { CommandResult } from '../commands/command.ts';
import { runLedger } from '../dreaming/runs.ts';
import type { Service } from '../service.ts';

/** The spaces of the data directory, each with its size and its last dream. */
export async function listSpaces(service: Service): Promise<CommandResult> {
  const spaces = [];
  for (const id of await service.spaces.known()) {
    const space = await service.spaces.open(id);
    spaces.push({
      id,
      folder: space.folder,
      conversations: service.spaces.conversationsOf(id).map((ref) => ref.id),
      dreaming: await service.isDreaming(space),
      items: (await space.keeper.look()).items.length,
      lastRun: (await runLedger(space.state).last()) ?? null,
    });
  }
  const lines = spaces.map(
    ({ id, folder, items, dreaming, lastRun }) =>
      `${id}: ${items} ${items === 1 ? 'line' : 'lines'}, dreaming ${dreaming ? 'on' : 'off'}, last dream ${lastRun?.startedAt.slice(0, 16).replace('T', ' ') ?? 'none'}, ${folder}`,
  );
  return { text: lines.join('\n') || 'There are no spaces yet.', document: { spaces }, status: 'ok' };
}
