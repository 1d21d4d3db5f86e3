import { endpoints, gamesOf } from '@palpite/contract';
import { lockWaits } from '@palpite/postgres/testing.ts';
import { SLOT_ENGINES } from '@palpite/sandbox/engines.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { gameSession } from './tables/vendor-session.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withVendor } from './testing/with-game-host.ts';
import { holdWallet, mainWallet } from '#modules/money/wallet/accounts.ts';
import { idOf, launchToken, roundOf, testVendor } from './testing/vendor.ts';

const { operator, game, vendor } = withVendor({
  limits: { loginPerAddressPerMinute: 10_000 },
});
let player: Browser;
let username: string;
let accountId: number;
let sessionId: string;
let next = 0;

beforeEach(async () => {
  player = operator.browser();
  ({ id: accountId, username } = await operator.account());
  await player.login(username);
  const launchedWith = await launchToken(player, game, username);
  const { answer } = await vendor.call('authenticate', { launchToken: launchedWith });
  sessionId = answer.sessionId;
  next += 1;
});

const OPENING = 100_000;
const named = () => ({ sessionId, playerId: String(accountId) });
const call = (transaction: string, amountMinor: number, round = 'r') => ({
  ...named(),
  transactionId: idOf(next, transaction),
  roundId: idOf(next, round),
  gameCode: game.gameCode,
  amountMinor: String(amountMinor),
  currency: 'BRL' as const,
});
const bet = (transaction: string, amountMinor: number, round?: string) =>
  vendor.call('bet', call(transaction, amountMinor, round));
const win = (transaction: string, amountMinor: number, round?: string, roundClosed = true) =>
  vendor.call('win', { ...call(transaction, amountMinor, round), roundClosed });
const rollback = (transaction: string, betName: string, amountMinor: number, round?: string) =>
  vendor.call('rollback', {
    ...call(transaction, amountMinor, round),
    betTransactionId: idOf(next, betName),
  });
const main = () => operator.services.ledger.balance(operator.services.pool, mainWallet(accountId));
const held = () => operator.services.ledger.balance(operator.services.pool, holdWallet(accountId));
const round = (name = 'r') => roundOf(operator, vendor.code, idOf(next, name));

/** Locks the account's row in the ledger from another connection until `release`. */
async function heldWallet(ref: string) {
  const client = await operator.database.pool.connect();
  await client.query('begin');
  const lock = (each: string) =>
    client.query('select 1 from ledger.account where ref = $1 for no key update nowait', [each]);
  await lock(ref);
  return {
    lock,
    async release() {
      await client.query('rollback');
      client.release();
    },
  };
}
const waiting = () => lockWaits(operator.database.pool);

describe('two calls at the same moment', () => {
  test('a rollback that names another round waits for its stake, and is refused once it was taken', async () => {
    const wallet = await heldWallet(mainWallet(accountId));
    const staked = bet('b', 500, 'r');
    await expect.poll(waiting).toBe(1);
    const takenBack = rollback('x', 'b', 500, 'other');
    const bothWait = async () => expect.poll(waiting).toBe(2);
    await Promise.race([takenBack, bothWait()]);
    await wallet.release();
    expect((await staked).status).toBe(200);
    expect(await takenBack).toMatchObject({ status: 400, code: 'invalid_request' });
    expect((await win('w', 0)).status).toBe(200);
    expect(await held()).toBe(0n);
  });

  test('paying a round of two stakes locks the wallets in the order that a stake does', async () => {
    await bet('b1', 500);
    await bet('b2', 300);
    const wallet = await heldWallet(mainWallet(accountId));
    const paid = win('w', 900);
    await expect.poll(waiting).toBe(1);
    await expect(wallet.lock(holdWallet(accountId))).resolves.toBeDefined();
    await wallet.release();
    expect((await paid).answer.balanceMinor).toBe(String(OPENING - 800 + 900));
    expect(await held()).toBe(0n);
  });
});

