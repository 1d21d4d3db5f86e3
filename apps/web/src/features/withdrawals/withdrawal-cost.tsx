import { useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Money } from '@palpite/ui/money.tsx';
import { FactRow } from '../../parts/money/cashier/fact-row.tsx';
import { useFeeText } from '../../parts/money/cashier/use-fee-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useArrivalText } from './use-arrival-text.ts';

interface WithdrawalCostProps {
  options: WithdrawalOptions;
  /** Both in minor units; null until an amount is typed. */
  amountMinor: string | null;
  feeMinor: string | null;
}

/**
 * The amount that arrives, its fee, the amount deducted and the time of arrival; only the terms until there is an
 * amount.
 */
export function WithdrawalCost({ options, amountMinor, feeMinor }: WithdrawalCostProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const feeText = useFeeText();
  const arrivalText = useArrivalText(options);
  const { currency, fee } = options;
  const money = (minor: string | bigint) => <Money text={moneyText(`${minor}`, currency)} />;
  if (amountMinor === null || feeMinor === null) {
    return (
      <ul className="rounded-box bg-sunken px-4 py-3 text-13 text-muted">
        <li>{feeText(fee, currency)}</li>
        <li>{arrivalText(null)}</li>
      </ul>
    );
  }
  return (
    <dl className="rounded-box bg-sunken px-4 py-2">
      <FactRow name={t`You receive`}>{money(amountMinor)}</FactRow>
      <FactRow name={t`Fee`}>{feeMinor === '0' ? feeText(fee, currency) : money(feeMinor)}</FactRow>
      <FactRow name={t`Taken from your balance`}>
        {money(BigInt(amountMinor) + BigInt(feeMinor))}
      </FactRow>
      <FactRow name={t`When`}>{arrivalText(amountMinor)}</FactRow>
    </dl>
  );
}
