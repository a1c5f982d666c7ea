import type { AdapterEvents, Handling, OutgoingMessage } from '../chat/adapter.ts';
import type { ConversationRef, IncomingMessage } from '../chat/message.ts';
import { isOwner } from '../commands/authorise.ts';
import { type CommandResult, type CommandServices, failure } from '../commands/command.ts';
import { parseCommand, runCommand } from '../commands/registry.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../conversation/log.ts';
import { reply, systemPrompt } from '../conversation/reply.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import type { LanguageModel } from '../llm/model.ts';
import { countTokens } from '../llm/tokens.ts';
import { createKeyedMutex } from '../state/mutex.ts';

export interface IntakeOptions {
  spaces: Spaces;
  services: CommandServices;
  model: LanguageModel;
  /** Posts into a conversation; rejects when the platform does not take it. */
  send: (conversation: string, message: OutgoingMessage) => Promise<unknown>;
  /** Shows that an answer is being made. */
  typing: (conversation: string) => void;
  warn: (sentence: string) => void;
}

/** What becomes of messages: logged in order, then commands at once and answers one after another. */
export interface Intake extends Pick<AdapterEvents, 'message' | 'edited' | 'deleted'> {
  /** Resolves when nothing is being worked on. */
  idle(): Promise<void>;
}

/** How long a quick dream's notice may come before the next line of piped input is read, in milliseconds. */
const GRACE_MS = 2_000;

export function createIntake({ spaces, services, model, send, typing, warn }: IntakeOptions): Intake {
  const inOrder = createKeyedMutex();
  const oneAnswer = createKeyedMutex();
  const underWay = new Set<Promise<unknown>>();
  const { config, clock } = services;

  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    work.then(
      () => underWay.delete(work),
      () => underWay.delete(work),
    );
    return work;
  }

  async function post(
    conversation: Conversation,
    text: string,
    kind: 'bot' | 'notice',
    replyTo: string,
  ): Promise<void> {
    await conversation.say(text, kind, replyTo);
    await send(conversation.ref.id, { text, replyTo });
  }

  async function open(ref: ConversationRef): Promise<{ space: Space; conversation: Conversation }> {
    const space = await spaces.open(spaces.idOf(ref));
    return { space, conversation: await space.conversation(ref) };
  }

  /** Runs a command and posts its answer; what it leaves running reports by notice. */
  async function command(
    space: Space,
    conversation: Conversation,
    event: IncomingMessage,
    message: Message,
    owner: boolean,
  ): Promise<CommandResult | undefined> {
    const parsed = parseCommand(event.text, owner);
    if (parsed === undefined) return undefined;
    const context = {
      actor: { id: event.author.id, name: event.author.name, owner },
      space,
      conversation: event.conversation,
      message: { id: message.id, ref: event.ref, at: message.at },
      who: 'command' as const,
      services,
    };
    const result =
      'answer' in parsed
        ? failure('usage', parsed.answer)
        : await runCommand(parsed.command, context, parsed.text).catch((error: unknown) => {
            const sentence = error instanceof Error ? error.message : String(error);
            warn(`/${parsed.command.name} failed: ${sentence}`);
            return failure('failed', `That did not work: ${sentence}`);
          });
    await post(conversation, result.text, 'notice', event.ref);
    return result;
  }

  async function answer(
    space: Space,
    conversation: Conversation,
    event: IncomingMessage,
    message: Message,
  ): Promise<void> {
    typing(event.conversation.id);
    const { persona, context, memory, day } = config;
    const answered = await reply({
      space,
      conversation,
      message,
      model,
      persona,
      maxTokens: context.maxTokens,
      maxMemoryTokens: memory.maxTokens,
      dayStartsAt: day.startsAt,
    });
    if ('text' in answered) await post(conversation, answered.text, 'bot', event.ref);
    else await post(conversation, answered.failure, 'notice', event.ref);
  }

  async function trimWhenNeeded(space: Space, conversation: Conversation): Promise<void> {
    const memory = await space.keeper.look().catch(() => ({ text: '' }));
    const system = countTokens(systemPrompt(config.persona, memory.text, config.memory.maxTokens));
    if (conversation.isOverLimits(system)) await conversation.trim(system, 'trimmed');
  }

  async function take(event: IncomingMessage): Promise<{ background?: Promise<unknown> }> {
    const owner = isOwner(event.author, config.owners);
    const isCommand =
      event.addressed &&
      event.origin === 'own' &&
      !event.author.bot &&
      parseCommand(event.text, owner) !== undefined;
    const heard = await inOrder(event.conversation.id, async () => {
      const { space, conversation } = await open(event.conversation);
      const message = await conversation.hear(event, { kind: isCommand ? 'command' : 'user', owner });
      return message === undefined ? undefined : { space, conversation, message };
    });
    if (heard === undefined) return {};
    const { space, conversation, message } = heard;
    if (isCommand) {
      const result = await command(space, conversation, event, message, owner);
      return result?.background === undefined ? {} : { background: track(result.background) };
    }
    if (event.addressed && !event.author.bot) {
      await oneAnswer(event.conversation.id, () => answer(space, conversation, event, message));
    }
    // People never wait for the notes.
    track(trimWhenNeeded(space, conversation)).catch((error: unknown) =>
      warn(
        `The window of ${conversation.ref.id} could not be trimmed: ${error instanceof Error ? error.message : error}`,
      ),
    );
    return {};
  }

  /** A message that could not be handled is said to the person, with what is known about it. */
  async function safely(event: IncomingMessage): Promise<{ background?: Promise<unknown> }> {
    try {
      return await take(event);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      warn(`A message in ${event.conversation.id} could not be handled: ${sentence}`);
      await send(event.conversation.id, {
        text: `I could not take that in. ${sentence}`,
        replyTo: event.ref,
      }).catch(() => undefined);
      return {};
    }
  }

  function grace(background: Promise<unknown> | undefined): Promise<void> {
    if (background === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = clock.after(GRACE_MS, resolve);
      const done = (): void => {
        timer.cancel();
        resolve();
      };
      background.then(done, done);
    });
  }

  function change(ref: ConversationRef, work: (conversation: Conversation) => Promise<void>): void {
    track(
      inOrder(ref.id, async () => work((await open(ref)).conversation)).catch((error: unknown) =>
        warn(
          `A change in ${ref.id} could not be taken in: ${error instanceof Error ? error.message : error}`,
        ),
      ),
    );
  }

  return {
    message(event): Handling {
      const handled = track(safely(event));
      return {
        answered: handled.then(() => undefined),
        settled: handled.then(({ background }) => grace(background)),
      };
    },
    edited: (edit) => change(edit.conversation, (conversation) => conversation.edited(edit)),
    deleted: (deletion) => change(deletion.conversation, (conversation) => conversation.deleted(deletion)),
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}
