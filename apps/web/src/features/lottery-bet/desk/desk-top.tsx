import { useLingui } from '@lingui/react/macro';
import { steadyPart } from '../../../lib/steady-part.tsx';
import type { LotteryPath } from '../../../parts/lottery/lottery-target.ts';
import { playFullName } from '../../../parts/lottery/play-names.ts';
import { DrawStageLater } from '../../../parts/lottery/stage/draw-stage-later.tsx';
import type { PlayPickerProps } from '../board/play-picker.tsx';
import { DeskBar } from './desk-bar.tsx';

/** A narrow page has one button for it. */
export const PlayPicker = steadyPart(() => import('../board/play-picker.tsx'), 'PlayPicker');

/** Above the board: the last draw, the sale, and which play is on the board. */
export function DeskTop({ path, ...ofPlay }: PlayPickerProps & { path: LotteryPath }) {
  const { t, i18n } = useLingui();
  const { game, play } = ofPlay;
  return (
    <>
      <DrawStageLater gameCode={game.gameCode} kind={game.kind} />
      <h2 className="sr-only">{t`Choose your bets`}</h2>
      <DeskBar path={path} {...ofPlay} />
      <div className="hidden @3xl:block">
        <PlayPicker {...ofPlay} />
      </div>
      <h3 className="sr-only">{playFullName(i18n, play.row)}</h3>
    </>
  );
}
