import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { constantName, eachEndpoint } from './endpoint-tree.ts';
import { endpoints } from './index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'idempotency' in value;

/** Every call that a file of the contract exports, with the name of its constant. */
async function exportedCalls(): Promise<[string, Endpoint][]> {
  const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts', '*.d.ts'] });
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(join(import.meta.dirname, file))),
  );
  return modules
    .flatMap((module): [string, unknown][] => Object.entries(module))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
}

describe('a call has one name', () => {
  const calls = eachEndpoint(endpoints);

  test('the table lists every exported call under the name of its constant', async () => {
    const exported = await exportedCalls();
    const byPath = (list: readonly (readonly [string, Endpoint])[]) =>
      list.map(([name, { method, path }]) => `${method} ${path} ${name}`).toSorted();
    expect(byPath(exported)).toEqual(
      byPath(calls.map(({ constant, endpoint }) => [constant, endpoint])),
    );
  });

  test.each(calls)('$name belongs to the module of its noun', ({ noun, endpoint }) => {
    expect(endpoint.module).toBe(noun);
  });

  test('its constant joins noun and verb', () => {
    expect(constantName('deposit.create')).toBe('depositCreate');
    expect(constantName('session.revokeAll')).toBe('sessionRevokeAll');
  });
});
