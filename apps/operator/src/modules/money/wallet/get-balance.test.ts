import { endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { holdWallet, houseAccount, mainWallet } from './accounts.ts';

const operator = withOperator();

const palpite = { code: 'palpite', currency: 'BRL' } as const;

test('the balance is the ledger’s, in minor units of the account’s currency', async () => {
  const browser = await operator.signedIn();
  expect(await browser.client.call(endpoints.wallet.getBalance)).toEqual({
    sumBalance: '100000',
    held: '0',
    versions: { sumBalance: expect.stringMatching(/^\d+$/), held: expect.stringMatching(/^\d+$/) },
    currency: 'BRL',
    asOf: operator.clock.now.toISOString(),
  });
});

test('it moves when money moves, and shows the money on hold', async () => {
  const browser = await operator.signedIn();
  const { ledger, pool } = operator.services;
  const player = browser.accountId ?? 0;
  await ledger.post(pool, {
    key: 'test-bet',
    kind: 'bet',
    reference: 'test',
    postings: [
      {
        source: mainWallet(player),
        destination: houseAccount('bets', palpite),
        amountMinor: 2_550n,
        currency: 'BRL',
      },
    ],
  });
  await ledger.hold(pool, {
    key: 'test-hold',
    kind: 'withdrawal',
    reference: 'test',
    source: mainWallet(player),
    account: holdWallet(player),
    amountMinor: 10_000n,
    currency: 'BRL',
  });
  expect(await browser.client.call(endpoints.wallet.getBalance)).toMatchObject({
    sumBalance: '87450',
    held: '10000',
  });
});

test('it is in the currency of the brand', async () => {
  const trangvang = { host: 'vn.localhost', brandCode: 'trangvang' };
  const browser = await operator.signedIn(0, trangvang);
  expect(await browser.client.call(endpoints.wallet.getBalance)).toMatchObject({
    sumBalance: '20000000',
    currency: 'VND',
  });
});

test('the application itself cannot touch the ledger’s tables', async () => {
  await expect(operator.services.pool.query('DELETE FROM ledger.account')).rejects.toThrow(
    /permission denied/,
  );
});

test('over all accounts of a currency the ledger sums to zero, and no player is below it', async () => {
  const { sumByCurrency, guardedBelowZero } = await operator.services.ledger.verify();
  expect(Object.values(sumByCurrency).every((sum) => sum === 0n)).toBe(true);
  expect(Object.keys(sumByCurrency)).toContain('BRL');
  expect(guardedBelowZero).toEqual([]);
});
