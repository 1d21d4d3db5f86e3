import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder, PaymentInstructions } from '@palpite/contract/deposit.ts';
import { buttonClass } from '@palpite/ui/button.tsx';
import { QrCode } from '@palpite/ui/qr-code.tsx';
import ExternalLink from 'lucide-react/icons/external-link';
import { CopyButton } from '../../lib/copy-button.tsx';
import { DETAIL_NAMES } from './deposit-texts.ts';

interface PayInstructionsProps {
  order: DepositOrder;
  instructions: PaymentInstructions;
}

/** How to pay an order: by a code, to an account, or on the provider's own page. */
export function PayInstructions({ order, instructions }: PayInstructionsProps) {
  const { code, details, payUrl } = instructions;
  const { provider } = order;
  return (
    <section aria-labelledby="pay-title" className="@container flex flex-col gap-4">
      <h3 id="pay-title" className="text-16 font-bold">
        <Trans>How to pay</Trans>
      </h3>
      {code && <PayCode code={code} order={order} />}
      {details.length > 0 && <PayDetails details={details} carried={code !== null} />}
      {payUrl !== null && (
        <a
          href={payUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass({ size: 'lg' })} sm:self-start`}
        >
          <ExternalLink size={18} className="shrink-0" />
          <Trans>Pay at {provider}</Trans>
        </a>
      )}
    </section>
  );
}

interface PayCodeProps {
  code: NonNullable<PaymentInstructions['code']>;
  order: DepositOrder;
}

/** The code as a picture for another device's camera, and as a text for this device's bank. */
function PayCode({ code, order: { kind, order } }: PayCodeProps) {
  const { t } = useLingui();
  const { text, isQr } = code;
  return (
    // No phone scans its own screen: what it can copy comes first.
    <div className="flex flex-col items-center gap-5 @md:flex-row @md:items-start">
      <div className="flex w-full min-w-0 flex-1 flex-col gap-3">
        <p className="text-14 text-muted">
          {kind === 'pix' ? (
            <Trans>
              Scan the code with your bank’s app, or copy it and choose “Pix copia e cola” there.
            </Trans>
          ) : isQr ? (
            <Trans>Scan the code with the app you pay with, or copy it there.</Trans>
          ) : (
            <Trans>Copy the code into the app that you pay with.</Trans>
          )}
        </p>
        <p className="rounded-box bg-sunken p-3 font-mono text-12 break-all select-all">{text}</p>
        <CopyButton text={text} tone="accent" size="lg">
          {kind === 'pix' ? <Trans>Copy Pix code</Trans> : <Trans>Copy code</Trans>}
        </CopyButton>
      </div>
      {isQr && (
        <div className="md:order-first">
          <QrCode text={text} label={t`QR code to pay ${order}`} />
        </div>
      )}
    </div>
  );
}

interface PayDetailsProps extends Pick<PaymentInstructions, 'details'> {
  /** The code contains these facts: they are only there to compare. */
  carried: boolean;
}

/** The payee, each fact with a copy button. */
function PayDetails({ details, carried }: PayDetailsProps) {
  const { t, i18n } = useLingui();
  const needsReference = !carried && details.some(({ detail }) => detail === 'reference');
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col divide-y divide-border rounded-box border border-border">
        {details.map(({ detail, value }) => {
          const name = i18n._(DETAIL_NAMES[detail]);
          return (
            <div
              key={detail}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 pr-2 pl-4"
            >
              <dt className="text-12 text-muted">{name}</dt>
              <dd className="row-start-2 text-14 font-semibold tabular wrap-anywhere select-all">
                {value}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton text={value} size="sm" label={t`Copy: ${name}`} />
              </dd>
            </div>
          );
        })}
      </dl>
      {needsReference && (
        <p className="rounded-box bg-warning/14 px-4 py-3 text-14">
          <Trans>
            Include the reference in the payment. Without it we cannot tell that the money is yours.
          </Trans>
        </p>
      )}
    </div>
  );
}
