import type { LobbySegment } from '@palpite/domain';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FiltersLink } from './filters-link.tsx';
import { narrowedBy } from './lobby-choices.ts';
import { filtersQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';
import { SortSelect } from './sort-select.tsx';

interface ListControlsProps {
  /** Without one the whole catalogue. */
  segment: LobbySegment | undefined;
  /** What the list shows, with the name that is being typed. */
  search: LobbySearch;
  /** What the list's own order is called. */
  ownOrder: string;
  /** First in the row. */
  lead?: ReactNode;
}

/**
 * What narrows and orders a list of games, in one row; all of it is in the address, and a chip or an order is a step
 * that the browser's Back takes again. On a phone the filters are behind a button.
 */
export function ListControls({ segment, search, ownOrder, lead }: ListControlsProps) {
  const navigate = useNavigate();
  const counts = useQuery(filtersQuery(useServices(), segment, search));
  const change = (next: LobbySearch) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, ...next, pageNo: undefined }),
      resetScroll: false,
    });
  return (
    <>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 shell-top:max-md:in-[.lobby-line]:contents">
        <FiltersLink chosen={narrowedBy(search)} />
        {lead}
        {counts.isPending && <Skeleton className="h-10 flex-1 max-md:hidden" />}
        {counts.data && <FilterChips counts={counts.data} search={search} onChange={change} />}
        <SortSelect sort={search.sort} own={ownOrder} onChange={change} />
      </div>
      {counts.data && <ActiveFilters counts={counts.data} search={search} onChange={change} />}
    </>
  );
}
