import { numbersOf, type Shape, symbolsOf } from '@palpite/lottery/games.ts';
import type { OpenedDraw } from '../../parts/lottery/lottery-queries.ts';
import { drawnOf } from '../../parts/lottery/trend.ts';

/** What the statistics count: the symbols, and which of them each draw shows, newest first. */
export interface Counted {
  readonly symbols: readonly string[];
  readonly draws: readonly (readonly string[])[];
  /** How likely a symbol is to come in one draw, at least once; from 0 to 1. */
  readonly chance: number;
}

/** How many numbers a table of prizes has. */
const countOf = ({ prizes }: Shape & { kind: 'table' }) =>
  prizes.reduce((sum, { count }) => sum + count, 0);

/** @param place from 1; undefined for all places together */
export function countedOf(
  shape: Shape,
  draws: readonly OpenedDraw[],
  place: number | undefined,
): Counted {
  if (shape.kind === 'table') {
    const shown = (draw: OpenedDraw) =>
      place === undefined ? drawnOf(draw) : drawnOf(draw).slice(0, 1);
    return {
      symbols: numbersOf(2),
      draws: draws.map((draw) => shown(draw).map((number) => number.slice(-2))),
      chance: 1 - 0.99 ** (place === undefined ? countOf(shape) : 1),
    };
  }
  const symbols = symbolsOf(shape);
  const seen = place === undefined ? shape.length : 1;
  return {
    symbols,
    draws: draws.map((draw) =>
      place === undefined ? drawnOf(draw) : drawnOf(draw).slice(place - 1, place),
    ),
    chance: shape.repeats ? 1 - (1 - 1 / symbols.length) ** seen : seen / symbols.length,
  };
}
