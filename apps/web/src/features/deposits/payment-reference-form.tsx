import { Trans, useLingui } from '@lingui/react/macro';
import { LONGEST_PAYMENT_REFERENCE, PAYMENT_REFERENCE } from '@palpite/contract/deposit.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { readPaymentDraft, savePaymentDraft } from './deposit-draft.ts';
import { useReportPayment } from './deposits-api.ts';

/** Reports that an order was paid, with the payment number of the payer's bank. */
export function PaymentReferenceForm({ order }: { order: string }) {
  const { t, i18n } = useLingui();
  const report = useReportPayment();
  const [typed] = useState(() => readPaymentDraft(order));
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reference: typed } });
  const submit = handleSubmit(async ({ reference }) => {
    await report.mutateAsync({ order, paymentReference: reference.trim() }).then(
      () => savePaymentDraft(order, ''),
      () => undefined,
    );
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 border-t border-border pt-5"
    >
      <h3 className="text-16 font-bold">
        <Trans>Have you paid?</Trans>
      </h3>
      {report.error && <FormAlert>{callMessage(i18n, report.error)}</FormAlert>}
      <TextField
        {...register('reference', {
          onChange: (event) => savePaymentDraft(order, event.target.value),
          validate: (entered) => {
            const reference = entered.trim();
            if (reference === '') return t`Enter the number of the payment`;
            return (
              PAYMENT_REFERENCE.test(reference) || t`Use plain letters, digits, spaces and . _ / -`
            );
          },
        })}
        label={t`Payment reference`}
        hint={t`The payment’s number on your bank receipt. We find your money by it.`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST_PAYMENT_REFERENCE}
        error={formState.errors.reference?.message}
      />
      <Button
        type="submit"
        tone="accent"
        size="lg"
        busy={formState.isSubmitting}
        className="sm:self-start"
      >
        <Trans>I have paid</Trans>
      </Button>
    </form>
  );
}
