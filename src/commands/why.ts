import { type Command, ok } from './command.ts';
import { itemDocument, pickItem } from './item.ts';

export const whyCommand: Command = {
  name: 'memory why',
  usage: '<number or text>',
  summary: 'which words a line rests on, said by whom and when',
  rights: 'reader',
  reads: true,
  async run({ space }, text) {
    const found = await pickItem(space, text);
    if ('status' in found) return found;
    const { item } = found;
    const change = await space.keeper.changes.read(item.change);
    const operation = change?.operations.find((one) => one.after?.text === item.text);
    const evidence = item.sources.map((source) => ({
      note: item.notes[0] ?? null,
      turn: source.turn,
      at: source.at,
      speaker: source.speaker.name,
      quote: source.quote,
      link: null,
    }));
    const replaced = (operation?.before ?? []).map((line) => line.text).filter((line) => line !== item.text);
    const lines = evidence.map(
      ({ at, speaker, quote }) => `- ${at.slice(0, 10)}, ${speaker || 'a person'}: "${quote}"`,
    );
    const origin =
      change === undefined
        ? 'It stood in the file when Reverie first saw it.'
        : `It came with change ${change.n} (${change.who}, ${change.at.slice(0, 10)}).${operation === undefined ? '' : ` ${operation.reason}`}`;
    const body = [
      `${item.n}. ${item.text}`,
      lines.length > 0 ? lines.join('\n') : 'No logged words: a person wrote it.',
      origin,
      ...(replaced.length > 0 ? [`It replaced: ${replaced.join(' / ')}`] : []),
    ];
    return ok(body.join('\n'), {
      item: itemDocument(item),
      evidence,
      change: change?.n ?? null,
      replaced,
    });
  },
};
