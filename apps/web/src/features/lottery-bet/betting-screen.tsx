import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { EmptyState } from '@palpite/ui/state-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import Ticket from 'lucide-react/icons/ticket';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { useServices } from '../../lib/services.ts';
import { useGuestShut } from '../../parts/bet/placing/use-guest-shut.ts';
import { Purse } from '../../parts/bet/purse/purse.tsx';
import { GameHead } from '../../parts/lottery/game-head.tsx';
import { isNoLottery, lotteryGameQuery } from '../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../parts/lottery/lottery-target.ts';
import { BettingGame } from './betting-game.tsx';
import { findPlay } from './lines/counted.ts';

const LotteryGone = lazyPart(() => import('../../parts/lottery/lottery-gone.tsx'), 'LotteryGone');
// Few brands shut guests out.
const GuestAlert = lazyPart(() => import('../../parts/bet/placing/guest-alert.tsx'), 'GuestAlert');

interface BettingScreenProps {
  path: LotteryPath;
  gameCode: string;
  /** The code of the play on the board; the first of the game without it. */
  playType: string | undefined;
}

/** Where bets on a lottery are chosen and placed. */
export function BettingScreen({ path, gameCode, playType }: BettingScreenProps) {
  const { t } = useLingui();
  const asked = useQuery(lotteryGameQuery(useServices(), gameCode));
  const { data: game } = asked;
  const isShut = useGuestShut();
  const isGone = isNoLottery(asked.error);
  if (isGone || (asked.isError && !game)) {
    return (
      // A phone shows the site's header above it.
      <div data-no-board="">
        {isGone ? (
          <Suspense>
            <LotteryGone />
          </Suspense>
        ) : (
          <LoadFailed
            headingLevel={1}
            error={asked.error}
            busy={asked.isFetching}
            onRetry={() => void asked.refetch()}
          />
        )}
      </div>
    );
  }
  if (!game) return <Skeleton className="h-96 w-full" />;
  const play = (playType === undefined ? undefined : findPlay(game, playType)) ?? game.plays[0];
  if (!play) {
    return (
      <>
        <GameHead path={path} game={game} view="bet" purse={<Purse />} />
        <EmptyState picture={<Ticket size={36} />} title={t`This lottery offers no play now`} />
      </>
    );
  }
  return (
    <>
      <BettingGame path={path} game={game} play={play} />
      {isShut && (
        <Suspense>
          <GuestAlert />
        </Suspense>
      )}
    </>
  );
}
