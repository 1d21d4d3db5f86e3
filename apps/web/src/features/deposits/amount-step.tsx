import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@palpite/domain';
import { Button } from '@palpite/ui/button.tsx';
import type { RefObject } from 'react';
import { writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { AmountField } from '../../parts/money/cashier/amount-field.tsx';
import type { DepositFormState } from './use-deposit-form.ts';

interface AmountStepProps {
  form: DepositFormState;
  currency: Currency;
  field: RefObject<HTMLInputElement | null>;
}

/** How much: typed, or one press for an amount that the channel suggests. */
export function AmountStep({ form, currency, field }: AmountStepProps) {
  const { t, i18n } = useLingui();
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
        onChange={(event) => type(event.target.value)}
      />
      {channel.quickAmountsMinor.length > 0 && (
        <div role="group" aria-label={t`Quick amounts`} className="flex flex-wrap gap-2">
          {channel.quickAmountsMinor.map((minor) => (
            <Button
              key={minor}
              aria-pressed={form.amountMinor === minor}
              className="grow px-3 tabular aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong"
              onClick={() => type(writeAmount(minor, currency, i18n.locale))}
            >
              {moneyText(minor, currency)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
