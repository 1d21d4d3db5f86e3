import { group } from '../ink.ts';
import { type Figure, sided } from './figure.ts';
import { faceWith, headWith } from './garb/dressed.ts';
import { POSES } from './looks.ts';
import { type Box, type Frame, isSeen, placed, type Stand, standingIn } from './stand.ts';

export interface Wanted {
  readonly frame: Frame;
  /** Where the head may be from left to right, where letters have the rest. */
  readonly across?: readonly [left: number, right: number];
  /** Letters beside it: the head keeps off them as far as it is there the larger part of its size. */
  readonly beside?: Beside;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly lean?: number;
  readonly flip: number;
  /** Where the letters begin that may cover a chin and no more. */
  readonly letters?: number;
}

export interface Beside {
  /** Where the letters end that the figure is next to. */
  readonly edge: number;
  /** The figure is to their right. */
  readonly isAfter: boolean;
}

/** How far a head may come over letters beside it: an ear or a neck, no eye. */
const OVER = 16;
/** A head is made this much smaller at most to keep off letters beside it. */
const LEAST = 0.86;

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
    const stand = standingIn(besideLetters(wanted, box, asked), box, asked);
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

/** The frame without what the letters beside it have. */
function besideLetters(wanted: Wanted, head: Box, asked: Stand): Frame {
  const frame = narrowed(wanted);
  const { beside } = wanted;
  if (!beside) return frame;
  const [left, top, right, bottom] = frame.box;
  const [from, , to] = placed(head, { ...asked, scale: asked.scale * LEAST });
  const least = to - from;
  const box: Box = beside.isAfter
    ? [Math.max(left, Math.min(beside.edge - OVER, right - least)), top, right, bottom]
    : [left, top, Math.min(right, Math.max(beside.edge + OVER, left + least)), bottom];
  return { ...frame, box };
}

function narrowed({ frame, across }: Wanted): Frame {
  if (!across) return frame;
  const [left, top, right, bottom] = frame.box;
  return { ...frame, box: [Math.max(left, across[0]), top, Math.min(right, across[1]), bottom] };
}
