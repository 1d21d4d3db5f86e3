// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import { BROWSER_FLOOR } from './browser-floor.ts';

type Browser = keyof typeof BROWSER_FLOOR;
const BROWSERS = Object.keys(BROWSER_FLOOR) as Browser[];

/** What the browser runs: the web's sources and those of the packages that it imports. */
const CHECKOUT = new URL('../../../../', import.meta.url).pathname;
const SOURCES = globSync(
  ['apps/web/src/**/*.{ts,tsx}', 'packages/{ui,domain,contract,lottery}/src/**/*.{ts,tsx}'],
  { cwd: CHECKOUT },
).filter((file) => !/\.test\.|testing|\/serving\/|\/server\.ts$/.test(file));

function isBelow(support: SupportStatement | undefined, floor: string): boolean {
  const versions = support === undefined ? [] : [support].flat();
  return !versions.some(
    (each) =>
      typeof each.version_added === 'string' &&
      Number.parseFloat(each.version_added.replace('≤', '')) <= Number.parseFloat(floor) &&
      !each.version_removed &&
      !each.flags &&
      !each.alternative_name,
  );
}

const isNewer = ({ __compat }: Identifier) =>
  __compat !== undefined &&
  BROWSERS.some((browser) => isBelow(__compat.support[browser], BROWSER_FLOOR[browser]));

// Read, not imported: Vite would make a module of its twenty megabytes.
const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const data = JSON.parse(readFileSync(file, 'utf8')) as CompatData;
const builtins = data.javascript.builtins ?? {};
const HOLDERS = Object.entries({ ...data.api, ...builtins }) as [string, Identifier][];
const membersOf = (holder: Identifier) =>
  Object.entries(holder).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** The objects that everyone knows by one name. */
const GLOBALS: Readonly<Record<string, string>> = {
  Window: 'window',
  Document: 'document',
  Navigator: 'navigator',
  Scheduler: 'scheduler',
};

/** `URL.parse`, `document.startViewTransition`, `new CloseWatcher`: what can be told by its name alone. */
const LATER = new Set(
  HOLDERS.flatMap(([holder, identifier]) => [
    ...(isNewer(identifier) ? [`new ${holder}`] : []),
    ...membersOf(identifier)
      .filter(([, member]) => isNewer(member))
      .flatMap(([name]) => namesOf(holder, name)),
  ]),
);

function namesOf(holder: string, name: string): string[] {
  if (holder in builtins) return [`${holder}.${name}`];
  if (name.endsWith('_static')) return [`${holder}.${name.replace('_static', '')}`];
  const known = GLOBALS[holder];
  return known === undefined ? [] : [`${known}.${name}`];
}

test('no function is called that a browser at the floor does not have', () => {
  const found = SOURCES.flatMap((file) => {
    const text = readFileSync(`${CHECKOUT}${file}`, 'utf8');
    const names = text.matchAll(/\bnew \w+|\b[A-Za-z]\w*\.\w+/g);
    return [...names]
      .map(([name]) => name.replace('globalThis.', 'window.'))
      .filter((name) => LATER.has(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test('newer functions are known as such, and older ones are not', () => {
  for (const name of ['URL.parse', 'Uint8Array.fromHex', 'document.startViewTransition']) {
    expect(LATER, name).toContain(name);
  }
  for (const name of ['URL.canParse', 'Map.groupBy', 'AbortSignal.any', 'AbortSignal.timeout']) {
    expect(LATER, name).not.toContain(name);
  }
});

test('the README names the floor', () => {
  const { chrome, edge, firefox, safari } = BROWSER_FLOOR;
  expect(edge).toBe(chrome);
  const readme = readFileSync(`${CHECKOUT}README.md`, 'utf8');
  expect(readme).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});
