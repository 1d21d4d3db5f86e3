import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertSound } from './testing/assert-sound.ts';
import { idOf, TamperedLedger } from './testing/tampered-ledger.ts';

let book: TamperedLedger;
afterEach(() => book.drop());

const [SECOND, FIFTH, SETTLED, LAST] = ['held', 'wrong', 'settled', 'unsealed'].map(idOf);
const RIGHT = idOf('right');
const LAST_SEAL = '(select max(seq) from ledger.seal)';

describe.each([
  ['the whole audit', false],
  ['an audit since a checkpoint', true],
])('%s', (_name, after) => {
  beforeEach(async () => {
    book = await TamperedLedger.open({ after });
  });
  const audit = () => book.ledger.verify({ sinceCheckpoint: after });
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
    await book.tamper(statement);
    await expectBroken(place(2), 'edited');
  });

  test('a changed share of a hold breaks the chain at the transfer that took it', async () => {
    await book.tamper(
      `update ledger.posting set credit_id = destination_id where transfer_id = ${SETTLED}`,
    );
    await expectBroken(place(4), 'edited');
  });

  test('a correction that could be done again breaks the chain there', async () => {
    await book.tamper(`delete from ledger.correction where transfer_id = ${RIGHT}`);
    await expectBroken(place(6), 'edited');
  });

  test('a transfer whose number, and so its time, was changed is missed', async () => {
    await book.tamper(
      `update ledger.posting set transfer_id = transfer_id - 4096 where transfer_id = ${SECOND}`,
      `update ledger.transfer set transfer_id = transfer_id - 4096 where transfer_id = ${SECOND}`,
      `update ledger.used_key set transfer_id = transfer_id - 4096 where transfer_id = ${SECOND}`,
    );
    await expectBroken(place(2), 'removed');
  });

  test('an edit whose stored hash was made to fit still breaks its batch', async () => {
    await book.tamper(
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
    await book.tamper(
      `update ledger.seal set hash = sha256('forged') where seq = ${place(3)}`,
      `update ledger.seal set hash = sha256('forged') where seq = ${LAST_SEAL}`,
    );
    await expectBroken(place(1), 'edited');
    await book.tamper(`delete from ledger.seal where seq = ${place(3)}`);
    await expectBroken(place(4), 'out-of-order');
  });

  test('a removed transfer is missed', async () => {
    await book.tamper(
      `delete from ledger.posting where transfer_id = ${SECOND}`,
      `delete from ledger.transfer where transfer_id = ${SECOND}`,
    );
    await expectBroken(place(2), 'removed');
  });

  test('a transfer removed together with its link leaves a gap', async () => {
    await book.tamper(
      `update ledger.seal set transfer_ids = array_remove(transfer_ids, ${FIFTH}) where seq = ${LAST_SEAL}`,
      `delete from ledger.transfer where transfer_id = ${FIFTH}`,
      `delete from ledger.posting where transfer_id = ${FIFTH}`,
    );
    await expectBroken(place(5), 'out-of-order');
  });

  test('transfers that changed places break the chain', async () => {
    await book.tamper(
      `update ledger.seal set transfer_ids = array[transfer_ids[2], transfer_ids[1], transfer_ids[3]] where seq = ${LAST_SEAL}`,
    );
    await expectBroken(place(4), 'edited');
  });

  test('a transfer that is sealed twice is found', async () => {
    await book.tamper(
      `update ledger.seal set transfer_ids[3] = transfer_ids[1] where seq = ${LAST_SEAL}`,
    );
    await expectBroken(place(4), 'added');
  });

  test('a transfer written past the functions is found', async () => {
    await book.tamper(
      `insert into ledger.transfer (transfer_id, key_hash, body_hash, role, kind, reference, note)
       values (ledger.new_id(), ledger.hash16('forged'), ledger.hash16('x'), 'p', 'bonus', '', '')`,
    );
    await expectBroken(null, 'added');
  });

  test('a posting without a transfer is found', async () => {
    await book.tamper(
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
    await book.tamper(statement);
    await expectBroken(null, reason);
  });

  test('a renamed account breaks every transfer that names it', async () => {
    await book.tamper(`update ledger.account set ref = 'mallory' where ref = 'player'`);
    await expectBroken(place(1), 'edited');
  });

  test('a version that was set back, which would let the order change, is found', async () => {
    await book.tamper(`update ledger.account set last_transfer = ${SECOND} where ref = 'player'`);
    await expectBroken(null, 'out-of-order');
  });

  test('a kept balance that was raised is reported, and the sum is no longer zero', async () => {
    const real = await book.ledger.balance(book.app, 'player');
    await book.tamper(
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
    await book.tamper(
      'alter table ledger.account drop constraint account_not_below_zero',
      `update ledger.account set balance_minor = -1 where ref = 'player'`,
    );
    const found = await audit();
    expect(found.guardedBelowZero).toEqual(['player']);
    expect(found.ok).toBe(false);
  });

  test.each([
    ['raised', `update ledger.open_hold set remaining_minor = 9 where hold_id = ${SECOND}`, 9n, 2n],
    ['removed', `delete from ledger.open_hold where hold_id = ${SECOND}`, 0n, 2n],
    [
      'forged',
      `insert into ledger.open_hold select ${FIFTH}, source_id, account_id, 4 from ledger.open_hold limit 1`,
      4n,
      0n,
    ],
  ])('a hold that was %s is reported', async (_what, statement, keptMinor, countedMinor) => {
    await book.tamper(statement);
    const found = await audit();
    expect(found.holdsOff).toMatchObject([{ ref: 'player', keptMinor, countedMinor }]);
    expect(found.ok).toBe(false);
    expect(() => assertSound(found)).toThrow(/hold \d+ keeps/);
  });

  test('a hold that would go back to another account is reported', async () => {
    await book.tamper(
      `update ledger.open_hold set source_id = (select account_id from ledger.account where ref = 'house')
       where hold_id = ${SECOND}`,
    );
    const found = await audit();
    expect(found.holdsOff.map(({ ref }) => ref)).toEqual(['house', 'player']);
  });
});
