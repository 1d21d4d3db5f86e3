import { endpoints } from '@palpite/contract';
import { addDays, dayIn } from '@palpite/domain';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { message } from '#modules/talk/tables/message.table.ts';
import { withOperator } from '#testing/with-operator.ts';
import {
  makeOrder,
  notificationOf,
  notify,
  REVIEWED,
  readOrder,
  walletOf,
} from './testing/orders.ts';

/** Other places where a member sees deposits: messages and the account record. */

const operator = withOperator();

test('a member gets a notice when a deposit succeeds or fails', async () => {
  const browser = await operator.signedIn();
  const [good, bad] = [await makeOrder(browser), await makeOrder(browser)];
  await notify(operator, notificationOf(good));
  await notify(operator, notificationOf(bad, { event: 'refused' }));
  const query = { tab: 'system' } as const;
  const { list } = await browser.client.call(endpoints.message.list, { query });
  expect(list.map(({ title }) => title)).toEqual(['Depósito não concluído', 'Depósito recebido']);
  const [told] = await operator.services.database
    .select()
    .from(message)
    .where(eq(message.accountId, browser.accountId ?? 0))
    .orderBy(message.id);
  expect(JSON.stringify(told?.texts)).toContain(good.order);
});

test('the account record shows the deposit and its fee under the order’s number, each by its name', async () => {
  // The ledger records its own time, so the operator's clock follows it here.
  operator.clock.now = new Date();
  const browser = await operator.signedIn();
  const order = await makeOrder(browser, REVIEWED, '10000');
  await notify(operator, notificationOf(order));
  const before = await walletOf(operator, browser);
  await typeCommand(operator, 'deposit', 'approve', order.order);
  expect((await walletOf(operator, browser)) - before).toBe(9_750n);
  expect(await readOrder(browser, order)).toMatchObject({
    status: 'success',
    creditedMinor: '9750',
    feeMinor: '250',
  });
  const today = dayIn('America/Sao_Paulo', new Date());
  const days = { from: addDays(today, -1), to: addDays(today, 1) };
  const totalsOf = (type: 'deposit' | 'deposit-fee') =>
    browser.client.call(endpoints.movement.getTotals, { query: { ...days, type } });
  const { rows, types } = await browser.client.call(endpoints.movement.list, { query: days });
  expect(rows.slice(0, 2)).toMatchObject([
    {
      order: order.order,
      type: 'deposit-fee',
      outMinor: '250',
      note: `Taxa do depósito ${order.order}`,
    },
    { order: order.order, type: 'deposit', inMinor: '10000', note: '' },
  ]);
  expect(types).toContain('deposit-fee');
  expect(await totalsOf('deposit')).toMatchObject({ inMinor: '10000', outMinor: '0' });
  expect(await totalsOf('deposit-fee')).toMatchObject({ inMinor: '0', outMinor: '250' });
});
