import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { ThemeSwitch } from '../../../lib/theme-switch.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useMember } from '../../identity/use-session.ts';

const HeadPurse = lazyPart(() => import('./head-purse.tsx'), 'HeadPurse');
const VisitorPurse = lazyPart(() => import('./visitor-purse.tsx'), 'VisitorPurse');

/** What a header would show, where there is none. Its place is kept: nothing next to it moves when it comes. */
export function Purse() {
  const isHydrated = useHydrated();
  const member = useMember();
  return (
    <div className="head-purse flex shrink-0 items-center gap-1">
      <span className="max-md:hidden">
        <ThemeSwitch tone="barQuiet" />
      </span>
      <div className="flex min-h-10 min-w-22 items-center justify-end touch:min-h-11 md:min-w-44">
        {isHydrated && (
          <Suspense>{member ? <HeadPurse member={member} /> : <VisitorPurse />}</Suspense>
        )}
      </div>
    </div>
  );
}
