import { useLingui } from '@lingui/react/macro';
import type { LobbySegment } from '@palpite/domain';
import { IconButton } from '@palpite/ui/button.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LobbyCount } from './lobby-count.tsx';
import { LobbyHeading } from './lobby-heading.tsx';
import type { LobbySearch } from './lobby-search.ts';
import { MineTabs } from './mine-tabs.tsx';
import { NameFilter } from './name-filter.tsx';
import type { TypedName } from './use-typed-name.ts';

interface LobbyTopProps {
  segment: LobbySegment;
  /** What the lobby shows, with the name that is being typed. */
  search: LobbySearch;
  typed: Pick<TypedName<LobbySearch>, 'draft' | 'type' | 'clear'>;
}

/** A lobby's name, its search and the ways to the member's own games; on a phone the search takes the name's place. */
export function LobbyTop({ segment, search, typed }: LobbyTopProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(typed.draft !== '');
  // An address with a name that the reader went back to.
  if (typed.draft !== '' && !isOpen) setOpen(true);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const show = (open: boolean) => {
    // At once: a phone shows its keyboard only for a field that has the focus within the press.
    flushSync(() => {
      if (!open) typed.clear();
      setOpen(open);
    });
    (open ? field : opener).current?.focus();
  };
  const whileClosed = isOpen ? 'max-md:hidden' : '';
  const whileOpen = isOpen ? '' : 'max-md:hidden';
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-x-2 gap-y-2 md:min-h-22 md:flex-wrap md:content-between">
      <div
        className={classNames(
          'min-w-0 flex-1 md:flex md:basis-full md:items-baseline md:gap-3',
          whileClosed,
        )}
      >
        <LobbyHeading segment={segment} />
        {search.mine === undefined && <LobbyCount segment={segment} search={search} />}
      </div>
      {search.mine === undefined && (
        <search
          className={classNames('flex min-w-0 flex-1 gap-1 md:max-w-sm md:min-w-44', whileOpen)}
        >
          <NameFilter
            ref={field}
            label={t`Search in this lobby`}
            draft={typed.draft}
            onChange={typed.type}
            onClear={typed.clear}
          />
          <IconButton
            label={t`Close search`}
            icon={<X size={20} />}
            className="md:hidden"
            onClick={() => show(false)}
          />
        </search>
      )}
      <div className={classNames('flex shrink-0 items-center', whileClosed)}>
        <MineTabs selected={search.mine} />
        {search.mine === undefined && (
          <button
            ref={opener}
            type="button"
            aria-label={t`Search in this lobby`}
            className="grid control-square-md place-items-center rounded-control text-muted hover:bg-sunken hover:text-default md:hidden"
            onClick={() => show(true)}
          >
            <Search size={20} />
          </button>
        )}
      </div>
    </div>
  );
}
