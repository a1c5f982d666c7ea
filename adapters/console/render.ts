import { printableText, renderAnsi, renderPlain } from '../../src/chat/markup.ts';

const PROMPT = 'you> ';
const LABEL = 'reverie> ';

/** An answer or a notice as the console shows it, ending in a line break; empty when nothing would be seen. */
export function renderAnswer(text: string, style: { color: boolean; label: boolean }): string {
  const printable = printableText(text).trimEnd();
  if (printable.trim() === '') return '';
  const body = style.color ? renderAnsi(printable) : renderPlain(printable);
  const label = style.label ? colored(LABEL, '35', style.color) : '';
  return `${label}${body}\n`;
}

/** What stands before the line that a person types. */
export function renderPrompt(color: boolean): string {
  return colored(PROMPT, '36', color);
}

function colored(text: string, code: string, color: boolean): string {
  return color ? `\u001b[${code}m${text}\u001b[39m` : text;
}
