import { startTransition, useEffect, useState } from 'react';

/** More than a screen has room for. */
const FIRST_ROWS = 30;
const STEP_ROWS = 30;

/** How many of many rows are drawn: the first ones at once, the others after them, so that no press waits for them. */
export function useGrowing(count: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  const isWhole = drawn >= count;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((before) => before + STEP_ROWS)));
    return () => clearTimeout(timer);
  }, [isWhole, drawn]);
  return Math.min(drawn, count);
}
