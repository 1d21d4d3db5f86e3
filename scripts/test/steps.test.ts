import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from './checkout.ts';
import { SUITES, type SuiteName, stagesOf } from './steps.ts';

const names = Object.keys(SUITES) as SuiteName[];
const stages = (wanted: readonly SuiteName[]) =>
  stagesOf(new Map(wanted.map((name) => [name, { words: [], sample: false }])));
const shape = (wanted: readonly SuiteName[]) =>
  stages(wanted).map((lanes) => lanes.map((lane) => lane.length));

test('every suite has its place in the order, once', () => {
  expect(stages(names).flat(2)).toHaveLength(names.length);
});

test('suites that were not asked for leave no empty stage', () => {
  expect(shape(['server', 'journeys'])).toEqual([[1, 1]]);
  expect(shape(['build', 'web', 'journeys'])).toEqual([[1], [2]]);
  expect(shape([])).toEqual([]);
});

test('each file of journeys has one at least that every run of the tests walks', () => {
  const files = globSync('tests/journeys/*.spec.ts', { cwd: CHECKOUT });
  expect(files).not.toHaveLength(0);
  const without = files.filter(
    (file) => !readFileSync(join(CHECKOUT, file), 'utf8').includes('tag: SAMPLE'),
  );
  expect(without).toEqual([]);
});
