import { hashText, type LongFiles, type Vault } from './vault.ts';

/**
 * A vault that shows another one's files and keeps what is written to itself: whoever only looks leaves no trace.
 * @param now milliseconds since the epoch
 */
export function draftVault(base: Vault & LongFiles, now: () => number): Vault & LongFiles {
  /** Texts by path; `undefined` for what was removed. */
  const drafts = new Map<string, string | undefined>();
  const read = async (path: string): Promise<string | undefined> =>
    drafts.has(path) ? drafts.get(path) : base.read(path);
  return {
    read,
    locate: (path) => base.locate(path),
    async append(path, text) {
      drafts.set(path, ((await read(path)) ?? '') + text);
    },
    async replace(path, text, expectedHash) {
      if (expectedHash !== undefined && hashText((await read(path)) ?? '') !== expectedHash) return false;
      drafts.set(path, text);
      return true;
    },
    async *lines(path) {
      if (!drafts.has(path)) {
        yield* base.lines(path);
        return;
      }
      const lines = (drafts.get(path) ?? '').split('\n');
      if (lines.at(-1) === '') lines.pop();
      yield lines;
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
    async remove(path) {
      drafts.set(path, undefined);
    },
    async stat(path) {
      if (!drafts.has(path)) return base.stat(path);
      const text = drafts.get(path);
      return text === undefined ? undefined : { size: Buffer.byteLength(text), modifiedAt: now() };
    },
  };
}
