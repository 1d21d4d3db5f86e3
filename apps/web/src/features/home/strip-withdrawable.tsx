import { classNames } from '@palpite/ui/class-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../lib/services.ts';
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
  const { data, isError } = useQuery(withdrawableQuery(useServices()));
  // The member centre has it with a way to ask again; here nothing depends on it.
  if (isError && data === undefined) return alone && <NextGame />;
  if (data === undefined) return null;
  const { name, sum } = words(data);
  const { turnover } = data;
  return (
    <>
      {/* With turnover left it is nothing, which the next line says with its reason: a phone has room for one of them. */}
      <p
        className={classNames(
          'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 md:flex-col md:gap-y-1',
          turnover.total > 0 && 'max-md:sr-only',
        )}
      >
        <span className="text-13 font-semibold opacity-85">{name}</span>
        <span className="display text-20 leading-none! tabular md:text-24 md:leading-9!">
          {sum}
        </span>
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
