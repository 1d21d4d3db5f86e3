import { decimalText, depositOrderNumber, readDepositOrder } from '@palpite/domain';
import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { depositPayment } from '../../tables/deposit.table.ts';
import { minorUnits, note, outcome, reason, word } from '#kernel/staff/inputs.ts';
import { invalidInput, notFound, wrongState } from '#kernel/staff/staff-error.ts';
import { NO_MONEY, type StaffContext, staffUseCases } from '#kernel/staff/use-case.ts';
import type { TurnoverNeeds } from '../../turnover/stakes-in.ts';
import { feeOf } from '../deposit-change.ts';
import { advance, lockOrder } from '../deposit-orders.ts';
import { type DepositEvent, mostOf } from '../deposit-state.ts';
import type { OrderRow } from '../order.ts';
import { isTakenBack } from '../taken-back.ts';
import { statusText } from './status-text.ts';

/** Staff's acts on deposits, with the row locked: of two at once the second sees the first one's result. */

const { act } = staffUseCases<TurnoverNeeds>();

/** The id behind an order's number. @throws StaffError */
export function readOrder(typed: string): number {
  const orderId = readDepositOrder(typed);
  if (orderId === undefined) throw invalidInput(`Invalid deposit number "${typed}".`);
  return orderId;
}

const money = ({ currency }: OrderRow, minor: bigint) =>
  `${decimalText(minor, currency)} ${currency}`;

/** Acts that need the money to be still there. */
const NEEDS_MONEY: ReadonlySet<DepositEvent['kind']> = new Set(['approved', 'refund-begun']);

/**
 * Applies events to an order, one after the other in one transaction.
 * @param eventsOf may refuse with a StaffError
 * @throws StaffError when the order's status does not allow it
 */
async function decide(
  { tx, client, services, now, own, about }: StaffContext<TurnoverNeeds>,
  { order: typed, note: text }: { readonly order: string; readonly note: string },
  eventsOf: (order: OrderRow) => readonly DepositEvent[],
): Promise<OrderRow> {
  const orderId = readOrder(typed);
  const work = { tx, client, services, now, own };
  const locked = await lockOrder(tx, orderId);
  if (locked === undefined) throw notFound(`Deposit D${orderId} not found.`);
  const takenBack = await isTakenBack(tx, locked);
  const number = depositOrderNumber(orderId);
  const paid =
    locked.paidMinor === null ? 'nothing paid' : `${money(locked, locked.paidMinor)} paid`;
  about({
    subject: number,
    accountId: locked.accountId,
    state: `${statusText(locked)}; ${paid}${takenBack ? '; payment reversed' : ''}`,
  });
  const by = { actor: 'operator', note: text } as const;
  let order = locked;
  for (const event of eventsOf(locked)) {
    if (takenBack && NEEDS_MONEY.has(event.kind)) {
      throw wrongState(`${number} has no money: its provider reversed payment ${order.paymentId}.`);
    }
    const { decision, order: changed } = await advance(work, order, event, by);
    if (decision.kind === 'refused') throw refusalOf(order, event);
    order = changed;
  }
  return order;
}

function refusalOf(order: OrderRow, { kind }: DepositEvent) {
  const status = `${depositOrderNumber(order.id)} is ${statusText(order)}`;
  return wrongState(
    kind === 'refund-begun'
      ? `${status}: only money received for a deposit in review or refused can be refunded, once.`
      : kind === 'refund-paid' || kind === 'refund-failed'
        ? `${status}: no refund is in progress.`
        : `${status}: it can no longer be decided.`,
  );
}

/**
 * The amount to credit: never more than the provider reports as paid, or than was ordered while it has reported
 * nothing, and never so little that the fee takes all of it.
 */
function approvalOf(order: OrderRow, amount: bigint | undefined): DepositEvent {
  const most = mostOf(order);
  const amountMinor = amount ?? most;
  if (amountMinor > most) {
    const what = order.paidMinor === null ? 'requested' : 'paid';
    throw invalidInput(`No more than ${money(order, most)} was ${what}.`);
  }
  const feeMinor = feeOf(order, amountMinor);
  if (feeMinor >= amountMinor) {
    throw invalidInput(
      `The fee would take all of ${money(order, amountMinor)}: nothing would be credited. Use "deposit refund" to return the money.`,
    );
  }
  return { kind: 'approved', amountMinor, feeMinor };
}

