import { useLingui } from '@lingui/react/macro';
import type { WithdrawalSummary } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { OrderRow } from '../../parts/money/cashier/order-row.tsx';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { payoutAccountName } from '../../parts/money/payout-accounts/payout-account-name.ts';
import { useUntilText } from './use-until-text.ts';
import { openWithdrawals } from './withdrawal-address.ts';
import { STATUS_NAMES, STATUS_TONES } from './withdrawal-texts.ts';

interface WithdrawalRowProps {
  withdrawal: WithdrawalSummary;
  currency: Currency;
}

/** A withdrawal in the list, linked to its page. */
export function WithdrawalRow({ withdrawal, currency }: WithdrawalRowProps) {
  const { i18n } = useLingui();
  const moneyText = useMoneyText();
  const untilText = useUntilText();
  const { order, requestedAt, status, amountMinor, destination, waiting } = withdrawal;
  return (
    <OrderRow
      order={order}
      at={requestedAt}
      open={openWithdrawals}
      title={
        <>
          {payoutAccountName(i18n, destination)} ·{' '}
          {/* Wraps only when there is no space on one line. */}
          <span className="inline-block">{destination.destination}</span>
        </>
      }
      amount={moneyText(amountMinor, currency)}
      tone={STATUS_TONES[status]}
      status={i18n._(STATUS_NAMES[status])}
      note={waiting && untilText(status, waiting.until)}
    />
  );
}
