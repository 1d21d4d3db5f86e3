import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Button } from '@palpite/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { ActBar } from '../../parts/money/cashier/act-bar.tsx';
import { AmountField } from '../../parts/money/cashier/amount-field.tsx';
import { PaymentPasswordField } from '../../parts/money/payout-accounts/payment-password-field.tsx';
import { AddPayoutDialog } from '../../parts/money/payout-accounts/payout-dialogs.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { DailyLimits } from './daily-limits.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import { RequestFailed } from './request-failed.tsx';
import { ShareAmounts } from './share-amounts.tsx';
import { useWithdrawalForm } from './use-withdrawal-form.ts';
import { WithdrawalCost } from './withdrawal-cost.tsx';

interface WithdrawalFormProps {
  options: WithdrawalOptions;
  /** It takes the place of the steps before the first withdrawal. */
  arriving: boolean;
  /** The available amounts or payout accounts have changed. */
  onChanged: () => void;
}

/** Requests a withdrawal: amount, payout account and payment password; the full cost is shown above the button. */
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
        // What has the focus is never below the act.
        className="flex flex-col gap-5 rounded-card border border-border bg-surface p-5 md:p-6 [&_:is(input,button)]:scroll-mb-28"
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
        <Amount options={options} form={form} />
        <PayoutChoice
          accounts={options.payoutAccounts}
          input={fields.payoutAccountId}
          error={errors.payoutAccountId?.message}
          onAdd={() => setAdding(true)}
        />
        <WithdrawalCost options={options} amountMinor={amountMinor} feeMinor={feeMinor} />
        <PaymentPasswordField {...fields.paymentPassword} error={errors.paymentPassword?.message} />
        <DailyLimits options={options} />
        <ActBar>
          <Button type="submit" tone="accent" size="lg" disabled={shut} className="md:self-start">
            <Trans>Continue</Trans>
          </Button>
          {shut && (
            <p className="text-13 text-muted">
              <Trans>See above what is missing before you can withdraw.</Trans>
            </p>
          )}
        </ActBar>
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

interface AmountProps {
  options: WithdrawalOptions;
  form: ReturnType<typeof useWithdrawalForm>;
}

/** How much, and one press for a part or all of what can be withdrawn. */
function Amount({ options, form }: AmountProps) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const { currency, minMinor, maxMinor } = options;
  const least = moneyText(minMinor, currency);
  const most = moneyText(maxMinor, currency);
  return (
    <div className="flex flex-col gap-3">
      <AmountField
        {...form.fields.amount}
        currency={currency}
        label={t`Amount`}
        hint={t`${least} to ${most} per withdrawal`}
        error={form.errors.amount?.message}
      />
      <ShareAmounts options={options} chosen={form.amountMinor} onChoose={form.setAmount} />
    </div>
  );
}
