import type { AnyRouter } from '@tanstack/react-router';

type ViewTransition = AnyRouter['options']['defaultViewTransition'];

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * One page fades into the next where the browser can do that. A dialog or a filter is no other page, and nothing moves for
 * those who ask for less motion. Without types a browser could not tell the two apart: then no page fades.
 */
export function pageTransition(): ViewTransition {
  if (import.meta.env.SSR || !CSS.supports('selector(:active-view-transition-type(a))'))
    return false;
  window.addEventListener('unhandledrejection', forgiveSkipped);
  return {
    types: ({ fromLocation, pathChanged }) =>
      fromLocation !== undefined && pathChanged && !window.matchMedia(STILL).matches
        ? ['page']
        : false,
  };
}

/** A fade that a newer page or a hidden window cuts short is no fault; the router keeps its promise to itself. */
function forgiveSkipped(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof DOMException && reason.message.startsWith('Transition was')) {
    event.preventDefault();
  }
}
