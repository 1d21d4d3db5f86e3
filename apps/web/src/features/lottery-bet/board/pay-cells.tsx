import { useLingui } from '@lingui/react/macro';
import { oddsOf, type PricedPlay } from '@palpite/lottery/play.ts';
import { areaSymbols, classesOf } from '@palpite/lottery/reading.ts';
import type { Selection } from '@palpite/lottery/selection.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { memo } from 'react';
import { Die } from '../../../parts/lottery/die.tsx';
import { choiceName, playName } from '../../../parts/lottery/play-names.ts';
import { oddsText } from '../../../parts/lottery/odds-text.ts';
import { paysText } from '../offer/odds-text.ts';
import type { OfferedPlay } from '../offer/offer.ts';
import { useCapText } from './cell-caps.ts';
import { keyOf } from './cell-key.ts';
import { cellClass, Lit } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import { rowsOf } from './pick-moves.ts';
import type { PickState } from './pick-state.ts';
import { usePut } from './use-put.ts';

interface PayCellsProps {
  play: OfferedPlay;
  selection: Selection;
  onSelection: (next: Selection) => void;
}

/** The cells of one area of a play, each with what it pays under it. */
export function PayCells({ play, selection, onSelection }: PayCellsProps) {
  const { i18n } = useLingui();
  const { row } = play;
  const moves = { draft: { banker: false }, step: onSelection };
  const { chosen, onPut } = usePut({ play, selection, moves });
  const symbols = areaSymbols(row)[0] ?? [];
  const times = timesOf(row);
  const isDice = row.kind === 'k3' && row.rule.kind !== 'measure';
  const only = symbols.length === 1;
  const isTold = row.rule.kind === 'measure' && row.rule.tierBy === 'choice';
  return (
    <PickGrid
      label={playName(i18n, row.code)}
      rows={rowsOf(symbols.map((symbol) => keyOf(0, symbol)))}
      chosen={chosen}
      onPut={onPut}
      className={classNames('grid gap-1', columnsOf(symbols.length, isDice))}
    >
      {(stateOf) =>
        symbols.map((symbol) => {
          const key = keyOf(0, symbol);
          return (
            <PayCell
              key={key}
              {...stateOf(key)}
              pressed={chosen.has(key)}
              snug={only}
              title={only ? playName(i18n, row.code) : choiceName(i18n, symbol)}
              dice={isDice ? times : 0}
              odds={isTold ? oddsText(i18n, oddsOf(row.odds, symbol)) : paysText(i18n, [play])}
            />
          );
        })
      }
    </PickGrid>
  );
}

/** How often a symbol of the play must come. */
function timesOf({ rule }: PricedPlay): number {
  if (rule.kind === 'repeats') return rule.atLeast;
  return rule.kind === 'group' ? (classesOf(rule.pattern)[0]?.times ?? 1) : 1;
}

function columnsOf(count: number, isDice: boolean): string {
  if (isDice) return 'grid-cols-3 @md:grid-cols-6';
  return count > 4 ? 'grid-cols-4 @md:grid-cols-8' : (NAMED[count] ?? '');
}
const NAMED: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-4',
};

interface PayCellProps extends PickState {
  pressed: boolean;
  title: string;
  /** Beside a wide row of cells it has the width of one: words are small. */
  snug: boolean;
  /** As many dice show the title; without any it is written. */
  dice: number;
  /** What it pays. */
  odds: string;
}

const PayCell = memo(function PayCell(props: PayCellProps) {
  const { pick, stop, disabled, pressed, title, snug, dice, odds } = props;
  const { t } = useLingui();
  const cap = useCapText(pick);
  const name = dice > 0 ? Array.from({ length: dice }, () => title).join(' ') : title;
  const said = `${name}, ${t`pays ${odds}`}`;
  return (
    <button
      type="button"
      data-pick={pick}
      tabIndex={stop ? 0 : -1}
      aria-pressed={pressed}
      // What is full can still be taken out.
      aria-disabled={disabled || (cap?.isFull && !pressed) || undefined}
      aria-label={cap ? `${said}, ${cap.said}` : said}
      className={classNames(cellClass, 'min-h-13 px-0! py-1')}
    >
      {pressed && <Lit />}
      {dice > 0 ? (
        <span aria-hidden="true" className="relative flex justify-center gap-px pb-0.5">
          {Array.from({ length: dice }, (_, at) => (
            <Die key={at} face={Number(title)} size="xs" />
          ))}
        </span>
      ) : (
        <span
          className={classNames(
            'relative font-bold tabular',
            /^\d/.test(title) ? 'text-20' : 'text-16',
            snug && '@md:text-13 @md:leading-4',
          )}
        >
          {title}
        </span>
      )}
      <span className={classNames('relative text-12 tabular', cap ? 'text-warning' : 'text-muted')}>
        {cap?.shown ?? odds}
      </span>
    </button>
  );
});
