import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type TestFile, testsOf } from './changed.ts';
import { readNeeds } from './imports.ts';

const FILES = {
  'package.json': '{}',
  'vitest.config.ts': '',
  'docs/page.md': '',
  'scripts/start.ts': '',
  'scripts/start.test.ts': "import { start } from './started.ts';",
  'scripts/started.ts': '',
  'shop/package.json': '{ "name": "@palpite/shop" }',
  'shop/price.ts': 'export const price = 1;',
  'shop/door.ts': "export * from './price.ts';",
  'shop/sql/0001-tables.sql': '',
  'shop/worker.ts': '',
  'shop/late.ts': '',
  'shop/price.test.ts': "import type { Price } from './price.ts';",
  'shop/door.test.ts': "import { price } from './door.ts';",
  'shop/worker.test.ts': "start(join(import.meta.dirname, 'worker.ts'));",
  'desk/package.json': '{ "name": "@palpite/desk" }',
  'desk/late.test.ts': "const part = await import('../shop/late.ts');",
  'desk/words.test.ts': "for (const file of globSync('**/*.ts')) read(file);",
  'desk/other.ts': '',
};

const root = mkdtempSync(join(tmpdir(), 'palpite-changed-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
afterAll(() => rmSync(root, { recursive: true }));

const files = Object.keys(FILES);
const tests = files
  .filter((file) => file.includes('.test.'))
  .map((file): TestFile => ({ suite: 'unit', file }));
const chosen = (...changed: string[]) =>
  testsOf(changed, files, readNeeds(root, files), tests).map(({ file }) => file);

test('a changed file runs the tests that import it, over another file and for its types alone too', () => {
  expect(chosen('shop/price.ts')).toEqual(['shop/price.test.ts', 'shop/door.test.ts']);
  expect(chosen('shop/door.ts')).toEqual(['shop/door.test.ts']);
});

test('a changed file runs the tests that import it late or start it by its path', () => {
  expect(chosen('shop/late.ts')).toEqual(['desk/late.test.ts']);
  expect(chosen('shop/worker.ts')).toEqual(['shop/worker.test.ts']);
});

test('a changed test runs', () => {
  expect(chosen('desk/late.test.ts')).toContain('desk/late.test.ts');
});

test('a test that reads folders runs when a file of its workspace has changed', () => {
  expect(chosen('desk/late.test.ts')).toContain('desk/words.test.ts');
  expect(chosen('shop/price.ts')).not.toContain('desk/words.test.ts');
});

test('what no module names may be read anywhere in its workspace: all of the workspace counts as changed', () => {
  expect(chosen('shop/sql/0001-tables.sql')).toEqual([
    'shop/price.test.ts',
    'shop/door.test.ts',
    'shop/worker.test.ts',
    'desk/late.test.ts',
  ]);
});

test('a program in a folder that is no workspace runs the tests of that folder alone', () => {
  expect(chosen('scripts/start.ts')).toEqual(['scripts/start.test.ts']);
});

test('a file that was deleted counts as its workspace', () => {
  expect(chosen('shop/gone.ts')).toContain('shop/door.test.ts');
});

test('a test that reads folders does not run for what changed behind one of its files', () => {
  expect(chosen('shop/late.ts')).not.toContain('desk/words.test.ts');
});

test('settings in the root run every test; prose runs only the tests that read its folder', () => {
  expect(chosen('vitest.config.ts')).toEqual(tests.map(({ file }) => file));
  expect(chosen('docs/page.md')).toEqual([]);
});
