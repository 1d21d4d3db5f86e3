import { type FieldRules, REGISTRATION_FIELDS, type RegistrationField } from '@palpite/contract';
import { ContractError } from '@palpite/contract/errors.ts';
import { findAgeProblem, findFieldProblem, localNumber, tidyValue } from '@palpite/domain';

/** Every field but the captcha, which has rules of its own. */
export type TypedField = Exclude<RegistrationField, 'captcha'>;
/** The values of required and optional fields; a field that is off is never in here, whatever was sent. */
export type TypedValues = Partial<Record<TypedField, string>>;

interface Asked {
  readonly rules: FieldRules;
  /** Today in the brand's time zone, `yyyy-MM-dd`, and the minimum age in years on that day. */
  readonly today: string;
  readonly minimumAge: number;
}

/** The fields that both ways of registering send; one of them has no username. */
type Body = Readonly<Partial<Record<TypedField, string | undefined>>>;

/**
 * Reads a registration by the brand's rules. A field that the brand does not use is ignored, not refused: a form that
 * was open when the brand switched it off must still register. It is never stored.
 * @throws ContractError field_invalid naming every invalid field
 */
export function readFields(body: Body, { rules, today, minimumAge }: Asked): TypedValues {
  const values: TypedValues = {};
  const fields: { field: string; reason: string }[] = [];
  for (const field of REGISTRATION_FIELDS) {
    const rule = rules[field];
    if (field === 'captcha' || !rule?.enabled) continue;
    const typed = body[field] ?? '';
    const value =
      field === 'mobileNum'
        ? localNumber(typed, body.countryDialingCode ?? '', rule)
        : tidyValue(field, typed);
    const problem =
      findFieldProblem(rule, value) ??
      (field === 'birthday' && value !== '' ? findAgeProblem(value, today, minimumAge) : null);
    if (problem !== null) fields.push({ field, reason: problem });
    else if (field === 'confirmPassword' && value !== body.password) {
      fields.push({ field, reason: 'inconsistent twice' });
    } else if (value !== '') values[field] = value;
  }
  if (fields.length > 0) throw new ContractError('field_invalid', { fields });
  return values;
}
