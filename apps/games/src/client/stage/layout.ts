/** Where the reels stand within the room that they are given. Lengths are CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Height of a whole column; one with more or fewer cells than others has lower or taller ones. */
  readonly columnHeight: number;
  /** Edge of a symbol's square picture. */
  readonly symbol: number;
  /** Top left corner of the first cell. */
  readonly left: number;
  readonly top: number;
  /** Thickness of the frame around the cells. */
  readonly frame: number;
}

const LARGEST_CELL = 204;
/** A cell is between these times as wide as it is tall. */
const NARROWEST = 0.7;
const WIDEST = 1.18;

/** A symbol's share of the shorter side of its cell. */
export const SYMBOL_SHARE = 0.9;

/** Fits `columns` × `rows` cells and their frame into a room, in its middle. */
export function fitReels(width: number, height: number, columns: number, rows: number): Layout {
  const frame = Math.max(6, Math.min(18, Math.round(Math.min(width, height) * 0.028)));
  const roomWidth = Math.max(50, width - 2 * frame - 4) / columns;
  const roomHeight = Math.max(50, height - 2 * frame - 4) / rows;
  const cellWidth = Math.floor(Math.min(roomWidth, roomHeight * WIDEST, LARGEST_CELL));
  const cellHeight = Math.floor(Math.min(roomHeight, cellWidth / NARROWEST, LARGEST_CELL));
  return {
    width,
    height,
    cellWidth,
    cellHeight,
    columnHeight: cellHeight * rows,
    symbol: Math.floor(Math.min(cellWidth, cellHeight) * SYMBOL_SHARE),
    left: Math.round((width - cellWidth * columns) / 2),
    top: Math.round((height - cellHeight * rows) / 2),
    frame,
  };
}
