// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minuteText, momentText } from './time-text.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Ways to write a date that do not follow `dayOptions`. */
const OTHER_WAYS = /dateStyle|timeStyle|toLocale(?:Date|Time)?String\(\)|i18n\.date\(/;
/** Makes a day for computing, which nobody reads. */
const NOT_READ = ['packages/domain/src/age.ts'];

test('every date that a reader sees is written in one format of their language', () => {
  const files = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}']
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/\.test\.tsx?$|\/node_modules\//.test(file) && !NOT_READ.includes(file));
  expect(files.length).toBeGreaterThan(1_000);
  const other = files.filter((file) => OTHER_WAYS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(other).toEqual([]);
});

test.each([
  ['pt-BR', '31/01/2026, 20:59'],
  ['vi', /^20:59 31\/0?1\/2026$/],
  ['en', /^Jan 31, 2026, 08:59\sPM$/],
])('in %s a day and its minute read the same wherever they are', (locale, written) => {
  const instant = '2026-01-31T23:59:08Z';
  expect(minuteText(instant, 'America/Sao_Paulo', locale)).toMatch(written);
  expect(momentText(instant, 'America/Sao_Paulo', locale)).toContain('2026');
});
