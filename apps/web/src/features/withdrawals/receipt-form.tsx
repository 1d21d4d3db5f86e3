import { Trans, useLingui } from '@lingui/react/macro';
import { RECEIPT_IMAGES } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { CURRENCY_DIGITS } from '@palpite/domain/money.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { ChoiceCard } from '../../parts/money/cashier/choice-card.tsx';
import { useServices } from '../../lib/services.ts';
import { longTimeText } from '../../lib/time-text.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { PictureField } from '../../parts/picture/picture-field.tsx';
import { useReceiptForm } from './use-receipt-form.ts';

interface ReceiptFormProps {
  order: string;
  /** The payout's amount, in minor units. */
  payoutMinor: string;
  /** From then on it counts as received. */
  countsFrom: string;
  /** It is what was missing from the payout before it. */
  isRest: boolean;
  currency: Currency;
}

/** Asks whether a payout arrived, whole, in part or not; and explains when and as what it counts without an answer. */
export function ReceiptForm({
  order,
  payoutMinor,
  countsFrom,
  isRest,
  currency,
}: ReceiptFormProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useServices().boot.status;
  const form = useReceiptForm({ order, payoutMinor, currency });
  const { fields, errors, answer } = form;
  const paid = useMoneyText()(payoutMinor, currency);
  const hint =
    answer === 'not'
      ? t`1 to ${RECEIPT_IMAGES} pictures as proof, such as your account statement. PNG or JPEG, 5 MB each.`
      : t`Up to ${RECEIPT_IMAGES} pictures as proof, if you have any. PNG or JPEG, 5 MB each.`;
  const time = longTimeText(countsFrom, timeZone, i18n.locale);
  return (
    <form
      method="post"
      noValidate
      aria-labelledby="withdrawal-receipt"
      className="flex flex-col gap-4 rounded-card border border-accent bg-surface p-5 md:p-6"
      onSubmit={(event) => void form.submit(event)}
    >
      <div className="flex flex-col gap-1">
        <h3 id="withdrawal-receipt" className="text-16 font-bold">
          <Trans>Did {paid} arrive?</Trans>
        </h3>
        {isRest && (
          <p className="text-13">
            <Trans>This is the amount that was missing from the payout before it.</Trans>
          </p>
        )}
        <p className="text-13 text-muted">
          <Trans>
            If you do not answer by {time}, it counts as received and cannot be refunded, so check
            your account in time.
          </Trans>
        </p>
      </div>
      {form.failure !== null && <FormAlert>{form.failure}</FormAlert>}
      <Answers form={form} />
      {answer === 'partly' && (
        <TextField
          {...fields.missing}
          label={t`What is missing`}
          hint={t`How much of ${paid} did not arrive`}
          inputMode={CURRENCY_DIGITS[currency] === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          error={errors.missing?.message}
        />
      )}
      {(answer === 'partly' || answer === 'not') && (
        <PictureField field={form.pictures} hint={hint} error={form.pictureError} />
      )}
      <Button type="submit" tone="accent" size="lg" busy={form.busy} className="sm:self-start">
        {answer === 'received' || answer === '' ? (
          <Trans>Confirm</Trans>
        ) : (
          <Trans>Send your answer</Trans>
        )}
      </Button>
    </form>
  );
}

function Answers({ form }: { form: ReturnType<typeof useReceiptForm> }) {
  const { t } = useLingui();
  const { answer } = form.fields;
  const error = form.errors.answer?.message;
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">
        <Trans>What happened to the payout</Trans>
      </legend>
      <ChoiceCard {...answer} value="received" title={t`It all arrived`}>
        <Trans>The withdrawal is complete. This cannot be undone.</Trans>
      </ChoiceCard>
      <ChoiceCard {...answer} value="partly" title={t`Part of it arrived`}>
        <Trans>We will look into what is missing, and pay it or tell you why not.</Trans>
      </ChoiceCard>
      <ChoiceCard {...answer} value="not" title={t`Nothing arrived`}>
        <Trans>We will look into it with the pictures you send.</Trans>
      </ChoiceCard>
      {error && (
        <p role="alert" className="text-13 font-medium text-negative">
          {error}
        </p>
      )}
    </fieldset>
  );
}
