import type { FieldRule, FieldRules } from '@palpite/contract';
import {
  EMAIL_SHAPE,
  FIELD_PATTERNS,
  NICKNAME_RULE,
  PAYEE_NAME_SHAPE,
  PAYMENT_PASSWORD_SHAPE,
  type PatternId,
} from '@palpite/domain';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';

type Field = keyof FieldRules;
type Shape = Omit<FieldRule, 'enabled' | 'required'>;

/** A kind of pattern with its lengths, in characters. */
const shape = (patternId: PatternId, minLength: number, maxLength: number): Shape => ({
  patternId,
  acceptedPattern: FIELD_PATTERNS[patternId],
  minLength,
  maxLength,
});

/** The shape of each field's value; the number's lengths are the brand's. */
const SHAPES: Readonly<Record<Exclude<Field, 'mobileNum'>, Shape>> = {
  username: shape('letter-then-letters-digits', 4, 16),
  password: shape('letters-and-digits', 8, 64),
  confirmPassword: shape('any', 8, 64),
  payeeName: PAYEE_NAME_SHAPE,
  paymentPassword: PAYMENT_PASSWORD_SHAPE,
  nickname: shape('nickname', NICKNAME_RULE.minLength, NICKNAME_RULE.maxLength),
  email: EMAIL_SHAPE,
  countryDialingCode: shape('digits', 1, 6),
  verificationCode: shape('any', 0, 255),
  qqNum: shape('digits', 5, 12),
  line: shape('no-spaces', 4, 20),
  whatsapp: shape('digits', 8, 15),
  zalo: shape('digits', 8, 15),
  telegram: shape('no-spaces', 5, 32),
  facebook: shape('no-spaces', 5, 60),
  wechat: shape('no-spaces', 6, 20),
  idNumber: shape('letters-or-digits', 5, 20),
  birthday: shape('date-ymd', 10, 10),
  address: shape('any', 5, 160),
  nationality: shape('letters-spaces', 2, 60),
  occupation: shape('any', 2, 60),
  sourceOfIncome: shape('any', 2, 60),
  affiliateCode: shape('letters-or-digits', 4, 16),
  recommenderId: shape('letters-or-digits', 4, 16),
  referralCode: shape('letters-or-digits', 4, 16),
  captcha: shape('letters-or-digits', 4, 8),
};

const rule = (fieldShape: Shape, required: boolean): FieldRule => ({
  enabled: true,
  required,
  ...fieldShape,
});

const isOwnField = (field: string): field is keyof typeof SHAPES => field in SHAPES;

type RegistrationBrand = Pick<LiveBrand, 'flags' | 'registration'>;

/**
 * The rules of one way of registering: fields that are always required, those that the brand has enabled, and those
 * that flags require.
 */
function rulesOf({ flags, registration }: RegistrationBrand, mobile: boolean): FieldRules {
  const { fields, mobileDigits } = registration;
  const rules: FieldRules = {};
  const ask = (field: keyof typeof SHAPES, required: boolean) => {
    rules[field] = rule(SHAPES[field], required);
  };
  const mobileShape = shape('digits', mobileDigits.from, mobileDigits.to);
  const withPassword = !mobile || flags.MOBILENUMPASSREG3;
  if (!mobile) ask('username', true);
  if (withPassword) {
    ask('password', true);
    ask('confirmPassword', true);
  }
  for (const [field, { enabled, required }] of Object.entries(fields)) {
    // No money moves later without one, so where it is a field, it is required.
    if (enabled && isOwnField(field)) ask(field, required || field === 'paymentPassword');
  }
  const codeBySms = mobile || flags.REGMOBVERF3;
  if (codeBySms || fields.mobileNum?.enabled) {
    ask('countryDialingCode', true);
    rules.mobileNum = rule(mobileShape, codeBySms || fields.mobileNum?.required === true);
  }
  if (codeBySms) ask('verificationCode', true);
  return rules;
}

/** The current rules of both ways of registering at a brand. */
export function registrationRules(brand: RegistrationBrand): {
  rules: FieldRules;
  mobileRules: FieldRules;
} {
  return { rules: rulesOf(brand, false), mobileRules: rulesOf(brand, true) };
}
