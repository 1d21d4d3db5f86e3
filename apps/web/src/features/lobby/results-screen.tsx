import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { buttonClass } from '@palpite/ui/button.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import SearchX from 'lucide-react/icons/search-x';
import { useServices } from '../../lib/services.ts';
import { useScene } from '../../lib/use-scene.ts';
import { searchQuery } from '../../parts/catalogue/search-query.ts';
import { NameFilter } from './name-filter.tsx';
import { PagedGames } from './paged-games.tsx';
import { resultsQuery } from './results-queries.ts';
import type { ResultsSearch } from './results-search.ts';
import { useTypedName } from './use-typed-name.ts';

/** Everything that a text finds among the games, whatever their category. */
export function ResultsScreen({ search }: { search: ResultsSearch }) {
  const { t } = useLingui();
  const services = useServices();
  const { shown, draft, type, clear } = useTypedName(search, 'q');
  const { q } = shown;
  return (
    <div className="mx-auto flex max-w-content flex-col gap-4 px-3 py-4 md:gap-5 md:px-6 md:py-6">
      <h1 className="display text-24 wrap-anywhere shell-top:uppercase md:text-32">
        {q === undefined ? t`All games` : t`Games for “${q}”`}
      </h1>
      <search className="flex max-w-xl flex-col gap-2">
        <NameFilter
          label={t`Game, provider or theme`}
          draft={draft}
          onChange={type}
          onClear={clear}
        />
        <ResultCount text={q} />
      </search>
      <PagedGames
        pages={useInfiniteQuery(resultsQuery(services, shown))}
        byPopularity={q === undefined}
        nothing={<NoResults text={q} />}
      />
    </div>
  );
}

/** "171 of 3,000 games"; its line is there before the count. */
function ResultCount({ text }: { text: string | undefined }) {
  const { t, i18n } = useLingui();
  const { data } = useQuery({
    ...searchQuery(useServices(), text),
    placeholderData: keepPreviousData,
  });
  const games = data?.totalGames ?? 0;
  // A text with a typing error finds nothing itself; what is counted then is of another one.
  const found = i18n.number(data === undefined || data.corrected !== null ? 0 : data.foundGames);
  return (
    <p role="status" className="min-h-5 text-14 text-muted tabular">
      {data &&
        (text === undefined
          ? t`${plural(games, { one: '# game', other: '# games' })}`
          : t`${plural(games, { one: `${found} of # game`, other: `${found} of # games` })}`)}
    </p>
  );
}

/** Nothing under the text: the same text without its typing error, and the other groups of the search. */
function NoResults({ text }: { text: string | undefined }) {
  const { t } = useLingui();
  const corrected = useQuery(searchQuery(useServices(), text)).data?.corrected ?? null;
  return (
    <EmptyState
      scene={useScene('empty')}
      picture={<SearchX size={32} />}
      title={t`No game matches`}
      actions={
        <>
          {corrected !== null && (
            <Link
              to="/search"
              search={{ q: corrected }}
              activeProps={{}}
              className={buttonClass({ tone: 'accent' })}
            >
              <Trans>Did you mean “{corrected}”?</Trans>
            </Link>
          )}
          <Link
            to="."
            search={(now: object) => ({ ...now, find: text ?? (1 as const) })}
            resetScroll={false}
            activeProps={{}}
            className={buttonClass()}
          >
            <Trans>Search the whole site</Trans>
          </Link>
        </>
      }
    >
      <Trans>Try fewer letters or another word.</Trans>
    </EmptyState>
  );
}
