import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The file that this reporter writes. */
export const UNHANDLED_FILE = 'PALPITE_UNHANDLED_FILE';

/**
 * Errors outside any test (a promise that nobody awaited, a worker that ended) make Vitest's run fail, but its JSON
 * report does not have them: they are written to a file of their own, as a list of stacks or messages.
 */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(words)));
  };
}

function words({ message, stack, VITEST_TEST_PATH: path }: UnhandledError): string {
  const where = typeof path === 'string' ? `${path}: ` : '';
  return `${where}${stack ?? message}`;
}

interface UnhandledError {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly VITEST_TEST_PATH?: unknown;
}
