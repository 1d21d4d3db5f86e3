/** The most that lines of several plays can win at one draw, where the draws of their game are few enough to be counted. */

import { eachWindow } from './charge.ts';
import { symbolsOf } from './games.ts';
import { largestWinMinor } from './largest-win.ts';
import { matcher, payoutMinor } from './match.ts';
import type { PricedPlay } from './play.ts';
import { sequenceOf } from './reading.ts';
import type { Selection } from './selection.ts';

/** A line of one play, with a canonical selection. */
export interface Held {
  readonly play: PricedPlay;
  readonly selection: Selection;
}

/** As many outcomes are gone through at a tap. */
const MOST_OUTCOMES = 1_000;

/**
 * In minor units, for lines of one game at one station. No result pays more; where the outcomes are counted, one pays as
 * much.
 */
export function largestWinTogether(lines: readonly Held[], unitMinor: bigint): bigint {
  const [first, ...others] = lines;
  if (!first) return 0n;
  if (others.length === 0) return largestWinMinor(first.play, first.selection, unitMinor);
  const shape = sequenceOf(first.play);
  const { length, low, high } = shape;
  if ((high - low + 1) ** length > MOST_OUTCOMES) {
    return lines.reduce(
      (sum, { play, selection }) => sum + largestWinMinor(play, selection, unitMinor),
      0n,
    );
  }
  const symbols = symbolsOf(shape);
  let most = 0n;
  eachWindow(shape, length, (values) => {
    const result = values.map((value) => symbols[value - low] ?? '');
    const won = lines.reduce(
      (sum, { play, selection }) =>
        sum + payoutMinor(play, matcher(play, [result])(selection), unitMinor),
      0n,
    );
    if (won > most) most = won;
  });
  return most;
}
