import { pastedStretches } from '../../text/pasted.ts';

/** A line of a message that may carry a statement, without list mark. */
interface ProseLine {
  text: string;
  /** Where it starts in the message. */
  start: number;
}

/** Longer lines are pasted text, not something a person says about themselves. */
const LONGEST_LINE = 20_000;

const LIST_MARK = /^\s*(?:[-*+•–—]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;
const NOT_PROSE = [
  /^\s*>/,
  /^\s*#{1,6}(?:\s|$)/,
  /^\s*\|/,
  /^[^|]*\|[^|]*\|/,
  /^[^\t]*\t[^\t]*\t/,
  /^\s*(?:[$%❯]|PS [A-Z]:|[\w.-]+@[\w.-]+[:~])\s*\S/,
  /^\s*\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/,
  /^\s*\[?\d{2}:\d{2}:\d{2}/,
  /^\s*\[(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|NOTICE)\]/i,
  /^\s*(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|npm ERR!)[:\s]/,
  /^\s*(?:Traceback \(|File "|Caused by:|Exception in|\w*(?:Error|Exception): |at [\w$.<>]+ ?\()/,
  /^\s*(?:sudo|git|npm|npx|pnpm|yarn|pip3?|docker|kubectl|curl|wget|ssh|apt(?:-get)?|brew|cargo|systemctl|chmod|mkdir)\s+[-\w./@:]/,
  /^\s*(?:const|let|var)\s+[\w{[][^=]{0,60}=|^\s*(?:def|function|class)\s+\w+\s*[({:]|^\s*import\s+[\w{*]|^\s*(?:SELECT|INSERT|UPDATE|DELETE)\s.{1,80}\s(?:FROM|INTO|SET)\s/,
  /[{};]\s*$|=>|&&|\|\||==|\(\)|<\/?[a-z][^<>]{0,80}>|^\s*[\]})]/,
  /^\s*[\w.-]+\s*[=:]\s*["'{[]/,
  /^\s*(?:https?:\/\/|www\.)\S+\s*$/i,
  /^\s*\//,
];

/** The lines in which a person may state something: no code, quotations, headings, tables, logs or bare links. */
export function proseLines(text: string): ProseLine[] {
  const lines: ProseLine[] = [];
  let start = 0;
  const pasted = pastedStretches(text);
  let next = 0;
  for (const line of text.split('\n')) {
    while ((pasted[next]?.end ?? start) < start) next += 1;
    const isPasted = start >= (pasted[next]?.start ?? text.length + 1);
    if (!isPasted && line.length <= LONGEST_LINE && isProse(line)) {
      const mark = LIST_MARK.exec(line)?.[0].length ?? 0;
      lines.push({ text: line.slice(mark), start: start + mark });
    }
    start += line.length + 1;
  }
  return lines;
}

function isProse(line: string): boolean {
  return line.trim() !== '' && !NOT_PROSE.some((shape) => shape.test(line));
}
