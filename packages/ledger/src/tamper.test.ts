import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { APP_ROLE } from './connection.ts';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';
import { verify } from './verify.ts';

let database: LedgerDatabase;
afterEach(() => database.drop());

/** Two batches of three transfers, and one that is not sealed. With `after` they follow a checkpoint. */
async function prepare(after: boolean): Promise<void> {
  database = await createLedgerDatabase();
  const { ledger, app } = database;
  const account = { currency: 'BRL', brandCode: 'palpite' };
  await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
  await ledger.openAccount(app, { ...account, ref: 'player', guarded: true });
  await ledger.openAccount(app, { ...account, ref: 'hold', guarded: true, listed: false });
  if (after) {
    await deposit('before', 100n);
    await hold('held before', 30n);
    assertSound(await ledger.makeCheckpoint());
  }
  await deposit('deposit', 10n);
  await hold('held', 2n);
  const lost = await hold('lost', 1n);
  await ledger.seal();
  const label = { kind: 'part', reference: 'tamper', holdId: lost.transferId };
  await ledger.settleHold(app, { ...label, key: 'settled', destination: 'house' });
  const wrong = await deposit('wrong', 5n);
  await ledger.correct(app, { ...label, key: 'right', transferId: wrong.transferId });
  await ledger.seal();
  await deposit('unsealed', 7n);
}

function deposit(key: string, amountMinor: bigint) {
  const postings = [{ source: 'house', destination: 'player', amountMinor, currency: 'BRL' }];
  const wanted = { key, kind: 'deposit', reference: 'tamper', note: 'as paid', postings };
  return database.ledger.post(database.app, wanted);
}

function hold(key: string, amountMinor: bigint) {
  const stake = { source: 'player', account: 'hold', amountMinor, currency: 'BRL' };
  return database.ledger.hold(database.app, { key, kind: 'bet', reference: 'tamper', ...stake });
}

/** Someone with full rights to the database, who switches the guards off first. */
async function tamper(...statements: string[]): Promise<void> {
  const client = await database.owner.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release(true);
  }
}

const id = (key: string) =>
  `(select transfer_id from ledger.used_key where key_hash = ledger.hash16('${key}'))`;
const [SECOND, FIFTH, SETTLED, LAST] = [id('held'), id('wrong'), id('settled'), id('unsealed')];
const RIGHT = id('right');
const LAST_SEAL = '(select max(seq) from ledger.seal)';

