import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from './checkout.ts';
import {
  closingLine,
  countsOf,
  failuresOf,
  playwrightReport,
  sum,
  vitestReport,
} from './counts.ts';

test('a file that could not be loaded counts as a failure though no test of it ran', () => {
  const report = {
    testResults: [
      fileOf('a.test.ts', 'passed', ['passed', 'passed']),
      fileOf('b.test.ts', 'failed', ['passed', 'failed', 'pending']),
      fileOf('c.test.ts', 'failed', []),
    ],
  };
  expect(countsOf(vitestReport(report))).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

test('an error outside any test, which the runner’s own report leaves out, counts at its file and says its reason', () => {
  const report = { testResults: [fileOf('x.test.ts', 'passed', ['passed', 'passed'])] };
  const words = 'Error: nobody waited\n at x.ts';
  const apart = vitestReport(report, [{ words }]);
  expect(apart.outside).toEqual(['outside any test: Error: nobody waited at x.ts']);
  expect(countsOf(apart)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  const known = vitestReport(report, [{ words, file: join(CHECKOUT, 'x.test.ts') }]);
  expect(known.outside).toEqual([]);
  expect(known.files).toMatchObject([{ file: 'x.test.ts', passed: 2, failed: 1 }]);
});

test('a journey that passed only when repeated, and an error outside any journey, are failures', () => {
  const statuses = ['expected', 'unexpected', 'flaky', 'skipped', 'expected'];
  const report = {
    config: { rootDir: join(CHECKOUT, 'tests/journeys') },
    suites: [{ specs: statuses.map((status) => spec(status, status)) }],
    errors: [{ message: 'the site did not start' }],
  };
  const read = playwrightReport(report, () => '');
  expect(read.files.map(({ file }) => file)).toEqual(['tests/journeys/a.spec.ts']);
  expect(countsOf(read)).toEqual({ passed: 2, failed: 3, skipped: 1 });
});

test('the closing line adds the suites up', () => {
  const all = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 1 },
  ];
  expect(closingLine(sum(all))).toBe('5 passed, 1 failed, 1 skipped');
  expect(closingLine(sum(all.slice(0, 1)))).toBe('2 passed, 0 failed');
});

test('each failure is reported with its name and its reasons on a line, colours left out, a journey’s with its page', () => {
  const vitest = {
    testResults: [
      {
        name: join(CHECKOUT, 'adds.test.ts'),
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001b[31mone\n  two\u001b[39m'],
          },
        ],
      },
      {
        name: join(CHECKOUT, 'broken.test.ts'),
        message: 'no such module',
        status: 'failed',
        assertionResults: [],
      },
    ],
  };
  expect(failuresOf(vitestReport(vitest))).toEqual([
    'adds: one two',
    'broken.test.ts: no such module',
  ]);
  const playwright = {
    config: { rootDir: join(CHECKOUT, 'tests/journeys') },
    suites: [
      {
        specs: [spec('plays', 'expected')],
        suites: [{ specs: [spec('leaves', 'unexpected', 'too late', 'a click')] }],
      },
    ],
    errors: [{ message: 'the site did not start' }],
  };
  const files: Record<string, string> = {
    'page.md': '# Page\n\n```yaml\n- main:\n  - button "Play"\n```\n\n# Source\n',
  };
  expect(failuresOf(playwrightReport(playwright, (path) => files[path] ?? ''))).toEqual([
    'leaves: too late a click\n- main:\n  - button "Play"',
    'outside any journey: the site did not start',
  ]);
});

function fileOf(name: string, status: string, tests: readonly string[]) {
  const assertionResults = tests.map((each) => ({ status: each, fullName: each }));
  return { name: join(CHECKOUT, name), status, assertionResults };
}

function spec(title: string, status: string, ...messages: string[]) {
  const attachments = status === 'expected' ? [] : [{ name: 'error-context', path: 'page.md' }];
  const results = [{ errors: messages.map((message) => ({ message })), attachments }];
  return { title, file: 'a.spec.ts', tests: [{ status, results }] };
}
