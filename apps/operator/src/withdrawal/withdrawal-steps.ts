import { ContractError } from '@palpite/contract/errors.ts';
import type { ReceiptAnswer } from '../database/schema/withdrawal.ts';
import { houseAccount } from '../wallet/accounts.ts';
import { notifyOfWithdrawal } from './notify-of-withdrawal.ts';
import {
  after,
  holdOf,
  brandOf,
  over,
  referenceOf,
  requireStatus,
  type Step,
  transition,
  termsOf,
} from './withdrawal-step.ts';
import type { WithdrawalRow } from './withdrawal-view.ts';

/**
 * Every step that a withdrawal can take once it was asked for, and the only place that takes one. Whoever takes it holds
 * the row locked (`lockWithdrawal`), so that of two who meet the second finds what the first has left. Each step looks at
 * the status, moves the money, writes the row and its timeline, and tells the member, all in one transaction; the ledger
 * resolves a hold once whatever else goes wrong.
 */

/** It passed: what is held waits for its payout. @throws ContractError withdrawal_state */
export async function approve(step: Step): Promise<WithdrawalRow> {
  requireStatus(step, 'awaiting-review');
  const { payoutMinutes, payoutSeconds } = await termsOf(step);
  const approved = await transition(step, 'approved', {
    status: 'awaiting-payout',
    waits: ['payout'],
    note: null,
    promisedAt: after(step, payoutMinutes * 60),
    dueAt: payoutSeconds === null ? null : after(step, payoutSeconds),
  });
  await notifyOfWithdrawal(step, approved, 'approved');
  return approved;
}

/** Whether clock or hand may be paying it: it has passed, and nobody holds it back. */
export const mayBeGoingOut = ({ status, waits }: WithdrawalRow): boolean =>
  status === 'awaiting-payout' && !waits.includes('operator');

/** It stays where it is, for a reason that its member is told, until somebody takes it on. */
export async function holdUp(step: Step, reason: string, until: Date): Promise<WithdrawalRow> {
  requireStatus(step, 'awaiting-review', 'awaiting-payout');
  const held = await transition(
    step,
    'held',
    { waits: ['operator'], note: reason, promisedAt: until, dueAt: null },
    { note: reason },
  );
  await notifyOfWithdrawal(step, held, 'held');
  return held;
}

/**
 * It is not paid: what was held is free again, the fee too. One that awaits its payout is held first, since somebody may
 * be sending its money at this moment. @throws ContractError withdrawal_state
 */
export async function refuse(step: Step, reason: string): Promise<WithdrawalRow> {
  requireStatus(step, 'awaiting-review', 'awaiting-payout');
  if (mayBeGoingOut(step.row)) throw new ContractError('withdrawal_state');
  await giveBack(step);
  const refused = await transition(
    step,
    'refused',
    { ...over('refused'), note: reason },
    { note: reason },
  );
  await notifyOfWithdrawal(step, refused, 'refused');
  return refused;
}

/** Its member takes it back. @throws ContractError withdrawal_state once it has passed */
export async function cancel(step: Step): Promise<WithdrawalRow> {
  requireStatus(step, 'awaiting-review');
  await giveBack(step);
  return transition(step, 'cancelled', { ...over('cancelled'), note: null });
}

/** The money is sent: what was held leaves the house's books of members. @throws ContractError withdrawal_state */
export async function pay(step: Step): Promise<WithdrawalRow> {
  requireStatus(step, 'awaiting-payout');
  const { row, services, client } = step;
  const brand = brandOf(row);
  const payments = houseAccount('payments', brand);
  await services.ledger.settleHold(client, {
    key: `withdrawal:${row.id}:paid`,
    kind: 'withdrawal-paid',
    reference: referenceOf(row),
    holdId: holdOf(row),
    destination: payments,
    also: [
      {
        source: payments,
        destination: houseAccount('payment-fees', brand),
        amountMinor: row.feeMinor,
        currency: row.currency,
      },
    ].filter(({ amountMinor }) => amountMinor > 0n),
  });
  return sent(step, 'paid', row.amountMinor);
}

