import { ContractError } from '@palpite/contract/errors.ts';
import { findFieldProblem, localNumber } from '@palpite/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DIALLING_CODES } from '../account/dialling-codes.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { registrationRules } from '../account/registration-rules.ts';

const KNOWN_DIALLING_CODES = new Set(DIALLING_CODES.map((entry) => entry.countryDialingCode));

/** A number in E.164, the same for the same phone: the zero that is dialled only inside a country is removed. */
export function toE164(countryDialingCode: string, mobileNum: string): string {
  return canonicalNumber(`+${countryDialingCode}${mobileNum}`);
}

/** The canonical form of an international number; text that is not a number stays as it is. */
export function canonicalNumber(text: string): string {
  return parsePhoneNumberFromString(text)?.number ?? text;
}

/**
 * Reads a number by the brand's rule for mobile numbers.
 * @param field the number's name in this call
 * @throws ContractError field_invalid
 */
export function readMobile(
  brand: LiveBrand,
  typed: { countryDialingCode: string; mobileNum: string },
  field = 'mobileNum',
): string {
  const { mobileRules } = registrationRules(brand);
  const { countryDialingCode } = typed;
  const fields: { field: string; reason: string }[] = [];
  if (!KNOWN_DIALLING_CODES.has(countryDialingCode)) {
    fields.push({ field: 'countryDialingCode', reason: 'unfit' });
  }
  const rule = mobileRules.mobileNum;
  const mobileNum = localNumber(typed.mobileNum, countryDialingCode, rule);
  const problem = rule ? findFieldProblem(rule, mobileNum) : null;
  if (problem !== null) fields.push({ field, reason: problem });
  if (fields.length > 0) throw new ContractError('field_invalid', { fields });
  return toE164(countryDialingCode, mobileNum);
}
