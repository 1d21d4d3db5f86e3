import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { steadyPart } from '../../../lib/steady-part.tsx';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { playFullName, playGroupName } from '../../../parts/lottery/play-names.ts';
import { DrawStageLater } from '../../../parts/lottery/stage/draw-stage-later.tsx';
import { isFlat } from '../../../parts/lottery/stage/stage-size.ts';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import { partsOf, TOGETHER } from '../board/together.ts';
import { DeskBar } from './desk-bar.tsx';

/** A narrow page has one button for it. */
export const PlayPicker = steadyPart(() => import('../board/play-picker.tsx'), 'PlayPicker');

interface DeskTopProps extends PlayPickerProps {
  path: LotteryPath;
  /** With much room the plays are a column before the board. */
  beside: boolean;
}

/** Above the board: the last draw, the sale, and which play is on the board. */
export function DeskTop({ path, beside, ...ofPlay }: DeskTopProps) {
  const { t, i18n } = useLingui();
  const { game, play } = ofPlay;
  const isShared = partsOf(game, play).length > 1;
  return (
    <>
      {/* Without columns their parts are the page's own, so that the bar stays in sight over the whole of it. */}
      <div
        className={classNames(
          'contents min-w-0 gap-2 @4xl:col-start-1 @4xl:row-start-1 @min-[68rem]:col-start-2',
          isFlat(game.kind)
            ? '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @4xl:items-center [&>:first-child]:@4xl:order-last'
            : '@4xl:flex @4xl:flex-col',
        )}
      >
        <DrawStageLater gameCode={game.gameCode} kind={game.kind} />
        <h2 className="sr-only">{t`Choose your bets`}</h2>
        <DeskBar path={path} {...ofPlay} />
      </div>
      <div
        className={classNames(
          'hidden min-w-0 @3xl:block @4xl:col-start-1 @4xl:row-start-2 @min-[68rem]:col-start-2',
          beside && '@min-[68rem]:hidden',
        )}
      >
        <PlayPicker {...ofPlay} />
      </div>
      <h3 className="sr-only">
        {isShared ? playGroupName(i18n, TOGETHER) : playFullName(i18n, play.row)}
      </h3>
    </>
  );
}
