import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Shell } from '../features/shell/shell.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useServices } from '../lib/services.ts';
import { AfterCalm } from './after-calm.tsx';
import { DialogsWhenAsked } from './dialogs-when-asked.tsx';
import { frameOf } from './frame.ts';
import { Guarded } from './guarded.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SessionWatch } from './session-watch.tsx';
import { useFreePlayButton } from './use-free-play-button.ts';
import { useStartUp } from './use-start-up.ts';

const ClosedScreen = lazyPart(() => import('./closed-screen.tsx'), 'ClosedScreen');

/** What the status answer chooses: the site, or the page that says why it is closed. */
export function AppFrame() {
  useStartUp();
  const { status } = useServices().boot.status;
  if (status === 0) return <OpenFrame />;
  return (
    <Suspense>
      <ClosedScreen status={status} />
    </Suspense>
  );
}

/** What stands around every screen: the shell, the dialogs, and what watches. */
function OpenFrame() {
  const { settings } = useServices().boot.status;
  const freePlay = useFreePlayButton();
  const frame = useMatches({ select: (matches) => frameOf(matches, settings) });
  return (
    <>
      <Shell {...frame} freePlay={freePlay}>
        <Guarded>
          <Outlet />
        </Guarded>
      </Shell>
      <DialogsWhenAsked />
      <OfflineNotice />
      <SessionWatch />
      <AfterCalm />
    </>
  );
}
