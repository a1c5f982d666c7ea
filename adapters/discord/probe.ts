import type { CommandDescription, Finding } from '../../src/chat/adapter.ts';
import type { Api, ApplicationInfo } from './api.ts';
import { commandBodies, sameCommands } from './commands.ts';
import { INTENT_REFUSED, platformError } from './errors.ts';
import type { DiscordSettings } from './options.ts';
import { inviteLink, missingPermissions } from './permissions.ts';

/** An application may read messages: approved by Discord, or because it is in few guilds. */
const APPROVED = 1 << 18;
const MESSAGE_CONTENT = APPROVED | (1 << 19);
/** From so many servers on Discord has to approve of it. */
const MOST_UNAPPROVED = 100;
/** Ids of messages carry their time; more than this apart, days and orders get mixed up. */
const MOST_SKEW_MS = 30_000;

interface ProbeOptions {
  api: Api;
  settings: DiscordSettings;
  /** The table that the commands on Discord are compared with; not given, they are not looked at. */
  commands: readonly CommandDescription[] | undefined;
}

/** Looks at how the bot is set up on Discord, without connecting and without changing anything. */
export async function probe({ api, settings, commands }: ProbeOptions): Promise<Finding[]> {
  const { clock, guildId } = settings;
  let application: ApplicationInfo;
  let self: { name: string; at: number };
  try {
    self = await api.self();
    application = await api.application();
  } catch (error) {
    return [{ name: 'token', result: 'fail', message: platformError(error).message }];
  }
  const token: Finding = { name: 'token', result: 'ok', message: `Discord knows the bot as ${self.name}.` };
  const guilds = once(() => api.guilds());
  const rest = [
    async () => [intentFinding(application, (await guilds().catch(() => [])).length)],
    async () =>
      commands === undefined ? [] : [await commandsFinding(api, application.id, commands, guildId)],
    async () => guildFindings(await guilds(), application.id),
    async () => clockFinding(self.at, clock.now()),
  ];
  const findings: Finding[] = [token];
  for (const look of rest) {
    findings.push(
      ...(await look().catch((error: unknown): Finding[] => [
        { name: 'discord', result: 'fail', message: platformError(error).message },
      ])),
    );
  }
  return findings;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

function intentFinding({ flags = 0 }: ApplicationInfo, servers: number): Finding {
  const name = 'message content';
  if ((flags & MESSAGE_CONTENT) !== 0 && (flags & APPROVED) === 0 && servers >= MOST_UNAPPROVED) {
    const message = `The bot is in ${servers} servers; from ${MOST_UNAPPROVED} on Discord has to approve of its reading messages.`;
    const fix =
      'Have the application verified in the Developer Portal, and ask for “Message Content Intent” there.';
    return { name, result: 'warn', message, fix };
  }
  if ((flags & MESSAGE_CONTENT) !== 0) {
    return { name, result: 'ok', message: 'The bot may read what is written.' };
  }
  const fix = 'Switch “Message Content Intent” on in the Developer Portal, page “Bot”.';
  return { name, result: 'fail', message: INTENT_REFUSED, fix };
}

async function commandsFinding(
  api: Api,
  application: string,
  commands: readonly CommandDescription[],
  guild: string | undefined,
): Promise<Finding> {
  const name = 'commands';
  const there = await api.commands(application, guild);
  if (sameCommands(there, commandBodies(commands, guild === undefined))) {
    return { name, result: 'ok', message: 'Discord has the commands of this version.' };
  }
  const message = 'The commands on Discord are not those of this version.';
  return { name, result: 'warn', message, fix: 'Start the bot once: it registers them.' };
}

function guildFindings(
  guilds: readonly { name: string; permissions: string }[],
  application: string,
): Finding[] {
  const link = inviteLink(application);
  if (guilds.length === 0) {
    const message = 'The bot is in no server yet.';
    return [{ name: 'servers', result: 'warn', message, fix: `Invite it: ${link}` }];
  }
  return guilds.map(({ name, permissions }): Finding => {
    const missing = missingPermissions(BigInt(permissions));
    if (missing.length === 0) {
      return {
        name: `permissions in ${name}`,
        result: 'ok',
        message: 'The bot has every permission it needs.',
      };
    }
    const message = `The bot lacks ${missing.map((one) => `“${one}”`).join(', ')} in ${name}.`;
    const fix = `Give its role there these permissions, or invite it again: ${link}`;
    return { name: `permissions in ${name}`, result: 'warn', message, fix };
  });
}

function clockFinding(there: number, here: number): Finding[] {
  if (Number.isNaN(there)) return [];
  const skew = Math.round(Math.abs(here - there) / 1000);
  const name = 'clock';
  if (skew * 1000 <= MOST_SKEW_MS)
    return [{ name, result: 'ok', message: 'The clock agrees with Discord’s.' }];
  const message = `This machine’s clock is ${skew} s ${here > there ? 'ahead of' : 'behind'} Discord’s.`;
  return [{ name, result: 'warn', message, fix: 'Let the system set its clock by the network (NTP).' }];
}
