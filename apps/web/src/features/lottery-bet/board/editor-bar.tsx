import { useLingui } from '@lingui/react/macro';
import type { PricedPlay } from '@palpite/lottery/play.ts';
import { EMPTY, type Selection, takesTickets } from '@palpite/lottery/selection.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { tabClass } from '@palpite/ui/tabs.tsx';
import Anchor from 'lucide-react/icons/anchor';
import Eraser from 'lucide-react/icons/eraser';
import Undo from 'lucide-react/icons/undo-2';
import { isVietnam } from '../../../parts/lottery/lottery-queries.ts';
import { BarButton } from './bar-button.tsx';
import { isTyped, mostBankers } from './board-of.ts';
import { isEmpty } from './selection-moves.ts';
import { entriesOf, holds } from './together.ts';
import type { BoardProps } from './use-draft.ts';
import { useEntryText } from './use-entry-text.ts';

/** What a bet is made of, and the buttons that concern the whole selection. @param props.panel the board has sets beside it */
export function EditorBar(props: BoardProps & { panel: boolean }) {
  const { t } = useLingui();
  const { play, selection, moves, disabled } = props;
  const canUndo = moves.draft.past.length > 0 && !disabled;
  const canClear = !isEmpty(selection) && !disabled;
  // Nothing else is in its line.
  const isAlone = !isTyped(play.row) && mostBankers(play.row) === 0;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <div className="flex flex-wrap items-center gap-1 empty:hidden @xl:order-1">
        {isTyped(play.row) && <ModeSwitch {...props} />}
        <BankerSwitch {...props} />
      </div>
      <div className="ml-auto flex gap-1 @xl:order-2 @xl:ml-0">
        <BarButton name={t`Undo`} icon={<Undo size={16} />} can={canUndo} onPress={moves.undo} />
        <BarButton
          name={t`Clear all`}
          icon={<Eraser size={16} />}
          can={canClear}
          onPress={() => moves.step(EMPTY)}
        />
      </div>
      <p
        className={classNames(
          'min-w-0 flex-1 text-13 text-muted @xl:order-none @xl:block @xl:basis-40',
          isAlone ? '-order-1' : 'basis-full',
          // The dock says what is missing.
          !isAlone && selection.tickets.length === 0 && 'hidden',
        )}
      >
        <BetHint row={play.row} selection={selection} /> <ReturnsOfAll {...props} />
      </p>
    </div>
  );
}

/** What most plays of the group return, which their tabs leave out; a column of all plays says it itself. */
function ReturnsOfAll({ game, play }: BoardProps) {
  const entries = entriesOf(game);
  const own = entries.find((entry) => holds(entry, play));
  const { head } = useEntryText(entries.filter(({ group }) => group === own?.group));
  if (head === undefined) return null;
  return (
    <span
      className={classNames(
        'hidden tabular @3xl/desk:inline',
        !isVietnam(game.gameGroupCode) && '@min-[68rem]/desk:hidden',
      )}
    >
      {head}
    </span>
  );
}

function BetHint({ row, selection }: { row: PricedPlay; selection: Selection }) {
  const { t } = useLingui();
  const { area } = row;
  if (area.kind === 'choices') return t`Each choice is a bet.`;
  if (selection.tickets.length > 0) return t`Choosing on the board replaces the listed bets.`;
  if (area.kind === 'pattern') return t`A bet takes its numbers from the rows, each number once.`;
  if (area.kind === 'positions') {
    return area.join === 'all'
      ? t`A bet is one number of each row.`
      : t`Each number is a bet on its place.`;
  }
  const { choose } = area;
  if (choose === 1) return t`Each number is a bet.`;
  const missing = choose - selection.bankers.length - (selection.areas[0]?.length ?? 0);
  return missing > 0
    ? t`A bet is ${choose} numbers: choose ${missing} more.`
    : t`Every ${choose} of your numbers are a bet.`;
}

/** Numbers that are in every bet. */
function BankerSwitch({ play, selection, moves, disabled }: BoardProps) {
  const { t } = useLingui();
  const most = mostBankers(play.row);
  if (most === 0) return null;
  const { banker } = moves.draft;
  const count = selection.bankers.length;
  return (
    <>
      <button
        type="button"
        aria-pressed={banker}
        disabled={disabled}
        className={`${tabClass} min-h-11 mouse:min-h-9`}
        onClick={() => moves.set({ banker: !banker })}
      >
        <Anchor size={16} className="max-sm:hidden" />
        {t`Banker`}
      </button>
      {banker && (
        <span role="status" className="text-13 text-muted">
          {count < most
            ? t`${count} of at most ${most}: in every bet`
            : t`All ${most} bankers are chosen: tap one to take it out, or leave this mode for other numbers.`}
        </span>
      )}
    </>
  );
}

function ModeSwitch({ play, selection, moves, panel }: BoardProps & { panel: boolean }) {
  const { t } = useLingui();
  const { mode, text } = moves.draft;
  const open = (next: typeof mode) => {
    const begin = next === 'typed' && text.trim() === '' ? listOf(play.row, selection) : text;
    moves.set({ mode: next, text: begin });
  };
  const modes = [
    { of: 'board', name: t`Board` },
    ...(panel ? [{ of: 'quick', name: t`Sets` } as const] : []),
    { of: 'typed', name: t`Typed list` },
  ] as const;
  return (
    <div role="group" aria-label={t`How to choose`} className="flex rounded-control bg-sunken">
      {modes.map(({ of, name }) => (
        <button
          key={of}
          type="button"
          aria-pressed={mode === of}
          className={classNames(
            tabClass,
            'min-h-11 max-sm:px-2! mouse:min-h-9',
            // With room the sets are beside the board.
            of === 'quick' && '@min-[40rem]:hidden',
          )}
          onClick={() => open(of)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The chosen numbers as a typed list to begin with. */
const listOf = (row: PricedPlay, { areas, tickets }: Selection): string =>
  (takesTickets(row) ? tickets : (areas[0] ?? [])).join(' ');
