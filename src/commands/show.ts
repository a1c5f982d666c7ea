import { literal } from '../chat/markup.ts';
import { memoryTokens } from '../dreaming/facts.ts';
import type { Item } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { say } from '../text/say.ts';
import { type Command, ok } from './command.ts';
import { itemDocument } from './item.ts';

export const showCommand: Command = {
  name: 'memory show',
  usage: '',
  rights: 'reader',
  reads: true,
  async run({ space, services, texts }) {
    const { maxTokens, maxItems } = services.config.memory;
    const memory = await space.keeper.look();
    const tokens = memoryTokens(memory.text);
    const document = { space: space.id, items: memory.items.map(itemDocument), tokens, maxTokens };
    const asked = await space.keeper.questions();
    const questions = asked.map((question) => `${literal(retell(texts, question))}\n`).join('');
    if (memory.items.length === 0) {
      // Whether it is to be empty is what they ask.
      return ok(questions.trimEnd() || say(texts, 'show.empty'), document);
    }
    const size = [
      say(texts, 'ofLines', { part: memory.items.length, count: maxItems }),
      say(texts, 'ofTokens', { part: tokens, count: maxTokens }),
    ].join(texts.comma);
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
    lines.push(`${item.n}. ${literal(item.text)}`);
  }
  return lines.join('\n');
}
