import { type Figure, sided } from './figure.ts';
import { faceWith, headWith } from './garb/dressed.ts';
import { POSES } from './looks.ts';
import { type Box, type Frame, placed, type Stand, standingIn } from './stand.ts';

export interface Wanted {
  readonly frame: Frame;
  /** Where the head may be from left to right, where letters have the rest. */
  readonly across?: readonly [left: number, right: number];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly lean?: number;
  readonly flip: number;
  /** Where the letters begin that may cover a chin and no more. */
  readonly letters?: number;
}

export interface PlacedFigure {
  readonly stand: Stand;
  readonly head: Box;
}

/** A figure where a composition wants it, in its pose, its head in sight. */
export function placeFigure(figure: Figure, wanted: Wanted): PlacedFigure {
  const { x, y, scale, lean = 0, flip, letters } = wanted;
  const frame = narrowed(wanted);
  const pose = POSES[figure.pose];
  const box = headWith(figure.cast[0], figure);
  const asked: Stand = {
    x,
    y,
    scale: scale * pose.scale,
    lean: lean + pose.lean,
    flip: sided(figure, flip),
  };
  const [left, top, right, low] = frame.box;
  const whole = standingIn(frame, box, asked);
  if (letters === undefined) return { stand: whole, head: placed(box, whole) };
  const above: Frame = { ...frame, box: [left, top, right, Math.min(low, letters)] };
  const stand = standingIn(above, faceWith(figure.cast[0], figure), whole);
  return { stand, head: placed(box, stand) };
}

export const transformOf = ({ x, y, scale, lean, flip }: Stand): string => {
  const one = (value: number) => Math.round(value * 100) / 100;
  const turn = lean === 0 ? '' : ` rotate(${one(lean)})`;
  return `translate(${one(x)} ${one(y)})${turn} scale(${one(flip * scale)} ${one(scale)})`;
};

function narrowed({ frame, across }: Wanted): Frame {
  if (!across) return frame;
  const [left, top, right, bottom] = frame.box;
  return { ...frame, box: [Math.max(left, across[0]), top, Math.min(right, across[1]), bottom] };
}
