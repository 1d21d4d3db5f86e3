import { useLingui } from '@lingui/react/macro';
import type { DepositOrderSummary } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';
import { OrderRow } from '../../parts/money/cashier/order-row.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { KIND_ICONS, standingOf } from './deposit-texts.ts';
import { openDeposits } from './deposits-address.ts';

interface DepositRowProps {
  order: DepositOrderSummary;
  currency: Currency;
}

/** A deposit in the list, linked to its page. */
export function DepositRow({ order: deposit, currency }: DepositRowProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const moneyText = useMoneyText();
  const {
    order,
    kind,
    methodName,
    channelName,
    amountMinor,
    creditedMinor,
    promisedAt,
    createdAt,
  } = deposit;
  const { name, tone } = standingOf(deposit);
  const asked = moneyText(amountMinor, currency);
  const isOther = creditedMinor !== null && creditedMinor !== amountMinor;
  const time = promisedAt && longTimeText(promisedAt, timeZone, i18n.locale);
  const Icon = KIND_ICONS[kind];
  return (
    <OrderRow
      order={order}
      at={createdAt}
      open={openDeposits}
      icon={<Icon size={20} />}
      title={`${methodName} · ${channelName}`}
      amount={isOther ? moneyText(creditedMinor, currency) : asked}
      asked={isOther ? asked : undefined}
      tone={tone}
      status={i18n._(name)}
      note={time && t`Decision due by ${time}`}
    />
  );
}
