import { inTransaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readOutbox } from '#sandbox/outbox/outbox.ts';
import { account } from '#modules/identity/tables/account.table.ts';
import { provedMobile } from '#modules/identity/tables/codes.table.ts';
import { message } from '../tables/message.table.ts';
import { ACCOUNT_NOTICES } from '#modules/identity/account/account-notices.ts';
import { SECURITY_PAGE } from '#modules/identity/account/notify-of-change.ts';
import { noticeOf } from '#kernel/notify/notice.ts';
import { withOperator } from '#testing/with-operator.ts';

const operator = withOperator();

const notice = () =>
  noticeOf(ACCOUNT_NOTICES['two-step-on'], {
    time: operator.clock.now,
    address: '203.0.113.9',
    link: SECURITY_PAGE,
  });

async function memberWithPhone(number: string): Promise<number> {
  const { id } = await operator.account();
  const { database, now } = operator.services;
  await database
    .insert(provedMobile)
    .values({ brandCode: 'palpite', accountId: id, number, provedAt: now() });
  return id;
}

async function alert(accountId: number, end: () => void = () => {}): Promise<void> {
  const { pool, notifier } = operator.services;
  await inTransaction(pool, async (transaction) => {
    await notifier.alert(transaction, { accountId, at: operator.clock.now }, notice(), 'every');
    end();
  });
  await operator.worker.drain();
}

const inboxOf = (accountId: number) =>
  operator.services.database.select().from(message).where(eq(message.accountId, accountId));
const sentTo = async (number: string) =>
  (await readOutbox(operator.services)).filter(({ recipient }) => recipient === number);

test('a notice is in the inbox and goes to the verified contact', async () => {
  const id = await memberWithPhone('+5511912340001');
  await alert(id);
  expect(await inboxOf(id)).toHaveLength(1);
  expect(await sentTo('+5511912340001')).toHaveLength(1);
});

test('a notice whose transaction rolls back is not stored and not sent', async () => {
  const id = await memberWithPhone('+5511912340002');
  const undo = () => {
    throw new Error('undone');
  };
  await expect(alert(id, undo)).rejects.toThrow('undone');
  await operator.worker.drain();
  expect(await inboxOf(id)).toEqual([]);
  expect(await sentTo('+5511912340002')).toEqual([]);
});

test('a closed account gets no notice', async () => {
  const id = await memberWithPhone('+5511912340003');
  const { database } = operator.services;
  await database.update(account).set({ status: 'closed' }).where(eq(account.id, id));
  await alert(id);
  expect(await inboxOf(id)).toEqual([]);
  expect(await sentTo('+5511912340003')).toEqual([]);
});
