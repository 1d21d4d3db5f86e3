import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StatementSlice } from './period-statement.ts';
import type { StatementLine } from './statement.ts';
import { Desk } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
afterAll(() => desk.close());
beforeEach(() => desk.nextPlayer());
afterEach(() => desk.check());

const DAY_MILLISECONDS = 86_400_000;
const today = () => ({
  from: new Date(Date.now() - DAY_MILLISECONDS),
  to: new Date(Date.now() + DAY_MILLISECONDS),
});
const lines = (slice: Partial<StatementSlice> = {}, period = today()) =>
  desk.ledger.periodLines(desk.app, desk.player, period, { limit: 20, ...slice });
const totals = (period: Parameters<Desk['ledger']['periodTotals']>[2] = today()) =>
  desk.ledger.periodTotals(desk.app, desk.player, period);

test('a period’s totals are what its lines add up to, and the balance where it begins with the account', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.bigInt({ min: -500n, max: 1_000n }), { maxLength: 25 }),
      async (moves) => {
        await desk.nextPlayer();
        await desk.deposit(100_000n);
        for (const [index, amount] of moves.entries()) {
          if (amount < 0n) await desk.bet(-amount, `bet${index}`);
          else await desk.hold(amount + 1n, `hold${index}`);
        }
        const all = await lines({ limit: 1_000 });
        const sum = (side: (amount: bigint) => boolean) =>
          all.reduce(
            (total, { amountMinor }) => (side(amountMinor) ? total + amountMinor : total),
            0n,
          );
        expect(await totals()).toEqual({
          count: moves.length + 1,
          inMinor: sum((amount) => amount > 0n),
          outMinor: -sum((amount) => amount < 0n),
        });
        expect(sum(() => true)).toBe(await desk.balance());
        expect(all[0]?.balanceAfterMinor).toBe(await desk.balance());
      },
    ),
    { numRuns: 15 },
  );
});

test('pages follow one another in every order, without a line twice or none', async () => {
  await desk.deposit(5_000n);
  for (let index = 0; index < 9; index += 1) await desk.bet(BigInt(100 + (index % 3)), `b${index}`);
  await desk.post(desk.label('more', 'deposit'), {
    source: 'house:deposits:BRL',
    destination: desk.player,
    amountMinor: 70n,
    currency: 'BRL',
  });
  for (const sort of ['time', 'in', 'out'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      const whole = await lines({ sort, direction });
      const paged: StatementLine[] = [];
      for (let page = 0; page < 3; page += 1) {
        paged.push(...(await lines({ sort, direction, limit: 4, beyond: paged.at(-1) })));
      }
      expect(paged).toEqual(whole);
      expect(whole).toHaveLength(11);
    }
  }
  expect((await lines({ sort: 'in' })).slice(0, 2).map((line) => line.amountMinor)).toEqual([
    5_000n,
    70n,
  ]);
  expect((await lines({ sort: 'out' }))[0]?.amountMinor).toBe(-102n);
  await expect(lines({ limit: 1_002 })).rejects.toThrow(RangeError);
});

test('a period holds what was posted within it, and of the kinds that are asked for', async () => {
  await desk.deposit(1_000n);
  const [deposit] = await lines();
  // Until a later millisecond, which is as far as a period can tell instants apart.
  let bets = 0;
  while ((await lines())[0]?.at.getTime() === deposit?.at.getTime()) {
    await desk.bet(10n, `bet${(bets += 1)}`);
  }
  const at = (await lines())[0]?.at ?? new Date(0);
  const before = { from: new Date(at.getTime() - DAY_MILLISECONDS), to: at };
  const from = { from: at, to: new Date(at.getTime() + 1) };
  expect(await lines({}, before)).toHaveLength(bets);
  expect((await lines({}, from)).map(({ kind }) => kind)).toEqual(['bet']);
  expect((await totals(from)).count).toBe(1);
  const onlyBets = { ...today(), kinds: { kinds: ['bet'] } };
  expect(await totals(onlyBets)).toEqual({
    count: bets,
    inMinor: 0n,
    outMinor: 10n * BigInt(bets),
  });
  const others = { ...today(), kinds: { kinds: ['bet'], except: true } };
  expect(await totals(others)).toEqual({ count: 1, inMinor: 1_000n, outMinor: 0n });
  const stranger = await desk.ledger.periodTotals(desk.app, 'player:nobody:main', today());
  expect(stranger).toEqual({ count: 0, inMinor: 0n, outMinor: 0n });
});
