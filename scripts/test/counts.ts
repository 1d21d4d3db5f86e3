import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { fromRoot } from './checkout.ts';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a runner's report says of one file: its tests, and of each that failed its name and reason. */
export interface FileReport extends Counts {
  /** From the root of the checkout. */
  readonly file: string;
  readonly failures: readonly string[];
  /** From its first test's start to its last one's end. */
  readonly seconds: number;
}

/** What the test runners' own JSON reports say, brought to one shape. */
export interface Report {
  readonly files: readonly FileReport[];
  /** Failures that belong to no file: the site did not start, a runner ended early. Each counts as one. */
  readonly outside: readonly string[];
}

/** An error outside any test. */
export interface Unhandled {
  /** The file during which it came, where the runner knows. */
  readonly file?: string | undefined;
  readonly words: string;
}

export const isGreen = ({ failures }: FileReport): boolean => failures.length === 0;

export const failuresOf = ({ files, outside }: Report): readonly string[] => [
  ...files.flatMap(({ failures }) => failures),
  ...outside,
];

export function countsOf({ files, outside }: Report): Counts {
  return sum([...files, { passed: 0, failed: outside.length, skipped: 0 }]);
}

/**
 * A file that could not be loaded or a hook that threw has no failed test of its own; it counts as one, and so does an
 * error outside any test.
 */
export function vitestReport(report: unknown, unhandled: readonly Unhandled[] = []): Report {
  const { testResults } = report as { testResults?: VitestFile[] };
  if (!testResults) throw new TypeError('the test report has no list "testResults"');
  const strays = new Map<string, string[]>();
  const outside: string[] = [];
  for (const { file, words } of unhandled) {
    const path = file && fromRoot(file);
    const failure = line('outside any test', words);
    if (path && testResults.some(({ name }) => fromRoot(name) === path)) {
      strays.set(path, [...(strays.get(path) ?? []), failure]);
    } else outside.push(failure);
  }
  const files = testResults.map((one) => {
    const file = vitestFile(one);
    const more = strays.get(file.file) ?? [];
    return {
      ...file,
      failed: file.failed + more.length,
      failures: [...file.failures, ...more],
    };
  });
  return { files, outside };
}

interface VitestFile {
  name: string;
  message?: string;
  status: string;
  /** Milliseconds since 1970. */
  startTime?: number;
  endTime?: number;
  assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
}

function vitestFile(report: VitestFile): FileReport {
  const { name, message, status, assertionResults, startTime = 0, endTime = startTime } = report;
  const file = fromRoot(name);
  const passed = assertionResults.filter((one) => one.status === 'passed').length;
  const failed = assertionResults.filter((one) => one.status === 'failed');
  const failures = failed.map((one) => line(one.fullName, one.failureMessages?.[0]));
  if (status === 'failed' && failed.length === 0) failures.push(line(file, message));
  const skipped = assertionResults.length - passed - failed.length;
  const seconds = (endTime - startTime) / 1000;
  return { file, passed, failed: failures.length, skipped, failures, seconds };
}

/** @param readFile reads what a journey that failed has left of its page */
export function playwrightReport(report: unknown, readFile: (path: string) => string): Report {
  const { config, suites = [], errors = [] } = report as PlaywrightReport;
  const files = new Map<string, FileReport>();
  for (const spec of suites.flatMap(specsOf)) {
    const file = fromRoot(join(config.rootDir, spec.file));
    const before = files.get(file) ?? none(file);
    const statuses = spec.tests.map(({ status }) => status);
    const passed = statuses.filter((status) => status === 'expected').length;
    const skipped = statuses.filter((status) => status === 'skipped').length;
    const failed = statuses.length - passed - skipped;
    files.set(file, {
      file,
      passed: before.passed + passed,
      skipped: before.skipped + skipped,
      failed: before.failed + failed,
      failures: [...before.failures, ...(failed > 0 ? [failedSpec(spec, readFile)] : [])],
      seconds: before.seconds + secondsOf(spec),
    });
  }
  const outside = errors.map(({ message }) => line('outside any journey', message));
  return { files: [...files.values()], outside };
}

const none = (file: string): FileReport => {
  return { file, passed: 0, failed: 0, skipped: 0, failures: [], seconds: 0 };
};

const secondsOf = ({ tests }: PlaywrightSpec): number =>
  tests
    .flatMap(({ results }) => results)
    .reduce((total, { duration = 0 }) => total + duration / 1000, 0);

interface PlaywrightReport {
  config: { rootDir: string };
  suites?: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  title: string;
  /** From the folder of the journeys. */
  file: string;
  tests: { status: string; results: PlaywrightResult[] }[];
}

interface PlaywrightResult {
  /** Milliseconds. */
  duration?: number;
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failedSpec({ title, tests }: PlaywrightSpec, readFile: (path: string) => string): string {
  const results = tests.flatMap((each) => each.results);
  // A test that ran out of time says that first; what it waited for is in the error behind it.
  const reasons = results.flatMap(({ errors = [] }) => errors.map((one) => one.message));
  return [line(title, reasons.join(' ')), ...results.flatMap(pagesOf(readFile))].join('\n');
}

/** Characters of a failure's reason: enough to know it by where only a run's last lines are kept. */
const REASON_LENGTH = 600;
/** Lines of the page on which a journey failed. */
const PAGE_LINES = 60;

/** The page as assistive technology met it when the journey failed. */
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
