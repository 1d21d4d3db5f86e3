import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const JOURNEYS = join(import.meta.dirname, '../../tests/journeys');
const CHECK = /\b(?:expectGood|expectGoodState|expectAccessible|expectAccessibleInBothThemes)\(/;
const STATE = new RegExp(`${CHECK.source}\\s*\\w+,\\s*(['\`])(.+?)\\1,?\\s*\\)`, 'g');

test('journeys give each state that they check for accessibility a name of its own, or a second one would not be checked', () => {
  const sources = readdirSync(JOURNEYS)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(JOURNEYS, name), 'utf8'));
  const states = sources.flatMap((source) =>
    Array.from(source.matchAll(STATE), ([, , state = '']) => state),
  );
  expect(states.length).toBeGreaterThan(100);
  expect(states.filter((state, at) => states.indexOf(state) !== at)).toEqual([]);
});
