import type { AccountType } from './account-type.ts';

/** What an agent can open below itself. */
export const DOWNLINE_KINDS = ['member', 'agent'] as const;
export type DownlineKind = (typeof DOWNLINE_KINDS)[number];

/**
 * The type of an account that an agent opens directly below itself. Agents of the first rank of a line (1 and 41) are
 * created by the operator alone: an agent that they open is of the second rank of the same line (2 and 42).
 */
export function downlineType(upline: AccountType, kind: DownlineKind): Exclude<AccountType, 4> {
  if (kind === 'member') return 0;
  return upline === 41 || upline === 42 ? 42 : 2;
}
