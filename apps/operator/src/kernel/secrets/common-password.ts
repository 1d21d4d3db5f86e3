import { createRequire } from 'node:module';

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

/** Read when the first password is chosen, not at every start: it takes some milliseconds and 5 MB. */
function readList(): string[] {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common') as {
    dictionary: Record<'passwords-common', string[]>;
  };
  return dictionary['passwords-common'];
}
