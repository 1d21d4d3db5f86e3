import { Outlet, useMatches } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { Suspense } from 'react';
import { Shell } from '../features/shell/shell.tsx';
import type { ShellParts } from '../features/shell/shell-parts.ts';
import { hydrateLater } from '../lib/hydrate-later.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { useServices } from '../lib/services.ts';
import { DeferredWork } from './deferred-work.tsx';
import { DialogsWhenAsked } from './dialogs-when-asked.tsx';
import { frameOf, isBare } from './frame.ts';
import { Guarded } from './guarded.tsx';
import { SideMenu as ServerSideMenu } from './side-menu.tsx';
import { useFreePlayButton } from './use-free-play-button.ts';
import { useStartUp } from './use-start-up.ts';
import { Watches as ServerWatches } from './watches.tsx';

const Watches = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerWatches)
    .client(() => null),
  async () => (await import('./watches.tsx')).Watches,
  { everywhere: true },
);
const SideMenu = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerSideMenu)
    .client(() => null),
  async () => (await import('./side-menu.tsx')).SideMenu,
);
const SideMenuDrawer = lazyPart(() => import('./side-menu-drawer.tsx'), 'SideMenuDrawer');
const MemberTools = lazyPart(() => import('./member-tools.tsx'), 'MemberTools');
const PARTS: ShellParts = { MemberTools, SideMenu, SideMenuDrawer };
const ClosedPage = lazyPart(() => import('./closed-page.tsx'), 'ClosedPage');

/** Shows the site or the page that says why it is closed, as the status answer decides. */
export function AppFrame() {
  useStartUp();
  const { status } = useServices().boot.status;
  if (status === 0) return <OpenFrame />;
  return (
    <Suspense>
      <ClosedPage />
    </Suspense>
  );
}

/** Everything around a screen: the shell, the dialogs, the watchers. */
function OpenFrame() {
  const { settings } = useServices().boot.status;
  const freePlay = useFreePlayButton();
  const frame = useMatches({ select: (matches) => frameOf(matches, settings) });
  const bare = useMatches({ select: isBare });
  if (bare) return <Outlet />;
  return (
    <>
      <Shell {...frame} {...PARTS} freePlay={freePlay}>
        <Guarded>
          <Outlet />
        </Guarded>
      </Shell>
      <DialogsWhenAsked />
      <Watches />
      <DeferredWork />
    </>
  );
}
