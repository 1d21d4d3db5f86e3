import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Motion } from './motion.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** What moves; nothing for a reader who wants no motion or does not look. */
function startMotion(stage: HTMLElement | null, motion: Motion): readonly Animation[] {
  const isStill =
    window.matchMedia(REDUCED_MOTION).matches || document.visibilityState !== 'visible';
  return stage === null || isStill ? [] : motion(stage);
}

/** The motion that runs now, one at a time. */
function createRun() {
  const store = createStore(() => ({ running: false }));
  let moving: readonly Animation[] = [];
  const stop = () => {
    for (const animation of moving) animation.cancel();
    moving = [];
    store.setState({ running: false });
  };
  return {
    store,
    stop,
    /** @param onEnd not called when another one takes its place */
    start(started: readonly Animation[], onEnd: () => void) {
      stop();
      moving = started;
      store.setState({ running: started.length > 0 });
      void Promise.allSettled(started.map(({ finished }) => finished)).then(() => {
        if (moving !== started) return;
        moving = [];
        store.setState({ running: false });
        onEnd();
      });
    },
    skip() {
      for (const animation of moving) animation.finish();
    },
  };
}

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
  const [run] = useState(createRun);
  const [first] = useState(numero);
  const { running } = useStore(run.store);
  const drawn = useEffectEvent(onDrawn);
  // Before the browser paints: the end must not show before its motion.
  useLayoutEffect(() => {
    if (numero !== first) run.start(startMotion(stage.current, motion), () => drawn());
    return run.stop;
  }, [run, stage, numero, first, motion]);
  return {
    running,
    play: () => run.start(startMotion(stage.current, motion), () => undefined),
    skip: run.skip,
  };
}
