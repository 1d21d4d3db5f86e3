import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { CHECKOUT } from './checkout.ts';

const HOOKS = pathToFileURL(join(import.meta.dirname, 'short-imports.ts')).href;

const run = (code: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '--eval', code], {
    cwd: join(CHECKOUT, 'apps/operator'),
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

test('each import of Drizzle finds the file that Node finds by itself', () => {
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'];
  const code = `console.log(${JSON.stringify(names)}.map((name) => import.meta.resolve(name)))`;
  expect(run(code, '--import', HOOKS)).toBe(run(code));
});

test('Drizzle’s files are loaded once, by whichever name they are imported', () => {
  const code = `
    const [all, part] = await Promise.all([import('drizzle-orm'), import('drizzle-orm/sql')]);
    console.log(all.sql === part.sql);
  `;
  expect(run(code, '--import', HOOKS)).toBe('true\n');
});
