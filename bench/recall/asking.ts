import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConversationRef } from '../../src/chat/message.ts';
import type { Space } from '../../src/conversation/spaces.ts';
import { createOfflineModel } from '../../src/llm/offline/offline.ts';
import { WEIGHTS } from '../../src/memory/recall/ranking.ts';
import type { Hit, Part } from '../../src/memory/recall/recall.ts';
import type { Clock } from '../../src/time/clock.ts';
import { measuredService, room } from '../support/service.ts';
import type { LabelledConversation, LabelledQuestion, Turn } from './labelled.ts';

/** A question that was asked, and where its evidence came. */
export interface Asked extends Pick<LabelledQuestion, 'category' | 'style'> {
  /** Name of the conversation. */
  of: string;
  /** The place of each turn of its evidence among the hits, from 1; infinite when it is none. By name of the ranking. */
  places: Readonly<Record<string, readonly number[]>>;
  ms: number;
}

/** What was found about some conversations. Milliseconds. */
export interface Found {
  asked: Asked[];
  /** How long the first question waited for the index, of all conversations together. */
  indexMs: number;
}

/** The ranking as it is. */
export const WHOLE = 'all parts';
const MOST = 50;
/** More than there ever are candidates: each of them, with the parts of its score. */
const EVERY = 10_000;
/** Rankings by the names of the parts that make them up. */
type Rankings = Readonly<Record<string, readonly Part[]>>;

const PARTS = Object.keys(WEIGHTS) as Part[];
/** The ranking, the ranking without each of its parts, and by the words of the turn alone. */
export const RANKINGS: Rankings = {
  [WHOLE]: PARTS,
  ...Object.fromEntries(
    PARTS.map((part): [string, Part[]] => [`without ${part}`, PARTS.filter((one) => one !== part)]),
  ),
  'own alone': ['own'],
};

/**
 * Puts conversations into the logs of new spaces, and asks every question about them as the chat does.
 * @param ablate also ranks by every combination of `RANKINGS`
 */
export async function ask(
  conversations: readonly LabelledConversation[],
  { ablate }: { ablate: boolean },
): Promise<Found> {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-recall-'));
  let now = 0;
  const clock: Clock = { now: () => now, after: () => ({ cancel: () => undefined }) };
  const { service } = await measuredService({ dataDir: folder, model: createOfflineModel(), clock });
  const found: Found = { asked: [], indexMs: 0 };
  try {
    for (const [number, conversation] of conversations.entries()) {
      const where = room(number, 'group');
      const space = await service.spaces.open(where.id);
      const turns = await filled(space, where, conversation.turns, (at) => {
        now = at;
      });
      now = Math.max(now, ...conversation.questions.map(({ at }) => at));
      await space.conversation(where);
      // Makes the index.
      found.indexMs += (await timed(() => space.recall.search('?', now, 1))).ms;
      for (const question of conversation.questions) {
        const search = (): Promise<Hit[]> =>
          space.recall.search(question.text, question.at, ablate ? EVERY : MOST);
        const { ms, result } = await timed(search);
        const rankings = ablate ? Object.entries(RANKINGS) : [];
        const places = [
          [WHOLE, placesOf(question, result, turns)],
          ...rankings
            .slice(1)
            .map(([name, parts]) => [name, placesOf(question, rankedBy(parts, result), turns)]),
        ];
        const { category, style } = question;
        found.asked.push({ of: conversation.name, category, style, places: Object.fromEntries(places), ms });
      }
      await space.recall.close();
    }
    return found;
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Logs the turns, in their order; gives their ids by those of their records. */
async function filled(
  space: Space,
  { id: conversation }: ConversationRef,
  turns: readonly Turn[],
  setClock: (at: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const logged = new Map<string, string>();
  for (const { id, at, speaker, text, caption } of turns) {
    setClock(at);
    const record = await space.log.append({
      at: new Date(at).toISOString(),
      conversation,
      kind: 'user',
      author: { id: `bench:${speaker}`, name: speaker, owner: false, bot: false },
      text,
      trust: 'member',
      attachments: caption === undefined ? [] : [{ kind: 'image', name: caption }],
      offRecord: false,
    });
    logged.set(record.id, id);
  }
  return logged;
}

function placesOf(
  { evidence }: LabelledQuestion,
  hits: readonly Hit[],
  turns: ReadonlyMap<string, string>,
): number[] {
  const places = new Map(hits.map(({ id }, at) => [turns.get(id), at + 1]));
  return evidence.map((id) => places.get(id) ?? Number.POSITIVE_INFINITY);
}

function rankedBy(parts: readonly Part[], hits: readonly Hit[]): Hit[] {
  const score = (hit: Hit): number => parts.reduce((sum, part) => sum + hit.parts[part], 0);
  return hits.map((hit) => ({ ...hit, score: score(hit) })).sort((a, b) => b.score - a.score);
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
