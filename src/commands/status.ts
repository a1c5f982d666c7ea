import { say } from '../text/say.ts';
import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { describeStatus } from './space-status.ts';

export const statusCommand: Command = {
  name: 'memory status',
  usage: '[deep]',
  words: ['deep'],
  rights: 'reader',
  reads: true,
  async run(context, text) {
    const wanted = text.trim().toLowerCase();
    if (wanted !== '' && wanted !== 'deep') {
      return failure('usage', say(context.texts, 'status.unknown', { given: shorten(text.trim()) }));
    }
    const status = await describeStatus(context, true, wanted === 'deep');
    return { ...ok(status.text, status.document), buttons: status.buttons };
  },
};
