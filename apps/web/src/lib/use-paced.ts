import { useEffect, useEffectEvent, useRef } from 'react';

/** Least time between two acts, in milliseconds: what somebody types fast is not asked letter by letter. */
const REST_MILLISECONDS = 200;

/**
 * Acts on what is being typed: at once on the first key, then on the newest text once the rest since the last act
 * is over. It does nothing for the text that the page opened with.
 */
export function usePaced(text: string, act: (text: string) => void): void {
  const actedAt = useRef(-REST_MILLISECONDS);
  const opened = useRef(text);
  const follow = useEffectEvent(() => {
    actedAt.current = performance.now();
    act(text);
  });
  useEffect(() => {
    if (opened.current === text) return;
    opened.current = text;
    const left = actedAt.current + REST_MILLISECONDS - performance.now();
    if (left <= 0) {
      follow();
      return;
    }
    const timer = setTimeout(follow, left);
    return () => clearTimeout(timer);
  }, [text]);
}
