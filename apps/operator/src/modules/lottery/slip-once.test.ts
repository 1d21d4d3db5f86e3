import { randomUUID } from 'node:crypto';
import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readActKey } from '#kernel/http/idempotency.ts';
import type { Browser, TestOperator } from '#testing/operator.ts';
import { balanceOf, issueOf, line, numeroOf, placeSlip } from './testing/bets.ts';
import { withLotteries } from './testing/with-lotteries.ts';

/** A slip is one call of the database, done once for its key and by what is on sale at that moment. */

const K3 = 'k3-1m';

const held = withLotteries([K3], { limits: { poolSize: 12 } });
let operator: TestOperator;
let player: Browser;
let numero: string;
let key: string;
beforeEach(async () => {
  ({ operator, player } = held);
  numero = await numeroOf(player, K3);
  key = randomUUID();
});
afterEach(async () => assertSound(await operator.services.ledger.verify()));

const big = () => line(K3, numero, 'sum-size', 'big');
const small = () => line(K3, numero, 'sum-size', 'small');
const one = (key?: string) => placeSlip(player, [big()], 100, key);
const two = (key?: string) => placeSlip(player, [big(), small()], 200, key);

/** As staff do, beside the operator's processes. */
const asOwner = (text: string, values: readonly unknown[] = []) =>
  operator.database.pool.query(text, [...values]);

/** Bets, holds and kept answers of the player. */
async function leftBy({ accountId }: Browser) {
  const { rows } = await asOwner(
    `select (select count(*)::int from operator.lottery_bet where account_id = $1) as bets,
       (select count(*)::int from operator.slip where account_id = $1) as slips,
       (select count(*)::int from operator.idempotent_answer
        where scope = 'account:' || $1::bigint and operation = 'lotteryPlaceSlip') as answers`,
    [accountId],
  );
  return rows[0] as { bets: number; slips: number; answers: number };
}

/** The names of all statements that are sent from now on. */
function sentFromNow(): readonly string[] {
  const names: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function named(this: pg.Client, ...given: never[]) {
    const [asked] = given as readonly unknown[];
    names.push(typeof asked === 'string' ? asked : String(Reflect.get(Object(asked), 'name')));
    return Reflect.apply(query, this, given);
  } as typeof query;
  onTestFinished(() => {
    pg.Client.prototype.query = query;
  });
  return names;
}

test.each([
  ['one line', one],
  ['several lines', two],
])('a slip of %s is two round trips to the database', async (_what, place) => {
  const BETS = 10;
  await place();
  const sent = sentFromNow();
  for (let bet = 0; bet < BETS; bet += 1) await place();
  const [placed, counted] = ['operator.place_lottery_slip', 'rate_limit:rlflx-upsert'].map(
    (name) => sent.filter((each) => each === name).length,
  );
  expect(placed).toBe(BETS);
  // Each bet is counted, and by the general throttle ten calls of an address at a time.
  expect(counted).toBeGreaterThanOrEqual(BETS);
  expect(counted).toBeLessThanOrEqual(BETS + 1);
  expect(sent.length).toBe((placed ?? 0) + (counted ?? 0));
});

test.each([
  ['one line', one],
  ['several lines', two],
])('ten requests at once with one key are one slip of %s', async (_what, place) => {
  const before = await balanceOf(player);
  const answers = await Promise.all(Array.from({ length: 10 }, () => place(key)));
  expect(answers).toEqual(Array(10).fill(answers[0]));
  const { totalMinor, bets } = answers[0] ?? { totalMinor: '', bets: [] };
  expect(await balanceOf(player)).toBe(before - Number(totalMinor));
  expect(await leftBy(player)).toMatchObject({ bets: bets.length, answers: 1 });
});

test('two slips at once with one key are one slip: the other learns that the key is used, and nothing is placed for it', async () => {
  const before = await balanceOf(player);
  const sent = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? one(key) : two(key))),
  );
  const placed = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const refused = sent.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(placed).toEqual(Array(5).fill(placed[0]));
  expect(refused).toEqual(Array(5).fill('idempotency_key_reused'));
  const { totalMinor, bets } = placed[0] ?? { totalMinor: '', bets: [] };
  expect(await balanceOf(player)).toBe(before - Number(totalMinor));
  expect(await leftBy(player)).toMatchObject({ bets: bets.length, answers: 1 });
});

test('a repeat has the first answer after the close too, and the key with another slip is refused then as before', async () => {
  const first = await two(key);
  expect(await two(key)).toEqual(first);
  const reused = { code: 'idempotency_key_reused' };
  await expect(one(key)).rejects.toMatchObject(reused);
  const { onSale } = await issueOf(player, K3);
  operator.clock.now = new Date(onSale?.closesAt ?? '');
  await operator.clock.isSet();
  await expect(two()).rejects.toMatchObject({ code: 'issue_closed' });
  expect(await two(key)).toEqual(first);
  await expect(one(key)).rejects.toMatchObject(reused);
  expect(await leftBy(player)).toEqual({ bets: 2, slips: 1, answers: 1 });
});

test('a repeat is answered the same text, letter by letter', async () => {
  const send = async () => {
    const response = await player.fetch(endpoints.lottery.placeSlip.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ lines: [big(), small()], totalMinor: '200' }),
    });
    return response.text();
  };
  const first = await send();
  expect(JSON.parse(first)).toMatchObject({ success: true });
  expect(await send()).toBe(first);
});

