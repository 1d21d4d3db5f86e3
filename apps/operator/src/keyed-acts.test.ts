import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { LIVE_TOPICS } from '@palpite/contract/live.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gatherTopics } from '@palpite/log/topics.ts';
import { table } from '#kernel/http/testing/table.ts';
import { UNHURRIED } from '#modules/identity/codes/testing/codes.ts';
import { setFlags } from '#modules/identity/registration/testing.ts';
import { KEYED_ACTS, type ReadyAct } from '#testing/keyed-acts.ts';
import { playOnly } from '#testing/play.ts';
import { withOperator } from '#testing/with-operator.ts';

/** Every act that needs a key, on the real handlers: done once, and with the changes that the contract says. */

const operator = withOperator({
  limits: { ...UNHURRIED, moneyPerMinute: 1_000, messagesPerHour: 1_000 },
});
beforeAll(async () => {
  await setFlags(operator);
  await playOnly(operator, ['k3-1m']);
});
beforeEach(() => operator.clock.advance(3_600));

const acts = table.filter(({ endpoint, built }) => endpoint.idempotency === 'key' && built);

test('the table has every act that needs a key and is answered', () => {
  expect(Object.keys(KEYED_ACTS).toSorted()).toEqual(acts.map(({ name }) => name).toSorted());
});

const act = (
  { browser }: ReadyAct,
  endpoint: Endpoint,
  body: unknown,
  idempotencyKey: string,
): Promise<unknown> => browser.client.call(endpoint, { body, idempotencyKey } as never);

/**
 * What a repeat may write all the same: that it was asked, that its sealed body came, and what another host was asked for
 * before the act began. The sandbox's bank is such a host.
 */
const TRACES = /rate_limit|spent_once|sandbox_bank/;

/** How many rows each table has. */
async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await operator.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('operator', 'ledger')`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !TRACES.test(name));
  const { rows } = await operator.database.pool.query<{ name: string; count: number }>(
    names
      .map((name) => `select '${name}' as name, count(*)::int as count from ${name}`)
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** How many rows came by some work, by table; tables without any are left out. */
async function written(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowCounts();
  await work();
  const after = await rowCounts();
  const more = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
  return Object.fromEntries(more.filter(([, count]) => count !== 0));
}

/** What the events of some work make stale for an account. */
async function hinted(accountId: number | null, work: () => Promise<unknown>): Promise<string[]> {
  const { pool } = operator.database;
  const { rows: before } = await pool.query<{ seq: string }>(
    'select coalesce(max(seq), 0) as seq from operator.event_new',
  );
  await work();
  const { rows } = await pool.query<{ topic: string }>(
    'select topic from operator.event_new where seq > $1 and account_id = $2',
    [before[0]?.seq, accountId],
  );
  const topics = gatherTopics(Object.values(operator.modules));
  const hints = rows.flatMap(({ topic }) => topics.get(topic)?.hints.account ?? []);
  return [...new Set(hints)].toSorted();
}

describe.each(acts)('$name', ({ name, endpoint }) => {
  const getReady = async () => {
    const prepare = KEYED_ACTS[name];
    if (prepare === undefined) throw new Error(`nothing gets ready for ${name}`);
    return prepare(operator);
  };
  const once = (ready: ReadyAct) => act(ready, endpoint, ready.body, crypto.randomUUID());

  test('sent twice at once and once more later, it is done once and answered the same', async () => {
    // The first of all may write what others share, such as what is left to bet on an issue.
    await once(await getReady());
    const single = await getReady();
    const one = await written(() => once(single));
    const double = await getReady();
    const key = crypto.randomUUID();
    const send = () => act(double, endpoint, double.body, key);
    const answers: unknown[] = [];
    const both = await written(async () => answers.push(...(await Promise.all([send(), send()]))));
    expect(both).toEqual(one);
    expect(await written(async () => answers.push(await send()))).toEqual({});
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('with another body under the same key it is refused, and changes nothing', async () => {
    const ready = await getReady();
    const key = crypto.randomUUID();
    await act(ready, endpoint, ready.body, key);
    const change = () => act(ready, endpoint, ready.other, key);
    const refused = () =>
      expect(change()).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await written(refused)).toEqual({});
  });

  test('its events make stale for its caller what the contract says that it changes', async () => {
    const ready = await getReady();
    const { accountId } = ready.browser;
    const live = endpoint.changes.filter((topic) => LIVE_TOPICS.some((known) => known === topic));
    const heard = await hinted(accountId, () => once(ready));
    expect(heard.filter((topic) => !live.some((known) => known === topic))).toEqual([]);
  });
});
