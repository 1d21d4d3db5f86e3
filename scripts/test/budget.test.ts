import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { judge, secondsOfChildren } from './budget.ts';
import type { FileReport } from './counts.ts';
import type { Outcome } from './steps.ts';

const files = [3, 9, 1, 4].map((seconds): FileReport => {
  return { file: `${seconds}.test.ts`, passed: 1, failed: 0, skipped: 0, failures: [], seconds };
});
const took = (processorSeconds?: number): Outcome => {
  const report = { files, outside: [] };
  return { name: 'web', ok: true, seconds: 1, report, processorSeconds };
};

test('a suite within its budget says nothing', () => {
  expect(judge([took(100)], { web: 100 })).toEqual({ ok: true, lines: [] });
});

test('a suite above its budget is named with its three longest files, and fails the run at half as much again', () => {
  const files = 'its longest files: 9.test.ts 9 s, 4.test.ts 4 s, 3.test.ts 3 s';
  expect(judge([took(150)], { web: 100 })).toEqual({
    ok: true,
    lines: [`warn web took 150 of 100 processor seconds; ${files}`],
  });
  expect(judge([took(151)], { web: 100 })).toEqual({
    ok: false,
    lines: [`FAIL web took 151 of 100 processor seconds; ${files}`],
  });
});

test('what was not measured, or has no budget, is not judged', () => {
  expect(judge([took()], { web: 1 }).ok).toBe(true);
  expect(judge([took(100)], {}).ok).toBe(true);
});

test.runIf(process.platform === 'linux')('the work of a child that has ended is counted', () => {
  const before = secondsOfChildren() ?? Number.NaN;
  const busy =
    'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
  spawnSync(process.execPath, ['--eval', busy]);
  expect((secondsOfChildren() ?? 0) - before).toBeGreaterThan(0.25);
});