describe('a win', () => {
  test('of more than the game can pay is refused, logged, and moves nothing; exactly the maximum is paid', async () => {
    const browser = operator.browser();
    const { games } = gamesOf(
      await browser.client.call(endpoints.game.listForVisitor, {
        query: { gameClassify: 'EXPAND' },
      }),
    );
    const narrow = games.find(({ gameCode, maintenance }) => {
      return gameCode.startsWith('expand-') && !maintenance;
    });
    if (!narrow) throw new Error('there is no game whose machine publishes its most');
    const other = await testVendor(operator, narrow.vassalage);
    const launched = await launchToken(player, narrow, username);
    const { answer } = await other.call('authenticate', { launchToken: launched });
    const asked = (transaction: string, amountMinor: number) => ({
      ...call(transaction, amountMinor),
      sessionId: answer.sessionId,
      gameCode: narrow.gameCode,
    });
    const most = (500 * SLOT_ENGINES.expand.mostWin.units) / SLOT_ENGINES.expand.mostWin.ofUnits;
    await other.call('bet', asked('b', 500));
    const before = await main();
    expect(await other.call('win', { ...asked('w1', most + 1), roundClosed: true })).toMatchObject({
      status: 422,
      code: 'win_above_most',
    });
    expect(await main()).toBe(before);
    expect(operator.logLines.join('\n')).toContain('more than its game can pay');
    expect((await other.call('win', { ...asked('w2', most - 1), roundClosed: false })).status).toBe(
      200,
    );
    expect((await other.call('win', { ...asked('w3', 2), roundClosed: true })).code).toBe(
      'win_above_most',
    );
    expect((await other.call('win', { ...asked('w4', 1), roundClosed: true })).status).toBe(200);
    expect(await main()).toBe(before + BigInt(most));
  });

  test('of a free round is measured by the highest stake of its game', async () => {
    expect((await bet('b', 0)).status).toBe(200);
    expect((await win('w', 1_000_000_000_000)).code).toBe('win_above_most');
    expect((await win('w', 100)).status).toBe(200);
  });
});

describe('authenticate', () => {
  test('answers the vendor who plays what, in which currency and language', async () => {
    const token = await launchToken(player, game, username);
    const { status, answer } = await vendor.call('authenticate', { launchToken: token });
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      playerId: String(accountId),
      gameCode: game.gameCode,
      merchantCode: 'palpite',
      currency: 'BRL',
      language: 'PT',
      accountType: 0,
      balanceMinor: String(OPENING),
    });
  });

  test('a launch token is valid once', async () => {
    const token = await launchToken(player, game, username);
    expect((await vendor.call('authenticate', { launchToken: token })).status).toBe(200);
    const again = await vendor.call('authenticate', { launchToken: token });
    expect(again).toMatchObject({ status: 401, code: 'launch_token_invalid' });
  });

  test('of twenty vendors’ processes with one token exactly one succeeds', async () => {
    const token = await launchToken(player, game, username);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => vendor.call('authenticate', { launchToken: token })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a launch token expires after a minute', async () => {
    const token = await launchToken(player, game, username);
    operator.clock.advance(61);
    const late = await vendor.call('authenticate', { launchToken: token });
    expect(late.code).toBe('launch_token_invalid');
  });

  test('another vendor cannot use it, and does not use it up', async () => {
    const token = await launchToken(player, game, username);
    const other = await testVendor(operator, vendor.code === 'TUCF' ? 'MFOX' : 'TUCF');
    const stolen = await other.call('authenticate', { launchToken: token });
    expect(stolen.code).toBe('launch_token_invalid');
    expect((await vendor.call('authenticate', { launchToken: token })).status).toBe(200);
  });

  test('after a logout it is refused', async () => {
    const token = await launchToken(player, game, username);
    await player.client.call(endpoints.session.logout);
    expect((await vendor.call('authenticate', { launchToken: token })).code).toBe('session_ended');
    expect(
      await operator.services.database.$count(gameSession, eq(gameSession.accountId, accountId)),
    ).toBe(1);
  });
});

