import type { Game } from '@palpite/contract/game.ts';

/**
 * Where a grid has its tiles of two columns, so that it has no gap whatever its number of columns is: a tile that begins in
 * one of these cells ends in the same row of 2 to 7 columns. Nothing is moved by the style sheet, so the order of the
 * keyboard is the order of the eye. One alone: with two of them on a screen neither would be an exception.
 */
const CELLS = [0] as const;

export interface PlacedGames {
  readonly games: readonly Game[];
  /** The places in `games` that are two columns wide, rising. */
  readonly wide: readonly number[];
}

/** The games that the brand features first among a lobby's first page, as many of them wide as there are cells; the others in their order. */
export function placeWide(games: readonly Game[], pageSize: number): PlacedGames {
  const page = games.slice(0, pageSize);
  // A list that ends before a cell has no wide tile there: its game stays among the others.
  const cells = CELLS.filter((cell) => cell <= games.length);
  const featured = page
    .filter(({ widePicture }) => widePicture !== undefined)
    .slice(0, cells.length);
  const rest = games.filter((game) => !featured.includes(game));
  const placed = [...rest];
  const wide: number[] = [];
  featured.forEach((game, index) => {
    // Each wide tile before it takes one cell more.
    const place = (cells[index] ?? 0) - index;
    placed.splice(place, 0, game);
    wide.push(place);
  });
  return { games: placed, wide };
}

/** The tile that begins in a cell, or that would if the grid went on; a cell within a wide tile counts as that tile. */
export function tileAtCell(cell: number, wide: readonly number[]): number {
  let tile = cell;
  for (const place of wide) if (place < tile) tile -= 1;
  return tile;
}