export const approveDeposit = act({
  name: 'deposit.approve',
  roles: ['cashier'],
  fourEyes: true,
  input: v.strictObject({ order: word, amount: v.optional(minorUnits), note }),
  run: (context, input) => decide(context, input, (order) => [approvalOf(order, input.amount)]),
});

export const refuseDeposit = act({
  name: 'deposit.refuse',
  roles: ['cashier', 'risk'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ order: word, reason, note }),
  run: (context, input) =>
    decide(context, input, () => [{ kind: 'refused', reason: input.reason }]),
});

/** The bank's reference, as the member finds it on a statement. */
const reference = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s+/g, ' ').trim()),
  v.minLength(1, 'expected the bank’s reference'),
  v.maxLength(64, 'at most 64 characters'),
);

function refundOf(
  order: OrderRow,
  input: { amount?: bigint | undefined; reason: string; reference?: string | undefined },
): readonly DepositEvent[] {
  if (order.paidMinor === null) {
    throw wrongState(`No money was received for ${depositOrderNumber(order.id)}.`);
  }
  const most = mostOf(order);
  const amountMinor = input.amount ?? most;
  if (amountMinor > most) throw invalidInput(`No more than ${money(order, most)} was paid.`);
  const begun = { kind: 'refund-begun', amountMinor, reason: input.reason } as const;
  if (input.reference === undefined) return [begun];
  const attempt = order.refundAttempt + 1;
  return [begun, { kind: 'refund-paid', attempt, reference: input.reference }];
}

/** Money that came for a deposit and was not credited goes back to its payer: ordered, then sent or not. */
export const refundDeposit = act({
  name: 'deposit.refund',
  roles: ['cashier'],
  fourEyes: true,
  input: v.strictObject({
    order: word,
    reason,
    amount: v.optional(minorUnits),
    /** Given when it was already sent. */
    reference: v.optional(reference),
    note,
  }),
  run: (context, input) => decide(context, input, (order) => refundOf(order, input)),
});

const REFUND_CONFIRMED = 'two people confirmed the refund; this records what the bank did';

export const recordRefundPaid = act({
  name: 'deposit.refund-paid',
  roles: ['cashier'],
  fourEyes: REFUND_CONFIRMED,
  input: v.strictObject({ order: word, reference, note }),
  run: (context, input) =>
    decide(context, input, ({ refundAttempt: attempt }) => [
      { kind: 'refund-paid', attempt, reference: input.reference },
    ]),
});

export const recordRefundFailed = act({
  name: 'deposit.refund-failed',
  roles: ['cashier'],
  fourEyes: REFUND_CONFIRMED,
  input: v.strictObject({ order: word, reason, note }),
  run: (context, input) =>
    decide(context, input, ({ refundAttempt: attempt }) => [
      { kind: 'refund-failed', attempt, reason: input.reason },
    ]),
});

/** A payment that belongs to no order is closed with a note; no money moves. */
export const resolvePayment = act({
  name: 'deposit.resolve',
  roles: ['cashier'],
  fourEyes: NO_MONEY,
  input: v.strictObject({ provider: word, payment: word, outcome }),
  async run({ tx, now, about }, { provider, payment, outcome: resolution }) {
    about({ subject: `${provider}/${payment}` });
    const closed = await tx
      .update(depositPayment)
      .set({ resolution, resolvedAt: now })
      .where(
        and(
          eq(depositPayment.provider, provider),
          eq(depositPayment.paymentId, payment),
          isNull(depositPayment.orderId),
          eq(depositPayment.state, 'settled'),
          isNull(depositPayment.resolvedAt),
        ),
      )
      .returning({ paymentId: depositPayment.paymentId });
    if (closed.length === 0) throw notFound('No open payment without a deposit has that name.');
    return payment;
  },
});
