import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '@palpite/contract/game.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Tabs } from '@palpite/ui/tabs.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { plays } from '../../lib/session/session-record.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { LoginAsked } from '../../parts/lottery/login-asked.tsx';
import { useLotteryFavourites } from '../../parts/lottery/lottery-favourites.ts';
import {
  POPULAR_LOTTERIES,
  popularLotteriesQuery,
  recentLotteriesQuery,
} from '../../parts/lottery/lottery-queries.ts';
import type { PrizeMode } from '../../parts/lottery/lottery-search.ts';
import { GameLink } from './game-link.tsx';
import type { ServerOffset } from './hall-group.ts';

interface MineProps {
  /** All of the hall. */
  games: readonly LotteryGame[];
  /** Of the hall's menu, where it has one. */
  prizeMode: PrizeMode | undefined;
  serverOffset: ServerOffset;
}

/** Short ways: what many play, what the member played last, their favourites. */
export function MineLotteries({ games, prizeMode, serverOffset }: MineProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState<'popular' | 'recent' | 'favourites'>('popular');
  const member = useMember();
  const marked = useLotteryFavourites();
  const favourites = marked.flatMap(
    (code) => games.find(({ gameCode }) => gameCode === code) ?? [],
  );
  return (
    <Tabs
      label={t`Your lotteries`}
      selected={shown}
      onSelect={setShown}
      tabs={[
        { id: 'popular', label: t`Popular` },
        { id: 'recent', label: t`Played last` },
        { id: 'favourites', label: t`Favourites` },
      ]}
    >
      {shown === 'popular' && <Popular prizeMode={prizeMode} serverOffset={serverOffset} />}
      {shown !== 'popular' && member === null && (
        <LoginAsked>{t`Log in to see your own lotteries.`}</LoginAsked>
      )}
      {shown === 'recent' && member !== null && <Recent serverOffset={serverOffset} />}
      {shown === 'favourites' && member !== null && (
        <Tiles
          games={favourites}
          serverOffset={serverOffset}
          empty={t`Mark a lottery with its star, and it is here.`}
        />
      )}
    </Tabs>
  );
}

function Popular({ prizeMode, serverOffset }: Omit<MineProps, 'games'>) {
  const { t } = useLingui();
  const asked = useQuery(popularLotteriesQuery(useServices(), prizeMode));
  return (
    <Asked
      asked={asked}
      serverOffset={serverOffset}
      empty={t`Nothing was played yet.`}
      places={POPULAR_LOTTERIES}
    />
  );
}

function Recent({ serverOffset }: Pick<MineProps, 'serverOffset'>) {
  const { t } = useLingui();
  const member = useMember();
  const asked = useQuery({
    ...recentLotteriesQuery(useServices()),
    enabled: member !== null && plays(member),
  });
  return (
    <Asked
      asked={asked}
      serverOffset={serverOffset}
      empty={t`You have not bet on a Vietnam lottery yet.`}
      places={1}
    />
  );
}

interface AskedProps extends Pick<MineProps, 'serverOffset'> {
  asked: ReturnType<typeof useQuery<{ list: LotteryGame[] }>>;
  empty: string;
  /** How many there will be, as far as is known. */
  places: number;
}

function Asked({ asked, serverOffset, empty, places }: AskedProps) {
  if (asked.data)
    return <Tiles games={asked.data.list} serverOffset={serverOffset} empty={empty} />;
  if (!asked.isError) {
    return (
      <div aria-hidden="true" className={`${GRID} animate-pulse`}>
        {Array.from({ length: places }, (_, place) => (
          <Skeleton key={place} still className="h-14.5" />
        ))}
      </div>
    );
  }
  return (
    <LoadFailed
      headingLevel={3}
      error={asked.error}
      busy={asked.isFetching}
      onRetry={() => void asked.refetch()}
    />
  );
}

const GRID = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-4';

interface TilesProps extends Omit<MineProps, 'prizeMode'> {
  empty: string;
}

function Tiles({ games, serverOffset, empty }: TilesProps) {
  if (games.length === 0) return <p className="text-14 text-muted">{empty}</p>;
  return (
    <ul className={GRID}>
      {games.map((game) => (
        <li
          key={game.gameCode}
          className="flex min-w-0 items-center gap-1 rounded-card border border-border bg-surface pl-4"
        >
          <GameLink game={game} serverOffset={serverOffset} className="min-h-14 py-2" />
        </li>
      ))}
    </ul>
  );
}
