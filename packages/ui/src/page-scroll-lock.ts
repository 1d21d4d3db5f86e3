/**
 * Holds the page still while something lies over it. Locks nest: the page moves again when the last is
 * released, and stands where it stood when the first was taken, whatever moved it in between (a focused
 * field behind the keyboard of a phone, a script).
 */
let held = 0;
let position = { left: 0, top: 0 };
let overflowBefore = '';

/** Locks the page's scrolling; call the answer once to release it. */
export function lockPageScroll(): () => void {
  const root = document.documentElement;
  if (held === 0) {
    position = { left: window.scrollX, top: window.scrollY };
    overflowBefore = root.style.overflow;
    // The room of the scrollbar stays free, or everything would move to the side.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
    root.style.overflow = 'hidden';
  }
  held += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    held -= 1;
    if (held > 0) return;
    root.style.overflow = overflowBefore;
    root.style.scrollbarGutter = '';
    window.scrollTo({ ...position, behavior: 'instant' });
  };
}
