import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eachEndpoint, endpoints } from '@palpite/contract';
import { expect, test } from 'vitest';
import type { Handler } from '#kernel/http/handler.ts';

const files = globSync('modules/*/handlers.ts', { cwd: import.meta.dirname }).map((path) =>
  join(import.meta.dirname, path),
);

test('every handler has the name of the call that it answers', async () => {
  const named = new Map<string, string>(
    eachEndpoint(endpoints).map(({ constant, endpoint }) => [constant, endpoint.path]),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { handlers }: { handlers: Record<string, Handler> } = await import(file);
    for (const [name, { endpoint }] of Object.entries(handlers)) {
      expect([name, endpoint.path]).toEqual([name, named.get(name)]);
    }
    // An entry under another name than its export would hide what a search for the call should find.
    expect(readFileSync(file, 'utf8')).not.toMatch(/ as (?!const)|^\s+\w+:/m);
  }
});
