import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import type { Unhandled } from './counts.ts';

/** The file that this reporter writes. */
export const UNHANDLED_FILE = 'PALPITE_UNHANDLED_FILE';

/**
 * Errors outside any test (a promise that nobody awaited, a worker that ended) make Vitest's run fail, but its JSON
 * report does not have them: they are written to a file of their own, as a list of stacks or messages.
 */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd: Reporter['onTestRunEnd'] = (_modules, errors) => {
    const file = process.env[UNHANDLED_FILE];
    if (file) writeFileSync(file, JSON.stringify(errors.map(unhandled)));
  };
}

function unhandled({ message, stack, VITEST_TEST_PATH: path }: UnhandledError): Unhandled {
  return { file: typeof path === 'string' ? path : undefined, words: stack ?? message };
}

interface UnhandledError {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly VITEST_TEST_PATH?: unknown;
}
