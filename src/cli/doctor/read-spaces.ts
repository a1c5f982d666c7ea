import { messageOf } from '../../chat/errors.ts';
import { memoryTokens } from '../../dreaming/facts.ts';
import { runLedger } from '../../dreaming/runs.ts';
import type { Service } from '../../service.ts';
import { type Check, fail } from './check.ts';
import type { SpaceFacts } from './dreaming.ts';
import type { IndexFacts } from './search-index.ts';

/** How many of the newest dreams are looked at. */
const RUNS = 30;

/** What is known of every space; one that cannot be read is a failed check. Changes nothing. */
export async function readSpaces(service: Service): Promise<{
  spaces: (SpaceFacts & IndexFacts)[];
  unreadable: Check[];
}> {
  const spaces: (SpaceFacts & IndexFacts)[] = [];
  const unreadable: Check[] = [];
  for (const id of await service.spaces.known()) {
    try {
      spaces.push(await readSpace(service, id));
    } catch (error) {
      unreadable.push(
        fail(
          'spaces',
          `${id} cannot be read: ${messageOf(error)}`,
          'Do what the sentence says; the backup has what cannot be repaired.',
        ),
      );
    }
  }
  return { spaces, unreadable };
}

async function readSpace(service: Service, id: string): Promise<SpaceFacts & IndexFacts> {
  const space = await service.spaces.open(id);
  const { text, items } = await space.keeper.look();
  const days = await space.log.days();
  const [firstDay] = days;
  const newest = days.at(-1);
  const times = newest === undefined ? [] : (await space.log.read(newest)).map(({ at }) => Date.parse(at));
  return {
    id,
    remembers: space.settings.memoryEnabled,
    dreaming: await service.isDreaming(space),
    dreamZone: space.settings.dreamTimezone,
    runs: await runLedger(space.state).list(RUNS),
    index: await space.recall.describe(),
    items: items.length,
    tokens: memoryTokens(text),
    ...(firstDay === undefined ? {} : { firstDay }),
    ...(times.length === 0 ? {} : { newestAt: times.reduce((a, b) => Math.max(a, b)) }),
  };
}
