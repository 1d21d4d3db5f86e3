/** Databases within a running server. */
import { Client, DatabaseError, escapeIdentifier } from 'pg';

/** Whatever can say the address of one of its databases; a `RunningPostgres` is one. */
export interface DatabaseServer {
  url(database: string): string;
}

async function asAdmin<T>(
  server: DatabaseServer,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes a database unless it is there, empty or as a copy of `template` (nobody may be connected to the
 * template; files are copied, about 50 ms).
 */
export async function createDatabase(
  server: DatabaseServer,
  name: string,
  template?: string,
): Promise<void> {
  const from = template ? ` template ${escapeIdentifier(template)} strategy file_copy` : '';
  await asAdmin(server, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    try {
      await client.query(`create database ${escapeIdentifier(name)}${from}`);
    } catch (error) {
      // duplicate_database, or unique_violation when both were at it in the same instant.
      const madeMeanwhile =
        error instanceof DatabaseError && (error.code === '42P04' || error.code === '23505');
      if (!madeMeanwhile) throw error;
    }
  });
}

/** Removes a database and ends the connections to it. */
export async function dropDatabase(server: DatabaseServer, name: string): Promise<void> {
  await asAdmin(server, (client) =>
    client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`),
  );
}
