import { closingLine, sum } from './counts.ts';
import type { Outcome, Stage } from './steps.ts';

/** How many reasons of failures are said again at the end. */
const REASONS = 20;

/**
 * Runs stages one after another, whatever the ones before them said, until the run is interrupted; then finishes it.
 * @param done what has run already
 */
export async function runAndFinish(
  stages: readonly Stage[],
  done: readonly Outcome[] = [],
): Promise<void> {
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
  finish(outcomes, interrupted);
}

/** Prints what came of a run's steps and its closing line, and makes the process end with its exit code. */
function finish(outcomes: readonly Outcome[], interrupted: boolean): void {
  process.stdout.write('\n── summary\n');
  for (const { name, ok, seconds, report } of outcomes) {
    const tests = report ? closingLine(report) : '';
    process.stdout.write(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(7)} s  ${tests}\n`,
    );
  }
  // The reasons again, last: of a long run often only the end is kept.
  for (const failure of outcomes
    .flatMap(({ report }) => report?.failures ?? [])
    .slice(0, REASONS)) {
    process.stdout.write(`\n${failure}\n`);
  }
  // A check that failed is a failure of the run, though it is no test.
  const total = sum(
    outcomes.map(({ ok, report }) => report ?? { passed: 0, failed: ok ? 0 : 1, skipped: 0 }),
  );
  process.stdout.write(`\n${closingLine(total)}\n`);
  process.exitCode = outcomes.every((outcome) => outcome.ok) && !interrupted ? 0 : 1;
}
