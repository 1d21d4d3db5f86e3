import { expect, test } from 'vitest';
import { readRegistration } from './read-registration.ts';
import { FIELD_LOOKS, type AskedField, type FormField } from './register-fields.ts';

const FIELDS = Object.keys(FIELD_LOOKS) as FormField[];
const rule = {
  enabled: true,
  required: false,
  minLength: 0,
  maxLength: 99,
  patternId: 'any',
  acceptedPattern: '*',
} as const;
const asked = (fields: readonly FormField[]): AskedField[] =>
  fields.map((field) => ({ field, rule }));
/** Each field's own name, with spaces around it. */
const typed = Object.fromEntries(FIELDS.map((field) => [field, ` ${field} `]));
const answer = { captchaToken: 'token', captcha: 'abcd' };
const at = {
  origin: 'https://play.example',
  path: '/register',
  linkCode: 'LINK1',
  termsVersion: '2026-01-01',
  answer,
};

/** The payload as the specification lists it (section 3); the id token comes with the firebase route. */
const PAYLOAD =
  'username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode affiliateCode ' +
  'paymentPassword line whatsapp zalo facebook wechat idNumber referralCode domain countryDialingCode registerUrl ' +
  'registerMethod login firebaseChannel';

test('[REG-20] the payload carries every field of the registration payload, and its fixed values', () => {
  const { body } = readRegistration('username', { ...typed, termsAgreed: true }, asked(FIELDS), at);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(PAYLOAD.split(' ')));
  expect(body).toMatchObject({
    username: 'username',
    password: ' password ',
    registerMethod: 'WEB',
    login: true,
    firebaseChannel: 'sms',
    domain: 'https://play.example',
    registerUrl: '/register',
    captcha: answer,
    termsAgreed: true,
    termsVersion: '2026-01-01',
  });
});

test('a registration by number has no account name', () => {
  const { body } = readRegistration('mobile', { ...typed, termsAgreed: true }, asked(FIELDS), at);
  expect(body).not.toHaveProperty('username');
  expect(body).toMatchObject({ mobileNum: 'mobileNum', verificationCode: 'verificationCode' });
});

test('[REG-21] without an affiliate code field the code comes from the link, and is not checked first; a typed one is', () => {
  const without = asked(FIELDS.filter((field) => field !== 'affiliateCode'));
  const linked = readRegistration('username', typed, without, at);
  expect(linked).toMatchObject({ codeToCheck: undefined, body: { affiliateCode: 'LINK1' } });
  const own = readRegistration('username', typed, asked(FIELDS), { ...at, linkCode: undefined });
  expect(own).toMatchObject({
    codeToCheck: 'affiliateCode',
    body: { affiliateCode: 'affiliateCode' },
  });
});
