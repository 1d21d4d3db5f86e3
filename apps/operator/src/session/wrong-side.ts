import { ContractError } from '@palpite/contract/errors.ts';
import { isPermitted, roleOf } from '@palpite/domain';
import type { account } from '../database/schema/account.ts';

type AccountRow = Pick<typeof account.$inferSelect, 'status' | 'type' | 'isMember'>;

/** The permission that each side of the site is there for. */
const SIDES = { member: 'play', agent: 'agent-centre' } as const;
const NOT_OF_THAT_SIDE = { member: 'not_a_member', agent: 'not_an_agent' } as const;

/**
 * Why an account may not come in on a side, though its holder has proved who they are; null when it may. The table of
 * permissions decides. To be told to nobody else.
 */
export function wrongSide(
  row: AccountRow,
  side: keyof typeof SIDES,
): 'account_locked' | 'not_a_member' | 'not_an_agent' | null {
  if (row.status === 'locked') return 'account_locked';
  return isPermitted(roleOf(row), SIDES[side]) ? null : NOT_OF_THAT_SIDE[side];
}

/**
 * Keeps out whoever may not come in on the member side by a code, though it was right; nobody else is told.
 * @throws ContractError verification_code_invalid | account_locked | not_a_member
 */
export function refuseHolder(row: AccountRow): void {
  refuseUnlessActive(row);
  const refusal = wrongSide(row, 'member');
  if (refusal !== null) throw new ContractError(refusal);
}

/**
 * Keeps out the holder of an account that is closed or locked, though the code was right; either side's may come in.
 * @throws ContractError verification_code_invalid | account_locked
 */
export function refuseUnlessActive({ status }: Pick<AccountRow, 'status'>): void {
  if (status === 'closed') throw new ContractError('verification_code_invalid');
  if (status === 'locked') throw new ContractError('account_locked');
}
