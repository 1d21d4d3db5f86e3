import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface FoldPanelProps {
  label: string;
  icon: LucideIcon;
  /** Rows of the side menu, shown wide whatever the menu's width is. */
  children: ReactNode;
}

/** A square at the foot of the side menu that opens rows next to it: what few look for takes no room in the menu. */
export function FoldPanel({ label, icon: Icon, children }: FoldPanelProps) {
  const id = useId();
  const panelId = `fold${id}`;
  const anchorName = `--fold-${id.replaceAll(/\W/g, '')}`;
  return (
    <li className="min-w-0 flex-auto has-[>div>ul:empty]:hidden">
      <button
        type="button"
        popoverTarget={panelId}
        style={{ anchorName }}
        className={foldSquareClass}
      >
        <Icon size={20} className="shrink-0" />
        <span className="max-w-full truncate">{label}</span>
      </button>
      <div
        id={panelId}
        popover="auto"
        ref={closeAfterChoice}
        style={{ positionAnchor: anchorName }}
        className="popover-above @container/side fixed m-0 mb-2 max-h-[min(32rem,80dvh)] w-72 overflow-y-auto rounded-card border border-border bg-overlay p-2 text-default shadow-overlay"
      >
        <ul className="flex flex-col gap-0.5">{children}</ul>
      </div>
    </li>
  );
}

/**
 * What was chosen opens without the panel in front of it. The focus goes to the square first, and so a dialog gives it
 * back there, not to a row that is hidden by then.
 */
function closeAfterChoice(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a, button:not([aria-expanded])')) panel.hidePopover();
  };
  panel.addEventListener('click', onClick);
  return () => panel.removeEventListener('click', onClick);
}

/** A square of the menu's foot. */
export const foldSquareClass =
  'relative flex min-h-13 w-full flex-col items-center justify-center gap-1 rounded-control bg-sunken px-0.5 text-12 font-semibold tracking-tight text-default outline-offset-[-2px] transition-colors duration-150 hover:bg-accent-soft shell-rail:rounded-none shell-rail:bg-transparent shell-rail:font-medium shell-rail:text-muted shell-rail:hover:text-default';
