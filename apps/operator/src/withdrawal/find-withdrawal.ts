import { ContractError } from '@palpite/contract/errors.ts';
import { and, eq } from 'drizzle-orm';
import { withdrawal } from '../database/schema/withdrawal.ts';
import type { Database } from '../database/transaction.ts';
import { readWithdrawalOrder } from '../record/order-number.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** An account's withdrawal by its order number. @throws ContractError not_found, for another account's too */
export async function ownWithdrawal(
  database: Database,
  accountId: number,
  order: string,
): Promise<WithdrawalRow> {
  const id = readWithdrawalOrder(order);
  const [row] =
    id === undefined
      ? []
      : await database.select().from(withdrawal).where(ofAccount(accountId, id));
  if (row === undefined) throw new ContractError('not_found');
  return row;
}

/** The same, locked until the transaction ends: what is read of it stays so. @throws ContractError not_found */
export async function lockOwnWithdrawal(
  tx: Database,
  accountId: number,
  order: string,
): Promise<WithdrawalRow> {
  const id = readWithdrawalOrder(order);
  const [row] =
    id === undefined
      ? []
      : await tx.select().from(withdrawal).where(ofAccount(accountId, id)).for('update');
  if (row === undefined) throw new ContractError('not_found');
  return row;
}

const ofAccount = (accountId: number, id: number) =>
  and(eq(withdrawal.id, id), eq(withdrawal.accountId, accountId));
