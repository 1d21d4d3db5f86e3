import { readFileSync } from 'node:fs';

/** The kernel's clock ticks of a second, as `/proc` counts them. */
const TICKS = 100;

/** The processor time of a process so far. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
