import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MOST_AREA_SYMBOLS } from '@palpite/contract/lottery-bet.ts';
import { numbersOf } from '@palpite/lottery/games.ts';
import { permutationsOf, quickPick } from '@palpite/lottery/quick-pick.ts';
import { areaSymbols } from '@palpite/lottery/reading.ts';
import { Button } from '@palpite/ui/button.tsx';
import Plus from 'lucide-react/icons/plus';
import Shuffle from 'lucide-react/icons/shuffle';
import { areaOfKey, keysOf, symbolOfKey } from './cell-key.ts';
import { digitName } from './row-names.ts';
import { fill } from './selection-moves.ts';
import { SymbolRows } from './symbol-rows.tsx';
import type { BoardProps } from './use-draft.ts';

const DIGITS = numbersOf(1);

/** Numbers of three and more digits: digits are chosen for each place, and the numbers that they make are added. */
export function DigitBoard({ play: { row }, selection, moves, disabled }: BoardProps) {
  const { t, i18n } = useLingui();
  const length = areaSymbols(row)[0]?.[0]?.length ?? 0;
  const digits = Array.from({ length }, (_, at) => moves.draft.digits[at] ?? []);
  const held = selection.areas[0] ?? [];
  const count = digits.reduce((numbers, place) => numbers * place.length, 1);
  const setPlace = (area: number, next: readonly string[]) => digits.with(area, next);

  const onPut = (keys: readonly string[], on: boolean) => {
    const next = digits.map((place, area) => {
      const own = keys.filter((key) => areaOfKey(key) === area).map(symbolOfKey);
      return DIGITS.filter((digit) => (own.includes(digit) ? on : place.includes(digit)));
    });
    moves.set({ digits: next });
  };
  const add = (inEveryOrder: boolean) => {
    const built = builtNumbers(digits);
    const numbers = inEveryOrder ? built.flatMap(permutationsOf) : built;
    const all = [...new Set([...held, ...numbers])];
    if (all.length > MOST_AREA_SYMBOLS) return;
    moves.step(fill(row, selection, 0, all), { digits: [] });
  };
  const most = i18n.number(MOST_AREA_SYMBOLS);
  const full = held.length + count > MOST_AREA_SYMBOLS;
  return (
    <div className="flex flex-col gap-3">
      <SymbolRows
        label={t`Digits`}
        rows={digits.map((_, at) => ({
          name: digitName(i18n, length - 1 - at),
          symbols: DIGITS,
          times: 1,
        }))}
        look="number"
        chosen={new Set(keysOf(digits))}
        disabled={disabled}
        onPut={onPut}
        onFill={(area, pick) => moves.set({ digits: setPlace(area, quickPick(DIGITS, pick)) })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          tone="neutral"
          size="lg"
          icon={<Plus size={18} />}
          disabled={disabled || count === 0 || full}
          onClick={() => add(false)}
        >
          {count === 0
            ? t`Choose a digit in each row`
            : t`Add ${plural(count, { one: '# number', other: '# numbers' })}`}
        </Button>
        <Button
          tone="quiet"
          size="lg"
          icon={<Shuffle size={18} />}
          disabled={disabled || count === 0 || full}
          onClick={() => add(true)}
        >{t`Add every order of the digits`}</Button>
        {full && (
          <p className="text-13 text-warning">{t`One line holds ${most} numbers at most.`}</p>
        )}
      </div>
    </div>
  );
}

/** Every number that has one of the digits chosen for each place. */
function builtNumbers(digits: readonly (readonly string[])[]): string[] {
  return digits.reduce<string[]>(
    (numbers, place) => numbers.flatMap((number) => place.map((digit) => number + digit)),
    [''],
  );
}
