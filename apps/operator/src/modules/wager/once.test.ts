import { randomUUID } from 'node:crypto';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { beforeAll, expect, test } from 'vitest';
import { walletRefs, walletView } from '#modules/money/wallet/get-balance.ts';
import { withOperator } from '#testing/with-operator.ts';
import { playStatement } from './play-answer.ts';
import { requestHash } from './request-hash.ts';
import { stakerOf } from './testing/bets.ts';
import { walletOf } from './wallet-of.ts';
import { placeThrough } from './wagers.ts';

/** What an engine writes to place its bets in one call, once for each key: here tosses of a coin, without rows of their own. */
const PLACE_TOSSES = `
  create function operator.place_tosses(
    p_account bigint, p_wagers jsonb, p_scope text, p_operation text, p_key text, p_input bytea, p_value jsonb, p_caller jsonb,
    p_slip jsonb, p_session bigint, p_is_open boolean, p_now timestamptz, p_idle_minutes int, p_idle_seconds int,
    p_max_seconds int
  ) returns operator.play_answer language plpgsql
  set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
  declare
    a operator.play_answer := operator.begin_once(p_account, p_session, p_caller, p_scope, p_operation, p_key);
    v_held record;
    v_ids bigint[] := '{}';
  begin
    if a.code is not null then
      return a;
    end if;
    begin
      v_held := operator.hold_slip(
        p_account, p_slip, p_wagers, p_session, p_is_open, p_now, p_idle_minutes, p_idle_seconds, p_max_seconds);
      a := v_held.a;
      if a.code <> 'ok' then
        raise exception using errcode = 'PLAY3';
      end if;
      for a in
        select p.* from operator.place_wagers(p_account, v_held.p_wagers, p_session, p_is_open, p_now, p_idle_minutes,
          p_idle_seconds, p_max_seconds) p
      loop
        if a.code <> 'ok' then
          raise exception using errcode = 'PLAY3';
        end if;
        v_ids := v_ids || a.wager_id;
      end loop;
      return operator.finish_once(
        p_account, p_scope, p_operation, p_key, p_input, p_value, v_ids, (v_held.a).wager_id, p_now);
    exception when sqlstate 'PLAY3' then
      return a;
    end;
  end $$`;

const PLACE = playStatement('place_tosses', 15);
const OPERATION = 'placeTosses';

const operator = withOperator();
let accountId: number;
beforeAll(async () => {
  await operator.database.pool.query(PLACE_TOSSES);
  ({ id: accountId } = await operator.account());
});

interface Asked {
  readonly key?: string;
  readonly stakes?: readonly bigint[];
  readonly caller?: object | null;
  readonly sessionId?: number | null;
}

/** Tosses of one slip, or one alone. */
async function toss({
  key = randomUUID(),
  stakes = [100n],
  caller = null,
  sessionId = null,
}: Asked) {
  const staker = { ...(await stakerOf(operator, accountId)), sessionId };
  const total = String(stakes.reduce((sum, each) => sum + each, 0n));
  const slip = {
    key: `toss:slip:${randomUUID()}`,
    request: requestHash('slip', { total }),
    kind: 'tosses',
    totalMinor: total,
    rule: {},
  };
  const wagers = stakes.map((stakeMinor) => {
    const ref = randomUUID();
    return { key: `toss:${ref}`, product: 'COIN', engine: 'coin', ref, stakeMinor };
  });
  const [row] = await placeThrough(operator.services.pool, PLACE, staker, wagers, [
    `account:${accountId}`,
    OPERATION,
    key,
    Buffer.from(total),
    JSON.stringify({ bets: stakes.map((each) => ({ stakeMinor: String(each) })) }),
    caller === null ? null : JSON.stringify(caller),
    stakes.length === 1 ? null : JSON.stringify(slip),
  ]);
  return row;
}

/** The account's balance as its owner's pages ask for it. */
async function shown() {
  const { ledger, pool, now } = operator.services;
  const balances = await ledger.versionedBalances(pool, walletRefs(accountId));
  return walletView(balances, accountId, 'BRL', now());
}

/** Bets, slips and kept answers of the account. */
async function left() {
  const { rows } = await operator.database.pool.query(
    `select (select count(*)::int from operator.open_wager where account_id = $1) as bets,
       (select count(*)::int from operator.slip where account_id = $1) as slips,
       (select count(*)::int from operator.idempotent_answer where operation = $2) as answers`,
    [accountId, OPERATION],
  );
  assertSound(await operator.services.ledger.verify());
  return rows[0] as { bets: number; slips: number; answers: number };
}

test('an engine’s bets are placed once for a key, and the answer names them, their slip and the balance', async () => {
  const one = await toss({});
  expect(one).toMatchObject({
    code: 'ok',
    detail: { balance: { sumBalance: '99900' }, bets: [{ stakeMinor: '100' }] },
  });
  expect(one?.detail).not.toHaveProperty('slipId');
  const key = randomUUID();
  const codes = await Promise.all(
    Array.from({ length: 5 }, async () => (await toss({ key, stakes: [100n, 200n] }))?.code),
  );
  expect(codes.toSorted()).toEqual(['kept', 'kept', 'kept', 'kept', 'ok']);
  const { rows } = await operator.database.pool.query<{ value: Record<string, unknown> }>(
    'select value from operator.idempotent_answer where key = $1',
    [key],
  );
  const order = expect.stringMatching(/^B\d+$/) as string;
  expect(rows[0]?.value).toEqual({
    balance: { ...(await shown()), asOf: expect.any(String) },
    balanceMinor: '99600',
    bets: [
      { stakeMinor: '100', order },
      { stakeMinor: '200', order },
    ],
    slipId: expect.stringMatching(/^\d+$/) as string,
  });
  expect(await left()).toEqual({ bets: 3, slips: 1, answers: 2 });
});

test('bets that are refused leave nothing behind, and their key free', async () => {
  const before = await left();
  const key = randomUUID();
  expect(await toss({ key, stakes: [100n, 10_000_000n] })).toMatchObject({
    code: 'insufficient_funds',
  });
  expect(await left()).toEqual(before);
  expect(await toss({ key })).toMatchObject({ code: 'ok' });
});

test('a caller whose rows have changed since they were read is read again before anything is done', async () => {
  const player = operator.browser();
  const { rows: accounts } = await operator.database.pool.query<{ username: string }>(
    'select username from operator.account where id = $1',
    [accountId],
  );
  await player.login(accounts[0]?.username ?? '');
  const { rows } = await operator.database.pool.query<{
    id: string;
    session: string;
    account: string;
  }>(
    `select s.id, s.xmin::text as session, a.xmin::text as account from operator.session s
     join operator.account a on a.id = s.account_id where a.id = $1`,
    [accountId],
  );
  const { id, ...caller } = rows[0] ?? { id: '0' };
  const sessionId = Number(id);
  expect(await toss({ caller, sessionId })).toMatchObject({ code: 'ok' });
  const before = await left();
  for (const older of [
    { ...caller, session: '1' },
    { ...caller, account: '1' },
  ]) {
    expect(await toss({ caller: older, sessionId })).toMatchObject({ code: 'stale' });
  }
  expect(await left()).toEqual(before);
});

test('the balance of an act is the wallet’s, with its versions; an account that has never staked has none there', async () => {
  const { pool, now } = operator.services;
  await toss({});
  expect(await walletOf(pool, accountId, now())).toEqual(await shown());
  const { id } = await operator.account();
  expect(await walletOf(pool, id, now())).toBeUndefined();
});
