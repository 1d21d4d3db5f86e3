import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldRule } from '@palpite/contract/field-rule.ts';
import { type FormField, isSecret } from './register-fields.ts';

const MESSENGER = msg({ message: 'maria.silva', comment: 'An example of a name in a messenger' });
const NUMBER = msg({
  message: '85 123 4567',
  comment: 'An example of a mobile number, as the language’s country writes it',
});
const CODE = 'AB12CD';

/** What a value looks like. Secrets have none, and a date and a country show their own. */
const EXAMPLES: Partial<Record<FormField, MessageDescriptor | string>> = {
  username: msg({
    message: 'maria88',
    comment: 'An example of an account name: letters and digits',
  }),
  password: msg`A phrase only you know`,
  payeeName: msg({ message: 'Maria Silva', comment: 'An example of a person’s full name' }),
  nickname: msg({ message: 'Mari', comment: 'An example of a nickname' }),
  email: msg({ message: 'maria@example.com', comment: 'An example of an e-mail address' }),
  mobileNum: NUMBER,
  whatsapp: NUMBER,
  zalo: NUMBER,
  verificationCode: '123456',
  telegram: MESSENGER,
  line: MESSENGER,
  wechat: MESSENGER,
  facebook: MESSENGER,
  qqNum: '10001',
  address: msg({ message: '12 Station Street', comment: 'An example of a postal address' }),
  nationality: msg({ message: 'Brazil', comment: 'An example of a country' }),
  occupation: msg({ message: 'Teacher', comment: 'An example of an occupation' }),
  affiliateCode: CODE,
  referralCode: CODE,
};

/** The placeholder of a field: an example, and the star of a required one (spec section 5). */
export function useExample(field: FormField, rule: FieldRule): string | undefined {
  const { t, i18n } = useLingui();
  const star = rule.required ? ' *' : '';
  const known = EXAMPLES[field];
  if (known !== undefined) return `${typeof known === 'string' ? known : i18n._(known)}${star}`;
  if (field === 'confirmPassword') return `${t`The same again`}${star}`;
  const { minLength, maxLength } = rule;
  if (isSecret(field)) {
    return minLength === maxLength
      ? `${t`${minLength} characters`}${star}`
      : `${t`${minLength} to ${maxLength} characters`}${star}`;
  }
  return rule.required ? t`Required *` : undefined;
}
