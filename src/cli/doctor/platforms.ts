import type { Finding } from '../../chat/adapter.ts';
import { messageOf } from '../../chat/errors.ts';
import type { CommandResult } from '../../commands/command.ts';
import { describeCommands } from '../../commands/help-text.ts';
import { commands } from '../../commands/registry.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { problemLine } from '../../config/problems.ts';
import { missingTokens } from '../../config/tokens.ts';
import { textsOf } from '../../text/say.ts';
import type { MakeAdapters } from '../adapters.ts';
import { ownerName } from '../settings.ts';
import { type Check, fail } from './check.ts';

/** What a platform found out about itself. */
interface PlatformFindings {
  name: string;
  findings: readonly Finding[];
}

/**
 * How the platforms are set up. A service that runs looks by itself: a second connection would cut off its own.
 * @param ask puts `service probe` to a running service; `undefined` when none runs or answers
 */
export async function checkPlatforms(
  loaded: LoadedConfig,
  makeAdapters: MakeAdapters,
  ask: () => Promise<CommandResult | undefined>,
): Promise<Check[]> {
  const answer = await ask().catch(() => undefined);
  const found = answer === undefined ? await probe(loaded, makeAdapters) : told(answer);
  return found.flatMap(({ name, findings }) =>
    findings.map((finding) => ({
      ...finding,
      name: `${name} ${finding.name}`,
      fix: finding.result === 'ok' ? null : (finding.fix ?? null),
    })),
  );
}

/** The tokens that are missing; the rest of the doctor needs none. */
export function checkTokens({ config, secrets }: LoadedConfig): Check[] {
  return missingTokens(config, secrets).map((problem) =>
    fail('tokens', `${problemLine(problem)}.`, 'Do what the sentence says, and start Reverie again.'),
  );
}

function told({ document }: CommandResult): readonly PlatformFindings[] {
  return (document as { platforms?: readonly PlatformFindings[] } | undefined)?.platforms ?? [];
}

async function probe(loaded: LoadedConfig, makeAdapters: MakeAdapters): Promise<PlatformFindings[]> {
  const { config, secrets } = loaded;
  if (missingTokens(config, secrets).length > 0) return [];
  const adapters = await makeAdapters(loaded, ownerName(config.adapters.console.name), () => undefined);
  const menu = describeCommands(textsOf(config.language), commands);
  return Promise.all(
    adapters.map(async (adapter) => {
      if (adapter.probe === undefined) return { name: adapter.name, findings: [] };
      await adapter.registerCommands(menu).catch(() => undefined);
      const findings = await adapter
        .probe()
        .catch((error: unknown): Finding[] => [
          { name: 'check', result: 'fail', message: messageOf(error), fix: 'Run the doctor again later.' },
        ]);
      await adapter.stop().catch(() => undefined);
      return { name: adapter.name, findings };
    }),
  );
}
