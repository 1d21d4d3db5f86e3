import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LobbySegment } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DialogProps } from '../../lib/dialog-entry.ts';
import { closeDialog } from '../../lib/root-search.ts';
import { useServices } from '../../lib/services.ts';
import { isLobbySegment } from '../../parts/catalogue/lobby-segment.ts';
import { ValueChips } from './filter-chips.tsx';
import { CHIP_FILTERS, NO_CHIPS } from './lobby-choices.ts';
import { filtersQuery } from './lobby-queries.ts';
import { type LobbySearch, validateLobbySearch } from './lobby-search.ts';
import { asLobby, validateResultsSearch } from './results-search.ts';
import { countsOf, type LobbyCounts, useFilterTexts } from './use-filter-texts.ts';

interface ListOnPage {
  readonly segment: LobbySegment | undefined;
  readonly search: LobbySearch;
}

/** The list of games that the page shows; null on a page without one. */
function useListOnPage(): ListOnPage | null {
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const search: object = useMatches({ select: (matches) => matches.at(-1)?.search }) ?? {};
  const segment = pathname.slice(1).toLowerCase();
  if (isLobbySegment(segment)) return { segment, search: validateLobbySearch({ ...search }) };
  if (segment !== 'search') return null;
  return { segment: undefined, search: asLobby(validateResultsSearch({ ...search })) };
}

/** The filters of a lobby, or of the search's results, as a sheet: nothing changes until they are applied together. */
export function FiltersDialog({ onClose }: DialogProps) {
  const list = useListOnPage();
  return list && <FiltersSheet list={list} onClose={onClose} />;
}

function FiltersSheet({ list, onClose }: { list: ListOnPage; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(list.search);
  const { data } = useQuery(filtersQuery(useServices(), list.segment, draft));
  const apply = () => {
    const chosen = Object.fromEntries(CHIP_FILTERS.map((filter) => [filter, draft[filter]]));
    const { newWithin } = draft;
    void navigate({
      to: '.',
      search: (now: object) => ({ ...closeDialog(now), ...NO_CHIPS, ...chosen, newWithin }),
      // The sheet's own step: Back leads to the list as it was.
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Modal
      name="filters"
      title={t`Filters`}
      closeLabel={t`Close filters`}
      size="md"
      tall
      open
      onClose={onClose}
      footer={
        <>
          <Button tone="neutral" size="lg" onClick={() => setDraft({ ...draft, ...NO_CHIPS })}>
            <Trans>Clear</Trans>
          </Button>
          <Button tone="accent" size="lg" className="min-w-0 flex-1" onClick={apply}>
            {data ? (
              <Plural value={data.foundGames} one="Show # game" other="Show # games" />
            ) : (
              <Trans>Show games</Trans>
            )}
          </Button>
        </>
      }
    >
      {data ? (
        <Filters counts={data} draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} />
      ) : (
        <div className="flex flex-col gap-6">
          {CHIP_FILTERS.map((filter) => (
            <Skeleton key={filter} className="h-20" />
          ))}
        </div>
      )}
    </Modal>
  );
}

interface FiltersProps {
  counts: LobbyCounts;
  draft: LobbySearch;
  onChange: (next: LobbySearch) => void;
}

/** The long list of themes comes last: the others are seen without scrolling to the end of it. */
const IN_ORDER = [...CHIP_FILTERS.filter((filter) => filter !== 'theme'), 'theme' as const];

function Filters({ counts, draft, onChange }: FiltersProps) {
  const { names } = useFilterTexts();
  return (
    <div className="flex flex-col gap-5">
      {IN_ORDER.filter((filter) => countsOf(counts, filter).choices.length > 0).map((filter) => (
        <section key={filter} aria-label={names[filter]}>
          <h3 className="mb-2 text-14 font-bold">{names[filter]}</h3>
          <ValueChips filter={filter} counts={counts} search={draft} wraps onChange={onChange} />
        </section>
      ))}
    </div>
  );
}
