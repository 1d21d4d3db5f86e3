import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { steadyPart } from '../../../lib/steady-part.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { SaleClock } from '../../../parts/lottery/sale-clock.tsx';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import type { GameWaysProps } from './game-ways.tsx';

/** A wide page has tabs instead. */
export const PlayButton = steadyPart(() => import('./play-button.tsx'), 'PlayButton');

/** Its menu comes later than the page anyway. */
const GameWays = lazyPart(() => import('./game-ways.tsx'), 'GameWays');

interface DeskBarProps extends PlayPickerProps {
  path: LotteryPath;
}

/** The sale above the board; on a narrow page it stays in sight with the play, in place of the rows of tabs. */
export function DeskBar({ path, game, play, onPlay }: DeskBarProps) {
  return (
    <div className="@max-3xl:sticky @max-3xl:top-(--header-height) @max-3xl:z-10 @max-3xl:-mx-3 @max-3xl:border-b @max-3xl:border-border @max-3xl:bg-canvas @max-3xl:px-3 @max-3xl:py-1 flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <SaleClock gameCode={game.gameCode} maintenance={game.maintenance} />
        <div className="flex min-w-0 flex-1 @3xl:hidden">
          <PlayButton game={game} play={play} onPlay={onPlay} />
        </div>
      </div>
      {/* Beside the column of all lotteries it would say the same. */}
      <div
        className={classNames(
          'hidden min-w-0 @3xl:block',
          isVietnam(game.gameGroupCode) && '@min-[68rem]:hidden',
        )}
      >
        {game.kind !== 'north' && <Ways path={path} game={game} play={play.row.code} />}
      </div>
    </div>
  );
}

function Ways(props: GameWaysProps) {
  const isHydrated = useHydrated();
  const place = <Skeleton className="h-11 w-60" />;
  if (!isHydrated) return place;
  return (
    <Suspense fallback={place}>
      <GameWays {...props} />
    </Suspense>
  );
}
