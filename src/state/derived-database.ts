import { stat } from 'node:fs/promises';
import { type Access, type Database, discardDatabase, openDatabase } from './database.ts';
import { scratchDatabase } from './database-copy.ts';

/** An SQLite file that can be made again from other files: it may go at any time. */
export interface DerivedDatabase {
  /**
   * @param schema statements that make the tables when they are not there
   * @throws DatabaseError
   */
  open(schema: readonly string[]): Promise<Database>;
  /** Removes what is damaged or outdated, so that `open` begins anew. It must not be open. */
  discard(): Promise<void>;
  /** Bytes on the disk; `undefined` when there is no file. */
  size(): Promise<number | undefined>;
}

interface DerivedDatabaseOptions {
  path: string;
  /** `read`: the file stays as it is, and all work is done on a copy. */
  access: Access;
  warn: (sentence: string) => void;
  now: () => number;
}

/** Touches nothing before it is asked to. Links are not followed. What is damaged is removed: it holds words that are elsewhere. */
export function derivedDatabase({ path, access, warn, now }: DerivedDatabaseOptions): DerivedDatabase {
  let isOutdated = false;
  return {
    open: (schema) =>
      access === 'read'
        ? scratchDatabase({ schema, followsLinks: false, ...(isOutdated ? {} : { path }) })
        : openDatabase({ path, schema, warn, now, followsLinks: false, keepsDamaged: false }),
    async discard() {
      if (access === 'read') isOutdated = true;
      else await discardDatabase(path);
    },
    async size() {
      try {
        return (await stat(path)).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}
