import { useLingui } from '@lingui/react/macro';
import { EMAIL_SHAPE } from '@palpite/domain/email.ts';
import { localNumber } from '@palpite/domain/mobile-number.ts';
import { fitsRule } from '../../../lib/fits-rule.ts';
import { useFieldRules } from '../new-password/password-api.ts';

interface TypedNumber {
  countryDialingCode: string;
  mobileNum: string;
}

/** What a form asks of the address or the number that a code is sent to, as its library takes it. */
export function useRecipientRules() {
  const { t, i18n } = useLingui();
  const rule = useFieldRules()?.mobileRules.mobileNum;
  const fits = fitsRule(i18n, 'mobileNum', rule);
  const readNumber = ({ countryDialingCode, mobileNum }: TypedNumber) => ({
    countryDialingCode,
    mobileNum: localNumber(mobileNum, countryDialingCode, rule),
  });
  return {
    email: {
      required: t`Enter your email address`,
      validate: fitsRule(i18n, 'email', { ...EMAIL_SHAPE, enabled: true, required: true }),
    },
    countryDialingCode: { required: t`Choose the country code` },
    mobileNum: {
      required: t`Enter your mobile number`,
      validate: (_: string, typed: TypedNumber) => fits(readNumber(typed).mobileNum),
    },
    /** The number that somebody typed, without the signs between its digits. */
    readNumber,
  };
}
