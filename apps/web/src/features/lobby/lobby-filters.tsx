import { Trans, useLingui } from '@lingui/react/macro';
import type { GameCategory } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { buttonClass } from '@palpite/ui/button.tsx';
import { compactBoxClass } from '@palpite/ui/field-frame.tsx';
import { SearchClear } from '@palpite/ui/search-clear.tsx';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { classesQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { LOBBY_SORTS, type LobbySearch } from './lobby-search.ts';
import { MINIMUM_BETS } from './minimum-bets.ts';
import type { TypedName } from './use-typed-name.ts';

interface LobbyFiltersProps {
  category: GameCategory;
  search: LobbySearch;
  typed: Pick<TypedName, 'draft' | 'type' | 'clear'>;
}

/** Name, class, smallest stake and order, all of them in the address; the name is added a moment after typing. */
export function LobbyFilters({ category, search, typed }: LobbyFiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choicesId = useId();
  const [open, setOpen] = useState(false);
  const { classes, minimumBets, sorts } = useChoices(category, search.page);

  const change = (next: Partial<LobbySearch>) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...next, pageNo: undefined }),
      replace: true,
      resetScroll: false,
    });
  const narrowed = [search.class, search.minBet, search.sort].filter(
    (value) => value !== undefined,
  );

  return (
    <search className="flex flex-col gap-2 lg:flex-row">
      <div className="flex min-w-0 flex-1 gap-2">
        <NameFilter draft={typed.draft} onChange={typed.type} onClear={typed.clear} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={choicesId}
          onClick={() => setOpen(!open)}
          className={`${buttonClass({ tone: 'neutral' })} lg:hidden`}
        >
          <SlidersHorizontal size={18} />
          <Trans>Filters</Trans>
          {narrowed.length > 0 && <Badge tone="accent">{narrowed.length}</Badge>}
        </button>
      </div>
      <div id={choicesId} className={`${open ? 'grid' : 'hidden'} gap-2 sm:grid-cols-3 lg:flex`}>
        <SelectField
          compact
          label={t`Class`}
          value={search.class ?? ''}
          onChange={(event) => change({ class: event.target.value || undefined })}
          options={classes}
        />
        <SelectField
          compact
          label={t`Minimum bet`}
          value={search.minBet === undefined ? '' : `${search.minBet}`}
          onChange={(event) =>
            change({ minBet: event.target.value ? Number(event.target.value) : undefined })
          }
          options={minimumBets}
        />
        <SelectField
          compact
          label={t`Order`}
          value={search.sort ?? ''}
          onChange={(event) =>
            change({ sort: LOBBY_SORTS.find((sort) => sort === event.target.value) })
          }
          options={sorts}
        />
      </div>
    </search>
  );
}

/** The choices of each filter, in the reader's language. */
function useChoices(category: GameCategory, vendor: string | undefined) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const services = useServices();
  const { currency } = services.boot.status;
  const { data } = useQuery(classesQuery(services, category, vendor));
  const upTo = (minor: number) => {
    const amount = moneyText(`${minor}`, currency);
    return t`Minimum bet up to ${amount}`;
  };
  const sortNames = { popular: t`Most played`, newest: t`Newest`, name: t`By name` };
  return {
    classes: [
      { value: '', label: t`All classes` },
      ...(data?.classes ?? []).map(({ gameClassify, labelName, gameCount }) => ({
        value: gameClassify,
        label: `${labelName} (${gameCount})`,
      })),
    ],
    minimumBets: [
      { value: '', label: t`Any minimum bet` },
      ...MINIMUM_BETS[currency].map((minor) => ({ value: `${minor}`, label: upTo(minor) })),
    ],
    sorts: [
      { value: '', label: t`Featured` },
      ...LOBBY_SORTS.map((sort) => ({ value: sort, label: sortNames[sort] })),
    ],
  };
}

interface NameFilterProps {
  draft: string;
  onChange: (draft: string) => void;
  onClear: () => void;
}

function NameFilter({ draft, onChange, onClear }: NameFilterProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  // Text typed before this part of the page was hydrated.
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== draft) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <label className={`${compactBoxClass} min-w-0 flex-1 pr-1`}>
      <Search size={18} className="shrink-0 text-subtle" />
      <input
        ref={field}
        type="search"
        aria-label={t`Search in this lobby`}
        placeholder={t`Search in this lobby`}
        value={draft}
        maxLength={60}
        enterKeyHint="search"
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-subtle"
        onChange={(event) => onChange(event.target.value)}
      />
      <SearchClear label={t`Clear search`} value={draft} onClear={onClear} />
    </label>
  );
}
