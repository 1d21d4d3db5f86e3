import { randomUUID } from 'node:crypto';
import type { PayoutDestination } from '@palpite/contract/payout.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { messagesTo, refusalOf, UNHURRIED } from '#modules/identity/codes/testing/codes.ts';
import { typeCommand } from '#backoffice/command-line/testing.ts';
import { message } from '#modules/talk/tables/message.table.ts';
import { payoutAccount } from '../tables/payout.table.ts';
import { session } from '#modules/identity/tables/session.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { openDestination, payoutAccountsOf } from './payout-accounts.ts';
import { findPayee } from './payee.ts';
import {
  addPayoutAccount,
  overviewOf,
  PIX_BY_EMAIL,
  proveEmail,
  readyForPayouts,
  removePayoutAccount,
  setPayeeName,
  setPaymentPassword,
  TEST_PAYMENT_PASSWORD,
} from './testing.ts';

const operator = withOperator({ limits: UNHURRIED });
beforeAll(async () => {
  await typeCommand(operator, 'brand', 'set', 'palpite', 'payoutAccountWaitMinutes', '1440');
});

const DAY_SECONDS = 86_400;
const pix = (keyType: 'cpf' | 'phone' | 'email' | 'random', key: string): PayoutDestination => ({
  kind: 'pix',
  keyType,
  key,
});
const ready = async () => readyForPayouts(await operator.signedIn());
const rowsOf = ({ accountId }: Browser) =>
  payoutAccountsOf(operator.services.database, accountId ?? 0);

describe('a payout account', () => {
  test('is added in the member’s own name by the payment password, and shown masked everywhere', async () => {
    const browser = await ready();
    const { list, payeeName } = await addPayoutAccount(browser);
    expect(payeeName).toBe('A••• P•••');
    expect(list).toMatchObject([
      { kind: 'pix', keyType: 'email', bankName: null, destination: 'a•••@example.com' },
    ]);
    expect(await overviewOf(browser)).toMatchObject({ list, most: 5, hasPaymentPassword: true });
  });

  test('takes no money until the brand’s waiting time has passed', async () => {
    const { username } = await operator.account();
    const browser = operator.browser();
    await browser.login(username);
    await readyForPayouts(browser);
    const { list } = await addPayoutAccount(browser);
    const [added] = list;
    expect(added).toMatchObject({
      usable: false,
      usableAt: new Date(operator.clock.now.getTime() + DAY_SECONDS * 1_000).toISOString(),
    });
    operator.clock.advance(DAY_SECONDS - 1);
    await browser.login(username);
    expect((await overviewOf(browser)).list).toMatchObject([{ usable: false }]);
    operator.clock.advance(1);
    expect((await overviewOf(browser)).list).toMatchObject([{ usable: true }]);
  });

  test('is reported to every verified contact and among the messages, when it is added and when it is removed', async () => {
    const browser = await ready();
    const email = `payout-${browser.accountId}@example.com`;
    await proveEmail(operator, browser, email);
    const { list } = await addPayoutAccount(browser);
    expect((await messagesTo(operator, email))[0]?.text).toMatch(/conta de saque foi adicionada/);
    await removePayoutAccount(browser, list[0]?.payoutAccountId ?? '');
    expect((await messagesTo(operator, email))[0]?.text).toMatch(/conta de saque foi removida/);
    const inside = await operator.services.database
      .select({ texts: message.texts })
      .from(message)
      .where(eq(message.accountId, browser.accountId ?? 0));
    expect(JSON.stringify(inside)).toMatch(/Conta de saque adicionada.*Conta de saque removida/);
  });

  test('that was removed is gone, and waits again when it is added again', async () => {
    const browser = await ready();
    const { list } = await addPayoutAccount(browser);
    const [added] = list;
    expect((await removePayoutAccount(browser, added?.payoutAccountId ?? '')).list).toEqual([]);
    expect(await refusalOf(removePayoutAccount(browser, added?.payoutAccountId ?? ''))).toBe(
      'not_found',
    );
    operator.clock.advance(60);
    const again = await addPayoutAccount(browser);
    expect(again.list[0]?.usableAt).not.toBe(added?.usableAt);
  });

  test('of another account cannot be removed', async () => {
    const [mine, theirs] = [await ready(), await ready()];
    const { list } = await addPayoutAccount(theirs);
    const stolen = removePayoutAccount(mine, list[0]?.payoutAccountId ?? '');
    expect(await refusalOf(stolen)).toBe('not_found');
    expect((await overviewOf(theirs)).list).toEqual(list);
  });

  test('exists once, however it was typed and however many requests come at once, and no more than the brand allows', async () => {
    const browser = await ready();
    const both = await Promise.all([
      refusalOf(addPayoutAccount(browser, pix('email', 'ana@example.com'))),
      refusalOf(addPayoutAccount(browser, pix('email', ' ANA@example.com '))),
    ]);
    expect(both.toSorted()).toEqual([null, 'payout_account_exists'].toSorted());
    for (const at of [2, 3, 4, 5]) {
      await addPayoutAccount(browser, pix('email', `ana${at}@example.com`));
    }
    const sixth = addPayoutAccount(browser, pix('email', 'ana6@example.com'));
    expect(await refusalOf(sixth)).toBe('payout_account_limit');
    expect((await overviewOf(browser)).list).toHaveLength(5);
  });

  test('is added once when the answer was lost and the same act comes again', async () => {
    const browser = await ready();
    const key = randomUUID();
    const first = await addPayoutAccount(browser, PIX_BY_EMAIL, TEST_PAYMENT_PASSWORD, key);
    const again = await addPayoutAccount(browser, PIX_BY_EMAIL, TEST_PAYMENT_PASSWORD, key);
    expect(again).toEqual(first);
  });

  test('is sealed in the database: a copy of it reveals no key and no number', async () => {
    const browser = await ready();
    await addPayoutAccount(browser, pix('cpf', '529.982.247-25'));
    const [row] = await rowsOf(browser);
    expect(JSON.stringify(row)).not.toMatch(/52998224725|529\.982\.247-25/);
    expect(row && (await openDestination(operator.services.secrets, row))).toEqual(['52998224725']);
    const logged = operator.logLines.join('\n');
    expect(logged).not.toContain('52998224725');
    expect(logged).not.toContain(TEST_PAYMENT_PASSWORD);
  });
});

