import { useEffect, useEffectEvent } from 'react';

/** How long a slide stays, in milliseconds. */
export const SLIDE_MILLISECONDS = 5000;

/**
 * Calls `advance` every five seconds while `running`. A slide that was stopped and goes on gets its whole
 * time again; a hidden page does not advance, nor does one on which the visitor is typing: movement
 * distracts from the words and delays their appearance.
 */
export function useAutoplay(running: boolean, advance: () => void): void {
  const tick = useEffectEvent(advance);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (!document.hidden && !isTyping()) tick();
    }, SLIDE_MILLISECONDS);
    return () => clearInterval(timer);
  }, [running]);
}

const isTyping = () => document.activeElement?.matches('input, textarea') === true;
