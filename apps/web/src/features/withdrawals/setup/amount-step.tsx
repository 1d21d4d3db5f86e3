import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { Button } from '@palpite/ui/button.tsx';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMoneyText } from '../../../lib/use-money-text.ts';
import { useMember } from '../../../parts/identity/use-session.ts';
import { ActBar } from '../../../parts/money/cashier/act-bar.tsx';
import { AmountField } from '../../../parts/money/cashier/amount-field.tsx';
import { useAmountRule } from '../../../parts/money/use-amount-rule.ts';
import { ShareAmounts } from '../share-amounts.tsx';
import { readWithdrawalDraft, saveWithdrawalDraft } from '../withdrawal-draft.ts';

interface AmountStepProps {
  options: WithdrawalOptions;
  onDone: () => void;
}

/** How much is to be withdrawn: kept until the form at the end asks for it again. No money moves here. */
export function AmountStep({ options, onDone }: AmountStepProps) {
  const { currency, minMinor, maxMinor } = options;
  const { t } = useLingui();
  const moneyText = useMoneyText();
  const member = useMember()?.account ?? '';
  const [account] = useState(member);
  const form = useForm({ defaultValues: { amount: readWithdrawalDraft(account).amount } });
  const least = moneyText(minMinor, currency);
  const most = moneyText(maxMinor, currency);
  const { problem, read } = useAmountRule({ currency, minMinor }, (amount) =>
    amount > BigInt(maxMinor) ? t`Maximum per withdrawal: ${most}` : undefined,
  );
  const keep = () =>
    saveWithdrawalDraft(account, { payoutAccountId: '', amount: form.getValues('amount') });
  const submit = form.handleSubmit(onDone);
  const amount = form.register('amount', {
    validate: (typed) => problem(typed) ?? true,
    onChange: keep,
  });
  const written = useWatch({ control: form.control, name: 'amount' });
  const choose = (part: string) => {
    form.setValue('amount', part, { shouldValidate: true, shouldDirty: true });
    keep();
  };
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5 [&_input]:scroll-mb-28"
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>
          You set up withdrawals once. No money moves until you confirm the withdrawal at the end.
        </Trans>
      </p>
      <div className="flex flex-col gap-3">
        <AmountField
          {...amount}
          currency={currency}
          label={t`Amount`}
          hint={t`${least} to ${most} per withdrawal`}
          error={form.formState.errors.amount?.message}
        />
        <ShareAmounts options={options} chosen={read(written)} onChoose={choose} />
      </div>
      <ActBar>
        <Button type="submit" tone="accent" size="lg" block>
          <Trans>Continue</Trans>
        </Button>
      </ActBar>
    </form>
  );
}
