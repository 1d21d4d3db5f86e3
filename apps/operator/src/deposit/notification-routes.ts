import { ContractError } from '@palpite/contract/errors.ts';
import {
  PAYMENT_NOTIFICATION_PATH,
  type PaymentNotification,
  PaymentNotificationError,
  paymentNotification,
  verifyPaymentNotification,
} from '@palpite/contract/payment-notification.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { OperatorEnv } from '../http/frame.ts';
import type { Services } from '../services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import type { DepositNeeds } from './create-order.ts';
import { applyNotification } from './apply-notification.ts';

/** Largest body of a notification, in bytes. */
const BODY_BYTES = 8_192;

/** Where payment providers tell what happened: `POST /payments/notifications`, signed. */
export function mountPaymentNotifications(
  app: Hono<OperatorEnv>,
  services: Services,
  own: DepositNeeds & TurnoverNeeds,
): void {
  app.use(
    PAYMENT_NOTIFICATION_PATH,
    bodyLimit({
      maxSize: BODY_BYTES,
      onError: (c) => refuse(c, services, new PaymentNotificationError('invalid_request')),
    }),
  );
  app.post(PAYMENT_NOTIFICATION_PATH, async (c) => {
    c.set('operation', 'payment notification');
    c.header('Cache-Control', 'no-store');
    try {
      await receive(c.req.raw, services, own);
      c.set('outcome', 'ok');
      return c.json({});
    } catch (error) {
      return refuse(c, services, await countedForgery(c, services, error));
    }
  });
}

/** Who signs wrongly is counted as any visitor is; who signs rightly never waits. @returns what it is refused for */
async function countedForgery(
  c: Context<OperatorEnv>,
  { throttles }: Services,
  refusal: unknown,
): Promise<unknown> {
  if (!(refusal instanceof PaymentNotificationError)) return refusal;
  if (refusal.code !== 'signature_invalid') return refusal;
  try {
    await throttles.general(c.get('arrival').address);
    return refusal;
  } catch (error) {
    return error instanceof ContractError
      ? new PaymentNotificationError('too_many_requests')
      : error;
  }
}

async function receive(
  incoming: Request,
  services: Services,
  own: DepositNeeds & TurnoverNeeds,
): Promise<void> {
  const now = services.now();
  const body = await incoming.text();
  const provider = verifyPaymentNotification(
    incoming.headers,
    body,
    (code) => own.paymentProviders.get(code)?.secret,
    now.getTime(),
  );
  const notification = readNotification(body);
  await inTransaction(services.pool, ({ tx, client }) =>
    applyNotification({ tx, client, services, now, own }, provider, notification, body),
  );
}

function readNotification(body: string): PaymentNotification {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw new PaymentNotificationError('invalid_request');
  }
  const result = v.safeParse(paymentNotification, data);
  if (!result.success) throw new PaymentNotificationError('invalid_request');
  return result.output;
}

/** A refusal tells the provider its code; of anything else it learns only to tell again. */
function refuse(c: Context<OperatorEnv>, services: Services, error: unknown): Response {
  const isRefusal = error instanceof PaymentNotificationError;
  const refusal = isRefusal ? error : new PaymentNotificationError('unavailable');
  const { requestId } = c.get('arrival');
  // A refusal stands in the request's own line.
  if (!isRefusal) services.log.error({ err: error, requestId }, 'could not process notification');
  c.set('outcome', refusal.code);
  return c.json({ code: refusal.code }, refusal.status);
}
