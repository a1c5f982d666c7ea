import type { ModelFailureReason } from '../../src/llm/model.ts';
import {
  completion,
  type HeardRequest,
  type ServedAnswer,
  type ServedReply,
  serverError,
  streamed,
} from './openai-server.ts';

/** How a make of model, or the server before it, goes about answering with the right JSON. */
export interface Make {
  name: string;
  /** What it serves, request by request, for an answer that would be right. */
  plays(json: string): ServedAnswer[];
  /** What has to come of it: the right value, or a failure of this kind. */
  gives: 'value' | ModelFailureReason | 'envelope';
}

const pretty = (json: string): string => JSON.stringify(JSON.parse(json), undefined, 2);
const half = (json: string): string => json.slice(0, Math.ceil(json.length / 2));
const says =
  (shape: (json: string) => unknown) =>
  (json: string): ServedAnswer[] => [completion(shape(json))];
const serves = (reply: ServedReply) => (): ServedAnswer[] => [reply];
const promptOf = ({ body }: HeardRequest): string =>
  body.messages.map((message: { content: string }) => message.content).join('\n');

/** Rejects requests that hold this key, as OpenAI words it. */
const without =
  (key: string, status = 400) =>
  (json: string): ServedAnswer[] => [
    ({ body }) =>
      key in body
        ? serverError(status, {
            message: `Unsupported parameter: '${key}' is not supported with this model.`,
            code: 'unsupported_parameter',
            param: key,
          })
        : completion(json),
  ];

const RIGHT: Omit<Make, 'gives'>[] = [
  { name: 'answers with JSON alone', plays: says((json) => json) },
  {
    name: 'thinks in a pair of tags',
    plays: says((json) => `<think>Is {"notes":[]} right?</think>\n${json}`),
  },
  { name: 'closes a tag that it never opened', plays: says((json) => `Hm, {"x":1}.\n</think>\n${json}`) },
  {
    name: 'opens a tag twice and closes it once',
    plays: says((json) => `<think>a <think>b</think>${json}`),
  },
  { name: 'thinks in other tags', plays: says((json) => `<Reasoning>so</Reasoning>[THINK]x[/THINK]${json}`) },
  {
    name: 'thinks in channels',
    plays: says(
      (json) =>
        `<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>${json}<|return|>`,
    ),
  },
  {
    name: 'thinks in parts of its own',
    plays: says((json) => [
      { type: 'thinking', thinking: 'hm' },
      { type: 'text', text: json },
    ]),
  },
  {
    name: 'reasons as plain text',
    plays: says((json) => `We need to answer with {notes}. First I look at turn 1.\n\nSo:\n${json}`),
  },
  { name: 'drafts before it answers', plays: says((json) => `{"draft": true}\nBetter:\n${pretty(json)}`) },
  { name: 'puts a fence around it', plays: says((json) => `\`\`\`json\n${pretty(json)}\n\`\`\``) },
  { name: 'opens a fence and never closes it', plays: says((json) => `\`\`\`json\n${json}`) },
  {
    name: 'puts prose around it',
    plays: says((json) => `Sure! Here it is {as asked}:\n${json}\nShall I go on?`),
  },
  {
    name: 'repeats its prompt before it answers',
    plays: (json) => [(request) => completion(`${promptOf(request)}\n\n${json}`)],
  },
  {
    name: 'repeats its prompt after it answers',
    plays: (json) => [(request) => completion(`${json}\n\n> ${promptOf(request).replaceAll('\n', '\n> ')}`)],
  },
  {
    name: 'repairs an answer that was no JSON',
    plays: (json) => [completion('I would note that she likes tea.'), completion(json)],
  },
  {
    name: 'repairs an answer that broke off in the middle',
    plays: (json) => [completion(half(json)), completion(json)],
  },
  {
    name: 'repairs an answer that leaves lines out',
    plays: (json) => [completion('{"notes": [ ... rest unchanged ... ]}'), completion(json)],
  },
  { name: 'takes no max_tokens', plays: without('max_tokens') },
  { name: 'takes no temperature', plays: without('temperature') },
  { name: 'takes no response_format', plays: without('response_format', 422) },
  {
    name: 'streams although nobody asked',
    plays: (json) => [streamed([half(json), json.slice(half(json).length)])],
  },
  {
    name: 'ends its stream early, and then does not',
    plays: (json) => [streamed([half(json)], true), streamed([json])],
  },
  {
    name: 'says in the body of a 200 that it is overloaded, and then is not',
    plays: (json) => [{ body: { error: { message: 'Upstream overloaded', code: 503 } } }, completion(json)],
  },
  {
    name: 'loses the connection once',
    plays: (json) => [{ ...completion(json), fault: 'cut' }, completion(json)],
  },
];

