import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { openWithdrawals } from './withdrawal-address.ts';
import { useRequest } from './withdrawal-api.ts';
import { dropWithdrawalDraft } from './withdrawal-draft.ts';

export interface Values {
  payoutAccountId: string;
  amount: string;
  paymentPassword: string;
}

/** A withdrawal before it is requested; amounts in minor units. */
export interface Draft {
  payoutAccountId: string;
  amountMinor: string;
  feeMinor: string;
  paymentPassword: string;
}

/** The error above the form. */
export interface RequestFailure {
  text: string;
  /**
   * No answer came, so it may have been made: sent again unchanged, it is the same withdrawal. Null when it was
   * refused.
   */
  lost: Draft | null;
}

/** The field of a refusal. */
const FIELDS: Partial<Record<ErrorCode, keyof Values>> = {
  payment_password_incorrect: 'paymentPassword',
  payout_account_unavailable: 'payoutAccountId',
  amount_out_of_range: 'amount',
  insufficient_funds: 'amount',
};

/** The draft that awaits confirmation, its sending, and the result. */
export function useWithdrawalRequest(form: UseFormReturn<Values>, onChanged: () => void) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const request = useRequest();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const toFocus = useRef<keyof Values>(undefined);
  // The dialog returns the focus when it closes: only then can the error take it.
  useEffect(() => {
    const target = toFocus.current;
    if (draft !== null || target === undefined) return;
    toFocus.current = undefined;
    form.setFocus(target);
  }, [draft, failure, form]);

  /** Shows an error at its field, or above the form. */
  const tell = (error: unknown, sent: Draft) => {
    setDraft(null);
    const refused = error instanceof CallError && error.kind === 'refused';
    const field = refused ? FIELDS[error.code ?? 'internal_error'] : undefined;
    const text = callMessage(i18n, error);
    const lost = error instanceof CallError && !refused ? sent : null;
    setFailure(field === undefined ? { text, lost } : null);
    if (field !== undefined) form.setError(field, { message: text });
    if (field === 'paymentPassword') form.resetField('paymentPassword', { keepError: true });
    toFocus.current = field;
    // The data on the page may be out of date.
    if (refused) onChanged();
  };
  const send = (sent: Draft) =>
    request.mutate(sent, {
      onError: (error) => tell(error, sent),
      onSuccess: ({ withdrawal }) => {
        setDraft(null);
        dropWithdrawalDraft();
        showToast({ tone: 'positive', text: t`Your withdrawal is requested.` });
        void router.navigate({
          to: '.',
          search: openWithdrawals({ order: withdrawal.order }),
          resetScroll: false,
        });
      },
    });
  return {
    draft,
    /** Asks for confirmation before sending. */
    show: (next: Draft) => {
      setFailure(null);
      setDraft(next);
    },
    back: () => setDraft(null),
    send,
    busy: request.isPending,
    failure,
  };
}
