import { Plural, useLingui } from '@lingui/react/macro';
import type { LotteryBet } from '@palpite/contract/lottery-bet.ts';
import { lotteryGetBetTotals } from '@palpite/contract/lottery-bet-totals.ts';
import type { QueryInput } from '@palpite/contract/endpoint.ts';
import { Money } from '@palpite/ui/money.tsx';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { callQuery } from '../../../lib/calls.ts';
import { useAskAgain } from '../../../lib/live/live-state.ts';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { TotalLabel } from '../../../parts/report/total-label.tsx';
import { ASK_AGAIN_MILLISECONDS } from './mine.ts';

/** Which of the member's bets a list shows, on all of its pages. */
export type BetFilters = QueryInput<typeof lotteryGetBetTotals>;

interface BetSumsProps {
  filters: BetFilters;
  /** Those of the list's page. */
  bets: readonly LotteryBet[];
}

/** What the listed bets add up to, on all pages. Of bets that are not decided only the stakes are known. */
export function BetSums({ filters, bets }: BetSumsProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const askAgain = useAskAgain();
  const totals = useQuery({
    ...callQuery(useServices(), lotteryGetBetTotals, { query: filters }),
    refetchInterval: ({ state: { data } }) =>
      askAgain(data && data.pendingMinor !== '0' ? ASK_AGAIN_MILLISECONDS : false),
  });
  const { data } = totals;
  useAskAfter(bets, () => void totals.refetch());
  const amount = (minor: string | undefined) =>
    data && minor !== undefined ? (
      <Money text={moneyText(minor, data.currency)} />
    ) : (
      !totals.isError && <Skeleton className="h-[1lh] w-20" />
    );
  const net = BigInt(data?.resultMinor ?? 0);
  const netText = data && moneyText(data.resultMinor, data.currency);
  return (
    <section className="flex flex-col gap-x-8 gap-y-2 rounded-card border border-border bg-surface px-4 py-3 @3xl:flex-row @3xl:items-center">
      <h2 className="text-13 font-semibold text-muted">
        <TotalLabel
          totals={totals}
          render={(count) => <Plural value={count} one="Total of # bet" other="Total of # bets" />}
        />
      </h2>
      <dl className="flex flex-wrap gap-x-6 gap-y-2 @xl:gap-x-8 @3xl:ml-auto @3xl:text-right">
        <Sum label={t`Stakes`}>{amount(data?.stakeMinor)}</Sum>
        {!filters.pending && (
          <>
            {data && data.pendingMinor !== '0' && (
              <Sum label={t`Pending`}>{amount(data.pendingMinor)}</Sum>
            )}
            <Sum label={t`Payout`}>{amount(data?.payoutMinor)}</Sum>
            {data && data.rebateMinor !== '0' && (
              <Sum label={t`Rebate`}>{amount(data.rebateMinor)}</Sum>
            )}
            <Sum label={t`Net`}>
              {netText === undefined ? (
                amount(undefined)
              ) : (
                <Money
                  text={net > 0n ? `+${netText}` : netText}
                  tone={net > 0n ? 'gain' : net < 0n ? 'loss' : 'plain'}
                />
              )}
            </Sum>
          </>
        )}
      </dl>
    </section>
  );
}

/** List and sums are two answers: when a bet of the list is decided, its sums are asked for at once. */
function useAskAfter(bets: readonly LotteryBet[], ask: () => void): void {
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const isChanged = bets.some(
      ({ order, status }) => (before.current.get(order) ?? status) !== status,
    );
    before.current = new Map(bets.map(({ order, status }) => [order, status]));
    if (isChanged) askNow();
  }, [bets]);
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-16 leading-6">{children}</dd>
    </div>
  );
}
