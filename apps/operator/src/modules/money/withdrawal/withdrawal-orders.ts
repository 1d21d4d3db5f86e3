import { ContractError } from '@palpite/contract/errors.ts';
import type { Database, Transaction } from '@palpite/server/database/transaction.ts';
import { eq } from 'drizzle-orm';
import { emit } from '#kernel/events/operator-log.ts';
import { withdrawalChanged, withdrawalPaid } from './topics.ts';
import { withdrawal, withdrawalEvent } from '../tables/withdrawal.table.ts';
import { type OrderKind, transition } from '#kernel/orders/transition.ts';
import type { Services } from '#kernel/services.ts';
import { houseAccount } from '../wallet/accounts.ts';
import { notifyOfWithdrawal } from './notify-of-withdrawal.ts';
import {
  decide,
  type WithdrawalAct,
  type WithdrawalMoney,
  type WithdrawalNotice,
  type WithdrawalRefusal,
  type WithdrawalStep,
} from './withdrawal-state.ts';
import { withdrawalTerms } from './withdrawal-terms.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';
import { oweAdvance } from './withdrawal-work.ts';

/** Withdrawals in the database and in the ledger. Nothing else changes one after the request. */

/** The transaction that changes a withdrawal, and the actor. */
export interface WithdrawalWork extends Pick<Transaction, 'tx' | 'client'> {
  readonly services: Services;
  readonly now: Date;
  readonly by: 'member' | 'operator' | 'automatic';
}

/**
 * Makes a withdrawal's transition; the caller holds its row's lock.
 * @throws ContractError withdrawal_state | amount_out_of_range
 */
export async function advance(
  work: WithdrawalWork,
  row: WithdrawalRow,
  act: WithdrawalAct,
): Promise<WithdrawalRow> {
  const { decision, order } = await transition(WITHDRAWALS, work, row, act);
  if (decision.kind === 'refused') throw new ContractError(decision.because);
  return order;
}

/**
 * Emits a change of a withdrawal. It is paid once, by its first payout; a rest that is sent again changes it.
 * @param money what the change moved
 */
export function emitChange(
  { tx }: Pick<WithdrawalWork, 'tx'>,
  { id: orderId, brandCode, accountId, status, amountMinor }: WithdrawalRow,
  money: WithdrawalMoney | null,
): Promise<void> {
  const about = { brandCode, accountId };
  return money?.kind === 'pay'
    ? emit(tx, withdrawalPaid, about, { orderId, amountMinor })
    : emit(tx, withdrawalChanged, about, { orderId, status });
}

/** The approval by the brand's current settings: whether the clock pays is decided now, and was not promised. */
export async function approval(
  { services }: Pick<WithdrawalWork, 'services'>,
  { brandCode }: Pick<WithdrawalRow, 'brandCode'>,
): Promise<WithdrawalAct> {
  const { payoutSeconds } = withdrawalTerms(await services.brands.brand(brandCode));
  return { kind: 'approved', payoutSeconds };
}

/** The reference in the ledger's postings; the account record finds the order by it. */
export const referenceOf = ({ id }: Pick<WithdrawalRow, 'id'>): string => `withdrawal:${id}`;

const WITHDRAWALS: OrderKind<
  WithdrawalWork,
  WithdrawalRow,
  WithdrawalAct,
  WithdrawalMoney,
  WithdrawalStep,
  WithdrawalNotice,
  WithdrawalRefusal
> = {
  decide,
  post,
  async write({ tx }, { id }, values) {
    await tx.update(withdrawal).set(values).where(eq(withdrawal.id, id));
  },
  async log({ tx, services, now: at, by }, row, step) {
    const { id: withdrawalId, promisedAt } = row;
    const eventId = await writeEvent(tx, { withdrawalId, at, by, promisedAt, ...step });
    // Every event sets the time, so this is the one that holds.
    await oweAdvance(tx, services, row, eventId);
  },
  notify: notifyOfWithdrawal,
  announce: emitChange,
};

/** Adds a line to the log. @returns its number */
export async function writeEvent(
  tx: Database,
  event: typeof withdrawalEvent.$inferInsert,
): Promise<number> {
  const [written] = await tx
    .insert(withdrawalEvent)
    .values(event)
    .returning({ id: withdrawalEvent.id });
  if (written === undefined) throw new Error('an event of a withdrawal was not written');
  return written.id;
}

async function post(
  { services: { ledger }, client }: WithdrawalWork,
  row: WithdrawalRow,
  money: WithdrawalMoney,
): Promise<void> {
  const { id, currency, feeMinor } = row;
  const brand = { code: row.brandCode, currency };
  const payments = houseAccount('payments', brand);
  const reference = referenceOf(row);
  switch (money.kind) {
    case 'pay':
      await ledger.settleHold(client, {
        key: `withdrawal:${id}:paid`,
        kind: 'withdrawal-paid',
        reference,
        holdId: holdOf(row),
        destination: payments,
        also: [
          {
            source: payments,
            destination: houseAccount('payment-fees', brand),
            amountMinor: feeMinor,
            currency,
          },
        ].filter(({ amountMinor }) => amountMinor > 0n),
      });
      return;
    case 'return':
      await ledger.releaseHold(client, {
        key: `withdrawal:${id}:returned`,
        kind: 'withdrawal-returned',
        reference,
        holdId: holdOf(row),
      });
      return;
    case 'pay-rest':
      await ledger.post(client, {
        // The number of the payout: when it is disputed again the next rest has another.
        key: `withdrawal:${id}:rest:${row.payouts - 1}`,
        kind: 'withdrawal-rest',
        reference,
        postings: [
          {
            source: houseAccount('payment-losses', brand),
            destination: payments,
            amountMinor: money.amountMinor,
            currency,
          },
        ],
      });
  }
}

function holdOf({ id, holdId }: WithdrawalRow): string {
  if (holdId === null) throw new Error(`withdrawal ${id} holds nothing`);
  return holdId;
}
