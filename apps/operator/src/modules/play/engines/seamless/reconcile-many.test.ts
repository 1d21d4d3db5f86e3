import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '#kernel/work/run-job.ts';
import { createTestOperator, type TestOperator } from '#testing.ts';
import { reconcile } from './reconcile.ts';
import { startGameHost, type TestGameHost } from './testing.ts';
import { vendorJobs } from './vendor-jobs.ts';

/** More than a statement can name one by one (65,535), and than one slice holds. */
const CALLS = 70_000;
const PAGE = 500;
const MINUTE = 60_000;

let operator: TestOperator;
let host: TestGameHost;
let codes: string[];
/** When the first of the calls was made; one came in each millisecond since. */
let first: number;

beforeAll(async () => {
  host = await startGameHost();
  operator = await createTestOperator({ config: { gamesOrigin: host.origin } });
  codes = Object.keys(await operator.vendorSecrets());
  first = operator.clock.now.getTime() - 5 * MINUTE;
  const { id } = await operator.account();
  await operator.services.database.execute(sql`
    insert into operator.vendor_transaction
      (vendor_code, transaction_id, kind, request_hash, round_id, account_id, amount_minor, currency, answer, at)
    select ${codes[0]}, 't' || n, 'bet', ''::bytea, 'r' || n, ${id}, 100, 'BRL', '{}'::jsonb,
      to_timestamp((${first}::bigint + n) / 1000.0)
    from generate_series(1, ${CALLS}) n`);
  playerId = String(id);
});
afterAll(async () => {
  await operator.close();
  await host.close();
});

let playerId: string;

const compare = () => reconcile(operator.services, operator.modules.play.own.vendorHosts);

/** The busy vendor's record of its call `n`. */
const theirs = (n: number) => ({
  transactionId: `t${n}`,
  kind: 'bet',
  roundId: `r${n}`,
  playerId,
  gameCode: 'g',
  amountMinor: '100',
  currency: 'BRL',
  at: new Date(first + n).toISOString(),
  state: 'accepted',
});

/** Answers the busy vendor's calls from `from` to `to`, page by page; `-1` marks the calls that it does not know. */
function page(url: URL, unknown: ReadonlySet<number>) {
  const [from, to] = ['from', 'to'].map((name) => Date.parse(url.searchParams.get(name) ?? ''));
  const begin = Math.max(Number(url.searchParams.get('after') ?? 0), (from ?? 0) - first - 1);
  const end = Math.min((to ?? 0) - first - 1, CALLS + 1);
  const numbers = Array.from(
    { length: Math.max(0, Math.min(PAGE, end - begin)) },
    (_, at) => begin + at + 1,
  );
  return {
    transactions: numbers.filter((n) => !unknown.has(n)).map(theirs),
    next: begin + PAGE < end ? String(begin + PAGE) : null,
  };
}

test('a vendor with more calls than a statement can name is compared completely, and so are the others', async () => {
  const unknown = new Set([1, 40_000, CALLS]);
  host.answerWith((url, code) =>
    code === codes[0] ? page(url, unknown) : { transactions: [], next: null },
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
      'missing_there t40000',
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
  const [job] = vendorJobs(operator.services, operator.modules.play.own.vendorHosts);
  if (!job) throw new Error('there is no such job');
  await runJob(operator.services, job, operator.clock.now);
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
        ? [{ ...theirs(1), transactionId: 'late', at: new Date(at).toISOString() }]
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
