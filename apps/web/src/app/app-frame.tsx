import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Shell } from '../features/shell/shell.tsx';
import { useServices } from '../lib/services.ts';
import { AfterCalm } from './after-calm.tsx';
import { DialogsWhenAsked } from './dialogs-when-asked.tsx';
import { Guarded } from './guarded.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SessionWatch } from './session-watch.tsx';
import { useFreePlayButton } from './use-free-play-button.ts';
import { useStartUp } from './use-start-up.ts';

const ClosedScreen = lazyRouteComponent(() => import('./closed-screen.tsx'), 'ClosedScreen');

/** How much of the shell a route wants; every route says what differs from all of it. `never`: whatever the operator says. */
export interface FrameOptions {
  bars?: 'all' | 'header' | 'none' | 'never';
  footer?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    frame?: FrameOptions;
  }
}

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
  const { bars, footer } = useMatches({ select: frameOf });
  return (
    <>
      <Shell
        // The pages without bars have them again where the operator says so.
        bars={shownBars(bars, settings.barsOnFullScreenPages)}
        footer={footer}
        freePlay={freePlay}
      >
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

function shownBars(wanted: NonNullable<FrameOptions['bars']>, onFullScreenPages: boolean) {
  if (wanted === 'never') return 'none';
  return wanted === 'none' && onFullScreenPages ? 'all' : wanted;
}

function frameOf(matches: readonly { staticData: { frame?: FrameOptions } }[]) {
  const { bars = 'all', footer = true } = matches.at(-1)?.staticData.frame ?? {};
  return { bars, footer };
}
