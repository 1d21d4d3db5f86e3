import { useLingui } from '@lingui/react/macro';
import type { Selection } from '@palpite/lottery/selection.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { LotteryOffer, OfferedPlay } from '../offer/offer.ts';
import { boardOf } from './board-of.ts';
import { BOARDS, ChosenList, EditorBar, QuickPicks } from './boards.ts';
import { type BoardProps, useDraft } from './use-draft.ts';

const TypedList = lazyPart(() => import('./typed-list.tsx'), 'TypedList');

interface SelectionEditorProps {
  game: LotteryOffer;
  play: OfferedPlay;
  /** May hold no bet yet. */
  selection: Selection;
  onSelection: (next: Selection) => void;
  disabled?: boolean;
}

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
  const { mode } = moves.draft;
  const panel = board === 'numbers';
  const beside = panel || mode === 'typed';
  // Where the panel has no room beside the board, one of them is shown.
  const isCovered = mode === 'typed' || (panel && mode === 'quick');
  return (
    <section aria-label={t`Your choice`} className="@container flex min-w-0 flex-col gap-2">
      <EditorBar {...props} panel={panel} />
      {(selection.tickets.length > 0 || board === 'digits') && (
        <Suspense>
          <ChosenList {...props} />
        </Suspense>
      )}
      <div
        className={classNames(
          'flex flex-col gap-3',
          beside &&
            '@min-[40rem]:grid @min-[40rem]:grid-cols-[minmax(0,1fr)_clamp(11.5rem,26%,15rem)] @min-[40rem]:gap-3',
        )}
      >
        <div
          className={classNames(
            'min-w-0 empty:hidden has-[>.contents:empty]:hidden',
            beside && '@min-[40rem]:col-start-2 @min-[40rem]:row-start-1',
            panel && mode === 'board' && 'hidden @min-[40rem]:block',
            // Only random picks: the rows have sets of their own. On a narrow page the board comes first.
            !panel &&
              mode !== 'typed' &&
              (board === 'rows' || board === 'grid' || board === 'digits'
                ? 'order-last'
                : 'order-last @xl:order-none'),
          )}
        >
          {mode === 'typed' ? (
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <TypedList {...props} />
            </Suspense>
          ) : (
            <QuickPicks {...props} panel={panel} />
          )}
        </div>
        <div
          className={classNames(
            'min-w-0',
            beside && '@min-[40rem]:col-start-1 @min-[40rem]:row-start-1',
            isCovered && 'hidden @min-[40rem]:block',
          )}
        >
          <BoardOf {...props} />
        </div>
      </div>
    </section>
  );
}