describe.each([
  ['the whole audit', false],
  ['an audit since a checkpoint', true],
])('%s', (_name, after) => {
  beforeEach(() => prepare(after));
  const audit = () => database.ledger.verify({ sinceCheckpoint: after });
  /** A transfer's place in the chain, counted from where the audit begins. */
  const place = (nth: number) => String(nth + (after ? 2 : 0));
  const expectBroken = async (seq: string | null, reason: string) => {
    const { chain, ok } = await audit();
    expect(chain).toMatchObject({ ok: false, firstBroken: { seq, reason } });
    expect(ok).toBe(false);
  };

  test('an untouched ledger is sound, sealed or not', async () => {
    const found = await audit();
    assertSound(found);
    expect(found.chain).toEqual({ ok: true, sealed: 6n, unsealed: 1n });
  });

  test.each([
    ['an amount', `update ledger.posting set amount_minor = 200 where transfer_id = ${SECOND}`],
    [
      'a balance kept with a posting',
      `update ledger.posting set destination_after_minor = 9 where transfer_id = ${SECOND}`,
    ],
    ['a note', `update ledger.transfer set note = 'other' where transfer_id = ${SECOND}`],
    ['a kind', `update ledger.transfer set kind = 'bonus' where transfer_id = ${SECOND}`],
    ['a role', `update ledger.transfer set role = 'p' where transfer_id = ${SECOND}`],
    [
      'a key',
      `update ledger.transfer set key_hash = ledger.hash16('other') where transfer_id = ${SECOND}`,
    ],
    [
      'the key that keeps it from being done again',
      `update ledger.used_key set key_hash = ledger.hash16('other') where transfer_id = ${SECOND}`,
    ],
    [
      'what it relates to',
      `update ledger.transfer set relates_to = ${FIFTH} where transfer_id = ${SECOND}`,
    ],
    [
      'the direction of a posting',
      `update ledger.posting set source_id = destination_id, destination_id = source_id where transfer_id = ${SECOND}`,
    ],
    [
      'whether a statement shows it',
      `update ledger.posting set lists = 0 where transfer_id = ${SECOND}`,
    ],
    ['a posting that is removed', `delete from ledger.posting where transfer_id = ${SECOND}`],
    [
      'a posting that is added',
      `insert into ledger.posting (transfer_id, line, source_id, destination_id, amount_minor, lists)
       select transfer_id, 2, source_id, destination_id, 1, lists from ledger.posting where transfer_id = ${SECOND}`,
    ],
  ])('%s changed in a sealed transfer breaks the chain there', async (_what, statement) => {
    await tamper(statement);
    await expectBroken(place(2), 'edited');
  });

  test('a changed share of a hold breaks the chain at the transfer that took it', async () => {
    await tamper(
      `update ledger.posting set credit_id = destination_id where transfer_id = ${SETTLED}`,
    );
    await expectBroken(place(4), 'edited');
  });

  test('a correction that could be done again breaks the chain there', async () => {
    await tamper(`delete from ledger.correction where transfer_id = ${RIGHT}`);
    await expectBroken(place(6), 'edited');
  });

  test('a transfer whose number, and so its time, was changed is missed', async () => {
    await tamper(
      `update ledger.posting set transfer_id = transfer_id - 4096 where transfer_id = ${SECOND}`,
      `update ledger.transfer set transfer_id = transfer_id - 4096 where transfer_id = ${SECOND}`,
      `update ledger.used_key set transfer_id = transfer_id - 4096 where transfer_id = ${SECOND}`,
    );
    await expectBroken(place(2), 'removed');
  });

  test('an edit whose stored hash was made to fit still breaks its batch', async () => {
    await tamper(
      `update ledger.transfer set note = 'other' where transfer_id = ${FIFTH}`,
      `update ledger.transfer t set body_hash = ledger.body_hash(t.kind, t.reference, t.note, t.role, t.relates_to,
         (select ledger.line_text(s.ref, d.ref, p.amount_minor, s.currency, null) from ledger.posting p
          join ledger.account s on s.account_id = p.source_id join ledger.account d on d.account_id = p.destination_id
          where p.transfer_id = t.transfer_id))
       where transfer_id = ${FIFTH}`,
    );
    await expectBroken(place(4), 'edited');
  });

  test('a batch that was made to fit an edit breaks the next one', async () => {
    await tamper(
      `update ledger.seal set hash = sha256('forged') where seq = ${place(3)}`,
      `update ledger.seal set hash = sha256('forged') where seq = ${LAST_SEAL}`,
    );
    await expectBroken(place(1), 'edited');
    await tamper(`delete from ledger.seal where seq = ${place(3)}`);
    await expectBroken(place(4), 'out-of-order');
  });

  test('a removed transfer is missed', async () => {
    await tamper(
      `delete from ledger.posting where transfer_id = ${SECOND}`,
      `delete from ledger.transfer where transfer_id = ${SECOND}`,
    );
    await expectBroken(place(2), 'removed');
  });

  test('a transfer removed together with its link leaves a gap', async () => {
    await tamper(
      `update ledger.seal set transfer_ids = array_remove(transfer_ids, ${FIFTH}) where seq = ${LAST_SEAL}`,
      `delete from ledger.transfer where transfer_id = ${FIFTH}`,
      `delete from ledger.posting where transfer_id = ${FIFTH}`,
    );
    await expectBroken(place(5), 'out-of-order');
  });

  test('transfers that changed places break the chain', async () => {
    await tamper(
      `update ledger.seal set transfer_ids = array[transfer_ids[2], transfer_ids[1], transfer_ids[3]] where seq = ${LAST_SEAL}`,
    );
    await expectBroken(place(4), 'edited');
  });

  test('a transfer that is sealed twice is found', async () => {
    await tamper(
      `update ledger.seal set transfer_ids[3] = transfer_ids[1] where seq = ${LAST_SEAL}`,
    );
    await expectBroken(place(4), 'added');
  });

  test('a transfer written past the functions is found', async () => {
    await tamper(
      `insert into ledger.transfer (transfer_id, key_hash, body_hash, role, kind, reference, note)
       values (ledger.new_id(), ledger.hash16('forged'), ledger.hash16('x'), 'p', 'bonus', '', '')`,
    );
    await expectBroken(null, 'added');
  });

  test('a posting without a transfer is found', async () => {
    await tamper(
      `insert into ledger.posting (transfer_id, line, source_id, destination_id, amount_minor, lists)
       select ledger.new_id(), 1, source_id, destination_id, 1, lists from ledger.posting where transfer_id = ${FIFTH}`,
    );
    await expectBroken(null, 'added');
  });

  test.each([
    ['edited', `update ledger.posting set amount_minor = 1 where transfer_id = ${LAST}`],
    ['removed', `delete from ledger.transfer where transfer_id = ${LAST}`],
    ['added', `delete from ledger.unsealed`],
  ])('a transfer that is not sealed yet and was %s is found', async (reason, statement) => {
    await tamper(statement);
    await expectBroken(null, reason);
  });

  test('a renamed account breaks every transfer that names it', async () => {
    await tamper(`update ledger.account set ref = 'mallory' where ref = 'player'`);
    await expectBroken(place(1), 'edited');
  });

  test('a version that was set back, which would let the order change, is found', async () => {
    await tamper(`update ledger.account set last_transfer = ${SECOND} where ref = 'player'`);
    await expectBroken(null, 'out-of-order');
  });

  test('a kept balance that was raised is reported, and the sum is no longer zero', async () => {
    const real = await database.ledger.balance(database.app, 'player');
    await tamper(
      `update ledger.account set balance_minor = balance_minor + 500 where ref = 'player'`,
    );
    const found = await audit();
    const counted = { ref: 'player', keptMinor: real + 500n, countedMinor: real };
    expect(found.balancesOff).toEqual([counted]);
    expect(found.sumByCurrency).toEqual({ BRL: 500n });
    expect(found.ok).toBe(false);
    expect(() => assertSound(found)).toThrow(/player keeps/);
  });

  test('a guarded account below zero is reported', async () => {
    await tamper(
      'alter table ledger.account drop constraint account_not_below_zero',
      `update ledger.account set balance_minor = -1 where ref = 'player'`,
    );
    const found = await audit();
    expect(found.guardedBelowZero).toEqual(['player']);
    expect(found.ok).toBe(false);
  });

  test.each([
    [
      'raised',
      `update ledger.open_hold set remaining_minor = 9 where hold_id = ${SECOND}`,
      9n,
      2n,
    ],
    ['removed', `delete from ledger.open_hold where hold_id = ${SECOND}`, 0n, 2n],
    [
      'forged',
      `insert into ledger.open_hold select ${FIFTH}, source_id, account_id, 4 from ledger.open_hold limit 1`,
      4n,
      0n,
    ],
  ])('a hold that was %s is reported', async (_what, statement, keptMinor, countedMinor) => {
    await tamper(statement);
    const found = await audit();
    expect(found.holdsOff).toMatchObject([{ ref: 'player', keptMinor, countedMinor }]);
    expect(found.ok).toBe(false);
    expect(() => assertSound(found)).toThrow(/hold \d+ keeps/);
  });

  test('a hold that would go back to another account is reported', async () => {
    await tamper(
      `update ledger.open_hold set source_id = (select account_id from ledger.account where ref = 'house')
       where hold_id = ${SECOND}`,
    );
    const found = await audit();
    expect(found.holdsOff.map(({ ref }) => ref)).toEqual(['house', 'player']);
  });
});

