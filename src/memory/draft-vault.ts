import { hashText, type LongFiles, type PlacedLine, type Vault } from './vault.ts';

/**
 * A vault that shows another one's files and keeps what is written to itself: whoever only looks leaves no trace.
 * @param now milliseconds since the epoch
 */
export function draftVault(base: Vault & LongFiles, now: () => number): Vault & LongFiles {
  /** Texts by path; `undefined` for what was removed. */
  const drafts = new Map<string, string | undefined>();
  const read = async (path: string): Promise<string | undefined> =>
    drafts.has(path) ? drafts.get(path) : base.read(path);
  const isExpected = async (path: string, hash: string | undefined): Promise<boolean> =>
    hash === undefined || hashText((await read(path)) ?? '') === hash;
  async function* placedLines(path: string): AsyncIterable<PlacedLine[]> {
    if (!drafts.has(path)) {
      yield* base.placedLines(path);
      return;
    }
    const lines = (drafts.get(path) ?? '').split('\n');
    if (lines.at(-1) === '') lines.pop();
    let from = 0;
    yield lines.map((text) => {
      const length = Buffer.byteLength(text);
      from += length + 1;
      return { text, from: from - length - 1, length };
    });
  }

  return {
    read,
    locate: (path) => base.locate(path),
    async append(path, text) {
      drafts.set(path, ((await read(path)) ?? '') + text);
    },
    async replace(path, text, expectedHash) {
      if (!(await isExpected(path, expectedHash))) return false;
      drafts.set(path, text);
      return true;
    },
    async *lines(path) {
      for await (const some of placedLines(path)) yield some.map(({ text }) => text);
    },
    placedLines,
    async slices(path, stretches) {
      if (!drafts.has(path)) return base.slices(path, stretches);
      const whole = Buffer.from(drafts.get(path) ?? '');
      return stretches.map(({ from, length }) => whole.subarray(from, from + length));
    },
    async tail(path, bytes) {
      if (!drafts.has(path)) return base.tail(path, bytes);
      const whole = Buffer.from(drafts.get(path) ?? '');
      return whole.toString('utf8', Math.max(0, whole.length - bytes));
    },
    async list(folder) {
      const prefix = folder === '.' ? '' : `${folder}/`;
      const names = new Set(await base.list(folder));
      for (const [path, text] of drafts) {
        if (!path.startsWith(prefix)) continue;
        const [name = '', ...below] = path.slice(prefix.length).split('/');
        if (text !== undefined) names.add(name);
        else if (below.length === 0) names.delete(name);
      }
      return [...names].sort();
    },
    async remove(path, expectedHash) {
      if (!(await isExpected(path, expectedHash))) return false;
      drafts.set(path, undefined);
      return true;
    },
    async stats(folder, names) {
      const found = await base.stats(folder, names);
      return found.map((state, at) => (drafts.has(`${folder}/${names[at]}`) ? undefined : state));
    },
    async stat(path) {
      if (!drafts.has(path)) return base.stat(path);
      const text = drafts.get(path);
      return text === undefined ? undefined : { size: Buffer.byteLength(text), modifiedAt: now() };
    },
  };
}
