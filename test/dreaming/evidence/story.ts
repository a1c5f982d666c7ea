import type { IncomingMessage } from '../../../src/chat/message.ts';
import type { ConfigInput } from '../../../src/config/schema.ts';
import { answerTo } from '../../../src/delivery/answer.ts';
import { rankedPool } from '../../../src/dreaming/evidence/pool.ts';
import { type Standing, standings } from '../../../src/dreaming/evidence/standing.ts';
import type { Run } from '../../../src/dreaming/types.ts';
import { simulatedClock } from '../../../src/time/simulated-clock.ts';
import { ANA, openWorld, SPACE, type World } from '../kit.ts';

const ROOM = { id: SPACE, kind: 'private' } as const;

/** A room and its days, on a clock that the test sets. Everything takes the way that it takes in a running service. */
export interface Story {
  world: World;
  /** Ana says something; it is logged. */
  say(time: string, text: string): Promise<void>;
  /** Ana asks something, is answered by the offline model, and what it found leaves its traces. */
  ask(time: string, ...questions: string[]): Promise<void>;
  /** The daily summary: what was said becomes notes. */
  summary(time: string): Promise<void>;
  /** The scheduled dream. */
  night(time: string): Promise<Run>;
  /** The ranking at a time. */
  ranking(time: string): Promise<Standing[]>;
  /** The one candidate at a time that says this. */
  candidate(time: string, text: string): Promise<Standing>;
}

/** Times are such as `2026-11-30 10:00`, UTC, each not before the one in front of it. */
export async function story(config: ConfigInput = {}): Promise<Story> {
  const clock = simulatedClock(0);
  const world = await openWorld({ clock, config });
  const { space, models, options } = world;
  const at = (time: string): Promise<void> =>
    clock.advanceTo(Date.parse(`${time.replace(' ', 'T')}:00.000Z`));
  let refs = 0;

  async function hear(text: string) {
    refs += 1;
    const conversation = await space.conversation(ROOM);
    const event: IncomingMessage = {
      conversation: ROOM,
      ref: `ref ${refs}`,
      at: clock.now(),
      author: { ...ANA, bot: false },
      text,
      origin: 'own',
      addressed: true,
    };
    const message = await conversation.hear(event, { kind: 'user', owner: true });
    if (message === undefined) throw new Error(`"${text}" was not heard.`);
    return { conversation, message, event };
  }

  async function ranking(time: string): Promise<Standing[]> {
    await at(time);
    return standings(await rankedPool({ ...options, space }), {
      space,
      config: options.config,
      items: (await space.keeper.look()).items,
    });
  }

  return {
    world,
    ranking,
    async say(time, text) {
      await at(time);
      await hear(text);
    },
    async ask(time, ...questions) {
      await at(time);
      for (const question of questions) {
        const heard = await hear(question);
        const { text } = await answerTo({ ...heard, space }, models.offline, options.config, true, clock);
        await heard.conversation.say(text, 'bot', heard.message.id);
      }
    },
    async summary(time) {
      await at(time);
      await (await space.conversation(ROOM)).flush('daily summary');
    },
    async night(time) {
      await at(time);
      return (await world.nightly()).run;
    },
    async candidate(time, text) {
      const found = (await ranking(time)).filter(({ candidate }) => candidate.text === text);
      const [one] = found;
      if (one === undefined || found.length > 1) throw new Error(`${found.length} candidates say "${text}".`);
      return one;
    },
  };
}