describe('from the beginning', () => {
  beforeEach(() => prepare(false));

  test('an end cut off clean, balances and all, is found by a link that was noted before', async () => {
    const noted = await database.ledger.chainHead();
    await tamper(
      `create temp table gone as select transfer_id from ledger.transfer where transfer_id > ${id('lost')}`,
      `update ledger.account set balance_minor = balance_minor - 7,
         last_transfer = ${id('lost')} where ref = 'player'`,
      `update ledger.account set balance_minor = balance_minor + 1, last_transfer = ${id('lost')} where ref = 'hold'`,
      `update ledger.account set balance_minor = balance_minor - 1 where ref = 'house'`,
      `insert into ledger.open_hold select ${id('lost')}, source_id, account_id, 1 from ledger.open_hold limit 1`,
      'delete from ledger.posting where transfer_id in (select transfer_id from gone)',
      'delete from ledger.transfer where transfer_id in (select transfer_id from gone)',
      'delete from ledger.used_key where transfer_id in (select transfer_id from gone)',
      'delete from ledger.correction',
      'delete from ledger.unsealed',
      'delete from ledger.seal where seq = 6',
    );
    assertSound(await database.ledger.verify());
    const anchored = await database.ledger.verify({ anchor: noted });
    expect(anchored.chain).toMatchObject({
      ok: false,
      firstBroken: { seq: '6', reason: 'cut-off' },
    });
  });

  test('a chain that was rewritten from some point on is found by a link that was noted before', async () => {
    const noted = await database.ledger.chainHead();
    assertSound(await database.ledger.verify({ anchor: noted }));
    const forged = { seq: noted?.seq ?? '', hash: '00'.repeat(32) };
    const { chain } = await database.ledger.verify({ anchor: forged });
    expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '6', reason: 'edited' } });
  });

  test('a key without its transfer is found', async () => {
    await tamper(`insert into ledger.used_key values (ledger.hash16('forged'), ledger.new_id())`);
    const { chain } = await database.ledger.verify();
    expect(chain).toMatchObject({ ok: false, firstBroken: { seq: null, reason: 'removed' } });
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
});

