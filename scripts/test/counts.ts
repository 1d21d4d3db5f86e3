/** What the test runners' own JSON reports say, brought to one shape. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file that could not be loaded or a hook that threw has no failed test of its own; it counts as one. */
export function vitestCounts(report: unknown): Counts {
  const tests = number(report, 'numFailedTests');
  const suites = report as {
    testResults?: { status: string; assertionResults: { status: string }[] }[];
  };
  const brokenFiles = (suites.testResults ?? []).filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: number(report, 'numPassedTests'),
    failed: tests + brokenFiles.length,
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/** Errors outside any test (the site did not start) count as one failure each. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = report as { stats: unknown; errors?: unknown[] };
  return {
    passed: number(stats, 'expected'),
    failed: number(stats, 'unexpected') + number(stats, 'flaky') + (errors?.length ?? 0),
    skipped: number(stats, 'skipped'),
  };
}

function number(holder: unknown, name: string): number {
  const value = (holder as Record<string, unknown> | null)?.[name];
  if (typeof value === 'number') return value;
  throw new TypeError(`the test report has no number "${name}"`);
}

export function sum(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

/** The line that closes a run; CI reads it. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
