import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { Link } from '@tanstack/react-router';
import { OrderHead } from '../../cashier/order-head.tsx';
import { openMember } from '../../centre/open-centre.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { CancelDeposit } from './cancel-deposit.tsx';
import { DepositFacts } from './deposit-facts.tsx';
import { DepositHistory } from './deposit-history.tsx';
import { STATUS_NAMES, STATUS_TONES } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';
import { hasEnded } from './deposits-api.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { PayInstructions } from './pay-instructions.tsx';
import { SayPaidForm } from './say-paid-form.tsx';
import { useStandingText } from './use-standing-text.ts';

interface DepositOrderViewProps {
  order: DepositOrder;
  /** When the answer came, by this device's clock in epoch milliseconds. */
  answeredAt: number;
}

/** A deposit as it stands: what is to be done about it, its facts, and its way so far. */
export function DepositOrderView({ order, answeredAt }: DepositOrderViewProps) {
  const { acts, instructions, status } = order;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6">
        <Head order={order} />
        {status === 'awaiting-payment' && <OrderCountdown end={endOf(order, answeredAt)} />}
        {instructions && <PayInstructions order={order} instructions={instructions} />}
        {acts.sayPaid && <SayPaidForm order={order.order} />}
        {acts.cancel && <CancelDeposit order={order.order} />}
        {hasEnded(status) && <WhatNow succeeded={status === 'success'} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5 rounded-card border border-border bg-surface p-5">
        <DepositFacts order={order} />
        <DepositHistory history={order.history} />
      </div>
    </div>
  );
}

function Head({ order }: { order: DepositOrder }) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const standing = useStandingText()(order);
  const { order: number, status, amountMinor, currency } = order;
  return (
    <OrderHead
      title={t`Deposit ${number}`}
      tone={STATUS_TONES[status]}
      status={i18n._(STATUS_NAMES[status])}
      amount={moneyText(amountMinor, currency)}
    >
      {standing}
    </OrderHead>
  );
}

/** Where to go on from a deposit that has ended. */
function WhatNow({ succeeded }: { succeeded: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      {succeeded && (
        <Link
          to="."
          search={openMember('transactionHistory')}
          resetScroll={false}
          activeProps={{}}
          className={buttonClass()}
        >
          <Trans>See it in the account record</Trans>
        </Link>
      )}
      <Link
        to="."
        search={openDeposits({ tab: 'new' })}
        resetScroll={false}
        activeProps={{}}
        className={buttonClass({ tone: 'accent' })}
      >
        <Trans>New deposit</Trans>
      </Link>
    </div>
  );
}

/** When it times out, by this device's clock. */
function endOf({ expiresAt, asOf }: DepositOrder, answeredAt: number): number {
  return answeredAt + Date.parse(expiresAt) - Date.parse(asOf);
}
