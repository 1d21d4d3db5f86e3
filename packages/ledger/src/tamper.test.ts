import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { APP_ROLE } from './connection.ts';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';
import { verify } from './verify.ts';

let database: LedgerDatabase;
beforeEach(async () => {
  database = await createLedgerDatabase();
  const { ledger, app } = database;
  const account = { currency: 'BRL', brandCode: 'palpite' };
  await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
  await ledger.openAccount(app, { ...account, ref: 'player', guarded: true });
  for (let at = 1; at <= 6; at += 1) await deposit(`deposit:${at}`, BigInt(at));
  await ledger.seal();
  await deposit('unsealed', 7n);
});
afterEach(() => database.drop());

function deposit(key: string, amountMinor: bigint) {
  const postings = [{ source: 'house', destination: 'player', amountMinor, currency: 'BRL' }];
  const wanted = { key, kind: 'deposit', reference: 'tamper', note: 'as paid', postings };
  return database.ledger.post(database.app, wanted);
}

/** Somebody with full rights to the database, who switches the guards off first. */
async function tamper(...statements: string[]): Promise<void> {
  const client = await database.owner.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}

const SECOND = '(select transfer_id from ledger.seal where seq = 2)';
const LAST = `(select transfer_id from ledger.transfer where key = 'unsealed')`;

test('an untouched ledger is sound, sealed or not', async () => {
  assertSound(await database.ledger.verify());
  const { chain } = await database.ledger.verify();
  expect(chain).toEqual({ ok: true, sealed: 6n, unsealed: 1n });
});

test.each([
  ['an amount', `update ledger.posting set amount_minor = 200 where transfer_id = ${SECOND}`],
  [
    'a balance kept beside a posting',
    `update ledger.posting set destination_after_minor = 9 where transfer_id = ${SECOND}`,
  ],
  ['a note', `update ledger.transfer set note = 'other' where transfer_id = ${SECOND}`],
  ['a kind', `update ledger.transfer set kind = 'bonus' where transfer_id = ${SECOND}`],
  ['a key', `update ledger.transfer set key = 'other' where transfer_id = ${SECOND}`],
  [
    'a time',
    `update ledger.transfer set created_at = created_at - interval '1 microsecond' where transfer_id = ${SECOND}`,
  ],
  [
    'the direction of a posting',
    `update ledger.posting set source_id = destination_id, destination_id = source_id where transfer_id = ${SECOND}`,
  ],
  ['a posting that is removed', `delete from ledger.posting where transfer_id = ${SECOND}`],
  [
    'a posting that is added',
    `insert into ledger.posting (transfer_id, line, source_id, destination_id, amount_minor, currency)
     select transfer_id, 2, source_id, destination_id, 1, currency from ledger.posting where transfer_id = ${SECOND}`,
  ],
])('%s changed in a sealed transfer breaks the chain there', async (_what, statement) => {
  await tamper(statement);
  const { chain, ok } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '2', reason: 'edited' } });
  expect(ok).toBe(false);
});

test('an edit whose stored hash was made to fit still breaks the chain', async () => {
  await tamper(
    `update ledger.transfer set note = 'other' where transfer_id = ${SECOND}`,
    `update ledger.transfer t set body_hash = ledger.body_hash(t.kind, t.reference, t.note, t.is_hold, t.resolves, t.corrects,
       (select ledger.line_text(s.ref, d.ref, p.amount_minor, p.currency) from ledger.posting p
        join ledger.account s on s.account_id = p.source_id join ledger.account d on d.account_id = p.destination_id
        where p.transfer_id = t.transfer_id))
     where transfer_id = ${SECOND}`,
  );
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '2', reason: 'edited' } });
});

test('a link that was made to fit an edit breaks the next one', async () => {
  await tamper(`update ledger.seal set hash = sha256('forged') where seq = 6`);
  const six = await database.ledger.verify();
  expect(six.chain).toMatchObject({ ok: false, firstBroken: { seq: '6' } });
});

test('a removed transfer is missed', async () => {
  await tamper(
    `delete from ledger.posting where transfer_id = ${SECOND}`,
    `delete from ledger.transfer where transfer_id = ${SECOND}`,
  );
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '2', reason: 'removed' } });
});

