import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LobbySegment } from '@palpite/domain';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { useServices } from '../../lib/services.ts';
import { useScene } from '../../lib/use-scene.ts';
import { searchQuery } from '../../parts/catalogue/search-query.ts';
import {
  CHIP_FILTERS,
  choosing,
  isFiltered,
  isNarrowed,
  NO_CHIPS,
  NO_FILTERS,
} from './lobby-choices.ts';
import { filtersQuery } from './lobby-queries.ts';
import type { LobbySearch } from './lobby-search.ts';
import type { ResultsSearch } from './results-search.ts';
import { chosenChoice, countsOf, useFilterTexts } from './use-filter-texts.ts';

/** The results have their text under another name. */
const NO_RESULT_FILTERS = { ...NO_CHIPS, q: undefined };

interface NothingFoundProps {
  /** Without one the whole catalogue. */
  segment: LobbySegment | undefined;
  search: LobbySearch;
  /** Called when the reader clears the filters. */
  onClear: () => void;
}

/** No game under the filters: each one that alone is in the way can be dropped with a press, or all together. */
export function NothingFound({ segment, search, onClear }: NothingFoundProps) {
  const { t } = useLingui();
  const { names, valueText } = useFilterTexts();
  const { data, isPlaceholderData } = useQuery(filtersQuery(useServices(), segment, search));
  const counts = isPlaceholderData ? undefined : data;
  const inTheWay = CHIP_FILTERS.flatMap((filter) => {
    if (!counts) return [];
    const choice = chosenChoice(counts, filter, search);
    const { gameCount } = countsOf(counts, filter);
    return choice && gameCount > 0 ? [{ filter, choice, gameCount }] : [];
  });
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={<SearchX size={32} />}
      title={t`No game matches`}
      actions={
        <>
          {search.name !== undefined && (
            <DidYouMean name={search.name} inLobby={segment !== undefined} />
          )}
          {inTheWay.map(({ filter, choice, gameCount }) => {
            const name = names[filter];
            const value = valueText(filter, choice);
            return (
              <Drop key={filter} next={choosing(filter, undefined)} tone="accent">
                <Plural
                  value={gameCount}
                  one={`Without “${name}: ${value}”: # game`}
                  other={`Without “${name}: ${value}”: # games`}
                />
              </Drop>
            );
          })}
          {isFiltered(search) && (
            <Drop
              next={segment === undefined ? NO_RESULT_FILTERS : NO_FILTERS}
              onPress={onClear}
              tone={inTheWay.length > 0 ? 'neutral' : 'accent'}
            >
              {segment === undefined && !isNarrowed(search) ? (
                <Trans>Clear search</Trans>
              ) : (
                <Trans>Clear filters</Trans>
              )}
            </Drop>
          )}
        </>
      }
    >
      {inTheWay.length > 0 ? (
        <Trans>Together these filters leave no game. Drop one of them to go on.</Trans>
      ) : (
        <Trans>Try another name, or fewer filters.</Trans>
      )}
    </EmptyState>
  );
}

/** The name without its typing error, and the same search over everything. */
function DidYouMean({ name, inLobby }: { name: string; inLobby: boolean }) {
  const corrected = useQuery(searchQuery(useServices(), name)).data?.corrected ?? null;
  return (
    <>
      {corrected !== null && (
        <Drop next={{ [inLobby ? 'name' : 'q']: corrected, pageNo: undefined }} tone="accent">
          <Trans>Did you mean “{corrected}”?</Trans>
        </Drop>
      )}
      <Link
        to="."
        search={(now: object) => ({ ...now, find: name })}
        resetScroll={false}
        activeProps={{}}
        className={buttonClass()}
      >
        <Trans>Search the whole site</Trans>
      </Link>
    </>
  );
}

interface DropProps {
  next: LobbySearch | ResultsSearch;
  tone: 'accent' | 'neutral';
  onPress?: () => void;
  children: ReactNode;
}

function Drop({ next, tone, onPress, children }: DropProps) {
  return (
    <Link
      to="."
      search={(now: object) => ({ ...now, ...next })}
      onClick={onPress}
      resetScroll={false}
      activeProps={{}}
      className={buttonClass({ tone })}
    >
      {children}
    </Link>
  );
}
