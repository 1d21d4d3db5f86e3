import { Trans } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { MINUS } from '../../../lib/money-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { isOfSetup, ObstacleText } from './obstacle-text.tsx';

interface WhyNotMoreProps {
  options: WithdrawalOptions;
  /** The page says elsewhere what prevents a withdrawal: here are the amounts alone. */
  amountsOnly?: boolean;
}

/** Where the rest of the money is, each part with its amount or its reason; nothing where all of it can be withdrawn. */
export function WhyNotMore({ options, amountsOnly = false }: WhyNotMoreProps) {
  const reasons = useReasons(options);
  const rows = amountsOnly ? reasons.filter(({ amount }) => amount !== undefined) : reasons;
  if (rows.length === 0) return null;
  return (
    <details className="group text-13">
      <summary className="-mx-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-control px-1 font-semibold underline-offset-4 hover:underline md:min-h-8 [&::-webkit-details-marker]:hidden">
        <Trans>Why not more?</Trans>
        <ChevronDown
          size={16}
          aria-hidden
          className="shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <ul className="flex flex-col gap-2 pt-1">
        {rows.map(({ key, reason, amount }) => (
          <li key={key} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{reason}</span>
            {amount !== undefined && (
              <span className="shrink-0 font-bold tabular whitespace-nowrap">{amount}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface Reason {
  readonly key: string;
  readonly reason: ReactNode;
  /** What it keeps back; undefined where it keeps back everything. */
  readonly amount?: string;
}

function useReasons(options: WithdrawalOptions): Reason[] {
  const moneyText = useMoneyText();
  const { currency, withdrawable, obstacles, maxMinor } = options;
  const most = moneyText(maxMinor, currency);
  const kept = (key: string, reason: ReactNode, minor: string): Reason[] =>
    minor === '0' ? [] : [{ key, reason, amount: `${MINUS}${moneyText(minor, currency)}` }];
  return [
    ...obstacles
      .filter((obstacle) => !isOfSetup(obstacle, options))
      .map((key) => ({ key, reason: <ObstacleText obstacle={key} options={options} /> })),
    ...kept('fee', <Trans>Fee</Trans>, withdrawable.feeMinor),
    ...kept(
      'above',
      withdrawable.above === 'today' ? (
        <Trans>More than is left for today</Trans>
      ) : (
        <Trans>More than {most}, the maximum per withdrawal</Trans>
      ),
      withdrawable.aboveMinor,
    ),
    ...kept('in-play', <Trans>In play until it is decided</Trans>, options.lockedInPlayMinor),
    ...kept('asked', <Trans>In open withdrawals</Trans>, options.lockedInWithdrawalsMinor),
  ];
}
