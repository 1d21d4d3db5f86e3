import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countryList } from './country.ts';
import type { Endpoint } from './endpoint.ts';
import { constantName, type EndpointTree, eachEndpoint, mergeTrees } from './endpoint-tree.ts';
import { endpoints } from './index.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'idempotency' in value;

/** A file of the contract that has calls: those of its constants, and those of its tree. */
interface FileOfCalls {
  readonly file: string;
  readonly constants: readonly [string, Endpoint][];
  readonly calls: EndpointTree;
}

async function filesOfCalls(): Promise<FileOfCalls[]> {
  const names = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts', '*.d.ts'] });
  const files = await Promise.all(
    names.toSorted().map(async (file) => {
      const exported: Record<string, unknown> = await import(join(import.meta.dirname, file));
      const constants = Object.entries(exported).filter((entry): entry is [string, Endpoint] =>
        isEndpoint(entry[1]),
      );
      return { file, constants, calls: (exported['calls'] ?? {}) as EndpointTree };
    }),
  );
  return files.filter(({ file, constants, calls }) =>
    file === 'index.ts' ? false : constants.length > 0 || Object.keys(calls).length > 0,
  );
}

const files = await filesOfCalls();

const lines = (calls: readonly (readonly [string, Endpoint])[]) =>
  calls.map(([name, { method, path }]) => `${method} ${path} ${name}`).toSorted();
const linesOf = (tree: EndpointTree) =>
  lines(eachEndpoint(tree).map(({ constant, endpoint }) => [constant, endpoint]));

describe('a call has one name', () => {
  test.each(files)('$file lists its calls under the names of their constants', (file) => {
    expect(linesOf(file.calls)).toEqual(lines(file.constants));
  });

  test('the contract has the calls of every file', () => {
    expect(linesOf(endpoints)).toEqual(files.flatMap(({ calls }) => linesOf(calls)).toSorted());
  });

  test('a call that two files have is refused', () => {
    const one: EndpointTree = { country: { list: countryList } };
    expect(() => mergeTrees(one, { country: { list: countryList } })).toThrow('country.list');
    expect(mergeTrees(one, { country: { get: countryList } })).toEqual({
      country: { list: countryList, get: countryList },
    });
  });

  test('its constant joins noun and verb', () => {
    expect(constantName('deposit.create')).toBe('depositCreate');
    expect(constantName('session.revokeAll')).toBe('sessionRevokeAll');
  });
});
