import { useLingui } from '@lingui/react/macro';
import type { Selection } from '@palpite/lottery/selection.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { type Board, boardOf } from './board-of.ts';
import type { BoardProps } from './board-props.ts';
import { ChoiceBoard } from './choice-board.tsx';
import { ChosenList } from './chosen-list.tsx';
import { DigitBoard } from './digit-board.tsx';
import { EditorBar } from './editor-bar.tsx';
import { NumberBoard } from './number-board.tsx';
import type { LotteryOffer, OfferedPlay } from './offer.ts';
import { PoolBoard } from './pool-board.tsx';
import { QuickPicks } from './quick-picks.tsx';
import { RowBoard } from './row-board.tsx';
import { TypedList } from './typed-list.tsx';
import { useDraft } from './use-draft.ts';

interface SelectionEditorProps {
  game: LotteryOffer;
  play: OfferedPlay;
  /** May hold no bet yet. */
  selection: Selection;
  onSelection: (next: Selection) => void;
  disabled?: boolean;
}

const BOARDS: Readonly<Record<Board, (props: BoardProps) => React.ReactNode>> = {
  numbers: NumberBoard,
  digits: DigitBoard,
  pool: PoolBoard,
  rows: RowBoard,
  choices: ChoiceBoard,
};

/** What a player chooses in a play: a board made for its row, quick picks, a typed list, and steps back. */
export function SelectionEditor({
  game,
  play,
  selection,
  onSelection,
  disabled = false,
}: SelectionEditorProps) {
  const { t } = useLingui();
  const moves = useDraft(`${game.gameCode} ${play.row.code}`, selection, onSelection);
  const props: BoardProps = { game, play, selection, moves, disabled };
  const board = boardOf(play.row);
  const BoardOf = BOARDS[board];
  const typed = moves.draft.mode === 'typed';
  const column = board === 'numbers';
  return (
    <section aria-label={t`Your choice`} className="@container flex min-w-0 flex-col gap-3">
      <EditorBar {...props} />
      <ChosenList {...props} />
      <div
        className={classNames(
          'flex flex-col gap-3',
          (column || typed) && '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_15rem] @3xl:gap-4',
        )}
      >
        <div
          className={classNames(
            'min-w-0 empty:hidden',
            (column || typed) && '@3xl:col-start-2 @3xl:row-start-1',
          )}
        >
          {typed ? <TypedList {...props} /> : <QuickPicks {...props} column={column} />}
        </div>
        <div
          className={classNames(
            'min-w-0',
            (column || typed) && '@3xl:col-start-1 @3xl:row-start-1',
            typed && 'hidden @3xl:block',
          )}
        >
          <BoardOf {...props} />
        </div>
      </div>
    </section>
  );
}
