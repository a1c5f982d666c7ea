import { say } from '../text/say.ts';
import { type Command, failure, ok } from './command.ts';
import { describeStatus } from './space-status.ts';

function toggle(word: 'on' | 'off'): Command {
  return {
    name: `dreaming ${word}`,
    usage: '',
    rights: 'owner',
    ...(word === 'on' ? { remembers: true } : {}),
    async run(context, given) {
      if (given.trim() !== '') return failure('usage', say(context.texts, 'dreaming.alone', { word }));
      await context.services.schedule.toggle(context.space.id, word === 'on');
      const { text, document } = await describeStatus(context, true);
      return ok(text, document);
    },
  };
}

export const dreamingOnCommand = toggle('on');
export const dreamingOffCommand = toggle('off');
