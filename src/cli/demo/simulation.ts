import type { AdapterEvents, ChatAdapter } from '../../chat/adapter.ts';
import type { ConversationRef } from '../../chat/message.ts';
import { parseConfig } from '../../config/validate.ts';
import { createOfflineModel } from '../../llm/offline/offline.ts';
import { createService, type Service } from '../../service.ts';
import { type SimulatedClock, simulatedClock } from '../../time/simulated-clock.ts';
import { addDays, type Day, parseInstant } from '../../time/zone.ts';
import { controlSocketPath } from '../control.ts';

/** A message of a chat that is played back. */
interface PlayedMessage {
  /** Days after the first day, from 0. */
  day: number;
  /** Local time, `HH:mm`. */
  time: string;
  who: string;
  text: string;
  origin?: 'own' | 'forwarded' | 'quoted';
  /** Whether the bot is spoken to. Default: it only listens. */
  addressed?: boolean;
}

interface SimulationOptions {
  dataDir: string;
  firstDay: Day;
  zone: string;
  /** The person who owns the assistant; the others are members. */
  owner: string;
  title: string;
  warn: (sentence: string) => void;
  /** Told what the bot posts. */
  posted?: (text: string) => void;
}

/** Reverie on a clock that is moved by hand, in one group chat, with the offline model and dreams every night. */
interface Simulation {
  readonly service: Service;
  readonly clock: SimulatedClock;
  readonly space: string;
  play(message: PlayedMessage): Promise<void>;
  /** Moves the clock, letting summaries and dreams happen on the way. */
  advance(day: number, time: string): Promise<void>;
  stop(): Promise<void>;
}

const PLATFORM = 'demo';

/** Opens a room whose messages, clock and answers are all made here, from midnight of `firstDay` on. */
export async function openSimulation(options: SimulationOptions): Promise<Simulation> {
  const { firstDay, zone, owner } = options;
  const instant = (day: number, time: string): number =>
    parseInstant(`${addDays(firstDay, day)}T${time}`, zone) ?? 0;
  const clock = simulatedClock(instant(0, '00:00'));
  const room: ConversationRef = { id: `${PLATFORM}:1`, kind: 'group', title: options.title };
  const idOf = (name: string): string =>
    `${PLATFORM}:${[...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e9}`;
  let events: AdapterEvents | undefined;
  let count = 0;
  const adapter: ChatAdapter = {
    name: PLATFORM,
    capabilities: {
      maxLength: Number.POSITIVE_INFINITY,
      edits: false,
      buttons: false,
    },
    start: async (given) => {
      events = given;
    },
    stop: async () => undefined,
    async send(_, message) {
      options.posted?.(message.text);
      count += 1;
      return { ref: `bot ${count}` };
    },
    edit: async () => undefined,
    typing: async () => undefined,
    registerCommands: async () => undefined,
  };
  const model = createOfflineModel();
  const service = await createService({
    config: parseConfig({
      dataDir: options.dataDir,
      timezone: zone,
      owners: [idOf(owner)],
      access: 'everyone',
      dreaming: { enabled: true, notify: 'changes' },
    }),
    adapters: [adapter],
    models: { chat: model, dream: model },
    clock,
    socket: controlSocketPath(options.dataDir),
    owner: { id: idOf(owner), name: owner },
    warn: options.warn,
  });
  await service.start();

  async function advance(day: number, time: string): Promise<void> {
    await clock.advanceTo(instant(day, time), () => service.idle());
  }

  return {
    service,
    clock,
    space: room.id,
    advance,
    async play(message) {
      await advance(message.day, message.time);
      count += 1;
      const handling = events?.message({
        conversation: room,
        ref: `m ${count}`,
        at: clock.now(),
        author: { id: idOf(message.who), name: message.who, bot: false },
        text: message.text,
        origin: message.origin ?? 'own',
        addressed: message.addressed ?? false,
      });
      await handling?.answered;
    },
    stop: () => service.stop(),
  };
}
