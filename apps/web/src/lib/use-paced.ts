import { useEffect, useRef } from 'react';

/** Least time between two acts, in milliseconds: what somebody types fast is not asked letter by letter. */
const REST_MILLISECONDS = 200;

export interface Paced {
  /**
   * Acts on what has just been typed: at once on the first key, then on the newest text once the rest since the last
   * act is over. To be called where the key is heard: from an effect the act would be two frames later.
   */
  readonly follow: (text: string) => void;
  /** Forgets what is still to come. */
  readonly stop: () => void;
}

/** Acts on what is being typed, at a pace that a server can follow. */
export function usePaced(act: (text: string) => void): Paced {
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stop = () => clearTimeout(timer.current);
  const now = (text: string) => {
    actedAt.current = performance.now();
    act(text);
  };
  const follow = (text: string) => {
    stop();
    const left = actedAt.current + REST_MILLISECONDS - performance.now();
    if (left <= 0) now(text);
    else timer.current = setTimeout(() => now(text), left);
  };
  return { follow, stop };
}
