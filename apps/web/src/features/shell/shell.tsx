import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, Suspense, useState } from 'react';
import { hydrateLater } from '../../lib/hydrate-later.tsx';
import { useServices } from '../../lib/services.ts';
import { BottomBar as ServerBottomBar } from './bottom-bar.tsx';
import { Notices as ServerNotices } from './notices.tsx';
import { ShellFooter as ServerFooter } from './shell-footer.tsx';
import { ShellHeader } from './shell-header.tsx';
import type { FreePlay, ShellParts } from './shell-parts.ts';
import { TopTabs as ServerTabs } from './top-tabs.tsx';

const BottomBar = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerBottomBar)
    .client(() => null),
  async () => (await import('./bottom-bar.tsx')).BottomBar,
);
const ShellFooter = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerFooter)
    .client(() => null),
  async () => (await import('./shell-footer.tsx')).ShellFooter,
);
const Notices = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerNotices)
    .client(() => null),
  async () => (await import('./notices.tsx')).Notices,
  { everywhere: true },
);
const TopTabs = hydrateLater(
  createIsomorphicFn()
    .server(() => ServerTabs)
    .client(() => null),
  async () => (await import('./top-tabs.tsx')).TopTabs,
);

const skipClass =
  'sr-only rounded-control bg-overlay font-semibold text-default focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:px-4 focus:py-3';

interface ShellProps extends ShellParts {
  /** `header`: only the header, for a game that fills the rest. `none`: nothing around the screen. */
  bars: 'all' | 'header' | 'none';
  footer: boolean;
  /** The side menu begins narrow, whatever the reader chose for other pages. */
  menuStartsMini: boolean;
  /** The page is a board: on a phone it takes the room of the header, the tabs and the main links. */
  board: boolean;
  /** Starts a guest's session; null when the brand offers none. */
  freePlay: FreePlay | null;
  children: ReactNode;
}

/** Everything around a screen: header, side menu, content, footer, bottom bar, notices. */
export function Shell({
  bars,
  footer,
  menuStartsMini,
  board,
  freePlay,
  MemberTools,
  SideMenu,
  SideMenuDrawer,
  children,
}: ShellProps) {
  // Renders again only where the bars change: remembering its parts would be more of the first file than it spares.
  'use no memo';
  const { t } = useLingui();
  const [menuOpen, setMenuOpen] = useState(false);
  const { texts, boot } = useServices();
  const { shell } = boot.status.info.whitelabel.face;
  const sides = bars === 'all';
  // Only the browser renders the drawer, so its texts may still be loading.
  const openMenu = () => void texts.complete().then(() => setMenuOpen(true));

  return (
    <>
      <a href="#content" className={skipClass}>
        {t`Skip to content`}
      </a>
      <a href="#games" className={`${skipClass} skip-to-games`}>
        {t`Skip to games`}
      </a>
      {bars !== 'none' && (
        <ShellHeader
          freePlay={freePlay}
          MemberTools={MemberTools}
          withMenu={sides}
          ofBoard={board}
          onOpenMenu={openMenu}
        />
      )}
      {sides && shell === 'top' && <TopTabs />}
      {sides && <SideMenu startsMini={menuStartsMini} />}
      <div className={sides ? 'shell-content' : undefined}>
        {/* Loading content is shorter than the final one: a footer that begins below the screen moves where it
           cannot be seen. */}
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            'outline-none',
            footer && 'min-h-[calc(100dvh-var(--header-height))]',
          )}
        >
          {children}
        </main>
        {footer && <ShellFooter />}
      </div>
      {sides && !board && <BottomBar onOpenMenu={openMenu} />}
      {menuOpen && (
        <Suspense>
          <SideMenuDrawer onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <Notices />
    </>
  );
}
