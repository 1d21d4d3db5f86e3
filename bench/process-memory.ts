import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 200;

/**
 * Watches a process and all it starts. Memory is the proportional set size where the system tells it:
 * pages that several processes share (PostgreSQL's do) are counted once.
 * @returns `stop`, which answers the highest sum seen, in million bytes; NaN without /proc
 */
export function peakMemory(root: number): { stop(): number } {
  let peakKilobytes = 0;
  const look = () => {
    const total = family(root).reduce((sum, pid) => sum + kilobytes(pid), 0);
    peakKilobytes = Math.max(peakKilobytes, total);
  };
  const timer = setInterval(look, EVERY_MS);
  look();
  return {
    stop() {
      clearInterval(timer);
      return peakKilobytes === 0 ? Number.NaN : (peakKilobytes * 1024) / 1e6;
    },
  };
}

/** The memory that is now resident of the largest process among this one and all it started, in million bytes. */
export function largestProcess(root: number): number {
  return (Math.max(...family(root).map(residentKilobytes)) * 1024) / 1e6;
}

function family(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdir('/proc')) {
    const pid = Number(name);
    if (!pid) continue;
    // The parent is the second field after the command's name, which may itself hold brackets.
    const parent = Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

function kilobytes(pid: number): number {
  const pss = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1];
  return pss === undefined ? residentKilobytes(pid) : Number(pss);
}

const residentKilobytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function readdir(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
