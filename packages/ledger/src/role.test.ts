import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';

let database: LedgerDatabase;
beforeAll(async () => {
  database = await createLedgerDatabase();
  const { ledger, app } = database;
  const account = { currency: 'BRL', brandCode: 'palpite' };
  await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
  await ledger.openAccount(app, { ...account, ref: 'player', guarded: true });
  await deposit('first');
  await ledger.seal();
});
afterAll(async () => {
  assertSound(await database.ledger.verify());
  await database.drop();
});

function deposit(key: string, on = database.app) {
  const postings = [{ source: 'house', destination: 'player', amountMinor: 5n, currency: 'BRL' }];
  return database.ledger.post(on, { key, kind: 'deposit', reference: 'role', postings });
}

const TABLES = [
  'setting',
  'account',
  'used_key',
  'transfer',
  'posting',
  'open_hold',
  'correction',
  'unsealed',
  'seal',
  'checkpoint',
  'checkpoint_balance',
  'checkpoint_hold',
  'migration',
];

test.each(TABLES)(
  'the application may read ledger.%s, and not write it in any way',
  async (table) => {
    await database.app.query(`select * from ledger.${table}`);
    const columns = await database.owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'ledger' and table_name = $1 and is_identity = 'NO'`,
      [table],
    );
    const column = columns.rows[0]?.name;
    for (const statement of [
      `insert into ledger.${table} default values`,
      `update ledger.${table} set ${column} = ${column}`,
      `delete from ledger.${table}`,
      `truncate ledger.${table}`,
      `alter table ledger.${table} disable trigger all`,
      `drop table ledger.${table}`,
      `select * from ledger.${table} for update`,
    ]) {
      await expect(database.app.query(statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    }
  },
);

test('the list above has every table, and of a partition the application sees and changes nothing', async () => {
  const { rows } = await database.owner.query<{ name: string; is_partition: boolean }>(
    `select relname as name, relispartition as is_partition from pg_class
     where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p')`,
  );
  const [partitions, tables] = [true, false].map((wanted) =>
    rows.filter((row) => row.is_partition === wanted).map((row) => row.name),
  );
  expect(tables?.toSorted()).toEqual(TABLES.toSorted());
  expect(partitions?.length).toBeGreaterThan(1);
  for (const name of partitions ?? []) {
    for (const statement of [
      `select * from ledger.${name}`,
      `insert into ledger.${name} default values`,
      `update ledger.${name} set transfer_id = transfer_id`,
      `delete from ledger.${name}`,
    ]) {
      await expect(database.app.query(statement), statement).rejects.toMatchObject({
        code: '42501',
      });
    }
  }
});

test('the application cannot call what stands behind the checks, nor add to the schema', async () => {
  for (const statement of [
    `select ledger.record_transfer(null, null)`,
    `select ledger.write_transfer(null, null, null, null)`,
    `select ledger.set_aside(null, null, null)`,
    `select ledger.resolve(null, null, null, null, null, null)`,
    `select ledger.earlier_answer(null, null)`,
    `select ledger.make_partition(1)`,
    `select ledger.shift_clock('1 day')`,
    `select setval('ledger.tick', 1)`,
    'create table ledger.mine (id int)',
    'create function ledger.mine() returns int language sql as $$ select 1 $$',
    `set session_replication_role = replica`,
  ]) {
    await expect(database.app.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
});

test('objects that a caller puts in front of the search path are not used by the functions', async () => {
  await database.owner.query('create schema mallory');
  await database.owner.query(
    `create function mallory.sha256(bytea) returns bytea language sql as $$ select 'x'::bytea $$`,
  );
  await database.owner.query('grant usage on schema mallory to palpite_app');
  const client = await database.app.connect();
  try {
    await client.query('create temp table account (ref text, guarded boolean)');
    await client.query('set search_path = mallory, pg_temp, pg_catalog, ledger');
    const postings = [{ source: 'house', destination: 'player', amountMinor: 5n, currency: 'BRL' }];
    const wanted = { key: 'shadowed', kind: 'deposit', reference: 'role', postings };
    await database.ledger.post(client, wanted);
    await client.query('select ledger.seal_transfers(1000)');
  } finally {
    client.release(true);
  }
  const stored = await database.owner.query<{ bytes: number }>(
    `select length(s.hash) as bytes from ledger.seal s
     where (select transfer_id from ledger.used_key where key_hash = ledger.hash16('shadowed')) = any (s.transfer_ids)`,
  );
  expect(stored.rows[0]?.bytes).toBe(32);
});

test.each([
  `update ledger.posting set amount_minor = amount_minor + 1`,
  `delete from ledger.posting`,
  `truncate ledger.posting`,
  `update ledger.transfer set note = 'edited'`,
  `delete from ledger.transfer`,
  `update ledger.seal set seq = seq + 1`,
  `delete from ledger.seal`,
  `update ledger.account set guarded = false`,
  `update ledger.account set ref = 'other'`,
  `delete from ledger.account`,
  `delete from ledger.used_key`,
  `update ledger.used_key set key_hash = ledger.hash16('other')`,
  `update ledger.checkpoint_balance set balance_minor = 0`,
])('even the owner is refused an edit: %s', async (statement) => {
  await expect(database.owner.query(statement)).rejects.toThrow(/never edited/);
});

test('even the owner is refused an edit of a partition by its own name', async () => {
  const { rows } = await database.owner.query<{ name: string }>(
    `select tableoid::regclass::text as name from ledger.posting limit 1`,
  );
  for (const statement of [
    `update ${rows[0]?.name} set amount_minor = amount_minor + 1`,
    `delete from ${rows[0]?.name}`,
    `truncate ${rows[0]?.name}`,
  ]) {
    await expect(database.owner.query(statement)).rejects.toThrow(/never edited/);
  }
});

test('a negative amount is refused by the database itself', async () => {
  await expect(
    database.app.query(
      `select ledger.post('negative', 'bet', 'r', '', array['player'], array['house'], array[-5]::bigint[], array['BRL'])`,
    ),
  ).rejects.toMatchObject({ code: '23514' });
});

test('a guarded account below zero is refused by the database itself', async () => {
  await expect(
    database.owner.query(`update ledger.account set balance_minor = -1 where ref = 'player'`),
  ).rejects.toMatchObject({ constraint: 'account_not_below_zero' });
});
