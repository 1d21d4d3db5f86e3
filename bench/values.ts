/**
 * Values that move, on one process beside rounds of a vendor's game: how late a change is at its readers, whether the last
 * value of every key arrives, and what that costs the processor.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH, type LiveFrame, MOST_NAMES } from '@palpite/contract/live.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { WebSocket } from 'ws';
import { cpuSeconds } from './process-time.ts';
import { type Figure, type Part, percentile } from './result.ts';
import type { LoadSettings } from './round-load.ts';

const KEYS = 5_000;
const READERS = 500;
const KEYS_EACH = 50;
const SECONDS = 20;
/** Rounds that begin together, and how often: 100 a second. */
const ROUNDS = 10;
const ROUNDS_EVERY_MS = 100;
const DELAY_BOUND_MS = 100;

interface Reader {
  readonly socket: WebSocket;
  readonly values: Map<string, number>;
}

async function connect(port: number, nth: number, onDelay: (ms: number) => void): Promise<Reader> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { perMessageDeflate: false });
  const values = new Map<string, number>();
  const names = Array.from({ length: KEYS_EACH }, (_, at) => `odds:${(nth * 7 + at * 97) % KEYS}`);
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const now = performance.timeOrigin + performance.now();
      const frame = JSON.parse(data.toString()) as LiveFrame;
      if (frame.type !== 'value' || typeof frame.patch.home !== 'number') return;
      values.set(frame.channel, frame.patch.home);
      if (!frame.whole) onDelay(now - frame.patch.home);
      if (values.size === KEYS_EACH) resolve();
    });
    socket.once('open', () => {
      const [channels, more] = [names.slice(0, MOST_NAMES), names.slice(MOST_NAMES)];
      socket.send(JSON.stringify({ type: 'hello', token: null, channels, more }));
    });
  });
  return { socket, values };
}

async function startLoad(directory: string) {
  const server = await startPostgres({ dataDirectory: directory });
  await createDatabase(server, 'bench');
  const settings: LoadSettings = {
    checkout: `${import.meta.dirname}/..`,
    databaseUrl: server.url('bench'),
    postgresPid: server.pid,
    limits: { generalPerMinute: 1_000_000, liveConnectionsPerAddress: READERS },
  };
  const child = fork(`${import.meta.dirname}/values-load.ts`, [JSON.stringify(settings)]);
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the operator ended')));
  gone.catch(() => undefined);
  const answer = async (): Promise<unknown> => {
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [unknown];
    return message;
  };
  return { server, child, answer };
}

export const values: Part = {
  name: 'live',
  title: `Live values: ${KEYS} keys, 200 changes a second, ${READERS} readers of ${KEYS_EACH} keys each`,
  async measure(say) {
    const folder = await temporaryFolder('bench');
    const { server, child, answer } = await startLoad(folder.path);
    await answer();
    const { port } = (await answer()) as { port: number };
    const delays: number[] = [];
    const readers: Reader[] = [];
    while (readers.length < READERS) {
      const first = readers.length;
      const next = Array.from({ length: 50 }, (_, at) =>
        connect(port, first + at, (ms) => void delays.push(ms)),
      );
      readers.push(...(await Promise.all(next)));
    }
    say(`  ${readers.length} readers`);
    const pid = child.pid ?? 0;
    const cpuBefore = cpuSeconds(pid);
    const began = performance.now();
    child.send('publish');
    let rounds = 0;
    for (let at = 0; at < SECONDS * 1_000; at += ROUNDS_EVERY_MS) {
      child.send(ROUNDS);
      await answer();
      rounds += ROUNDS;
      await pause(Math.max(0, began + at + ROUNDS_EVERY_MS - performance.now()));
    }
    const seconds = (performance.now() - began) / 1_000;
    const share = (cpuSeconds(pid) - cpuBefore) / seconds;
    child.send('last');
    const last = (await answer()) as number[];
    await pause(1_000);
    const missing = readers.flatMap(({ values: own }) =>
      Array.from(own).filter(([name, value]) => last[Number(name.split(':')[1])] !== value),
    );
    for (const { socket } of readers) socket.terminate();
    child.disconnect();
    await once(child, 'exit');
    await server.stop();
    await folder.remove();
    const each = `${delays.length} frames in ${seconds.toFixed(0)} s`;
    return [
      { what: 'from the change to the frame, median', value: percentile(delays, 50), unit: 'ms' },
      {
        what: 'from the change to the frame, p99',
        value: percentile(delays, 99),
        unit: 'ms',
        bound: DELAY_BOUND_MS,
        note: `${each}; readers and database on the same machine`,
      },
      { what: 'last values that did not come', value: missing.length, unit: '', bound: 0 },
      {
        what: 'processor of the process',
        value: share * 100,
        unit: '%',
        note: `of one core, with ${(rounds / seconds).toFixed(0)} rounds a second`,
      },
    ] satisfies Figure[];
  },
};
