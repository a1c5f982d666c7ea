import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { describeStatus } from './space-status.ts';

export const statusCommand: Command = {
  name: 'memory status',
  usage: '[deep]',
  summary: 'dreaming, the last run, what waits, and the size of the memory; "deep" says more',
  rights: 'reader',
  reads: true,
  async run(context, text) {
    const wanted = text.trim().toLowerCase();
    if (wanted !== '' && wanted !== 'deep') {
      return failure(
        'usage',
        `"${shorten(text.trim())}" means nothing here. Say /memory status or /memory status deep.`,
      );
    }
    const status = await describeStatus(context, true, wanted === 'deep');
    return ok(status.text, status.document);
  },
};
