import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestOperator, type TestOperator } from '#testing/operator.ts';
import { createFrame } from './frame.ts';
import { mountHealth } from './health.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await createTestOperator();
});
afterAll(() => operator.close());

const answer = async (path: string, init: RequestInit = {}, address = '203.0.113.7') => {
  const response = await operator.browser({ address }).fetch(path, init);
  return { status: response.status, text: await response.text() };
};

test('a running operator says so', async () => {
  expect(await answer('/healthz')).toEqual({ status: 200, text: '{"alive":true}' });
});

test('it is ready when the database answers and has every migration', async () => {
  expect(await answer('/readyz')).toEqual({
    status: 200,
    text: '{"ready":true,"database":"reachable","migrations":"current"}',
  });
});

test('it is not ready while a migration is missing', async () => {
  const { pool } = operator.database;
  const { rows } = await pool.query(
    "DELETE FROM migrations.operator WHERE name = (SELECT max(name) FROM migrations.operator WHERE name ~ '^[0-9]') RETURNING name, checksum",
  );
  const { status, text } = await answer('/readyz');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { ready: false, database: 'reachable', migrations: 'behind' },
  ]);
  await pool.query('INSERT INTO migrations.operator (name, checksum) VALUES ($1, $2)', [
    rows[0].name,
    rows[0].checksum,
  ]);
});

test('a full disk is reported as unavailable, in a call and to a balancer, and no longer once there is space', async () => {
  const { pool } = operator.database;
  // PostgreSQL's own error of a full disk, raised when a file would have to grow.
  await pool.query(`
    create function full_disk() returns event_trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create function full_disk_row() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create event trigger full_disk on ddl_command_start execute function full_disk();`);
  const { status, text } = await answer('/readyz');
  expect([status, JSON.parse(text)]).toEqual([
    503,
    { ready: false, database: 'unwritable', migrations: 'current' },
  ]);
  await pool.query('drop event trigger full_disk');
  await pool.query(
    'create trigger full_disk before insert on operator.session execute function full_disk_row()',
  );
  const { username } = await operator.account();
  await expect(operator.browser().login(username)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  });
  await pool.query('drop trigger full_disk on operator.session');
  await operator.browser().login(username);
  expect((await answer('/readyz')).status).toBe(200);
});

test('it is not ready without its database, and still alive', async () => {
  const other = await createTestOperator();
  const app = createFrame(other.services);
  mountHealth(app, other.services);
  const ask = (path: string) =>
    new Hono().route('/', app).fetch(new Request(`http://localhost${path}`));
  await other.close();
  expect((await ask('/readyz')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
});

test.each([
  'True-Client-IP',
  'X-Client-IP',
  'Fastly-Client-IP',
  'X-Original-Forwarded-For',
  'X-Real-IP',
  'CF-Connecting-IP',
  'Forwarded',
  'Via',
])('measurements are not given to a proxy on this machine, which sends %s', async (name) => {
  const proxied = { headers: { [name]: '203.0.113.9' } };
  expect((await answer('/metrics', proxied, '127.0.0.1')).status).toBe(403);
});

test('measurements are given under a name of this machine alone', async () => {
  const under = (host: string) => answer('/metrics', { headers: { host } }, '127.0.0.1');
  expect((await under('evil.example')).status).toBe(403);
  expect((await under('127.0.0.1:3000')).status).toBe(200);
});

test('measurements are available only to this machine', async () => {
  expect((await answer('/metrics')).status).toBe(403);
  const proxied = { headers: { 'x-forwarded-for': '127.0.0.1' } };
  expect((await answer('/metrics', proxied, '127.0.0.1')).status).toBe(403);
  const { status, text } = await answer('/metrics', {}, '127.0.0.1');
  expect(status).toBe(200);
  expect(text).toContain('palpite_request_duration_seconds_bucket');
  expect(text).toContain('palpite_database_connections{pool="lookups",state="open"}');
});

test('with a token set, measurements are available to callers with the token', async () => {
  const guarded = await createTestOperator({ config: { metricsToken: 'let-me-measure' } });
  const ask = async (authorization: string) =>
    (await guarded.browser().fetch('/metrics', { headers: { authorization } })).status;
  expect(await ask('Bearer let-me-measure')).toBe(200);
  expect(await ask('Bearer let-me-guess')).toBe(403);
  expect((await guarded.browser({ address: '127.0.0.1' }).fetch('/metrics')).status).toBe(403);
  await guarded.close();
});
