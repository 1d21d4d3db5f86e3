import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { tabClass, tabRowClass } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChoiceLink } from '../../lib/choice-link.tsx';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember, useSession } from '../../parts/identity/use-session.ts';
import { LoginAsked } from '../../parts/lottery/login-asked.tsx';
import { useLotteryFavourites } from '../../parts/lottery/lottery-favourites.ts';
import {
  popularLotteriesQuery,
  recentLotteriesQuery,
} from '../../parts/lottery/lottery-queries.ts';
import type { LotterySearch, PrizeMode } from '../../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import type { HallGroup } from './hall-group.ts';
import { LotteryTile } from './lottery-tile.tsx';

interface MineProps {
  path: LotteryPath;
  /** All of the hall. */
  groups: readonly HallGroup[];
  /** Of the hall's menu, where it has one. */
  prizeMode: PrizeMode | undefined;
  mine: LotterySearch['mine'];
}

/** Short ways: what many play, what the member played last, their favourites. Each has its address. */
export function MineLotteries({ path, groups, prizeMode, mine }: MineProps) {
  const { t } = useLingui();
  const tabs = [
    { of: undefined, label: t`Popular` },
    { of: 'recent', label: t`Played last` },
    { of: 'favourites', label: t`Favourites` },
  ] as const;
  return (
    <section aria-label={t`Your lotteries`} className="flex flex-col gap-3">
      <nav aria-label={t`Your lotteries`}>
        <ul className={tabRowClass}>
          {tabs.map(({ of, label }) => (
            <li key={label}>
              {/* A link, so that a press is heard before the code of the page has come. */}
              <ChoiceLink
                to={path}
                search={(now: LotterySearch) => ({ ...now, mine: of })}
                resetScroll={false}
                replace
                current={of === mine}
                className={tabClass}
              >
                {label}
              </ChoiceLink>
            </li>
          ))}
        </ul>
      </nav>
      {mine === undefined && <Popular prizeMode={prizeMode} groups={groups} />}
      {mine !== undefined && <Own mine={mine} groups={groups} />}
    </section>
  );
}

/** So many popular lotteries are in sight; the others open on demand. */
const SHOWN = 6;

type ShownProps = Pick<MineProps, 'groups'>;

function Popular({ prizeMode, ...shown }: ShownProps & Pick<MineProps, 'prizeMode'>) {
  const { t } = useLingui();
  const asked = useQuery(popularLotteriesQuery(useServices(), prizeMode));
  return (
    <Asked
      {...shown}
      asked={asked}
      empty={t`Nothing was played yet.`}
      places={SHOWN}
      most={SHOWN}
    />
  );
}

function Own({ mine, ...shown }: ShownProps & { mine: NonNullable<LotterySearch['mine']> }) {
  const { t } = useLingui();
  const { phase } = useSession();
  const member = useMember();
  // Until it is known whether anybody is signed in.
  if (phase === 'unknown') return <Places places={1} />;
  if (member === null) return <LoginAsked>{t`Log in to see your own lotteries.`}</LoginAsked>;
  return mine === 'recent' ? <Recent {...shown} /> : <Favourites {...shown} />;
}

function Favourites({ groups }: ShownProps) {
  const { t } = useLingui();
  const games = groups.flatMap(({ gameMenus }) => gameMenus);
  const favourites = useLotteryFavourites().flatMap(
    (code) => games.find(({ gameCode }) => gameCode === code) ?? [],
  );
  return (
    <Tiles
      games={favourites}
      groups={groups}
      empty={t`Mark a lottery with its star, and it is here.`}
    />
  );
}

function Recent(shown: ShownProps) {
  const { t } = useLingui();
  const member = useMember();
  const asked = useQuery({
    ...recentLotteriesQuery(useServices()),
    enabled: member !== null && plays(member),
  });
  return (
    <Asked
      {...shown}
      asked={asked}
      empty={t`You have not bet on a Vietnam lottery yet.`}
      places={1}
    />
  );
}

interface AskedProps extends ShownProps {
  asked: ReturnType<typeof useQuery<{ list: LotteryGame[] }>>;
  empty: string;
  /** How many there will be, as far as is known. */
  places: number;
  /** How many are in sight at first; all without it. */
  most?: number;
}

function Asked({ asked, empty, places, most, ...shown }: AskedProps) {
  if (asked.data) return <Tiles {...shown} games={asked.data.list} empty={empty} most={most} />;
  if (!asked.isError) return <Places places={places} />;
  return (
    <LoadFailed
      headingLevel={3}
      error={asked.error}
      busy={asked.isFetching}
      onRetry={() => void asked.refetch()}
    />
  );
}

/** On a phone three rows that scroll sideways: many lotteries would push all others out of sight. */
const GRID =
  'no-scrollbar relative grid gap-2 max-sm:-mx-3 max-sm:grid-flow-col max-sm:auto-cols-[min(19rem,82%)] max-sm:grid-rows-[repeat(3,auto)] max-sm:overflow-x-auto max-sm:scroll-px-3 max-sm:snap-x max-sm:px-3 max-sm:py-1 sm:auto-rows-fr sm:grid-cols-2 lg:grid-cols-3';

function Places({ places }: { places: number }) {
  return (
    <div aria-hidden="true" className={`${GRID} animate-pulse`}>
      {Array.from({ length: places }, (_, place) => (
        <Skeleton key={place} still className="h-15.5" />
      ))}
    </div>
  );
}

interface TilesProps extends ShownProps {
  games: readonly LotteryGame[];
  empty: string;
  most?: number | undefined;
}

function Tiles({ games, empty, most = games.length, ...shown }: TilesProps) {
  const { t } = useLingui();
  if (games.length === 0) return <p className="text-14 text-muted">{empty}</p>;
  const count = games.length;
  return (
    <>
      <TileGrid {...shown} games={games.slice(0, most)} />
      {count > most && (
        <details>
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-14 font-semibold text-muted underline decoration-border-strong underline-offset-4 hover:text-default touch:min-h-11">
            {t`Show all ${count}`}
          </summary>
          <div className="mt-2">
            <TileGrid {...shown} games={games.slice(most)} />
          </div>
        </details>
      )}
    </>
  );
}

function TileGrid({ games, groups }: Omit<TilesProps, 'empty' | 'most'>) {
  const groupOf = (code: string) =>
    groups.find(({ gameMenus }) => gameMenus.some(({ gameCode }) => gameCode === code));
  return (
    <ul className={GRID}>
      {games.map((game) => (
        <li key={game.gameCode} className="min-w-0 max-sm:snap-start">
          <LotteryTile game={game} group={groupOf(game.gameCode)?.gameGroupCode} />
        </li>
      ))}
    </ul>
  );
}
