import { LIVE_PATH, type LiveFrame, liveFrame } from '@palpite/contract/live.ts';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createNotifications, type Notifications } from '@palpite/server/database/notifications.ts';
import { withOperator } from '#testing/with-operator.ts';
import type { createFrame } from '../http/frame.ts';
import type { LiveSite } from './testing/connect.ts';
import { createLiveValues, type LiveValues } from '@palpite/live/live-values.ts';
import { notifyCarrier } from '@palpite/live/notify-carrier.ts';
import { ODDS } from '@palpite/live/testing/odds.ts';
import { openValueSite } from './testing/values.ts';

/** Values over real connections and over the notifications of a real database. */

const operator = withOperator();
let site: LiveSite;
let app: ReturnType<typeof createFrame>;
beforeAll(async () => {
  ({ app, site } = await openValueSite(operator, { rows: { home: 1, away: 1 } }));
});
afterAll(async () => {
  await site.close();
});

const publish = (key: string, patch: { home?: number; away?: number }) =>
  operator.services.live.publish(ODDS, key, patch);
const isValue = (frame: LiveFrame) => frame.type === 'value';

test('a reader gets the value when they come, and then what changes of it', async () => {
  publish('match-1', { home: 2, away: 3 });
  const client = await site.connect({ channels: ['odds:match-1'] });
  const first = await client.until(isValue);
  expect(first).toMatchObject({
    channel: 'odds:match-1',
    patch: { home: 2, away: 3 },
    whole: true,
  });
  publish('match-1', { away: 4 });
  await client.until((frame) => isValue(frame) && frame !== first);
  const [{ epoch, seq } = { epoch: 0, seq: 0 }, change] = client.all('value');
  expect(change).toMatchObject({ epoch, seq: seq + 1, patch: { away: 4 }, whole: false });
  expect(client.all('image')).toEqual([]);
});

test('changes of a key in one moment are one frame, and readers of other keys get none', async () => {
  publish('match-2', { home: 1, away: 1 });
  publish('match-3', { home: 1, away: 1 });
  const client = await site.connect({ channels: ['odds:match-2'] });
  await client.until(isValue);
  for (let home = 2; home <= 50; home += 1) publish('match-2', { home });
  publish('match-3', { home: 9 });
  await client.until((frame) => frame.type === 'value' && frame.patch.home === 50);
  expect(client.all('value').length).toBeLessThanOrEqual(3);
  expect(new Set(client.all('value').map(({ channel }) => channel))).toEqual(
    new Set(['odds:match-2']),
  );
});

test('keys are followed and left over the open connection', async () => {
  publish('match-4', { home: 1, away: 1 });
  publish('match-5', { home: 1, away: 1 });
  const client = await site.connect({ channels: ['brand'] });
  client.socket.send('{"type":"subscribe","channels":["odds:match-4","odds:secret"]}');
  await client.until((frame) => frame.type === 'refused' && frame.channel === 'odds:secret');
  await client.until(isValue);
  client.socket.send('{"type":"unsubscribe","channels":["odds:match-4"]}');
  client.socket.send('{"type":"subscribe","channels":["odds:match-5"]}');
  await client.until((frame) => frame.type === 'value' && frame.channel === 'odds:match-5');
  publish('match-4', { home: 7 });
  publish('match-5', { home: 7 });
  await client.until((frame) => frame.type === 'value' && frame.patch.home === 7);
  expect(client.all('value').filter(({ channel }) => channel === 'odds:match-4')).toHaveLength(1);
});

test('a value that no process publishes comes from rows', async () => {
  const client = await site.connect({ channels: ['odds:rows'] });
  expect(await client.until(isValue)).toMatchObject({ patch: { home: 1, away: 1 }, epoch: 0 });
  publish('rows', { home: 5, away: 5 });
  await client.until((frame) => frame.type === 'value' && frame.patch.home === 5);
});

test('an event stream carries values too, also those that the first twenty names leave no room for', async () => {
  publish('match-6', { home: 6, away: 6 });
  const request = new Request(`http://localhost:3000${LIVE_PATH}`, {
    method: 'POST',
    headers: { host: 'localhost' },
    body: JSON.stringify({
      type: 'hello',
      token: null,
      channels: ['brand'],
      more: Array.from({ length: 60 }, (_, at) => `odds:match-${at}`),
    }),
  });
  const response = await app.fetch(request, { peerAddress: '127.0.0.1' });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value = '', done = true } = (await reader?.read()) ?? {};
    expect(done).toBe(false);
    const frame = v.parse(liveFrame, JSON.parse(value.replace(/^data: /, '')));
    if (frame.type === 'value' && frame.channel === 'odds:match-6') break;
  }
  await reader?.cancel();
});

test('one connection follows at most 300 names', async () => {
  const client = await site.connect({ channels: ['brand'] });
  for (let at = 0; at < 320; at += 20) {
    const channels = Array.from({ length: 20 }, (_, nth) => `odds:many-${at + nth}`);
    client.socket.send(JSON.stringify({ type: 'subscribe', channels }));
  }
  await expect.poll(() => client.all('refused').length).toBe(21);
});

test('a value is published as its channel says: whole at first, without other fields, and small', () => {
  expect(() => publish('match-7', { home: 1 })).toThrow();
  publish('match-7', { home: 1, away: 1, margin: 0.05 } as { home: number });
  const wide = { ...ODDS, value: v.object({ text: v.string() }) };
  expect(() =>
    operator.services.live.publish(wide, 'match-8', { text: 'é'.repeat(4_000) }),
  ).toThrow(RangeError);
});

test('values pass between processes, and again after the database has ended their connections', async () => {
  const opened: { values: LiveValues; notifications: Notifications }[] = [];
  const { pool, log } = operator.services;
  const ready: Promise<void>[] = [];
  const start = () => {
    const notifications = createNotifications(operator.database.url);
    const values = createLiveValues({ carrier: notifyCarrier(pool, notifications), log });
    ready.push(new Promise((resolve) => notifications.listen('ready', () => undefined, resolve)));
    notifications.start();
    opened.push({ values, notifications });
    return values;
  };
  const [here, there] = [start(), start()];
  await Promise.all(ready);
  const changed = vi.fn();
  there.attach({ changed, image: () => Promise.resolve(null) });
  there.follow('odds:final');
  here.publish(ODDS, 'final', { home: 1, away: 1 });
  const untilThere = (home: number) =>
    expect.poll(() => there.whole('odds:final')?.patch.home, { timeout: 30_000 }).toBe(home);
  await untilThere(1);
  here.publish(ODDS, 'final', { home: 2 });
  await untilThere(2);
  const owner = new pg.Client({ connectionString: operator.database.url });
  await owner.connect();
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'palpite events' and datname = current_database()`,
  );
  await owner.end();
  here.publish(ODDS, 'final', { home: 3 });
  await untilThere(3);
  for (const { values, notifications } of opened) {
    values.stop();
    await notifications.stop();
  }
});
