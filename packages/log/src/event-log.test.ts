import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { type Migrations, runMigrations } from '@palpite/server/database/migrate.ts';
import { createNotifications } from '@palpite/server/database/notifications.ts';
import { createPool } from '@palpite/server/database/pool.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { Pool } from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Consumer } from './consume.ts';
import { createEventLog } from './event-log.ts';
import { LOG_MIGRATIONS } from './migrations.ts';
import type { StoredEvent } from './stored-event.ts';
import { id } from './topics.ts';

/** Two programs on one database, each with a log in its own schema. The operator's tests prove what a log does. */

const SCHEMAS = ['farm', 'mill'] as const;
const ROLE = 'palpite_farm';
const clock = 'clock_timestamp()';
const farm = createEventLog({ schema: 'farm', clock });
const mill = createEventLog({ schema: 'mill', clock });
const milled = { name: 'grain.milled', facts: v.object({ sackId: id }) };
const log = { warn: () => undefined };

const programOf = (schema: string): Migrations => ({
  folder: import.meta.dirname,
  packages: [LOG_MIGRATIONS],
  schema,
  lock: 7,
  role: ROLE,
  grants: `
    GRANT USAGE ON SCHEMA ${schema} TO ${ROLE};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${ROLE};
    GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${ROLE};`,
});

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({
    template: 'logs',
    async migrate(owner) {
      for (const schema of SCHEMAS) await runMigrations(owner, programOf(schema));
    },
  });
  pool = createPool({ databaseUrl: database.url, max: 6, name: 'test', role: ROLE });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const say = (one: typeof farm, accountId: number, sackId: number) =>
  inTransaction(pool, ({ tx }) =>
    one.emit(tx, milled, { brandCode: 'mill', accountId }, { sackId }),
  );

test('a log is that of its schema: what one program emits, the other neither hands out nor reads', async () => {
  const seen: StoredEvent[] = [];
  const reader = (name: string): Consumer => ({
    name,
    lanes: 1,
    topics: [milled.name],
    handle: async (_transaction, events) => void seen.push(...events),
  });
  await farm.registerConsumer(pool, reader('baker'));
  await mill.registerConsumer(pool, reader('miller'));
  await say(farm, 1, 7);
  expect(await mill.handOut(pool)).toBe(0);
  expect(await farm.handOut(pool)).toBe(1);
  expect(await mill.consumeNext(pool, reader('miller'), 0)).toMatchObject({ events: 0 });
  expect(await farm.consumeNext(pool, reader('baker'), 0)).toMatchObject({ events: 1 });
  expect(seen).toMatchObject([
    { pos: 1, accountId: 1, topic: 'grain.milled', facts: { sackId: 7 } },
  ]);
});

test('two logs on one database hand out at the same moment', async () => {
  await say(farm, 1, 8);
  await say(mill, 1, 9);
  await inTransaction(pool, async ({ client }) => {
    // As another process of the farm that hands out and has not committed yet.
    await client.query('select farm.hand_out(10)');
    expect(await farm.handOut(pool)).toBeNull();
    expect(await mill.handOut(pool)).toBe(1);
  });
});

test('a process follows its log, and learns at once of what the relay hands out', async () => {
  const notifications = createNotifications(database.url);
  const tail = mill.createTail({ pool, notifications, log });
  const other = farm.createTail({
    pool,
    notifications: { listen: () => undefined, start: () => undefined, stop: async () => undefined },
    log,
  });
  const heard: StoredEvent[] = [];
  tail.onEvents((events) => heard.push(...events));
  await tail.start();
  await other.start();
  expect(tail.epoch).not.toBe(other.epoch);
  const stop = mill.startRelay(pool, { log });
  await say(mill, 2, 10);
  await expect.poll(() => heard.map(({ facts }) => facts)).toEqual([{ sackId: 10 }]);
  await stop();
  await tail.stop();
  await other.stop();
});

test('days of a log are made ahead, by a role that may not make tables', async () => {
  const days = (schema: string) =>
    pool.query('select from pg_inherits where inhparent = $1::regclass', [`${schema}.event`]);
  const before = (await days('farm')).rowCount;
  await inTransaction(pool, ({ tx }) => mill.keepDays(tx));
  expect((await days('mill')).rowCount).toBe(4);
  expect((await days('farm')).rowCount).toBe(before);
});
