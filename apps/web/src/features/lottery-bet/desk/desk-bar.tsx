import { steadyPart } from '../../../lib/steady-part.tsx';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { SaleClock } from '../../../parts/lottery/sale-clock.tsx';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import { GameWays } from './game-ways.tsx';

/** A wide page has tabs instead. */
export const PlayButton = steadyPart(() => import('./play-button.tsx'), 'PlayButton');

interface DeskBarProps extends PlayPickerProps {
  path: LotteryPath;
}

/** The sale above the board; on a narrow page it stays in sight with the play, in place of the rows of tabs. */
export function DeskBar({ path, game, play, onPlay }: DeskBarProps) {
  return (
    <div className="@max-3xl:sticky @max-3xl:top-(--header-height) @max-3xl:z-10 @max-3xl:-mx-3 @max-3xl:border-b @max-3xl:border-border @max-3xl:bg-canvas @max-3xl:px-3 @max-3xl:py-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <SaleClock gameCode={game.gameCode} maintenance={game.maintenance} />
        <div className="flex min-w-0 flex-1 @3xl:hidden">
          <PlayButton game={game} play={play} onPlay={onPlay} />
        </div>
      </div>
      <div className="hidden @3xl:block">
        <GameWays path={path} game={game} play={play.row.code} />
      </div>
    </div>
  );
}
