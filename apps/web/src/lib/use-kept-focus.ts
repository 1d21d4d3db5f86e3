import { type RefObject, useEffect } from 'react';

/**
 * Where what had the focus is taken away (a button that is of no more use, a row that is gone), the focus would fall to
 * the page's beginning: it goes to the nearest heading that remains instead.
 *
 * @param box what is watched; it has a heading
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = box.current;
    if (!watched) return;
    let focused: Element | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    // Not every browser gives what is pressed the focus. A press outside every control leaves the focused one.
    const onPress = ({ target }: PointerEvent) => {
      focused =
        target instanceof Element ? target.closest('a, button, input, select, textarea') : null;
    };
    const observer = new MutationObserver((records) => {
      const gone = focused;
      if (!gone || gone.isConnected) return;
      focused = null;
      const now = document.activeElement;
      if (now && now !== document.body && now.isConnected) return;
      const place = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(gone)),
      );
      headingNear(place?.target ?? watched, watched)?.focus();
    });
    watched.addEventListener('pointerdown', onPress, { capture: true });
    watched.addEventListener('focusin', onFocus);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('pointerdown', onPress, { capture: true });
      watched.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [box]);
}

/** The first heading of the smallest part around a place that has one, fit to take the focus. */
function headingNear(place: Node, within: HTMLElement): HTMLElement | null {
  for (let part: Node | null = place; part && within.contains(part); part = part.parentNode) {
    const heading =
      part instanceof Element && part.isConnected
        ? part.querySelector<HTMLElement>('h1, h2, h3')
        : null;
    if (heading) {
      heading.tabIndex = -1;
      return heading;
    }
  }
  return null;
}
