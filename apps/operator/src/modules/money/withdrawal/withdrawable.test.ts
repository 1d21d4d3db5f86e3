import { withdrawalFeeOf } from '@palpite/domain';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payee } from '../tables/payee.table.ts';
import { payoutAccount } from '../tables/payout.table.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import {
  addPayoutAccount,
  cancel,
  newWithdrawer,
  options,
  request,
  setTerms,
  wait,
  type Withdrawer,
} from './testing/withdrawals.ts';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';

/** The figure "you can withdraw now" is what a request accepts: to the unit, whatever came before it. */

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator({
    limits: {
      generalPerMinute: 100_000,
      moneyPerMinute: 100_000,
      loginPerAddressPerMinute: 10_000,
    },
  });
});
afterAll(() => operator.close());

const terms = fc.record({
  fee: fc.constantFrom(
    { fixedMinor: '0', perMille: 0 },
    { fixedMinor: '150', perMille: 0 },
    { fixedMinor: '37', perMille: 13 },
  ),
  minMinor: fc.constantFrom('1', '2000'),
  maxMinor: fc.constantFrom('30000', '500000'),
  amountPerDayMinor: fc.constantFrom('45000', '1000000'),
  countPerDay: fc.constantFrom(2, 5),
  openAtOnce: fc.constantFrom(1, 4),
});
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('request' as const),
      amount: fc.integer({ min: 2_000, max: 40_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(60, 1_200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('owe' as const) }) },
);

/** Asks for an amount with its right fee. */
async function ask(member: Withdrawer, amountMinor: bigint) {
  const { fee } = await options(member);
  const rule = { fixedMinor: BigInt(fee.fixedMinor), perMille: fee.perMille };
  const feeMinor = String(withdrawalFeeOf(amountMinor, rule));
  return request(member, Number(amountMinor), { feeMinor });
}

/** Ten minutes before the brand's next day, so that a wait can end the day and no session. */
function startBeforeMidnight() {
  const { clock } = operator;
  const night = new Date(clock.now);
  night.setUTCHours(2, 50, 0, 0);
  clock.now = night > clock.now ? night : new Date(night.getTime() + 86_400_000);
}

const owe = ({ id: accountId }: Withdrawer) =>
  inTransaction(operator.services.pool, ({ tx }) =>
    requireTurnover(tx, operator.modules.money.own, {
      accountId,
      reason: 'deposit',
      reference: 'D1',
      currency: 'BRL',
      requiredMinor: 4_370n,
      at: operator.clock.now,
    }),
  );

/** The figure and the parts of the balance agree, one unit above the figure is refused, and the figure itself is accepted. */
async function checkFigure(member: Withdrawer): Promise<string | undefined> {
  const { balanceMinor, obstacles, minMinor, withdrawable } = await options(member);
  const [now, setUp, fee, above] = [
    withdrawable.nowMinor,
    withdrawable.setUpMinor,
    withdrawable.feeMinor,
    withdrawable.aboveMinor,
  ].map(BigInt) as [bigint, bigint, bigint, bigint];
  expect(now === 0n).toBe(obstacles.length > 0);
  await expect(ask(member, now === 0n ? BigInt(minMinor) : now + 1n)).rejects.toThrow();
  if (now === 0n) return undefined;
  expect(setUp).toBe(now);
  // A fee that grows with the amount can leave one unit that pays for nothing.
  expect([0n, 1n]).toContain(BigInt(balanceMinor) - now - fee - above);
  return (await ask(member, now)).withdrawal.order;
}

test('[MEMBER-05] what a member can withdraw now is accepted to the unit, and one unit more is refused', async () => {
  await fc.assert(
    fc.asyncProperty(terms, fc.array(act, { maxLength: 6 }), async (changed, acts) => {
      await setTerms(operator, { ...changed, automaticUpToMinor: null });
      startBeforeMidnight();
      const member = await newWithdrawer(operator);
      const open: string[] = [];
      for (const each of acts) {
        if (each.kind === 'wait') await wait(operator, each.seconds);
        if (each.kind === 'owe') await owe(member);
        if (each.kind === 'request') {
          const order = await ask(member, BigInt(each.amount)).then(
            ({ withdrawal }) => withdrawal.order,
            () => undefined,
          );
          if (order !== undefined) open.push(order);
        }
        const last = each.kind === 'cancel' ? open.pop() : undefined;
        if (last !== undefined) await cancel(member, last);
        const asked = await checkFigure(member);
        if (asked !== undefined) await cancel(member, asked);
      }
      await checkFigure(member);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('[MEMBER-05] setting withdrawals up holds back no money, and nothing can be withdrawn before it is done', async () => {
  await setTerms(operator, {});
  const member = await newWithdrawer(operator);
  const { database } = operator.services;
  await database.delete(payoutAccount);
  await database.update(payee).set({ paymentPasswordHash: null });
  const before = await options(member);
  expect(before.obstacles).toEqual(['payment-password', 'payout-account']);
  expect(before.withdrawable).toMatchObject({ nowMinor: '0', setUpMinor: '100000' });
  await expect(request(member, 100_000)).rejects.toMatchObject({
    code: 'payment_password_not_set',
  });

  const ready = await newWithdrawer(operator);
  await database.delete(payoutAccount);
  const usableAt = new Date(operator.clock.now.getTime() + 60_000);
  const payoutAccountId = await addPayoutAccount(operator, ready.id, usableAt);
  expect((await options(ready)).withdrawable).toMatchObject({
    nowMinor: '0',
    setUpMinor: '100000',
  });
  await wait(operator, 61);
  expect((await options(ready)).withdrawable.nowMinor).toBe('100000');
  await request({ ...ready, payoutAccountId }, 100_000);
});
