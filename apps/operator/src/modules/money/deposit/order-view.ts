import type {
  DepositOrder,
  DepositOrderSummary,
  DepositRefund,
  DepositStatus,
} from '@palpite/contract/deposit.ts';
import { depositOrderNumber, depositTurnoverOf, type Language } from '@palpite/domain';
import type { Database } from '@palpite/server/database/transaction.ts';
import { asc, eq } from 'drizzle-orm';
import { textIn } from '#kernel/brand/localized.ts';
import { depositStep } from '../tables/deposit.table.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import { feeOf } from './deposit-change.ts';
import type { OrderRow } from './order.ts';

/** How often a page with an order polls, in seconds. People take longer than machines. */
const REFRESH_SECONDS: Partial<Record<DepositStatus, number>> = {
  'awaiting-payment': 3,
  processing: 3,
  'awaiting-review': 15,
};

/** The same during a refund: a bank takes longer still. */
const REFUND_SECONDS = 30;

/** The most steps in an answer: as many as the contract allows, the newest. */
const STEPS_TOLD = 50;

/** The reader of an order, and the time. */
export interface Reader {
  readonly brand: LiveBrand;
  readonly language: Language;
  readonly now: Date;
}

/** An order as a list shows it. */
export function summaryOf(order: OrderRow, { brand, language }: Reader): DepositOrderSummary {
  const { terms } = order;
  return {
    order: depositOrderNumber(order.id),
    kind: order.kind,
    methodName: textIn(terms.methodName, language, brand),
    channelName: textIn(terms.channelName, language, brand),
    amountMinor: order.amountMinor.toString(),
    creditedMinor: order.creditedMinor?.toString() ?? null,
    status: order.status,
    failure: order.failure,
    promisedAt: order.promisedAt?.toISOString() ?? null,
    refund: refundView(order),
    createdAt: order.createdAt.toISOString(),
  };
}

function refundView(order: OrderRow): DepositRefund | null {
  const { refundState: state, refundMinor, refundReason, refundReference, refundAt } = order;
  if (state === null || refundMinor === null || refundAt === null) return null;
  return {
    state,
    amountMinor: refundMinor.toString(),
    reason: refundReason,
    reference: refundReference,
    at: refundAt.toISOString(),
  };
}

/** An order in full. Payment instructions are left out once it can no longer be paid. */
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
  const feeMinor = order.feeMinor ?? feeOf(order, countedMinor);
  const isPayable = status === 'awaiting-payment' && now < order.expiresAt;
  return {
    ...summaryOf(order, reader),
    currency: order.currency,
    provider: terms.providerName,
    feeMinor: feeMinor.toString(),
    turnoverMinor: depositTurnoverOf(countedMinor - feeMinor, terms.turnoverPercent).toString(),
    expectedMinutes: terms.expectedMinutes,
    reviewed: terms.reviewed,
    expiresAt: order.expiresAt.toISOString(),
    paidMinor: order.paidMinor?.toString() ?? null,
    reviewReason: order.reviewReason,
    paymentReference: order.paymentReference,
    refusalReason: order.refusalReason,
    history: await historyOf(tx, order),
    acts: { cancel: isPayable, sayPaid: isPayable && terms.reviewed },
    instructions: isPayable ? order.instructions : null,
    asOf: now.toISOString(),
    refreshSeconds:
      order.refundState === 'under-way' ? REFUND_SECONDS : (REFRESH_SECONDS[status] ?? null),
  };
}

async function historyOf(
  tx: Database,
  { id }: Pick<OrderRow, 'id'>,
): Promise<DepositOrder['history']> {
  const steps = await tx
    .select()
    .from(depositStep)
    .where(eq(depositStep.orderId, id))
    .orderBy(asc(depositStep.id));
  return (
    steps
      // Steps that only add a note within a status are the operator's.
      .filter(({ status, refund }, at) => refund !== null || status !== steps[at - 1]?.status)
      .slice(-STEPS_TOLD)
      .map(({ status, refund, refundMinor, at }) => ({
        status,
        refund: refund && { state: refund, amountMinor: (refundMinor ?? 0n).toString() },
        at: at.toISOString(),
      }))
  );
}