/** What its member says of the payout, or nobody in time. @throws ContractError withdrawal_state | amount_out_of_range */
export async function answerReceipt(
  step: Step,
  answer: ReceiptAnswer,
  partlyMissingMinor = 0n,
): Promise<WithdrawalRow> {
  requireStatus(step, 'paid');
  const { payoutMinor } = step.row;
  if (payoutMinor === null) throw new Error(`withdrawal ${step.row.id} is paid and sent nothing`);
  if (answer === 'received' || answer === 'counted') {
    const event = answer === 'received' ? 'received' : 'counted-as-received';
    const confirmed = { ...over('confirmed'), note: null, receipt: answer, missingMinor: 0n };
    return transition(step, event, confirmed);
  }
  const missingMinor = answer === 'not' ? payoutMinor : partlyMissingMinor;
  if (answer === 'partly' && (missingMinor <= 0n || missingMinor >= payoutMinor)) {
    throw new ContractError('amount_out_of_range');
  }
  const { settlementMinutes } = await termsOf(step);
  return transition(
    step,
    answer === 'not' ? 'not-received' : 'partly-received',
    {
      status: answer === 'not' ? 'disputed' : 'partly-received',
      waits: ['settlement'],
      note: null,
      promisedAt: after(step, settlementMinutes * 60),
      dueAt: null,
      receipt: answer,
      missingMinor,
    },
    { amountMinor: missingMinor },
  );
}

/**
 * The member is right: what is missing is sent again, at the house's loss until its provider gives it back. That payout
 * is confirmed like the first. @throws ContractError withdrawal_state
 */
export async function settleByPaying(step: Step): Promise<WithdrawalRow> {
  requireStatus(step, 'partly-received', 'disputed');
  const { row, services, client } = step;
  const amountMinor = row.missingMinor ?? 0n;
  const brand = brandOf(row);
  await services.ledger.post(client, {
    key: `withdrawal:${row.id}:rest:${row.payouts}`,
    kind: 'withdrawal-rest',
    reference: referenceOf(row),
    postings: [
      {
        source: houseAccount('payment-losses', brand),
        destination: houseAccount('payments', brand),
        amountMinor,
        currency: row.currency,
      },
    ],
  });
  return sent(step, 'rest-paid', amountMinor);
}

/** The money did arrive, the operator finds: it counts as received. @throws ContractError withdrawal_state */
export async function settleByRefusing(step: Step, reason: string): Promise<WithdrawalRow> {
  requireStatus(step, 'partly-received', 'disputed');
  const settled = await transition(
    step,
    'dispute-refused',
    { ...over('confirmed'), note: reason },
    { note: reason },
  );
  await notifyOfWithdrawal(step, settled, 'dispute-refused');
  return settled;
}

/** Its member has the whole time to answer again, where some of it passed while the account was locked. */
export async function extendReceipt(step: Step): Promise<WithdrawalRow> {
  requireStatus(step, 'paid');
  const { receiptMinutes } = await termsOf(step);
  const until = after(step, receiptMinutes * 60);
  const { dueAt } = step.row;
  if (dueAt !== null && dueAt >= until) return step.row;
  return transition(step, 'receipt-extended', { promisedAt: until, dueAt: until });
}

async function sent(step: Step, event: 'paid' | 'rest-paid', amountMinor: bigint) {
  const { receiptMinutes } = await termsOf(step);
  const until = after(step, receiptMinutes * 60);
  const paid = await transition(
    step,
    event,
    {
      status: 'paid',
      waits: ['receipt'],
      note: null,
      promisedAt: until,
      dueAt: until,
      payoutMinor: amountMinor,
      payouts: step.row.payouts + 1,
      receipt: null,
      missingMinor: null,
    },
    { amountMinor },
  );
  await notifyOfWithdrawal(step, paid, event);
  return paid;
}

async function giveBack({ row, services, client }: Step): Promise<void> {
  await services.ledger.releaseHold(client, {
    key: `withdrawal:${row.id}:returned`,
    kind: 'withdrawal-returned',
    reference: referenceOf(row),
    holdId: holdOf(row),
  });
}
