import { ContractError } from '@palpite/contract/errors.ts';
import {
  PAYMENT_NOTIFICATION_PATH,
  PaymentNotificationError,
  paymentNotification,
  verifyPaymentNotification,
} from '@palpite/contract/payment-notification.ts';
import { inTransaction } from '@palpite/server/database/transaction.ts';
import type { Hono } from 'hono';
import type { OperatorEnv } from '#kernel/http/frame.ts';
import { mountSigned } from '#kernel/http/signed-routes.ts';
import type { Services } from '#kernel/services.ts';
import type { TurnoverNeeds } from '../turnover/stakes-in.ts';
import type { DepositNeeds } from './create-order.ts';
import { applyNotification } from './apply-notification.ts';

/** Where payment providers report events: `POST /payments/notifications`, signed. */
export function mountPaymentNotifications(
  app: Hono<OperatorEnv>,
  services: Services,
  own: DepositNeeds & TurnoverNeeds,
): void {
  mountSigned(app, {
    path: PAYMENT_NOTIFICATION_PATH,
    operation: 'payment notification',
    Refusal: PaymentNotificationError,
    schema: paymentNotification,
    verify: (headers, body, now) =>
      verifyPaymentNotification(
        headers,
        body,
        (code) => own.paymentProviders.get(code)?.secret,
        now.getTime(),
      ),
    async handle({ signer, request, body, now }) {
      await inTransaction(services.pool, ({ tx, client }) =>
        applyNotification({ tx, client, services, now, own }, signer, request, body),
      );
      return {};
    },
    async onRefusal({ code }, { address }) {
      if (code === 'signature_invalid') await countForgery(services, address);
    },
  });
}

/**
 * Counts a wrong signature as a call of any visitor; a right one never waits.
 * @throws PaymentNotificationError too_many_requests
 */
async function countForgery({ throttles }: Services, address: string): Promise<void> {
  try {
    await throttles.general(address);
  } catch (error) {
    throw error instanceof ContractError
      ? new PaymentNotificationError('too_many_requests')
      : error;
  }
}
