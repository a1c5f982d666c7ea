/** A JSON object found in a text. */
interface FoundObject {
  start: number;
  /** Index after its closing brace. */
  end: number;
  value: Record<string, unknown>;
}

interface FoundObjects {
  /** In the order of the text; none lies inside another. */
  objects: FoundObject[];
  /** Where the last object begins that is never closed; `undefined` when all are. */
  unclosedAt: number | undefined;
}

/** Bounds the work on hostile text: every character is looked at about this often, at most. */
const PASSES = 8;
const SMALL_TEXT = 20_000;

/** Index after the brace that closes the object at `start`, or -1. Braces in strings do not count. */
function objectEnd(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let i = start; i < text.length; i += 1) {
    const char = text[i];
    if (inString) {
      if (char === '\\') i += 1;
      // A JSON string holds no line break: a quote that is still open here was prose.
      else if (char === '"' || char === '\n') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  return -1;
}

/** Braces in prose are told from an object by what follows: a key or the end. */
const OBJECT_START = /\{(?=\s*["}])/g;

/** Finds the JSON objects in a text that may hold prose, fences and other braces around them. Linear in the text's length. */
export function findObjects(text: string): FoundObjects {
  const objects: FoundObject[] = [];
  let unclosedAt: number | undefined;
  let budget = PASSES * text.length + SMALL_TEXT;
  const starts = new RegExp(OBJECT_START);
  for (let match = starts.exec(text); match !== null && budget > 0; match = starts.exec(text)) {
    const start = match.index;
    const end = objectEnd(text, start);
    budget -= (end === -1 ? text.length : end) - start;
    if (end === -1) {
      unclosedAt = start;
      continue;
    }
    try {
      objects.push({ start, end, value: JSON.parse(text.slice(start, end)) });
      starts.lastIndex = end;
    } catch {
      // Not JSON as a whole; an object may still stand inside it.
    }
  }
  return { objects, unclosedAt };
}
