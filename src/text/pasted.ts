/** A stretch of a text; the end is exclusive. */
interface Stretch {
  start: number;
  end: number;
}

const FENCE = /^\s*(?:```|~~~)/;
const CLOCK = String.raw`\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?`;
/** When a program wrote a line, as ISO, syslog, glog, a web server, a kernel and a console write it. */
const STAMP = new RegExp(
  String.raw`^\s*(?:\[?\d{4}[-/]\d{2}[-/]\d{2}[T ]\d{2}:\d{2}|\[?${CLOCK}|[A-Z][a-z]{2} [ \d]\d ${CLOCK} \S|[IWEF]\d{4} ${CLOCK}|[\d.]{7,15} \S+ \S+ \[|\[ {0,8}\d{1,9}\.\d{3,9}\])`,
);
/** Behind a stamp the name of a person who speaks: a copied chat, which has its own readers. */
const SPEAKER =
  /^[\s\d[\](),.:TZ/+-]{5,40}[<@]?\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2}[>:]\s/u;
const LEVEL = '(?:INFO|WARN|WARNING|ERROR|DEBUG|TRACE|FATAL|NOTICE|CRITICAL)';
const SHAPES = [
  new RegExp(String.raw`^\s*(?:\[\s?${LEVEL}\s?\]|${LEVEL}\s?[:|])`, 'i'),
  new RegExp(String.raw`^\s*${LEVEL}\s`),
  /^\s*(?:Traceback \(|File "|Caused by:|Exception in|\w{0,60}(?:Error|Exception): |at [\w$.<>]{1,120} ?\()/,
  /(?:^|\s)(?:level=|lvl=|msg="|"level":|"msg":)/,
  // "web-1  | …" of containers, "sshd[123]: …" and "raft-1: …" of processes.
  /^[a-z][\w.-]{0,40} {1,12}\| /,
  /^[a-z][\w./]{0,30}(?:\[\d{1,9}\]|-\w{1,20}|\.\w{1,20}|\d): /,
];
const LEVEL_LABEL = new RegExp(String.raw`[\s\]]${LEVEL}:\s`);
/** One such line may be somebody's style; two are a program's. */
const FEWEST = 2;
const LONGEST_SHAPE = 300;

function isLogged(line: string): boolean {
  const opening = line.slice(0, LONGEST_SHAPE);
  if (STAMP.test(opening)) return LEVEL_LABEL.test(opening) || !SPEAKER.test(opening);
  return SHAPES.some((shape) => shape.test(opening));
}

/**
 * What nobody says in a text that they wrote or pasted: code between fences, and from its first line to the end of the
 * paragraph what a program logged. Lines without a stamp in between ("I am leader") belong to it.
 */
export function pastedStretches(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let fence: number | undefined;
  let logged = 0;
  let firstLogged = 0;
  const close = (end: number): void => {
    if (logged >= FEWEST) stretches.push({ start: firstLogged, end });
    logged = 0;
  };
  for (const line of text.split('\n')) {
    const end = start + line.length;
    if (FENCE.test(line)) {
      close(start);
      if (fence === undefined) fence = start;
      else {
        stretches.push({ start: fence, end });
        fence = undefined;
      }
    } else if (fence === undefined) {
      if (line.trim() === '') close(start);
      else if (isLogged(line)) {
        if (logged === 0) firstLogged = start;
        logged += 1;
      }
    }
    start = end + 1;
  }
  close(text.length);
  if (fence !== undefined) stretches.push({ start: fence, end: text.length });
  return stretches;
}
