import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import type { RefObject } from 'react';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { AmountField } from '../../parts/money/cashier/amount-field.tsx';
import { QuickAmounts } from '../../parts/money/cashier/quick-amounts.tsx';
import type { DepositFormState } from './use-deposit-form.ts';

interface AmountStepProps {
  form: DepositFormState;
  currency: Currency;
  field: RefObject<HTMLInputElement | null>;
}

/** How much: typed, or one press for an amount that the channel suggests. */
export function AmountStep({ form, currency, field }: AmountStepProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { channel, typed, type, error } = form;
  const least = moneyText(channel.minMinor, currency);
  const most = moneyText(channel.maxMinor, currency);
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        ref={field}
        label={t`Amount`}
        hint={t`From ${least} to ${most}`}
        error={error && <span role="alert">{error}</span>}
        currency={currency}
        value={typed}
        readOnly={form.busy}
        // What is typed next replaces a suggestion; keys that lead to a field mark all of it by themselves.
        onClick={({ currentTarget }) => form.isSuggested && currentTarget.select()}
        onChange={(event) => type(event.target.value)}
      />
      {channel.quickAmountsMinor.length > 0 && (
        <QuickAmounts
          currency={currency}
          amounts={channel.quickAmountsMinor}
          chosen={form.amountMinor}
          onChoose={type}
        />
      )}
    </div>
  );
}
