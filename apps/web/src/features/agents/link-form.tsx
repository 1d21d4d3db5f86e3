import { Trans, useLingui } from '@lingui/react/macro';
import { type AffiliateLink, MOST_OPEN_LINKS } from '@palpite/contract/affiliate-link.ts';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { QrCode } from '@palpite/ui/qr-code.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { callMessage } from '../../lib/call-message.ts';
import { CopyButton } from '../../lib/copy-button.tsx';
import { useCreateLink } from './agents-api.ts';
import { useLinkAddress } from './link-address.ts';

/** Creates a link and shows it with its QR code. */
export function LinkForm({ onManage }: { onManage: () => void }) {
  const { t, i18n } = useLingui();
  const create = useCreateLink();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { label: '' } });
  const submit = handleSubmit(async ({ label }) => {
    await create.mutateAsync(label.trim()).then(
      () => reset(),
      () => undefined,
    );
  });
  return (
    <div className="flex flex-col gap-4">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6"
      >
        <p className="text-14 text-muted">
          <Trans>
            Members who register through your link become your direct downlines. You may have{' '}
            {MOST_OPEN_LINKS} open links, one for each place where you share them.
          </Trans>
        </p>
        {create.error && <FormAlert>{callMessage(i18n, create.error)}</FormAlert>}
        <TextField
          {...register('label', {
            validate: (text) => text.trim() !== '' || t`Give the link a name`,
          })}
          label={t`Name of the link`}
          hint={t`Only you see it: for example, where you share the link.`}
          maxLength={40}
          autoComplete="off"
          error={formState.errors.label?.message}
        />
        <Button
          type="submit"
          tone="accent"
          size="lg"
          busy={formState.isSubmitting}
          className="sm:self-start"
        >
          <Trans>Create link</Trans>
        </Button>
      </form>
      {create.data && (
        <CreatedLink key={create.data.linkId} link={create.data} onManage={onManage} />
      )}
    </div>
  );
}

function CreatedLink({ link, onManage }: { link: AffiliateLink; onManage: () => void }) {
  const { t } = useLingui();
  const address = useLinkAddress()(link.code);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="flex flex-col gap-4 rounded-card border border-border bg-surface p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-16 font-bold outline-none">
        <Trans>Your link {link.label} is ready</Trans>
      </h2>
      <div className="flex flex-wrap items-start gap-4">
        <QrCode text={address} label={t`QR code of ${link.label}`} size={144} />
        <div className="flex min-w-56 flex-1 flex-col gap-3">
          <p className="rounded-box bg-sunken p-3 font-mono text-14 break-all select-all">
            {address}
          </p>
          <div className="flex flex-wrap gap-3">
            <CopyButton text={address} />
            <Button tone="quiet" onClick={onManage}>
              <Trans>All links</Trans>
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
