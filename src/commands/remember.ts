import { fitBudget } from '../dreaming/budget.ts';
import { headingsOf } from '../languages/matters.ts';
import { classifyStatement } from '../llm/offline/classify.ts';
import type { PlannedOperation } from '../memory/plan.ts';
import type { Item } from '../memory/types.ts';
import { createRedactor } from '../privacy/redact.ts';
import { createKeyedMutex } from '../state/mutex.ts';
import { languageOf } from '../text/language.ts';
import { say } from '../text/say.ts';
import { normalisedKey } from '../text/similarity.ts';
import { singleLine } from '../text/visible.ts';
import { type Command, type CommandContext, type CommandResult, failure, ok } from './command.ts';
import { guarded } from './guarded.ts';
import { itemDocument } from './item.ts';

/** How often it is planned anew because the file changed meanwhile. */
const MAX_TRIES = 5;
const MAX_LENGTH = 400;

/** The owner may want a phone number or an address remembered; what opens an account is another thing. */
const secrets = createRedactor({ phones: false, emails: false, addresses: false });

/** Lines for one space are added one after another, so none of them finds the file changed by another. */
const oneByOne = createKeyedMutex();

export const rememberCommand: Command = {
  name: 'memory remember',
  usage: '<text>',
  rights: 'owner',
  run: (context, text) => guarded(context.texts, () => remember(context, text)),
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
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const memory = await space.keeper.look();
    const same = memory.items.find((item) => normalisedKey(item.text) === normalisedKey(text));
    if (same !== undefined) {
      const line = `${same.n}. ${same.text}`;
      return ok(say(texts, 'remember.known', { line }), { item: itemDocument(same) });
    }
    const operations = fitBudget({
      items: memory.items,
      text: memory.text,
      operations: [{ ...addition, heading: standingHeading(memory.items, addition) }],
      limits: services.config.memory,
      today: space.today(),
      zone: space.settings.timezone,
    });
    const done = await space.keeper.commit({ who: context.who, baseHash: memory.hash, operations });
    if ('conflict' in done) continue;
    const left = operations.length - 1;
    const room = left === 0 ? '' : `${texts.gap}${say(texts, 'remember.room', { count: left })}`;
    return ok(`${say(texts, 'remember.done', { line: text })}${room}`, { change: done.change.n, text });
  }
  return failure('failed', say(texts, 'recorded.keepsChanging'));
}

type Addition = Awaited<ReturnType<typeof plan>>;

async function plan({ space, services, actor, message }: CommandContext, text: string) {
  const at = message?.at ?? new Date(services.clock.now()).toISOString();
  const kind = classifyStatement(text) ?? 'fact';
  return {
    op: 'add',
    targets: [],
    heading: headingsOf(languageOf(text) ?? (await space.language()))[kind],
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
  } satisfies PlannedOperation;
}

/** Lines of one kind stand together, whatever their heading was called. */
function standingHeading(items: readonly Item[], { record, heading }: Addition): string {
  return items.find((item) => item.kind === record.kind && item.state !== 'pinned')?.heading ?? heading;
}
