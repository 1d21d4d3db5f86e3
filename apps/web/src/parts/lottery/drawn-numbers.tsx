import { useLingui } from '@lingui/react/macro';
import type { Kind } from '@palpite/lottery/games.ts';
import { classNames } from '@palpite/ui/class-names.ts';
import { Car } from './car.tsx';
import { Die } from './die.tsx';
import type { OpenedDraw } from './lottery-queries.ts';

type Size = 'sm' | 'md';

interface DrawnNumbersProps {
  kind: Kind;
  draw: Pick<OpenedDraw, 'prizes'>;
  size?: Size;
}

/** The number of the special prize; undefined for a draw of balls. */
export function specialOf({ prizes }: Pick<OpenedDraw, 'prizes'>): string | undefined {
  return prizes.find(({ prize }) => prize === 'DB')?.numbers[0];
}

/** A draw in one line: balls, dice, the order of arrival, or the special prize. Read out as one list of numbers. */
export function DrawnNumbers({ kind, draw, size = 'md' }: DrawnNumbersProps) {
  const { t } = useLingui();
  const special = specialOf(draw);
  if (special !== undefined) {
    return (
      <span
        className={classNames(
          'font-bold tracking-wide text-accent-strong tabular',
          size === 'md' ? 'text-24' : 'text-20',
        )}
      >
        <span className="sr-only">{t`Special prize`} </span>
        {special}
      </span>
    );
  }
  const numbers = draw.prizes.flatMap((prize) => prize.numbers);
  return (
    <ol
      aria-label={t`Drawn numbers`}
      className={classNames('flex flex-wrap', size === 'md' ? 'gap-1.5' : 'gap-1')}
    >
      {numbers.map((symbol, at) => (
        <li key={at}>
          <DrawnSymbol kind={kind} symbol={symbol} size={size} />
        </li>
      ))}
    </ol>
  );
}

function DrawnSymbol({ kind, symbol, size }: { kind: Kind; symbol: string; size: Size }) {
  if (kind === 'k3') return <Die face={Number(symbol)} size={size} />;
  if (kind === 'pk10') return <Car symbol={symbol} size={size} />;
  return <Ball symbol={symbol} size={size} />;
}

interface SymbolProps {
  symbol: string;
  size?: Size;
}

/** A drawn or chosen number as a ball. */
export function Ball({ symbol, size = 'md', lit = false }: SymbolProps & { lit?: boolean }) {
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-full border-2 font-bold tabular',
        size === 'md' ? 'size-9 text-16' : 'size-7 text-13',
        lit
          ? 'border-accent-strong bg-accent text-on-accent'
          : 'border-accent bg-raised text-default',
      )}
    >
      {symbol}
    </span>
  );
}
