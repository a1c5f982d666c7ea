import { messageOf } from '../chat/errors.ts';
import { literal } from '../chat/markup.ts';
import type { Space } from '../conversation/spaces.ts';
import { MEMORY_FILE } from '../memory/memory-file.ts';
import { parseMemory } from '../memory/memory-parse.ts';
import { type Hit, SUPERSEDED } from '../memory/recall/recall.ts';
import type { Item } from '../memory/types.ts';
import { retell } from '../text/retell.ts';
import { dayText, say, type Texts } from '../text/say.ts';
import { isQuestion } from '../text/sentences.ts';
import { normalisedKey } from '../text/similarity.ts';
import { snippetOf } from '../text/snippet.ts';
import { singleLine } from '../text/visible.ts';
import type { Clock, Timer } from '../time/clock.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { shorten } from './item.ts';
import { linksTo } from './links.ts';

/** Most of one hit that is shown, in UTF-16 units. */
const SNIPPET_CHARS = 240;
/** What scores less than this share of the best hit is hardly meant. */
const LEAST_SHARE = 1 / 3;
/** The same of what holds none of the words itself, and is near ones that do. */
const LEAST_SHARE_NEARBY = 0.6;
/** A search that takes longer says so first, in milliseconds. */
const ACKNOWLEDGED_MS = 800;
/** So many times more are looked at, because some say the same. */
const SPARE = 2;
const EXPLAIN = /^--explain(?:\s+|$)/;
/** Digits behind the point that people are shown of a score, and documents hold. */
const SHOWN_DIGITS = 2;
const DIGITS = 4;

/** A hit with where a reader finds it. */
interface Found extends Hit {
  snippet: string;
  link: string | undefined;
}

export const searchCommand: Command = {
  name: 'memory search',
  usage: '<text>',
  rights: 'reader',
  reads: true,
  async run(context, given) {
    const { space, services, texts } = context;
    const isExplained = EXPLAIN.test(given);
    const query = singleLine(given.replace(EXPLAIN, ''));
    if (query === '') return failure('usage', say(texts, 'search.what'));
    if (!space.settings.memoryEnabled) return failure('failed', say(texts, 'search.off'));
    return acknowledged(answer(context, query, isExplained), texts, services.clock);
  },
};

/** What the work answers; when it takes long, such as to make the index, that it goes on, and the answer later. */
async function acknowledged(
  work: Promise<CommandResult>,
  texts: Texts,
  clock: Pick<Clock, 'after'>,
): Promise<CommandResult> {
  let timer: Timer | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = clock.after(ACKNOWLEDGED_MS, () => resolve(undefined));
  });
  const result = await Promise.race([work, late]).finally(() => timer?.cancel());
  if (result !== undefined) return result;
  const followUp = work.catch((error: unknown) =>
    failure('failed', say(texts, 'call.failed', { why: retell(texts, messageOf(error)) })),
  );
  return { ...ok(say(texts, 'search.reading')), followUp };
}

async function answer(context: CommandContext, query: string, isExplained: boolean): Promise<CommandResult> {
  const { space, services, texts } = context;
  const { maxResults } = services.config.recall;
  const ranked = await space.recall.search(query, services.clock.now(), maxResults * SPARE);
  const found = await located(context, worthShowing(ranked, query).slice(0, maxResults), query);
  const document = { query, hits: found.map((hit) => hitDocument(hit, isExplained)) };
  if (found.length === 0) {
    return ok(say(texts, 'search.none', { given: literal(shorten(query)) }), document);
  }
  const told = found.map((hit, at) =>
    [
      hitText(texts, hit, at + 1),
      ...(hit.link === undefined ? [] : [hit.link]),
      ...(isExplained ? [sumText(hit)] : []),
    ].join('\n   '),
  );
  return ok(told.join('\n'), document);
}

/**
 * Hits that come near the best one; a line of memory and the note that says it word for word are told once, and a question
 * that somebody asked before in the same words is no answer to it.
 */
function worthShowing(all: readonly Hit[], query: string): Hit[] {
  const asked = isQuestion(query) ? normalisedKey(query) : undefined;
  const hits = all.filter(({ kind, text }) => kind !== 'message' || normalisedKey(text) !== asked);
  const best = Math.max(0, ...hits.map(byWords));
  const lines = new Set(hits.filter(({ kind }) => kind === 'item').map(({ text }) => normalisedKey(text)));
  return hits.filter(
    (hit) =>
      hit.score > 0 &&
      // What was found by its meaning need not hold the words.
      (byWords(hit) >= best * (isOnlyNearby(hit) ? LEAST_SHARE_NEARBY : LEAST_SHARE) ||
        hit.ranks?.meaning !== undefined) &&
      !(hit.kind === 'note' && lines.has(normalisedKey(hit.text))),
  );
}

