/** What came, as one text: the numbers of a bet's draw, or of both where it plays at two stations. */
import { KINDS, MOST_STATIONS, SHAPES, type Shape } from './games.ts';

/** @param results the numbers of each draw, in order */
export const resultText = (results: readonly (readonly string[])[]): string =>
  results.map((numbers) => numbers.join(' ')).join(' / ');

/** A result of a shape; all of them are of the same length. */
function someResult(shape: Shape): string[] {
  if (shape.kind === 'sequence') {
    return Array.from({ length: shape.length }, () => String(shape.high));
  }
  return shape.prizes.flatMap(({ count, digits }) =>
    Array.from({ length: count }, () => '0'.repeat(digits)),
  );
}

/** Characters of the longest text that a bet of any game can have. */
export const LONGEST_RESULT_TEXT: number = /* @__PURE__ */ longestResultText();

function longestResultText(): number {
  const lengths = KINDS.map((kind) => {
    const result = someResult(SHAPES[kind]);
    return resultText(Array.from({ length: MOST_STATIONS }, () => result)).length;
  });
  return Math.max(...lengths);
}
