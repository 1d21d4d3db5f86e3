import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  AccountConflict,
  AlreadyCorrected,
  CurrencyMismatch,
  ExceedsHold,
  HoldAlreadyResolved,
  InsufficientFunds,
  KeyReused,
  NotCorrectable,
  SameAccount,
  UnknownAccount,
  UnknownHold,
  UnknownTransfer,
} from './ledger-errors.ts';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';
import type { Posting } from './transfer.ts';

let database: LedgerDatabase;
let player: string;
let heldAccount: string;
let count = 0;

beforeAll(async () => {
  database = await createLedgerDatabase();
  const { ledger, app } = database;
  for (const ref of ['house:deposits:BRL', 'house:bets:BRL']) {
    await ledger.openAccount(app, { ref, currency: 'BRL', merchant: 'palpite', guarded: false });
  }
  await ledger.openAccount(app, {
    ref: 'house:bets:USD',
    currency: 'USD',
    merchant: 'lumen',
    guarded: false,
  });
});

beforeEach(async () => {
  count += 1;
  player = `player:${count}:main`;
  heldAccount = `player:${count}:hold`;
  for (const ref of [player, heldAccount]) {
    await database.ledger.openAccount(database.app, {
      ref,
      currency: 'BRL',
      merchant: 'palpite',
      guarded: true,
    });
  }
});

afterEach(async () => assertSound(await database.ledger.verify()));

afterAll(() => database.drop());

function posting(
  source: string,
  destination: string,
  amountMinor: bigint,
  currency = 'BRL',
): Posting {
  return { source, destination, amountMinor, currency };
}

function label(key: string, kind = 'bet') {
  return { key: `${key}:${count}`, kind, reference: `test:${count}` };
}

function deposit(amountMinor: bigint, key = 'deposit') {
  return database.ledger.post(database.app, {
    ...label(key, 'deposit'),
    postings: [posting('house:deposits:BRL', player, amountMinor)],
  });
}

function bet(amountMinor: bigint, key = 'bet') {
  return database.ledger.post(database.app, {
    ...label(key),
    postings: [posting(player, 'house:bets:BRL', amountMinor)],
  });
}

function holdStake(amountMinor: bigint, key = 'hold') {
  return database.ledger.hold(database.app, {
    ...label(key, 'stake-held'),
    source: player,
    account: heldAccount,
    amountMinor,
    currency: 'BRL',
  });
}

const balanceOf = (ref: string) => database.ledger.balance(database.app, ref);

test('a transfer takes from one account what it gives to the other', async () => {
  const house = await balanceOf('house:deposits:BRL');
  const posted = await deposit(10_000n);
  expect(posted).toMatchObject({ replayed: false, balances: { [player]: 10_000n } });
  expect(await balanceOf(player)).toBe(10_000n);
  expect(await balanceOf('house:deposits:BRL')).toBe(house - 10_000n);
});

test('the same key and body answer the same as the first time, and move nothing again', async () => {
  await deposit(10_000n);
  const first = await bet(2_500n);
  await bet(1_000n, 'another');
  const again = await bet(2_500n);
  expect(again).toEqual({ ...first, replayed: true });
  expect(await balanceOf(player)).toBe(6_500n);
});

test('a repeat is answered even when the money has gone since', async () => {
  await deposit(1_000n);
  const first = await bet(1_000n);
  expect(await bet(1_000n)).toEqual({ ...first, replayed: true });
});

test.each<[string, (key: string) => Promise<unknown>]>([
  ['amount', (key) => bet(2n, key)],
  [
    'destination',
    (key) =>
      database.ledger.post(database.app, {
        ...label(key),
        postings: [posting(player, 'house:deposits:BRL', 1n)],
      }),
  ],
  [
    'kind',
    (key) =>
      database.ledger.post(database.app, {
        ...label(key, 'tip'),
        postings: [posting(player, 'house:bets:BRL', 1n)],
      }),
  ],
  [
    'note',
    (key) =>
      database.ledger.post(database.app, {
        ...label(key),
        note: 'another',
        postings: [posting(player, 'house:bets:BRL', 1n)],
      }),
  ],
])('a key used again with another %s is refused', async (_what, repeat) => {
  await deposit(1_000n);
  await bet(1n, 'once');
  await expect(repeat('once')).rejects.toThrow(KeyReused);
  expect(await balanceOf(player)).toBe(999n);
});

test('a player cannot spend more than there is, and a refused transfer moves nothing', async () => {
  await deposit(1_000n);
  await expect(bet(1_001n)).rejects.toThrow(InsufficientFunds);
  expect(await balanceOf(player)).toBe(1_000n);
});

