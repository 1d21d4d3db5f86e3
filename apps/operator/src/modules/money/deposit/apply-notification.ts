import { createHash } from 'node:crypto';
import {
  type PaymentNotification,
  PaymentNotificationError,
} from '@palpite/contract/payment-notification.ts';
import { lockFor } from '@palpite/server/database/lock.ts';
import { and, eq } from 'drizzle-orm';
import { depositPayment, paymentNotification } from '../tables/deposit.table.ts';
import { readDepositOrder } from '@palpite/domain';
import { notifyOfDeposit } from './notify-of-deposit.ts';
import { advance, insertOrder, lockOrder } from './deposit-orders.ts';
import type { OrderRow, OrderWork } from './order.ts';
import { reviewPromise } from './deposit-change.ts';
import type { DepositEvent } from './deposit-state.ts';
import { applyRefundNotification } from './apply-refund-notification.ts';
import { noteRefusalOfCredited, noteTakenBack, type PaymentRow } from './taken-back.ts';

/**
 * Applies a provider's notification once, in one transaction: records the payment and makes the transition of its
 * order. No notification is discarded: a payment that matches no order is kept without one.
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
  // A repetition waits here for the first, whichever process has it.
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

/** A notification about a payment itself, not about a refund of it. */
type PaymentWord = PaymentNotification & { event: PaymentRow['state'] };

const isOfPayment = (notification: PaymentNotification): notification is PaymentWord =>
  notification.event !== 'refunded' && notification.event !== 'refund-failed';

/** Whether it adds nothing new: notifications may repeat and arrive out of order. */
const isTold = (known: PaymentRow | undefined, { event }: PaymentNotification): boolean =>
  known !== undefined && (event === 'seen' || event === known.state);

/** The order of a payment: of this provider, and in its currency. Locked until the transaction ends. */
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

/** @returns the order that the payment was applied to */
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

/** Money that came for an order which was already paid gets an order of its own, on review. */
async function orderForSecondPayment(
  work: OrderWork,
  { brandCode, accountId, kind, channel, provider, terms, currency }: OrderRow,
  paymentId: string,
  amountMinor: bigint,
): Promise<OrderRow> {
  const { now, services } = work;
  // An order made now, with the brand's current promises.
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
      // Staff's earlier notes were about its previous state.
      set: { ...told, resolution: null, resolvedAt: null },
    });
}

/** Text from a payer, safe to store and show: control characters are replaced. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, '\u{FFFD}');
