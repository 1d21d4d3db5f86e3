/** `npm start`: seconds until the site answers and the most memory it takes, from a fresh clone and warm. */
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CHECKOUT } from '@palpite/local/settings.ts';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { peakMemory } from './process-memory.ts';
import type { Figure, Part } from './result.ts';

const WARM_BOUND_SECONDS = 5;

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
      const warm = await startOnce(clone, port);
      return [
        ...figures('fresh clone', fresh),
        ...figures('second start', warm, WARM_BOUND_SECONDS),
      ];
    } finally {
      await folder.remove();
    }
  },
};

interface Started {
  readonly seconds: number;
  readonly peakMegabytes: number;
}

function figures(what: string, { seconds, peakMegabytes }: Started, bound?: number): Figure[] {
  return [
    { what: `${what}: ready`, value: seconds, unit: 's', ...(bound && { bound }) },
    { what: `${what}: peak memory`, value: peakMegabytes, unit: 'MB', note: 'all its processes' },
  ];
}

async function startOnce(clone: string, port: number): Promise<Started> {
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
    const seconds = (performance.now() - began) / 1000;
    return { seconds, peakMegabytes: memory.stop() };
  } finally {
    memory.stop();
    child.kill('SIGTERM');
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
