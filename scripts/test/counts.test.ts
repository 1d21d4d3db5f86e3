import { expect, test } from 'vitest';
import { closingLine, playwrightReport, sum, vitestReport } from './counts.ts';

test('a file that could not be loaded counts as a failure though no test of it ran', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestReport(report)).toMatchObject({ passed: 3, failed: 2, skipped: 0 });
});

test('an error outside any test, which the runner’s own report leaves out, counts and says its reason', () => {
  const green = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  expect(vitestReport(green, ['Error: nobody waited\n at x.ts'])).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
    failures: ['outside any test: Error: nobody waited at x.ts'],
  });
});

test('a journey that passed only when repeated, and an error outside any journey, are failures', () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'the site did not start' }],
  };
  expect(playwrightReport(report, () => '')).toMatchObject({ passed: 5, failed: 3, skipped: 2 });
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
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001b[31mone\n  two\u001b[39m'],
          },
        ],
      },
      { name: 'broken.test.ts', message: 'no such module', status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestReport(vitest).failures).toEqual([
    'adds: one two',
    'broken.test.ts: no such module',
  ]);
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    ok,
    tests: [
      {
        results: [
          {
            errors: messages.map((message) => ({ message })),
            attachments: ok ? [] : [{ name: 'error-context', path: 'page.md' }],
          },
        ],
      },
    ],
  });
  const playwright = {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [spec('plays', true)],
        suites: [{ specs: [spec('leaves', false, 'too late', 'a click')] }],
      },
    ],
    errors: [{ message: 'the site did not start' }],
  };
  const files: Record<string, string> = {
    'page.md': '# Page\n\n```yaml\n- main:\n  - button "Play"\n```\n\n# Source\n',
  };
  expect(playwrightReport(playwright, (path) => files[path] ?? '').failures).toEqual([
    'leaves: too late a click\n- main:\n  - button "Play"',
    'outside any journey: the site did not start',
  ]);
});
