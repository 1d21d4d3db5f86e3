import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import { type ReactNode, useLayoutEffect } from 'react';
import { useServices } from '../../lib/services.ts';
import { BrandSign } from './brand-logo.tsx';
import { foldSquareClass } from './fold-panel.tsx';
import type { SideMenuProps } from './shell-parts.ts';
import { showWidth, toggleWidth } from './side-menu-width.ts';

interface SideMenuFrameProps extends SideMenuProps {
  /** The rows. */
  children: ReactNode;
  /** The squares at its foot; `toggle` is the last of them. */
  renderFoot: (toggle: ReactNode) => ReactNode;
}

/** The side menu from 768 px: narrow or wide, as the reader last chose. */
export function SideMenuFrame({ children, renderFoot, ...props }: SideMenuFrameProps) {
  const { t } = useLingui();
  const { shell } = useServices().boot.status.info.whitelabel.face;
  // Under tabs it is there only where its reader pinned it: their choice holds.
  const startsMini = props.startsMini && shell !== 'top';
  useLayoutEffect(() => showWidth(startsMini), [startsMini]);
  return (
    <aside
      aria-label={t`Side menu`}
      className="side-menu @container/side fixed top-(--header-height) bottom-0 left-0 z-20 hidden w-(--side-width) flex-col bg-canvas transition-[width] duration-200 ease-out md:flex shell-rail:border-r shell-rail:border-border shell-top:border-r shell-top:border-border shell-top:bg-surface"
    >
      {shell === 'rail' && (
        <Link
          to="/"
          tabIndex={-1}
          aria-hidden="true"
          className="grid h-(--header-height) shrink-0 place-items-center border-b border-border @min-[12rem]/side:justify-start @min-[12rem]/side:pl-5"
        >
          <BrandSign className="size-8" />
        </Link>
      )}
      <nav aria-label={t`Games and information`} className="flex min-h-0 flex-1 flex-col">
        <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain p-2.5 [scrollbar-width:thin] shell-side:pt-4 shell-side:pl-5 shell-rail:px-0">
          {children}
        </div>
        <div className="p-2.5 shell-side:pl-5 shell-rail:border-t shell-rail:border-border shell-rail:px-0">
          {renderFoot(<ToggleItem startsMini={startsMini} shell={shell} />)}
        </div>
      </nav>
    </aside>
  );
}

/** Changes between narrow and wide; its name, too long for a square, is for screen readers. Under tabs a menu that is not needed is put away. */
function ToggleItem({ startsMini, shell }: SideMenuProps & { shell: 'side' | 'rail' | 'top' }) {
  const { t } = useLingui();
  return (
    <li className="min-w-0 @min-[12rem]/side:w-9 @min-[12rem]/side:shrink-0">
      <button
        type="button"
        className={foldSquareClass}
        onClick={() => toggleWidth(startsMini, shell)}
      >
        <ChevronsLeft size={20} className="hidden shrink-0 @min-[12rem]/side:block" />
        <span className="sr-only @max-[12rem]/side:hidden">{t`Collapse menu`}</span>
        <ChevronsRight size={20} className="shrink-0 @min-[12rem]/side:hidden" />
        <span className="sr-only @min-[12rem]/side:hidden">{t`Expand menu`}</span>
      </button>
    </li>
  );
}
