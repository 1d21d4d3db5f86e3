import { verifyVendorRequest } from '@palpite/contract/vendor-wallet.ts';
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reconciliationDifference } from './tables/vendor-session.table.ts';
import type { Browser } from '#testing/operator.ts';
import { withVendor } from './testing/with-game-host.ts';
import { reconcile } from './reconcile.ts';
import type { TheirTransaction } from './vendors/vendor-client.ts';
import { idOf, launchToken } from './testing/vendor.ts';

const { operator, host, game, vendor } = withVendor();
let player: Browser;
let session: { sessionId: string; playerId: string };
let theirs: TheirTransaction[];
let next = 0;

beforeEach(async () => {
  await operator.services.database.delete(reconciliationDifference);
  next += 1;
  theirs = [];
  host.answerWith((url, asked) => {
    const [from = '', to = ''] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
    const inTime = theirs.filter(({ at }) => at >= from && at < to);
    return { transactions: asked === vendor.code ? inTime : [], next: null };
  });
  player = operator.browser();
  const { username } = await operator.account();
  await player.login(username);
  const token = await launchToken(player, game, username);
  ({ answer: session } = await vendor.call('authenticate', { launchToken: token }));
});

const body = (name: string, amountMinor: string) => ({
  sessionId: session.sessionId,
  playerId: session.playerId,
  transactionId: idOf(next, name),
  roundId: idOf(next, 'round'),
  gameCode: game.gameCode,
  amountMinor,
  currency: 'BRL' as const,
});
const bet = (name: string, amountMinor: string) => vendor.call('bet', body(name, amountMinor));
const win = (name: string, amountMinor: string) =>
  vendor.call('win', { ...body(name, amountMinor), roundClosed: true });
/** A call in the vendor's own record. */
const noted = (
  name: string,
  kind: TheirTransaction['kind'],
  amountMinor: string,
  state: TheirTransaction['state'] = 'accepted',
): TheirTransaction => {
  const { transactionId, roundId, playerId, gameCode, currency } = body(name, amountMinor);
  const at = operator.clock.now.toISOString();
  return { transactionId, roundId, playerId, gameCode, currency, amountMinor, kind, state, at };
};
const compare = async () => {
  operator.clock.advance(60);
  return reconcile(operator.services, operator.modules.sandbox.vendorHosts);
};
const open = async () =>
  (
    await operator.services.database
      .select()
      .from(reconciliationDifference)
      .where(isNull(reconciliationDifference.resolvedAt))
  )
    .map(({ kind, transactionId }) => ({ kind, transactionId }))
    // differences that another test left open belong to that test
    .filter(({ transactionId }) =>
      ['b', 'w', 'round'].some((name) => idOf(next, name) === transactionId),
    );

test('two records that agree leave nothing open', async () => {
  await bet('b', '500');
  await win('w', '0');
  theirs = [noted('b', 'bet', '500'), noted('w', 'win', '0')];
  expect(await compare()).toMatchObject({ compared: 2, found: 0, unreachable: 0 });
  expect(await open()).toEqual([]);
});

test('a stake with a lost answer that was rolled back is no difference, whichever is seen first', async () => {
  await bet('b', '500');
  theirs = [noted('b', 'bet', '500', 'refused')];
  await compare();
  expect(await open()).toMatchObject([{ kind: 'refused_there_booked_here' }]);
  await vendor.call('rollback', { ...body('w', '500'), betTransactionId: idOf(next, 'b') });
  theirs.push(noted('w', 'rollback', '500'));
  await compare();
  expect(await open()).toEqual([]);
  await operator.services.database.delete(reconciliationDifference);
  next += 1;
  await bet('b', '500');
  await vendor.call('rollback', { ...body('w', '500'), betTransactionId: idOf(next, 'b') });
  theirs = [noted('b', 'bet', '500', 'refused'), noted('w', 'rollback', '500')];
  expect(await compare()).toMatchObject({ found: 0 });
});

describe('a difference is reported, each kind by its name', () => {
  test.each<[string, () => Promise<void>, () => TheirTransaction[]]>([
    ['missing_there', async () => void (await bet('b', '500')), () => []],
    ['missing_here', async () => {}, () => [noted('b', 'bet', '500')]],
    ['amount_differs', async () => void (await bet('b', '500')), () => [noted('b', 'bet', '400')]],
    [
      'refused_there_booked_here',
      async () => void (await bet('b', '500')),
      () => [noted('b', 'bet', '500', 'refused')],
    ],
  ])('%s', async (kind, ours, vendorSays) => {
    await ours();
    theirs = vendorSays();
    await compare();
    expect(await open()).toEqual([{ kind, transactionId: idOf(next, 'b') }]);
    await compare();
    expect(await open()).toHaveLength(1);
  });
});

