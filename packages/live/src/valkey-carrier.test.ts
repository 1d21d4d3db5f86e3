import { createClient } from '@redis/client';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { createLiveValues, type LiveValues } from './live-values.ts';
import { ODDS } from './testing/odds.ts';
import { startValkey } from './testing/valkey-server.ts';
import { valkeyCarrier } from './valkey-carrier.ts';

/** Values over a real Valkey, or Debian's Redis, that is away, is silent, or serves another site too. */

const PROGRAM = inject('valkeyProgram');
const LEFT_OUT = PROGRAM === null ? ' (left out: none can be had here)' : '';

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

/** Starts a server that the test's end stops. */
async function valkey() {
  const server = await startValkey(PROGRAM ?? '');
  opened.push(server.stop);
  return server;
}

/** The values of one more process, as its readers see them. */
function startProcess(url: string, room = 'site', patienceMilliseconds = 60_000) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const connected = vi.fn();
  const carrier = valkeyCarrier({ url, room: () => room, log, connected, patienceMilliseconds });
  const values = createLiveValues({ carrier, log });
  const changed = vi.fn();
  values.attach({ changed, image: () => Promise.resolve(null) });
  values.start();
  opened.push(values.stop);
  return { values, log, connected, changed };
}

const untilHome = (values: LiveValues, home: number) =>
  expect.poll(() => values.whole('odds:final')?.patch.home).toBe(home);

describe.skipIf(PROGRAM === null)(`over Valkey${LEFT_OUT}`, () => {
  test('a Valkey that is silent is taken for lost, and the values that readers missed come when it answers', async () => {
    const server = await valkey();
    const publisher = startProcess(server.url, 'site', 300);
    const reader = startProcess(server.url, 'site', 300);
    reader.values.follow('odds:final');
    publisher.values.publish(ODDS, 'final', { home: 1, away: 1 });
    await untilHome(reader.values, 1);
    process.kill(server.pid, 'SIGSTOP');
    publisher.values.publish(ODDS, 'final', { home: 2 });
    for (const { connected } of [publisher, reader]) {
      await expect.poll(() => connected.mock.lastCall).toEqual([false]);
    }
    for (let home = 3; home <= 200; home += 1) publisher.values.publish(ODDS, 'final', { home });
    const before = reader.changed.mock.calls.length;
    process.kill(server.pid, 'SIGCONT');
    await untilHome(reader.values, 200);
    // The last value alone, sent again by its publisher and asked for by its reader, at each connection.
    expect(reader.changed.mock.calls.length - before).toBeLessThan(20);
    for (const { log } of [publisher, reader]) {
      const lost = () => log.warn.mock.calls.filter(([, text]) => String(text).includes('is lost'));
      await expect.poll(() => lost().length - log.info.mock.calls.length).toBe(0);
    }
  });

  test('processes of another database on the same Valkey do not hear each other', async () => {
    const server = await valkey();
    const publisher = startProcess(server.url, 'site');
    const own = startProcess(server.url, 'site');
    const other = startProcess(server.url, 'another');
    own.values.follow('odds:final');
    other.values.follow('odds:final');
    publisher.values.publish(ODDS, 'final', { home: 1, away: 1 });
    await untilHome(own.values, 1);
    publisher.values.publish(ODDS, 'final', { home: 2 });
    await untilHome(own.values, 2);
    expect(other.values.whole('odds:final')).toBeUndefined();
  });

  test('a process that is stopped while it connects leaves no connection', async () => {
    const server = await valkey();
    const { values } = startProcess(server.url);
    values.stop();
    const watcher = startProcess(server.url);
    await expect.poll(() => watcher.connected.mock.lastCall).toEqual([true]);
    const admin = await createClient({ url: server.url }).connect();
    opened.push(() => admin.destroy());
    await expect
      .poll(async () => (await admin.clientList()).filter(({ name }) => name === 'palpite-values'))
      .toHaveLength(1);
  });
});
