import { stripVTControlCharacters } from 'node:util';

/** What the test runners' own JSON reports say, brought to one shape. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a runner's report says: how many tests ended how, and of each that failed its name and reason. */
export interface Report extends Counts {
  readonly failures: readonly string[];
}

/**
 * A file that could not be loaded or a hook that threw has no failed test of its own; it counts as one.
 * @param unhandled errors outside any test, which count as one each
 */
export function vitestReport(report: unknown, unhandled: readonly string[] = []): Report {
  const tests = number(report, 'numFailedTests');
  const { testResults = [] } = report as { testResults?: VitestFile[] };
  const failedTests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  );
  return {
    passed: number(report, 'numPassedTests'),
    failed: tests + brokenFiles.length + unhandled.length,
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
    failures: [
      ...failedTests.map(({ fullName, failureMessages }) => line(fullName, failureMessages?.[0])),
      ...brokenFiles.map(({ name, message }) => line(name, message)),
      ...unhandled.map((words) => line('outside any test', words)),
    ],
  };
}

interface VitestFile {
  name?: string;
  message?: string;
  status: string;
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
}

/**
 * Errors outside any test (the site did not start) count as one failure each.
 * @param readFile reads what a journey that failed has left of its page
 */
export function playwrightReport(report: unknown, readFile: (path: string) => string): Report {
  const { stats, suites = [], errors = [] } = report as PlaywrightReport;
  const failedSpecs = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: number(stats, 'expected'),
    failed: number(stats, 'unexpected') + number(stats, 'flaky') + errors.length,
    skipped: number(stats, 'skipped'),
    failures: [
      ...failedSpecs.map(({ title, tests }) => {
        const results = tests.flatMap((each) => each.results);
        // A test that ran out of time says that first; what it waited for is in the error behind it.
        const reasons = results.flatMap(({ errors: all = [] }) => all.map((one) => one.message));
        return [line(title, reasons.join(' ')), ...results.flatMap(pagesOf(readFile))].join('\n');
      }),
      ...errors.map(({ message }) => line('outside any journey', message)),
    ],
  };
}

interface PlaywrightReport {
  stats: unknown;
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  ok: boolean;
  tests: { results: PlaywrightResult[] }[];
}

interface PlaywrightResult {
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Characters of a failure's reason: enough to know it by where only a run's last lines are kept. */
const REASON_LENGTH = 600;
/** Lines of the page on which a journey failed. */
const PAGE_LINES = 60;

/** What assistive technology would have been told of the page as the journey failed. */
function pagesOf(readFile: (path: string) => string) {
  return ({ attachments = [] }: PlaywrightResult): string[] => {
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    const page = path && /```yaml\n(.*?)\n```/s.exec(readFile(path))?.[1];
    return page ? page.split('\n').slice(0, PAGE_LINES) : [];
  };
}

function line(name = 'a file', reason = 'no reason given'): string {
  const words = stripVTControlCharacters(reason).replace(/\s+/g, ' ').trim();
  return `${name}: ${words.slice(0, REASON_LENGTH)}`;
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