describe('a round', () => {
  test('a stake leaves the balance and is in play; a win closes the round', async () => {
    const staked = await bet('b', 500);
    expect(staked.answer).toEqual({ balanceMinor: String(OPENING - 500), currency: 'BRL' });
    expect(await held()).toBe(500n);
    expect(await round()).toMatchObject({ status: 'open', stakeMinor: 500n });

    const paid = await win('w', 1_250);
    expect(paid.answer.balanceMinor).toBe(String(OPENING + 750));
    expect(await held()).toBe(0n);
    expect(await round()).toMatchObject({ status: 'settled', payoutMinor: 1_250n });
    const { sumBalance } = await player.client.call(endpoints.wallet.getBalance);
    expect(sumBalance).toBe(String(OPENING + 750));
  });

  test('a lost round is closed by a win of zero', async () => {
    await bet('b', 500);
    const lost = await win('w', 0);
    expect(lost.answer.balanceMinor).toBe(String(OPENING - 500));
    expect(await held()).toBe(0n);
    expect(await round()).toMatchObject({ status: 'settled', payoutMinor: 0n });
  });

  test('several stakes and partial payouts settle together', async () => {
    await bet('b1', 300);
    await bet('b2', 200);
    await win('w1', 100, 'r', false);
    expect(await held()).toBe(500n);
    const last = await win('w2', 50);
    expect(last.answer.balanceMinor).toBe(String(OPENING - 500 + 150));
    expect(await round()).toMatchObject({ stakeMinor: 500n, payoutMinor: 150n, status: 'settled' });
  });

  test('a free round has no stake and may pay', async () => {
    expect((await bet('b', 0)).status).toBe(200);
    expect((await win('w', 90)).answer.balanceMinor).toBe(String(OPENING + 90));
  });

  test('a stake above the balance is refused and leaves nothing behind', async () => {
    const refused = await bet('b', OPENING + 1);
    expect(refused).toMatchObject({ status: 409, code: 'insufficient_funds' });
    expect(await main()).toBe(BigInt(OPENING));
    expect(await round()).toBeUndefined();
  });

  test('a closed round takes no more stakes and no second win', async () => {
    await bet('b', 100);
    await win('w', 100);
    expect((await bet('b2', 100)).code).toBe('bet_already_settled');
    expect((await win('w2', 100)).code).toBe('bet_already_settled');
    expect(await main()).toBe(BigInt(OPENING));
  });

  test('a win that comes before its stake is to be retried', async () => {
    expect(await win('w', 100)).toMatchObject({ status: 503, code: 'unavailable' });
    await bet('b', 100);
    expect((await win('w', 100)).status).toBe(200);
  });
});

describe('a repeated call', () => {
  test('with the same body has the first answer, whatever happened since', async () => {
    const first = await bet('b', 500);
    await win('w', 900);
    expect((await bet('b', 500)).answer).toEqual(first.answer);
    expect(await main()).toBe(BigInt(OPENING + 400));
  });

  test('with another body is refused', async () => {
    await bet('b', 500);
    expect(await bet('b', 400)).toMatchObject({ status: 422, code: 'transaction_conflict' });
    expect((await win('b', 500)).code).toBe('transaction_conflict');
    expect((await bet('b', 500, 'elsewhere')).code).toBe('transaction_conflict');
    expect(await held()).toBe(500n);
  });

  test('sent thirty times at once moves money once', async () => {
    const stakes = await Promise.all(Array.from({ length: 30 }, () => bet('b', 500)));
    expect(new Set(stakes.map(({ answer }) => answer.balanceMinor))).toEqual(
      new Set([String(OPENING - 500)]),
    );
    await Promise.all(Array.from({ length: 30 }, () => win('w', 700)));
    expect(await main()).toBe(BigInt(OPENING + 200));
  });
});

