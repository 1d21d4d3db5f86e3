import { useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { Money } from '@palpite/ui/money.tsx';
import { useRef } from 'react';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { OrderHead } from '../../parts/money/cashier/order-head.tsx';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { payoutAccountName } from '../../parts/money/payout-accounts/payout-account-name.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { useUntilText } from './use-until-text.ts';
import { STATUS_NAMES, STATUS_TONES } from './withdrawal-texts.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

interface WithdrawalViewProps {
  withdrawal: Withdrawal;
  currency: Currency;
}

/** A withdrawal: the next steps, its facts, and its history. */
export function WithdrawalView({ withdrawal, currency }: WithdrawalViewProps) {
  const box = useRef<HTMLElement>(null);
  useKeptFocus(box);
  return (
    <article ref={box} className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6">
        <Head withdrawal={withdrawal} currency={currency} />
        <Facts withdrawal={withdrawal} currency={currency} />
        {withdrawal.cancellable && <CancelWithdrawal order={withdrawal.order} />}
      </div>
      <ReceiptSection withdrawal={withdrawal} currency={currency} />
      <WithdrawalTimeline withdrawal={withdrawal} currency={currency} />
    </article>
  );
}

function Head({ withdrawal, currency }: WithdrawalViewProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const untilText = useUntilText();
  const { order, status, amountMinor, waiting } = withdrawal;
  const statusName = i18n._(STATUS_NAMES[status]);
  return (
    <OrderHead
      title={t`Withdrawal ${order}`}
      tone={STATUS_TONES[status]}
      status={statusName}
      amount={moneyText(amountMinor, currency)}
    >
      <span className="sr-only">{statusName} </span>
      {waiting && untilText(status, waiting.until)}
    </OrderHead>
  );
}

function Facts({ withdrawal, currency }: WithdrawalViewProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { amountMinor, feeMinor, destination } = withdrawal;
  const taken = BigInt(amountMinor) + BigInt(feeMinor);
  return (
    <dl className="flex flex-col divide-y divide-border">
      <FactRow name={t`Where it goes`}>
        {payoutAccountName(i18n, destination)}
        <span className="block text-13 text-muted">{destination.destination}</span>
      </FactRow>
      <FactRow name={t`Fee`}>
        <Money text={moneyText(feeMinor, currency)} />
      </FactRow>
      <FactRow name={t`Taken from your balance`}>
        <Money text={moneyText(`${taken}`, currency)} />
      </FactRow>
    </dl>
  );
}
