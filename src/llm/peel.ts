import { findObjects } from './json.ts';

/** Also with a prefix (`seed:think`) and in square brackets, as some models write it. */
const THINKING_TAG =
  /[<[]\s{0,8}(\/?)\s{0,8}(?:[a-z]{1,16}:)?(?:think|thinking|thoughts?|reasoning|reflection)(?:\s[^<>[\]\n]{0,120})?\/?\s{0,8}[>\]]/giu;
/** A fence that names a programming language is the answer itself. */
const OUTER_FENCE = /^(`{3,}|~{3,})[ \t]*(?:json[c5l]?|markdown|md|text|txt|plaintext|plain)?[ \t]*\r?\n/i;
/** Answers in channels that the server did not take apart: thinking comes in `analysis`, the answer in `final`. */
const CHANNELS = /^<\|(?:channel|start)\|>/;
const FINAL_CHANNEL = /<\|channel\|>\s{0,4}final\s{0,4}(?:<\|constrain\|>)?[^<]{0,80}<\|message\|>/g;
const CHANNEL_END = /<\|(?:return|end)\|>$/;
const LINE_START = /\n[ \t]*$/;
/** White space, byte order mark and zero-width characters, as they stand around an answer. */
const BLANK = /[\s\uFEFF\u200B\u2060]/;

/**
 * What a model says, without what it only thinks: tagged thinking in all the forms in which servers let it through, a
 * code fence of JSON or plain text around the whole, a byte order mark. Every answer goes through here once, at the
 * provider's boundary.
 *
 * - A pair of tags goes with what is between them.
 * - A closing tag alone: all before it was thinking.
 * - An opening tag alone at the start of the text or of a line: all after it is thinking.
 * - Of an answer in channels the final one is left.
 * - Tags in backticks or inside a JSON object are words of the answer: somebody may have said them in the chat.
 */
export function peelAnswer(text: string): string {
  return trim(unfence(trim(withoutThinking(finalChannel(trim(text))))));
}

/** By hand: an expression for the end would try every run of spaces in the text. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANK.test(text.charAt(start))) start += 1;
  while (end > start && BLANK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function finalChannel(text: string): string {
  if (!CHANNELS.test(text)) return text;
  const last = [...text.matchAll(FINAL_CHANNEL)].at(-1);
  return last === undefined ? '' : trim(text.slice(last.index + last[0].length).replace(CHANNEL_END, ''));
}

interface Tag {
  start: number;
  end: number;
  closing: boolean;
}

function thinkingTags(text: string): Tag[] {
  const tags = [...text.matchAll(THINKING_TAG)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    closing: match[1] === '/',
  }));
  if (tags.length === 0) return tags;
  const { objects } = findObjects(text);
  let next = 0;
  return tags.filter((tag) => {
    if (text[tag.start - 1] === '`' && text[tag.end] === '`') return false;
    while ((objects[next]?.end ?? Number.POSITIVE_INFINITY) <= tag.start) next += 1;
    return tag.start < (objects[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

function withoutThinking(text: string): string {
  let kept: string[] = [];
  let from = 0;
  let open: Tag | undefined;
  for (const tag of thinkingTags(text)) {
    if (!tag.closing) {
      open ??= tag;
      continue;
    }
    if (open === undefined) kept = [];
    else kept.push(text.slice(from, open.start));
    from = tag.end;
    open = undefined;
  }
  const before = open === undefined ? '' : text.slice(from, open.start);
  const cut = open !== undefined && (before.trim() === '' || LINE_START.test(before.slice(-80)));
  kept.push(text.slice(from, cut ? open?.start : undefined));
  return kept.join('');
}

function unfence(text: string): string {
  const opening = OUTER_FENCE.exec(text);
  const fence = opening?.[1];
  if (opening === null || fence === undefined || !text.endsWith(`\n${fence}`)) return text;
  const inner = text.slice(opening[0].length, text.length - fence.length);
  // Two fenced blocks with prose between them begin and end with a fence, too.
  return inner.includes(fence) ? text : inner;
}
