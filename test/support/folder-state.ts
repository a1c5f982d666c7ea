import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All that can be seen of a folder from outside: each name below it with mode, times and bytes. */
export async function folderState(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const path of ['', ...(await readdir(folder, { recursive: true }))].sort()) {
    const full = join(folder, path);
    const { mode, ino, size, mtimeNs, ctimeNs } = await lstat(full, { bigint: true });
    const isFile = (mode & 0o170000n) === 0o100000n;
    const bytes = isFile
      ? createHash('sha256')
          .update(await readFile(full))
          .digest('hex')
      : '';
    found[path] = `${mode.toString(8)} ${ino} ${size} ${mtimeNs} ${ctimeNs} ${bytes}`;
  }
  return found;
}
