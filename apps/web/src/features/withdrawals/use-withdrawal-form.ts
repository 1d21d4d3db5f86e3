import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import type { WithdrawalOptions } from '@palpite/contract/withdrawal.ts';
import { withdrawalFeeOf } from '@palpite/domain';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { readAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { openWithdrawals } from './withdrawal-address.ts';
import { useRequest } from './withdrawal-api.ts';

interface Values {
  payoutAccountId: string;
  amount: string;
  paymentPassword: string;
}

/** A withdrawal as it is about to be asked for; amounts in minor units. */
export interface Draft {
  payoutAccountId: string;
  amountMinor: string;
  feeMinor: string;
  paymentPassword: string;
}

/** The field that a refusal is about. */
const FIELDS: Partial<Record<ErrorCode, keyof Values>> = {
  payment_password_incorrect: 'paymentPassword',
  payout_account_unavailable: 'payoutAccountId',
  amount_out_of_range: 'amount',
  insufficient_funds: 'amount',
};

/** The state of the form: what is typed, what it costs, and the draft that waits to be confirmed. */
export function useWithdrawalForm(options: WithdrawalOptions, onChanged: () => void) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const request = useRequest();
  const form = useForm<Values>({ defaultValues: blank(options) });
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { check, read } = useAmountRule(options);
  const amountMinor = read(useWatch({ control: form.control, name: 'amount' }));

  const fields = {
    payoutAccountId: form.register('payoutAccountId', {
      required: t`Choose where the money goes`,
    }),
    amount: form.register('amount', { required: t`Enter an amount`, validate: check }),
    paymentPassword: form.register('paymentPassword', {
      required: t`Enter your payment password`,
    }),
  };

  const review = form.handleSubmit(({ amount, ...rest }) => {
    const minor = read(amount);
    if (minor === null) return;
    setFailure(null);
    setDraft({ ...rest, amountMinor: minor, feeMinor: feeOf(options, minor) });
  });
  /** Tells a refusal at the field that it is about, or above the form. */
  const tell = (error: unknown) => {
    setDraft(null);
    const field = error instanceof CallError ? FIELDS[error.code ?? 'internal_error'] : undefined;
    const message = callMessage(i18n, error);
    if (field === undefined) setFailure(message);
    else form.setError(field, { message });
    if (field === 'paymentPassword') form.resetField('paymentPassword', { keepError: true });
    // What was shown may have been out of date.
    if (error instanceof CallError && error.kind === 'refused') onChanged();
  };
  const confirm = (confirmed: Draft) =>
    request.mutate(confirmed, {
      onError: tell,
      onSuccess: ({ withdrawal }) => {
        setDraft(null);
        showToast({ tone: 'positive', text: t`Your withdrawal is requested.` });
        void router.navigate({
          to: '.',
          search: openWithdrawals({ order: withdrawal.order }),
          resetScroll: false,
        });
      },
    });
  return {
    fields,
    errors: form.formState.errors,
    /** What is typed, in minor units, and what it costs; nulls until it is an amount. */
    amountMinor,
    feeMinor: amountMinor === null ? null : feeOf(options, amountMinor),
    setAmount: (text: string) =>
      form.setValue('amount', text, { shouldValidate: true, shouldDirty: true }),
    review,
    draft,
    back: () => setDraft(null),
    confirm,
    busy: request.isPending,
    failure,
  };
}

/** Nothing typed yet; the first account that money can go to is chosen. */
function blank({ payoutAccounts }: WithdrawalOptions): Values {
  const usable = payoutAccounts.find((account) => account.usable);
  return { payoutAccountId: usable?.payoutAccountId ?? '', amount: '', paymentPassword: '' };
}

/** Reads what was typed as an amount, and says what is wrong with it. */
function useAmountRule({ currency, minMinor, maxMinor, mostMinor }: WithdrawalOptions) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  const read = (typed: string) => readAmount(typed, currency, i18n.locale);
  const check = (typed: string): true | string => {
    const minor = read(typed);
    if (minor === null) {
      const example = moneyText(minMinor, currency);
      return t`Enter an amount such as ${example}`;
    }
    const amount = BigInt(minor);
    const least = moneyText(minMinor, currency);
    if (amount < BigInt(minMinor)) return t`The least is ${least}`;
    const most = moneyText(maxMinor, currency);
    if (amount > BigInt(maxMinor)) return t`The most at once is ${most}`;
    const now = moneyText(mostMinor, currency);
    return amount <= BigInt(mostMinor) || t`You can withdraw ${now} at most now, besides the fee`;
  };
  return { check, read };
}

/** The fee of an amount, both in minor units. */
function feeOf({ fee }: WithdrawalOptions, amountMinor: string): string {
  const rule = { fixedMinor: BigInt(fee.fixedMinor), perMille: fee.perMille };
  return `${withdrawalFeeOf(BigInt(amountMinor), rule)}`;
}
