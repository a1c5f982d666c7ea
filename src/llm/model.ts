import type { TrustClass } from '../chat/message.ts';
import type { NoteKind, Passage } from '../memory/types.ts';
import type { Day } from '../time/zone.ts';

/** `tool`: what a call of the assistant's brought. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string;
  /** Of an assistant: what it called instead of answering, or on the way. */
  calls?: readonly ToolCall[];
  /** Of a tool: the id of the call. */
  callId?: string;
}

/** A function that a model may call before it answers. */
export interface Tool {
  name: string;
  /** For the model. */
  description: string;
  /** JSON schema of its arguments. */
  parameters: object;
}

/** What a model calls. All of it is the model's and not trusted. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON, or what the model took for it. */
  arguments: string;
}

export interface Speaker {
  id: string;
  name: string;
}

/** One message as summarisers see it: redacted, with edits folded in. */
export interface SourceTurn {
  /** Its number in the prompt, from 1; answers cite it. */
  n: number;
  /** Milliseconds since the epoch. */
  at: number;
  speaker: Speaker;
  role: 'person' | 'assistant';
  trust: TrustClass;
  text: string;
}

export interface ReplyWork {
  task: 'reply';
  question: string;
  at: number;
  zone: string;
  speaker: Speaker;
  /** ISO 639-1 code of what is mostly spoken in the room; by default English. */
  usual?: string;
  /** Best first. */
  passages: Passage[];
  /** Something of what is remembered could not be read: that nothing is found does not mean that nothing is known. */
  unread?: true;
}

export interface SummariseWork {
  task: 'summarise';
  turns: SourceTurn[];
  /** Notes already written for these turns. */
  known: string[];
  zone: string;
}

/** An item of MEMORY.md as the distiller sees it. */
export interface DistilItem {
  n: number;
  heading: string;
  text: string;
  kind?: NoteKind;
  /** Pinned or written by hand: never merged or removed. */
  protected: boolean;
  /** When it was first and last said, milliseconds since the epoch; unknown for adopted lines. */
  since?: number;
  lastConfirmed?: number;
  speakers: Speaker[];
  quotes: string[];
}

export interface DistilCandidate {
  n: number;
  text: string;
  kind: NoteKind;
  speaker: Speaker;
  subject: string;
  at: number;
  day: Day;
  /** Exact words, with their speakers. */
  quotes: { quote: string; speaker: Speaker; at: number }[];
  /** How many distinct days say it. */
  days: number;
  /** It is kept for how often it was said and asked for, whatever its kind. */
  wanted?: true;
}

export interface DistilWork {
  task: 'distil';
  items: DistilItem[];
  candidates: DistilCandidate[];
  today: Day;
  zone: string;
  /** Language code of the space, such as `en`; headings follow it. */
  language: string;
}

/** What happened in a dream, as numbers and lines: everything a narrator may use. */
export interface DiaryFacts {
  day: Day;
  from: Day;
  to: Day;
  read: number;
  staged: number;
  /** How many of what was staged are new, changed or recalled since a dream judged them; default: all. */
  fresh?: number;
  duplicates: { kept: string; dropped: string }[];
  contradictions: { before: string; after: string }[];
  themes: { theme: string; days: number; notes: number }[];
  /** Statements that several days bore out; `confidence` from 0 to 1. */
  truths?: { text: string; confidence: number; days: number }[];
  added: string[];
  merged: { before: string[]; after: string }[];
  updated: { before: string; after: string }[];
  removed: { text: string; reason: string }[];
  archived: { text: string; reason: string }[];
  held: { text: string; reason: string }[];
  refused: { text: string; reason: string }[];
  /** Names of the people whose words the lines rest on. */
  speakers?: string[];
  items: number;
  maxItems: number;
  tokens: number;
  maxTokens: number;
}

export interface NarrateWork {
  task: 'narrate';
  language: string;
  facts: DiaryFacts;
}

/**
 * What a call is for, as data. The messages of a request say the same in words; a model that does
 * not read prose (the offline model) works from this and answers in the same envelope.
 */
export type Work = ReplyWork | SummariseWork | DistilWork | NarrateWork;
export type Task = Work['task'];

export interface ModelRequest {
  work: Work;
  messages: PromptMessage[];
  /** What the model may call; a model without calls answers as if there were none. */
  tools?: readonly Tool[];
  /** Most tokens of the answer. */
  maxOutputTokens: number;
  /** A model's name instead of the configured one. */
  model?: string;
  /** Milliseconds for the call with all its attempts; default: the configured ones. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface Usage {
  tokensIn: number;
  tokensOut: number;
  /** In the currency of the configured prices; absent where the model has none. */
  cost?: number;
}

/** What both answers and failures tell. */
interface Told {
  usage: Usage;
  /** The model that answered, or that was asked last. */
  model: string;
  /** Milliseconds left of the call's time; absent where time is not counted. */
  leftMs?: number;
}

interface ModelAnswer extends Told {
  ok: true;
  /** What the model says, thinking peeled off; empty only beside calls. */
  text: string;
  /** What it wants called before it goes on; only where tools were given, and then at least one. */
  toolCalls?: readonly ToolCall[];
  /** Why the first choice did not answer, in a sentence, when another model did. */
  insteadOf?: string;
}

export type ModelFailureReason =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'auth'
  | 'rate_limited'
  | 'quota'
  | 'context_length'
  | 'model_not_found'
  | 'refused'
  | 'empty'
  | 'cut_off'
  | 'bad_request'
  | 'server';

export interface ModelFailure extends Told {
  ok: false;
  reason: ModelFailureReason;
  /** A sentence for the owner, without secrets. */
  message: string;
}

export type ModelResult = ModelAnswer | ModelFailure;

/** A language model: one call, one answer or one typed failure. It never throws. */
export interface LanguageModel {
  /** Shown to people, such as `offline` or `gpt-5-mini`. */
  readonly name: string;
  /** Works without network or key. */
  readonly offline: boolean;
  complete(request: ModelRequest): Promise<ModelResult>;
}

/** The envelope in which a summariser answers, as JSON. */
export interface SummaryEnvelope {
  notes: {
    text: string;
    kind: NoteKind;
    /** Whom or what it is about: a name, or `group`. */
    subject: string;
    quotes: { turn: number; quote: string }[];
  }[];
}

/** The envelope in which a distiller answers, as JSON. */
export interface DistillationEnvelope {
  operations: ProposedOperation[];
}

export type OperationName = 'add' | 'merge' | 'update' | 'remove' | 'keep' | 'skip';

export interface ProposedOperation {
  op: OperationName;
  /** Numbers of the items it touches. */
  items: number[];
  /** Numbers of the candidates it rests on. */
  candidates: number[];
  /** The new line, without a list mark; empty for `remove`, `keep` and `skip`. */
  text: string;
  /** The heading under which a new line goes, in the space's language. */
  heading: string;
  quotes: { candidate: number; quote: string }[];
  reason: string;
}

/** The envelope in which a narrator answers, as JSON. An empty part is left out of the diary. */
export interface NarrationEnvelope {
  light: string;
  rem: string;
  deep: string;
  insights: string;
  observation: string;
}
