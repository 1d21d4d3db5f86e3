import type { WithdrawalEvent, WithdrawalStatus } from '@palpite/contract/withdrawal.ts';
import { ContractError } from '@palpite/contract/errors.ts';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { withdrawal, withdrawalEvent } from '../database/schema/withdrawal.ts';
import type { Services } from '../services.ts';
import { type WithdrawalTerms, withdrawalTerms } from './withdrawal-terms.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/** What every step of a withdrawal is made of; the steps themselves are in `withdrawal-steps.ts`. */

/** What a step works on: a locked row, in a transaction. */
export interface Step extends Pick<Transaction, 'tx' | 'client'> {
  readonly services: Services;
  readonly row: WithdrawalRow;
  readonly at: Date;
  readonly by: 'member' | 'operator' | 'automatic';
}

/** Writes the new state and the event. */
export async function transition(
  { tx, row, at, by }: Step,
  event: WithdrawalEvent,
  changed: Partial<WithdrawalRow>,
  details: { readonly note?: string; readonly amountMinor?: bigint } = {},
): Promise<WithdrawalRow> {
  await tx.update(withdrawal).set(changed).where(eq(withdrawal.id, row.id));
  const promisedAt = changed.promisedAt ?? null;
  await tx
    .insert(withdrawalEvent)
    .values({ withdrawalId: row.id, at, event, by, promisedAt, ...details });
  return { ...row, ...changed };
}

/** A final state: nothing is due any more. */
export const over = (status: WithdrawalStatus) =>
  ({ status, waits: [], promisedAt: null, dueAt: null }) as const;

export function requireStatus({ row }: Step, ...statuses: readonly WithdrawalStatus[]): void {
  if (!statuses.includes(row.status)) throw new ContractError('withdrawal_state');
}

export const termsOf = async ({ services, row }: Step): Promise<WithdrawalTerms> =>
  withdrawalTerms(await services.brands.brand(row.brandCode));
export const after = ({ at }: Step, seconds: number) => new Date(at.getTime() + seconds * 1_000);
export const brandOf = ({ brandCode, currency }: WithdrawalRow) => ({ code: brandCode, currency });
/** What the ledger's postings name; the account record finds the order by it. */
export const referenceOf = ({ id }: Pick<WithdrawalRow, 'id'>): string => `withdrawal:${id}`;

export function holdOf({ id, holdId }: WithdrawalRow): string {
  if (holdId === null) throw new Error(`withdrawal ${id} holds nothing`);
  return holdId;
}
