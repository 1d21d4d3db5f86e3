import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { isComposing } from './composing.ts';

/** The look of a tab, for tabs that are links (each with an address of its own), or choices of a group, too. */
export const tabClass = classNames(
  'inline-flex control-md shrink-0 items-center gap-2 rounded-control px-3 text-14 sm:px-4 font-semibold whitespace-nowrap text-muted',
  'transition-colors duration-150 hover:text-default',
  'aria-selected:bg-accent-soft aria-selected:text-accent-strong aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong',
  'aria-pressed:bg-accent-soft aria-pressed:text-accent-strong',
);

/** The row of tabs; it scrolls sideways, the page never does. */
export const tabRowClass = 'no-scrollbar relative flex gap-1 overflow-x-auto p-1 -m-1';

interface TabsProps<Id extends string> {
  label: string;
  /** A note is a second line: what a name means that not every reader knows. */
  tabs: readonly { id: Id; label: string; note?: string | undefined; icon?: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Many tabs take several lines where there is room, instead of scrolling. */
  wraps?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Views of one place, one at a time. Arrows, Home and End move and select at once. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  wraps = false,
  children,
}: TabsProps<Id>) {
  const prefix = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (isComposing(event)) return;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${prefix}${next.id}`)?.focus();
  };
  return (
    <div className={classNames('flex flex-col', wraps ? 'gap-2' : 'gap-4')}>
      <div
        role="tablist"
        aria-label={label}
        className={classNames(tabRowClass, wraps && 'md:flex-wrap')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={classNames(tabClass, wraps && 'sm:px-2.5!')}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.icon}
            {tab.note === undefined ? (
              tab.label
            ) : (
              <span className="grid justify-items-center leading-4">
                {tab.label} <small className="text-12 font-medium">{tab.note}</small>
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${selected}`}>
        {children}
      </div>
    </div>
  );
}