/** Whether a hit has nothing of what is sought but its neighbours: no word, no question that it answers, no date. */
function isOnlyNearby({ parts }: Hit): boolean {
  return parts.near + parts.around > 0 && parts.own === 0 && parts.asked === 0 && parts.date === 0;
}

/** What words alone make of a hit: scores from places in two rankings lie too close together to tell near from far. */
function byWords({ score, ranks, parts, superseded }: Hit): number {
  if (ranks === undefined) return score;
  return Object.values(parts).reduce((sum, value) => sum + value, 0) * (superseded ? SUPERSEDED : 1);
}

/** Hits with their snippets, the lines of those that stand in files, and links to the messages they rest on. */
async function located(
  { space, services }: CommandContext,
  hits: readonly Hit[],
  query: string,
): Promise<Found[]> {
  const { items, lines } = await memoryOf(space);
  const turnOf = ({ kind, id, turn }: Hit): string | undefined =>
    kind === 'message' ? id : kind === 'note' ? turn : items.get(id)?.sources[0]?.turn;
  const links = await linksTo(
    { space, services },
    hits.flatMap((hit) => turnOf(hit) ?? []),
  );
  return hits.map((hit): Found => {
    const line = hit.kind === 'item' ? lines.get(hit.id) : undefined;
    return {
      ...hit,
      ...(line === undefined ? {} : { path: MEMORY_FILE, line }),
      snippet: snippetOf(hit.text, query, SNIPPET_CHARS),
      link: links.get(turnOf(hit) ?? ''),
    };
  });
}

/** Items, and their lines in the file, by their numbers; none when the memory cannot be read. */
async function memoryOf({
  keeper,
}: Space): Promise<{ items: ReadonlyMap<string, Item>; lines: ReadonlyMap<string, number> }> {
  const { items, text } = await keeper.look().catch(() => ({ items: [], text: '' }));
  const lines = parseMemory(text).items.map(({ n, start }): [string, number] => [
    String(n),
    text.slice(0, start).split(/\r\n|\r|\n/).length,
  ]);
  return { items: new Map(items.map((item) => [String(item.n), item])), lines: new Map(lines) };
}

function hitDocument(
  { kind, id, at, speaker, foreign, snippet, path, line, link, score, parts, ranks }: Found,
  all: boolean,
) {
  const entries = Object.entries(parts).map(([part, value]) => [part, rounded(value)]);
  return {
    kind,
    id,
    at: at ?? null,
    speaker: speaker?.name ?? null,
    foreign: foreign ?? null,
    snippet,
    path: path ?? null,
    line: line ?? null,
    link: link ?? null,
    score: rounded(score),
    ...(all ? { parts: Object.fromEntries(entries), ...(ranks === undefined ? {} : { ranks }) } : {}),
  };
}

const rounded = (value: number): number => Number(value.toFixed(DIGITS));

/** Who said it when, and what; nothing of it can be taken for markup or another line. */
function hitText(
  texts: Texts,
  { kind, id, day, speaker, snippet, superseded, foreign }: Found,
  n: number,
): string {
  const marks = [
    ...(kind === 'item' ? [say(texts, 'search.item', { n: id })] : []),
    ...(kind === 'note' ? [say(texts, 'search.note')] : []),
    ...(foreign === undefined ? [] : [say(texts, `trust.${foreign}`)]),
    ...(superseded ? [say(texts, 'search.replaced')] : []),
  ].join(texts.comma);
  const named = [
    ...(day === undefined ? [] : [dayText(texts, day)]),
    ...(speaker === undefined ? [] : [literal(singleLine(speaker.name))]),
  ].join(texts.comma);
  const where = named === '' || marks === '' ? named + marks : named + say(texts, 'aside', { text: marks });
  return say(texts, 'search.hit', { n, where, text: literal(snippet) });
}

/** A score as the sum of its parts; their names are those of the documentation. */
function sumText({ score, parts, ranks, superseded }: Found): string {
  const sum = Object.entries(parts)
    .filter(([, value]) => Math.abs(value) >= 10 ** -SHOWN_DIGITS / 2)
    .map(([part, value]) => `${part} ${value.toFixed(SHOWN_DIGITS)}`)
    .join(' + ');
  if (ranks !== undefined) {
    // Two rankings made the score; the parts made its place in the one of words.
    const places = Object.entries(ranks).map(([ranking, place]) => `${ranking} #${place}`);
    return `${score.toFixed(SHOWN_DIGITS)}: ${places.join(', ')}; ${sum}`;
  }
  return `${score.toFixed(SHOWN_DIGITS)} = ${superseded ? `${SUPERSEDED} × (${sum})` : sum}`;
}
