import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { depositOrder } from '../tables/deposit.table.ts';
import type { Services } from '#kernel/services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';

export type OrderRow = typeof depositOrder.$inferSelect;

/** The transaction that changes an order, and what else the change needs. */
export interface OrderWork extends Pick<Transaction, 'tx' | 'client'> {
  readonly services: Services;
  readonly now: Date;
  readonly own: TurnoverNeeds;
}
