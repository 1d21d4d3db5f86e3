import { LAST_PAGE } from '@palpite/contract/paging.ts';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { openDatabase } from '@palpite/server/database/transaction.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Keyset, type KeysetPage, keysetPage } from './keyset.ts';
import { keysetText } from './keyset-text.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'empty', migrate: async () => {} });
  pool = surviveLostConnections(new Pool({ connectionString: database.url, max: 2 }));
  await pool.query(`
    create table thing (
      id bigint generated always as identity primary key, size bigint not null, name text not null, at timestamptz not null
    )`);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => pool.query('truncate thing'));

const unique = { by: sql`id`, type: 'number' } as const;
const ORDERS = {
  id: [unique],
  size: [{ by: sql`size`, type: 'number' }, unique],
  name: [{ by: sql`name`, type: 'text' }, unique],
  at: [{ by: sql`at`, type: 'instant' }, unique],
} as const;
type Order = keyof typeof ORDERS;

const keyset = (order: Order, direction: 'asc' | 'desc'): Keyset => ({
  name: `things ${order}`,
  columns: ORDERS[order],
  direction,
});

/** A kind of thing, few enough that many are equal; those of one kind differ by a microsecond or not at all. */
const kind = fc.integer({ min: 0, max: 5 });
const add = (kinds: readonly number[]) =>
  pool.query(
    `insert into thing (size, name, at)
     select k - 2, 'n' || k, timestamptz '2026-01-01' + k / 2 * interval '1 microsecond' from unnest($1::int[]) k`,
    [kinds],
  );

interface Row {
  readonly id: number;
  readonly key: readonly string[];
}

type Find = (page: KeysetPage) => Promise<readonly Row[]>;
const find: Record<'built' | 'text', Find> = {
  built: async (page) => {
    const { rows } = await openDatabase(pool).execute<Row & Record<string, unknown>>(sql`
      select id::int as id, ${page.key} as key from thing where ${page.where ?? sql`true`}
      order by ${sql.join(page.orderBy, sql`, `)} limit ${page.limit}`);
    return rows;
  },
  text: async (page) => {
    const { where, orderBy, key, values } = keysetText(page, 1);
    const text = `select id::int as id, ${key} as key from thing where ${where} order by ${orderBy} limit $1`;
    return (await pool.query<Row>(text, [page.limit, ...values])).rows;
  },
};

const wholeList = async (order: Order, direction: 'asc' | 'desc') => {
  const by = order === 'id' ? `id ${direction}` : `${order} ${direction}, id ${direction}`;
  const { rows } = await pool.query<Row>(`select id::int as id from thing order by ${by}`);
  return rows.map(({ id }) => id);
};

test('while rows arrive, each row that a list had is on exactly one page, in order, forwards and backwards', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        order: fc.constantFrom<Order>('id', 'size', 'name', 'at'),
        direction: fc.constantFrom<'asc' | 'desc'>('asc', 'desc'),
        way: fc.constantFrom<'next' | 'previous'>('next', 'previous'),
        how: fc.constantFrom<'built' | 'text'>('built', 'text'),
        pageSize: fc.integer({ min: 1, max: 6 }),
        first: fc.array(kind, { maxLength: 25 }),
        arriving: fc.array(fc.array(kind, { maxLength: 4 }), { maxLength: 30 }),
      }),
      async ({ order, direction, way, how, pageSize, first, arriving }) => {
        await pool.query('truncate thing');
        await add(first);
        const atStart = await wholeList(order, direction);
        const shown: number[] = [];
        let page: string | null | undefined = way === 'next' ? undefined : LAST_PAGE;
        for (let turn = 0; page !== null; turn += 1) {
          const asked = keysetPage(keyset(order, direction), { page, pageSize }, 20);
          const { rows, pages } = asked.answer(await find[how](asked));
          const ids = rows.map(({ id }) => id);
          if (way === 'next') shown.push(...ids);
          else shown.unshift(...ids);
          page = pages[way];
          await add(arriving[turn] ?? []);
        }
        expect(new Set(shown).size).toBe(shown.length);
        const known = new Set(atStart);
        expect(shown.filter((id) => known.has(id))).toEqual(atStart);
        const inOrder = (await wholeList(order, direction)).filter((id) => shown.includes(id));
        expect(shown).toEqual(inOrder);
      },
    ),
    { numRuns: 150 },
  );
});

const pageOf = async (query: { page?: string; pageSize?: number }, order: Order = 'size') => {
  const page = keysetPage(keyset(order, 'desc'), query, 2);
  return page.answer(await find.built(page));
};

test('the first page has no previous one, the last no next one, and a list of one page neither', async () => {
  await add([0, 1, 2, 3, 4]);
  const first = await pageOf({});
  expect(first.pages).toEqual({ previous: null, next: expect.stringMatching(/^after\./) });
  const last = await pageOf({ page: LAST_PAGE });
  expect(last.pages).toEqual({ previous: expect.stringMatching(/^before\./), next: null });
  expect((await pageOf({ pageSize: 5 })).pages).toEqual({ previous: null, next: null });
  expect((await pageOf({ pageSize: 5, page: LAST_PAGE })).pages).toEqual({
    previous: null,
    next: null,
  });
});

test('going back and forth shows the same rows again', async () => {
  await add([0, 1, 2, 3, 4]);
  const first = await pageOf({});
  const second = await pageOf({ page: first.pages.next ?? '' });
  expect(await pageOf({ page: second.pages.previous ?? '' })).toEqual(first);
});

test('an empty list has an empty first and an empty last page', async () => {
  const none = { rows: [], pages: { previous: null, next: null } };
  expect([await pageOf({}), await pageOf({ page: LAST_PAGE })]).toEqual([none, none]);
});

test('a place is found again though its row is gone', async () => {
  await add([0, 1, 2, 3, 4]);
  const { rows, pages } = await pageOf({}, 'id');
  await pool.query('delete from thing where id = any ($1)', [rows.map(({ id }) => id)]);
  const next = await pageOf({ page: pages.next ?? '' }, 'id');
  expect(next.rows).toHaveLength(2);
});

const key = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each([
  ['another list’s', key('deposits desc', '1', '1')],
  ['another order’s', key('things name desc', 'n1', '1')],
  ['another direction’s', key('things size asc', '1', '1')],
  ['one with a part too few', key('things size desc', '1')],
  ['one with a part too many', key('things size desc', '1', '1', '1')],
  ['one that is no number', key('things size desc', '1', "1' or true")],
  ['one beyond every number', key('things size desc', '1', '9'.repeat(19))],
  ['one of objects', key('things size desc', {}, [])],
  ['one that is no list', Buffer.from('"things size desc"').toString('base64url')],
  ['one of noise', 'AAAA'],
])('a page’s place is refused at its field when it is %s', async (_, written) => {
  await expect(pageOf({ page: `after.${written}` })).rejects.toMatchObject({
    code: 'invalid_request',
    value: { fields: [{ field: 'page', reason: 'unknown page' }] },
  });
});