describe('a rollback', () => {
  test('returns the stake, once', async () => {
    await bet('b', 500);
    expect((await rollback('x', 'b', 500)).answer.balanceMinor).toBe(String(OPENING));
    expect((await rollback('x', 'b', 500)).status).toBe(200);
    expect((await rollback('y', 'b', 500)).answer.balanceMinor).toBe(String(OPENING));
    expect(await held()).toBe(0n);
    expect(await round()).toMatchObject({ status: 'void', stakeMinor: 0n });
  });

  test('of a stake that never came is recorded, and the late stake is refused', async () => {
    expect((await rollback('x', 'b', 500)).status).toBe(200);
    expect(await bet('b', 500)).toMatchObject({ status: 409, code: 'bet_rolled_back' });
    expect(await main()).toBe(BigInt(OPENING));
  });

  test('after the round was settled is refused', async () => {
    await bet('b', 500);
    await win('w', 0);
    expect((await rollback('x', 'b', 500)).code).toBe('bet_already_settled');
    expect(await main()).toBe(BigInt(OPENING - 500));
  });

  test('of one stake of two leaves the other in play', async () => {
    await bet('b1', 300);
    await bet('b2', 200);
    await rollback('x', 'b1', 300);
    expect(await held()).toBe(200n);
    expect((await win('w', 0)).answer.balanceMinor).toBe(String(OPENING - 200));
  });

  test('of another amount, another round or no stake at all is refused', async () => {
    await bet('b', 500);
    expect((await rollback('x', 'b', 400)).code).toBe('invalid_request');
    expect((await rollback('y', 'b', 500, 'elsewhere')).code).toBe('invalid_request');
    expect(await held()).toBe(500n);
  });

  test('and a win for the round is then refused', async () => {
    await bet('b', 500);
    await rollback('x', 'b', 500);
    expect((await win('w', 9_000)).code).toBe('bet_rolled_back');
  });
});

describe('when the player has left', () => {
  test('no stake is taken, but wins are paid', async () => {
    await bet('b', 500);
    await player.client.call(endpoints.session.logout);
    expect(await bet('b2', 500, 'r2')).toMatchObject({ status: 403, code: 'session_ended' });
    expect((await win('w', 800)).answer.balanceMinor).toBe(String(OPENING + 300));
  });

  test('playing keeps the site’s session alive', async () => {
    for (let spin = 0; spin < 4; spin += 1) {
      operator.clock.advance(1_000);
      expect((await bet(`b${spin}`, 100, `r${spin}`)).status).toBe(200);
    }
    await expect(player.client.call(endpoints.member.get)).resolves.toMatchObject({});
  });
});

describe('mismatched calls are refused', () => {
  test('another player, another game, another currency, another vendor’s session', async () => {
    const other = await operator.account();
    const wrong = { ...call('b', 100), playerId: String(other.id) };
    expect((await vendor.call('bet', wrong)).code).toBe('unknown_player');
    const elsewhere = { ...call('b', 100), gameCode: 'lines-jungle-999' };
    expect((await vendor.call('bet', elsewhere)).code).toBe('unknown_game');
    expect((await vendor.call('bet', { ...call('b', 100), currency: 'USD' })).code).toBe(
      'currency_mismatch',
    );
    const thief = await testVendor(operator, vendor.code === 'TUCF' ? 'MFOX' : 'TUCF');
    expect((await thief.call('bet', call('b', 100))).code).toBe('unknown_player');
    expect((await thief.call('balance', named())).code).toBe('unknown_player');
    expect(await main()).toBe(BigInt(OPENING));
  });

  test('the balance is not answered once the player has left', async () => {
    await player.client.call(endpoints.session.logout);
    expect(await vendor.call('balance', named())).toMatchObject({
      status: 403,
      code: 'session_ended',
    });
  });

  test('the balance is answered to the vendor whose session it is', async () => {
    const { status, answer } = await vendor.call('balance', named());
    expect(status).toBe(200);
    expect(answer).toEqual({ balanceMinor: String(OPENING), currency: 'BRL' });
  });
});
