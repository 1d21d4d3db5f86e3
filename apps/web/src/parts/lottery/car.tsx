import { classNames } from '@palpite/ui/class-names.ts';
import { carColour, carInk } from './car-colours.ts';

const SIZES = { xs: 'size-5 text-12', sm: 'size-7 text-13', md: 'size-9 text-16' };

/** A starter of a race, by its number. */
export function Car({ symbol, size = 'md' }: { symbol: string; size?: 'xs' | 'sm' | 'md' }) {
  const number = Number(symbol);
  return (
    <span
      className={classNames('grid place-items-center rounded-chip font-bold tabular', SIZES[size])}
      style={{ backgroundColor: carColour(number), color: carInk(number) }}
    >
      {number}
    </span>
  );
}
