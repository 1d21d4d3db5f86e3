import { useLingui } from '@lingui/react/macro';
import { PAYMENT_PASSWORD_SHAPE } from '@palpite/domain/payout-rule.ts';
import { PasswordField } from '@palpite/ui/password-field.tsx';
import type { ComponentProps } from 'react';

type PaymentPasswordFieldProps = Partial<
  Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>
>;

/** The payment password, wherever it is asked for or chosen. Browsers do not keep it: it is not the login's. */
export function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordField
      label={t`Payment password`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={PAYMENT_PASSWORD_SHAPE.maxLength}
      {...props}
      showLabel={t`Show payment password`}
      hideLabel={t`Hide payment password`}
    />
  );
}
