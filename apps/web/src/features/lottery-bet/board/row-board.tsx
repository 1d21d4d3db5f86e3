import { useLingui } from '@lingui/react/macro';
import { quickPick } from '@palpite/lottery/quick-pick.ts';
import { areaSymbols, classesOf } from '@palpite/lottery/reading.ts';
import { keyOf } from './cell-key.ts';
import { lookOf } from './pick-cell.tsx';
import { rowNames } from './row-names.ts';
import { fill } from './selection-moves.ts';
import { type RowOfCells, SymbolRows } from './symbol-rows.tsx';
import type { BoardProps } from './use-draft.ts';
import { usePut } from './use-put.ts';

/** A row of symbols for each place of the draw, or for each multiplicity of a group. */
export function RowBoard(props: BoardProps) {
  const { t, i18n } = useLingui();
  const { game, play, selection, moves, disabled } = props;
  const { row } = play;
  const { chosen, onPut } = usePut(props);
  const names = rowNames(i18n, row);
  const offered = areaSymbols(row);
  const times = row.rule.kind === 'group' ? classesOf(row.rule.pattern) : [];
  const rows: RowOfCells[] = offered.map((symbols, area) => ({
    name: names[area] ?? '',
    symbols,
    times: game.kind === 'k3' ? (times[area]?.times ?? 1) : 1,
  }));
  return (
    <SymbolRows
      label={t`Numbers`}
      rows={rows}
      look={lookOf(game.kind)}
      chosen={chosen}
      disabled={disabled}
      onPut={onPut}
      onFill={(area, pick) => {
        const symbols = offered[area] ?? [];
        const taken = quickPick(symbols, pick);
        const already = taken.every((symbol) => chosen.has(keyOf(area, symbol)));
        const exact = already && (selection.areas[area] ?? []).length === taken.length;
        moves.step(fill(row, selection, area, exact ? [] : taken));
      }}
    />
  );
}
