import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Button } from '@palpite/ui/button.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { CURRENCY_DIGITS } from '@palpite/domain/money.ts';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { PaymentPasswordField } from '../../parts/money/payout-accounts/payment-password-field.tsx';
import { AddPayoutDialog } from '../../parts/money/payout-accounts/payout-dialogs.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { DailyLimits } from './daily-limits.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import { RequestFailed } from './request-failed.tsx';
import { useWithdrawalForm } from './use-withdrawal-form.ts';
import { WithdrawalCost } from './withdrawal-cost.tsx';

interface WithdrawalFormProps {
  options: WithdrawalOptions;
  /** It takes the place of the steps before the first withdrawal. */
  arriving: boolean;
  /** The available amounts or payout accounts have changed. */
  onChanged: () => void;
}

/** Requests a withdrawal: payout account, amount and payment password; the full cost is shown above the button. */
export function WithdrawalForm({ options, arriving, onChanged }: WithdrawalFormProps) {
  const form = useWithdrawalForm(options, onChanged);
  const { fields, errors, amountMinor, feeMinor, draft, failure } = form;
  const [adding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arriving) heading.current?.focus();
  }, [arriving]);
  const shut = options.obstacles.length > 0;
  return (
    <>
      <form
        method="post"
        noValidate
        aria-labelledby="withdrawal-form"
        className="flex flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6"
        onSubmit={(event) => void form.review(event)}
      >
        <h2
          ref={heading}
          id="withdrawal-form"
          tabIndex={-1}
          className="text-16 font-bold outline-none"
        >
          <Trans context="verb">Withdraw</Trans>
        </h2>
        {failure && <RequestFailed failure={failure} busy={form.busy} onSendAgain={form.confirm} />}
        <PayoutChoice
          accounts={options.payoutAccounts}
          input={fields.payoutAccountId}
          error={errors.payoutAccountId?.message}
          onAdd={() => setAdding(true)}
        />
        <AmountField options={options} form={form} />
        <WithdrawalCost options={options} amountMinor={amountMinor} feeMinor={feeMinor} />
        <PaymentPasswordField {...fields.paymentPassword} error={errors.paymentPassword?.message} />
        <DailyLimits options={options} />
        <Button type="submit" tone="accent" size="lg" disabled={shut} className="sm:self-start">
          <Trans>Continue</Trans>
        </Button>
        {shut && (
          <p className="text-13 text-muted">
            <Trans>See above what is missing before you can withdraw.</Trans>
          </p>
        )}
      </form>
      {/* Outside the form: a form sent in a dialog inside it would submit this form too. */}
      {adding && (
        <AddPayoutDialog
          onClose={() => {
            setAdding(false);
            onChanged();
          }}
        />
      )}
      {draft && (
        <ConfirmWithdrawal
          options={options}
          draft={draft}
          busy={form.busy}
          onConfirm={() => form.confirm(draft)}
          onClose={form.back}
        />
      )}
    </>
  );
}

interface AmountFieldProps {
  options: WithdrawalOptions;
  form: ReturnType<typeof useWithdrawalForm>;
}

function AmountField({ options, form }: AmountFieldProps) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const { currencySymbol } = useServices().boot.status;
  const { currency, minMinor, maxMinor, mostMinor } = options;
  const least = moneyText(minMinor, currency);
  const most = moneyText(maxMinor, currency);
  const all = () => form.setAmount(writeAmount(mostMinor, currency, i18n.locale));
  return (
    <TextField
      {...form.fields.amount}
      label={t`Amount`}
      hint={t`${least} to ${most} per withdrawal`}
      inputMode={CURRENCY_DIGITS[currency] === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      icon={<span className="text-16 font-semibold">{currencySymbol}</span>}
      className="tabular"
      error={form.errors.amount?.message}
      trailing={
        <Button size="sm" tone="quiet" aria-label={t`All you can withdraw now`} onClick={all}>
          <Trans context="amount">All</Trans>
        </Button>
      }
    />
  );
}
