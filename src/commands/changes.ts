import type { Space } from '../conversation/spaces.ts';
import { say, type Texts } from '../text/say.ts';
import { changeDocument, describeChange } from './change-text.ts';
import { type Command, type CommandResult, failure, ok } from './command.ts';
import { shorten } from './item.ts';

const LISTED = 10;
const MOST_LISTED = 1000;

export const changesCommand: Command = {
  name: 'memory changes',
  usage: '[N or #42]',
  limits: { listed: LISTED },
  rights: 'owner',
  reads: true,
  async run({ space, texts }, text) {
    const wanted = text.trim();
    const one = /^#(\d{1,15})$/.exec(wanted)?.[1];
    if (one !== undefined) return showOne(space, texts, Number(one));
    const limit = wanted === '' ? LISTED : /^\d{1,4}$/.test(wanted) ? Number(wanted) : 0;
    if (limit < 1 || limit > MOST_LISTED) {
      return failure('usage', say(texts, 'changes.badCount', { given: shorten(wanted), most: MOST_LISTED }));
    }
    await space.keeper.look();
    const sets = await space.keeper.changes.list({ limit, state: 'applied' });
    const document = { changes: sets.map(changeDocument) };
    if (sets.length === 0) return ok(say(texts, 'changes.none'), document);
    return ok(sets.map((set) => describeChange(texts, set, space.settings.timezone)).join('\n\n'), document);
  },
};

/** A single change, also one that was undone. */
async function showOne(space: Space, texts: Texts, n: number): Promise<CommandResult> {
  await space.keeper.look();
  const set = await space.keeper.changes.read(n);
  if (set === undefined || set.state !== 'applied') {
    return failure('not_found', say(texts, 'recorded.noChange', { change: n }));
  }
  return ok(describeChange(texts, set, space.settings.timezone), { changes: [changeDocument(set)] });
}
