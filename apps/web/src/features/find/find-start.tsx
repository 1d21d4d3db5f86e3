import { Trans, useLingui } from '@lingui/react/macro';
import { gameListRecent } from '@palpite/contract/catalogue.ts';
import type { Game } from '@palpite/contract/game.ts';
import { Button, IconButton } from '@palpite/ui/button.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { callQuery } from '../../lib/calls.ts';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { asHeading } from '../../parts/catalogue/as-heading.ts';
import { GameGrid } from '../../parts/catalogue/game-grid.tsx';
import { searchQuery } from '../../parts/catalogue/search-query.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { searchChipClass } from './find-results.tsx';
import type { RecentSearches } from './recent-searches.ts';

/** A row of the grid on a wide screen, two on a phone. */
const GAMES = 6;
/** All that the operator names: they fill what is left of the dialog. */
const POPULAR = 12;
/** As many chips as the operator names. */
const CHIPS = Array.from({ length: 8 }, (_, place) => place);

interface FindStartProps {
  recent: RecentSearches;
  onText: (text: string) => void;
}

/** Before anything is typed: what the reader searched, what many play and what the member played last. */
export function FindStart({ recent, onText }: FindStartProps) {
  return (
    <div className="flex flex-col gap-6">
      <RecentTexts recent={recent} onText={onText} />
      <PopularTexts onText={onText} />
      <Played />
      <PopularGames />
    </div>
  );
}

function RecentTexts({ recent, onText }: FindStartProps) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box);
  const { searches, forget, forgetAll } = recent;
  return (
    // The section stays when it is empty, so that the focus has a place to go.
    <section ref={box} aria-label={t`Recent searches`} hidden={searches.length === 0}>
      <div className="mb-2 flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-14 font-bold">
          <Trans>Recent searches</Trans>
        </h3>
        <Button tone="quiet" size="sm" onClick={forgetAll}>
          <Trans>Remove all</Trans>
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((text) => (
          <li
            key={text}
            className="flex max-w-full items-center rounded-control border border-border bg-surface hover:border-border-strong"
          >
            <button
              type="button"
              className="flex min-h-11 min-w-0 items-center gap-2 rounded-control pr-1 pl-3 text-14 font-semibold mouse:min-h-9"
              onClick={() => onText(text)}
            >
              <History size={14} className="shrink-0 text-subtle" />
              <span className="truncate">{text}</span>
            </button>
            <IconButton
              size="sm"
              label={t`Remove “${text}”`}
              icon={<X size={14} />}
              onClick={() => forget(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Themes and features with most games. */
export function PopularTexts({ onText }: Pick<FindStartProps, 'onText'>) {
  const { t, i18n } = useLingui();
  const { data, isError } = useQuery(searchQuery(useServices()));
  const collections = data?.collections ?? [];
  if (data === undefined && !isError) {
    return (
      <Part title={t`Themes and features`}>
        <div aria-hidden="true" className="flex animate-pulse flex-wrap gap-2">
          {CHIPS.map((place) => (
            <Skeleton key={place} still className="h-11 w-32 mouse:h-9" />
          ))}
        </div>
      </Part>
    );
  }
  if (collections.length === 0) return null;
  return (
    <Part title={t`Themes and features`}>
      <ul className="flex flex-wrap gap-2">
        {collections.map(({ filter, value, labelName, gameCount }) => (
          <li key={`${filter}:${value}`}>
            <button type="button" className={searchChipClass} onClick={() => onText(labelName)}>
              {asHeading(labelName)}
              <span aria-hidden="true" className="text-12 font-medium text-muted tabular">
                {i18n.number(gameCount)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Played() {
  const { t } = useLingui();
  const services = useServices();
  const member = useMember();
  const offered = services.boot.status.settings.recentGames > 0;
  const { data } = useQuery({
    ...callQuery(services, gameListRecent, { query: { pageNo: 1, pageSize: GAMES } }),
    enabled: offered && member !== null && plays(member),
  });
  if (!data || data.list.length === 0) return null;
  return <Games title={t`Continue playing`} games={data.list} places={GAMES} />;
}

/** The games that their providers rank highest. */
export function PopularGames() {
  const { t } = useLingui();
  const { data, isError } = useQuery(searchQuery(useServices()));
  if (isError) return null;
  return <Games title={t`Popular games`} games={data?.games.slice(0, POPULAR)} places={POPULAR} />;
}

interface GamesProps {
  title: string;
  games: readonly Game[] | undefined;
  places: number;
}

function Games({ title, games, places }: GamesProps) {
  return (
    <Part title={title}>
      {/* The vendor alone has room below so small a tile, and its picture none for a switch. */}
      <div className="[&_.tile-mark]:hidden [&_.tile-switch]:hidden">
        <GameGrid
          games={games}
          columnsClass="grid-cols-3 md:grid-cols-6"
          eager={GAMES}
          byPopularity
          places={places}
        />
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-14 font-bold">{title}</h3>
      {children}
    </section>
  );
}
