import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { messageOf } from '../chat/errors.ts';
import { BUSY_TIMEOUT_MS, type Database, DatabaseError, openDatabase } from './database.ts';
import { createMutex, type Mutex } from './mutex.ts';

/** A durable map of the service-wide state. Values are JSON: no Map, Date or BigInt. */
export interface StateMap<Value> {
  get(key: string): Promise<Value | undefined>;
  /** On the disk when it resolves. */
  set(key: string, value: Value): Promise<void>;
  delete(key: string): Promise<void>;
  /** All entries, collected first, so that changing the map while going through them skips none. */
  entries(): Promise<[key: string, value: Value][]>;
}

/** The service-wide state: one table a namespace in one SQLite file, one writer. */
export interface StateStore {
  /** @param name lower-case letters only; asking twice gives the same map */
  map<Value>(name: string): StateMap<Value>;
  close(): Promise<void>;
}

export interface OpenStateOptions {
  path: string;
  warn: (sentence: string) => void;
  now: () => number;
}

/** A key holds ids from platforms; encoded, it can neither look like a namespace nor like a pattern. */
export const encodeKey = (key: string): string => `=${encodeURIComponent(key)}`;
export const decodeKey = (key: string): string => decodeURIComponent(key.slice(1));
/** The value in a cell of Keyv's. */
export const decodeValue = (cell: string): unknown => (JSON.parse(cell) as { value: unknown }).value;

/**
 * Opens the service-wide state; a damaged file is set aside with a warning.
 * @throws DatabaseError
 */
export async function openState(options: OpenStateOptions): Promise<StateStore> {
  await mkdir(dirname(options.path), { recursive: true, mode: 0o700 });
  // Opening it once by ourselves sets WAL mode for good and sets a damaged file aside; Keyv does neither.
  const probe: Database = await openDatabase({ ...options, schema: [] });
  await probe.close();
  const [{ default: Keyv }, { KeyvSqlite }] = await Promise.all([import('keyv'), import('@keyv/sqlite')]);
  const oneWriter: Mutex = createMutex();
  const open = new Map<string, { map: StateMap<unknown>; disconnect: () => Promise<void> }>();

  async function attempt<T>(action: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw new DatabaseError(
        `Could not ${action} the state in ${options.path}: ${messageOf(error)}. Check that the disk has room and that the file can be written.`,
        { cause: error },
      );
    }
  }

  function make(name: string): { map: StateMap<unknown>; disconnect: () => Promise<void> } {
    // One adapter object and one table a namespace: shared adapters and patterns over prefixes mix namespaces up.
    const adapter = new KeyvSqlite({
      uri: `sqlite://${options.path}`,
      table: name,
      busyTimeout: BUSY_TIMEOUT_MS,
    });
    adapter.on('error', () => undefined);
    const keyv = new Keyv({ store: adapter, throwOnErrors: true, useKeyPrefix: false });
    keyv.on('error', () => undefined);
    const map: StateMap<unknown> = {
      get: (key) => attempt('read', () => keyv.get(encodeKey(key))),
      set: (key, value) =>
        attempt('write', () =>
          oneWriter(async () => {
            if (!(await keyv.set(encodeKey(key), value))) throw new Error('the write was not taken');
          }),
        ),
      delete: (key) =>
        attempt('write', () =>
          oneWriter(async () => {
            await keyv.delete(encodeKey(key));
          }),
        ),
      entries: () =>
        attempt('read', async () => {
          // Keyv's own iterator pages by OFFSET, which skips entries when the table changes meanwhile.
          const rows: { key: string; value: string }[] = await adapter.query(
            `SELECT key, value FROM ${name}`,
          );
          return rows.map(({ key, value }) => [decodeKey(key), decodeValue(value)]);
        }),
    };
    return { map, disconnect: () => keyv.disconnect() };
  }

  if (existsSync(options.path)) await chmod(options.path, 0o600);
  return {
    map<Value>(name: string): StateMap<Value> {
      const entry = open.get(name) ?? make(name);
      open.set(name, entry);
      return entry.map as StateMap<Value>;
    },
    async close() {
      await oneWriter(async () => undefined);
      for (const { disconnect } of open.values()) await disconnect().catch(() => undefined);
      open.clear();
    },
  };
}
