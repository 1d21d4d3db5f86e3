import { useLingui } from '@lingui/react/macro';
import { type QuickPick, quickPick } from '@palpite/lottery/quick-pick.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { memo, useId } from 'react';
import { keyOf } from './cell-key.ts';
import { PickCell, PickSet, type SymbolLook } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import { quickName } from './quick-names.ts';

/** Picks for one row of symbols, which they replace. */
const ROW_PICKS = ['all', 'big', 'small', 'odd', 'even', 'none'] as const;

export interface RowOfCells {
  readonly name: string;
  readonly symbols: readonly string[];
  /** How often a die is drawn in its cell. */
  readonly times: number;
}

interface SymbolRowsProps {
  label: string;
  rows: readonly RowOfCells[];
  look: SymbolLook;
  chosen: ReadonlySet<string>;
  disabled: boolean;
  onPut: (keys: readonly string[], on: boolean) => void;
  /** Exactly these symbols in a row. */
  onFill: (area: number, pick: QuickPick) => void;
}

const setKey = (area: number, pick: QuickPick) => `set-${area}-${pick}`;

/** Rows of symbols, each with its own quick picks, all of them in one tab stop. */
export function SymbolRows({
  label,
  rows,
  look,
  chosen,
  disabled,
  onPut,
  onFill,
}: SymbolRowsProps) {
  const sets = new Map(
    rows.flatMap((_, area) =>
      ROW_PICKS.map((pick) => [setKey(area, pick), { area, pick }] as const),
    ),
  );
  const columns = areColumns(rows);
  return (
    <PickGrid
      label={label}
      rows={rows.map(({ symbols }, area) => symbols.map((symbol) => keyOf(area, symbol)))}
      sets={[...sets.keys()]}
      reach="row"
      chosen={chosen}
      disabled={disabled}
      onPut={onPut}
      onSet={(key) => {
        const set = sets.get(key);
        if (set) onFill(set.area, set.pick);
      }}
      className={columns ? 'grid gap-1.5 @xl:gap-3' : 'flex flex-col gap-4 @xl:gap-2.5'}
      style={
        columns ? { gridTemplateColumns: `repeat(${rows.length}, minmax(0, 1fr))` } : undefined
      }
    >
      {(stateOf) =>
        rows.map(({ name, symbols, times }, area) => {
          const keys = [
            ...symbols.map((symbol) => keyOf(area, symbol)),
            ...ROW_PICKS.map((pick) => setKey(area, pick)),
          ];
          return (
            <SymbolRow
              key={area}
              area={area}
              name={name}
              columns={columns ? rows.length : 0}
              symbols={symbols.join(' ')}
              times={times}
              look={look}
              chosen={symbols.filter((symbol) => chosen.has(keyOf(area, symbol))).join(' ')}
              stop={keys.find((key) => stateOf(key).stop)}
              disabled={disabled}
            />
          );
        })
      }
    </PickGrid>
  );
}

/** Places of a draw of digits stand side by side, as they are drawn: all of them are in sight. */
const areColumns = (rows: readonly RowOfCells[]): boolean =>
  rows.length >= 3 && rows.every(({ symbols, times }) => symbols.length === 10 && times === 1);

interface SymbolRowProps extends Pick<SymbolRowsProps, 'look' | 'disabled'> {
  area: number;
  name: string;
  /** How many stand side by side; 0 where they are rows one under the other. */
  columns: number;
  times: number;
  /** The symbols and those that are chosen, as texts: a row is drawn again only when they change. */
  symbols: string;
  chosen: string;
  /** The key that is the grid's tab stop, if it is in this row. */
  stop: string | undefined;
}

function columnsOf(count: number, beside: number): string {
  if (beside > 3) return '@md:grid-cols-2';
  if (beside > 0) return 'grid-cols-2';
  if (count <= 6) return 'grid-cols-3 @md:grid-cols-6';
  return count === 11 ? 'grid-cols-6 @xl:grid-cols-11' : 'grid-cols-5 @xl:grid-cols-10';
}

const SymbolRow = memo(function SymbolRow(props: SymbolRowProps) {
  const { t } = useLingui();
  const id = useId();
  const { area, name, columns, times, look, chosen, stop, disabled } = props;
  const symbols = props.symbols.split(' ');
  const held = new Set(chosen.split(' '));
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames(
        'grid min-w-0 gap-1',
        columns === 0 && '@xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-center',
      )}
    >
      <p
        id={id}
        className={classNames(
          'text-13 leading-4 font-semibold text-muted',
          columns > 0 && 'truncate text-center',
        )}
      >
        {name}
      </p>
      <div
        className={classNames(
          'grid gap-1',
          columns === 0 && '@xl:col-span-2 @xl:row-start-2',
          columnsOf(symbols.length, columns),
        )}
      >
        {symbols.map((value) => {
          const key = keyOf(area, value);
          const symbol = look === 'car' ? String(Number(value)) : value;
          return (
            <PickCell
              key={key}
              pick={key}
              stop={stop === key}
              disabled={disabled}
              pressed={held.has(value)}
              symbol={symbol}
              look={look}
              times={times}
              name={t`${symbol}, ${name}`}
            />
          );
        })}
      </div>
      <RowPicks {...props} />
    </div>
  );
});

function RowPicks({ area, name, columns, symbols, chosen, stop, disabled }: SymbolRowProps) {
  const { t, i18n } = useLingui();
  return (
    <div
      className={
        columns > 0
          ? // A word that is longer than half of the column takes from the one next to it; none is broken.
            classNames(
              'grid gap-x-0.5 gap-y-1',
              columns > 3
                ? '@md:grid-cols-[repeat(2,minmax(min-content,1fr))]'
                : 'grid-cols-[repeat(2,minmax(min-content,1fr))]',
            )
          : 'no-scrollbar fade-ends -m-1 flex gap-1 overflow-x-auto p-1'
      }
    >
      {ROW_PICKS.map((pick) => {
        const text = quickName(i18n, pick);
        const taken = quickPick(symbols.split(' '), pick);
        const key = setKey(area, pick);
        return (
          <PickSet
            key={pick}
            pick={key}
            stop={stop === key}
            disabled={disabled}
            pressed={pick === 'none' ? undefined : taken.join(' ') === chosen}
            text={text}
            name={t`${text}, ${name}`}
            framed
            snug={columns > 0}
            className={
              columns > 0
                ? 'tracking-tighter! hyphens-none! mouse:min-h-8'
                : 'flex-auto whitespace-nowrap mouse:min-h-8 @xl:px-2'
            }
          />
        );
      })}
    </div>
  );
}
