import { fitBudget } from '../dreaming/budget.ts';
import { headingsOf } from '../languages/matters.ts';
import { classifyStatement } from '../llm/offline/classify.ts';
import { MemoryEditError, MemoryTextError, UndoError } from '../memory/memory-errors.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ChangeOperation, ChangeSet, DeclinedOperation } from '../memory/types.ts';
import { languageOf } from '../text/language.ts';
import { normalisedKey } from '../text/similarity.ts';
import { singleLine } from '../text/visible.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { pickItem } from './memory.ts';

const MAX_TRIES = 5;
const MAX_LENGTH = 400;
const LISTED_CHANGES = 10;

export const rememberCommand: Command = {
  name: 'memory remember',
  usage: '<text>',
  summary: 'puts a line straight into the memory, in your words',
  rights: 'owner',
  run: (context, text) => guarded(() => remember(context, text)),
};

async function remember(context: CommandContext, given: string): Promise<CommandResult> {
  const { space, services, actor, message } = context;
  const text = singleLine(services.redact(given));
  if (text === '')
    return failure('usage', 'What shall I remember? /memory remember Olha is allergic to peanuts');
  if (text.length > MAX_LENGTH)
    return failure(
      'usage',
      `That is too long for one line (${text.length} of ${MAX_LENGTH} characters). Say it shorter.`,
    );
  const at = message?.at ?? new Date(services.clock.now()).toISOString();
  const kind = classifyStatement(text) ?? 'fact';
  const heading = headingsOf(languageOf(text) ?? (await space.language()))[kind];
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const memory = await space.keeper.look();
    const same = memory.items.find((item) => normalisedKey(item.text) === normalisedKey(text));
    if (same !== undefined) return ok(`I remember that already: ${same.n}. ${same.text}`, { item: same });
    const addition: PlannedOperation = {
      op: 'add',
      targets: [],
      heading: memory.items.find((item) => item.kind === kind && item.state !== 'pinned')?.heading ?? heading,
      text,
      reason: 'Remembered on request.',
      record: {
        by: 'hand',
        kind,
        since: at,
        lastConfirmed: at,
        notes: [],
        sources: [
          {
            turn: message?.id ?? `command:${at}`,
            quote: text,
            at,
            speaker: { id: actor.id, name: actor.name },
            trust: 'owner',
          },
        ],
      },
    };
    const operations = fitBudget({
      items: memory.items,
      operations: [addition],
      limits: services.config.memory,
      today: space.today(),
      zone: space.settings.timezone,
    });
    const done = await space.keeper.commit({ who: context.who, baseHash: memory.hash, operations });
    if ('conflict' in done) continue;
    const made = operations.length - 1;
    const room =
      made === 0 ? '' : ` To make room, ${made} ${made === 1 ? 'line' : 'lines'} went to the archive.`;
    return ok(`Remembered: ${text}${room}`, { change: done.change.n, text });
  }
  return failure('failed', 'MEMORY.md keeps changing. Close the program that writes it and try again.');
}

export const changesCommand: Command = {
  name: 'memory changes',
  usage: '[N]',
  summary: 'what was changed in the memory, newest first',
  rights: 'owner',
  async run({ space }, text) {
    const limit = text.trim() === '' ? LISTED_CHANGES : Number(text.trim());
    if (!Number.isInteger(limit) || limit < 1 || limit > 1000) {
      return failure('usage', `"${text.trim()}" is not a number of changes from 1 to 1000.`);
    }
    await space.keeper.look();
    const sets = (await space.keeper.changes.list({ limit })).filter((set) => set.state === 'applied');
    const document = { changes: sets.map(changeDocument) };
    if (sets.length === 0) return ok('Nothing has been changed yet.', document);
    return ok(sets.map(describeChange).join('\n\n'), document);
  },
};

