import { useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@palpite/contract/deposit.ts';
import { Money } from '@palpite/ui/money.tsx';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';

/** The operator's reason for refusing a deposit, and how its money goes back. */
export function RefusalFacts({ order }: { order: DepositOrder }) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { timeZone } = useServices().boot.status;
  const { refusalReason, refund, currency } = order;
  if (refusalReason === null && refund === null) return null;
  const sent = refund?.state === 'refunded';
  const why = refund?.state === 'failed' ? refund.reason : null;
  return (
    <dl className="flex flex-col divide-y divide-border rounded-box bg-sunken px-4 py-1">
      {refusalReason !== null && <FactRow name={t`Reason`}>{refusalReason}</FactRow>}
      {refund && (
        <FactRow name={sent ? t`Amount returned` : t`Amount to return`}>
          <Money text={moneyText(refund.amountMinor, currency)} />
        </FactRow>
      )}
      {why !== null && <FactRow name={t`Why it is delayed`}>{why}</FactRow>}
      {refund && (
        <FactRow name={sent ? t`Returned on` : t`Since`}>
          <time dateTime={refund.at}>{longTimeText(refund.at, timeZone, i18n.locale)}</time>
        </FactRow>
      )}
      {refund?.reference && <FactRow name={t`Bank reference`}>{refund.reference}</FactRow>}
    </dl>
  );
}
