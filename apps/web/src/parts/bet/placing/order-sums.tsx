import { useLingui } from '@lingui/react/macro';
import { classNames } from '@palpite/ui/class-names.ts';
import type { ReactNode } from 'react';
import { useServices } from '../../../lib/services.ts';
import { momentText } from '../../../lib/time-text.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { FactRow } from '../../money/cashier/fact-row.tsx';
import { useOwnBalance } from '../purse/use-own-balance.ts';

interface OrderSumsProps {
  /** What the total is; `Total` unless a product says it otherwise. */
  totalName?: string | undefined;
  totalMinor: string;
  /** What was to be paid, before the price changed. */
  oldMinor?: string | undefined;
  /** Until when all of it can be taken back. */
  until: string | undefined;
  /** What comes before the total. */
  before: ReactNode;
  /** What comes right after it. */
  children?: ReactNode;
}

/** What an order costs, what the balance is after it, and until when it can be taken back. */
export function OrderSums(props: OrderSumsProps) {
  const { totalName, totalMinor, oldMinor, until, before, children } = props;
  const { t } = useLingui();
  const { currency } = useServices().boot.status;
  const moneyText = useMoneyText();
  const balance = useOwnBalance();
  const left = balance === null ? null : BigInt(balance) - BigInt(totalMinor);
  return (
    <dl className="flex flex-col rounded-box bg-sunken px-3 py-2">
      {before}
      <FactRow name={totalName ?? t`Total`}>
        {/* The alert above reads both out. */}
        {oldMinor !== undefined && (
          <s aria-hidden="true" className="mr-2 font-normal text-muted tabular">
            {moneyText(oldMinor, currency)}
          </s>
        )}
        <span className="font-display text-24 font-bold tabular">
          {moneyText(totalMinor, currency)}
        </span>
      </FactRow>
      {children}
      {left !== null && (
        <FactRow name={left < 0n ? t`Missing from your balance` : t`Balance after`}>
          <span className={classNames('tabular', left < 0n && 'font-bold text-negative')}>
            {moneyText(String(left < 0n ? -left : left), currency)}
          </span>
        </FactRow>
      )}
      {until !== undefined && <UntilRow until={until} />}
    </dl>
  );
}

/** Until when an order can be taken back. */
export function UntilRow({ until }: { until: string }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  return (
    <FactRow name={t`Can be cancelled until`}>
      <time dateTime={until}>{momentText(until, timeZone, i18n.locale)}</time>
    </FactRow>
  );
}
