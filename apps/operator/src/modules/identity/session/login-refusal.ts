import { ContractError } from '@palpite/contract/errors.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import type { account } from '../tables/account.table.ts';

type AccountRow = Pick<typeof account.$inferSelect, 'status' | 'type' | 'isMember'>;

/** The permission that each side of the site requires. */
const SIDES = { member: 'play', agent: 'agent-centre' } as const;
const OTHER_SIDE = { member: 'not_a_member', agent: 'not_an_agent' } as const;

/**
 * Why an account may not log in on a side of the site although its login was proved; null when it may. The table of
 * permissions decides. Only a proved login may learn it.
 */
export function loginRefusal(
  row: AccountRow,
  side: keyof typeof SIDES,
): 'account_locked' | 'not_a_member' | 'not_an_agent' | null {
  if (row.status === 'locked') return 'account_locked';
  return isPermitted(roleOf(row), SIDES[side]) ? null : OTHER_SIDE[side];
}

/**
 * Refuses an account that may not log in on the member side, after its code was right.
 * @throws ContractError verification_code_invalid | account_locked | not_a_member
 */
export function requireMemberLogin(row: AccountRow): void {
  requireActiveAccount(row);
  const refusal = loginRefusal(row, 'member');
  if (refusal !== null) throw new ContractError(refusal);
}

/**
 * Refuses an account that is closed or locked, after its code was right. Accounts of either side may log in.
 * @throws ContractError verification_code_invalid | account_locked
 */
export function requireActiveAccount({ status }: Pick<AccountRow, 'status'>): void {
  if (status === 'closed') throw new ContractError('verification_code_invalid');
  if (status === 'locked') throw new ContractError('account_locked');
}
