import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { chargeOf } from '@palpite/lottery/charge.ts';
import { oddsOf } from '@palpite/lottery/play.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { choiceName } from '../../../parts/lottery/play-names.ts';
import { oddsText } from '../../../parts/lottery/odds-text.ts';
import { paysText } from '../offer/odds-text.ts';
import { keyOf } from './cell-key.ts';
import { PickTile } from './pick-cell.tsx';
import { PickGrid } from './pick-grid.tsx';
import { rowsOf } from './pick-moves.ts';
import type { BoardProps } from './use-draft.ts';
import { usePut } from './use-put.ts';

function columnsOf(count: number, scale: boolean): string {
  if (scale) return 'grid-cols-4 @xl:grid-cols-7';
  if (count <= 2) return 'grid-cols-2';
  if (count === 3) return 'grid-cols-3';
  // With room four large keys fill what a row of them would leave empty.
  if (count === 4) return 'grid-cols-2 @md:auto-rows-[8rem] @md:[&_.font-bold]:text-24';
  return 'grid-cols-3 @xl:grid-cols-5';
}

/** Named choices of a measure, each with what it pays and, where that differs, what it costs. */
export function ChoiceBoard(props: BoardProps) {
  const { t, i18n } = useLingui();
  const { chosen, onPut } = usePut(props);
  const { row } = props.play;
  const { rule } = row;
  if (rule.kind !== 'measure') return null;
  const charges = chargeOf(row, rule);
  const scale = rule.choices.every(({ code }) => /^\d+$/.test(code));
  const notesOf = (code: string) => {
    const odds =
      rule.tierBy === 'form'
        ? paysText(i18n, [props.play])
        : oddsText(i18n, oddsOf(row.odds, code));
    const units = Number(charges.get(code) ?? 1n) * row.units;
    const pays = t`pays ${odds}`;
    return units === 1
      ? pays
      : `${pays}\n${t`${plural(units, { one: '# unit', other: '# units' })}`}`;
  };
  return (
    <PickGrid
      label={t`Choices`}
      rows={rowsOf(rule.choices.map(({ code }) => keyOf(0, code)))}
      chosen={chosen}
      disabled={props.disabled}
      onPut={onPut}
      className={classNames('grid gap-1.5', columnsOf(rule.choices.length, scale))}
    >
      {(stateOf) =>
        rule.choices.map(({ code }) => (
          <PickTile
            key={code}
            {...stateOf(keyOf(0, code))}
            pressed={chosen.has(keyOf(0, code))}
            title={choiceName(i18n, code)}
            notes={notesOf(code)}
            wide={!scale}
          />
        ))
      }
    </PickGrid>
  );
}
