import { type Database, DatabaseError } from './database.ts';

/** A database that is opened by the first who asks for something; what fails to open is opened again by the next. */
export function databaseOnDemand(open: () => Promise<Database>): Database {
  let opened: Promise<Database> | undefined;
  let isClosed = false;

  function database(): Promise<Database> {
    if (isClosed) return Promise.reject(new DatabaseError('The database is closed already.'));
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return {
    run: async (sql, ...values) => (await database()).run(sql, ...values),
    get: async (sql, ...values) => (await database()).get(sql, ...values),
    all: async (sql, ...values) => (await database()).all(sql, ...values),
    batch: async (statements) => (await database()).batch(statements),
    async close() {
      isClosed = true;
      await (await opened?.catch(() => undefined))?.close();
    },
  };
}
