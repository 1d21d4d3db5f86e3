import { useLingui } from '@lingui/react/macro';
import type { DepositOrderSummary } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';
import { OrderRow } from '../../cashier/order-row.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { KIND_ICONS, STATUS_NAMES, STATUS_TONES } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';

interface DepositRowProps {
  order: DepositOrderSummary;
  currency: Currency;
}

/** A deposit in the list: it leads to the whole of it. */
export function DepositRow({ order: deposit, currency }: DepositRowProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const { order, kind, methodName, channelName, amountMinor, status, createdAt } = deposit;
  const Icon = KIND_ICONS[kind];
  return (
    <OrderRow
      order={order}
      at={createdAt}
      open={openDeposits}
      icon={<Icon size={20} />}
      title={`${methodName} · ${channelName}`}
      amount={moneyText(amountMinor, currency)}
      tone={STATUS_TONES[status]}
      status={i18n._(STATUS_NAMES[status])}
    />
  );
}
