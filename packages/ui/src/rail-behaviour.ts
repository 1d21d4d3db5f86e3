import { isComposing } from './composing.ts';

/** What a row that scrolls sideways does beyond the platform's own scrolling. No React: it works on elements. */

/** Pixels that a press may wander and still be a click. */
const DRAG_SLACK = 6;

/** Drag with a mouse; touch and pen scroll by themselves. The click that ends a drag opens nothing. */
export function dragToScroll(row: HTMLElement): () => void {
  let from: { x: number; left: number } | null = null;
  let dragged = false;

  const end = () => {
    from = null;
    delete row.dataset.dragging;
  };
  const listeners = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listen: (event: HTMLElementEventMap[Type]) => void,
    capture = false,
  ) => row.addEventListener(type, listen, { signal: listeners.signal, capture });

  on('pointerdown', (event) => {
    dragged = false;
    if (event.pointerType === 'mouse' && event.button === 0)
      from = { x: event.clientX, left: row.scrollLeft };
  });
  on('pointermove', (event) => {
    if (!from) return;
    const moved = event.clientX - from.x;
    if (!dragged && Math.abs(moved) < DRAG_SLACK) return;
    if (!dragged) {
      dragged = true;
      row.dataset.dragging = '';
      row.setPointerCapture(event.pointerId);
    }
    row.scrollLeft = from.left - moved;
  });
  on('pointerup', end);
  on('pointercancel', end);
  on('pointerleave', () => {
    if (!dragged) from = null;
  });
  // Links and pictures have a drag of their own, which would take the pointer away.
  on('dragstart', (event) => event.preventDefault());
  on(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return () => listeners.abort();
}

/** Arrows, Home and End take the focus from item to item. */
export function arrowsMoveFocus(row: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const items = [...row.children];
    const at = items.findIndex((item) => item.contains(event.target as Node));
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    const next = to === undefined ? undefined : items[to];
    const target = next?.querySelector<HTMLElement>('a[href], button:not(:disabled)');
    if (!next || !target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };
  // A browser leaves an item where it is while a part of it shows. A press scrolls nothing away from under the pointer.
  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
    const item = [...row.children].find((each) => each.contains(target));
    item?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  };
  row.addEventListener('keydown', onKeyDown);
  row.addEventListener('focusin', onFocusIn);
  return () => {
    row.removeEventListener('keydown', onKeyDown);
    row.removeEventListener('focusin', onFocusIn);
  };
}

export interface RowEnds {
  start: boolean;
  end: boolean;
}

/** Tells, once the row is laid out and on every change, whether it stands at its start and at its end. */
export function watchEnds(row: HTMLElement, tell: (ends: RowEnds) => void): () => void {
  const measure = () => {
    // A row that is not shown has no ends.
    if (row.clientWidth === 0) return;
    tell({
      start: row.scrollLeft <= 2,
      end: row.scrollLeft + row.clientWidth >= row.scrollWidth - 2,
    });
  };
  row.addEventListener('scroll', measure, { passive: true });
  // Begins by telling of the size that the row has: asked before the browser has laid the page out, it would have to at once.
  const resize = new ResizeObserver(measure);
  resize.observe(row);
  return () => {
    row.removeEventListener('scroll', measure);
    resize.disconnect();
  };
}
