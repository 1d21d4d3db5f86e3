import { expect, test } from 'vitest';
import { createLedgerDatabase } from './testing/ledger-database.ts';

test('a connection that the database ends while it is lent fails its next statement, and not the process', async () => {
  const database = await createLedgerDatabase();
  const client = await database.app.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await database.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
  } finally {
    client.release(true);
    await database.drop();
  }
});
