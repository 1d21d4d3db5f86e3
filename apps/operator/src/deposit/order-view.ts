import type {
  DepositOrder,
  DepositOrderSummary,
  DepositStatus,
} from '@palpite/contract/deposit.ts';
import { depositFeeOf, depositTurnoverOf, type Language } from '@palpite/domain';
import { asc, eq } from 'drizzle-orm';
import type { BrandState } from '../brand/brand-state.ts';
import { textIn } from '../brand/localized.ts';
import { depositStep } from '../database/schema/deposit.ts';
import type { Database } from '../database/transaction.ts';
import { depositOrderNumber } from '../record/order-number.ts';
import { feeTermsOf } from './credit-deposit.ts';
import type { OrderRow } from './deposit-orders.ts';

/** How soon a page that shows an order asks again, in seconds. People take longer than machines. */
const REFRESH_SECONDS: Partial<Record<DepositStatus, number>> = {
  'awaiting-payment': 3,
  processing: 3,
  'awaiting-review': 15,
};

/** Steps that are told: as many as the contract has places for, the newest. */
const STEPS_TOLD = 50;

/** Who looks at an order, and when. */
export interface Reader {
  readonly state: BrandState;
  readonly language: Language;
  readonly now: Date;
}

/** An order as a list shows it. */
export function summaryOf(order: OrderRow, { state, language }: Reader): DepositOrderSummary {
  const { terms } = order;
  return {
    order: depositOrderNumber(order.id),
    kind: order.kind,
    methodName: textIn(terms.methodName, language, state.brand),
    channelName: textIn(terms.channelName, language, state.brand),
    amountMinor: order.amountMinor.toString(),
    creditedMinor: order.creditedMinor?.toString() ?? null,
    status: order.status,
    failure: order.failure,
    createdAt: order.createdAt.toISOString(),
  };
}

/** An order, whole. What may no longer be paid says no more how. */
export async function orderView(
  tx: Database,
  order: OrderRow,
  reader: Reader,
): Promise<DepositOrder> {
  const { terms, status } = order;
  const { now } = reader;
  const countedMinor =
    order.creditedMinor === null
      ? (order.paidMinor ?? order.amountMinor)
      : order.creditedMinor + (order.feeMinor ?? 0n);
  const feeMinor = order.feeMinor ?? depositFeeOf(countedMinor, feeTermsOf(order));
  const isPayable = status === 'awaiting-payment' && now < order.expiresAt;
  const steps = await tx
    .select({ status: depositStep.status, at: depositStep.at })
    .from(depositStep)
    .where(eq(depositStep.orderId, order.id))
    .orderBy(asc(depositStep.id));
  return {
    ...summaryOf(order, reader),
    currency: order.currency,
    provider: terms.providerName,
    feeMinor: feeMinor.toString(),
    turnoverMinor: depositTurnoverOf(countedMinor, terms.turnoverPercent).toString(),
    expectedMinutes: terms.expectedMinutes,
    reviewed: terms.reviewed,
    expiresAt: order.expiresAt.toISOString(),
    paidMinor: order.paidMinor?.toString() ?? null,
    reviewReason: order.reviewReason,
    paymentReference: order.paymentReference,
    history: steps
      // What was only noted in a status is the operator's.
      .filter((step, at) => step.status !== steps[at - 1]?.status)
      .slice(-STEPS_TOLD)
      .map((step) => ({ status: step.status, at: step.at.toISOString() })),
    acts: { cancel: isPayable, sayPaid: isPayable && terms.reviewed },
    instructions: isPayable ? order.instructions : null,
    asOf: now.toISOString(),
    refreshSeconds: REFRESH_SECONDS[status] ?? null,
  };
}
