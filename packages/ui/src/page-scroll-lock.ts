import { perTab } from './tab.ts';

/**
 * Holds the page still while something lies over it. Locks nest: the page moves again when the last is
 * released, and stands where it stood when the first was taken, whatever moved it in between (a focused
 * field behind the keyboard of a phone, a script).
 */
const lock = perTab(() => ({ held: 0, position: { left: 0, top: 0 }, overflowBefore: '' }));

/** Locks the page's scrolling; call the answer once to release it. */
export function lockPageScroll(): () => void {
  const root = document.documentElement;
  const tab = lock();
  if (tab.held === 0) {
    tab.position = { left: window.scrollX, top: window.scrollY };
    tab.overflowBefore = root.style.overflow;
    // The room of the scrollbar stays free, or everything would move to the side.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  tab.held += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    tab.held -= 1;
    if (tab.held > 0) return;
    root.style.overflow = tab.overflowBefore;
    root.style.scrollbarGutter = '';
    window.scrollTo({ ...tab.position, behavior: 'instant' });
  };
}
