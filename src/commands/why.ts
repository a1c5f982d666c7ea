import { literal } from '../chat/markup.ts';
import type { Space } from '../conversation/spaces.ts';
import { MAX_DREAM_DAYS } from '../dreaming/dream.ts';
import { placeInFile } from '../dreaming/gather.ts';
import { whyStopped } from '../dreaming/stop-words.ts';
import { INDEX_PATIENCE_MS } from '../memory/recall/recall.ts';
import { shownText } from '../memory/recall/terms.ts';
import type { Item } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { dayText, say, type Texts } from '../text/say.ts';
import { contentStems } from '../text/words.ts';
import { addDays } from '../time/zone.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { itemDocument, pickItem } from './item.ts';
import { linksTo } from './links.ts';

/** A line that answers less than this share of a question is not meant. */
const LEAST_SHARE = 0.5;

/** The line that came of what was noted, else why nothing did; `undefined` when nothing like it was noted. */
async function fateOf(
  space: Space,
  texts: Texts,
  text: string,
): Promise<{ item: Item } | CommandResult | undefined> {
  const wanted = contentStems(text);
  if (wanted.length === 0) return undefined;
  const today = space.today();
  const live = await space.notes.live(addDays(today, 1 - MAX_DREAM_DAYS), today);
  const meant = live.reverse().filter((one) => {
    const own = new Set(contentStems(one.text));
    return wanted.every((stem) => own.has(stem));
  });
  const { items } = await space.keeper.look();
  for (const note of meant) {
    const item = items.find((one) => one.notes.includes(note.key) || one.text === note.text);
    if (item !== undefined) return { item };
  }
  const [note] = meant;
  if (note === undefined) return undefined;
  const mark = (await space.state.judged()).get(note.key);
  const fate =
    mark === undefined
      ? say(texts, 'why.notYet')
      : mark.verdict === 'promoted' || mark.verdict === 'kept'
        ? say(texts, 'why.gone')
        : whyStopped(mark.code, texts);
  const told = say(texts, 'why.noted', { day: dayText(texts, note.day), text: literal(note.text) });
  return failure('not_found', `${told}\n${fate}`);
}

/** The line that a person means by its number, its words or a question that it answers; else why there is none. */
async function lineMeant(
  { space, services, texts }: CommandContext,
  text: string,
): Promise<{ item: Item } | CommandResult> {
  const found = await pickItem({ space, texts }, text);
  if (!('status' in found) || found.status !== 'not_found') return found;
  const noted = await fateOf(space, texts, text);
  if (noted !== undefined) return noted;
  const item = await answering(space, text, services.clock.now());
  return item === undefined ? found : { item };
}

/** The line that answers a question best; a search that fails finds none. */
async function answering(space: Space, question: string, at: number): Promise<Item | undefined> {
  if (!space.settings.memoryEnabled || !/\p{L}/u.test(question)) return undefined;
  const [best] = await space.recall.find(question, at, undefined, INDEX_PATIENCE_MS).catch(() => []);
  if (best?.kind !== 'item' || best.score < LEAST_SHARE) return undefined;
  const { items } = await space.keeper.look();
  // The index may lag behind the file, and holds texts as they may be shown.
  return items.find(({ n, text }) => String(n) === best.id && shownText(text, space.redact) === best.text);
}

export const whyCommand: Command = {
  name: 'memory why',
  usage: '<number or text>',
  rights: 'reader',
  reads: true,
  async run(context, text) {
    const { space, services, texts } = context;
    const found = await lineMeant(context, text);
    if ('status' in found) return found;
    const { item } = found;
    const change = await space.keeper.changes.read(item.change);
    const operation = change?.operations.find((one) => one.after?.text === item.text);
    const links = await linksTo(
      { space, services },
      item.sources.map(({ turn }) => turn),
    );
    const evidence = item.sources.map((source) => ({
      note: item.notes[0] ?? null,
      turn: source.turn,
      at: source.at,
      speaker: source.speaker.name,
      quote: source.quote,
      link: links.get(source.turn) ?? null,
    }));
    const replaced = (operation?.before ?? []).map((line) => line.text).filter((line) => line !== item.text);
    const lines = evidence.map(({ turn, at, speaker, quote: said, link }) => {
      const quote = literal(said);
      const day = dayText(texts, at);
      const place = placeInFile(turn);
      // What stands in a file nobody was heard to say.
      if (place !== undefined) return say(texts, 'why.read', { day, place, quote });
      const told = say(texts, 'why.said', { day, speaker: speaker || say(texts, 'why.person'), quote });
      return link === null ? told : `${told}\n  ${link}`;
    });
    // Nobody's hand is named where the record that tells whose it was cannot be read.
    const isLost = change === undefined ? item.change > 0 : change.who === 'unknown';
    const origin =
      change === undefined
        ? say(texts, isLost ? 'why.lost' : 'why.always', { change: item.change })
        : [
            say(texts, 'why.change', {
              change: change.n,
              who: say(texts, `who.${change.who}`),
              day: dayText(texts, change.at),
            }),
            ...(operation === undefined ? [] : [retell(texts, operation.reason)]),
          ].join(texts.gap);
    const body = [
      `${item.n}. ${literal(item.text)}`,
      lines.length > 0
        ? [...new Set(lines)].join('\n')
        : say(texts, isLost ? 'why.wordsLost' : 'why.wordless'),
      origin,
      ...(replaced.length > 0 ? [say(texts, 'why.replaced', { lines: literal(replaced.join(' / ')) })] : []),
      ...(operation === undefined || operation.undone !== undefined
        ? []
        : [say(texts, 'why.undo', { change: `${change?.n}.${operation.k}` })]),
    ];
    return ok(body.join('\n'), {
      item: itemDocument(item),
      evidence,
      change: change?.n ?? null,
      replaced,
    });
  },
};
