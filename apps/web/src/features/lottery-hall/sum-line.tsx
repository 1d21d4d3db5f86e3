import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import type { LotteryOffer } from '../../parts/lottery/lottery-offer.ts';
import { choiceName } from '../../parts/lottery/play-names.ts';
import { factsOf } from './draw-facts.ts';

interface SumLineProps {
  game: LotteryOffer;
  numbers: readonly string[];
  size?: 'sm' | 'md';
}

/** The sum of a draw, and what it is: big or small, odd or even. */
export function SumLine({ game, numbers, size = 'md' }: SumLineProps) {
  const { t, i18n } = useLingui();
  const facts = factsOf(game, numbers);
  if (!facts) return null;
  const { sum, added, choices } = facts;
  const isPart = added < numbers.length;
  return (
    <p className={classNames('flex flex-wrap items-center gap-2', size === 'sm' && 'gap-1')}>
      <span
        className={classNames(
          'font-bold tabular',
          // In a list the words begin at one place.
          size === 'md' ? 'text-20' : 'text-14 lg:min-w-18',
        )}
      >
        {isPart ? t`First two ${sum}` : t`Sum ${sum}`}
      </span>
      {choices.map((code) => (
        <span
          key={code}
          className={classNames(
            'rounded-chip bg-sunken font-semibold',
            size === 'md' ? 'px-2.5 py-1 text-14' : 'px-1.5 text-13',
          )}
        >
          {choiceName(i18n, code)}
        </span>
      ))}
    </p>
  );
}
