import { useLingui } from '@lingui/react/macro';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { keyOf } from './cell-key.ts';
import { lookOf, PickCell } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import { rowsOf } from './pick-moves.ts';
import type { BoardProps } from './use-draft.ts';
import { usePut } from './use-put.ts';

/** So many are all in sight on a phone too: its cells are small. */
const MANY = 40;

/** Columns by how many symbols there are: narrow, then wide. Rows of five keep endings in line. */
function columnsOf(count: number): string {
  if (count <= 6) return 'grid-cols-3 @md:grid-cols-6';
  if (count === 11) return 'grid-cols-6 @xl:grid-cols-11';
  return count > MANY ? 'grid-cols-10' : 'grid-cols-5 @xl:grid-cols-10';
}

/** A pool of symbols: digits, balls or dice. */
export function PoolBoard(props: BoardProps) {
  const { t } = useLingui();
  const { kind } = props.game;
  const { chosen, bankers, onPut } = usePut(props);
  const symbols = areaSymbols(props.play.row)[0] ?? [];
  const banker = t({ context: 'banker mark', message: 'B' });
  return (
    <PickGrid
      label={t`Numbers`}
      rows={rowsOf(symbols.map((symbol) => keyOf(0, symbol)))}
      chosen={chosen}
      disabled={props.disabled}
      onPut={onPut}
      className={classNames('grid gap-0.5 @md:gap-1', columnsOf(symbols.length))}
    >
      {(stateOf) =>
        symbols.map((symbol) => {
          const key = keyOf(0, symbol);
          const isBanker = bankers.has(symbol);
          return (
            <PickCell
              key={key}
              {...stateOf(key)}
              pressed={chosen.has(key)}
              symbol={symbol}
              look={lookOf(kind)}
              small={symbols.length > MANY}
              name={isBanker ? t`${symbol}, banker` : kind === 'k3' ? symbol : undefined}
              mark={isBanker ? banker : undefined}
            />
          );
        })
      }
    </PickGrid>
  );
}
