import { ContractError } from '@palpite/contract/errors.ts';
import type { account } from '../database/schema/account.ts';

type Owner = Pick<typeof account.$inferSelect, 'status' | 'isMember'>;

/**
 * Keeps out whoever may not come in by a code on the member side, though the code was right; nobody else is told.
 * @throws ContractError verification_code_invalid | account_locked | not_a_member
 */
export function refuseHolder({ status, isMember }: Owner): void {
  if (status === 'closed') throw new ContractError('verification_code_invalid');
  if (status === 'locked') throw new ContractError('account_locked');
  if (!isMember) throw new ContractError('not_a_member');
}
