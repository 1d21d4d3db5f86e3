import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { isComposing } from './composing.ts';

interface MenuProps {
  /** Attributes for the button that opens it; spread them on a Button or IconButton. */
  renderTrigger: (attributes: MenuTrigger) => ReactNode;
  label: string;
  /** Above the actions: whose menu it is. */
  header?: ReactNode;
  /** MenuItem elements, or links and buttons with `menuItemClass` and the role `menuitem`. */
  children: ReactNode;
  /** Which edge of the trigger it lines up with. */
  align?: 'start' | 'end';
  /** It opens: what only its reader needs can be asked for. */
  onOpen?: () => void;
}

export interface MenuTrigger {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  style: { anchorName: string };
}

export const menuItemClass =
  'flex w-full items-center gap-3 rounded-control px-3 py-2 text-left text-14 font-medium text-default outline-offset-0 control-md hover:bg-sunken focus-visible:bg-sunken aria-checked:text-accent-strong';

const items = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/**
 * A list of acts under a button. The native popover opens it before the page's scripts run, lays it over
 * everything and closes it on Escape or a click elsewhere; arrows, Home, End and letters move inside it.
 */
export function Menu(props: MenuProps) {
  const { renderTrigger, label, header, children, align = 'end', onOpen } = props;
  const id = useId();
  const menuId = `menu${id}`;
  const anchor = `--menu-${id.replaceAll(/\W/g, '')}`;
  const [open, setOpen] = useState(false);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event)) return;
    const list = items(event.currentTarget);
    const at = list.indexOf(event.target as HTMLElement);
    const next = nextItem(list, at, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      {renderTrigger({
        popoverTarget: menuId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': menuId,
        style: { anchorName: anchor },
      })}
      <div
        id={menuId}
        popover="auto"
        onToggle={(event) => {
          const opened = event.newState === 'open';
          setOpen(opened);
          if (opened) onOpen?.();
          if (opened) items(event.currentTarget)[0]?.focus();
        }}
        style={{ positionAnchor: anchor }}
        className={classNames(
          'popover-below fixed m-0 mt-2 max-h-[min(38rem,86dvh)] min-w-52 overflow-y-auto rounded-card border border-border bg-overlay p-1.5 text-default shadow-overlay',
          align === 'end' ? 'popover-end' : 'popover-start',
          'opacity-0 transition-[opacity,display,overlay] transition-discrete duration-150 open:opacity-100 starting:open:opacity-0',
        )}
      >
        {header}
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            if (items(event.currentTarget).some((item) => item.contains(event.target as Node)))
              event.currentTarget.parentElement?.hidePopover();
          }}
        >
          {children}
        </div>
      </div>
    </>
  );
}

function nextItem(list: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return list[(at + 1) % list.length];
  if (key === 'ArrowUp') return list[(at - 1 + list.length) % list.length];
  if (key === 'Home') return list[0];
  if (key === 'End') return list.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const begins = (item: HTMLElement) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter) ?? false;
  return [...list.slice(at + 1), ...list.slice(0, at + 1)].find(begins);
}

/** One act of a Menu. */
export function MenuItem({
  icon,
  children,
  onSelect,
  checked,
}: {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  /** Set where the menu is a choice of one. */
  checked?: boolean;
}) {
  const role = checked === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <button
      type="button"
      role={role}
      aria-checked={checked}
      tabIndex={-1}
      className={menuItemClass}
      onClick={onSelect}
    >
      {icon && <span className="shrink-0 text-subtle">{icon}</span>}
      <span className="min-w-0 flex-1">{children}</span>
    </button>
  );
}

/** A line between groups of acts. */
export function MenuSeparator() {
  return <hr className="my-1.5 border-border" />;
}
