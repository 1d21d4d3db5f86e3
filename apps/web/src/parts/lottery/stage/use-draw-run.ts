import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Motion } from './motion.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const wantsMotion = () => !window.matchMedia(REDUCED_MOTION).matches;

export interface DrawRun {
  readonly running: boolean;
  /** Shows the motion again. */
  play(): void;
  /** Goes to the end. */
  skip(): void;
}

/**
 * Runs a draw's motion once its numbers have come while the reader looks; those that were there before stand.
 * @param numero of the draw on the stage
 * @param onDrawn the numbers of a new draw are seen: after its motion, or at once where there is none
 */
export function useDrawRun(
  stage: RefObject<HTMLElement | null>,
  { numero, motion, onDrawn }: { numero: string; motion: Motion; onDrawn: () => void },
): DrawRun {
  const [running, setRunning] = useState(false);
  const [first] = useState(numero);
  const moving = useRef<readonly Animation[]>([]);
  const stop = () => {
    for (const animation of moving.current) animation.cancel();
    moving.current = [];
  };
  const start = useEffectEvent((isNew: boolean) => {
    stop();
    const shows = stage.current && wantsMotion() && document.visibilityState === 'visible';
    const started = shows && stage.current ? motion(stage.current) : [];
    moving.current = started;
    setRunning(started.length > 0);
    const end = () => {
      // Another draw may have come meanwhile.
      if (moving.current !== started) return;
      moving.current = [];
      setRunning(false);
      if (isNew) onDrawn();
    };
    void Promise.allSettled(started.map(({ finished }) => finished)).then(end);
  });
  // Before the browser paints: the end must not show before its motion.
  useLayoutEffect(() => {
    if (numero !== first) start(true);
    return stop;
  }, [numero, first]);
  return {
    running,
    play: () => start(false),
    skip() {
      for (const animation of moving.current) animation.finish();
    },
  };
}
