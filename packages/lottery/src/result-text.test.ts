import { expect, test } from 'vitest';
import { KINDS, MOST_STATIONS, SHAPES, symbolsOf } from './games.ts';
import { PLAYS } from './plays.ts';
import { LONGEST_RESULT_TEXT, resultText } from './result-text.ts';

/** A result of a game, its last symbols or all nines. */
function resultOf(kind: (typeof KINDS)[number]): string[] {
  const shape = SHAPES[kind];
  if (shape.kind === 'sequence') return symbolsOf(shape).slice(-shape.length);
  return shape.prizes.flatMap(({ count, digits }) =>
    Array.from({ length: count }, () => '9'.repeat(digits)),
  );
}

test('what came to a bet is the numbers of its draw, and of two stations those of both', () => {
  expect(resultText([['4', '1', '6']])).toBe('4 1 6');
  expect(resultText([['07'], ['39']])).toBe('07 / 39');
});

test('no play of any game has a longer text of what came than the longest', () => {
  const lengths = KINDS.flatMap((kind) =>
    PLAYS[kind].map(
      ({ stations }) => resultText(Array.from({ length: stations }, () => resultOf(kind))).length,
    ),
  );
  expect(Math.max(...lengths)).toBe(201);
  expect(LONGEST_RESULT_TEXT).toBeGreaterThanOrEqual(Math.max(...lengths));
  const ofTwo = KINDS.map(
    (kind) => resultText(Array.from({ length: MOST_STATIONS }, () => resultOf(kind))).length,
  );
  expect(LONGEST_RESULT_TEXT).toBe(Math.max(...ofTwo));
});