const WRONG: Make[] = [
  { name: 'only thinks', plays: says(() => '<think>hm, hm'), gives: 'empty' },
  { name: 'says nothing', plays: says(() => ' \n'), gives: 'empty' },
  { name: 'has null for content', plays: says(() => null), gives: 'empty' },
  {
    name: 'is cut off at its limit',
    plays: (json) => [completion(half(json), { finish_reason: 'length' })],
    gives: 'cut_off',
  },
  { name: 'leaves its object open, twice', plays: says(half), gives: 'envelope' },
  { name: 'refuses in prose', plays: says(() => 'I cannot help with this request.'), gives: 'envelope' },
  {
    name: 'refuses by its own field',
    plays: () => [completion(null, { message: { content: null, refusal: 'No.' } })],
    gives: 'refused',
  },
  {
    name: 'is filtered',
    plays: () => [completion('', { finish_reason: 'content_filter' })],
    gives: 'refused',
  },
  {
    name: 'answers with placeholders',
    plays: says(() => '{"notes": "[your notes here]"}'),
    gives: 'envelope',
  },
  {
    name: 'only repeats its prompt',
    plays: () => [(request) => completion(promptOf(request))],
    gives: 'envelope',
  },
  {
    name: 'says in the body of a 200 that there is no credit',
    plays: serves({ body: { error: { message: 'Insufficient credits', code: 402 } } }),
    gives: 'quota',
  },
  {
    name: 'says in prose in the body of a 200 that the request is too long',
    plays: serves({ body: { error: "This model's maximum context length is 4096 tokens." } }),
    gives: 'context_length',
  },
  {
    name: 'says something vague in the body of a 200',
    plays: serves({ body: { error: { message: 'Internal', code: 'x' } } }),
    gives: 'server',
  },
  {
    name: 'wants to be asked again in an hour',
    plays: () => [serverError(429, {}, { 'retry-after': '3600' })],
    gives: 'rate_limited',
  },
  {
    name: 'has no quota left, by code',
    plays: () => [serverError(429, { code: 'insufficient_quota' })],
    gives: 'quota',
  },
  {
    name: 'has no quota left, in prose',
    plays: () => [serverError(403, { message: 'Insufficient balance on your account' })],
    gives: 'quota',
  },
  {
    name: 'finds the request too long, by code',
    plays: () => [serverError(400, { code: 'context_length_exceeded' })],
    gives: 'context_length',
  },
  {
    name: 'finds the request too long, in prose',
    plays: () => [serverError(400, { message: 'The prompt is too long: 9000 tokens' })],
    gives: 'context_length',
  },
  {
    name: 'is not there',
    plays: () => [serverError(404, { code: 'model_not_found' })],
    gives: 'model_not_found',
  },
  { name: 'refuses the key', plays: () => [serverError(401)], gives: 'auth' },
  {
    name: 'is a page',
    plays: serves({ body: '<html>Hi</html>', headers: { 'content-type': 'text/html' } }),
    gives: 'server',
  },
];

/** Every way of answering that is known to occur. */
export const MAKES: readonly Make[] = [...RIGHT.map((make): Make => ({ ...make, gives: 'value' })), ...WRONG];
