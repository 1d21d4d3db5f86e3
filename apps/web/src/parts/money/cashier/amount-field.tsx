import type { Currency } from '@palpite/domain';
import { CURRENCY_DIGITS } from '@palpite/domain/money.ts';
import { FieldFrame, type FieldTexts, fieldAttributes } from '@palpite/ui/field-frame.tsx';
import { classNames } from '@palpite/ui/class-names.ts';
import { type ComponentProps, useId } from 'react';
import { useServices } from '../../../lib/services.ts';
import { useMoneyText } from '../../../lib/use-money-text.ts';

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  currency: Currency;
}

/** The amount that a form is about: large, on a line of its own. `ref` reaches the input. */
export function AmountField({ label, hint, error, currency, ...input }: AmountFieldProps) {
  const id = useId();
  const { currencySymbol } = useServices().boot.status;
  // Where amounts are written with the sign behind them, so is this one.
  const isAfter = /^\d/.test(useMoneyText()('0', currency));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <span className="display flex items-baseline gap-2 border-b-2 border-border-strong pb-1 text-32 transition-colors duration-150 focus-within:border-focus has-[[aria-invalid=true]]:border-negative md:text-40">
        <span
          aria-hidden="true"
          className={classNames('shrink-0 text-muted', isAfter && 'order-last text-24')}
        >
          {currencySymbol}
        </span>
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          inputMode={CURRENCY_DIGITS[currency] === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={24}
          placeholder="0"
          className="w-full min-w-0 flex-1 rounded-control bg-transparent tabular placeholder:text-subtle"
        />
      </span>
    </FieldFrame>
  );
}
