import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertSound } from './testing/assert-sound.ts';
import { idOf, TamperedLedger } from './testing/tampered-ledger.ts';

let book: TamperedLedger;
afterEach(() => book.drop());
beforeEach(async () => {
  book = await TamperedLedger.open({ after: true });
});

test('what was changed before the checkpoint is found by the whole audit', async () => {
  await book.tamper(
    `update ledger.transfer set note = 'other' where transfer_id = ${idOf('before')}`,
  );
  assertSound(await book.ledger.verify({ sinceCheckpoint: true }));
  const { chain } = await book.ledger.verify();
  expect(chain).toMatchObject({ ok: false, firstBroken: { seq: '1', reason: 'edited' } });
});

test.each([
  ['balance', `update ledger.checkpoint_balance set balance_minor = balance_minor + 1`],
  ['hold', `delete from ledger.checkpoint_hold`],
  ['place', `update ledger.checkpoint set highest_id = highest_id + 1`],
])('a checkpoint whose %s was changed is found', async (_what, statement) => {
  await book.tamper(statement);
  for (const sinceCheckpoint of [true, false]) {
    expect(await book.ledger.verify({ sinceCheckpoint })).toMatchObject({ ok: false });
  }
  expect(await book.ledger.makeCheckpoint()).toMatchObject({ ok: false });
});

test('each checkpoint follows from the one before, and says what the books said', async () => {
  assertSound(await book.ledger.makeCheckpoint());
  await book.hold('late', 4n);
  await book.hold('later', 5n);
  assertSound(await book.ledger.makeCheckpoint());
  // Nothing is new, so nothing is made.
  assertSound(await book.ledger.makeCheckpoint());
  const { rows } = await book.owner.query(
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
    assertSound(await book.ledger.verify({ sinceCheckpoint }));
  }
});
