/** Where the reels are within the available space. Lengths are CSS pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Height of a whole column; one with more or fewer cells has lower or taller cells. */
  readonly columnHeight: number;
  /** Edge of a symbol's square picture. */
  readonly symbol: number;
  /** How many times as tall as wide a symbol may be drawn, in a cell taller than the common one. */
  readonly stretch: number;
  /** Top left corner of the first cell. */
  readonly left: number;
  readonly top: number;
  /** Thickness of the frame around the cells. */
  readonly frame: number;
}

const LARGEST_CELL = 204;
/** The limits of a cell's width, as a share of its height. */
const NARROWEST = 0.7;
const WIDEST = 1.18;
/** When reels differ in height, the common cell is no taller than wide, since a low reel's cells are taller still. */
const VARYING = { narrowest: 1, stretch: 1.35 };

/** A symbol's share of the shorter side of its cell. */
const SYMBOL_SHARE = 0.9;

/**
 * Fits `columns` reels and their frame into the middle of the available space.
 * @param highestRows of the highest reel
 * @param lowestRows of the lowest one; the common cell is sized for the height between them
 */
export function fitReels(
  width: number,
  height: number,
  columns: number,
  highestRows: number,
  lowestRows = highestRows,
): Layout {
  const rows = Math.round((highestRows + lowestRows) / 2);
  const { narrowest, stretch } =
    lowestRows < highestRows ? VARYING : { narrowest: NARROWEST, stretch: 1 };
  const frame = Math.max(6, Math.min(18, Math.round(Math.min(width, height) * 0.028)));
  const roomWidth = Math.max(50, width - 2 * frame - 4) / columns;
  const roomHeight = Math.max(50, height - 2 * frame - 4) / rows;
  const cellWidth = Math.floor(Math.min(roomWidth, roomHeight * WIDEST, LARGEST_CELL));
  const cellHeight = Math.floor(Math.min(roomHeight, cellWidth / narrowest, LARGEST_CELL));
  return {
    width,
    height,
    cellWidth,
    cellHeight,
    columnHeight: cellHeight * rows,
    symbol: Math.floor(Math.min(cellWidth, cellHeight) * SYMBOL_SHARE),
    stretch,
    left: Math.round((width - cellWidth * columns) / 2),
    top: Math.round((height - cellHeight * rows) / 2),
    frame,
  };
}

/** The size of a symbol in a reel of so many rows. */
export function symbolSize(
  { cellWidth, columnHeight, stretch }: Layout,
  rows: number,
): { width: number; height: number } {
  const cellHeight = columnHeight / rows;
  const width = Math.floor(Math.min(cellWidth, cellHeight) * SYMBOL_SHARE);
  return { width, height: Math.floor(Math.min(cellHeight * SYMBOL_SHARE, width * stretch)) };
}
