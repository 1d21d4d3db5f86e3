/**
 * Values that move from one process to another, over each carrier: how late a change is there, and whether the last value of
 * every key arrives. Both ends are in this process; the carrier's server is between them.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createLiveValues } from '@palpite/live/live-values.ts';
import {
  notifyCarriers,
  type TestCarriers,
  valkeyCarriers,
} from '@palpite/live/testing/carriers.ts';
import { ODDS } from '@palpite/live/testing/odds.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { createNotifications } from '@palpite/operator/testing/kernel';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { findValkey } from '../scripts/valkey.ts';
import { type Figure, type Part, percentile } from './result.ts';

const KEYS = 5_000;
const CHANGES_PER_SECOND = 200;
const SECONDS = 20;
const DELAY_BOUND_MS = 100;

/** What is not carried shows in the figures. */
const log = { warn: () => undefined };

/** Publishes at the one end, and hears at the other. */
async function measureCarrier(name: string, carriers: TestCarriers): Promise<Figure[]> {
  const [publisher, reader] = [carriers.open(), carriers.open()].map((carrier) =>
    createLiveValues({ carrier, log }),
  );
  if (!publisher || !reader) throw new Error('there are no two ends');
  const delays: number[] = [];
  const heard = new Map<string, unknown>();
  reader.attach({
    changed(key, { patch, whole }) {
      heard.set(key, patch.home);
      if (!whole) delays.push(performance.now() - Number(patch.home));
    },
    image: () => Promise.resolve(null),
  });
  const last = new Map<string, number>();
  const publish = (key: number) => {
    const at = performance.now();
    last.set(`odds:${key}`, at);
    publisher.publish(ODDS, String(key), { home: at, away: key });
  };
  publisher.start();
  reader.start();
  for (let key = 0; key < KEYS; key += 1) {
    publish(key);
    reader.follow(`odds:${key}`);
  }
  while (heard.size < KEYS) await pause(50);
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  let published = 0;
  while (published < CHANGES_PER_SECOND * SECONDS) {
    await pause(1_000 / CHANGES_PER_SECOND);
    // However late the pause is, as many as the time asks for.
    const due = ((performance.now() - began) * CHANGES_PER_SECOND) / 1_000;
    for (; published < due; published += 1) publish(Math.floor(Math.random() * KEYS));
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const share = (user + system) / 1_000 / (performance.now() - began);
  await pause(1_000);
  const missing = Array.from(last).filter(([key, at]) => heard.get(key) !== at).length;
  publisher.stop();
  reader.stop();
  await carriers.close();
  const note = `${delays.length} changes of ${KEYS} keys in ${SECONDS} s`;
  return [
    { what: `over ${name}, median`, value: percentile(delays, 50), unit: 'ms' },
    {
      what: `over ${name}, p99`,
      value: percentile(delays, 99),
      unit: 'ms',
      bound: DELAY_BOUND_MS,
      note,
    },
    { what: `last values that did not come over ${name}`, value: missing, unit: '', bound: 0 },
    {
      what: `processor of both ends over ${name}`,
      value: share * 100,
      unit: '%',
      note: 'of one core',
    },
  ];
}

async function overNotifications(): Promise<Figure[]> {
  const folder = await temporaryFolder('bench');
  const server = await startPostgres({ dataDirectory: folder.path });
  await createDatabase(server, 'bench');
  const figures = await measureCarrier(
    'notifications',
    await notifyCarriers(server.url('bench'), createNotifications),
  );
  await server.stop();
  await folder.remove();
  return figures;
}

export const carriers: Part = {
  name: 'live',
  title: `Live values between two processes: ${CHANGES_PER_SECOND} changes a second, from the change to the other process`,
  async measure(say) {
    const figures = await overNotifications();
    const program = findValkey();
    if (program === undefined) {
      say('  no valkey-server or redis-server is here: that carrier is left out');
      return figures;
    }
    return [...figures, ...(await measureCarrier('Valkey', await valkeyCarriers(program)))];
  },
};
