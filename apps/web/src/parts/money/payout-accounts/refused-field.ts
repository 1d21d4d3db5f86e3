import type { CallError } from '@palpite/contract/call-error.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';

/**
 * The field that a refusal is about, by the name that it has in the call.
 * @param fields those that the form shows
 * @returns null where it is about none of them
 */
export function refusedField<Field extends string>(
  error: CallError,
  fields: readonly Field[],
): Field | null {
  const named = refusalValue(error, 'field_invalid')?.fields[0]?.field ?? BY_CODE[error.code ?? ''];
  return fields.find((field) => field === named) ?? null;
}

const BY_CODE: Partial<Record<string, string>> = {
  password_incorrect: 'password',
  payment_password_incorrect: 'paymentPassword',
  payout_account_exists: 'key',
};
