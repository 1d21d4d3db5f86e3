import { numbersOf, type Shape, symbolsOf } from '@palpite/lottery/games.ts';
import { placesOf } from '@palpite/lottery/history.ts';
import type { OpenedDraw } from './lottery-queries.ts';

/** All numbers of a draw, in the order of its prizes. */
export const drawnOf = ({ prizes }: OpenedDraw): string[] =>
  prizes.flatMap(({ numbers }) => numbers);

/** The digits or symbols whose way a trend chart shows: of Vietnam's special prize the last two digits. */
export function trendOf(shape: Shape, draws: readonly OpenedDraw[]) {
  return {
    symbols: shape.kind === 'table' ? numbersOf(1) : symbolsOf(shape),
    draws: draws.map((draw) => ({
      numero: draw.numero,
      numbers: shape.kind === 'table' ? [...(drawnOf(draw)[0]?.slice(-2) ?? '')] : drawnOf(draw),
    })),
    places: shape.kind === 'table' ? 2 : placesOf(shape),
  };
}
