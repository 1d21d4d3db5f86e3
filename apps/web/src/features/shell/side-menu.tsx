import { useLingui } from '@lingui/react/macro';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { useLayoutEffect } from 'react';
import { SideMenuEntries } from './side-menu-entries.tsx';
import { showWidth, toggleWidth } from './side-menu-width.ts';
import { sideRowClass } from './side-row.ts';

interface SideMenuProps {
  /** Begins narrow here, whatever its owner chose for other pages. */
  startsMini: boolean;
}

/** The side menu from 768 px: narrow or wide, as its owner last chose. */
export function SideMenu({ startsMini }: SideMenuProps) {
  const { t } = useLingui();
  useLayoutEffect(() => showWidth(startsMini), [startsMini]);
  return (
    <aside
      aria-label={t`Side menu`}
      className="@container/side fixed top-(--header-height) bottom-0 left-0 z-20 hidden w-(--side-width) flex-col border-r border-border bg-surface transition-[width] duration-200 ease-out md:flex"
    >
      <nav
        aria-label={t`Games and information`}
        className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin]"
      >
        <SideMenuEntries />
      </nav>
      <div className="border-t border-border p-2">
        <button type="button" className={sideRowClass} onClick={() => toggleWidth(startsMini)}>
          <ChevronsLeft size={20} className="hidden shrink-0 @min-[12rem]/side:block" />
          <span className="hidden truncate @min-[12rem]/side:block">{t`Collapse menu`}</span>
          <ChevronsRight size={20} className="shrink-0 @min-[12rem]/side:hidden" />
          <span className="sr-only @min-[12rem]/side:hidden">{t`Expand menu`}</span>
        </button>
      </div>
    </aside>
  );
}