test('a transfer of several postings is whole or nothing', async () => {
  await deposit(1_000n);
  const postings = [posting(player, 'house:bets:BRL', 400n), posting(player, heldAccount, 700n)];
  await expect(database.ledger.post(database.app, { ...label('both'), postings })).rejects.toThrow(
    InsufficientFunds,
  );
  expect(await balanceOf(player)).toBe(1_000n);
  expect(await balanceOf(heldAccount)).toBe(0n);
});

test('within one transfer only the end counts: a win may pay the stake of the next bet', async () => {
  const posted = await database.ledger.post(database.app, {
    ...label('round'),
    postings: [posting(player, 'house:bets:BRL', 300n), posting('house:bets:BRL', player, 500n)],
  });
  expect(posted.balances[player]).toBe(200n);
});

test('the house may go below zero', async () => {
  const before = await balanceOf('house:deposits:BRL');
  await deposit(5n);
  expect(await balanceOf('house:deposits:BRL')).toBe(before - 5n);
});

test('unknown accounts and foreign currencies are refused', async () => {
  await deposit(1_000n);
  const post = (destination: string, currency: string) =>
    database.ledger.post(database.app, {
      ...label(`to:${destination}`),
      postings: [posting(player, destination, 1n, currency)],
    });
  await expect(post('nobody', 'BRL')).rejects.toThrow(UnknownAccount);
  await expect(post('house:bets:USD', 'BRL')).rejects.toThrow(CurrencyMismatch);
  await expect(post('house:bets:BRL', 'USD')).rejects.toThrow(CurrencyMismatch);
  await expect(balanceOf('nobody')).rejects.toThrow(UnknownAccount);
});

test('a transfer that could never be right is refused', async () => {
  const post = (postings: Posting[]) =>
    database.ledger.post(database.app, { ...label('wrong'), postings });
  await expect(post([])).rejects.toThrow(RangeError);
  await expect(post([posting(player, 'house:bets:BRL', -1n)])).rejects.toThrow(RangeError);
  await expect(post([posting(player, player, 1n)])).rejects.toThrow(SameAccount);
  await expect(holdStake(0n)).rejects.toThrow(RangeError);
});

