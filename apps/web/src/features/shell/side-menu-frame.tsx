import { useLingui } from '@lingui/react/macro';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { type ReactNode, useLayoutEffect } from 'react';
import { sideRowClass } from '../../lib/side-row.ts';
import type { SideMenuProps } from './shell-parts.ts';
import { showWidth, toggleWidth } from './side-menu-width.ts';

interface SideMenuFrameProps extends SideMenuProps {
  /** The rows. */
  children: ReactNode;
}

/** The side menu from 768 px: narrow or wide, as the reader last chose. */
export function SideMenuFrame({ startsMini, children }: SideMenuFrameProps) {
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
        {children}
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
