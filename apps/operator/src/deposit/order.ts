import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { depositOrder } from '../database/schema/deposit.ts';
import type { Services } from '../services.ts';

export type OrderRow = typeof depositOrder.$inferSelect;

/** The transaction that changes an order, and what else the change needs. */
export interface OrderWork extends Pick<Transaction, 'tx' | 'client'> {
  readonly services: Services;
  readonly now: Date;
}
