/** Where a figure is in a frame, so that its head is never cut off. */

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees. */
  readonly lean: number;
  /** -1 is mirrored. */
  readonly flip: number;
}

/** What may be seen of a picture: a rectangle, and how far its upper corners are rounded across and down. */
export interface Frame {
  readonly box: Box;
  readonly arch?: readonly [across: number, down: number];
}

/** A box of a figure's own units, where it stands: the smallest that holds it. */
export function placed([left, top, right, bottom]: Box, stand: Stand): Box {
  const { x, y, scale, lean, flip } = stand;
  const turn = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([px = 0, py = 0]) => [px * flip * scale, py * scale] as const);
  const xs = corners.map(([px, py]) => x + px * cos - py * sin);
  const ys = corners.map(([px, py]) => y + px * sin + py * cos);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a box is seen whole. The corners of a head are empty: of an arch they may have a quarter. */
export function isSeen(box: Box, { box: frame, arch }: Frame): boolean {
  const [left, top, right, bottom] = box;
  const within =
    left >= frame[0] - 0.01 &&
    top >= frame[1] - 0.01 &&
    right <= frame[2] + 0.01 &&
    bottom <= frame[3] + 0.01;
  return (
    within &&
    (!arch || (isUnder(left, right, top, frame, arch) && isUnder(right, left, top, frame, arch)))
  );
}

/** Whether a point a quarter in from a box's side is below the curve. */
function isUnder(
  side: number,
  other: number,
  top: number,
  frame: Box,
  arch: readonly [number, number],
): boolean {
  const x = side + (other - side) / 4;
  const [across, down] = arch;
  const inset = Math.max(frame[0] + across - x, x - (frame[2] - across), 0) / across;
  if (inset >= 1) return false;
  return top >= frame[1] + down * (1 - Math.sqrt(1 - inset ** 2)) - 0.01;
}

/** The same stand where the head is seen whole; else moved as little as that needs, then smaller. */
export function standingIn(frame: Frame, head: Box, wanted: Stand): Stand {
  let stand = wanted;
  for (let step = 0; step < 60; step += 1) {
    const moved = movedInto(frame, head, stand);
    if (isSeen(placed(head, moved), frame)) return moved;
    stand = { ...stand, scale: stand.scale * 0.97 };
  }
  return stand;
}

function movedInto(frame: Frame, head: Box, stand: Stand): Stand {
  const [left, top, right, bottom] = placed(head, stand);
  const [from, high, to, low] = frame.box;
  const across = (from + to) / 2;
  let x = stand.x + Math.max(0, from - left) - Math.max(0, right - to);
  let y = stand.y + Math.max(0, high - top);
  // Down out of an arch, and toward its middle, as far as there is room.
  for (let step = 0; step < 40 && frame.arch; step += 1) {
    const box = placed(head, { ...stand, x, y });
    if (isSeen(box, { ...frame, box: [from, high, to, Number.POSITIVE_INFINITY] })) break;
    x +=
      Math.sign(across - (box[0] + box[2]) / 2) *
      Math.min(3, Math.abs(across - (box[0] + box[2]) / 2));
    if (bottom + (y - stand.y) + 3 <= low) y += 3;
  }
  y -= Math.max(0, placed(head, { ...stand, x, y })[3] - low);
  return { ...stand, x, y };
}
