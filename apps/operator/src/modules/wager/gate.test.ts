import { beforeEach, describe, expect, test } from 'vitest';
import { holdWallet, mainWallet } from '#modules/money/index.ts';
import { withOperator } from '#testing/with-operator.ts';
import { blockPlay, limitPlay, type Staker } from './gate.ts';
import { closeIssue, setCap } from './market.ts';
import { WagerRefused } from './play-answer.ts';
import { closeSlip, openSlip } from './slips.ts';
import { stakerOf } from './testing/bets.ts';
import { type Placing, place, resettle, settle, settleMany, voidWager } from './wagers.ts';

const operator = withOperator({ limits: { poolSize: 32 } });
let staker: Staker;
let next = 0;
beforeEach(async () => {
  staker = await stakerOf(operator, (await operator.account()).id);
});

const pool = () => operator.services.pool;
const owedBy = () => ({ accountId: staker.accountId, brand: staker.brand });

function bet(stakeMinor: bigint, more: Partial<Placing> = {}) {
  next += 1;
  const wanted = { key: `gate:${next}`, ref: `${next}`, staker, product: 'DICE', engine: 'dice' };
  return place(pool(), { ...wanted, stakeMinor, ...more });
}

const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => {
      if (error instanceof WagerRefused) return { code: error.code, ...error.detail };
      throw error;
    },
  );
const main = (accountId = staker.accountId) =>
  operator.services.ledger.balance(pool(), mainWallet(accountId));
const held = () => operator.services.ledger.balance(pool(), holdWallet(staker.accountId));

describe('the gate', () => {
  test('refuses a stake above a limit of the player’s own, and says what is left', async () => {
    await bet(100n);
    await limitPlay(pool(), staker.accountId, {
      stakes: [1_000n, null, null],
      losses: [null, null, 5_000n],
    });
    expect(await refusalOf(bet(901n))).toEqual({
      code: 'stake_limit',
      period: 'day',
      limitMinor: '1000',
      leftMinor: '900',
    });
    await bet(900n);
    operator.clock.advance(86_400);
    await operator.clock.isSet();
    await bet(1_000n);
  });

  test('counts what was won back and what was returned against a limit of losses', async () => {
    const won = await bet(1_000n);
    const voided = await bet(500n);
    await limitPlay(pool(), staker.accountId, {
      stakes: [null, null, null],
      losses: [null, 1_600n, null],
    });
    expect(await refusalOf(bet(101n))).toMatchObject({ code: 'loss_limit', leftMinor: '100' });
    const key = `end:${next}`;
    await settle(pool(), { key, wagerId: won.id, owedBy: owedBy(), payoutMinor: 700n });
    await voidWager(pool(), { key: `${key}v`, wagerId: voided.id, owedBy: owedBy() });
    expect(await refusalOf(bet(1_301n))).toMatchObject({ code: 'loss_limit', leftMinor: '1300' });
    await bet(1_300n);
  });

  test('lets no stake pass once a time-out is committed, and all of them after it', async () => {
    await bet(100n);
    const until = new Date(operator.clock.now.getTime() + 3_600_000);
    await blockPlay(pool(), staker.accountId, until);
    expect(await refusalOf(bet(100n))).toMatchObject({ code: 'blocked' });
    operator.clock.advance(3_700);
    await operator.clock.isSet();
    await bet(100n);
  });

  test('of two hundred bets that race for a cap takes exactly what fits, whatever the number of stripes', async () => {
    for (const stripes of [1, 8]) {
      const key = `cap:${stripes}`;
      await setCap(pool(), key, 15_000n, stripes);
      const players = await Promise.all(
        Array.from({ length: 20 }, async () => stakerOf(operator, (await operator.account()).id)),
      );
      const tenOf = async (player: Staker) => {
        const answers = [];
        for (let count = 0; count < 10; count += 1) {
          answers.push(await refusalOf(bet(10n, { staker: player, exposure: { [key]: 100n } })));
        }
        return answers;
      };
      const answers = (await Promise.all(players.map(tenOf))).flat();
      expect(answers.filter((each) => each === null)).toHaveLength(150);
      expect(answers.filter((each) => each?.code === 'exposure_full')).toHaveLength(50);
    }
  });

  test('gives the room under a cap back with a void bet', async () => {
    await setCap(pool(), 'cap:void', 100n);
    const first = await bet(10n, { exposure: { 'cap:void': 100n } });
    expect(await refusalOf(bet(10n, { exposure: { 'cap:void': 1n } }))).toMatchObject({
      code: 'exposure_full',
      key: 'cap:void',
    });
    await voidWager(pool(), { key: `v:${next}`, wagerId: first.id, owedBy: owedBy() });
    await bet(10n, { exposure: { 'cap:void': 100n } });
  });

  test('takes no bet on an issue after its close, however the two race', async () => {
    const far = new Date(operator.clock.now.getTime() + 86_400_000);
    for (let issue = 0; issue < 10; issue += 1) {
      const closing = `issue:${issue}`;
      await closeIssue(pool(), closing, far);
      const racing = Array.from({ length: 12 }, () =>
        refusalOf(bet(1n, { closing, issue: closing })),
      );
      await closeIssue(pool(), closing, new Date(0));
      const count = async () => {
        const { rows } = await operator.database.pool.query<{ count: number }>(
          'select count(*)::int as count from operator.wager where issue = $1',
          [closing],
        );
        return rows[0]?.count;
      };
      const final = await count();
      const answers = await Promise.all(racing);
      expect(answers.filter((each) => each === null)).toHaveLength(final ?? -1);
      expect(await count()).toBe(final);
    }
  });
});

