import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CurrencyMismatch,
  InsufficientFunds,
  KeyReused,
  SameAccount,
  UnknownAccount,
} from './ledger-errors.ts';
import { BETS, DEPOSITS, Desk, FOREIGN, posting } from './testing/desk.ts';
import type { Posting } from './transfer.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
beforeEach(() => desk.nextPlayer());
afterEach(() => desk.check());
afterAll(() => desk.close());

test('a transfer takes from one account what it gives to the other', async () => {
  const house = await desk.balance(DEPOSITS);
  const posted = await desk.deposit(10_000n);
  expect(posted).toMatchObject({ replayed: false, balances: { [desk.player]: 10_000n } });
  expect(await desk.balance()).toBe(10_000n);
  expect(await desk.balance(DEPOSITS)).toBe(house - 10_000n);
});

test('the same key and body answer the same as the first time, and move nothing again', async () => {
  await desk.deposit(10_000n);
  const first = await desk.bet(2_500n);
  await desk.bet(1_000n, 'another');
  const again = await desk.bet(2_500n);
  expect(again).toEqual({ ...first, replayed: true });
  expect(await desk.balance()).toBe(6_500n);
});

test('a repeat is answered even when the money has gone since', async () => {
  await desk.deposit(1_000n);
  const first = await desk.bet(1_000n);
  expect(await desk.bet(1_000n)).toEqual({ ...first, replayed: true });
});

test.each<[string, (key: string) => Promise<unknown>]>([
  ['amount', (key) => desk.bet(2n, key)],
  ['destination', (key) => desk.post(desk.label(key), posting(desk.player, DEPOSITS, 1n))],
  ['kind', (key) => desk.post(desk.label(key, 'tip'), posting(desk.player, BETS, 1n))],
  [
    'note',
    (key) =>
      desk.ledger.post(desk.app, {
        ...desk.label(key),
        note: 'another',
        postings: [posting(desk.player, BETS, 1n)],
      }),
  ],
])('a key used again with another %s is refused', async (_what, repeat) => {
  await desk.deposit(1_000n);
  await desk.bet(1n, 'once');
  await expect(repeat('once')).rejects.toThrow(KeyReused);
  expect(await desk.balance()).toBe(999n);
});

test('a player cannot spend more than there is, and a refused transfer moves nothing', async () => {
  await desk.deposit(1_000n);
  await expect(desk.bet(1_001n)).rejects.toThrow(InsufficientFunds);
  expect(await desk.balance()).toBe(1_000n);
});

test('a transfer of several postings is whole or nothing', async () => {
  await desk.deposit(1_000n);
  const postings = [posting(desk.player, BETS, 400n), posting(desk.player, desk.held, 700n)];
  await expect(desk.ledger.post(desk.app, { ...desk.label('both'), postings })).rejects.toThrow(
    InsufficientFunds,
  );
  expect(await desk.balance()).toBe(1_000n);
  expect(await desk.balance(desk.held)).toBe(0n);
});

test('within one transfer only the end counts: a win may pay the stake of the next bet', async () => {
  const posted = await desk.ledger.post(desk.app, {
    ...desk.label('round'),
    postings: [posting(desk.player, BETS, 300n), posting(BETS, desk.player, 500n)],
  });
  expect(posted.balances[desk.player]).toBe(200n);
});

test('the house may go below zero', async () => {
  const before = await desk.balance(DEPOSITS);
  await desk.deposit(5n);
  expect(await desk.balance(DEPOSITS)).toBe(before - 5n);
});

test('unknown accounts and foreign currencies are refused', async () => {
  await desk.deposit(1_000n);
  const post = (destination: string, currency: string) =>
    desk.ledger.post(desk.app, {
      ...desk.label(`to:${destination}`),
      postings: [posting(desk.player, destination, 1n, currency)],
    });
  await expect(post('nobody', 'BRL')).rejects.toThrow(UnknownAccount);
  await expect(post(FOREIGN, 'BRL')).rejects.toThrow(CurrencyMismatch);
  await expect(post(BETS, 'USD')).rejects.toThrow(CurrencyMismatch);
  await expect(desk.balance('nobody')).rejects.toThrow(UnknownAccount);
});

test('a transfer that could never be right is refused', async () => {
  const post = (postings: Posting[]) =>
    desk.ledger.post(desk.app, { ...desk.label('wrong'), postings });
  await expect(post([])).rejects.toThrow(RangeError);
  await expect(post([posting(desk.player, BETS, -1n)])).rejects.toThrow(RangeError);
  await expect(post([posting(desk.player, desk.player, 1n)])).rejects.toThrow(SameAccount);
  await expect(desk.hold(0n)).rejects.toThrow(RangeError);
});

test('a refusal leaves the caller free to go on within its transaction', async () => {
  await desk.deposit(1_000n);
  const client = await desk.app.connect();
  try {
    await client.query('begin');
    const tooMuch = { ...desk.label('much'), postings: [posting(desk.player, BETS, 5_000n)] };
    await expect(desk.ledger.post(client, tooMuch)).rejects.toThrow(InsufficientFunds);
    await desk.ledger.post(client, {
      ...desk.label('fits'),
      postings: [posting(desk.player, BETS, 400n)],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await desk.balance()).toBe(600n);
});

test('a transfer in a transaction that is rolled back never happened, and its key is free', async () => {
  await desk.deposit(1_000n);
  const client = await desk.app.connect();
  try {
    await client.query('begin');
    await desk.ledger.post(client, {
      ...desk.label('bet'),
      postings: [posting(desk.player, BETS, 400n)],
    });
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect(await desk.balance()).toBe(1_000n);
  expect((await desk.bet(400n)).replayed).toBe(false);
});