describe('with a checkpoint', () => {
  beforeEach(() => prepare(true));

  test('what was changed before the checkpoint is found by the whole audit', async () => {
    await tamper(`update ledger.transfer set note = 'other' where transfer_id = ${id('before')}`);
    assertSound(await database.ledger.verify({ sinceCheckpoint: true }));
    const { chain } = await database.ledger.verify();
    expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '1', reason: 'edited' } });
  });

  test.each([
    ['balance', `update ledger.checkpoint_balance set balance_minor = balance_minor + 1`],
    ['hold', `delete from ledger.checkpoint_hold`],
    ['place', `update ledger.checkpoint set highest_id = highest_id + 1`],
  ])('a checkpoint whose %s was changed is found', async (_what, statement) => {
    await tamper(statement);
    for (const sinceCheckpoint of [true, false]) {
      expect(await database.ledger.verify({ sinceCheckpoint })).toMatchObject({ ok: false });
    }
    expect(await database.ledger.makeCheckpoint()).toMatchObject({ ok: false });
  });

  test('each checkpoint follows from the one before, and says what the books said', async () => {
    assertSound(await database.ledger.makeCheckpoint());
    await hold('late', 4n);
    await hold('later', 5n);
    assertSound(await database.ledger.makeCheckpoint());
    // Nothing is new, so nothing is made.
    assertSound(await database.ledger.makeCheckpoint());
    const { rows } = await database.owner.query(
      `select a.ref, b.checkpoint_id::int as at, b.balance_minor::int as minor
       from ledger.checkpoint_balance b join ledger.account a using (account_id) order by 1, 2`,
    );
    expect(rows).toEqual([
      { ref: 'hold', at: 1, minor: 30 },
      { ref: 'hold', at: 2, minor: 32 },
      { ref: 'hold', at: 3, minor: 41 },
      { ref: 'house', at: 1, minor: -100 },
      { ref: 'house', at: 2, minor: -116 },
      { ref: 'player', at: 1, minor: 70 },
      { ref: 'player', at: 2, minor: 84 },
      { ref: 'player', at: 3, minor: 75 },
    ]);
    for (const sinceCheckpoint of [true, false]) {
      assertSound(await database.ledger.verify({ sinceCheckpoint }));
    }
  });
});
