import {
  signVendorRequest,
  VENDOR_CALLS,
  type VendorRequest,
} from '@palpite/contract/vendor-wallet.ts';
import { beforeEach, expect, test } from 'vitest';
import { holdWallet, mainWallet } from '#modules/money/wallet/accounts.ts';
import { idOf, launchToken } from './testing/vendor.ts';
import { withVendor } from './testing/with-game-host.ts';

/** Calls of a vendor that are repeated, concurrent, or carry unusual ids. */

const { operator, game, vendor } = withVendor();
let request: VendorRequest<'bet'>;
let accountId: number;

beforeEach(async () => {
  const player = operator.browser();
  const { id, username } = await operator.account();
  accountId = id;
  await player.login(username);
  const { answer } = await vendor.call('authenticate', {
    launchToken: await launchToken(player, game, username),
  });
  request = {
    sessionId: answer.sessionId,
    playerId: String(id),
    transactionId: idOf(id, 'bet'),
    roundId: idOf(id, 'round'),
    gameCode: game.gameCode,
    amountMinor: '500',
    currency: 'BRL',
  };
});

const balanceOf = (wallet: string) =>
  operator.services.ledger.balance(operator.services.pool, wallet);
const main = () => balanceOf(mainWallet(accountId));

/** The answer's body, byte for byte. */
async function send(call: 'bet' | 'win' | 'rollback', body: object): Promise<string> {
  const { path } = VENDOR_CALLS[call];
  const text = JSON.stringify(body);
  const secret = (await operator.vendorSecrets())[vendor.code] ?? '';
  const headers = signVendorRequest(vendor.code, secret, {
    method: 'POST',
    path,
    timestamp: operator.clock.now.getTime(),
    nonce: crypto.randomUUID(),
    body: text,
  });
  const response = await operator.browser().fetch(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: text,
  });
  return response.text();
}

test('a repeated call is answered with the very bytes of the first answer', async () => {
  const win = { ...request, transactionId: idOf(accountId, 'win'), roundClosed: true };
  const first = [await send('bet', request), await send('win', win)];
  expect([await send('bet', request), await send('win', win)]).toEqual(first);
});

test('one transaction id in many rounds at once counts for one of them and is a conflict for all others', async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, round) =>
      vendor.call('bet', { ...request, roundId: idOf(accountId, round) }),
    ),
  );
  const codes = all.map(({ code }) => code ?? 'taken').toSorted();
  expect(codes).toEqual(['taken', ...Array(29).fill('transaction_conflict')].toSorted());
  expect(await balanceOf(holdWallet(accountId))).toBe(500n);
});

test.each(['transactionId', 'roundId', 'sessionId', 'gameCode', 'playerId'] as const)(
  'a %s that no database can store is refused as an error of the vendor’s, without a retry',
  async (field) => {
    for (const id of ['a\0b', '\ud800', 'a\udfffb']) {
      expect(await vendor.call('bet', { ...request, [field]: id })).toMatchObject({
        status: 400,
        code: 'invalid_request',
      });
    }
    expect(await main()).toBe(100_000n);
  },
);

test('a round of two stakes is closed whatever another call with such pieces in its id has moved before', async () => {
  const [first, second] = [idOf(accountId, 'first'), idOf(accountId, 'second')];
  await vendor.call('bet', { ...request, transactionId: first });
  await vendor.call('bet', { ...request, transactionId: second });
  const elsewhere = { ...request, roundId: idOf(accountId, 'elsewhere') };
  const closing = { ...request, amountMinor: '0', roundClosed: true };
  for (const stake of [first, second]) {
    const transactionId = `end:stake:${stake}`;
    expect((await vendor.call('bet', { ...elsewhere, transactionId })).status).toBe(200);
  }
  const closed = await vendor.call('win', { ...closing, transactionId: 'end' });
  expect(closed).toMatchObject({ status: 200, answer: { balanceMinor: '98000' } });
  expect(await balanceOf(holdWallet(accountId))).toBe(1_000n);
  // The round is over, and its last call is answered from its record.
  expect(await vendor.call('win', { ...closing, transactionId: 'end' })).toEqual(closed);
});
