import { group } from '../ink.ts';
import { type Figure, sided } from './figure.ts';
import { faceWith, headWith } from './garb/dressed.ts';
import { POSES } from './looks.ts';
import { type Box, type Frame, isSeen, placed, type Stand, standingIn } from './stand.ts';

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
    // Of a pair the middle is between the two.
    x: figure.pose === 'pair' ? x + sided(figure, flip) * 30 * scale : x,
    y,
    scale: scale * pose.scale,
    lean: lean + pose.lean,
    flip: sided(figure, flip),
  };
  const [left, top, right, low] = frame.box;
  if (letters === undefined) {
    const stand = standingIn(frame, box, asked);
    return { stand, head: placed(box, stand) };
  }
  const above: Frame = { ...frame, box: [left, top, right, Math.min(low, letters)] };
  const face = faceWith(figure.cast[0], figure);
  let stand = asked;
  for (let round = 0; round < ROUNDS; round += 1) {
    stand = standingIn(above, face, standingIn(frame, box, stand));
    if (isSeen(placed(box, stand), frame)) break;
    stand = { ...stand, scale: stand.scale * 0.95 };
  }
  return { stand, head: placed(box, stand) };
}

/** Above the letters it may leave the frame, and in the frame it may sink behind the letters: a few times smaller it does neither. */
const ROUNDS = 8;

/**
 * A drawn figure at its place. Of a pair the other is behind it on the side that it turns its back to, smaller and a
 * little higher, and looks the same way.
 */
export function stood(figure: Figure, { stand }: PlacedFigure, drawn: string): string {
  if (figure.pose !== 'pair') return group(transformOf(stand), drawn);
  const { x, y, scale, flip, lean } = stand;
  const other = transformOf({
    x: x - flip * 84 * scale,
    y: y - 30 * scale,
    scale: scale * 0.76,
    flip,
    lean: lean - 9,
  });
  const copyAt = (transform: string) => `<use href="#pair" transform="${transform}"/>`;
  return `<defs><g id="pair">${drawn}</g></defs>${copyAt(other)}${copyAt(transformOf(stand))}`;
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
