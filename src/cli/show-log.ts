import { join } from 'node:path';
import { encodeFolderName } from '../chat/ids.ts';
import { spaceSettings } from '../config/spaces.ts';
import { openLog } from '../conversation/log.ts';
import { folderVault } from '../memory/vault.ts';
import { singleLine } from '../text/visible.ts';
import { localMinute, parseInstant } from '../time/zone.ts';
import { chooseSpace, requireDataDir } from './choose-space.ts';
import { CliError, EXIT } from './exit.ts';
import type { CommonOptions, Io } from './io.ts';
import { loadSettings } from './settings.ts';

/** Prints the conversation log, a record a line. It only reads, so it needs neither lock nor running service. */
export async function showLog(options: CommonOptions & { day?: string }, io: Io): Promise<number> {
  const { config } = loadSettings(options, io);
  await requireDataDir(config.dataDir);
  const id = await chooseSpace(config.dataDir, options.space);
  if (
    options.day !== undefined &&
    (!/^\d{4}-\d{2}-\d{2}$/.test(options.day) || parseInstant(options.day, 'UTC') === undefined)
  ) {
    throw new CliError('usage', EXIT.usage, `--day ${options.day} is not a day. Write it like 2026-11-30.`);
  }
  const zone = spaceSettings(config, id).timezone;
  const log = openLog({
    vault: folderVault(join(config.dataDir, 'spaces', encodeFolderName(id))),
    zone,
    dayStartsAt: config.day.startsAt,
    now: () => 0,
    warn: (sentence) => io.stderr(`${sentence}\n`),
  });
  const all = await log.days();
  const days = options.day === undefined ? all : all.filter((day) => day === options.day);
  if (days.length === 0)
    io.stderr(`Nothing was said${options.day === undefined ? ' yet' : ` on ${options.day}`}.\n`);
  for (const day of days) {
    for (const record of await log.read(day)) {
      if (options.json === true) io.stdout(`${JSON.stringify(record)}\n`);
      else {
        const when = localMinute(Date.parse(record.at), zone);
        io.stdout(`${when} ${record.kind} ${singleLine(record.author.name)}: ${singleLine(record.text)}\n`);
      }
    }
  }
  return EXIT.ok;
}
