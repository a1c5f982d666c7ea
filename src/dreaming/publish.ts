import type { OutgoingMessage } from '../chat/adapter.ts';
import { messageOf } from '../chat/errors.ts';
import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import { diaryWords } from '../languages/diary.ts';
import { localeOf } from '../languages/index.ts';
import type { DiaryFacts } from '../llm/model.ts';
import { changeLimited } from '../memory/change-file.ts';
import { MEMORY_FILE } from '../memory/memory-file.ts';
import { bullets } from '../text/fill.ts';
import { retell } from '../text/retell.ts';
import { textsOf } from '../text/say.ts';
import { dateLine } from '../time/zone.ts';
import { changeButtons } from './buttons.ts';
import { addToDayDiary, addToDiary, dayDiaryPath, diaryName } from './diary-file.ts';
import type { DreamResult } from './dream.ts';
import type { Narration } from './narrate.ts';
import { noticeText } from './notice.ts';
import { toldLines } from './reports/told-lines.ts';
import { continueRunBook } from './run-book.ts';
import { runLedger } from './runs.ts';
import type { Run } from './types.ts';

/** Takes a notice for delivery; the same id twice is one notice. */
export type Notify = (
  id: string,
  conversation: string,
  text: string,
  replyTo?: string,
  extras?: Pick<OutgoingMessage, 'buttons' | 'silent'>,
) => Promise<void>;

/** Where people wait for a dream to end. */
export interface Listener {
  conversation: string;
  /** The ref of the message that asked. */
  replyTo?: string;
}

interface PublishOptions {
  config: Config;
  listeners: readonly Listener[];
  notify: Notify;
  warn: (sentence: string) => void;
  /** Called when everything is written down, before anybody is told. */
  written?: () => void;
}

/**
 * Tells people how a dream ended: ledger, diary files, notices, in this order: what a notice points to is there.
 * Doing it twice changes nothing.
 */
export async function publish(result: DreamResult, space: Space, options: PublishOptions): Promise<void> {
  const { run, facts, narration } = result;
  await runLedger(space.state).put(run);
  const diaryPath = dayDiaryPath(run.to);
  if (facts !== undefined && narration !== undefined) {
    if (narration.failure !== undefined) options.warn(`${space.id}: ${narration.failure}`);
    try {
      await writeDiaries(space, run, facts, narration, diaryPath);
    } catch (error) {
      const reason = `The diary of ${run.to} could not be written: ${messageOf(error)}`;
      options.warn(reason);
      await endInPart(run, space, reason);
    }
  }
  options.written?.();
  const texts = textsOf(await space.language());
  const paths = { memoryPath: space.vault.locate(MEMORY_FILE), diaryPath: space.vault.locate(diaryPath) };
  // Elsewhere a path of this machine helps nobody, and is nobody's business.
  const atHand = new Set(
    (await space.conversations()).flatMap(({ ref }) => (ref.kind === 'console' ? [ref.id] : [])),
  );
  const buttons = run.change === null ? [] : changeButtons(texts, run.change);
  const waiting = new Set(options.listeners.map(({ conversation }) => conversation));
  for (const listener of await audience(result, space, options)) {
    const text = noticeText({ texts, result, ...(atHand.has(listener.conversation) ? paths : {}) });
    await options.notify(
      `${run.id} ${listener.conversation}`,
      listener.conversation,
      text,
      listener.replyTo,
      // Nobody waits for a scheduled dream, but who was told of it when it had begun.
      { buttons, silent: run.trigger === 'schedule' && !waiting.has(listener.conversation) },
    );
  }
}

/** A dream without its diary is not done. */
async function endInPart(run: Run, space: Space, reason: string): Promise<void> {
  if (run.outcome !== 'done' && run.outcome !== 'nothing') return;
  continueRunBook(run).failed('diary');
  run.outcome = 'partial';
  run.reason = [run.reason, reason].filter((sentence) => sentence !== '').join(' ');
  await runLedger(space.state).put(run);
}

/** Whoever asked; of a scheduled dream also the liveliest conversation of its space, when `dreaming.notify` says so. */
async function audience(
  { run }: DreamResult,
  space: Space,
  { config, listeners }: PublishOptions,
): Promise<readonly Listener[]> {
  if (run.trigger !== 'schedule') return listeners;
  const { notify } = config.dreaming;
  const changed = run.change !== null;
  if (notify === 'off' || (notify === 'changes' && !changed)) return listeners;
  const conversations = await space.conversations();
  const [last] = [...conversations].sort((a, b) => b.lastHeardAt() - a.lastHeardAt());
  const isTold = last === undefined || listeners.some(({ conversation }) => conversation === last.ref.id);
  return isTold ? listeners : [...listeners, { conversation: last.ref.id }];
}

