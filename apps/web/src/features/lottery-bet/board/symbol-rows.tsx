import { useLingui } from '@lingui/react/macro';
import { type QuickPick, quickPick } from '@palpite/lottery/typed.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { useId } from 'react';
import { keyOf } from './cell-key.ts';
import { PickCell, PickSet, type SymbolLook } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import type { PickState } from './pick-state.ts';
import { quickName } from './quick-names.ts';
import { ROW_PICKS } from './quick-sets.ts';

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
      className="flex flex-col gap-4 @3xl:gap-2"
    >
      {(stateOf) =>
        rows.map((row, area) => (
          <SymbolRow
            key={area}
            row={row}
            area={area}
            look={look}
            chosen={chosen}
            stateOf={stateOf}
          />
        ))
      }
    </PickGrid>
  );
}

interface SymbolRowProps extends Pick<SymbolRowsProps, 'look' | 'chosen'> {
  row: RowOfCells;
  area: number;
  stateOf: (key: string) => PickState;
}

function SymbolRow({ row, area, look, chosen, stateOf }: SymbolRowProps) {
  const { t } = useLingui();
  const id = useId();
  const { name, symbols, times } = row;
  const columns =
    symbols.length <= 6
      ? 'grid-cols-3 @md:grid-cols-6'
      : symbols.length === 11
        ? 'grid-cols-6 @xl:grid-cols-11'
        : 'grid-cols-5 @xl:grid-cols-10';
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-1 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-center"
    >
      <h4 id={id} className="text-13 font-semibold text-muted">
        {name}
      </h4>
      <div className={classNames('grid gap-1 @xl:col-span-2 @xl:row-start-2', columns)}>
        {symbols.map((symbol) => {
          const key = keyOf(area, symbol);
          return (
            <PickCell
              key={key}
              {...stateOf(key)}
              pressed={chosen.has(key)}
              symbol={symbol}
              look={look}
              times={times}
              name={t`${symbol}, ${name}`}
            />
          );
        })}
      </div>
      <RowPicks row={row} area={area} chosen={chosen} stateOf={stateOf} />
    </div>
  );
}

function RowPicks({ row, area, chosen, stateOf }: Omit<SymbolRowProps, 'look'>) {
  const { t, i18n } = useLingui();
  const held = row.symbols.filter((symbol) => chosen.has(keyOf(area, symbol)));
  const { name } = row;
  return (
    <div className="no-scrollbar flex gap-1 overflow-x-auto">
      {ROW_PICKS.map((pick) => {
        const text = quickName(i18n, pick);
        const taken = quickPick(row.symbols, pick);
        return (
          <PickSet
            key={pick}
            {...stateOf(setKey(area, pick))}
            pressed={pick === 'none' ? undefined : taken.join() === held.join()}
            text={text}
            name={t`${text}, ${name}`}
            framed
            className="flex-auto whitespace-nowrap @xl:px-2.5"
          />
        );
      })}
    </div>
  );
}
