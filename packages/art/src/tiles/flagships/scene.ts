import { type Definitions, group, n } from '../../ink.ts';
import { coloursOf } from '../../scene.ts';
import { hexOf, type Lab, labOf } from '../oklab.ts';
import { drawPiece, type Piece } from '../scenery/piece.ts';
import type { Company, Flagship } from './flagship.ts';

/** The parts of a flagship's picture that every brand's frame composes. */

export const drawPieces = (
  pieces: readonly Piece[] = [],
  canvas: { readonly width: number; readonly height: number },
): string => pieces.map((piece) => drawPiece(piece, canvas)).join('');

/** What stands with the hero, in the hero's units. */
export function drawCompany(
  { company = [] }: Pick<Flagship, 'company'>,
  definitions: Definitions,
): string {
  return company
    .map(({ cast, x, y, size, turn = 0 }: Company) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(${n(size)})`,
        cast[0](coloursOf(cast, 0, definitions)),
      ),
    )
    .join('');
}

export interface Air {
  readonly cool: string;
  readonly warm: string;
  /** How much of its own colour everything keeps, 0 to 1. */
  readonly kept: number;
  /** How much darker everything is. */
  readonly dim: number;
}

/** A drawing with its colours drawn toward the air of a scene. */
export function inAir(drawing: string, { cool, warm, kept, dim }: Air): string {
  const [low, high] = [labOf(cool), labOf(warm)];
  const seen = new Map<string, string>();
  const graded = (hex: string): string => {
    const known = seen.get(hex);
    if (known) return known;
    const [lightness, a, b]: Lab = labOf(hex);
    const toward = lightness > 0.75 ? high : low;
    const made = hexOf([
      0.05 + lightness * (0.95 - dim),
      a * kept + toward[1] * (1 - kept),
      b * kept + toward[2] * (1 - kept),
    ]);
    seen.set(hex, made);
    return made;
  };
  return drawing.replace(/#[\da-f]{6}\b/g, graded);
}
