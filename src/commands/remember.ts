import { literal } from '../chat/markup.ts';
import { createTurns } from '../chat/turns.ts';
import { standingName } from '../conversation/people-names.ts';
import { fitBudget } from '../dreaming/budget.ts';
import { memoryTokens } from '../dreaming/facts.ts';
import { headingsOf } from '../languages/matters.ts';
import { classifyStatement } from '../llm/offline/classify.ts';
import { toldLine } from '../llm/offline/told-line.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { ChangeSet, Item } from '../memory/types.ts';
import { secrets } from '../privacy/secrets.ts';
import { languageIn } from '../text/language.ts';
import { say } from '../text/say.ts';
import { similarity } from '../text/similarity.ts';
import { singleLine } from '../text/visible.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { itemDocument } from './item.ts';

/** How often it is planned anew because the file changed meanwhile. */
const MAX_TRIES = 5;
const MAX_LENGTH = 400;
/** From this likeness on two lines say the same in other forms of the same words. */
const SAME = 0.9;

/** Lines for one space are added one after another, so none of them finds the file changed by another. */
const oneByOne = createTurns();

export const rememberCommand: Command = {
  name: 'memory remember',
  usage: '<text>',
  rights: 'owner',
  remembers: true,
  run: remember,
};

async function remember(context: CommandContext, given: string): Promise<CommandResult> {
  const { texts } = context;
  const text = singleLine(given);
  if (text === '') return failure('usage', say(texts, 'remember.what'));
  if (text.length > MAX_LENGTH) {
    return failure('usage', say(texts, 'remember.long', { length: text.length, most: MAX_LENGTH }));
  }
  const secret = secrets.find(text)[0];
  if (secret !== undefined) {
    return failure('failed', say(texts, 'remember.secret', { kind: secret.kind }));
  }
  return oneByOne(context.space.id, async () => add(context, await plan(context, text)));
}

async function add(context: CommandContext, addition: Addition): Promise<CommandResult> {
  const { space, services, texts } = context;
  const { text } = addition;
  const dayOf = await space.notes.days();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const memory = await space.keeper.look();
    const same = memory.items.find((item) => similarity(item.text, text) >= SAME);
    if (same !== undefined) {
      const line = `${same.n}. ${literal(same.text)}`;
      return ok(say(texts, 'remember.known', { line }), { item: itemDocument(same) });
    }
    const operations = await fitBudget({
      items: memory.items,
      text: memory.text,
      operations: [{ ...addition, heading: standingHeading(memory.items, addition) }],
      limits: services.config.memory,
      today: space.today(),
      zone: space.settings.timezone,
      dayOf,
    });
    const done = await space.keeper.commit({ who: context.who, baseHash: memory.hash, operations });
    if ('conflict' in done) continue;
    const told = [
      say(texts, 'remember.done', { line: literal(text) }),
      ...(await roomTold(context, done.change)),
    ];
    return ok(told.join('\n'), { change: done.change.n, text });
  }
  return failure('failed', say(texts, 'recorded.keepsChanging'));
}

/** What left to make room, and whether what a person wrote fills more than the memory's budget. */
async function roomTold({ space, services, texts }: CommandContext, change: ChangeSet): Promise<string[]> {
  const left = change.operations.filter(({ op }) => op === 'archive').flatMap(({ before }) => before);
  const { items, text } = await space.keeper.look();
  const { maxItems, maxTokens } = services.config.memory;
  const tokens = memoryTokens(text);
  const isOver = items.length > maxItems || tokens > maxTokens;
  return [
    ...(left.length === 0 ? [] : [say(texts, 'remember.room', { count: left.length })]),
    ...left.map((line) => say(texts, 'notice.toArchive', { line: literal(line.text) })),
    ...(isOver
      ? [
          say(texts, 'status.memoryOver', {
            lines: say(texts, 'ofLines', { part: items.length, count: maxItems }),
            tokens: say(texts, 'ofTokens', { part: tokens, count: maxTokens }),
          }),
        ]
      : []),
  ];
}

type Addition = Awaited<ReturnType<typeof plan>>;

async function plan({ space, services, actor, message }: CommandContext, said: string) {
  const at = message?.at ?? new Date(services.clock.now()).toISOString();
  const usual = await space.language();
  const text = toldLine(said, {
    name: standingName(actor, (name) => secrets.redact(name)),
    at: Date.parse(at),
    zone: space.settings.timezone,
    ...(usual === undefined ? {} : { usual }),
  });
  const kind = classifyStatement(said) ?? 'fact';
  return {
    op: 'add',
    targets: [],
    heading: headingsOf(languageIn(said, usual))[kind],
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
          quote: said,
          at,
          speaker: { id: actor.id, name: actor.name },
          trust: 'owner',
        },
      ],
    },
  } satisfies PlannedOperation;
}

/** Lines of one kind stand together, whatever their heading was called. */
function standingHeading(items: readonly Item[], { record, heading }: Addition): string {
  return items.find((item) => item.kind === record.kind && item.state !== 'pinned')?.heading ?? heading;
}
