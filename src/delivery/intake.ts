import type { AdapterEvents, Change, Handling } from '../chat/adapter.ts';
import { DeliveryError, messageOf } from '../chat/errors.ts';
import type { ConversationRef, IncomingMessage, Joining } from '../chat/message.ts';
import { createTurns } from '../chat/turns.ts';
import type { CommandServices } from '../commands/command.ts';
import { type Call, parseCall } from '../commands/parse.ts';
import { commands } from '../commands/registry.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Message } from '../conversation/log.ts';
import type { Space, Spaces } from '../conversation/spaces.ts';
import type { LanguageModel } from '../llm/model.ts';
import { retell } from '../text/retell.ts';
import { say, type TextKey, textsOf } from '../text/say.ts';
import { plausibleTime } from '../time/plausible.ts';
import type { Admission } from './admission.ts';
import { answerTo, createTrimmer, type Heard } from './answer.ts';
import { createChanges } from './changes.ts';
import type { Greetings } from './greetings.ts';
import { createLeftOver, type LeftOver } from './left-over.ts';
import { obey } from './obey.ts';
import type { Extras } from './post.ts';
import { press } from './press.ts';
import { createRefusals } from './refusals.ts';
import type { Unanswered } from './unanswered.ts';
import { createUnheard, keyOf } from './unheard.ts';

interface IntakeOptions {
  spaces: Spaces;
  services: CommandServices;
  model: LanguageModel;
  admission: Admission;
  unanswered: Unanswered;
  greetings: Greetings;
  /**
   * Posts what was logged already.
   * @throws DeliveryError when the platform will never take it
   */
  deliver: (
    conversation: string,
    message: Pick<Message, 'id' | 'text' | 'replyTo'> & Extras,
  ) => Promise<string | undefined>;
  /** Says that an answer (by its id in the log) may not have arrived. Never rejects. */
  mayBeLost: (answer: string, conversation: string, ref: string) => Promise<void>;
  /** Says that a command may not have been carried out. Never rejects. */
  mayBeUndone: (conversation: string, ref: string) => Promise<void>;
  /** Changes what was posted; never rejects. */
  change: (conversation: string, ref: string, change: Change) => Promise<void>;
  /** Whether the author of a message waits for an answer that can be shown to them alone. */
  answersApart: (conversation: string, ref: string) => boolean;
  /** Shows that an answer is being made. */
  typing: (conversation: string) => void;
  /** Aborted when the service stops: an answer that was given up then is nothing to tell anybody. */
  stopping: AbortSignal;
  /** Told in a sentence of a message that is not in the log. */
  notLogged: (sentence: string) => void;
  warn: (sentence: string) => void;
}

/** What happens in rooms. */
export type Happenings = Pick<AdapterEvents, 'message' | 'edited' | 'deleted' | 'pressed' | 'joined'>;

/** What becomes of messages: logged in order, then commands at once and answers one after another. */
export interface Intake extends Happenings, LeftOver {
  /** Resolves when nothing is being worked on. */
  idle(): Promise<void>;
  /** Resolves when all that was said is answered, or after a while. */
  quiet(): Promise<void>;
}

/** How long a quick dream's notice may come before the next line of piped input is read, in milliseconds. */
const GRACE_MS = 2_000;
/** How long answers that are being made may keep a room from moving, in milliseconds. */
const QUIET_MS = 20_000;

/** A conversation, and what is answered in it. */
interface Where {
  conversation: Conversation;
  ref: string;
}

/** A message that was taken in, or why not; `known`: it was before. */
type Taken = { heard: Heard; owner: boolean } | { verdict: 'stranger' | 'outside' | 'known' };

const whereOf = ({ conversation, event }: Heard): Where => ({ conversation, ref: event.ref });

/** Work that a message started and that goes on after its answer. */
interface Rest {
  background?: Promise<unknown>;
}

