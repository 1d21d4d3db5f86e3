import { Trans } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useServices } from '../../lib/services.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { TurnoverProgress } from '../../parts/money/turnover-progress.tsx';
import { useWithdrawableWords } from '../../parts/money/withdrawable/use-withdrawable-words.ts';
import { withdrawableQuery } from '../../parts/money/withdrawable/withdrawable-query.ts';
import { NextGame } from './next-game.tsx';

/**
 * What can be withdrawn now, with what is still to be staked; who has staked all of it has a game here.
 * @param alone nothing else of the strip has a game, and what is still to be staked
 */
export function StripWithdrawable({ alone }: { alone: boolean }) {
  const words = useWithdrawableWords();
  const moneyText = useMoneyText();
  const { data, isError } = useQuery(withdrawableQuery(useServices()));
  // The member centre has it with a way to ask again; here nothing depends on it.
  if (isError && data === undefined) return alone && <NextGame />;
  if (data === undefined) return null;
  const { name, sum } = words(data);
  const { turnover, withdrawable, currency } = data;
  return (
    <>
      {/* With turnover left it is nothing, which the next line says with its reason: a phone has room for one of them. */}
      <p
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 md:flex-col md:flex-nowrap md:gap-y-1',
          turnover.total > 0 && 'max-md:sr-only',
        )}
      >
        <span className="text-13 font-semibold opacity-85">{name}</span>
        {/* As large as its column has room for. */}
        <span
          className="display text-20 leading-none! tabular whitespace-nowrap md:text-[min(1.5rem,calc(140cqw/var(--letters)))] md:leading-9!"
          style={{ '--letters': sum.length } as CSSProperties}
        >
          {sum}
        </span>
        {withdrawable.feeMinor !== '0' && (
          <span className="text-12 opacity-85">
            <Trans>after a fee of {moneyText(withdrawable.feeMinor, currency)}</Trans>
          </span>
        )}
      </p>
      {alone && turnover.total === 0 && <NextGame />}
      {turnover.total > 0 && (
        <div className={alone ? undefined : 'md:hidden'}>
          <TurnoverProgress turnover={turnover} />
        </div>
      )}
    </>
  );
}
