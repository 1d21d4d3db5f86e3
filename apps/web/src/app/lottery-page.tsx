import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useLiveChannel } from '../lib/live/wanted-channels.ts';
import type { LotterySearch } from '../parts/lottery/lottery-search.ts';
import type { LotteryPath } from '../parts/lottery/lottery-target.ts';

const HallScreen = lazyPart(() => import('../features/lottery-hall/hall-screen.tsx'), 'HallScreen');
const BettingScreen = lazyPart(
  () => import('../features/lottery-bet/betting-screen.tsx'),
  'BettingScreen',
);
const MyBetsScreen = lazyPart(
  () => import('../features/lottery-bet/mine/my-bets-screen.tsx'),
  'MyBetsScreen',
);
const ResultsScreen = lazyPart(
  () => import('../features/lottery-hall/results-screen.tsx'),
  'ResultsScreen',
);
const ProofScreen = lazyPart(
  () => import('../features/lottery-hall/proof-screen.tsx'),
  'ProofScreen',
);
const LotteryGone = lazyPart(() => import('../parts/lottery/lottery-gone.tsx'), 'LotteryGone');

export interface LotteryPageProps {
  path: LotteryPath;
  search: LotterySearch;
}

const pageClass =
  'mx-auto flex max-w-content flex-col gap-(--section-gap) px-3 py-4 md:px-6 md:py-6 has-[.lottery-bar]:pt-0';
/** A desk takes what room there is: lotteries, board and slip side by side. */
const deskPageClass = 'mx-auto max-w-[92rem] px-3 md:px-6';

/** The page of a lottery that does not exist. */
export function LotteryNotFound() {
  return (
    <div className={pageClass}>
      <Suspense>
        <LotteryGone />
      </Suspense>
    </div>
  );
}

/** The hall; with a game in the address what of it is asked for. */
export function LotteryPage({ path, search }: LotteryPageProps) {
  useLiveChannel('lottery');
  const isDesk = search.gameCode !== undefined && search.view === undefined;
  return (
    <div className={isDesk ? deskPageClass : pageClass}>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <LotteryView path={path} search={search} />
      </Suspense>
    </div>
  );
}

function LotteryView({ path, search }: LotteryPageProps) {
  const { gameCode, view, playType } = search;
  if (gameCode === undefined)
    return <HallScreen path={path} prizeMode={search.prizeMode} mine={search.mine} />;
  const shown = { path, gameCode, numero: search.numero };
  if (view === 'proof') return <ProofScreen {...shown} />;
  if (view === 'results') return <ResultsScreen {...shown} place={search.place} />;
  if (view === 'bets') {
    return (
      <MyBetsScreen
        path={path}
        gameCode={gameCode}
        bets={search.bets}
        page={search.page}
        order={search.order}
      />
    );
  }
  return <BettingScreen key={gameCode} path={path} gameCode={gameCode} playType={playType} />;
}