test('a refusal leaves the caller free to go on within its transaction', async () => {
  await deposit(1_000n);
  const client = await database.app.connect();
  try {
    await client.query('begin');
    const tooMuch = { ...label('much'), postings: [posting(player, 'house:bets:BRL', 5_000n)] };
    await expect(database.ledger.post(client, tooMuch)).rejects.toThrow(InsufficientFunds);
    await database.ledger.post(client, {
      ...label('fits'),
      postings: [posting(player, 'house:bets:BRL', 400n)],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await balanceOf(player)).toBe(600n);
});

test('a transfer in a transaction that is rolled back never happened, and its key is free', async () => {
  await deposit(1_000n);
  const client = await database.app.connect();
  try {
    await client.query('begin');
    await database.ledger.post(client, {
      ...label('bet'),
      postings: [posting(player, 'house:bets:BRL', 400n)],
    });
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect(await balanceOf(player)).toBe(1_000n);
  expect((await bet(400n)).replayed).toBe(false);
});

test('a stake that is held can be lost, won with a payout, settled in part, or given back', async () => {
  await deposit(1_000n);
  const { ledger, app } = database;
  const lost = await holdStake(100n, 'lost');
  await ledger.settleHold(app, {
    ...label('settle:lost', 'settle'),
    holdId: lost.transferId,
    destination: 'house:bets:BRL',
  });
  expect(await balanceOf(player)).toBe(900n);
  const won = await holdStake(100n, 'won');
  const settled = await ledger.settleHold(app, {
    ...label('settle:won', 'settle'),
    holdId: won.transferId,
    destination: 'house:bets:BRL',
    also: [posting('house:bets:BRL', player, 250n)],
  });
  expect(settled.balances).toEqual({ [player]: 1_050n, [heldAccount]: 0n });
  const part = await holdStake(100n, 'part');
  await ledger.settleHold(app, {
    ...label('settle:part', 'settle'),
    holdId: part.transferId,
    destination: 'house:bets:BRL',
    amountMinor: 40n,
  });
  expect(await balanceOf(player)).toBe(1_010n);
  const back = await holdStake(100n, 'back');
  await ledger.releaseHold(app, { ...label('release', 'release'), holdId: back.transferId });
  expect(await balanceOf(player)).toBe(1_010n);
  expect(await balanceOf(heldAccount)).toBe(0n);
});

test('a hold is resolved once: the same call is answered again, another one is refused', async () => {
  await deposit(1_000n);
  const { ledger, app } = database;
  const held = await holdStake(100n);
  const settle = {
    ...label('settle', 'settle'),
    holdId: held.transferId,
    destination: 'house:bets:BRL',
  };
  const first = await ledger.settleHold(app, settle);
  expect(await ledger.settleHold(app, settle)).toEqual({ ...first, replayed: true });
  await expect(
    ledger.releaseHold(app, { ...label('release', 'release'), holdId: held.transferId }),
  ).rejects.toThrow(HoldAlreadyResolved);
  expect(await balanceOf(player)).toBe(900n);
});

test('a hold cannot be settled for more than it holds, nor can what is no hold', async () => {
  const { ledger, app } = database;
  const deposited = await deposit(1_000n);
  const held = await holdStake(100n);
  const settle = (holdId: string) =>
    ledger.settleHold(app, {
      ...label(`settle:${holdId}`, 'settle'),
      holdId,
      destination: 'house:bets:BRL',
      amountMinor: 101n,
    });
  await expect(settle(held.transferId)).rejects.toThrow(ExceedsHold);
  await expect(settle(deposited.transferId)).rejects.toThrow(UnknownHold);
  await expect(settle('999999999')).rejects.toThrow(UnknownHold);
});

test('a correction adds a reversal, once, and leaves the first transfer as it was', async () => {
  await deposit(1_000n);
  const { ledger, app } = database;
  const placed = await bet(400n);
  const correction = {
    ...label('correct', 'correction'),
    transferId: placed.transferId,
    note: 'the round was void',
  };
  const corrected = await ledger.correct(app, correction);
  expect(corrected.balances[player]).toBe(1_000n);
  expect(await ledger.correct(app, correction)).toEqual({ ...corrected, replayed: true });
  await expect(ledger.correct(app, { ...correction, key: `other:${count}` })).rejects.toThrow(
    AlreadyCorrected,
  );
  const { lines } = await ledger.statement(app, player);
  expect(lines.map((line) => line.amountMinor)).toEqual([400n, -400n, 1_000n]);
});

test('holds, and what resolved them, are not corrected; nor is what does not exist', async () => {
  await deposit(1_000n);
  const { ledger, app } = database;
  const held = await holdStake(100n);
  const correct = (transferId: string) =>
    ledger.correct(app, { ...label(`correct:${transferId}`, 'correction'), transferId });
  await expect(correct(held.transferId)).rejects.toThrow(NotCorrectable);
  await expect(correct('999999999')).rejects.toThrow(UnknownTransfer);
});

test('opening an account again is nothing, unless its properties differ', async () => {
  const { ledger, app } = database;
  const account = { ref: player, currency: 'BRL', merchant: 'palpite', guarded: true };
  await ledger.openAccount(app, account);
  await expect(ledger.openAccount(app, { ...account, guarded: false })).rejects.toThrow(
    AccountConflict,
  );
  await expect(ledger.openAccount(app, { ...account, currency: 'USD' })).rejects.toThrow(
    AccountConflict,
  );
});

test('a statement pages through all postings, latest first, each with its balance', async () => {
  await deposit(1_000n);
  for (let index = 1; index <= 7; index += 1) await bet(BigInt(index), `bet:${index}`);
  const seen: bigint[] = [];
  const after: (bigint | null)[] = [];
  let before: { transferId: string; line: number } | undefined;
  do {
    const page = await database.ledger.statement(database.app, player, { before, limit: 3 });
    seen.push(...page.lines.map((line) => line.amountMinor));
    after.push(...page.lines.map((line) => line.balanceAfterMinor));
    before = page.next;
  } while (before);
  expect(seen).toEqual([-7n, -6n, -5n, -4n, -3n, -2n, -1n, 1_000n]);
  expect(after).toEqual([972n, 979n, 985n, 990n, 994n, 997n, 999n, 1_000n]);
});

test('several balances are read at one moment, and unknown accounts are left out', async () => {
  await deposit(70n);
  const found = await database.ledger.balances(database.app, [player, heldAccount, 'nobody']);
  expect(found).toEqual(
    new Map([
      [player, 70n],
      [heldAccount, 0n],
    ]),
  );
});

test('the balance of the house is the same before and after its postings are sealed', async () => {
  await deposit(1_234n);
  const before = await balanceOf('house:deposits:BRL');
  expect(await database.ledger.seal()).toBeGreaterThan(0);
  expect(await balanceOf('house:deposits:BRL')).toBe(before);
  const audit = await database.ledger.verify();
  expect(audit.chain).toMatchObject({ ok: true, unsealed: 0n });
});
