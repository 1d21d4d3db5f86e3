import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  AlreadyCorrected,
  ExceedsHold,
  HoldAlreadyResolved,
  InsufficientFunds,
  NotCorrectable,
  UnknownHold,
  UnknownTransfer,
} from './ledger-errors.ts';
import { BETS, Desk, posting } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
beforeEach(() => desk.nextPlayer());
afterEach(() => desk.check());
afterAll(() => desk.close());

test('a stake that is held can be lost, won with a payout, settled in part, or given back', async () => {
  await desk.deposit(1_000n);
  const { ledger, app } = desk;
  const lost = await desk.hold(100n, 'lost');
  await ledger.settleHold(app, {
    ...desk.label('settle:lost', 'settle'),
    holdId: lost.transferId,
    destination: BETS,
  });
  expect(await desk.balance()).toBe(900n);
  const won = await desk.hold(100n, 'won');
  const settled = await ledger.settleHold(app, {
    ...desk.label('settle:won', 'settle'),
    holdId: won.transferId,
    destination: BETS,
    also: [posting(BETS, desk.player, 250n)],
  });
  expect(settled.balances).toEqual({ [desk.player]: 1_050n, [desk.held]: 0n });
  const part = await desk.hold(100n, 'part');
  await ledger.settleHold(app, {
    ...desk.label('settle:part', 'settle'),
    holdId: part.transferId,
    destination: BETS,
    amountMinor: 40n,
  });
  expect(await desk.balance()).toBe(1_010n);
  const back = await desk.hold(100n, 'back');
  await ledger.releaseHold(app, { ...desk.label('release', 'release'), holdId: back.transferId });
  expect(await desk.balance()).toBe(1_010n);
  expect(await desk.balance(desk.held)).toBe(0n);
});

test('a hold is resolved once: the same call is answered again, another one is refused', async () => {
  await desk.deposit(1_000n);
  const { ledger, app } = desk;
  const held = await desk.hold(100n);
  const settle = {
    ...desk.label('settle', 'settle'),
    holdId: held.transferId,
    destination: BETS,
  };
  const first = await ledger.settleHold(app, settle);
  expect(await ledger.settleHold(app, settle)).toEqual({ ...first, replayed: true });
  await expect(
    ledger.releaseHold(app, { ...desk.label('release', 'release'), holdId: held.transferId }),
  ).rejects.toThrow(HoldAlreadyResolved);
  expect(await desk.balance()).toBe(900n);
});

test('a hold cannot be settled for more than it holds, nor can what is no hold', async () => {
  const { ledger, app } = desk;
  const deposited = await desk.deposit(1_000n);
  const held = await desk.hold(100n);
  const settle = (holdId: string) =>
    ledger.settleHold(app, {
      ...desk.label(`settle:${holdId}`, 'settle'),
      holdId,
      destination: BETS,
      amountMinor: 101n,
    });
  await expect(settle(held.transferId)).rejects.toThrow(ExceedsHold);
  await expect(settle(deposited.transferId)).rejects.toThrow(UnknownHold);
  await expect(settle('999999999')).rejects.toThrow(UnknownHold);
});

test('a correction adds a reversal, once, and leaves the first transfer as it was', async () => {
  await desk.deposit(1_000n);
  const { ledger, app } = desk;
  const placed = await desk.bet(400n);
  const correction = {
    ...desk.label('correct', 'correction'),
    transferId: placed.transferId,
    note: 'the round was void',
  };
  const corrected = await ledger.correct(app, correction);
  expect(corrected.balances[desk.player]).toBe(1_000n);
  expect(await ledger.correct(app, correction)).toEqual({ ...corrected, replayed: true });
  const other = { ...correction, ...desk.label('other', 'correction') };
  await expect(ledger.correct(app, other)).rejects.toThrow(AlreadyCorrected);
  const { lines } = await ledger.statement(app, desk.player);
  expect(lines.map((line) => line.amountMinor)).toEqual([400n, -400n, 1_000n]);
});

test('a win that has been spent since cannot be taken back by a correction', async () => {
  const { ledger, app } = desk;
  const won = await desk.deposit(400n);
  await desk.bet(300n);
  const correction = { ...desk.label('correct', 'correction'), transferId: won.transferId };
  await expect(ledger.correct(app, correction)).rejects.toThrow(InsufficientFunds);
  expect(await desk.balance()).toBe(100n);
});

test('holds, and what resolved them, are not corrected; nor is what does not exist', async () => {
  await desk.deposit(1_000n);
  const { ledger, app } = desk;
  const held = await desk.hold(100n);
  const correct = (transferId: string) =>
    ledger.correct(app, { ...desk.label(`correct:${transferId}`, 'correction'), transferId });
  await expect(correct(held.transferId)).rejects.toThrow(NotCorrectable);
  const release = { ...desk.label('release', 'release'), holdId: held.transferId };
  const released = await ledger.releaseHold(app, release);
  await expect(correct(released.transferId)).rejects.toThrow(NotCorrectable);
  await expect(correct('999999999')).rejects.toThrow(UnknownTransfer);
});