function changeDocument(set: ChangeSet) {
  return {
    n: set.n,
    at: set.at,
    who: set.who,
    run: set.run ?? null,
    operations: set.operations.map((operation) => ({
      k: operation.k,
      op: operation.op,
      before: operation.before.map((line) => line.text),
      after: operation.after?.text ?? null,
      sources: (operation.after ?? operation.before[0])?.sources.map((source) => source.turn) ?? [],
      quotes: (operation.after ?? operation.before[0])?.sources.map((source) => source.quote) ?? [],
      reason: operation.reason,
      undone: operation.undone ?? null,
    })),
    held: set.held,
    refused: set.refused,
  };
}

function describeChange(set: ChangeSet): string {
  const lines = [
    ...set.operations.map((operation) => `  ${set.n}.${operation.k} ${describeOperation(operation)}`),
    ...set.held.map((one) => `  held: ${describeDeclined(one)}`),
    ...set.refused.map((one) => `  refused: ${describeDeclined(one)}`),
  ];
  return [`**${set.n}** · ${set.at.slice(0, 16).replace('T', ' ')} UTC · ${set.who}`, ...lines].join('\n');
}

function describeOperation({ op, before, after, undone }: ChangeOperation): string {
  const old = before.map((line) => line.text).join(' + ');
  const line =
    after === undefined || op === 'pin' || op === 'unpin'
      ? old || (after?.text ?? '')
      : old === ''
        ? after.text
        : `${old} → ${after.text}`;
  return `${op} ${line}${undone === undefined ? '' : ` (undone by ${undone})`}`;
}

function describeDeclined({ text, targets, reason }: DeclinedOperation): string {
  return `${text || targets.join(' + ')} (${reason})`;
}

export const undoCommand: Command = {
  name: 'memory undo',
  usage: '[42 or 42.3]',
  summary: 'takes back a change, whole or one operation of it; the latest without a number',
  rights: 'owner',
  run: ({ space }, text) =>
    guarded(async () => {
      const match = /^(?:#?(\d{1,15})(?:\.(\d{1,15}))?)?$/.exec(text.trim());
      if (match === null)
        return failure(
          'usage',
          `"${text.trim()}" is not a change. Write its number, like 42, or 42.3 for one operation.`,
        );
      const [, n, k] = match.map((part) => (part === undefined ? undefined : Number(part)));
      const set = await space.keeper.undo(n, k);
      const stays = set.refused.map((one) => `\nLeft as it is: ${describeDeclined(one)}`).join('');
      return ok(
        `Undone: change ${set.of ?? ''}${k === undefined ? '' : `.${k}`}. Dreams will not bring it back without new words.${stays}`,
        {
          change: set.n,
          of: set.of,
          refused: set.refused,
        },
      );
    }),
};

export const restoreCommand: Command = {
  name: 'memory restore',
  usage: '<42>',
  summary: 'brings the memory back as it was after a change',
  rights: 'owner',
  run: ({ space }, text) =>
    guarded(async () => {
      if (!/^#?\d{1,15}$/.test(text.trim()))
        return failure('usage', 'After which change? /memory changes lists their numbers.');
      const n = Number(text.trim().replace('#', ''));
      const set = await space.keeper.restore(n);
      return ok(`The memory stands as it did after change ${n}.`, { change: set.n, of: n });
    }),
};

function mover(op: 'pin' | 'unpin', summary: string, done: string): Command {
  return {
    name: `memory ${op}`,
    usage: '<number or text>',
    summary,
    rights: 'owner',
    run: ({ space, who }, text) =>
      guarded(async () => {
        const found = await pickItem(space, text);
        if ('status' in found) return found;
        const set = await space.keeper[op](found.item.n, who);
        return ok(`${done}: ${found.item.text}`, { change: set.n, text: found.item.text });
      }),
  };
}

export const pinCommand = mover('pin', 'protects a line: no dream changes it', 'Pinned');
export const unpinCommand = mover('unpin', 'lets dreams look after a line again', 'No longer pinned');

/** Turns the keeper's refusals into answers; anything else is a fault of ours. */
async function guarded(work: () => Promise<CommandResult>): Promise<CommandResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UndoError) return failure('not_found', error.message);
    if (error instanceof MemoryEditError || error instanceof MemoryTextError)
      return failure('failed', error.message);
    throw error;
  }
}
