import { sql } from 'drizzle-orm';
import { beforeAll, expect, inject, test } from 'vitest';
import { makeAhead } from '@palpite/work/calendar.ts';
import { createOperatorQueue } from '#kernel/work/operator-queue.ts';
import { reconcile } from './reconcile.ts';
import { startGameHost } from './testing/vendor.ts';
import { type ManyCalls, recordCalls, theirCall, theirPage } from './testing/records.ts';
import { reconcileCalendar } from './reconcile-work.ts';
import { withGameHost } from './testing/with-game-host.ts';

/** More than one slice holds; the whole proof has more than a statement can name one by one (65,535). */
const CALLS = inject('prove') ? 70_000 : 20_500;
const MINUTE = 60_000;

const { operator, host } = withGameHost();
let codes: string[];
let many: ManyCalls;

beforeAll(async () => {
  codes = Object.keys(await operator.vendorSecrets());
  const { id } = await operator.account();
  many = {
    vendorCode: codes[0] ?? '',
    accountId: id,
    calls: CALLS,
    first: operator.clock.now.getTime() - 5 * MINUTE,
    gap: 1,
  };
  await recordCalls(operator.services, operator.database.pool, many);
});

/** Owes the comparisons up to now, as the calendar does. */
const oweComparisons = () =>
  makeAhead(
    {
      pool: operator.services.pool,
      queue: createOperatorQueue(operator.services.secrets, operator.services.now),
      clock: operator.services.now,
    },
    reconcileCalendar,
  );
const compare = () => reconcile(operator.services, operator.modules.sandbox.vendorHosts);

test('a vendor with more calls than one slice holds is compared completely, and so are the others', async () => {
  const unknown = new Set([1, 14_000, CALLS]);
  host.answerWith((url, code) =>
    code === codes[0]
      ? theirPage(many, url, { unknown, more: 1 })
      : { transactions: [], next: null },
  );
  const report = await compare();
  expect(report).toMatchObject({
    vendors: codes.length,
    unreachable: 0,
    failed: 0,
    compared: CALLS + 1,
    // three that it does not know, and one more that only it knows
    found: 4,
  });
  const { rows } = await operator.services.database.execute(sql`
    select kind, transaction_id from operator.reconciliation_difference order by id`);
  expect(new Set(rows.map((row) => `${row.kind} ${row.transaction_id}`))).toEqual(
    new Set([
      'missing_there t1',
      'missing_there t14000',
      `missing_there t${CALLS}`,
      `missing_here t${CALLS + 1}`,
    ]),
  );
  expect(await compare()).toMatchObject({ compared: 0, found: 0 });
});

test('a vendor that does not answer does not affect the comparison of the others, and is called again', async () => {
  operator.clock.advance(10 * 60);
  const [silent] = codes.slice(1);
  const marks = async () => {
    const { rows } = await operator.services.database.execute(sql`
      select vendor_code, compared_to from operator.reconciliation_mark`);
    return new Map(rows.map((row) => [String(row.vendor_code), String(row.compared_to)]));
  };
  const before = await marks();
  host.answerWith((_url, code) => (code === silent ? 'nothing' : { transactions: [], next: null }));
  expect(await compare()).toMatchObject({ unreachable: 1, failed: 0 });
  const after = await marks();
  const moved = codes.filter((code) => after.get(code) !== before.get(code));
  expect(moved.toSorted()).toEqual(codes.filter((code) => code !== silent).toSorted());
});

test('no transaction is open while vendors are called', async () => {
  operator.clock.advance(10 * 60);
  const open: unknown[] = [];
  const looks: Promise<void>[] = [];
  host.answerWith(() => {
    looks.push(
      operator.services.database
        .execute(sql`
          select pid from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`)
        .then(({ rows }) => void open.push(...rows)),
    );
    return { transactions: [], next: null };
  });
  await oweComparisons();
  operator.clock.advance(10 * 60);
  await operator.worker.drain();
  await Promise.all(looks);
  expect(looks.length).toBeGreaterThan(1);
  expect(open).toEqual([]);
});

test('when two processes compare at once each call is compared once', async () => {
  operator.clock.advance(10 * 60);
  const at = operator.clock.now.getTime() - 2 * MINUTE;
  host.answerWith((_url, code) => ({
    transactions:
      code === codes[0]
        ? [{ ...theirCall(many, 1), transactionId: 'late', at: new Date(at).toISOString() }]
        : [],
    next: null,
  }));
  const reports = await Promise.all([compare(), compare()]);
  expect(reports.reduce((sum, { compared }) => sum + compared, 0)).toBe(1);
  expect(reports.reduce((sum, { found }) => sum + found, 0)).toBe(1);
});

test('a host that does not answer is called once, and the vendors of another host are still compared', async () => {
  operator.clock.advance(10 * 60);
  const away = await startGameHost();
  let asked = 0;
  away.answerWith(() => {
    asked += 1;
    return 'nothing';
  });
  host.answerWith(() => ({ transactions: [], next: null }));
  const elsewhere = new Set(codes.slice(0, 3));
  const vendorHosts = (code: string) => {
    const { origin } = elsewhere.has(code) ? away : host;
    return { origin, internalOrigin: origin };
  };
  try {
    const report = await reconcile(operator.services, vendorHosts);
    expect(report).toMatchObject({ vendors: codes.length - 2, unreachable: 1, failed: 0 });
    expect(asked).toBe(1);
  } finally {
    await away.close();
  }
});