test('a transfer removed together with its link leaves a gap', async () => {
  await tamper(
    `delete from ledger.transfer where transfer_id = ${SECOND}`,
    `delete from ledger.posting where transfer_id = ${SECOND}`,
    'delete from ledger.seal where seq = 2',
  );
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '3', reason: 'out-of-order' } });
});

test('two transfers that changed places break the chain', async () => {
  await tamper(
    'alter table ledger.seal drop constraint seal_transfer_id_key',
    `update ledger.seal a set transfer_id = b.transfer_id from ledger.seal b
     where (a.seq, b.seq) in ((2, 3), (3, 2))`,
  );
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '2', reason: 'edited' } });
});

test('a transfer written past the functions is found', async () => {
  await tamper(
    `insert into ledger.transfer (key, kind, reference, note, is_hold, body_hash) values ('forged', 'bonus', '', '', false, sha256('x'))`,
  );
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: null, reason: 'added' } });
});

test.each([
  ['edited', `update ledger.posting set amount_minor = 1 where transfer_id = ${LAST}`],
  ['removed', `delete from ledger.transfer where key = 'unsealed'`],
  ['added', `delete from ledger.unsealed`],
])('a transfer that is not sealed yet and was %s is found', async (reason, statement) => {
  await tamper(statement);
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: null, reason } });
});

test('a renamed account breaks every transfer that names it', async () => {
  await tamper(`update ledger.account set ref = 'mallory' where ref = 'player'`);
  const { chain } = await database.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '1', reason: 'edited' } });
});

test('a kept balance that was raised is reported, and the sum is no longer zero', async () => {
  await tamper(
    `update ledger.account set balance_minor = balance_minor + 500 where ref = 'player'`,
  );
  const audit = await database.ledger.verify();
  expect(audit.balancesOff).toEqual([{ ref: 'player', keptMinor: 528n, countedMinor: 28n }]);
  expect(audit.sumByCurrency).toEqual({ BRL: 500n });
  expect(audit.ok).toBe(false);
  expect(() => assertSound(audit)).toThrow(/player keeps 528/);
});

test('a guarded account below zero is reported', async () => {
  await tamper(
    'alter table ledger.account drop constraint account_not_below_zero',
    `update ledger.account set balance_minor = -1 where ref = 'player'`,
  );
  const audit = await database.ledger.verify();
  expect(audit.guardedBelowZero).toEqual(['player']);
  expect(audit.ok).toBe(false);
});

test('an end cut off clean, balances and all, is found by a link that was noted before', async () => {
  const noted = await database.ledger.chainHead();
  await tamper(
    `update ledger.account set balance_minor = balance_minor - 6 - 7 where ref = 'player'`,
    `update ledger.account set balance_minor = balance_minor + 6 where ref = 'house'`,
    'delete from ledger.posting where transfer_id >= (select transfer_id from ledger.seal where seq = 6)',
    'delete from ledger.transfer where transfer_id >= (select transfer_id from ledger.seal where seq = 6)',
    'delete from ledger.unsealed',
    'delete from ledger.seal where seq = 6',
  );
  assertSound(await database.ledger.verify());
  const anchored = await database.ledger.verify({ anchor: noted });
  expect(anchored.chain).toMatchObject({ ok: false, firstBroken: { seq: '6', reason: 'cut-off' } });
});

test('a chain that was rewritten from some point on is found by a link that was noted before', async () => {
  const noted = await database.ledger.chainHead();
  assertSound(await database.ledger.verify({ anchor: noted }));
  const forged = { seq: noted?.seq ?? '', hash: '00'.repeat(32) };
  const { chain } = await database.ledger.verify({ anchor: forged });
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '6', reason: 'edited' } });
});

test('a verification takes its time where statements of players may not', async () => {
  const hurried = new Pool({
    connectionString: database.url,
    options: `-c role=${APP_ROLE} -c statement_timeout=100`,
  });
  const other = await database.owner.connect();
  const waitsLongerThanMayBe = async () => {
    const { rowCount } = await database.owner.query(
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
