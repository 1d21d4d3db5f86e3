import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachEndpoint, endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import { isBuilt } from './handlers.ts';

/** Each handler that the table of handlers imports, by its name in its own file. */
async function importedHandlers(): Promise<[string, unknown][]> {
  const text = readFileSync(join(import.meta.dirname, 'handlers.ts'), 'utf8');
  const imports = [...text.matchAll(/^import \{([^}]*)\} from '(\.\/[^']+)';/gm)];
  const handlers = imports.map(async ([, names = '', file = '']) => {
    const module: Record<string, unknown> = await import(join(import.meta.dirname, file));
    return names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name): [string, unknown] => [name, Object(module[name]).endpoint])
      .filter(([name, endpoint]) => endpoint !== undefined || name.includes(' as '));
  });
  return (await Promise.all(handlers)).flat();
}

test('every handler has the name of the call that it answers', async () => {
  const built = eachEndpoint(endpoints).filter(isBuilt);
  const named = built.map(({ constant, endpoint }): [string, unknown] => [constant, endpoint.path]);
  const imported = (await importedHandlers()).map(([name, endpoint]): [string, unknown] => [
    name,
    Object(endpoint).path,
  ]);
  expect(Object.fromEntries(imported)).toEqual(Object.fromEntries(named));
});
