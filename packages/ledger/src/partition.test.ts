import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyReused } from './ledger-errors.ts';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';

let database: LedgerDatabase;
beforeEach(async () => {
  database = await createLedgerDatabase();
  const { ledger, app } = database;
  const account = { currency: 'BRL', brandCode: 'palpite' };
  await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
  await ledger.openAccount(app, { ...account, ref: 'player', guarded: true });
  await ledger.openAccount(app, { ...account, ref: 'hold', guarded: true });
});
afterEach(async () => {
  assertSound(await database.ledger.verify());
  await database.drop();
});

const shift = (by: string) => database.owner.query('select ledger.shift_clock($1)', [by]);
const deposit = (key: string) =>
  database.ledger.post(database.app, {
    key,
    kind: 'deposit',
    reference: 'partition',
    postings: [{ source: 'house', destination: 'player', amountMinor: 5n, currency: 'BRL' }],
  });

/** The weeks that are attached, and that are detached, in order. */
async function weeks(): Promise<{ attached: number[]; detached: number[] }> {
  const { rows } = await database.owner.query<{ week: number; attached: boolean }>(
    `select right(relname, 4)::int as week, relispartition as attached from pg_class
     where relnamespace = 'ledger'::regnamespace and relname ~ 'transfer_w\\d{4}$' order by 1`,
  );
  const of = (attached: boolean) =>
    rows.filter((row) => row.attached === attached).map(({ week }) => week);
  return { attached: of(true), detached: of(false) };
}

const thisWeek = async (): Promise<number> => {
  const { rows } = await database.app.query<{ week: number }>(
    'select ledger.week_of(ledger.id_at(ledger.now())) as week',
  );
  return rows[0]?.week ?? 0;
};

test('a new ledger has this week’s partition and those of four more; again makes nothing', async () => {
  const week = await thisWeek();
  expect((await weeks()).attached).toEqual([0, 1, 2, 3, 4].map((ahead) => week + ahead));
  expect(await database.ledger.makePartitions()).toBe(0);
  await shift('7 days');
  expect(await database.ledger.makePartitions()).toBe(1);
  expect((await weeks()).attached).toHaveLength(6);
});

test('transfers before and after a week’s end are in different partitions, and one statement', async () => {
  const ids = [(await deposit('before')).transferId];
  await shift('7 days');
  ids.push((await deposit('after')).transferId);
  const { rows } = await database.owner.query<{ id: string; part: string }>(
    'select transfer_id as id, tableoid::regclass::text as part from ledger.posting order by 1',
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(new Set(rows.map(({ part }) => part)).size).toBe(2);
  const first = await database.ledger.statement(database.app, 'player', { limit: 1 });
  const second = await database.ledger.statement(database.app, 'player', { before: first.next });
  expect([...first.lines, ...second.lines].map(({ transferId }) => transferId)).toEqual(
    ids.toReversed(),
  );
  expect((await deposit('before')).replayed).toBe(true);
});

test('no transfer fails for want of a partition: many at once make it themselves', async () => {
  for (const by of ['400 days', '500 days']) {
    await shift(by);
    const callers = Array.from({ length: 12 }, (_, at) => deposit(`${by}:${at}`));
    const answers = await Promise.all(callers);
    expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(12);
  }
  expect(await database.ledger.balance(database.app, 'player')).toBe(120n);
});

test('a partition that is made in a transaction that rolls back is made again', async () => {
  await shift('400 days');
  const client = await database.app.connect();
  await client.query('begin');
  await database.ledger.seal();
  const wanted = { key: 'undone', kind: 'deposit', reference: 'partition' };
  const postings = [
    { source: 'house', destination: 'player', amountMinor: 5n, currency: 'BRL' },
  ] as const;
  await database.ledger.post(client, { ...wanted, postings });
  await client.query('rollback');
  client.release();
  expect((await deposit('undone')).replayed).toBe(false);
});

test('old weeks are detached once a checkpoint covers them; what they held is never done again', async () => {
  const { ledger, app } = database;
  await database.owner.query('update ledger.setting set keep_weeks = 8');
  const old = await deposit('old');
  const stake = { source: 'player', account: 'hold', amountMinor: 3n, currency: 'BRL' };
  const label = { kind: 'bet', reference: 'partition' };
  const held = await ledger.hold(app, { ...label, key: 'held', ...stake });
  await shift('70 days');
  await ledger.makePartitions();
  await deposit('new');
  expect(await ledger.detachPartitions()).toBe(0);
  assertSound(await ledger.makeCheckpoint());
  const before = await weeks();
  expect(await ledger.detachPartitions()).toBe(2);
  const after = await weeks();
  expect([...after.detached, ...after.attached]).toEqual(before.attached);
  expect(after.detached).toHaveLength(2);
  assertSound(await ledger.verify());
  await expect(deposit('old')).rejects.toThrow(KeyReused);
  const settle = { ...label, key: 'settle', holdId: held.transferId, destination: 'house' };
  await ledger.settleHold(app, settle);
  expect(await ledger.balance(app, 'player')).toBe(7n);
  const { lines } = await ledger.statement(app, 'player');
  expect(lines.map(({ transferId }) => transferId)).not.toContain(old.transferId);
  assertSound(await ledger.verify({ sinceCheckpoint: true }));
});

test('a clock that falls back into a detached week writes into the first week that is attached', async () => {
  const { ledger } = database;
  await database.owner.query('update ledger.setting set keep_weeks = 8');
  await deposit('old');
  await shift('70 days');
  await ledger.makePartitions();
  assertSound(await ledger.makeCheckpoint());
  await ledger.detachPartitions();
  const { attached } = await weeks();
  await shift('0');
  const houseToHouse = { ref: 'float', currency: 'BRL', brandCode: 'palpite', guarded: false };
  await ledger.openAccount(database.app, houseToHouse);
  const postings = [{ source: 'house', destination: 'float', amountMinor: 5n, currency: 'BRL' }];
  const late = { key: 'late', kind: 'move', reference: 'partition', postings };
  const { transferId } = await ledger.post(database.app, late);
  const { rows } = await database.app.query<{ week: number }>('select ledger.week_of($1) as week', [
    transferId,
  ]);
  expect(rows[0]?.week).toBe(attached[0]);
});
