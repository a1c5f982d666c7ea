import type { OutgoingMessage } from '../chat/adapter.ts';
import type { Config } from '../config/schema.ts';
import type { Space } from '../conversation/spaces.ts';
import { diaryWords } from '../languages/diary.ts';
import { localeOf } from '../languages/index.ts';
import { phrasesOf } from '../languages/phrases.ts';
import type { DiaryFacts } from '../llm/model.ts';
import { Phrasing } from '../llm/offline/phrasing.ts';
import { changeFile } from '../memory/change-file.ts';
import { messageOf } from '../text/error-message.ts';
import { retell } from '../text/retell.ts';
import { textsOf } from '../text/say.ts';
import { dateLine } from '../time/zone.ts';
import { changeButtons } from './buttons.ts';
import { addToDayDiary, addToDiary, dayDiaryPath, diaryName } from './diary-file.ts';
import type { DreamResult } from './dream.ts';
import type { Narration } from './narrate.ts';
import { noticeText } from './notice.ts';
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

const MAX_DIARY_BYTES = 16 * 1024 * 1024;

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
    await writeDiaries(space, run, facts, narration, diaryPath).catch((error: unknown) =>
      options.warn(`The diary of ${run.to} could not be written: ${messageOf(error)}`),
    );
  }
  options.written?.();
  const texts = textsOf(await space.language());
  const paths = { memoryPath: space.vault.locate('MEMORY.md'), diaryPath: space.vault.locate(diaryPath) };
  // Elsewhere a path of this machine helps nobody, and is nobody's business.
  const atHand = new Set(
    (await space.conversations()).flatMap(({ ref }) => (ref.kind === 'console' ? [ref.id] : [])),
  );
  const extras = {
    buttons: run.change === null ? [] : changeButtons(texts, run.change),
    // Nobody waits for a scheduled dream.
    silent: run.trigger === 'schedule',
  };
  for (const listener of await audience(result, space, options)) {
    const text = noticeText({ texts, result, ...(atHand.has(listener.conversation) ? paths : {}) });
    await options.notify(
      `${run.id} ${listener.conversation}`,
      listener.conversation,
      text,
      listener.replyTo,
      extras,
    );
  }
}

/** Whoever asked; of a scheduled dream, the conversations of its space when `dreaming.notify` says so. */
async function audience(
  { run }: DreamResult,
  space: Space,
  { config, listeners }: PublishOptions,
): Promise<readonly Listener[]> {
  if (run.trigger !== 'schedule' || listeners.length > 0) return listeners;
  const { notify } = config.dreaming;
  const changed = run.change !== null;
  if (notify === 'off' || (notify === 'changes' && !changed)) return [];
  const conversations = await space.conversations();
  const [last] = [...conversations].sort((a, b) => b.lastHeardAt() - a.lastHeardAt());
  return last === undefined ? [] : [{ conversation: last.ref.id }];
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
  const attempts = await Promise.allSettled([
    edit(space, name, (text) => addToDiary(text, entries, deepSleep(run, facts, line))),
    edit(space, dayPath, (text) =>
      addToDayDiary(text, run.to, run.id, daySection(line, facts, narration, language)),
    ),
  ]);
  for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason;
}

/** Changes a file that somebody may be editing. */
async function edit({ vault }: Space, path: string, change: (text: string) => string): Promise<void> {
  const size = (await vault.stat(path))?.size ?? 0;
  if (size > MAX_DIARY_BYTES) {
    throw new Error(
      `${vault.locate(path)} is larger than 16 MiB and was left alone. Move it away to start a new one.`,
    );
  }
  await changeFile(vault, path, change);
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The four parts of the day's file. */
function daySection(line: string, facts: DiaryFacts, narration: Narration, language: string): string {
  const words = diaryWords(language);
  const texts = textsOf(language);
  const duplicates = [
    ...facts.duplicates.map((one) => fill(words.sameAs, one)),
    ...facts.contradictions.map((one) => fill(words.replacedBy, one)),
  ];
  const phrasing = new Phrasing(phrasesOf(language), facts.day);
  const { count } = phrasing.book;
  const themes = facts.themes.map(
    ({ theme, days, notes }) =>
      `${theme}: ${phrasing.count(notes, count.note)}, ${phrasing.count(days, count.day)}`,
  );
  const changes = [
    ...facts.added.map((text) => `${words.added}: ${text}`),
    ...facts.merged.map(({ before, after }) => `${words.merged}: ${before.join(' + ')} → ${after}`),
    ...facts.updated.map((one) => `${words.updated}: ${fill(words.replacedBy, one)}`),
    ...facts.removed.map(({ text, reason }) => `${words.removed}: ${text} (${retell(texts, reason)})`),
    ...facts.archived.map(({ text, reason }) => `${words.archived}: ${text} (${retell(texts, reason)})`),
    ...facts.held.map(({ text, reason }) => `${words.held}: ${text} (${retell(texts, reason)})`),
    ...facts.refused.map(({ text, reason }) => `${words.refused}: ${text} (${retell(texts, reason)})`),
  ];
  const part = (heading: string, ...texts: string[]): string =>
    `### ${heading}\n\n${texts.filter((text) => text !== '').join('\n\n') || words.nothing}`;
  return [
    `## ${line}`,
    ...(narration.failure === undefined ? [] : [retell(texts, narration.failure)]),
    part(words.duplicates, list(duplicates)),
    part(words.insights, narration.insights, list(themes)),
    part(words.changes, list(changes)),
    part(words.observation, narration.observation),
  ].join('\n\n');
}

/** The latest sweep as `DREAMS.md` shows it; its words stay English, for code finds them. */
function deepSleep(run: Run, facts: DiaryFacts, line: string): string {
  const { operations, counts } = run;
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
