import { useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { OrderHead } from '../../parts/money/cashier/order-head.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { CancelDeposit } from './cancel-deposit.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { standingOf } from './deposit-texts.ts';
import { hasEnded } from './deposits-api.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { PayInstructions } from './pay-instructions.tsx';
import { RefusalFacts } from './refusal-facts.tsx';
import { PaymentReferenceForm } from './payment-reference-form.tsx';
import { useStandingText } from './use-standing-text.ts';
import { WhatNow } from './what-now.tsx';

interface DepositOrderViewProps {
  order: DepositOrder;
  /** When the answer came, by this device's clock in epoch milliseconds. */
  answeredAt: number;
}

/** A deposit: what to do about it, its facts, and its history. */
export function DepositOrderView({ order, answeredAt }: DepositOrderViewProps) {
  const { acts, instructions, status } = order;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6">
        <Head order={order} />
        <RefusalFacts order={order} />
        {status === 'awaiting-payment' && <OrderCountdown end={endOf(order, answeredAt)} />}
        {instructions && <PayInstructions order={order} instructions={instructions} />}
        {acts.sayPaid && <PaymentReferenceForm order={order.order} />}
        {acts.cancel && <CancelDeposit order={order.order} />}
        {hasEnded(status) && <WhatNow order={order} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-5">
        <DepositFacts order={order} />
        <DepositHistory history={order.history} currency={order.currency} />
      </div>
    </div>
  );
}

function Head({ order }: { order: DepositOrder }) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const standing = useStandingText()(order);
  const { order: number, amountMinor, creditedMinor, currency } = order;
  const { name, tone } = standingOf(order);
  const asked = moneyText(amountMinor, currency);
  const isOther = creditedMinor !== null && creditedMinor !== amountMinor;
  return (
    <OrderHead
      title={t`Deposit ${number}`}
      tone={tone}
      status={i18n._(name)}
      amount={isOther ? moneyText(creditedMinor, currency) : asked}
      asked={isOther ? asked : undefined}
    >
      {standing}
    </OrderHead>
  );
}

/** When it times out, by this device's clock. */
function endOf({ expiresAt, asOf }: DepositOrder, answeredAt: number): number {
  return answeredAt + Date.parse(expiresAt) - Date.parse(asOf);
}
