import type { LoadedConfig } from '../../config/load.ts';
import { type ConfigError, problemLine } from '../../config/problems.ts';
import type { Config } from '../../config/schema.ts';
import { zoneFault } from '../../config/values.ts';
import { type Check, fail, ok, warn } from './check.ts';

const CONFIGURATION = 'configuration';
const ZONE = 'zone';

/** For a configuration that can be used. */
export function checkConfiguration({ file }: Pick<LoadedConfig, 'file'>): Check {
  const where = file ?? 'The defaults hold (there is no config.json here)';
  return ok(CONFIGURATION, `${where}: nothing is wrong.`);
}

/** For one that cannot: each of its problems. */
export function configurationFaults({ problems }: Pick<ConfigError, 'problems'>): Check[] {
  return problems.map((problem) =>
    fail(CONFIGURATION, problemLine(problem), 'Correct it; until then nothing else can be checked.'),
  );
}

/**
 * @param isChosen whether the configuration names the zone
 * @param system the system's IANA zone
 */
export function checkZone({ timezone }: Pick<Config, 'timezone'>, isChosen: boolean, system: string): Check {
  const fault = zoneFault(timezone);
  if (fault !== undefined) {
    return fail(ZONE, `The zone is ${timezone}. ${fault}.`, 'Set timezone in the configuration.');
  }
  if (!isChosen && timezone === 'UTC') {
    return warn(
      ZONE,
      "Days, notes and dreams follow UTC, the system's zone, which nobody may have chosen.",
      'Set timezone in the configuration to where the people live, such as "Europe/Kyiv".',
    );
  }
  if (timezone === system) return ok(ZONE, `${timezone}, as the system.`);
  return ok(ZONE, `${timezone}, from the configuration; the system is in ${system}.`);
}
