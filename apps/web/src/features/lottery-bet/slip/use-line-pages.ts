import { useState } from 'react';
import type { SlipLine } from './slip-line.ts';

/** Lines that are drawn at once: five hundred would make each tap on the board slow. */
export const PAGE_LINES = 50;

/** The page of a long slip that is shown: the first one, and that of a line that is added. */
export function useLinePages(lines: readonly SlipLine[]) {
  const { length } = lines;
  const newest = lines.at(-1)?.id;
  const [page, setPage] = useState(0);
  const [seen, setSeen] = useState({ length, newest });
  const last = Math.max(0, Math.ceil(length / PAGE_LINES) - 1);
  if (seen.length !== length || seen.newest !== newest) {
    setSeen({ length, newest });
    if (length > seen.length && newest !== seen.newest) setPage(last);
  }
  const shown = Math.min(page, last);
  return {
    page: shown,
    pages: last + 1,
    from: shown * PAGE_LINES,
    onPage: setPage,
  };
}
