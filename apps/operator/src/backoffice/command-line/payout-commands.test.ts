import { endpoints } from '@palpite/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { message } from '#modules/talk/tables/message.table.ts';
import { payoutAccount } from '#modules/money/tables/payout.table.ts';
import { addPayoutAccount, overviewOf, readyForPayouts } from '#modules/money/payout/testing.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();
let member: Browser;
let username: string;

const { said, complained, run, clear } = testTerminal(() => operator);
beforeEach(async () => {
  clear();
  member = operator.browser();
  ({ username } = await operator.account());
  await member.login(username);
});

const standing = () => member.client.call(endpoints.turnover.get);

test('staff change a real name: the member gets a notice, and payout accounts wait again', async () => {
  await addPayoutAccount(await readyForPayouts(member));
  const own = eq(payoutAccount.accountId, member.accountId ?? 0);
  const { database } = operator.services;
  await database.update(payoutAccount).set({ usableAt: operator.clock.now }).where(own);
  expect(await run('payout', 'name', 'palpite', username, 'Maria', 'Prado')).toBe(0);
  expect(await overviewOf(member)).toMatchObject({
    payeeName: 'M••• P•••',
    list: [{ usable: false }],
  });
  const [told] = await database
    .select({ texts: message.texts })
    .from(message)
    .where(eq(message.accountId, member.accountId ?? 0))
    .orderBy(message.id)
    .offset(3);
  expect(JSON.stringify(told)).toContain('Seu nome verdadeiro foi alterado');
  expect(await run('payout', 'name', 'palpite', username, '<b>')).toBe(1);
  expect(complained.join()).toContain('Invalid name');
});

test('staff see payout accounts as their member does, and no more of them', async () => {
  await addPayoutAccount(await readyForPayouts(member));
  expect(await run('payout', 'list', 'palpite', username)).toBe(0);
  expect(said.join('\n')).toMatch(/PIX email +a•••@example\.com +from 2026-/);
});

test('staff require turnover and waive it, whatever its reason', async () => {
  expect(await run('turnover', 'require', 'palpite', username, '5000', 'goodwill-1')).toBe(0);
  expect(await standing()).toMatchObject({
    leftMinor: '5000',
    requirements: [{ reason: 'adjustment', reference: 'goodwill-1' }],
  });
  expect(await run('turnover', 'list', 'palpite', username)).toBe(0);
  expect(said.join('\n')).toContain('50.00 BRL left to stake.');
  expect(await run('turnover', 'waive', 'palpite', username, 'goodwill-1')).toBe(0);
  expect(await standing()).toMatchObject({ leftMinor: '0', total: 0 });
  expect(await run('turnover', 'waive', 'palpite', username, 'goodwill-1')).toBe(1);
  expect(await run('turnover', 'require', 'palpite', username, '7000', 'goodwill-1')).toBe(1);
  expect(complained.join()).toContain('choose another one');
  expect(await standing()).toMatchObject({ leftMinor: '0', total: 0 });
  expect(await run('turnover', 'require', 'palpite', username, '50.00', 'goodwill-2')).toBe(1);
  expect(complained.join()).toContain('in minor units of BRL');
});
