import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { SlipBodyProps } from './slip-body.tsx';

const Body = lazyPart(() => import('./slip-body.tsx'), 'SlipBody');

/** What is in the slip. Its code comes after the board's: a phone shows none of it before the slip is opened. */
export function SlipBody(props: SlipBodyProps) {
  return (
    <Suspense fallback={<Skeleton className="m-4 h-40" />}>
      <Body {...props} />
    </Suspense>
  );
}
