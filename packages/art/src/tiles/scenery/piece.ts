import { group, n } from '../../ink.ts';
import { LAND, type LandName } from './land.ts';
import { THINGS, type ThingName } from './things.ts';

/** A part of a flagship's scene, as data: what it is, in which inks, where. */
export interface Piece {
  readonly is: LandName | ThingName;
  /** In parts of the picture: 0,0 is its upper left corner. Of what crosses the picture only `y` counts. */
  readonly x?: number;
  readonly y: number;
  /** In parts of the picture's shorter side. */
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
  readonly ink: string;
  readonly second?: string;
}

export function drawPiece(
  { is, x = 0.5, y, size, turn = 0, ink, second = ink }: Piece,
  canvas: { readonly width: number; readonly height: number },
): string {
  const { width, height } = canvas;
  const unit = Math.min(width, height) * size;
  if (isLand(is)) return LAND[is](canvas, y * height, unit, ink, second);
  return group(
    `translate(${n(x * width)} ${n(y * height)}) rotate(${turn}) scale(${n(unit / 100)})`,
    THINGS[is](ink, second),
  );
}

const isLand = (is: Piece['is']): is is LandName => Object.hasOwn(LAND, is);