describe('the typed value', () => {
  test.each([
    [pix('cpf', '529.982.247-25'), '•••.982.247-••'],
    [pix('phone', '(11) 98765-4321'), '+55 ••• 21'],
    [pix('random', '123E4567-E89B-42D3-A456-426614174000'), '•••• 4000'],
    [
      { kind: 'bank', bankCode: 'aurora', branch: '1234', accountNumber: '123456-7' } as const,
      '•••• 567',
    ],
  ])('is read by its kind: %j is shown as %s', async (destination, shown) => {
    const browser = await ready();
    const { list } = await addPayoutAccount(browser, destination);
    expect(list).toMatchObject([{ destination: shown }]);
  });

  test.each([
    ['key', pix('cpf', '529.982.247-24')],
    ['key', pix('phone', '+1 202 555 0123')],
    ['key', pix('email', 'nobody')],
    ['key', pix('email', 'ana\u{202e}\u{1b}[2J@example.com')],
    ['key', pix('random', 'ana@example.com')],
    ['bankCode', { kind: 'bank', bankCode: 'nowhere', branch: '1234', accountNumber: '123456' }],
    ['branch', { kind: 'bank', bankCode: 'aurora', accountNumber: '123456' }],
    ['accountNumber', { kind: 'bank', bankCode: 'aurora', branch: '1234', accountNumber: '12' }],
  ] as [string, PayoutDestination][])(
    'is refused at its field (%s) when it cannot be right',
    async (field, destination) => {
      const browser = await operator.signedIn();
      await expect(addPayoutAccount(browser, destination)).rejects.toMatchObject({
        code: 'field_invalid',
        value: { fields: [{ field, reason: 'unfit' }] },
      });
    },
  );

  test('is one that the brand pays to: no PIX key for a brand without PIX', async () => {
    const browser = await operator.signedIn(0, { host: 'vn.localhost', brandCode: 'trangvang' });
    await readyForPayouts(browser);
    await expect(addPayoutAccount(browser)).rejects.toMatchObject({
      code: 'field_invalid',
      value: { fields: [{ field: 'keyType' }] },
    });
    const bank = { kind: 'bank', bankCode: 'sen-vang', accountNumber: '0123456789' } as const;
    expect((await addPayoutAccount(browser, bank)).list).toMatchObject([
      { bankName: 'Ngân hàng Sen Vàng', destination: '•••• 6789' },
    ]);
  });
});

describe('the real name', () => {
  test('is required before the first payout account', async () => {
    const browser = await operator.signedIn();
    await setPaymentPassword(browser);
    expect(await refusalOf(addPayoutAccount(browser))).toBe('payee_name_not_set');
  });

  test('is given once, by the account’s password, and fixed from then on', async () => {
    const browser = await operator.signedIn();
    expect(await refusalOf(setPayeeName(browser, 'Ana Prado', 'not it'))).toBe(
      'password_incorrect',
    );
    await expect(setPayeeName(browser, 'Ana 4')).rejects.toMatchObject({ code: 'field_invalid' });
    await setPayeeName(browser, '  Ana   Prado ');
    expect(await refusalOf(setPayeeName(browser, 'Outra Pessoa'))).toBe('payee_name_fixed');
    const payee = await findPayee(operator.services.database, browser.accountId ?? 0);
    expect(payee?.payeeName).toBe('Ana Prado');
  });
});

describe('an intruder in a session', () => {
  test('adds no account without the payment password, and sets none without the account’s password', async () => {
    const browser = await ready();
    const guessed = addPayoutAccount(browser, PIX_BY_EMAIL, '135790');
    expect(await refusalOf(guessed)).toBe('payment_password_incorrect');
    const anew = setPaymentPassword(browser, '739164', { password: 'not it' });
    expect(await refusalOf(anew)).toBe('password_incorrect');
    expect(await refusalOf(setPaymentPassword(browser, '739164', {}))).toBe('password_incorrect');
    expect(await rowsOf(browser)).toEqual([]);
  });

  test('adds none in an idle session either, though it knows the payment password', async () => {
    const browser = await ready();
    await operator.services.database
      .update(session)
      .set({ reauthenticationDue: true })
      .where(eq(session.accountId, browser.accountId ?? 0));
    expect(await refusalOf(addPayoutAccount(browser))).toBe('reauthentication_required');
  });

  test('finds every payout account waiting, and the owner notified, after it replaced the payment password', async () => {
    const browser = await ready();
    const email = `again-${browser.accountId}@example.com`;
    await proveEmail(operator, browser, email);
    await addPayoutAccount(browser);
    await operator.services.database
      .update(payoutAccount)
      .set({ usableAt: operator.clock.now })
      .where(eq(payoutAccount.accountId, browser.accountId ?? 0));
    expect((await overviewOf(browser)).list).toMatchObject([{ usable: true }]);
    expect((await setPaymentPassword(browser, '739164')).list).toMatchObject([{ usable: false }]);
    const texts = (await messagesTo(operator, email)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/senha de pagamento/));
  });
});
