import { useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { OrderHead } from '../../parts/money/cashier/order-head.tsx';
import { CancelDeposit } from './cancel-deposit.tsx';
import { standingOf } from './deposit-texts.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { PayInstructions } from './pay-instructions.tsx';
import { PaymentReferenceForm } from './payment-reference-form.tsx';
import { RefusalFacts } from './refusal-facts.tsx';
import { useStandingText } from './use-standing-text.ts';

export interface DepositToDoProps {
  order: DepositOrder;
  /** When the answer came, by this device's clock in epoch milliseconds. */
  answeredAt: number;
}

/** How a deposit stands, and what its member can do about it now. */
export function DepositToDo({ order, answeredAt }: DepositToDoProps) {
  const { acts, instructions, status } = order;
  return (
    <>
      <Head order={order} />
      <RefusalFacts order={order} />
      {status === 'awaiting-payment' && <OrderCountdown end={endOf(order, answeredAt)} />}
      {instructions && <PayInstructions order={order} instructions={instructions} />}
      {acts.sayPaid && <PaymentReferenceForm order={order.order} />}
      {acts.cancel && <CancelDeposit order={order.order} />}
    </>
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
