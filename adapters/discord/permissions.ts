import { PermissionFlagsBits } from 'discord.js';

/** What the bot needs, under the names that Discord shows. */
export const NEEDED: Readonly<Record<string, bigint>> = {
  'View Channels': PermissionFlagsBits.ViewChannel,
  'Send Messages': PermissionFlagsBits.SendMessages,
  'Send Messages in Threads': PermissionFlagsBits.SendMessagesInThreads,
  'Attach Files': PermissionFlagsBits.AttachFiles,
  'Read Message History': PermissionFlagsBits.ReadMessageHistory,
};

/** Without these nothing can be said in a channel. */
export const TO_WRITE = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

/** The number that stands for them in an invitation. */
export const NEEDED_PERMISSIONS: bigint = Object.values(NEEDED).reduce((all, one) => all | one, 0n);

/** The names of those that are missing. */
export function missingPermissions(given: bigint): string[] {
  if ((given & PermissionFlagsBits.Administrator) !== 0n) return [];
  return Object.keys(NEEDED).filter((name) => (given & (NEEDED[name] ?? 0n)) === 0n);
}

/** The address at which an administrator of a server takes the bot in. */
export function inviteLink(application: string): string {
  return `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${NEEDED_PERMISSIONS}`;
}
