import { perTab } from '@palpite/ui/tab.ts';
import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { tileAtCell } from '../../parts/catalogue/place-wide.ts';

/** Rows rendered beyond each edge of the viewport. */
const ROWS_BEYOND = 4;

/** A grid as the style sheet lays it out at the current width, in pixels. */
interface Shape {
  readonly columns: number;
  /** From the start of a row to the start of the next one. */
  readonly pitch: number;
  /** From the page's start to the grid's. */
  readonly top: number;
}

/** The tiles of a grid that are rendered, and the space reserved for the others. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
  /** In pixels. */
  readonly before: number;
  readonly after: number;
}

/** The last grid's shape: Back to a long lobby finds the page as high as it was. */
const lastGrid = perTab(() => ({ shape: null as Shape | null }));

interface Wanted {
  /** Only what is near the viewport. */
  readonly near: boolean;
  /** Only so many tiles, in whole rows, from the start. */
  readonly first: number | undefined;
}

/**
 * Keeps the elements of a grid few: rows outside the window are only reserved space. All tiles of a grid have one
 * height, so no list library is needed to find a row. Until the first layout, all tiles are rendered.
 */
export function useRowWindow(
  grid: RefObject<HTMLElement | null>,
  tiles: number,
  wide: readonly number[],
  { near, first }: Wanted,
): RowWindow {
  const shape = useShape(grid);
  const top = useRowAt(near ? shape : null, 0);
  const bottom = useRowAt(near ? shape : null, 1);
  if (shape === null) return { from: 0, to: tiles, before: 0, after: 0 };
  const list = { tiles, wide };
  if (first !== undefined) return rowsOf(shape, list, 0, Math.ceil(first / shape.columns) - 1);
  if (near) return rowsOf(shape, list, top - ROWS_BEYOND, bottom + ROWS_BEYOND);
  return { from: 0, to: tiles, before: 0, after: 0 };
}

interface List {
  readonly tiles: number;
  /** The tiles over two columns. */
  readonly wide: readonly number[];
}

/** The tiles of some rows, as far as they exist. */
function rowsOf(
  { columns, pitch }: Shape,
  { tiles, wide }: List,
  from: number,
  to: number,
): RowWindow {
  const end = Math.max(0, Math.ceil((tiles + wide.length) / columns) - 1);
  const last = Math.max(0, Math.min(end, to));
  const first = Math.max(0, Math.min(last, from));
  return {
    from: tileAtCell(first * columns, wide),
    to: Math.min(tiles, tileAtCell((last + 1) * columns, wide)),
    before: first * pitch,
    after: (end - last) * pitch,
  };
}

/**
 * The number of the row at a position in the viewport: 0 is its upper edge, 1 its lower one. Re-renders only for
 * another row.
 */
function useRowAt(shape: Shape | null, place: 0 | 1): number {
  const row = () =>
    shape === null
      ? 0
      : Math.floor((window.scrollY + place * window.innerHeight - shape.top) / shape.pitch);
  return useSyncExternalStore(followScrolling, row, () => 0);
}

function followScrolling(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** The grid's shape, updated with every change of its size. */
function useShape(grid: RefObject<HTMLElement | null>): Shape | null {
  const [shape, setShape] = useState(() => lastGrid().shape);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const now = shapeOf(element);
      if (now === null) return;
      lastGrid().shape = now;
      setShape((known) => (known !== null && isSame(known, now) ? known : now));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return shape;
}

/** Null before layout. */
function shapeOf(grid: HTMLElement): Shape | null {
  const tile = grid.firstElementChild?.getBoundingClientRect();
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').filter(Boolean).length;
  if (!tile || tile.height === 0 || columns === 0) return null;
  return {
    columns,
    pitch: tile.height + (Number.parseFloat(rowGap) || 0),
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

const isSame = (a: Shape, b: Shape): boolean =>
  a.columns === b.columns && Math.abs(a.pitch - b.pitch) < 0.1 && Math.abs(a.top - b.top) < 1;
