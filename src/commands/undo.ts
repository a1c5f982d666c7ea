import { literal } from '../chat/markup.ts';
import { lineChanges } from '../memory/line-changes.ts';
import { say } from '../text/say.ts';
import { describeDeclined, describeLines } from './change-text.ts';
import { type Command, failure, ok } from './command.ts';
import { shorten } from './item.ts';

export const undoCommand: Command = {
  name: 'memory undo',
  usage: '[42 or 42.3]',
  rights: 'owner',
  async run({ space, texts }, text) {
    const match = /^(?:#?(\d{1,15})(?:\.(\d{1,15}))?)?$/.exec(text.trim());
    if (match === null) {
      return failure('usage', say(texts, 'undo.badChange', { given: shorten(text.trim()) }));
    }
    const [, n, k] = match.map((part) => (part === undefined ? undefined : Number(part)));
    const set = await space.keeper.undo(n, k);
    const of = set.of === undefined ? undefined : await space.keeper.changes.read(set.of);
    const which = `${set.of ?? ''}${k === undefined ? '' : `.${k}`}`;
    const who = of === undefined ? '' : say(texts, 'aside', { text: say(texts, `who.${of.who}`) });
    const { went, came } = lineChanges(set);
    const lines = [
      say(texts, 'undo.done', { change: `${which}${who}` }),
      describeLines(texts, set),
      ...set.operations.flatMap(({ op, before }) =>
        op === 'pin' || op === 'unpin'
          ? [say(texts, `${op}.done`, { line: literal(before[0]?.text ?? '') })]
          : [],
      ),
      ...set.refused.map((one) => say(texts, 'undo.left', { what: describeDeclined(texts, one) })),
      ...(of?.who === 'dream' && went.length > 0 ? [say(texts, 'undo.forgotten')] : []),
    ];
    return ok(lines.join('\n'), {
      change: set.n,
      of: set.of ?? null,
      refused: set.refused,
      removed: went,
      returned: came,
    });
  },
};
