import { Trans, useLingui } from '@lingui/react/macro';
import type { Country } from '@palpite/contract/country.ts';
import { isComposing } from '@palpite/ui/composing.ts';
import { compactBoxClass } from '@palpite/ui/field-frame.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { CountryFlag } from './country-flag.tsx';
import { countrySearch } from './find-countries.ts';

interface CountryListProps {
  id: string;
  label: string;
  countries: readonly Country[];
  typed: string;
  current: Country | undefined;
  onType: (text: string) => void;
  onChoose: (country: Country) => void;
  onClose: () => void;
}

/** The open list: a search with the focus, and below it the countries that it finds. */
export function CountryList(props: CountryListProps) {
  const { id, label, countries, typed, current, onType, onChoose, onClose } = props;
  const { t } = useLingui();
  const list = useRef<HTMLDivElement>(null);
  const find = useMemo(() => countrySearch(countries), [countries]);
  const found = find(typed);
  const { marked, onKeyDown } = useWalk(found, current, onChoose, onClose);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  return (
    <div
      id={id}
      role="dialog"
      aria-label={label}
      className="absolute left-0 top-full z-20 mt-1 flex w-[min(20rem,calc(100vw-4rem))] flex-col gap-2 rounded-card border border-border bg-overlay p-2 shadow-overlay"
    >
      <span className={`${compactBoxClass} pr-1`}>
        <input
          type="search"
          role="combobox"
          aria-label={t`Search for a country`}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={marked && `${id}-${marked.countryCode}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          // Opened on purpose, so typing goes on here.
          autoFocus
          placeholder={t`Search for a country`}
          className="min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-subtle"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <SearchClear label={t`Clear search`} value={typed} onClear={() => onType('')} />
      </span>
      <div
        ref={list}
        role="listbox"
        id={`${id}-list`}
        aria-label={label}
        className="max-h-60 overflow-y-auto"
      >
        {found.map((country) => (
          <CountryOption
            key={country.countryCode}
            id={`${id}-${country.countryCode}`}
            country={country}
            selected={country === current}
            active={country === marked}
            onChoose={onChoose}
          />
        ))}
      </div>
      <p role="status" className="px-2 text-13 text-muted">
        {found.length === 0 && <Trans>No country matches.</Trans>}
      </p>
    </div>
  );
}

/** The keys of the search: arrows walk what was found, Enter takes what is marked, Escape leaves. */
function useWalk(
  found: readonly Country[],
  current: Country | undefined,
  onChoose: (country: Country) => void,
  onClose: () => void,
) {
  const [active, setActive] = useState(current?.countryCode);
  const at = Math.max(
    0,
    found.findIndex(({ countryCode }) => countryCode === active),
  );
  const marked = found[at];
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { key } = event;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8 }[key];
    if (to !== undefined) {
      setActive(found[Math.min(found.length - 1, Math.max(0, to))]?.countryCode);
    } else if (key === 'Enter') {
      if (marked) onChoose(marked);
    } else if (key === 'Escape') {
      onClose();
    } else return;
    // Above all: Enter sends no form, and Escape leaves the dialog around it open.
    event.preventDefault();
  };
  return { marked, onKeyDown };
}

interface CountryOptionProps {
  id: string;
  country: Country;
  selected: boolean;
  /** The keys are at it. */
  active: boolean;
  onChoose: (country: Country) => void;
}

function CountryOption({ id, country, selected, active, onChoose }: CountryOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search has the focus, and the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active || undefined}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 py-1 text-14 hover:bg-sunken aria-selected:font-semibold data-active:bg-accent-soft touch:min-h-11"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(country)}
    >
      <CountryFlag countryCode={country.countryCode} />
      <span className="min-w-0 flex-1">{country.name}</span>
      <span className="text-muted tabular-nums">+{country.countryDialingCode}</span>
    </div>
  );
}
