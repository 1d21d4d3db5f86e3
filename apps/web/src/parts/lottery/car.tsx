import { classNames } from '@palpite/ui/class-names.ts';
import { carColour, carInk } from './car-colours.ts';

/** A starter of a race, by its number. */
export function Car({ symbol, size = 'md' }: { symbol: string; size?: 'sm' | 'md' }) {
  const number = Number(symbol);
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-chip font-bold tabular',
        size === 'md' ? 'size-9 text-16' : 'size-7 text-13',
      )}
      style={{ backgroundColor: carColour(number), color: carInk(number) }}
    >
      {number}
    </span>
  );
}