describe('a stake of several credits', () => {
  /** A grant beside the main wallet, as a bonus gives it. */
  async function withGrant(cashMinor: bigint, grantMinor: bigint) {
    const { ledger } = operator.services;
    const currency = 'BRL';
    const grant = `grant:${staker.accountId}`;
    await bet(0n);
    await ledger.openAccount(pool(), { ref: grant, currency, brandCode: 'palpite', guarded: true });
    const move = (key: string, source: string, destination: string, amountMinor: bigint) =>
      ledger.post(pool(), {
        key: `${key}:${staker.accountId}`,
        kind: 'promotion',
        reference: '',
        postings: [{ source, destination, amountMinor, currency }],
      });
    await move('grant', mainWallet(staker.accountId), grant, grantMinor);
    await move(
      'spare',
      mainWallet(staker.accountId),
      'house:play-money:palpite:BRL',
      (await main()) - cashMinor,
    );
    await operator.database.pool.query(
      `update operator.stake_gate g set credits = g.credits || a.account_id, grant_max_minor = 1000
       from ledger.account a where a.ref = $2 and g.account_id = $1`,
      [staker.accountId, grant],
    );
    return { balance: () => ledger.balance(pool(), grant), grant };
  }

  test('takes cash first, pays in proportion, and returns each part where it came from', async () => {
    const { balance } = await withGrant(100n, 500n);
    const { id: wagerId } = await bet(300n);
    expect([await main(), await balance(), await held()]).toEqual([0n, 300n, 300n]);
    await settle(pool(), { key: `s:${next}`, wagerId, owedBy: owedBy(), payoutMinor: 100n });
    expect([await main(), await balance(), await held()]).toEqual([33n, 367n, 0n]);
    await voidWager(pool(), { key: `v:${next}`, wagerId, owedBy: owedBy(), version: 2 });
    expect([await main(), await balance()]).toEqual([100n, 500n]);
  });

  test('is bound by the highest stake that its grants allow, once it uses them', async () => {
    await withGrant(1_200n, 5_000n);
    await bet(1_100n);
    expect(await refusalOf(bet(1_001n))).toEqual({ code: 'grant_max', limitMinor: '1000' });
    await bet(1_000n);
  });

  test('pays a completed grant’s share to the main wallet, and a forfeited one’s to the house', async () => {
    for (const [target, cash] of [
      ['main', 200n],
      ['house', 50n],
    ] as const) {
      staker = await stakerOf(operator, (await operator.account()).id);
      const { grant } = await withGrant(50n, 150n);
      const { id: wagerId } = await bet(200n);
      await operator.database.pool.query(
        `insert into operator.ended_credit select a.account_id, case $3 when 'main' then g.credits[1] else g.house_account end
         from ledger.account a, operator.stake_gate g where a.ref = $2 and g.account_id = $1`,
        [staker.accountId, grant, target],
      );
      await settle(pool(), { key: `s:${next}`, wagerId, owedBy: owedBy(), payoutMinor: 200n });
      expect(await main()).toBe(cash);
    }
  });
});

