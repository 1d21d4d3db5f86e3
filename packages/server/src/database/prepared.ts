import type { Database } from './transaction.ts';

/**
 * A statement that is built and planned once per connection instead of once per call, for what runs at every login.
 * Its values come as placeholders.
 * The plan lives as long as the connection. After a migration that changes the type of a returned column, each connection
 * fails once and is replaced (`inTransaction` does this, and so does a pool's own `query`).
 * @example const byName = prepared((database) => database.select()….prepare('account-by-name'))
 */
export function prepared<Statement>(
  build: (database: Database) => Statement,
): (database: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (database) => {
    const statement = statements.get(database) ?? build(database);
    statements.set(database, statement);
    return statement;
  };
}
