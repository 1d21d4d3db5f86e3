import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APP_ROLE } from './connection.ts';
import { assertSound } from './testing/assert-sound.ts';
import { idOf, TamperedLedger } from './testing/tampered-ledger.ts';
import { verify } from './verify.ts';

let book: TamperedLedger;
afterEach(() => book.drop());
beforeEach(async () => {
  book = await TamperedLedger.open({ after: false });
});

test('an end cut off clean, balances and all, is found by a link that was noted before', async () => {
  const noted = await book.ledger.chainHead();
  await book.tamper(
    `create temp table gone as select transfer_id from ledger.transfer where transfer_id > ${idOf('lost')}`,
    `update ledger.account set balance_minor = balance_minor - 7,
       last_transfer = ${idOf('lost')} where ref = 'player'`,
    `update ledger.account set balance_minor = balance_minor + 1, last_transfer = ${idOf('lost')} where ref = 'hold'`,
    `update ledger.account set balance_minor = balance_minor - 1 where ref = 'house'`,
    `insert into ledger.open_hold select ${idOf('lost')}, source_id, account_id, 1 from ledger.open_hold limit 1`,
    'delete from ledger.posting where transfer_id in (select transfer_id from gone)',
    'delete from ledger.transfer where transfer_id in (select transfer_id from gone)',
    'delete from ledger.used_key where transfer_id in (select transfer_id from gone)',
    'delete from ledger.correction',
    'delete from ledger.unsealed',
    'delete from ledger.seal where seq = 6',
  );
  assertSound(await book.ledger.verify());
  const anchored = await book.ledger.verify({ anchor: noted });
  expect(anchored.chain).toMatchObject({
    ok: false,
    firstBroken: { seq: '6', reason: 'cut-off' },
  });
});

test('a chain that was rewritten from some point on is found by a link that was noted before', async () => {
  const noted = await book.ledger.chainHead();
  assertSound(await book.ledger.verify({ anchor: noted }));
  const forged = { seq: noted?.seq ?? '', hash: '00'.repeat(32) };
  const { chain } = await book.ledger.verify({ anchor: forged });
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '6', reason: 'edited' } });
});

test('a key without its transfer is found', async () => {
  await book.tamper(
    `insert into ledger.used_key values (ledger.hash16('forged'), ledger.new_id())`,
  );
  const { chain } = await book.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: null, reason: 'removed' } });
});

test('a verification takes its time where statements of players may not', async () => {
  const hurried = surviveLostConnections(
    new Pool({
      connectionString: book.url,
      options: `-c role=${APP_ROLE} -c statement_timeout=100`,
    }),
  );
  const other = await book.owner.connect();
  const waitsLongerThanMayBe = async () => {
    const { rowCount } = await book.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and clock_timestamp() - query_start > interval '200 milliseconds'`,
    );
    return rowCount === 1;
  };
  try {
    await other.query('begin');
    await other.query('lock table ledger.seal in access exclusive mode');
    const verified = verify(hurried);
    verified.catch(() => undefined);
    await expect.poll(waitsLongerThanMayBe, { timeout: 60_000 }).toBe(true);
    await other.query('commit');
    assertSound(await verified);
  } finally {
    other.release();
    await hurried.end();
  }
});
