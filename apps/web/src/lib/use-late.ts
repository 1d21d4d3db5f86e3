import { useEffect, useState } from 'react';

/** What is answered sooner needs no sign that it is on its way, in milliseconds. */
const LATE_MILLISECONDS = 300;

/** True once something has been on its way for so long that the reader should see it. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), LATE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
