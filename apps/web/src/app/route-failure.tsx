import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const RouteError = lazyPart(() => import('./route-error.tsx'), 'RouteError');

/**
 * A screen that failed. When the file of the error message fails too, the message in the server-rendered page appears.
 */
export function RouteFailure(props: ErrorComponentProps) {
  return (
    <CatchBoundary getResetKey={() => 0} errorComponent={Unloaded}>
      <RouteError {...props} />
    </CatchBoundary>
  );
}

/** Shows the server's notice over the page (`styles/unloaded.css`). */
function Unloaded() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.failed = '';
    return () => {
      delete dataset.failed;
    };
  }, []);
  return null;
}
