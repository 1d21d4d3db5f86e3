import { useLingui } from '@lingui/react/macro';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { withdrawalFeeOf } from '@palpite/domain';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useMember } from '../../parts/identity/use-session.ts';
import { useAmountRule } from '../../parts/money/use-amount-rule.ts';
import { useWithdrawalRequest, type Values } from './use-withdrawal-request.ts';
import { readWithdrawalDraft, saveWithdrawalDraft } from './withdrawal-draft.ts';

/** The state of the form: the typed values, the cost, and the draft that awaits confirmation. */
export function useWithdrawalForm(options: WithdrawalOptions, onChanged: () => void) {
  const { t } = useLingui();
  const member = useMember()?.account ?? '';
  const [account] = useState(member);
  const [kept] = useState(() => readWithdrawalDraft(account));
  const form = useForm<Values>({ defaultValues: { ...kept, paymentPassword: '' } });
  const { send, show, ...request } = useWithdrawalRequest(form, onChanged);
  const { problem, read } = useWithdrawalRule(options);
  const amountMinor = read(useWatch({ control: form.control, name: 'amount' }));
  const { getValues, setValue } = form;
  // When the chosen account is gone, selects the first one that can be paid, now or after its waiting time.
  useEffect(() => {
    const chosen = getValues('payoutAccountId');
    const { payoutAccounts } = options;
    if (payoutAccounts.some((one) => one.usable && one.payoutAccountId === chosen)) return;
    const first = payoutAccounts.find((one) => one.usable);
    setValue('payoutAccountId', first?.payoutAccountId ?? '');
  }, [options, getValues, setValue]);

  const keep = () => saveWithdrawalDraft(account, getValues());
  const fields = {
    amount: form.register('amount', {
      validate: (typed) => problem(typed) ?? true,
      onChange: keep,
    }),
    payoutAccountId: form.register('payoutAccountId', {
      required: t`Choose where the money goes`,
      onChange: keep,
    }),
    paymentPassword: form.register('paymentPassword', {
      required: t`Enter your payment password`,
    }),
  };

  const review = form.handleSubmit(({ amount, ...rest }) => {
    const minor = read(amount);
    if (minor !== null) show({ ...rest, amountMinor: minor, feeMinor: feeOf(options, minor) });
  });
  return {
    ...request,
    fields,
    errors: form.formState.errors,
    /** The typed amount in minor units and its fee; null until it is a valid amount. */
    amountMinor,
    feeMinor: amountMinor === null ? null : feeOf(options, amountMinor),
    setAmount: (text: string) => {
      setValue('amount', text, { shouldValidate: true, shouldDirty: true });
      keep();
    },
    review,
    confirm: send,
  };
}

/** The amount rule of a withdrawal: the maximum for one, and what the balance allows now. */
function useWithdrawalRule({ currency, minMinor, maxMinor, withdrawable }: WithdrawalOptions) {
  const { t } = useLingui();
  const moneyText = useMoneyText();
  return useAmountRule({ currency, minMinor }, (amount) => {
    const most = moneyText(maxMinor, currency);
    if (amount > BigInt(maxMinor)) return t`Maximum per withdrawal: ${most}`;
    const now = moneyText(withdrawable.setUpMinor, currency);
    return amount > BigInt(withdrawable.setUpMinor)
      ? t`You can withdraw up to ${now} now, plus the fee`
      : undefined;
  });
}

/** The fee of an amount, both in minor units. */
function feeOf({ fee }: WithdrawalOptions, amountMinor: string): string {
  const rule = { fixedMinor: BigInt(fee.fixedMinor), perMille: fee.perMille };
  return `${withdrawalFeeOf(BigInt(amountMinor), rule)}`;
}
