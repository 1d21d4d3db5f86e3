import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let migrations = 0;
const wanted = {
  template: 'postgres_package',
  migrate: async (pool: { query(text: string): Promise<unknown> }) => {
    migrations += 1;
    await pool.query('create table note (text text not null)');
  },
};
const open: TestDatabase[] = [];
afterAll(async () => {
  for (const database of open) await database.drop();
});

test('each test database is a fresh copy of a template that is migrated once', async () => {
  const [one, two] = await Promise.all([createTestDatabase(wanted), createTestDatabase(wanted)]);
  open.push(one, two);
  await one.pool.query(`insert into note values ('kept apart')`);
  const seen = await two.pool.query('select text from note');
  expect(seen.rows).toEqual([]);
  expect(migrations).toBe(1);
});

test('a dropped test database is gone', async () => {
  const database = await createTestDatabase(wanted);
  const name = new URL(database.url).pathname.slice(1);
  await database.drop();
  const other = open[0] ?? (await createTestDatabase(wanted));
  const found = await other.pool.query('select 1 from pg_database where datname = $1', [name]);
  expect(found.rowCount).toBe(0);
});
