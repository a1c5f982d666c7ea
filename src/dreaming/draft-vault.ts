import { hashText, type Vault } from '../memory/vault.ts';

/**
 * A vault that shows another one's files and keeps what is written to itself: a preview leaves no trace.
 * @param now milliseconds since the epoch
 */
export function draftVault(base: Vault, now: () => number): Vault {
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
