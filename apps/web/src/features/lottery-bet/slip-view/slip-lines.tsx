import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useId, useRef } from 'react';
import { LinePager } from '../../../parts/bet/slip/line-pager.tsx';
import { changeLines, dropLines } from '../../../parts/bet/slip/slip.ts';
import { useLineKeys } from '../../../parts/bet/slip/use-line-keys.ts';
import { PAGE_LINES, useLinePages } from '../../../parts/bet/slip/use-line-pages.ts';
import { useIsSealed } from '../../../parts/bet/slip/use-slip.ts';
import { lineFault } from '../lines/counted.ts';
import { mergeLine, type Slip } from '../lines/slip.ts';
import { commonLevel, gamesOf, lineKey, type SlipLine, startsRun } from '../lines/slip-line.ts';
import type { LotteryOffer, Offers } from '../offer/offer.ts';
import type { Sales } from '../offer/use-sale.ts';
import { LineRow } from './line-row.tsx';

interface SlipLinesProps {
  /** The board's. */
  game: LotteryOffer;
  offers: Offers;
  slip: Slip;
  sales: Sales;
  lines: readonly SlipLine[];
  /** Why a line is above a cap of its draw, by its id. */
  full: ReadonlyMap<string, string>;
  onEdit: (line: SlipLine) => void;
}

/** The lines, five hundred at most, a page of them at a time. */
export function SlipLines({ game, offers, slip, sales, lines, full, onEdit }: SlipLinesProps) {
  const { t } = useLingui();
  const hint = useId();
  const locked = useIsSealed(slip);
  const { page, pages, from, onPage } = useLinePages(
    lines,
    lines.findIndex((line) => full.has(line.id) || isFaulty(offers.get(line.gameCode), line)),
  );
  const shown = lines.slice(from, from + PAGE_LINES);
  const { list, stop, onFocus, onKeyDown } = useLineKeys(shown.length, lines.length);
  const { remove, clear } = useDeleting(slip);
  const isNamed = gamesOf(lines).some((code) => code !== game.gameCode);
  const notOnSale = useNotOnSale(game, offers, sales);
  const twins = twinsOf(lines);
  return (
    <>
      {/* Locked, no button of it takes the focus. */}
      <div
        key={page}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows scroll what has the focus
        tabIndex={locked ? 0 : undefined}
      >
        {stop !== undefined && !locked && (
          <p id={hint} className="px-(--slip-edge) pt-2 text-13 text-muted touch:hidden">
            <Trans>By keyboard: arrows go from line to line.</Trans>
          </p>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside are what is pressed */}
        <ol
          ref={list}
          aria-label={t`Lines of the slip`}
          aria-describedby={stop === undefined || locked ? undefined : hint}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        >
          {shown.map((line, at) => (
            <LineRow
              key={line.id}
              game={offers.get(line.gameCode)}
              line={line}
              isNamed={isNamed}
              isFirst={startsRun(shown, at)}
              isLevelCommon={commonLevel(lines) !== undefined}
              numero={sales.get(line.gameCode)?.issue?.numero}
              fault={notOnSale(line.gameCode) ?? full.get(line.id)}
              place={from + at + 1}
              of={lines.length}
              twin={twins[from + at] ?? 0}
              locked={locked}
              isStop={stop === undefined || stop === at}
              onEdit={onEdit}
              onDelete={remove}
              onMerge={(one) => mergeLine(slip, one)}
            />
          ))}
        </ol>
        {lines.length > 1 && !locked && (
          <div className="px-(--slip-edge) pb-2">
            {/* Its text, not its edge, is in line with the lines. */}
            <Button size="sm" tone="quiet" className="-ml-3" onClick={clear}>
              <Trans>Delete all lines</Trans>
            </Button>
          </div>
        )}
      </div>
      {pages > 1 && <LinePager page={page} pages={pages} onPage={onPage} />}
    </>
  );
}

/** @returns what to say of a line whose lottery sells nothing now; what the board's own lottery has to say is said above */
function useNotOnSale({ gameCode }: LotteryOffer, offers: Offers, sales: Sales) {
  const { t } = useLingui();
  return (code: string): string | undefined => {
    const isOpen = sales.get(code)?.phase === 'open';
    const isSaid = code === gameCode || isOpen || offers.get(code)?.maintenance;
    return isSaid ? undefined : t`Nothing of this lottery is on sale now. The line stays.`;
  };
}

/** Not while its lottery is on its way. */
const isFaulty = (game: LotteryOffer | undefined, line: SlipLine): boolean =>
  game !== undefined && lineFault(game, line) !== undefined;

/** Deleting a line, or all of them, each with a way back. */
function useDeleting(slip: Slip) {
  const { t } = useLingui();
  const dismiss = useRef<() => void>(undefined);
  const undoable = (text: string, before: readonly SlipLine[]) => {
    // One way back at a time: that to the newest change.
    dismiss.current?.();
    const back = () => {
      changeLines(slip, () => before);
      dismiss.current?.();
    };
    dismiss.current = showToast({ tone: 'info', text, action: { label: t`Undo`, onSelect: back } });
  };
  return {
    remove(line: SlipLine) {
      const before = slip.state.store.getState().lines;
      dropLines(slip, [line.id]);
      undoable(t`The line is deleted.`, before);
    },
    clear() {
      const before = slip.state.store.getState().lines;
      changeLines(slip, () => []);
      undoable(t`The slip is empty.`, before);
    },
  };
}

/** For each line the place of the first one that has the same bets; 0 for that itself. */
function twinsOf(lines: readonly SlipLine[]): readonly number[] {
  const firstPlace = new Map<string, number>();
  return lines.map((line, at) => {
    const key = lineKey(line);
    const first = firstPlace.get(key);
    if (first === undefined) firstPlace.set(key, at + 1);
    return first ?? 0;
  });
}
