/** Where a JSON text is wrong. */
interface JsonFault {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 units. */
  column: number;
  message: string;
}

/** What `readJson` makes of a text: its value and keys that stand twice, or where it is wrong. */
type JsonReading = { value: unknown; repeated: PropertyKey[][] } | { fault: JsonFault };

/** Settings are a few levels deep; a limit keeps a hostile file from exhausting the stack. */
const DEEPEST = 100;
const LONGEST_SHOWN_WORD = 10;

/**
 * Reads JSON. `JSON.parse` makes the value; the engines' own messages mostly name no position and a repeated key
 * passes in silence, so the text is also walked here.
 */
export function readJson(text: string): JsonReading {
  const repeated: PropertyKey[][] = [];
  try {
    walk(text, repeated);
  } catch (error) {
    if (error instanceof SyntaxFault) return { fault: locate(text, error) };
    throw error;
  }
  return { value: JSON.parse(text), repeated };
}

class SyntaxFault extends Error {
  readonly position: number;

  constructor(position: number, message: string) {
    super(message);
    this.position = position;
  }
}

function locate(text: string, { position, message }: SyntaxFault): JsonFault {
  const lines = text.slice(0, position).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message };
}

const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]{0,30}/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

function walk(text: string, repeated: PropertyKey[][]): void {
  let at = 0;
  const path: PropertyKey[] = [];

  function fail(message: string): never {
    const rest = text.slice(at, at + 2);
    if (rest === '//' || rest === '/*' || rest[0] === '#') {
      throw new SyntaxFault(at, 'JSON has no comments; take this one out');
    }
    if (at >= text.length) throw new SyntaxFault(at, `the file ends too early; ${message}`);
    throw new SyntaxFault(at, message);
  }
  function match(token: RegExp): string {
    token.lastIndex = at;
    return token.exec(text)?.[0] ?? '';
  }
  function skipBlanks(): void {
    at += match(BLANK).length;
  }

  function string(): string {
    const start = at;
    at += 1;
    for (;;) {
      const character = text[at];
      if (character === '"') break;
      if (character === undefined || character < ' ') {
        at = start;
        fail('this text has no closing quote on its line');
      }
      const part = character === '\\' ? match(ESCAPE) : character;
      if (part === '') fail('this is not an escape that JSON knows; a backslash in a text is written twice');
      at += part.length;
    }
    at += 1;
    return JSON.parse(text.slice(start, at));
  }

  function members(): void {
    const seen = new Set<string>();
    at += 1;
    skipBlanks();
    if (text[at] === '}') {
      at += 1;
      return;
    }
    for (;;) {
      if (text[at] === '}') fail('a comma stands before the closing }; take it out');
      if (text[at] !== '"') fail('the name of a key in double quotes was expected');
      const key = string();
      path.push(key);
      if (seen.has(key)) repeated.push([...path]);
      seen.add(key);
      skipBlanks();
      if (text[at] !== ':') fail('a colon was expected after the key');
      at += 1;
      value();
      path.pop();
      skipBlanks();
      if (text[at] === '}') break;
      if (text[at] !== ',') fail('a comma or a closing } was expected');
      at += 1;
      skipBlanks();
    }
    at += 1;
  }

  function entries(): void {
    at += 1;
    skipBlanks();
    if (text[at] === ']') {
      at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      skipBlanks();
      if (text[at] === ']') fail('a comma stands before the closing ]; take it out');
      path.push(index);
      value();
      path.pop();
      skipBlanks();
      if (text[at] === ']') break;
      if (text[at] !== ',') fail('a comma or a closing ] was expected');
      at += 1;
    }
    at += 1;
  }

  function value(): void {
    skipBlanks();
    const first = text[at];
    if (path.length > DEEPEST) fail(`more than ${DEEPEST} levels are nested here`);
    if (first === '{') members();
    else if (first === '[') entries();
    else if (first === '"') string();
    else if (first === "'") fail('texts stand in double quotes');
    else scalar();
  }

  function scalar(): void {
    const word = match(WORD);
    if (word !== '' && !['true', 'false', 'null'].includes(word)) {
      // A long word may be a key that somebody forgot to quote.
      const shown = word.length > LONGEST_SHOWN_WORD ? 'this' : word;
      fail(`${shown} is not a value of JSON; a text stands in double quotes`);
    }
    const token = word === '' ? match(NUMBER) : word;
    if (token === '') fail('a value was expected');
    at += token.length;
  }

  value();
  skipBlanks();
  if (at < text.length) fail('the file should end here');
}