/** Takes messages in from all adapters. What it is given works on until `stopping` aborts. */
export function createIntake(options: IntakeOptions): Intake {
  const {
    spaces,
    services,
    model,
    admission,
    unanswered,
    greetings,
    deliver,
    typing,
    stopping,
    notLogged,
    warn,
  } = options;
  const inOrder = createTurns();
  const oneAnswer = createTurns();
  const underWay = new Set<Promise<unknown>>();
  const answers = new Set<Promise<unknown>>();
  const unheard = createUnheard(notLogged);
  const { config, clock, owners } = services;
  const changes = createChanges({ spaces, admission, owners, clock, inOrder, unheard });
  const trimWhenNeeded = createTrimmer(config);
  const mayRefuse = createRefusals(clock, options.answersApart);

  function track<T>(work: Promise<T>): Promise<T> {
    underWay.add(work);
    const done = (): void => void underWay.delete(work);
    work.then(done, done);
    return work;
  }

  /** Logs what the bot says, then says it. What cannot be logged (a full disk) is said all the same. */
  async function post(
    { conversation, ref }: Where,
    text: string,
    kind: 'bot' | 'notice',
    extras: Extras = {},
  ): Promise<string | undefined> {
    const said = await conversation.say(text, kind, ref).catch((error: unknown) => {
      notLogged(`What was said in ${conversation.ref.id} could not be logged: ${messageOf(error)}`);
      return { id: `${conversation.ref.id} ${ref} ${clock.now()} unlogged`, text, replyTo: ref };
    });
    try {
      return await deliver(conversation.ref.id, { ...said, ...extras });
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      warn(`An answer in ${conversation.ref.id} was not delivered: ${error.message}`);
      return undefined;
    }
  }

  async function open(ref: ConversationRef): Promise<{ space: Space; conversation: Conversation }> {
    const space = await spaces.open(spaces.idOf(ref));
    return { space, conversation: await space.conversation(ref) };
  }

  /** What a message calls for; other people's words in it, and bots, call for nothing. */
  function callOf(event: IncomingMessage): Call | undefined {
    return event.addressed && event.origin === 'own' && !event.author.bot
      ? parseCall(event.text, commands)
      : undefined;
  }

  async function runCall(call: Call, heard: Heard, owner: boolean): Promise<Rest> {
    const { rest } = await obey(call, heard, owner, {
      services,
      say: (text, extras) => post(whereOf(heard), text, 'notice', extras),
      change: (ref, change) => options.change(heard.conversation.ref.id, ref, change),
      mayRefuse,
      stopping,
      warn,
    });
    const background = rest && track(rest.catch((error: unknown) => unfinished(heard, error)));
    await unanswered.settle(heard.event);
    return background === undefined ? {} : { background };
  }

  /** What was promised does not come. */
  async function unfinished({ event, space }: Heard, error: unknown): Promise<void> {
    warn(`What was begun in ${event.conversation.id} did not end well: ${messageOf(error)}`);
    if (!stopping.aborted) await apologise(event, space, 'call.failed', error);
  }

  /**
   * Takes messages of a conversation in as they come; those that wait for the disk together share one write. Who
   * somebody is and whether they may be heard is looked up in turn, too: else a later message could overtake.
   */
  async function hold(event: IncomingMessage, isCall: boolean, isOwed: boolean): Promise<Taken> {
    const taken = await inOrder(event.conversation.id, async () => {
      const owner = await owners.isOwner(event.author);
      const verdict = await admission.judge(event, owner);
      if (verdict !== 'welcome') return { verdict };
      const opened = await open(event.conversation);
      // Before it is logged: else an end of the process in between would leave somebody waiting for ever.
      if (isOwed) await unanswered.note(event);
      const hearing = { kind: isCall ? ('command' as const) : ('user' as const), owner };
      return { ...opened, owner, heard: opened.conversation.hear(event, hearing) };
    });
    if (!('heard' in taken)) return taken;
    const { space, conversation, owner } = taken;
    try {
      const message = await taken.heard;
      if (message !== undefined) return { heard: { space, conversation, message, event }, owner };
    } catch (error) {
      if (isOwed) await unanswered.settle(event);
      throw error;
    }
    if (isOwed) await unanswered.settle(event);
    return { verdict: 'known' };
  }

  /** Whether a message that is no command is answered. */
  function isAnswered({ conversation: { kind }, author, origin, addressed }: IncomingMessage): boolean {
    if (author.bot) return false;
    const { respond } = config.groups;
    if (kind === 'private' || kind === 'console' || respond === 'mention') return addressed;
    return respond === 'always' && (addressed || origin === 'own');
  }

  async function respond(heard: Heard, call: Call | undefined, owner: boolean): Promise<Rest> {
    if (call === undefined) {
      await oneAnswer(heard.event.conversation.id, () => answer(heard));
      return {};
    }
    return runCall(call, heard, owner);
  }

  /** When the process ends meanwhile, the next one answers. */
  async function answer(heard: Heard): Promise<void> {
    const { event, space } = heard;
    if (stopping.aborted) return;
    typing(event.conversation.id);
    const { text, kind } = await answerTo(heard, model, config, services.schedule.isOn(space.id), clock);
    if (stopping.aborted && kind !== 'bot') return;
    await post(whereOf(heard), text, kind);
    await unanswered.settle(event);
  }

  const leftOver = createLeftOver({
    ...options,
    oneAnswer,
    answer: answerAgain,
    track: (work) => void track(work),
  });

  /** Answers what the last process left, when its author may still be heard; what only reads is carried out again. */
  async function answerAgain(heard: Heard): Promise<void> {
    const { event, conversation, message } = heard;
    try {
      const owner = await owners.isOwner(event.author);
      const call = message.kind === 'command' ? parseCall(message.text, commands) : undefined;
      if (!admission.mayKeep(conversation.ref, event.author, owner)) await unanswered.settle(event);
      else if (call === undefined) await answer(heard);
      else await runCall(call, heard, owner);
    } catch (error) {
      await couldNotAnswer(heard, error);
    }
  }

  async function couldNotAnswer({ event, message, space }: Heard, error: unknown): Promise<void> {
    if (stopping.aborted && message.kind === 'user') return;
    warn(`A message in ${event.conversation.id} could not be answered: ${messageOf(error)}`);
    await apologise(event, space, 'apology.unanswered', error);
    await unanswered.settle(event);
  }

  /** Takes a message in and answers it. What goes wrong is said to the person, with what is known about it. */
  async function take(event: IncomingMessage, logged: (done: boolean) => void): Promise<Rest> {
    const call = callOf(event);
    const isOwed = event.late !== true && (call !== undefined || isAnswered(event));
    let taken: Taken;
    try {
      taken = await hold(event, call !== undefined, isOwed);
      logged(true);
      unheard.taken(keyOf(event));
    } catch (error) {
      logged(false);
      const why = `A message in ${event.conversation.id} could not be logged: ${messageOf(error)}`;
      if (unheard.tell(keyOf(event), why)) {
        await apologise(event, undefined, 'apology.unheard', error);
      }
      return {};
    }
    if ('verdict' in taken) {
      if (taken.verdict !== 'known') refuse(event, call, taken.verdict);
      return {};
    }
    const { heard, owner } = taken;
    if (admission.owesNotice(event.conversation)) greet(event.conversation, event.author);
    try {
      return isOwed ? await respond(heard, call, owner) : {};
    } catch (error) {
      await couldNotAnswer(heard, error);
      return {};
    } finally {
      // People never wait for the notes.
      if (call === undefined) inBackground(trimWhenNeeded(heard), `The window of ${event.conversation.id}`);
    }
  }

  /** A room that nobody let in hears nothing; whoever waits for an answer that they alone see does. */
  function refuse(event: IncomingMessage, call: Call | undefined, verdict: 'stranger' | 'outside'): void {
    const waits = options.answersApart(event.conversation.id, event.ref);
    if (verdict === 'outside' && !waits) return;
    inBackground(greetings.refuse(event, call, waits), 'What is to be said to a stranger');
  }

  function greet(ref: ConversationRef, by: Joining['by']): void {
    inBackground(
      inOrder(ref.id, () => greetings.greet(ref, by)),
      `What is to be said to ${ref.id}`,
    );
  }

  /** Says something about a message whose handling failed, without another attempt to write anything. */
  async function apologise(
    event: IncomingMessage,
    space: Space | undefined,
    key: TextKey,
    error: unknown,
  ): Promise<void> {
    if (!event.addressed || event.author.bot) return;
    const spoken = await space?.language().catch(() => undefined);
    const texts = textsOf(spoken ?? config.language);
    const text = say(texts, key, { why: retell(texts, messageOf(error)) });
    const id = `${keyOf(event)} apology`;
    await deliver(event.conversation.id, { id, text, replyTo: event.ref }).catch((error: unknown) =>
      warn(`Nobody could be told in ${event.conversation.id}: ${messageOf(error)}`),
    );
  }

  function inBackground(work: Promise<unknown>, what: string): void {
    track(work).catch((error: unknown) =>
      warn(`${what} could not be brought up to date: ${messageOf(error)}`),
    );
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

  return {
    message(told): Handling {
      const event = { ...told, at: plausibleTime(told.at, clock.now()) };
      let tellLogged: (done: boolean) => void = () => undefined;
      const logged = new Promise<boolean>((resolve) => {
        tellLogged = resolve;
      });
      const handled = track(take(event, tellLogged));
      answers.add(handled);
      void handled.then(() => answers.delete(handled));
      return {
        logged,
        answered: handled.then(() => undefined),
        settled: handled.then(({ background }) => grace(background)),
      };
    },
    edited: (edit) => track(changes.edited(edit)),
    deleted: (deletion) => track(changes.deleted(deletion)),
    pressed: (pressed) =>
      track(
        press(pressed, {
          spaces,
          services,
          say: (conversation, text, extras) =>
            post({ conversation, ref: pressed.ref }, text, 'notice', extras),
          change: options.change,
          track: (work) => void track(work),
          warn,
        }),
      ),
    recover: leftOver.recover,
    takeUp: leftOver.takeUp,
    joined: ({ conversation, by }) => greet(conversation, by),
    quiet() {
      const answered = Promise.allSettled([...answers]);
      return new Promise((resolve) => {
        const timer = clock.after(QUIET_MS, resolve);
        void answered.then(() => {
          timer.cancel();
          resolve();
        });
      });
    },
    async idle() {
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}