async function writeDiaries(
  space: Space,
  run: Run,
  facts: DiaryFacts,
  narration: Narration,
  dayPath: string,
): Promise<void> {
  const language = await space.language();
  const line = dateLine(Date.parse(run.startedAt), space.settings.timezone, localeOf(language));
  const failure =
    narration.failure === undefined ? '' : `${retell(textsOf(language), narration.failure)}\n\n`;
  const entries = narration.entries.map((entry, index) => ({
    run: run.id,
    phase: entry.phase,
    dateLine: line,
    prose: `${index === 0 ? failure : ''}${entry.prose}`,
  }));
  const names = await space.vault.list('.');
  const name = diaryName(names);
  // One after the other, so that a crash leaves the same files on every machine; one that fails spares the other.
  const writes = [
    () => changeLimited(space.vault, name, (text) => addToDiary(text, entries, deepSleep(run, facts, line))),
    () =>
      changeLimited(space.vault, dayPath, (text) =>
        addToDayDiary(text, run.to, run.id, daySection(line, facts, narration, language)),
      ),
  ];
  const attempts: PromiseSettledResult<unknown>[] = [];
  for (const write of writes) attempts.push(...(await Promise.allSettled([write()])));
  for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason;
}

/** The four parts of the day's file. */
function daySection(line: string, facts: DiaryFacts, narration: Narration, language: string): string {
  const words = diaryWords(language);
  const lines = toldLines(facts, language);
  const labelled = (label: string, some: readonly string[]): string[] =>
    some.map((one) => `${label}: ${one}`);
  const part = (heading: string, ...texts: string[]): string =>
    `### ${heading}\n\n${texts.filter((text) => text !== '').join('\n\n') || words.nothing}`;
  return [
    `## ${line}`,
    ...(narration.failure === undefined ? [] : [retell(textsOf(language), narration.failure)]),
    part(words.duplicates, bullets([...lines.duplicates, ...lines.contradictions])),
    part(words.insights, narration.insights, bullets([...lines.themes, ...lines.truths])),
    part(
      words.changes,
      bullets([
        ...lines.changes,
        ...labelled(words.held, lines.held),
        ...labelled(words.refused, lines.refused),
      ]),
    ),
    part(words.observation, narration.observation),
  ].join('\n\n');
}

/** The latest sweep as `DREAMS.md` shows it; its words stay English, for code finds them. */
function deepSleep(run: Run, facts: DiaryFacts, line: string): string {
  const { operations, counts } = run;
  const { ranked = 0, passing = 0 } = run.phases.find(({ phase }) => phase === 'deep')?.counts ?? {};
  const byCode = (heading: string, codes: Readonly<Record<string, number>>): string[] => {
    const lines = Object.entries(codes).map(([code, count]) => `- ${code}: ${count}`);
    return lines.length === 0 ? [] : [`${heading}\n${lines.join('\n')}`];
  };
  const highlights = [
    ...facts.added.map((text) => `+ ${text}`),
    ...facts.merged.flatMap(({ before, after }) => [...before.map((text) => `- ${text}`), `+ ${after}`]),
    ...facts.updated.flatMap(({ before, after }) => [`- ${before}`, `+ ${after}`]),
    ...facts.removed.map(({ text }) => `- ${text}`),
    ...facts.archived.map(({ text }) => `- ${text}`),
  ];
  return [
    `**${line}**`,
    `Ranked: ${ranked}, of which ${passing} pass the gates of evidence.`,
    `Notes: read ${counts.read}, staged ${counts.staged}, duplicates ${counts.duplicates}, left ${counts.left}.`,
    `Of these: promoted ${counts.promoted}, kept ${counts.kept}. Proposals: held ${counts.held}, refused ${counts.refused}.`,
    `Operations: ${Object.entries(operations)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}.`,
    ...byCode('Not promoted, by reason:', counts.byReason),
    ...byCode('Held, by reason:', counts.declined.held),
    ...byCode('Refused, by reason:', counts.declined.refused),
    ...(highlights.length === 0
      ? []
      : [`\`\`\`diff\n${highlights.join('\n').replaceAll('```', "'''")}\n\`\`\``]),
  ].join('\n\n');
}
