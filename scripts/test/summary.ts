import { type Budget, judge } from './budget.ts';
import { repeatFailed, runAlone, type Unsteady } from './again.ts';
import { closingLine, countsOf, failuresOf, sum } from './counts.ts';
import { countTests, type ListedFile, linesOf } from './left-out.ts';
import type { Outcome, Stage } from './steps.ts';
import { keepUnsteady, rowOf } from './unsteady.ts';

/** How many reasons of failures are said again at the end. */
const REASONS = 20;

export interface Run {
  readonly stages: readonly Stage[];
  /** What has run already. */
  readonly done?: readonly Outcome[];
  /** What this run does not run; the closing line counts it as skipped. */
  readonly left?: readonly ListedFile[];
  /** Whether samples of journeys run, not whole files. */
  readonly sample: boolean;
  /** What whole suites may cost; nothing where only parts of them run. */
  readonly budget?: Budget;
}

/**
 * Runs stages one after another, whatever the ones before them said, until the run is interrupted; runs what failed once
 * more, alone; then finishes the run.
 */
export async function runAndFinish({
  stages,
  done = [],
  left = [],
  sample,
  budget = {},
}: Run): Promise<void> {
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (interrupted = true));
  }
  const outcomes = [...done];
  const walk = async (lane: Stage[number]) => {
    const came: Outcome[] = [];
    for (const step of lane) {
      if (!interrupted) came.push(await step());
    }
    return came;
  };
  for (const lanes of stages) outcomes.push(...(await Promise.all(lanes.map(walk))).flat());
  const repeated = interrupted
    ? { outcomes, unsteady: [], reason: 'the run was interrupted' }
    : await repeatFailed(outcomes, runAlone(sample));
  say('\n── summary');
  const cost = judge(outcomes, budget);
  finish(repeated.outcomes, left, interrupted || !cost.ok, () => {
    for (const line of cost.lines) say(line);
    if (repeated.reason) say(`Nothing ran again: ${repeated.reason}.`);
    sayUnsteady(repeated.unsteady);
  });
}

const say = (line: string) => process.stdout.write(`${line}\n`);

function sayUnsteady(came: readonly Unsteady[]): void {
  const rows = keepUnsteady(came);
  if (rows.length === 0) return;
  const day = new Date().toISOString().slice(0, 10);
  say(`\nUnsteady tests (tests/unsteady.md), ${came.length} of them in this run:`);
  const now = came.map((one) => rowOf(one, day));
  for (const row of rows) say(`${now.includes(row) ? 'now ' : '    '} ${row}`);
}

/** Prints what came of a run's steps and its closing line, and makes the process end with its exit code. */
function finish(
  outcomes: readonly Outcome[],
  left: readonly ListedFile[],
  isRed: boolean,
  sayMore: () => void,
): void {
  for (const { name, ok, seconds, processorSeconds, report } of outcomes) {
    const cost =
      processorSeconds === undefined ? '' : `${processorSeconds.toFixed(0)} s of processor`;
    const tests = report ? closingLine(countsOf(report)) : '';
    const word = ok ? 'ok  ' : 'FAIL';
    say(
      `${word} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(7)} s  ${cost.padStart(18)}  ${tests}`,
    );
  }
  for (const line of linesOf(left)) say(line);
  sayMore();
  // The reasons again, last: of a long run often only the end is kept.
  const failures = outcomes.flatMap(({ report, seeds = [] }) =>
    report ? [...failuresOf(report), ...seeds] : [],
  );
  for (const failure of failures.slice(0, REASONS)) say(`\n${failure}`);
  // A check that failed is a failure of the run, though it is no test.
  const total = sum([
    ...outcomes.map(({ ok, report }) =>
      report ? countsOf(report) : { passed: 0, failed: ok ? 0 : 1, skipped: 0 },
    ),
    { passed: 0, failed: 0, skipped: countTests(left) },
  ]);
  say(`\n${closingLine(total)}`);
  process.exitCode = outcomes.every((outcome) => outcome.ok) && !isRed ? 0 : 1;
}
