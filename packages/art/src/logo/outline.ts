/** Outlines of letters as numbers: measured, moved, bent and written as an SVG path. */

/** One command of a path, absolute: x and y in turn. */
export interface Segment {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly points: readonly number[];
}

export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box around every point, those that only pull a curve included: a little generous, never too small. */
export function extentOf(segments: readonly Segment[]): Extent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { points } of segments) {
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, right, top, bottom };
}

/** Where a point goes. */
export type Move = (x: number, y: number) => readonly [x: number, y: number];

export function moved(segments: readonly Segment[], move: Move): Segment[] {
  return segments.map(({ type, points }) => {
    const there: number[] = [];
    for (let at = 0; at < points.length; at += 2) {
      there.push(...move(points[at] ?? 0, points[at + 1] ?? 0));
    }
    return { type, points: there };
  });
}

/** Straight lines longer than `longest` in parts, so that they bend with the rest. */
export function divided(segments: readonly Segment[], longest: number): Segment[] {
  const all: Segment[] = [];
  let [x, y] = [0, 0];
  for (const segment of segments) {
    const { type, points } = segment;
    const [toX = x, toY = y] = points.slice(-2);
    const parts = type === 'L' ? Math.ceil(Math.abs(toX - x) / longest) : 1;
    for (let part = 1; part < parts; part += 1) {
      const along = part / parts;
      all.push({ type: 'L', points: [x + (toX - x) * along, y + (toY - y) * along] });
    }
    all.push(segment);
    [x, y] = [toX, toY];
  }
  return all;
}

const one = (value: number) => Math.round(value * 10) / 10;

/** One decimal, and each command relative to the one before: half the size of absolute numbers. */
export function pathText(segments: readonly Segment[]): string {
  let text = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const { type, points } of segments) {
    if (type === 'Z') {
      text += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const rounded = points.map(one);
    const from = type === 'M' ? [0, 0] : [x, y];
    const steps = rounded.map((value, at) => one(value - (from[at % 2] ?? 0)));
    text += (type === 'M' ? 'M' : type.toLowerCase()) + joined(steps);
    [x = 0, y = 0] = rounded.slice(-2);
    if (type === 'M') [startX, startY] = [x, y];
  }
  return text;
}

/** A minus sign parts two numbers as well as a space does; a zero before the point is not needed. */
const joined = (values: readonly number[]) =>
  values
    .map((value, at) => {
      const text = String(value).replace(/^(-?)0\./, '$1.');
      return at > 0 && !text.startsWith('-') ? ` ${text}` : text;
    })
    .join('');
