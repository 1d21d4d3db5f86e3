/**
 * What a suite may cost: seconds of the processor on the machine that CI runs on. Waits do not count, so that a busy
 * machine does not change the verdict. Growth is a decision: it changes `budget.json`, where a reader sees it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileReport } from './counts.ts';
import type { Outcome } from './steps.ts';

/** Processor seconds a suite. */
export type Budget = Readonly<Record<string, number>>;

export const readBudget = (): Budget =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;

/** From this many times its budget on, a suite fails the run. */
const RED = 1.5;
/** How many files are named. */
const NAMED = 3;

export interface Verdict {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** Compares whole suites with their budgets. */
export function judge(outcomes: readonly Outcome[], budget: Budget): Verdict {
  const over = outcomes.flatMap(({ name, processorSeconds: used, report }) => {
    const most = budget[name];
    if (most === undefined || used === undefined || used <= most) return [];
    const dearest = (report?.files ?? [])
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, NAMED);
    return [{ name, used, most, dearest }];
  });
  return {
    ok: over.every(({ used, most }) => used <= most * RED),
    lines: over.map(({ name, used, most, dearest }) => {
      const word = used > most * RED ? 'FAIL' : 'warn';
      const files = dearest.map(said).join(', ');
      return `${word} ${name} took ${used.toFixed(0)} of ${most} processor seconds; its longest files: ${files}`;
    }),
  };
}

const said = ({ file, seconds }: FileReport) => `${file} ${seconds.toFixed(0)} s`;

/** Hundredths of a second, in which Linux counts. */
const TICKS = 100;
/** Fields of `/proc/self/stat` behind the name: the time of children that have ended, in the system and outside. */
const CHILDREN = [13, 14];

/** Processor seconds of all children of this process that have ended, with theirs; undefined where nothing tells. */
export function secondsOfChildren(): number | undefined {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return CHILDREN.reduce((total, at) => total + Number(fields[at]), 0) / TICKS;
  } catch {
    return undefined;
  }
}
