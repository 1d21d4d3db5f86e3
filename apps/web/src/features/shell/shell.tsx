import { useLingui } from '@lingui/react/macro';
import { ToastRegion } from '@palpite/ui/toast.tsx';
import { type ReactNode, useState } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { ShellHeader } from './shell-header.tsx';
import { SideMenu, SideMenuDrawer } from './side-menu.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';

export interface FreePlay {
  start: () => void;
  busy: boolean;
}

interface ShellProps {
  /** `header`: the header alone, for a game that fills the rest. `none`: nothing around the screen. */
  bars: 'all' | 'header' | 'none';
  footer: boolean;
  /** Starts a guest's session; null where the brand offers none. */
  freePlay: FreePlay | null;
  children: ReactNode;
}

/** What stands around every screen: header, side menu, content, footer, bottom bar, notices. */
export function Shell({ bars, footer, freePlay, children }: ShellProps) {
  const { t } = useLingui();
  const [menuOpen, setMenuOpen] = useState(false);
  useSearchShortcut(bars !== 'none');
  const sides = bars === 'all';

  return (
    <div className="shell" data-sides={sides || undefined}>
      <a
        href="#content"
        className="sr-only rounded-control bg-overlay px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60"
      >
        {t`Skip to content`}
      </a>
      {bars !== 'none' && <ShellHeader freePlay={freePlay} />}
      {sides && <SideMenu />}
      <div className={sides ? 'shell-content' : undefined}>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {footer && <ShellFooter />}
      </div>
      {sides && <BottomBar onOpenMenu={() => setMenuOpen(true)} />}
      <SideMenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      <ToastRegion label={t`Notices`} closeLabel={t`Close notice`} />
    </div>
  );
}
