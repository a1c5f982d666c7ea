import { retell } from '../text/retell.ts';
import { dayText, say } from '../text/say.ts';
import { type Command, ok } from './command.ts';
import { itemDocument, pickItem } from './item.ts';

export const whyCommand: Command = {
  name: 'memory why',
  usage: '<number or text>',
  rights: 'reader',
  reads: true,
  async run({ space, texts }, text) {
    const found = await pickItem({ space, texts }, text);
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
    const lines = evidence.map(({ at, speaker, quote }) => {
      const who = speaker || say(texts, 'why.person');
      return say(texts, 'why.said', { day: dayText(texts, at), speaker: who, quote });
    });
    const origin =
      change === undefined
        ? say(texts, 'why.always')
        : [
            say(texts, 'why.change', {
              change: change.n,
              who: say(texts, `who.${change.who}`),
              day: dayText(texts, change.at),
            }),
            ...(operation === undefined ? [] : [retell(texts, operation.reason)]),
          ].join(texts.gap);
    const body = [
      `${item.n}. ${item.text}`,
      lines.length > 0 ? lines.join('\n') : say(texts, 'why.wordless'),
      origin,
      ...(replaced.length > 0 ? [say(texts, 'why.replaced', { lines: replaced.join(' / ') })] : []),
    ];
    return ok(body.join('\n'), {
      item: itemDocument(item),
      evidence,
      change: change?.n ?? null,
      replaced,
    });
  },
};
