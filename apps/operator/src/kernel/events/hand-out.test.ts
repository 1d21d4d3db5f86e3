import { randomInt } from 'node:crypto';
import { APP_ROLE, migrateLedger } from '@palpite/ledger';
import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { createPool } from '@palpite/server/database/pool.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OPERATOR_GRANTS } from '#grants.ts';
import { migrateOperator } from '../database/migrate.ts';
import type { Consumer } from '@palpite/log/consume.ts';
import { consumeNext, emit, handOut, registerConsumer, startConsumers } from './operator-log.ts';
import { depositChanged } from '#modules/money/deposit/topics.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({
    template: 'operator-alone',
    async migrate(owner) {
      await migrateLedger(owner);
      await migrateOperator(owner, OPERATOR_GRANTS);
    },
  });
  pool = createPool({ databaseUrl: database.url, max: 12, name: 'test', role: APP_ROLE });
  await database.pool.query('create table public.seen (account_id bigint, number int, pos bigint)');
  await database.pool.query(`grant all on public.seen to ${APP_ROLE}`);
});
beforeEach(async () => {
  await database.pool.query('truncate operator.event_new, operator.event, operator.consumer, seen');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const brandCode = 'palpite';
const say = (accountId: number, orderId: number) =>
  inTransaction(pool, ({ tx }) =>
    emit(tx, depositChanged, { brandCode, accountId }, { orderId, status: 'processing' }),
  );
const handOutAll = async () => {
  while ((await handOut(pool, 50)) !== 0);
};
/** Notes what it was given, so that a loss or a repeat shows. */
const noting: Consumer = {
  name: 'noting',
  lanes: 2,
  topics: [depositChanged.name],
  async handle({ client }, events) {
    for (const { accountId, facts, pos } of events) {
      await client.query('insert into seen values ($1, $2, $3)', [
        accountId,
        (facts as { orderId: number }).orderId,
        pos,
      ]);
    }
  },
};
const consumeAll = async (consumer: Consumer) => {
  for (let lane = 0; lane < consumer.lanes; lane += 1) {
    for (;;) {
      const did = await consumeNext(pool, consumer, lane, 20);
      if (did.kind === 'done' && !did.more) break;
    }
  }
};
const seenBy = async () =>
  (await pool.query<{ account_id: string; number: number }>('select * from seen order by pos'))
    .rows;

test('every committed event is read once and in order for its account, whatever commits late, is undone, or is lost on the way', async () => {
  await registerConsumer(pool, noting);
  const committed = new Map<number, number[]>();
  // A writer for each account: its transactions follow one another, as those of a gate do.
  const writers = Array.from({ length: 8 }, async (_, accountId) => {
    const numbers: number[] = [];
    committed.set(accountId, numbers);
    for (let number = 1; number <= 40; number += 1) {
      const late = randomInt(100) < 10 ? randomInt(5, 60) / 1_000 : 0;
      const undone = randomInt(100) < 10;
      await inTransaction(pool, async ({ tx, client }) => {
        const facts = { orderId: number, status: 'processing' };
        await emit(tx, depositChanged, { brandCode, accountId }, facts);
        await client.query('select pg_sleep($1)', [late]);
        if (undone) throw new Error('undone');
        numbers.push(number);
      }).catch((error: Error) => {
        if (error.message !== 'undone') throw error;
      });
    }
  });
  let writing = true;
  const relays = Array.from({ length: 2 }, async () => {
    while (writing) await handOut(pool, 30);
  });
  const losing: Consumer = {
    ...noting,
    async handle(transaction, events) {
      await noting.handle(transaction, events);
      if (randomInt(100) < 10) throw new Error('the commit is lost');
    },
    // Never put aside: a loss comes at random, and its event comes again.
    park: () => Promise.reject(new Error('lost again')),
  };
  const readers = Array.from({ length: 2 }, async (_, lane) => {
    while (writing) await consumeNext(pool, losing, lane, 20).catch(() => undefined);
  });
  await Promise.all(writers);
  writing = false;
  await Promise.all([...relays, ...readers]);
  await handOutAll();
  await pool.query('update operator.consumer set failures = 0');
  await consumeAll(noting);

  const seen = await seenBy();
  for (const [accountId, numbers] of committed) {
    const mine = seen.filter((row) => Number(row.account_id) === accountId);
    expect(mine.map(({ number }) => number)).toEqual(numbers);
  }
  const { rows } = await pool.query(
    `select count(*)::int as events, max(pos) - min(pos) + 1 as span,
       (select count(*)::int from operator.event_new) as waiting from operator.event`,
  );
  expect(rows[0]).toMatchObject({ events: seen.length, span: String(seen.length), waiting: 0 });
});

test('an event that always fails stops its lane after three failures, and the others go on', async () => {
  await registerConsumer(pool, noting);
  for (const [account, number] of [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
  ] as const) {
    await say(account, number);
  }
  await handOutAll();
  const failing: Consumer = {
    ...noting,
    async handle(transaction, events) {
      await noting.handle(transaction, events);
      if (events.some(({ accountId, facts }) => accountId === 1 && isNumber(facts, 2))) {
        throw new Error('bad event');
      }
    },
  };
  const kinds: string[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const did = await consumeNext(pool, failing, 1);
    kinds.push(did.kind === 'failed' ? did.outcome : did.kind);
  }
  expect(kinds).toEqual([
    'again',
    'done',
    'again',
    'again',
    'stopped',
    ...Array(3).fill('stopped'),
  ]);
  expect(await consumeNext(pool, failing, 0)).toMatchObject({ kind: 'done', events: 2 });
  expect(await seenBy()).toMatchObject([
    { account_id: '1', number: 1 },
    { account_id: '2', number: 1 },
    { account_id: '2', number: 2 },
  ]);
});
const isNumber = (facts: unknown, number: number) =>
  (facts as { orderId: number }).orderId === number;

test('a consumer that puts a failing event aside goes on with the next', async () => {
  const parked: number[] = [];
  const parking: Consumer = {
    ...noting,
    lanes: 1,
    name: 'parking',
    async handle(transaction, events) {
      if (events.some(({ facts }) => isNumber(facts, 1))) throw new Error('bad event');
      await noting.handle(transaction, events);
    },
    park: async (_transaction, { pos }) => void parked.push(pos),
  };
  await registerConsumer(pool, parking);
  await say(1, 1);
  await say(1, 2);
  await handOutAll();
  for (let attempt = 0; attempt < 4; attempt += 1) await consumeNext(pool, parking, 0);
  await consumeNext(pool, parking, 0);
  expect(parked).toHaveLength(1);
  expect(await seenBy()).toMatchObject([{ number: 2 }]);
});

test('consumers that are stopped while they read end with what they read, and do not rest first', async () => {
  const reading = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const resting: Consumer = {
    ...noting,
    name: 'resting',
    lanes: 1,
    restMilliseconds: 3_600_000,
    async handle(transaction, events) {
      reading.resolve();
      await goOn.promise;
      await noting.handle(transaction, events);
    },
  };
  await registerConsumer(pool, resting);
  await say(1, 1);
  await handOutAll();
  const error = (fields: object) => expect.unreachable(JSON.stringify(fields));
  const stop = startConsumers(
    { pool, log: { error }, metrics: { consumers: { inc: () => undefined } } },
    [resting],
  );
  await reading.promise;
  const stopped = stop();
  goOn.resolve();
  await stopped;
  expect(await seenBy()).toMatchObject([{ number: 1 }]);
});

test('a consumer keeps its number of lanes', async () => {
  await registerConsumer(pool, noting);
  await expect(registerConsumer(pool, { ...noting, lanes: 3 })).rejects.toThrow('2 lanes');
});

test('facts that are not those of the topic are refused before they are written', async () => {
  const wrong = inTransaction(pool, ({ tx }) =>
    emit(tx, depositChanged, { brandCode }, { orderId: 1.5, status: 'processing' }),
  );
  await expect(wrong).rejects.toThrow();
  expect(await handOut(pool)).toBe(0);
});

test('a day of the log goes once every consumer has read it, and the head stays', async () => {
  await registerConsumer(pool, noting);
  await say(1, 1);
  await handOutAll();
  const days = async () =>
    (
      await pool.query(
        `select c.relname from pg_inherits join pg_class c on c.oid = inhrelid
         where inhparent = 'operator.event'::regclass order by 1`,
      )
    ).rows.length;
  const drop = async () =>
    (await pool.query(`select operator.drop_event_days(current_date + 30) as dropped`)).rows[0];
  const made = await days();
  expect(made).toBeGreaterThan(1);
  expect(await drop()).toEqual({ dropped: 0 });
  await consumeAll(noting);
  expect(await drop()).toEqual({ dropped: made });
  const { rows } = await pool.query('select pos from operator.event_head');
  await say(1, 2);
  await handOutAll();
  const after = await pool.query('select pos from operator.event');
  expect(after.rows).toEqual([{ pos: String(Number(rows[0].pos) + 1) }]);
});
