/**
 * `npm start`: seconds from the command to the first page, and the memory that it takes: from a fresh clone, the second
 * time, and after it was killed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECKOUT } from '@palpite/local/settings.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { largestProcess, peakMemory } from './process-memory.ts';
import type { Figure, Part } from './result.ts';

const WARM_BOUND_SECONDS = 5;
const REST_SECONDS = 60;
const REST_BOUND_MEGABYTES = 400;

export const start: Part = {
  name: 'start',
  title: 'npm start',
  async measure(say) {
    const folder = await temporaryFolder('start');
    const clone = join(folder.path, 'clone');
    try {
      execFileSync('git', ['clone', '--quiet', CHECKOUT, clone]);
      const port = await freePortPair();
      say('  fresh clone');
      const fresh = await startOnce(clone, port);
      say('  second start');
      const warm = await startOnce(clone, port, { end: 'SIGKILL' });
      say('  after a kill');
      const killed = await startOnce(clone, port, { rest: true });
      return [
        ...figures('fresh clone', fresh),
        ...figures('second start', warm, WARM_BOUND_SECONDS),
        ...figures('after a kill', killed, WARM_BOUND_SECONDS),
        {
          what: `largest process ${REST_SECONDS} s later`,
          value: killed.restMegabytes,
          unit: 'MB',
          bound: REST_BOUND_MEGABYTES,
          note: 'without a visit',
        },
      ];
    } finally {
      await folder.remove();
    }
  },
};

interface Started {
  readonly seconds: number;
  readonly peakMegabytes: number;
  /** Of its largest process; NaN where it was not waited for. */
  readonly restMegabytes: number;
}

function figures(what: string, { seconds, peakMegabytes }: Started, bound?: number): Figure[] {
  return [
    { what: `${what}: first page`, value: seconds, unit: 's', ...(bound && { bound }) },
    { what: `${what}: peak memory`, value: peakMegabytes, unit: 'MB', note: 'all its processes' },
  ];
}

async function startOnce(
  clone: string,
  port: number,
  { end = 'SIGTERM', rest = false }: { end?: NodeJS.Signals; rest?: boolean } = {},
): Promise<Started> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, PORT: String(port), PALPITE_DATA: '', DATABASE_URL: '' },
  });
  const memory = peakMemory(child.pid ?? 0);
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^Ready after/m.test(output)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  try {
    await ready;
    const page = await fetch(`http://localhost:${port}/`);
    if (!page.ok) throw new Error(`the first page was answered with ${page.status}`);
    const seconds = (performance.now() - began) / 1000;
    const peakMegabytes = memory.stop();
    if (rest) await setTimeout(REST_SECONDS * 1_000);
    const restMegabytes = rest ? largestProcess(child.pid ?? 0) : Number.NaN;
    return { seconds, peakMegabytes, restMegabytes };
  } finally {
    memory.stop();
    // npm passes SIGTERM on; a kill has to reach the site itself.
    if (end === 'SIGKILL' && child.pid !== undefined) process.kill(-child.pid, end);
    else child.kill(end);
    await ended;
    await groupEnded(child.pid);
  }
}

/** npm ends as soon as it has passed the signal on; the site still puts its database away then. */
async function groupEnded(pid: number | undefined): Promise<void> {
  const isAlive = () => {
    try {
      return pid !== undefined && process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  while (isAlive()) await setTimeout(100);
}

async function freePortPair(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<number>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(0));
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        const taken = typeof address === 'object' ? (address?.port ?? 0) : 0;
        server.close(() => resolve(taken));
      });
    });
  for (;;) {
    const port = await isFree(0);
    if (port < 65_534 && (await isFree(port + 1)) !== 0) return port;
  }
}
