import type { Database } from './transaction.ts';

/**
 * A statement that is built and planned once for each connection, not at each call: for what stands in a caller's way at
 * every login. Its values come as placeholders.
 * Its plan lasts as long as the connection: after a migration that changes the type of a column that it answers, each
 * connection fails once and is replaced (`inTransaction`; a pool's own `query` does the same).
 * @example const byName = prepared((database) => database.select()….prepare('account-by-name'))
 */
export function prepared<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const built = new WeakMap<Database, Statement>();
  return (database) => {
    const known = built.get(database) ?? build(database);
    built.set(database, known);
    return known;
  };
}
