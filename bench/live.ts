/**
 * The live connections of one process: how late a frame is when many hear of many events, what that costs the processor,
 * and what a quiet connection costs in memory.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_PATH, type LiveFrame } from '@palpite/contract/live.ts';
import type { SiteProcess } from '@palpite/local/site-process.ts';
import { Pool } from 'pg';
import { WebSocket } from 'ws';
import { withSite } from './bench-site.ts';
import { cpuSeconds } from './process-time.ts';
import { type Figure, type Part, percentile } from './result.ts';

const BUSY = 2_000;
const EVENTS_PER_SECOND = 20;
const SECONDS = 15;
const IDLE = 10_000;
/** Connections that are opened at the same time. */
const OPENING = 100;
const DELAY_BOUND_MS = 100;

/** The bench opens more than one address may. */
const environment = {
  LIMITS: JSON.stringify({
    generalPerMinute: 1_000_000,
    liveConnections: 50_000,
    liveConnectionsPerAddress: 50_000,
  }),
};

export const live: Part = {
  name: 'live',
  title: 'Live connections of one process',
  measure: (say) =>
    withSite(
      async (site) => {
        const busy = await manyFrames(site, say);
        return [...busy, ...(await quietOnes(site, say))];
      },
      { environment, atRest: true },
    ),
};

interface Client {
  readonly socket: WebSocket;
}

/** @param hear called with each frame, and when it came by the system's clock, in milliseconds */
async function connect(
  { origins: [origin] }: SiteProcess,
  hear: (frame: LiveFrame, at: number) => void,
): Promise<Client> {
  const socket = new WebSocket(origin.replace(/^http/, 'ws') + LIVE_PATH, {
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const at = performance.timeOrigin + performance.now();
      const frame = JSON.parse(data.toString()) as LiveFrame;
      if (frame.type === 'image') resolve();
      hear(frame, at);
    });
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', token: null, channels: ['brand'] }));
    });
  });
  return { socket };
}

async function connectMany(
  site: SiteProcess,
  count: number,
  hear: (frame: LiveFrame, at: number) => void,
): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < count) {
    const next = Math.min(OPENING, count - clients.length);
    clients.push(...(await Promise.all(Array.from({ length: next }, () => connect(site, hear)))));
  }
  return clients;
}

async function closeAll(clients: readonly Client[]): Promise<void> {
  for (const { socket } of clients) socket.terminate();
  await pause(1_000);
}

/** Every client hears of every event: that many frames a second each. */
async function manyFrames(site: SiteProcess, say: (line: string) => void): Promise<Figure[]> {
  const pool = new Pool({ connectionString: site.databaseUrl, max: 2 });
  const cameAt = new Map<number, number[]>();
  const clients = await connectMany(site, BUSY, (frame, at) => {
    if (frame.type !== 'hints') return;
    const times = cameAt.get(frame.offset) ?? [];
    times.push(at);
    cameAt.set(frame.offset, times);
  });
  say(`  ${clients.length} connections open`);
  const cpuBefore = cpuSeconds(site.pid);
  const began = performance.now();
  const events = EVENTS_PER_SECOND * SECONDS;
  for (let nth = 1; nth <= events; nth += 1) {
    await pool.query(`select operator.emit('palpite', null, 'announcement.published', '{}')`);
    await pause(Math.max(0, began + (nth * 1_000) / EVENTS_PER_SECOND - performance.now()));
  }
  await pause(1_000);
  const share = (cpuSeconds(site.pid) - cpuBefore) / ((performance.now() - began) / 1_000);
  const { rows } = await pool.query<{ pos: string; at: Date; ms: string }>(
    `select pos, extract(epoch from at) * 1000 as ms from operator.event
     where topic = 'announcement.published'`,
  );
  await pool.end();
  const saidAt = new Map(rows.map(({ pos, ms }) => [Number(pos), Number(ms)]));
  const delays = Array.from(cameAt).flatMap(([offset, times]) =>
    times.map((at) => at - (saidAt.get(offset) ?? Number.NaN)),
  );
  await closeAll(clients);
  const each = `${BUSY} connections, ${EVENTS_PER_SECOND} events a second to each`;
  return [
    {
      what: 'from the commit to the frame, median',
      value: percentile(delays, 50),
      unit: 'ms',
      note: each,
    },
    {
      what: 'from the commit to the frame, p99',
      value: percentile(delays, 99),
      unit: 'ms',
      bound: DELAY_BOUND_MS,
      note: `${delays.length} frames; clients and database on the same machine`,
    },
    {
      what: 'frames that did not come',
      value: BUSY * rows.length - delays.length,
      unit: '',
      note: 'two events in one hand-out are one frame',
    },
    { what: 'processor of the process', value: share * 100, unit: '%', note: 'of one core' },
  ];
}

async function quietOnes(site: SiteProcess, say: (line: string) => void): Promise<Figure[]> {
  const before = residentBytes(site.pid);
  const clients = await connectMany(site, IDLE, () => undefined);
  say(`  ${clients.length} connections open`);
  await pause(5_000);
  const cpuBefore = cpuSeconds(site.pid);
  await pause(20_000);
  const share = (cpuSeconds(site.pid) - cpuBefore) / 20;
  const bytes = residentBytes(site.pid) - before;
  await closeAll(clients);
  return [
    {
      what: 'memory of quiet connections',
      value: bytes / 1e6,
      unit: 'MB',
      note: `${clients.length} connections, ${(bytes / clients.length / 1_000).toFixed(1)} kB each`,
    },
    {
      what: 'processor for quiet connections',
      value: share * 100,
      unit: '%',
      note: 'of one core; a beat each 20 s',
    },
  ];
}

function residentBytes(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Number(pages) * 4_096;
}