test('a call without an answer at the vendor is not compared', async () => {
  theirs = [noted('w', 'win', '900', 'pending')];
  await compare();
  expect(await open()).toEqual([]);
});

test('a payout that arrives late closes its difference', async () => {
  await bet('b', '500');
  theirs = [noted('b', 'bet', '500'), noted('w', 'win', '900')];
  await compare();
  expect(await open()).toMatchObject([{ kind: 'missing_here' }]);
  await win('w', '900');
  const report = await compare();
  expect(report.resolved).toBe(1);
  expect(await open()).toEqual([]);
});

test('a payout that the vendor recorded long before it could deliver it is not missing there', async () => {
  await bet('b', '500');
  theirs = [noted('b', 'bet', '500'), noted('w', 'win', '900', 'pending')];
  await compare();
  operator.clock.advance(240);
  await compare();
  const [stake, payout] = theirs;
  await win('w', '900');
  if (stake && payout) theirs = [stake, { ...payout, state: 'accepted' }];
  expect(await compare()).toMatchObject({ compared: 1, found: 0 });
  expect(await open()).toEqual([]);
});

test('after a long stop one comparison catches up, in spans of an hour at most and without a gap', async () => {
  const asked: { from: string; to: string }[] = [];
  host.answerWith((url, code) => {
    const [from = '', to = ''] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
    if (code === vendor.code) asked.push({ from, to });
    return { transactions: [], next: null };
  });
  await compare();
  const hour = 3_600_000;
  operator.clock.advance(3 * 3_600);
  await compare();
  const spans = asked.map(({ from, to }) => Date.parse(to) - Date.parse(from));
  expect(Math.max(...spans)).toBeLessThanOrEqual(hour + 4 * 60_000);
  for (const [index, { from }] of asked.slice(1).entries()) {
    expect(from <= (asked[index]?.to ?? '')).toBe(true);
  }
  expect(Date.parse(asked.at(-1)?.to ?? '')).toBeGreaterThan(operator.clock.now.getTime() - 60_000);
});

test('each request is signed with its own time, however long the run takes', async () => {
  const late: number[] = [];
  host.answerWith((_url, _code, headers) => {
    late.push(operator.clock.now.getTime() - Number(headers.get('x-timestamp')));
    operator.clock.advance(20);
    return { transactions: [], next: null };
  });
  await compare();
  expect(late.length).toBeGreaterThan(2);
  expect(Math.max(...late)).toBeLessThan(1_000);
});

test('a round that stays open is reported, until it ends', async () => {
  await bet('b', '500');
  theirs = [noted('b', 'bet', '500')];
  operator.clock.advance(11 * 60);
  await compare();
  expect(await open()).toEqual([{ kind: 'stale_round', transactionId: idOf(next, 'round') }]);
  await win('w', '0');
  theirs.push(noted('w', 'win', '0'));
  await compare();
  expect(await open()).toEqual([]);
});

test('comparing moves no money', async () => {
  await bet('b', '500');
  theirs = [noted('b', 'bet', '500', 'refused'), noted('w', 'win', '90000')];
  const { answer: before } = await vendor.call('balance', session);
  await compare();
  expect((await vendor.call('balance', session)).answer).toEqual(before);
});

test('each vendor is called with a signature of its own secret', async () => {
  const asked: { path: string; vendor: string; headers: Headers }[] = [];
  host.answerWith((url, code, headers) => {
    asked.push({ path: url.pathname + url.search, vendor: code, headers });
    return { transactions: [], next: null };
  });
  await compare();
  const secrets = await operator.vendorSecrets();
  expect(asked.map((each) => each.vendor).toSorted()).toEqual(Object.keys(secrets).toSorted());
  const verify = ({ path, headers }: (typeof asked)[number], secret: string | undefined) =>
    verifyVendorRequest({
      method: 'GET',
      path,
      body: '',
      headers,
      secretOf: () => secret,
      claimNonce: async () => true,
      now: operator.clock.now.getTime(),
    });
  for (const each of asked) {
    await expect(verify(each, secrets[each.vendor])).resolves.toBe(each.vendor);
    await expect(verify(each, 'another secret')).rejects.toMatchObject({
      code: 'signature_invalid',
    });
  }
});

test('an unreachable host is recorded, and the next comparison continues where this one could not', async () => {
  await bet('b', '500');
  const at = operator.clock.now;
  host.answerWith(() => 'not what was agreed');
  expect((await compare()).unreachable).toBe(1);
  host.answerWith((_url, asked) => ({
    transactions:
      asked === vendor.code ? [{ ...noted('b', 'bet', '400'), at: at.toISOString() }] : [],
    next: null,
  }));
  await compare();
  expect(await open()).toMatchObject([{ kind: 'amount_differs' }]);
});