test('what a wallet no longer has after a corrected result is owed, and the next payouts repay it', async () => {
  const { ledger } = operator.services;
  const { id: wagerId } = await bet(100n);
  await settle(pool(), { key: `s:${next}`, wagerId, owedBy: owedBy(), payoutMinor: 10_000n });
  const inPlay = await bet(await main());
  await resettle(pool(), {
    key: `r:${next}`,
    wagerId,
    owedBy: owedBy(),
    payoutMinor: 0n,
    version: 2,
  });
  const debt = () => ledger.balance(pool(), `player:${staker.accountId}:owed`);
  expect([await main(), await debt()]).toEqual([0n, 10_000n]);
  await settle(pool(), {
    key: `s:${next}b`,
    wagerId: inPlay.id,
    owedBy: owedBy(),
    payoutMinor: 12_500n,
  });
  expect([await main(), await debt()]).toEqual([2_500n, 0n]);
});

test('a slip holds its sum once, its wagers take from it, and what none has taken goes back', async () => {
  const slip = await openSlip(pool(), {
    key: `slip:${++next}`,
    staker,
    kind: 'chase',
    totalMinor: 300n,
  });
  const first = await bet(100n, { slipId: slip.id });
  expect(await held()).toBe(300n);
  expect(await refusalOf(bet(201n, { slipId: slip.id }))).toEqual({
    code: 'slip_spent',
    leftMinor: '200',
  });
  await settle(pool(), {
    key: `s:${next}`,
    wagerId: first.id,
    owedBy: owedBy(),
    payoutMinor: 250n,
  });
  await closeSlip(pool(), { key: `close:${next}`, slipId: slip.id });
  expect([await main(), await held()]).toEqual([100_150n, 0n]);
});

test('results of many accounts are settled in one call', async () => {
  const players = await Promise.all(
    Array.from({ length: 10 }, async () => stakerOf(operator, (await operator.account()).id)),
  );
  const bets = await Promise.all(players.map((each) => bet(100n, { staker: each })));
  const codes = await settleMany(
    pool(),
    staker.brand,
    bets.map(({ id: wagerId }, at) => ({
      key: `many:${wagerId}`,
      wagerId,
      accountId: players[at]?.accountId ?? 0,
      payoutMinor: 150n,
    })),
  );
  expect([...codes.values()]).toEqual(Array(10).fill('ok'));
  expect(await main(players[3]?.accountId)).toBe(100_050n);
});

test('a result that comes after an ended bet was voided takes the stake again', async () => {
  const before = await main();
  const { id: wagerId } = await bet(300n);
  await settle(pool(), { key: `s:${next}`, wagerId, owedBy: owedBy(), payoutMinor: 900n });
  await voidWager(pool(), { key: `v:${next}`, wagerId, owedBy: owedBy(), version: 2 });
  expect(await main()).toBe(before);
  const again = { key: `r:${next}`, wagerId, owedBy: owedBy(), payoutMinor: 100n, version: 3 };
  await resettle(pool(), again);
  expect(await main()).toBe(before - 200n);
});
