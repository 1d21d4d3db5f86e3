import { type Bend, bending } from './bends.ts';
import { divided, type Extent, extentOf, moved, type Segment } from './outline.ts';
import { type Piece, piecesOf, waysToBreak } from './title-words.ts';
import { capHeight, type Letters, type Word, wordIn } from './typefaces.ts';

/**
 * A title as a logo: every way to put its words on one to four lines is tried, each line is made as wide as the box, and
 * the way whose smallest line is tallest wins, because that decides what can be read on a phone. Lines are stacked by
 * their ink, so that accents keep their room; then the block is bent and fitted again.
 */

export interface Setting {
  readonly letters: Letters;
  readonly capitals: boolean;
  readonly bend: Bend;
  readonly strength: number;
  /** How many times as tall as the smallest line another may be. */
  readonly even: number;
  /** White between two lines, in parts of a line's size. */
  readonly gap: number;
  readonly align: 'start' | 'middle' | 'end';
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Where in its height the block stands. */
  readonly anchor: 'top' | 'middle' | 'bottom';
}

export interface SetTitle {
  /** Outlines of each line, in a room that begins at 0,0. */
  readonly lines: readonly (readonly Segment[])[];
  /** The height of the smallest capital that is not in a little word. */
  readonly cap: number;
  readonly extent: Extent;
}

interface Line {
  readonly segments: readonly Segment[];
  readonly extent: Extent;
}

/** Little words stand so much smaller, hung from the line of the capitals. */
const SMALL = 0.6;
const SPACE = 0.24;

export async function setTitle(title: string, room: Room, setting: Setting): Promise<SetTitle> {
  const text = setting.capitals ? title.toLocaleUpperCase('en') : title;
  const pieces = piecesOf(text);
  const drawn = await Promise.all(pieces.map(({ text: each }) => wordIn(setting.letters, each)));
  const words = new Map(pieces.map((piece, at) => [piece, drawn[at] as Word]));
  const cap = await capHeight(setting.letters, text);
  const blocks = waysToBreak(pieces).map((lines) =>
    broken(
      lines,
      stacked(
        lines.map((line) => lineOf(line, words, cap)),
        cap,
        room,
        setting,
      ),
    ),
  );
  const best = blocks.reduce((one, other) => (other.worth > one.worth ? other : one));
  return bent(best, room, setting);
}

/** A line that begins inside a word, or where a language writes on, is worth less; a sign alone on its line much less. */
function broken(lines: readonly (readonly Piece[])[], block: Block): Block {
  const inside = lines.filter(([first], at) => at > 0 && first?.spaced === false).length;
  const alone = inside === 0 ? 0 : lines.filter(isOneSign).length;
  return { ...block, worth: block.worth * 0.82 ** inside * 0.6 ** alone };
}

const isOneSign = (line: readonly Piece[]) =>
  [...line.map(({ text }) => text).join('')].length === 1;

function lineOf(pieces: readonly Piece[], words: ReadonlyMap<Piece, Word>, cap: number): Line {
  const segments: Segment[] = [];
  let pen = 0;
  pieces.forEach((piece, at) => {
    const word = words.get(piece);
    if (!word) return;
    const small = piece.small && pieces.length > 1;
    const scale = small ? SMALL : 1;
    const lift = small ? cap * (1 - SMALL) : 0;
    if (at > 0 && piece.spaced) pen += SPACE * (small || pieces[at - 1]?.small ? 0.62 : 1);
    const from = pen;
    segments.push(...moved(word.segments, (x, y) => [from + x * scale, y * scale - lift]));
    pen += word.advance * scale;
  });
  return { segments, extent: extentOf(segments) };
}

interface Block {
  readonly lines: readonly (readonly Segment[])[];
  readonly width: number;
  readonly height: number;
  readonly cap: number;
  readonly worth: number;
}

function stacked(lines: readonly Line[], cap: number, room: Room, setting: Setting): Block {
  const wanted = lines.map(({ extent }) => room.width / (extent.right - extent.left));
  const most = Math.min(...wanted) * setting.even;
  const sizes = wanted.map((size) => Math.min(size, most));
  const gaps = sizes.map((size, at) =>
    at === 0 ? 0 : Math.min(size, sizes[at - 1] ?? size) * setting.gap,
  );
  const tall = lines.reduce(
    (sum, { extent }, at) =>
      sum + (extent.bottom - extent.top) * (sizes[at] ?? 0) + (gaps[at] ?? 0),
    0,
  );
  const fit = Math.min(1, room.height / tall);
  const width =
    Math.max(...lines.map(({ extent }, at) => (extent.right - extent.left) * (sizes[at] ?? 0))) *
    fit;
  let y = 0;
  const placed = lines.map(({ segments, extent }, at) => {
    const size = (sizes[at] ?? 0) * fit;
    y += (gaps[at] ?? 0) * fit;
    const base = y - extent.top * size;
    const free = width - (extent.right - extent.left) * size;
    const shift = { start: 0, middle: free / 2, end: free }[setting.align] - extent.left * size;
    y = base + extent.bottom * size;
    return moved(segments, (px, py) => [px * size + shift, py * size + base]);
  });
  const smallest = Math.min(...sizes) * cap * fit;
  const worth = smallest + 0.12 * tall * fit + 0.05 * width;
  return { lines: placed, width, height: tall * fit, cap: smallest, worth };
}

/** The bent block is measured and fitted again: no bend leaves the room. */
function bent({ lines, width, height, cap }: Block, room: Room, setting: Setting): SetTitle {
  const { bend, strength } = setting;
  const move = bending(bend, { width, height, strength });
  const curved =
    bend === 'flat' ? lines : lines.map((line) => moved(divided(line, width / 9), move));
  const all = extentOf(curved.flat());
  const fit = Math.min(
    1.12,
    room.width / (all.right - all.left),
    room.height / (all.bottom - all.top),
  );
  const [wide, tall] = [(all.right - all.left) * fit, (all.bottom - all.top) * fit];
  const x = { start: 0, middle: (room.width - wide) / 2, end: room.width - wide }[setting.align];
  const y = { top: 0, middle: (room.height - tall) / 2, bottom: room.height - tall }[room.anchor];
  const there = curved.map((line) =>
    moved(line, (px, py) => [(px - all.left) * fit + x, (py - all.top) * fit + y]),
  );
  return { lines: there, cap: cap * fit, extent: extentOf(there.flat()) };
}
