import type { AdapterEvents, ChatAdapter, Handling } from '../../src/chat/adapter.ts';
import type { ConversationRef } from '../../src/chat/message.ts';
import { controlSocketPath } from '../../src/cli/control.ts';
import type { ConfigInput } from '../../src/config/schema.ts';
import { parseConfig } from '../../src/config/validate.ts';
import type { LanguageModel } from '../../src/llm/model.ts';
import { createService, type Service } from '../../src/service.ts';
import type { Clock } from '../../src/time/clock.ts';

/** Something that a person says on the platform of a measure. */
export interface Saying {
  conversation: ConversationRef;
  /** Name of a person; the first letter alone makes the id. */
  who: string;
  text: string;
  /** Whether the bot is spoken to. */
  addressed: boolean;
}

/** The whole product on a platform that a measure plays. */
export interface MeasuredService {
  service: Service;
  say(saying: Saying): Handling;
}

export interface MeasuredServiceOptions {
  dataDir: string;
  model: LanguageModel;
  clock: Clock;
  config?: ConfigInput;
}

export const OWNER = 'Ana';
const PLATFORM = 'bench';
const idOf = (who: string): string => `${PLATFORM}:${who.charCodeAt(0)}`;
export const ownerId = idOf(OWNER);
/** A made-up conversation of the platform. */
export const room = (n: number, kind: 'private' | 'group'): ConversationRef => ({
  id: `${PLATFORM}:${n}`,
  kind,
});

/** Builds and starts the product with one platform. */
export async function measuredService(options: MeasuredServiceOptions): Promise<MeasuredService> {
  const { dataDir, model, clock } = options;
  let events: AdapterEvents | undefined;
  let refs = 0;
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
    send: async () => {
      refs += 1;
      return { ref: `bot ${refs}` };
    },
    edit: async () => undefined,
    typing: async () => undefined,
    registerCommands: async () => undefined,
  };
  const service = await createService({
    config: parseConfig({
      dataDir,
      timezone: 'UTC',
      owners: [ownerId],
      access: 'everyone',
      ...options.config,
    }),
    adapters: [adapter],
    models: { chat: model, dream: model },
    clock,
    socket: controlSocketPath(dataDir),
    owner: { id: ownerId, name: OWNER },
    warn: (sentence) => process.stderr.write(`${sentence}\n`),
  });
  await service.start();
  return {
    service,
    say({ conversation, who, text, addressed }) {
      if (events === undefined) throw new Error('The platform was not started.');
      refs += 1;
      return events.message({
        conversation,
        ref: `person ${refs}`,
        at: clock.now(),
        author: { id: idOf(who), name: who, bot: false },
        text,
        origin: 'own',
        addressed,
      });
    },
  };
}
