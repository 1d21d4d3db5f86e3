import { createHash } from 'node:crypto';
import {
  type PaymentNotification,
  PaymentNotificationError,
} from '@palpite/contract/payment-notification.ts';
import { lockFor } from '@palpite/server/database/lock.ts';
import { and, eq } from 'drizzle-orm';
import { depositPayment, paymentNotification } from '../database/schema/deposit.ts';
import { readDepositOrder } from '../record/order-number.ts';
import { notifyOfDeposit } from './notify-of-deposit.ts';
import { advance, insertOrder, lockOrder } from './deposit-orders.ts';
import type { OrderRow, OrderWork } from './order.ts';
import { reviewPromise } from './deposit-change.ts';
import type { DepositEvent } from './deposit-state.ts';
import { applyRefundNotification } from './apply-refund-notification.ts';
import { noteRefusalOfCredited, noteTakenBack, type PaymentRow } from './taken-back.ts';

/**
 * Takes a provider's notification once, in one transaction: the payment is written down, and its order is brought on.
 * Nothing that a provider says is thrown away: a payment that fits no order is kept as nobody's.
 * @param body the notification as it was sent
 * @throws PaymentNotificationError `notification_conflict` when its id was used with another body
 */
export async function applyNotification(
  work: OrderWork,
  provider: string,
  notification: PaymentNotification,
  body: string,
): Promise<void> {
  const { tx, now } = work;
  const { notificationId, paymentId } = notification;
  const bodyHash = createHash('sha256').update(body).digest();
  // A repetition waits here for the first, whatever process has it.
  const isNew = await tx
    .insert(paymentNotification)
    .values({ provider, notificationId, bodyHash, at: now })
    .onConflictDoNothing()
    .returning({ at: paymentNotification.at });
  if (isNew.length === 0) {
    await refuseAnotherBody(work, provider, notificationId, bodyHash);
    return;
  }
  await lockFor(tx, `payment ${provider} ${paymentId}`);
  const [known] = await tx
    .select()
    .from(depositPayment)
    .where(and(eq(depositPayment.provider, provider), eq(depositPayment.paymentId, paymentId)));
  if (!isOfPayment(notification)) {
    await applyRefundNotification(work, provider, notification, known);
    return;
  }
  if (known?.state === 'settled') {
    await noteTakenBack(work, known, notification);
    return;
  }
  if (isTold(known, notification)) return;
  const order = await findOrder(work, provider, notification, known);
  if (order === undefined && notification.event === 'settled') {
    work.services.log.error({ provider, paymentId }, 'payment without a deposit order');
  }
  const taken = order && (await bringOrderOn(work, order, notification));
  await writePayment(work, provider, notification, taken?.id ?? null);
}

async function refuseAnotherBody(
  { tx }: OrderWork,
  provider: string,
  notificationId: string,
  bodyHash: Buffer,
): Promise<void> {
  const [first] = await tx
    .select({ bodyHash: paymentNotification.bodyHash })
    .from(paymentNotification)
    .where(
      and(
        eq(paymentNotification.provider, provider),
        eq(paymentNotification.notificationId, notificationId),
      ),
    );
  if (!first?.bodyHash.equals(bodyHash))
    throw new PaymentNotificationError('notification_conflict');
}

/** What is told of a payment itself, and not of a refund of it. */
type PaymentWord = PaymentNotification & { event: PaymentRow['state'] };

const isOfPayment = (notification: PaymentNotification): notification is PaymentWord =>
  notification.event !== 'refunded' && notification.event !== 'refund-failed';

/** Whether it says nothing new: notifications come twice, and in another order than things happened in. */
const isTold = (known: PaymentRow | undefined, { event }: PaymentNotification): boolean =>
  known !== undefined && (event === 'seen' || event === known.state);

/** The order that a payment is for: of this provider, and in its currency. Held until the transaction ends. */
async function findOrder(
  { tx }: OrderWork,
  provider: string,
  { reference, currency }: PaymentNotification,
  known: PaymentRow | undefined,
): Promise<OrderRow | undefined> {
  const id = known?.orderId ?? readDepositOrder(reference);
  const order = id === undefined ? undefined : await lockOrder(tx, id);
  return order?.provider === provider && order.currency === currency ? order : undefined;
}

/** @returns the order that the payment was taken for */
async function bringOrderOn(
  work: OrderWork,
  order: OrderRow,
  { event, paymentId, amountMinor }: PaymentWord,
): Promise<OrderRow> {
  const happened: DepositEvent =
    event === 'settled'
      ? { kind: 'settled', paymentId, amountMinor: BigInt(amountMinor) }
      : { kind: event === 'seen' ? 'seen' : 'provider-refused', paymentId };
  const actor = 'provider';
  const { decision, order: changed } = await advance(work, order, happened, { actor });
  if (event === 'refused') await noteRefusalOfCredited(work, order, paymentId);
  const isAnother = decision.kind === 'refused' && decision.because === 'another-order';
  if (!isAnother) return changed;
  return orderForSecondPayment(work, order, paymentId, BigInt(amountMinor));
}

/** Money that came for an order which was paid already waits under a number of its own. */
async function orderForSecondPayment(
  work: OrderWork,
  { brandCode, accountId, kind, channel, provider, terms, currency }: OrderRow,
  paymentId: string,
  amountMinor: bigint,
): Promise<OrderRow> {
  const { now, services } = work;
  // An order made now, on what the brand promises now.
  const { settings } = await services.brands.brand(brandCode);
  const made = { ...terms, reviewMinutes: settings.depositReviewMinutes };
  const order = await insertOrder(
    work,
    {
      brandCode,
      accountId,
      kind,
      channel,
      provider,
      terms: made,
      currency,
      amountMinor,
      status: 'awaiting-review',
      reviewReason: 'paid-twice',
      promisedAt: reviewPromise({ terms: made }, now),
      paymentId,
      paidMinor: amountMinor,
      createdAt: now,
      expiresAt: now,
    },
    { actor: 'provider' },
  );
  await notifyOfDeposit(work, order, 'review');
  return order;
}

async function writePayment(
  { tx, now }: OrderWork,
  provider: string,
  { paymentId, reference, event: state, amountMinor, currency }: PaymentWord,
  orderId: number | null,
): Promise<void> {
  const told = {
    orderId,
    reference: printable(reference),
    state,
    amountMinor: BigInt(amountMinor),
    currency,
  };
  await tx
    .insert(depositPayment)
    .values({ provider, paymentId, ...told, firstToldAt: now })
    .onConflictDoUpdate({
      target: [depositPayment.provider, depositPayment.paymentId],
      // What people said of it, they said of what it was.
      set: { ...told, resolution: null, resolvedAt: null },
    });
}

/** What a payer typed, as it may be kept and shown: a sign that steers a terminal, or that no text may hold, is none. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '\u{FFFD}');
