import { memoryTokens } from '../dreaming/facts.ts';
import type { Item } from '../memory/types.ts';
import { type Command, ok } from './command.ts';
import { itemDocument } from './item.ts';

export const showCommand: Command = {
  name: 'memory show',
  usage: '',
  summary: 'the memory, line by line, with numbers',
  rights: 'reader',
  reads: true,
  async run({ space, services }) {
    const { maxTokens, maxItems } = services.config.memory;
    const memory = await space.keeper.look();
    const tokens = memoryTokens(memory.text);
    const document = { space: space.id, items: memory.items.map(itemDocument), tokens, maxTokens };
    const questions = (await space.keeper.questions()).map((question) => `${question}\n`).join('');
    if (memory.items.length === 0) {
      return ok(`${questions}The memory is empty. It fills when a dream runs: /memory dream`, document);
    }
    const size = `${memory.items.length} of ${maxItems} lines, ${tokens} of ${maxTokens} tokens`;
    return ok(`${questions}${numbered(memory.items)}\n\n${size}`, document);
  },
};

function numbered(items: readonly Item[]): string {
  let heading: string | undefined;
  const lines: string[] = [];
  for (const item of items) {
    if (item.heading !== heading && item.heading !== '') {
      lines.push(`${lines.length === 0 ? '' : '\n'}**${item.heading}**`);
    }
    heading = item.heading;
    lines.push(`${item.n}. ${item.text}`);
  }
  return lines.join('\n');
}
