import { useLingui } from '@lingui/react/macro';
import { EMAIL_SHAPE } from '@palpite/domain/field-rule.ts';
import { fitsRule } from '../lib/fits-rule.ts';
import { useFieldRules } from '../password/password-api.ts';

/** What a form asks of the address or the number that a code is sent to, as its library takes it. */
export function useRecipientRules() {
  const { t, i18n } = useLingui();
  const rules = useFieldRules();
  return {
    email: {
      required: t`Enter your email address`,
      validate: fitsRule(i18n, 'email', { ...EMAIL_SHAPE, enabled: true, required: true }),
    },
    countryDialingCode: { required: t`Choose the country code` },
    mobileNum: {
      required: t`Enter your mobile number`,
      validate: fitsRule(i18n, 'mobileNum', rules?.mobileRules.mobileNum),
    },
  };
}
