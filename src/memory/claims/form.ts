import { OPEN_ENDS, STRANDING } from '../../languages/general-claims.ts';
import { graphemeLength } from '../../text/graphemes.ts';
import { visible } from '../../text/visible.ts';

type FormCode =
  | 'empty'
  | 'lines'
  | 'heading'
  | 'command'
  | 'code'
  | 'table'
  | 'list_mark'
  | 'scores'
  | 'placeholder'
  | 'too_long';

/** Why a text is not a line of plain prose. */
interface FormProblem {
  code: FormCode;
  message: string;
}

/** A line of memory is one sentence or two; longer ones are notes. */
const LONGEST_LINE = 400;

const HEADING =
  /^\s*(?:#{1,6}(?:\s|$)|={3,}|-{3,}|\*{3,}|_{3,})|^\s*\*\*[^*]{1,80}:?\*\*:?\s*$|^\p{Lu}[\p{L}\p{N} ]{0,60}:\s*$/u;
const LIST_MARK = /^\s*(?:[-*+•‣◦▪·>☐☑✓✔–—]\s|\d{1,3}[.)]\s|\[[ xX]?\]|[-*+]\s*$)/u;
const TABLE = /^\s*\||\|\s*$|\s\|\s.*\s\|\s|\|\s*:?-{3,}/u;
const CODE =
  /`|~~~|^\s*(?:import|from|const|let|var|function|class|def|return|public|private|#include|package|SELECT|INSERT|UPDATE|DELETE)\s[^.!?]*[(){};=<>*]|=>|\);?\s*$(?<=[\w\])]\(.{0,200}\);?\s*)|[{}]\s*;|<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,200})?\/?>|<!--|-->|\b[a-z_]+\([^()\s]*\)\s*;|^\s*[{[]\s*"/iu;
const COMMAND =
  /^\s*(?:\$|>|%|❯|PS>)\s+\S|^\s*\/[a-z][\w-]*(?:@\w+)?(?:\s|$)|^\s*(?:sudo|apt|apt-get|brew|yum|dnf|pip3?|npm|npx|yarn|pnpm|git|docker|kubectl|curl|wget|chmod|chown|ssh|scp|rm|mv|cp|cd|ls|mkdir|cat|echo|grep|sed|awk|systemctl|export|python3?|node|make|cargo|go|java)\s+(?:-{1,2}\w|[\w./~-]+\s+-{1,2}\w|(?:install|remove|clone|run|push|pull|commit|add|rm|update|upgrade|start|stop|restart|build|init|checkout|status|exec|apply|get|mod)\b|https?:|[~./$])|&&\s*\S|\|\|\s*\w+\s+-|\s\|\s*(?:sh|bash|grep|sudo|xargs|tee)\b|\s>{1,2}\s*[~./]\S/u;
const SCORES =
  /\b(?:score|confidence|relevance|weight|similarity|avg|recalls?|salience|priority|rank)\s*[=:≈]\s*[-+]?[\d.]|\b(?:status|state|lane|phase|kind)\s*[:=]\s*(?:staged|promoted|candidate|held|pending|refused|rejected|light|rem|deep|preference|fact|person|decision|plan|rule|event|task|experience)\b|^\s*\[?(?:staged|candidate|promoted|promotion|evidence|source|sources|memory candidate|reflection|possible lasting truths?|themes?|note to self)\b\]?\s*[:#—-]|\b(?:Candidate|Assistant|Evidence|Staged|System|User)\s*:\s|\bstaged\s*$|\(\s*(?:staged|score\b[^)]*|confidence\b[^)]*)\s*\)|\[(?:staged|promoted|candidate|held|merged|score\b[^\]]*|confidence\b[^\]]*|source\b[^\]]*)\]|\b(?:оцінка|впевненість|довіра)\s*[=:]\s*[\d.]|\^[a-z0-9]{4,}\s*$|memory\/(?:\d{4}-|\.dreams)|\.jsonl?\b\s*(?:#|:\d)/iu;
const PLACEHOLDER =
  /\[\s*(?:insert|your|name|date|todo|tbd|placeholder|fill|text|summary|fact|person|user|redacted for|x{2,}|вставте|вставити|ім'я|дата)[^\]]{0,60}\]|<\s*(?:insert|your|name|date|text|placeholder)[^>]{0,60}>|\{\{|\}\}|\$\{|\b(?:TODO|TBD|FIXME|XXX|lorem ipsum)\b|(?:…|\.{3})\s*(?:\(?\s*)?(?:rest|remaining|unchanged|the rest|and so on|etc|truncated|omitted|same as|решта|без змін|далі)\b|(?:…|\.{3})\s*$|^\s*(?:…|\.{3})|\b(?:rest (?:is |remains )?unchanged|remains? unchanged|same as (?:above|before)|as above|see above|no changes?|content omitted|truncated)\s*[.)\]]*\s*$|^\s*(?:n\/a|none|null|undefined|nil|nothing|empty|unknown|example|sample|немає|нічого)\s*[.!]?\s*$|\b(?:as an ai|i cannot|i can't (?:help|assist|complete)|i'm sorry,? but|i am unable|here (?:is|are) (?:the|your))\b|<\/?think(?:ing)?>/iu;

const OPEN_END = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${OPEN_ENDS})[\\s.!,;:]*$`, 'u');
const STRANDED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${STRANDING})(?![\\p{L}\\p{N}])`, 'iu');
/** What is left of links, images, emphasis and colours of a terminal. */
const MARKUP =
  /\]\s?\(|!\[|\[(?:link|image|img|url|photo|picture|video|file|gif|sticker|here|посилання|зображення|фото|відео|файл|тут)\]|\*\*|~~|(?<![\p{L}\p{N}_/])__(?=\p{L})|(?<![\p{L}\p{N}_/*])[*_](?=\p{L})[^*_]{1,200}(?<=[\p{L}\p{N}.!?])[*_](?![\p{L}\p{N}_*])|\[\d{1,3}(?:;\d{1,3}){0,5}[mK]|\[[0-2]?[JK](?![\p{L}\]])/u;

/**
 * Whether a text is one plain line of prose that may stand in a memory file.
 *
 * @returns what is wrong; empty when nothing is
 */
export function checkForm(text: string): FormProblem[] {
  const problems: FormProblem[] = [];
  const add = (code: FormCode, message: string) => problems.push({ code, message });
  const shown = visible(text).trim();
  if (!/[\p{L}\p{N}]/u.test(shown)) {
    add('empty', 'The text is empty.');
    if (!/[#|\-*`]/u.test(shown)) return problems;
  }
  if (/[\n\u0085\u2028\u2029]/u.test(shown)) add('lines', 'The text has more than one line.');
  if (shown.length > LONGEST_LINE && graphemeLength(shown.slice(0, LONGEST_LINE * 12)) > LONGEST_LINE) {
    add('too_long', `The text is longer than ${LONGEST_LINE} characters.`);
  }
  // What follows needs no more than this to be seen, and long texts are refused already.
  const line = shown.slice(0, LONGEST_LINE * 4);
  if (HEADING.test(line)) add('heading', 'The text is a heading.');
  if (LIST_MARK.test(line)) add('list_mark', 'The text starts with a list mark.');
  if (TABLE.test(line)) add('table', 'The text is a row of a table.');
  if (COMMAND.test(line)) add('command', 'The text is a command.');
  if (CODE.test(line) || MARKUP.test(line)) add('code', 'The text holds code or markup.');
  if (SCORES.test(line)) add('scores', 'The text holds scores or words of the pipeline.');
  if (PLACEHOLDER.test(line) || (OPEN_END.test(line) && !STRANDED.test(line)))
    add('placeholder', 'The text is a placeholder or leaves something out.');
  return problems;
}
