import { useState } from 'react';

/** Lines that are drawn at once: five hundred would make each tap on the board slow. */
export const PAGE_LINES = 50;

/**
 * The page of a long slip that is shown: the first one, that of a line that is added, and that of a fault.
 *
 * @param faulty the place of the first line that cannot be placed; -1 where all can
 */
export function useLinePages(lines: readonly { readonly id: string }[], faulty: number) {
  const { length } = lines;
  const newest = lines.at(-1)?.id;
  const [page, setPage] = useState(0);
  const [seen, setSeen] = useState({ length, newest });
  const last = Math.max(0, Math.ceil(length / PAGE_LINES) - 1);
  if (seen.length !== length || seen.newest !== newest) {
    setSeen({ length, newest });
    if (length > seen.length && newest !== seen.newest) setPage(last);
  }
  // A fault opens its page once: the player may turn on.
  const fault = lines[faulty]?.id;
  const [pointed, setPointed] = useState<string>();
  if (pointed !== fault) {
    setPointed(fault);
    if (fault !== undefined) setPage(Math.floor(faulty / PAGE_LINES));
  }
  const shown = Math.min(page, last);
  return {
    page: shown,
    pages: last + 1,
    from: shown * PAGE_LINES,
    onPage: setPage,
  };
}
