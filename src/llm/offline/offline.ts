import { messageOf } from '../../chat/errors.ts';
import type { LanguageModel, ModelRequest, ModelResult, Work } from '../model.ts';
import { distil } from './distil.ts';
import { narrate } from './narrate.ts';
import { type Pause, pausesFor } from './pause.ts';
import { reply, UnreadableMemory } from './reply.ts';
import { summarise } from './summarise.ts';

const NAME = 'offline';
const NO_USAGE = { tokensIn: 0, tokensOut: 0 };

/** A model that needs neither network nor key: it works by rule from a request's data, never from its prose. */
export function createOfflineModel(): LanguageModel {
  return {
    name: NAME,
    offline: true,
    async complete({ work, signal }: ModelRequest): Promise<ModelResult> {
      if (signal?.aborted) return failure('aborted', 'The call was given up before it began.');
      try {
        return {
          ok: true,
          text: await answerTo(work, pausesFor(signal)),
          usage: { ...NO_USAGE },
          model: NAME,
        };
      } catch (error) {
        if (signal?.aborted) return failure('aborted', 'The call was given up.');
        if (error instanceof UnreadableMemory) return failure('server', error.message);
        const cause = messageOf(error);
        return failure('bad_request', `The offline model cannot work on this: ${cause}`);
      }
    },
  };
}

async function answerTo(work: Work, pause: Pause): Promise<string> {
  switch (work.task) {
    case 'reply':
      return reply(work);
    case 'summarise':
      return JSON.stringify(await summarise(work, pause));
    case 'distil':
      return JSON.stringify(await distil(work, pause));
    case 'narrate':
      return JSON.stringify(narrate(work));
  }
}

function failure(reason: 'aborted' | 'bad_request' | 'server', message: string): ModelResult {
  return { ok: false, reason, message, usage: { ...NO_USAGE }, model: NAME };
}
