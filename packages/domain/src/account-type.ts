/**
 * Account types and what each may open. One table for client and server (spec section 6).
 *
 * The numbers are the wire's `isAgent` / `type` values; the names are the field's.
 */
export const ACCOUNT_TYPES = [0, 1, 2, 4, 41, 42] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** A trial account: its own play wallet, no member centre, no chat. */
export const GUEST_ACCOUNT_TYPE = 4 satisfies AccountType;

/** Types whose holders see the agent centre. */
export const AGENT_ACCOUNT_TYPES = [1, 2, 41, 42] as const satisfies readonly AccountType[];

/** Every signed-in type but the guest: who holds a real (play-money) account. */
export const REAL_ACCOUNT_TYPES = [0, 1, 2, 41, 42] as const satisfies readonly AccountType[];

/** True when `type` may open the agent centre. */
export function maySeeAgentCentre(type: AccountType): boolean {
  return (AGENT_ACCOUNT_TYPES as readonly AccountType[]).includes(type);
}

/** True when `type` may open the member centre: any signed-in account but a guest's. */
export function maySeeMemberCentre(type: AccountType): boolean {
  return type !== GUEST_ACCOUNT_TYPE;
}
