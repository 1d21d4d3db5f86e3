import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachEndpoint } from './endpoint-tree.ts';
import { endpoints } from './index.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('[API-01] nothing in the client but this table names a path of a call', () => {
  const paths = eachEndpoint(endpoints).map(({ endpoint }) => endpoint.path);
  const prefixes = ['/wps/', '/lgw/', '/lotto/lgw/', '/vendor/wallet/'];
  // Every path of the table begins with one of these, so a search for them finds every path.
  expect(paths.filter((path) => !prefixes.some((prefix) => path.startsWith(prefix)))).toEqual([]);

  const files = globSync('{apps/web,packages/ui,packages/domain}/src/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(20);
  // Tests may name paths: they look at the wire from outside.
  const sources = files.filter((file) => !/\.test\.tsx?$/.test(file));
  const naming = sources.filter((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    return prefixes.some((prefix) => text.includes(prefix));
  });
  expect(naming).toEqual([]);
});
