import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
import { FoundBy, isUnnamed } from '../../parts/catalogue/found-by.tsx';
import { searchQuery } from '../../parts/catalogue/search-query.ts';
import { ListControls } from './list-controls.tsx';
import { isFiltered } from './lobby-choices.ts';
import { LobbyGrid } from './lobby-grid.tsx';
import { filtersQuery } from './lobby-queries.ts';
import { NameFilter } from './name-filter.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PagedGames } from './paged-games.tsx';
import { resultsQuery } from './results-queries.ts';
import { asLobby, type ResultsSearch } from './results-search.ts';
import { useTypedName } from './use-typed-name.ts';

/** Games that the operator names where a text finds none. */
const POPULAR = 12;

/** Everything that a text finds among the games, whatever their category. */
export function ResultsScreen({ search }: { search: ResultsSearch }) {
  const { t } = useLingui();
  const services = useServices();
  const { shown, draft, type, clear } = useTypedName(search, 'q');
  const { q, sort } = shown;
  const { data: answer } = useQuery({
    ...searchQuery(services, q),
    placeholderData: keepPreviousData,
  });
  const unnamed = q !== undefined && answer !== undefined && isUnnamed(answer);
  return (
    <div className="mx-auto flex max-w-content flex-col gap-3 px-3 pt-2 pb-4 md:px-6 md:pt-4 md:pb-6">
      <div className="flex min-h-11 flex-col justify-center md:flex-row md:items-baseline md:justify-start md:gap-3">
        <h1 className="display -my-1 line-clamp-2 py-1 text-20 wrap-anywhere shell-top:uppercase md:text-32">
          <ResultsTitle q={q} unnamed={unnamed} />
        </h1>
        {/* Beside its heading, whose words follow the answer: nothing moves. */}
        {q === undefined || answer ? <ResultCount search={shown} /> : <p className="min-h-5" />}
      </div>
      {unnamed && <FoundBy answer={answer} linked />}
      <ListControls
        segment={undefined}
        search={asLobby(shown)}
        ownOrder={q === undefined ? t`Featured` : t`Best match`}
        lead={
          <search className="flex min-w-0 max-md:order-first max-md:basis-full md:w-72">
            <NameFilter
              label={t`Game, provider or theme`}
              draft={draft}
              onChange={type}
              onClear={clear}
            />
          </search>
        }
      />
      <PagedGames
        pages={useInfiniteQuery(resultsQuery(services, shown))}
        byPopularity={sort === 'popular' || (q === undefined && sort === undefined)}
        byAge={sort === 'newest'}
        nothing={<NoResults search={shown} onClear={clear} />}
      />
    </div>
  );
}

function ResultsTitle({ q, unnamed }: { q: string | undefined; unnamed: boolean }) {
  const text = q;
  if (q === undefined) return <Trans>All games</Trans>;
  if (unnamed) return <Trans>Nothing is named “{text}”</Trans>;
  return <Trans>Games for “{q}”</Trans>;
}

/** "171 of 3,000 games"; its line is there before the count. */
function ResultCount({ search }: { search: ResultsSearch }) {
  const { t, i18n } = useLingui();
  const lobby = asLobby(search);
  const { data } = useQuery(filtersQuery(useServices(), undefined, lobby));
  const games = data?.totalGames ?? 0;
  const found = i18n.number(data?.foundGames ?? 0);
  return (
    <p role="status" className="min-h-5 text-14 text-muted tabular">
      {data &&
        (isFiltered(lobby)
          ? t`${plural(games, { one: `${found} of # game`, other: `${found} of # games` })}`
          : t`${plural(games, { one: '# game', other: '# games' })}`)}
    </p>
  );
}

interface NoResultsProps {
  search: ResultsSearch;
  onClear: () => void;
}

/**
 * Nothing under the text: what is in the way, the same text without its typing error, the other groups of the search, and
 * games to go on with.
 */
function NoResults({ search, onClear }: NoResultsProps) {
  const { t } = useLingui();
  const popular = useQuery(searchQuery(useServices())).data?.games;
  return (
    <div className="flex flex-col gap-4">
      <NothingFound segment={undefined} search={asLobby(search)} onClear={onClear} />
      {(popular === undefined || popular.length > 0) && (
        <section aria-label={t`Popular games`}>
          <h2 className="display mb-3 text-20 shell-top:uppercase">
            <Trans>Popular games</Trans>
          </h2>
          <LobbyGrid games={popular} byPopularity places={POPULAR} />
        </section>
      )}
    </div>
  );
}
