import { useLayoutEffect, useRef, useState } from 'react';

/** Below it, in rem, a report has no room for a table; the same as in `report-table.tsx`. */
const TABLE_REM = 38;

/** Whether what `box` holds has no room for a table. False where nothing is laid out. */
export function useNarrow<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
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
