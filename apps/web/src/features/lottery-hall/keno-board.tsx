import type { SequenceShape } from '@palpite/lottery/games.ts';
import { symbolsOf } from '@palpite/lottery/games.ts';
import { classNames } from '@palpite/ui/class-names.ts';

interface KenoBoardProps {
  shape: SequenceShape;
  numbers: readonly string[];
}

/** All balls of Keno, ten to a row as on the board, with those that were drawn lit. The list beside it says the same. */
export function KenoBoard({ shape, numbers }: KenoBoardProps) {
  const drawn = new Set(numbers);
  return (
    <div aria-hidden="true" className="grid w-full max-w-xl grid-cols-10 gap-1 sm:gap-1.5">
      {symbolsOf(shape).map((symbol) => (
        <span
          key={symbol}
          data-lit={drawn.has(symbol) || undefined}
          className={classNames(
            'grid h-8 place-items-center rounded-chip text-13 font-semibold tabular sm:h-10 sm:text-16',
            drawn.has(symbol) ? 'bg-accent font-bold text-on-accent' : 'bg-sunken text-muted',
          )}
        >
          {symbol}
        </span>
      ))}
    </div>
  );
}