test('an answer that was kept before answers had a balance is given without one', async () => {
  const first = await one(key);
  // Kept answers stay for ever: this one is as an earlier version left it.
  await asOwner(`update operator.idempotent_answer set value = value - 'balance' where key = $1`, [
    key,
  ]);
  const { balance: _none, ...kept } = first;
  expect(await one(key)).toEqual(kept);
});

test('a repeat says that it is one', async () => {
  const send = async () => {
    const response = await player.fetch(endpoints.lottery.placeSlip.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${player.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ lines: [big()], totalMinor: '100' }),
    });
    const { value } = (await response.json()) as { value: unknown };
    return { value, isRepeat: response.headers.get('idempotency-replayed') };
  };
  const first = await send();
  expect(first.isRepeat).toBeNull();
  expect(await send()).toEqual({ ...first, isRepeat: 'true' });
});

test('a refused slip leaves nothing behind, and its key free', async () => {
  const before = await balanceOf(player);
  await two();
  // The second line is over its cap: the hold and the first line are undone.
  const caps = (minor: string) =>
    asOwner(`update operator.exposure set liability_minor = ${minor} where key like '%:small'`);
  await caps('cap_minor');
  await expect(two(key)).rejects.toMatchObject({ code: 'exposure_full', value: { line: 1 } });
  expect(await leftBy(player)).toEqual({ bets: 2, slips: 1, answers: 1 });
  expect(await balanceOf(player)).toBe(before - 200);
  await caps('0');
  await two(key);
  expect(await leftBy(player)).toEqual({ bets: 4, slips: 2, answers: 2 });
});

test('a slip is never placed by a row that has changed since it was read', async () => {
  await one();
  // Every process has the game and the issue in memory now. What did not matter is priced again.
  await asOwner('update operator.lottery_game set titles = titles where code = $1', [K3]);
  await one();
  await asOwner('update operator.lottery_game set maintenance = true where code = $1', [K3]);
  await expect(one()).rejects.toMatchObject({ code: 'game_under_maintenance' });
  await asOwner('update operator.lottery_game set maintenance = false where code = $1', [K3]);
  await two();
  const issue = `update operator.lottery_issue set opens_at = opens_at + $3::interval
    where brand_code = 'palpite' and game_code = $1 and numero = $2`;
  await asOwner(issue, [K3, numero, '1 hour']);
  await expect(two()).rejects.toMatchObject({
    code: 'field_invalid',
    value: { fields: [{ field: 'lines.0.numero' }] },
  });
  await asOwner(issue, [K3, numero, '-1 hour']);
  await one();
  expect(await leftBy(player)).toEqual({ bets: 5, slips: 1, answers: 4 });
});

test.each([
  ['session is revoked', 'update operator.session set revoked_at = now()', 'session_expired'],
  ['session has ended', 'update operator.session set expires_at = $2', 'session_expired'],
  [
    'owner must prove who they are',
    'update operator.session set reauthentication_due = true',
    'reauthentication_required',
  ],
  ['account is closed', "update operator.account set status = 'closed'", 'session_expired'],
  [
    'password is due',
    "update operator.account set password_changed_at = '2000-01-01'",
    'password_change_required',
  ],
  ['agreement is due', "update operator.account set terms_version = 'old'", 'terms_changed'],
])(
  'no one bets whose %s since the last bet, nor learns a kept answer',
  async (_what, change, code) => {
    await one(key);
    const { now } = operator.clock;
    const id = change.includes('operator.session') ? 'account_id' : 'id';
    const values = [player.accountId, ...(change.includes('$2') ? [now] : [])];
    await asOwner(`${change} where ${id} = $1`, values);
    for (const place of [one, () => one(key), () => placeSlip(player, [big()], 99)]) {
      await expect(place()).rejects.toMatchObject({ code });
    }
    expect(await leftBy(player)).toEqual({ bets: 1, slips: 0, answers: 1 });
  },
);

/** The name of the act as a transaction of the application takes it. */
const nameOf = (body: object) => {
  const input = { query: new URLSearchParams(), body };
  const scope = `account:${player.accountId}`;
  const { secrets } = operator.services;
  const act = readActKey(
    secrets,
    endpoints.lottery.placeSlip,
    'lotteryPlaceSlip',
    scope,
    key,
    input,
  );
  return [act?.scope, act?.operation, act?.key, act?.inputHash];
};

test('an act that an earlier version has under way comes first, and its sealed answer is given', async () => {
  await one();
  const { secrets, pool } = operator.services;
  const value = { ...(await one()), totalMinor: '100' };
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(
      `insert into operator.idempotent_answer (scope, operation, key, input_hash, created_at) values ($1, $2, $3, $4, now())`,
      nameOf({ lines: [big()], totalMinor: '100' }),
    );
    const waiting = one(key);
    const isWaiting = async () => {
      const { rows } = await asOwner(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%place_lottery_slip%'`,
      );
      return rows.length;
    };
    await expect.poll(isWaiting).toBe(1);
    const envelope = JSON.stringify({ success: true, message: 'ok', value });
    await other.query(
      'update operator.idempotent_answer set status = 200, answer = $2 where key = $1',
      [key, await secrets.seal('kept-answer', envelope)],
    );
    await other.query('commit');
    expect(await waiting).toEqual(value);
  } finally {
    other.release();
  }
  expect(await one(key)).toEqual(value);
  expect(await leftBy(player)).toEqual({ bets: 2, slips: 0, answers: 3 });
});
