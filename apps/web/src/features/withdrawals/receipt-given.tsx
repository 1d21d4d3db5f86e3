import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@palpite/contract/withdrawal.ts';
import type { Currency } from '@palpite/domain';
import { Skeleton } from '@palpite/ui/skeleton.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useMoneyText } from '../../lib/use-money-text.ts';
import { useReceiptImage } from './withdrawal-api.ts';

interface ReceiptGivenProps {
  order: string;
  receipt: NonNullable<Withdrawal['receipt']>;
  currency: Currency;
}

/** The member's answer about the payout, with its pictures. */
export function ReceiptGiven({ order, receipt, currency }: ReceiptGivenProps) {
  const { answer, missingMinor, imageIds } = receipt;
  const missing = useMoneyText()(missingMinor, currency);
  return (
    <section
      aria-labelledby="withdrawal-receipt"
      className="flex flex-col gap-3 rounded-card border border-border bg-surface p-5 md:p-6"
    >
      <h3 id="withdrawal-receipt" className="text-16 font-bold">
        <Trans>Your answer about the payout</Trans>
      </h3>
      <p className="text-14 text-muted">
        {answer === 'received' && <Trans>It all arrived.</Trans>}
        {answer === 'partly' && <Trans>Part of it arrived; {missing} is missing.</Trans>}
        {answer === 'not' && <Trans>Nothing arrived.</Trans>}
        {answer === 'counted' && (
          <Trans>
            You did not answer in time, so it counts as received and cannot be refunded.
          </Trans>
        )}
      </p>
      {imageIds.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {imageIds.map((imageId, index) => (
            <li key={imageId}>
              <SentImage order={order} imageId={imageId} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SentImageProps {
  order: string;
  imageId: string;
  /** Its place among those of the receipt, from 1. */
  number: number;
}

function SentImage({ order, imageId, number }: SentImageProps) {
  const { t, i18n } = useLingui();
  const { data, error } = useReceiptImage(order, imageId);
  if (data) {
    return (
      <img
        src={`data:${data.mediaType};base64,${data.image}`}
        alt={t`Picture ${number} that you sent`}
        className="size-28 rounded-box border border-border bg-sunken object-cover"
      />
    );
  }
  if (error) {
    return (
      <p role="alert" className="grid size-28 place-items-center text-12 text-negative">
        {callMessage(i18n, error)}
      </p>
    );
  }
  return <Skeleton className="size-28" />;
}
