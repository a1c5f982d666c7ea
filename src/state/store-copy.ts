import type { Database } from './database.ts';
import { copyDatabase } from './database-copy.ts';
import {
  decodeKey,
  decodeValue,
  encodeKey,
  type OpenStateOptions,
  type StateMap,
  type StateStore,
} from './store.ts';

/**
 * The service-wide state as it stands, in memory: nothing on the disk is made or changed, and what is set is forgotten
 * when it is closed. A damaged file counts as empty, with a warning.
 * @throws DatabaseError
 */
export async function copyState({ path, warn }: Omit<OpenStateOptions, 'now'>): Promise<StateStore> {
  const database = await copyDatabase({ path, schema: [], warn });
  return {
    map: <Value>(name: string) => mapOver(database, name) as StateMap<Value>,
    close: () => database.close(),
  };
}

interface Row {
  key: string;
  value: string;
}

function mapOver(database: Database, name: string): StateMap<unknown> {
  /** A namespace that nobody wrote to has no table. */
  const there = (): Promise<void> =>
    database.run(`CREATE TABLE IF NOT EXISTS ${name} (key TEXT PRIMARY KEY, value TEXT)`);
  return {
    async get(key) {
      await there();
      const row = await database.get<Row>(`SELECT key, value FROM ${name} WHERE key = ?`, encodeKey(key));
      return row === undefined ? undefined : decodeValue(row.value);
    },
    async set(key, value) {
      await there();
      const cell = JSON.stringify({ value });
      await database.run(`INSERT OR REPLACE INTO ${name} (key, value) VALUES (?, ?)`, encodeKey(key), cell);
    },
    async delete(key) {
      await there();
      await database.run(`DELETE FROM ${name} WHERE key = ?`, encodeKey(key));
    },
    async entries() {
      await there();
      const rows = await database.all<Row>(`SELECT key, value FROM ${name}`);
      return rows.map(({ key, value }) => [decodeKey(key), decodeValue(value)]);
    },
  };
}
