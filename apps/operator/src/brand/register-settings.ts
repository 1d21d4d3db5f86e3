import type { Brand, BrandFlags } from '@palpite/brands/schema.ts';
import { endpoints, type FieldRule, type FieldRules } from '@palpite/contract';
import { EMAIL_SHAPE } from '@palpite/domain';
import { handler } from '../http/handler.ts';
import type { Services } from '../services.ts';
import { flagsOf } from './brand-state.ts';

type Field = keyof FieldRules;
type Shape = Omit<FieldRule, 'enabled' | 'required'>;

const shape = (
  patternId: FieldRule['patternId'],
  acceptedPattern: string,
  minLength: number,
  maxLength: number,
): Shape => ({ patternId, acceptedPattern, minLength, maxLength });

const anyText = (minLength: number, maxLength: number) => shape('any', '*', minLength, maxLength);

/** What each field's value may look like; lengths in characters. */
const SHAPES: Partial<Record<Field, Shape>> = {
  username: shape('letter-then-letters-digits', '^[A-Za-z][A-Za-z0-9]*$', 4, 16),
  // long pass phrases are welcome; only a letter and a digit are asked for
  password: shape('letters-and-digits', '^(?=.*[A-Za-z])(?=.*[0-9]).*$', 8, 64),
  confirmPassword: anyText(8, 64),
  // Vowels and tones of Thai, and accents that stand apart from their letter, are marks.
  payeeName: shape('letters-spaces', '^\\p{L}[\\p{L}\\p{M} .\\-]*$', 2, 60),
  paymentPassword: shape('digits', '^[0-9]+$', 6, 6),
  email: EMAIL_SHAPE,
  whatsapp: shape('digits', '^[0-9]+$', 8, 15),
  telegram: shape('no-spaces', '^\\S+$', 5, 32),
  zalo: shape('digits', '^[0-9]+$', 8, 15),
  affiliateCode: shape('letters-or-digits', '^[A-Za-z0-9]+$', 4, 16),
  referralCode: shape('letters-or-digits', '^[A-Za-z0-9]+$', 4, 16),
  birthday: shape('date-ymd', '^\\d{4}-\\d{2}-\\d{2}$', 10, 10),
  captcha: shape('letters-or-digits', '^[A-Za-z0-9]+$', 4, 8),
  verificationCode: anyText(0, 255),
  countryDialingCode: shape('digits', '^[0-9]+$', 1, 6),
};

const rule = (fieldShape: Shape, required: boolean): FieldRule => ({
  enabled: true,
  required,
  ...fieldShape,
});

/** The rules of one way of registering: what is always asked, what the brand switched on, what flags ask for. */
function rulesOf(brand: Brand, flags: BrandFlags, mobile: boolean): FieldRules {
  const rules: FieldRules = {};
  const ask = (field: Field, required: boolean, own = SHAPES[field]) => {
    if (own) rules[field] = rule(own, required);
  };
  const { fields, mobileDigits } = brand.registration;
  const mobileShape = shape('digits', '^[0-9]+$', mobileDigits.from, mobileDigits.to);
  const withPassword = !mobile || flags.MOBILENUMPASSREG3;
  if (!mobile) ask('username', true);
  if (withPassword) {
    ask('password', true);
    ask('confirmPassword', true);
  }
  for (const [field, { enabled, required }] of Object.entries(fields)) {
    if (enabled && field !== 'mobileNum') ask(field as Field, required);
  }
  const codeBySms = mobile || flags.REGMOBVERF3;
  if (codeBySms || fields.mobileNum?.enabled) {
    ask('countryDialingCode', true);
    ask('mobileNum', codeBySms || fields.mobileNum?.required === true, mobileShape);
  }
  if (codeBySms) ask('verificationCode', true);
  return rules;
}

/** The rules of both ways of registering at a brand, as they are switched now. */
export async function registrationRules(
  { merchants }: Pick<Services, 'merchants'>,
  merchantCode: string,
): Promise<{ rules: FieldRules; mobileRules: FieldRules }> {
  const state = await merchants.brand(merchantCode);
  const flags = flagsOf(state);
  return {
    rules: rulesOf(state.brand, flags, false),
    mobileRules: rulesOf(state.brand, flags, true),
  };
}

/** Which fields a registration asks for, and what each must look like. */
export const registerSettings = handler(
  endpoints.registerSettings,
  async ({ merchant, services }) => registrationRules(services, merchant.code),
);
