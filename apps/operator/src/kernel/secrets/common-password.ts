import { createRequire } from 'node:module';
import { ContractError } from '@palpite/contract/errors.ts';
import { COMMON_PASSWORD } from '@palpite/domain';

/**
 * The most common passwords: some 49,000 that have leaked most often (NIST SP 800-63B, OWASP ASVS 6.2.4). The list is
 * in this process; no password is sent anywhere to be looked up.
 */
let common: ReadonlySet<string> | undefined;

/** @param own further obvious guesses for this account: its name */
export function isCommonPassword(password: string, own: readonly (string | undefined)[]): boolean {
  common ??= new Set(readList());
  const folded = password.toLowerCase();
  return common.has(folded) || own.some((name) => name?.toLowerCase() === folded);
}

/**
 * Refuses a common password, naming its field.
 * @param username undefined for an account whose name is still to be made
 * @throws ContractError field_invalid
 */
export function refuseCommonPassword(
  field: string,
  password: string,
  username: string | undefined,
): void {
  if (!isCommonPassword(password, [username])) return;
  throw new ContractError('field_invalid', { fields: [{ field, reason: COMMON_PASSWORD }] });
}

/** Read when the first password is chosen, not at every start: it takes some milliseconds and 5 MB. */
function readList(): string[] {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
    dictionary: Record<'passwords-common', string[]>;
  };
  return dictionary['passwords-common'];
}
