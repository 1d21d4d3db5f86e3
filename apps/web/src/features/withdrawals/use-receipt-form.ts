import { useLingui } from '@lingui/react/macro';
import { CallError } from '@palpite/contract/call-error.ts';
import { RECEIPT_IMAGES } from '@palpite/contract/withdrawal.ts';
import type { WithdrawalReceiptAnswer } from '@palpite/contract/withdrawal-receipt.ts';
import type { Currency } from '@palpite/domain';
import { showToast } from '@palpite/ui/toast-store.ts';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { oneOf } from '../../lib/search-value.ts';
import { readAmount, writeAmount } from '../../lib/typed-amount.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { type Picture, usePictures } from '../../parts/picture/use-pictures.ts';
import { useReceipt, useSendImage } from './withdrawal-api.ts';
import { dropReceiptDraft, readReceiptDraft, saveReceiptDraft } from './withdrawal-draft.ts';

const ANSWERS = ['received', 'partly', 'not'] as const;

interface Values {
  answer: WithdrawalReceiptAnswer['answer'] | '';
  missing: string;
}

interface Payout {
  order: string;
  /** The payout's amount, in minor units. */
  payoutMinor: string;
  currency: Currency;
}

/** The state of the form for the outcome of a payout. */
export function useReceiptForm({ order, payoutMinor, currency }: Payout) {
  const { t, i18n } = useLingui();
  const checkMissing = useMissingRule(payoutMinor, currency);
  const give = useReceipt();
  const pictures = usePictures(RECEIPT_IMAGES, useSendImage(order));
  const findPictureError = usePictureRule(pictures.pictures);
  const [pictureError, setPictureError] = useState<string>();
  const [kept] = useState(() => keptValues(order));
  const form = useForm<Values>({ defaultValues: kept });
  const answer = useWatch({ control: form.control, name: 'answer' });

  const keep = () => {
    const { answer, missing } = form.getValues();
    saveReceiptDraft(order, answer, missing);
  };
  const fields = {
    answer: form.register('answer', {
      required: t`Choose what happened to the payout`,
      onChange: () => {
        setPictureError(undefined);
        keep();
      },
    }),
    missing: form.register('missing', {
      onChange: keep,
      validate: (typed, { answer: chosen }) => chosen !== 'partly' || checkMissing(typed),
    }),
  };

  const submit = form.handleSubmit((values) => {
    const error = findPictureError(values.answer);
    setPictureError(error);
    if (error !== undefined) return;
    const imageIds = pictures.pictures.flatMap(({ imageId }) => imageId ?? []);
    const missingMinor = readAmount(values.missing, currency, i18n.locale) ?? '0';
    const said = answerOf(values.answer, { order, missingMinor, imageIds });
    if (said === null || give.isPending) return;
    give.mutate(said, {
      onSuccess: () => {
        dropReceiptDraft();
        showToast({
          tone: 'positive',
          text:
            said.answer === 'received'
              ? t`Thank you. The withdrawal is complete.`
              : t`We have your answer and will look into it.`,
        });
      },
      onError: (refused) => {
        if (refused instanceof CallError && refused.code === 'amount_out_of_range') {
          form.setError('missing', { message: callMessage(i18n, refused) }, { shouldFocus: true });
        }
      },
    });
  });
  const told = give.error instanceof CallError && give.error.code === 'amount_out_of_range';
  return {
    fields,
    errors: form.formState.errors,
    answer,
    pictures: changing(pictures, () => setPictureError(undefined)),
    pictureError,
    submit,
    busy: give.isPending,
    failure: give.error && !told ? callMessage(i18n, give.error) : null,
  };
}

/** The pictures, with a callback for each change. */
function changing(pictures: ReturnType<typeof usePictures>, onChange: () => void) {
  return {
    ...pictures,
    add: (files: readonly File[]) => {
      onChange();
      pictures.add(files);
    },
    remove: (key: number) => {
      onChange();
      pictures.remove(key);
    },
  };
}

/** The unsent answer from before this page was loaded. */
function keptValues(order: string): Values {
  const { answer, missing = '' } = readReceiptDraft(order);
  return { answer: oneOf(answer, ANSWERS) ?? '', missing };
}

/** The rule for the missing amount: an error message, or true when it is valid. */
function useMissingRule(payoutMinor: string, currency: Currency) {
  const { t, i18n } = useLingui();
  const moneyText = useMoneyText();
  return (typed: string): true | string => {
    const minor = readAmount(typed, currency, i18n.locale);
    const paid = moneyText(payoutMinor, currency);
    const least = moneyText('1', currency);
    if (minor === null) {
      const part = BigInt(payoutMinor) / 2n;
      const example = writeAmount(`${part}`, currency, i18n.locale);
      return t`Write the amount in digits, such as ${example}`;
    }
    const missing = BigInt(minor);
    return (
      (missing > 0n && missing < BigInt(payoutMinor)) ||
      t`Enter at least ${least} and less than ${paid}`
    );
  };
}

/** The error of an answer's pictures; undefined when they are valid. */
function usePictureRule(pictures: readonly Picture[]) {
  const { t } = useLingui();
  return (answer: Values['answer']): string | undefined => {
    if (answer === 'received') return undefined;
    if (pictures.some(({ problem }) => problem !== null)) {
      return t`Remove the pictures that could not be sent, or try them again`;
    }
    if (pictures.some(({ imageId }) => imageId === null))
      return t`Wait until the pictures are sent`;
    if (answer === 'not' && pictures.length === 0) return t`Choose at least one picture`;
    return undefined;
  };
}

interface Said {
  order: string;
  missingMinor: string;
  imageIds: string[];
}

function answerOf(answer: Values['answer'], said: Said): WithdrawalReceiptAnswer | null {
  const { order, missingMinor, imageIds } = said;
  if (answer === 'received') return { answer, order };
  if (answer === 'partly') return { answer, order, missingMinor, imageIds };
  if (answer === 'not') return { answer, order, imageIds };
  return null;
}
