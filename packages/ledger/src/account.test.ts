import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountConflict, AccountNotListed } from './ledger-errors.ts';
import { BETS, DEPOSITS, Desk, posting } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
beforeEach(() => desk.nextPlayer());
afterEach(() => desk.check());
afterAll(() => desk.close());

test('opening an account again is nothing, unless its properties differ', async () => {
  const { ledger, app } = desk;
  const account = { ref: desk.player, currency: 'BRL', brandCode: 'palpite', guarded: true };
  await ledger.openAccount(app, account);
  await expect(ledger.openAccount(app, { ...account, guarded: false })).rejects.toThrow(
    AccountConflict,
  );
  await expect(ledger.openAccount(app, { ...account, currency: 'USD' })).rejects.toThrow(
    AccountConflict,
  );
  await expect(ledger.openAccount(app, { ...account, listed: false })).rejects.toThrow(
    AccountConflict,
  );
});

test('a statement pages through all postings, latest first, each with its balance', async () => {
  await desk.deposit(1_000n);
  for (let index = 1; index <= 7; index += 1) await desk.bet(BigInt(index), `bet:${index}`);
  const seen: bigint[] = [];
  const after: (bigint | null)[] = [];
  let before: { transferId: string; line: number } | undefined;
  do {
    const page = await desk.ledger.statement(desk.app, desk.player, { before, limit: 3 });
    seen.push(...page.lines.map((line) => line.amountMinor));
    after.push(...page.lines.map((line) => line.balanceAfterMinor));
    before = page.next;
  } while (before);
  expect(seen).toEqual([-7n, -6n, -5n, -4n, -3n, -2n, -1n, 1_000n]);
  expect(after).toEqual([972n, 979n, 985n, 990n, 994n, 997n, 999n, 1_000n]);
});

test('pages by cursor within a period and of some kinds hold what the period’s lines hold', async () => {
  await desk.deposit(1_000n);
  for (let index = 1; index <= 6; index += 1) await desk.bet(BigInt(index), `bet:${index}`);
  await desk.post(desk.label('win', 'win'), posting(BETS, desk.player, 9n));
  const now = Date.now();
  const period = { from: new Date(now - 60_000), to: new Date(now + 60_000) };
  for (const [count, kinds] of [
    [8, undefined],
    [7, { kinds: ['bet', 'win'] }],
    [2, { kinds: ['bet'], except: true }],
    [0, { kinds: [] }],
  ] as const) {
    const asked = { ...period, ...(kinds && { kinds }) };
    const paged = [];
    let before: { transferId: string; line: number } | undefined;
    do {
      const page = await desk.ledger.statement(desk.app, desk.player, {
        ...asked,
        before,
        limit: 2,
      });
      paged.push(...page.lines);
      before = page.next;
    } while (before);
    const whole = await desk.ledger.periodLines(desk.app, desk.player, asked, { limit: 100 });
    expect(paged).toEqual(whole);
    expect(paged).toHaveLength(count);
  }
  const later = { from: period.to, to: new Date(now + 120_000) };
  expect((await desk.ledger.statement(desk.app, desk.player, later)).lines).toEqual([]);
});

test('a page may end in the middle of a transfer, and the next begins right there', async () => {
  await desk.post(
    desk.label('round'),
    posting(DEPOSITS, desk.player, 100n),
    posting(desk.player, BETS, 30n),
    posting(BETS, desk.player, 5n),
  );
  const first = await desk.ledger.statement(desk.app, desk.player, { limit: 2 });
  const second = await desk.ledger.statement(desk.app, desk.player, {
    before: first.next,
    limit: 2,
  });
  const lines = [...first.lines, ...second.lines];
  expect(lines.map((line) => line.amountMinor)).toEqual([5n, -30n, 100n]);
  expect(lines.map((line) => line.balanceAfterMinor)).toEqual([75n, 70n, 100n]);
  expect(lines.map((line) => line.counterparty)).toEqual([BETS, BETS, DEPOSITS]);
  expect(second.next).toBeUndefined();
});

test('the statement of a house account that is listed has its postings, and no running balance', async () => {
  const house = { ref: 'house:tips:BRL', currency: 'BRL', brandCode: 'palpite', guarded: false };
  await desk.ledger.openAccount(desk.app, { ...house, listed: true });
  await desk.post(desk.label('tip', 'tip'), posting(desk.player, house.ref, 0n));
  const { lines } = await desk.ledger.statement(desk.app, house.ref, { limit: 1 });
  expect(lines[0]).toMatchObject({ counterparty: desk.player, balanceAfterMinor: null });
});

test('an account that is not listed has no statement, and says so', async () => {
  await desk.bet(0n);
  await expect(desk.ledger.statement(desk.app, BETS)).rejects.toThrow(AccountNotListed);
  const day = { from: new Date(Date.now() - 86_400_000), to: new Date() };
  await expect(desk.ledger.periodTotals(desk.app, BETS, day)).rejects.toThrow(AccountNotListed);
  expect(await desk.ledger.statement(desk.app, 'player:nobody')).toEqual({ lines: [] });
});

test('a page of no lines, or of too many, is refused', async () => {
  for (const limit of [0, 501, 1.5]) {
    const page = desk.ledger.statement(desk.app, desk.player, { limit });
    await expect(page).rejects.toThrow(RangeError);
  }
});

test('several balances are read at one moment, and unknown accounts are left out', async () => {
  await desk.deposit(70n);
  const found = await desk.ledger.balances(desk.app, [desk.player, desk.held, 'nobody']);
  expect(found).toEqual(
    new Map([
      [desk.player, 70n],
      [desk.held, 0n],
    ]),
  );
});

test('the balance of the house is the same before and after its postings are sealed', async () => {
  await desk.deposit(1_234n);
  const before = await desk.balance(DEPOSITS);
  expect(await desk.ledger.seal()).toBeGreaterThan(0);
  expect(await desk.balance(DEPOSITS)).toBe(before);
  const audit = await desk.ledger.verify();
  expect(audit.chain).toMatchObject({ ok: true, unsealed: 0n });
});
