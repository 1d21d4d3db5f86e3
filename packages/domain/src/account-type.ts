/** Account types: the numbers are the wire's `isAgent` / `type` values. What each may do is in `permission.ts`. */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** A trial account: a wallet of its own whose money was never anybody's. */
export const GUEST_ACCOUNT_TYPE = 4 satisfies AccountType;

/** Whether an account is a guest's, on trial, and not a real one. */
export function isGuest(type: AccountType): boolean {
  return type === GUEST_ACCOUNT_TYPE;
}
