import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const HeadPurse = lazyPart(() => import('./head-purse.tsx'), 'HeadPurse');

/** On a phone, and where the page has no header. Its place is kept: nothing beside it moves when it comes. */
export function Purse() {
  const isHydrated = useHydrated();
  return (
    <div className="head-purse min-h-9 min-w-20 shrink-0 place-items-center">
      {isHydrated && (
        <Suspense>
          <HeadPurse />
        </Suspense>
      )}
    </div>
  );
}
