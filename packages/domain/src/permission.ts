import { ACCOUNT_TYPES, type AccountType, GUEST_ACCOUNT_TYPE, isGuest } from './account-type.ts';

/**
 * Who may do what: the one table of the client, which shows by it, and of the server, which refuses by it (spec
 * section 6). A call of the contract names one of these permissions; there is no other list of account types.
 *
 * Beside the account types there are two roles: the visitor, who is not signed in, and the affiliate, an agent's
 * account that is no member's: it earns and never plays, and signs in on the agent side alone.
 */
export type Role = 'visitor' | 'affiliate' | AccountType;

const MEMBERS = [0, 1, 2, 41, 42] as const satisfies readonly AccountType[];
const AGENTS = [1, 2, 41, 42] as const satisfies readonly AccountType[];
const SIGNED_IN = ['affiliate', ...ACCOUNT_TYPES] as const satisfies readonly Role[];

export const ROLES: readonly Role[] = ['visitor', ...SIGNED_IN];

const TABLE = {
  /** Pages, catalogue, help; registering and signing in. */
  site: ROLES,
  /** Who one is and one's balance; the ways out. */
  'own-account': SIGNED_IN,
  /** Password, login history, terms: a guest has no password and agrees to nothing. */
  'own-password': ['affiliate', ...MEMBERS],
  /** Games, favourites, recent games; a guest plays with the trial wallet. */
  play: ACCOUNT_TYPES,
  /** Money, messages, points, missions, promotions. */
  'member-centre': MEMBERS,
  /** Downlines and contracts; signing in on the agent side. */
  'agent-centre': ['affiliate', ...AGENTS],
  /** That others register under one's affiliate code. */
  'affiliate-code': ['affiliate', ...AGENTS],
  chat: MEMBERS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof TABLE;
export const PERMISSIONS: Readonly<Record<Permission, readonly Role[]>> = TABLE;

/** Whether `role` may do what `permission` stands for. */
export function isPermitted(role: Role, permission: Permission): boolean {
  return PERMISSIONS[permission].includes(role);
}

/**
 * The role of an account that exists.
 * @returns `visitor` for an account that is neither a member's nor an agent's: it may do no more than one
 */
export function roleOf(account: { readonly type: AccountType; readonly isMember: boolean }): Role {
  if (isGuest(account.type)) return GUEST_ACCOUNT_TYPE;
  if (account.isMember) return account.type;
  return isPermitted(account.type, 'agent-centre') ? 'affiliate' : 'visitor';
}
