import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@palpite/ui/button.tsx';
import { FormAlert } from '@palpite/ui/form-alert.tsx';
import { Modal } from '@palpite/ui/modal.tsx';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import { TextField } from '@palpite/ui/text-field.tsx';
import { showToast } from '@palpite/ui/toast-store.ts';
import { ShownCaptchaField } from '../../parts/identity/captcha/shown-captcha-field.tsx';
import { CodeField } from '../../parts/identity/codes/code-field.tsx';
import { MobileFields } from '../../parts/identity/country/mobile-fields.tsx';
import { callMessage } from '../../lib/call-message.ts';
import { useEmailHint } from '../../parts/identity/use-email-hint.ts';
import type { Channel } from './contact-api.ts';
import { type ContactForm as ContactFormState, useContactForm } from './use-contact-form.ts';

interface ContactDialogProps {
  channel: Channel;
  onClose: () => void;
}

/** A new mobile number or email address: verified by a code, authorised by the password. */
export function ContactDialog({ channel, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      name="contact"
      open
      title={channel === 'sms' ? t`Your mobile number` : t`Your email address`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <ContactForm channel={channel} onClose={onClose} />
    </Modal>
  );
}

function ContactForm({ channel, onClose }: ContactDialogProps) {
  const { t, i18n } = useLingui();
  const contact = useContactForm(channel, () => {
    showToast({
      tone: 'positive',
      text:
        channel === 'sms'
          ? t`Your mobile number is confirmed.`
          : t`Your email address is confirmed.`,
    });
    onClose();
  });
  const { form, fields, failure } = contact;
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void contact.submit(event)}
    >
      <p className="text-14 text-muted">
        <Trans>
          We will send a code there. If you had another contact, we will also tell it about the
          change.
        </Trans>
      </p>
      <NewContactFields contact={contact} />
      <ShownCaptchaField
        captcha={contact.captcha}
        error={errors.captcha?.message}
        input={fields.captcha}
      />
      <CodeField
        label={t`Verification code`}
        error={errors.verificationCode?.message}
        input={fields.verificationCode}
        sending={contact.sending}
        recipient={contact.recipient}
      />
      {contact.hasPassword && (
        <PasswordField
          {...form.register('password', { required: t`Enter your password` })}
          label={t`Password`}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
          error={errors.password?.message}
        />
      )}
      {failure && <FormAlert>{callMessage(i18n, failure)}</FormAlert>}
      <Button type="submit" tone="accent" size="lg" block busy={isSubmitting}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

/** The recipient of the code: the address, or the number with its country. */
function NewContactFields({ contact }: { contact: ContactFormState }) {
  const { t } = useLingui();
  const { fields, dialling, typed } = contact;
  const { errors } = contact.form.formState;
  const hint = useEmailHint(typed.email);
  return fields.email ? (
    <TextField
      {...fields.email}
      type="email"
      label={t`Email`}
      autoComplete="email"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      data-autofocus
      hint={hint}
      error={errors.email?.message}
    />
  ) : (
    <MobileFields
      dialling={{ ...dialling, error: errors.countryDialingCode?.message }}
      number={{ input: fields.mobileNum ?? {}, error: errors.mobileNum?.message }}
    />
  );
}
