import { useLingui } from '@lingui/react/macro';
import type { LobbySegment } from '@palpite/domain';
import { SelectField } from '@palpite/ui/select-field.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useServices } from '../../lib/services.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterChips } from './filter-chips.tsx';
import { filtersQuery } from './lobby-queries.ts';
import { LOBBY_SORTS, type LobbySearch } from './lobby-search.ts';
import { NameFilter } from './name-filter.tsx';
import type { TypedName } from './use-typed-name.ts';

interface LobbyFiltersProps {
  segment: LobbySegment;
  /** What the lobby shows, with the name that is being typed. */
  search: LobbySearch;
  typed: Pick<TypedName<LobbySearch>, 'draft' | 'type' | 'clear'>;
}

/**
 * Name, order and chips, all of them in the address: the name a moment after typing, a chip or an order as a step that
 * the browser's Back takes again.
 */
export function LobbyFilters({ segment, search, typed }: LobbyFiltersProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const counts = useQuery(filtersQuery(useServices(), segment, search));
  const sortNames = { popular: t`Popular`, newest: t`Newest`, name: t`By name` };

  const change = (next: LobbySearch) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...next, pageNo: undefined }),
      resetScroll: false,
    });

  return (
    <search className="flex flex-col gap-2">
      <div className="flex gap-2">
        <NameFilter
          label={t`Search in this lobby`}
          draft={typed.draft}
          onChange={typed.type}
          onClear={typed.clear}
        />
        <div className="w-36 shrink-0 md:w-48">
          <SelectField
            compact
            label={t`Order`}
            value={search.sort ?? ''}
            onChange={(event) =>
              change({ sort: LOBBY_SORTS.find((sort) => sort === event.target.value) })
            }
            options={[
              { value: '', label: t`Featured` },
              ...LOBBY_SORTS.map((sort) => ({ value: sort, label: sortNames[sort] })),
            ]}
          />
        </div>
      </div>
      {counts.isPending && <Skeleton className="h-23" />}
      {counts.data && (
        <>
          <FilterChips counts={counts.data} search={search} onChange={change} />
          <ActiveFilters
            counts={counts.data}
            search={search}
            onChange={change}
            onClear={typed.clear}
          />
        </>
      )}
    </search>
  );
}
