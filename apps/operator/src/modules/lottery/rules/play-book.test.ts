import { expect, test } from 'vitest';
import { withOperator } from '#testing/with-operator.ts';
import { createPlayBook } from './play-book.ts';
import { PRIZE_LEVEL } from './terms.ts';

const operator = withOperator();

test('what is in force for an issue is put together once, for all lines that ask for it at a level', async () => {
  const { services, clock } = operator;
  const book = createPlayBook(services.database, () => clock.now);
  const rows = await book.of('north', clock.now);
  expect(rows.size).toBeGreaterThan(30);
  expect(await book.of('north', clock.now)).toBe(rows);
  expect(await book.of('north', clock.now, PRIZE_LEVEL)).toBe(rows);
  const lower = await book.of('5d', clock.now, PRIZE_LEVEL - 100);
  expect(await book.of('5d', clock.now, PRIZE_LEVEL - 100)).toBe(lower);
  expect(await book.of('5d', clock.now)).not.toBe(lower);
});
