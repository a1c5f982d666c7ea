import { type Command, failure, ok } from './command.ts';
import { describeStatus } from './space-status.ts';

function toggle(word: 'on' | 'off', summary: string): Command {
  return {
    name: `dreaming ${word}`,
    usage: '',
    summary,
    rights: 'owner',
    async run(context, given) {
      if (given.trim() !== '') return failure('usage', `Say /dreaming ${word} alone; nothing was changed.`);
      await context.services.schedule.toggle(context.space.id, word === 'on');
      const { text, document } = await describeStatus(context, true);
      return ok(text, document);
    },
  };
}

export const dreamingOnCommand = toggle('on', 'dreams run on schedule here');
export const dreamingOffCommand = toggle('off', 'no scheduled dreams here; /memory dream still works');
