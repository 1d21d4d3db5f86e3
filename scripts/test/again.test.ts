import { expect, test } from 'vitest';
import { isFinal, MOST_UNSTEADY, repeatFailed } from './again.ts';
import type { FileReport } from './counts.ts';
import type { Outcome } from './steps.ts';

const plain = () => 'a source without chance';

test('a file that failed is run once more, alone, and counts as it ended then', async () => {
  const ran: string[] = [];
  const { outcomes, unsteady } = await repeatFailed(
    [outcome('web', [file('a.test.ts'), file('b.test.ts', 'late')]), outcome('unit', [])],
    async (suite, path) => {
      ran.push(`${suite} ${path}`);
      return outcome('web', [file('b.test.ts')]);
    },
    plain,
  );
  expect(ran).toEqual(['web b.test.ts']);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  expect(unsteady).toEqual([{ suite: 'web', file: 'b.test.ts', failure: 'late' }]);
});

test('a file that fails again keeps the run red', async () => {
  const { outcomes, unsteady } = await repeatFailed(
    [outcome('web', [file('a.test.ts', 'wrong'), file('b.test.ts', 'late')])],
    async (_, path) => outcome('web', [file(path, ...(path.startsWith('a') ? ['wrong'] : []))]),
    plain,
  );
  expect(outcomes[0]?.ok).toBe(false);
  expect(unsteady.map((one) => one.file)).toEqual(['b.test.ts']);
});

test('more files than an accident explains are red without another run', async () => {
  const files = Array.from({ length: MOST_UNSTEADY + 1 }, (_, at) => file(`${at}.test.ts`, 'late'));
  await expectNoRepeat([outcome('web', files)], '4 files failed, more than 3');
});

test('a run that is red anyway repeats nothing: a check that failed, a runner that ended early', async () => {
  const late = outcome('web', [file('a.test.ts', 'late')]);
  const lint: Outcome = { name: 'lint', ok: false, seconds: 1, report: undefined };
  await expectNoRepeat([lint, late], 'lint failed outside its files');
  const ended: Outcome = {
    ...late,
    report: { files: late.report?.files ?? [], outside: ['the site did not start'] },
  };
  await expectNoRepeat([ended], 'web failed outside its files');
});

test('one failure is final where luck is needed to see a loss', async () => {
  const killed = [outcome('crash', [file('apps/operator/src/kill.crash.test.ts', 'lost')])];
  await expectNoRepeat(killed, 'one failure of apps/operator/src/kill.crash.test.ts is final');
});

test.each([
  ['crash', 'apps/local/src/start.crash.test.ts', ''],
  ['server', 'packages/ledger/src/hold.test.ts', ''],
  ['server', 'apps/operator/src/wager-model.test.ts', ''],
  ['server', 'apps/operator/src/deposit-races.test.ts', ''],
  ['server', 'apps/operator/src/caps-race.test.ts', ''],
  ['server', 'apps/operator/src/work-kills.test.ts', ''],
  ['server', 'apps/operator/src/kills.test.ts', ''],
  ['unit', 'packages/lottery/src/proof.test.ts', ''],
  ['server', 'apps/games/src/counts.proof.test.ts', ''],
  ['unit', 'packages/domain/src/money.test.ts', "import fc from 'fast-check';"],
])('of the suite %s, one failure of %s is final', (suite, path, source) => {
  expect(isFinal(suite, path, source)).toBe(true);
});

test.each([
  ['web', 'apps/web/src/features/login/login.test.tsx'],
  ['journeys', 'tests/journeys/tabs.spec.ts'],
  ['server', 'apps/operator/src/trace.test.ts'],
])('of the suite %s, %s may run again', (suite, path) => {
  expect(isFinal(suite, path, plain())).toBe(false);
});

async function expectNoRepeat(outcomes: readonly Outcome[], reason: string) {
  const refuse = () => Promise.reject(new Error('it ran again'));
  const repeated = await repeatFailed(outcomes, refuse, plain);
  expect(repeated).toEqual({ outcomes, unsteady: [], reason });
}

function file(path: string, ...failures: string[]): FileReport {
  return { file: path, passed: 1, failed: failures.length, skipped: 0, failures, seconds: 1 };
}

function outcome(name: string, files: readonly FileReport[]): Outcome {
  const ok = files.every(({ failures }) => failures.length === 0);
  return { name, ok, seconds: 1, report: { files, outside: [] } };
}
