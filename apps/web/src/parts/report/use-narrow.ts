import { useCallback, useState } from 'react';

/** Below it, in rem, a report has no room for a table; the same as in `report-table.tsx`. */
const TABLE_REM = 38;

/** Whether what `box` holds has no room for a table. False where nothing is laid out. */
export function useNarrow<Box extends HTMLElement>() {
  const [narrow, setNarrow] = useState(false);
  // Not an effect: the box goes and comes while the report stays, as with a result of no rows.
  const box = useCallback((element: Box | null) => {
    if (!element) return undefined;
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { clientWidth } = element;
      setNarrow(clientWidth > 0 && clientWidth < TABLE_REM * rem);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, narrow };
}
