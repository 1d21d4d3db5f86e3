import { type RefObject, useEffect, useState } from 'react';

/** True while the mouse is over the element, or the keyboard's focus is inside it. */
export function useAttention(ref: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener(
      'pointerenter',
      // A touch leaves nothing hovering.
      (event) => setHovered(event.pointerType === 'mouse'),
      { signal },
    );
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', () => setFocused(true), { signal });
    element.addEventListener(
      'focusout',
      (event) => setFocused(element.contains(event.relatedTarget as Node | null)),
      { signal },
    );
    return () => listeners.abort();
  }, [ref]);
  return hovered || focused;
}
