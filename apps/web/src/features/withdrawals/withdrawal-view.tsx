import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { Badge } from '@palpite/ui/badge.tsx';
import { Money } from '@palpite/ui/money.tsx';
import { useEffect, useRef } from 'react';
import { FactRow } from '../../cashier/fact-row.tsx';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { payoutAccountName } from '../../payout/payout-account-name.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { ReceiptSection } from './receipt-section.tsx';
import { useUntilText } from './use-until-text.ts';
import { STATUS_NAMES, STATUS_TONES } from './withdrawal-texts.ts';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';

interface WithdrawalViewProps {
  withdrawal: Withdrawal;
  currency: Currency;
}

/** A withdrawal as it stands: what is to be said or done about it, its facts, and its way so far. */
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
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const untilText = useUntilText();
  const heading = useRef<HTMLHeadingElement>(null);
  // What led here is gone: who reads by ear or keys goes on at the title.
  useEffect(() => heading.current?.focus(), []);
  const { order, status, amountMinor, waiting } = withdrawal;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-16 font-bold outline-none">
          <Trans>Withdrawal {order}</Trans>
        </h2>
        <Badge tone={STATUS_TONES[status]}>{i18n._(STATUS_NAMES[status])}</Badge>
      </div>
      <p className="text-32 font-bold">
        <Money text={moneyText(amountMinor, currency)} className="font-bold" />
      </p>
      <p role="status" className="text-14 text-muted">
        <span className="sr-only">{i18n._(STATUS_NAMES[status])} </span>
        {waiting && untilText(status, waiting.until)}
      </p>
    </div>
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
      <FactRow name={t`Leaves your balance`}>
        <Money text={moneyText(`${taken}`, currency)} />
      </FactRow>
    </dl>
  );
}
