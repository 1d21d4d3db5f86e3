import { ContractError } from '@palpite/contract/errors.ts';
import type { Database } from '@palpite/server/database/transaction.ts';
import { and, eq } from 'drizzle-orm';
import { withdrawal } from '../tables/withdrawal.table.ts';
import { readWithdrawalOrder } from '@palpite/domain';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** An account's withdrawal by its order number. @throws ContractError not_found, for another account's too */
export const ownWithdrawal = (database: Database, accountId: number, order: string) =>
  found(order, (id) => database.select().from(withdrawal).where(ofAccount(accountId, id)));

/** The same, locked until the transaction ends. @throws ContractError not_found */
export const lockOwnWithdrawal = (tx: Database, accountId: number, order: string) =>
  found(order, (id) => tx.select().from(withdrawal).where(ofAccount(accountId, id)).for('update'));

async function found(
  order: string,
  read: (id: number) => PromiseLike<WithdrawalRow[]>,
): Promise<WithdrawalRow> {
  const id = readWithdrawalOrder(order);
  const [row] = id === undefined ? [] : await read(id);
  if (row === undefined) throw new ContractError('not_found');
  return row;
}

const ofAccount = (accountId: number, id: number) =>
  and(eq(withdrawal.id, id), eq(withdrawal.accountId, accountId));
