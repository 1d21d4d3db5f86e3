import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { currency, instant } from './wire.ts';

/**
 * What a payment provider sends to the operator: one signed HTTP call for each event of a payment; for servers only. The
 * provider repeats a call until it is answered with 200, however late. Same `notificationId` and same body: the same
 * answer, without a second effect. Same id and another body: `notification_conflict`.
 */
export const PAYMENT_NOTIFICATION_PATH = '/payments/notifications';

export const PAYMENT_HEADERS = {
  provider: 'X-Payment-Provider',
  timestamp: 'X-Payment-Timestamp',
  signature: 'X-Payment-Signature',
} as const;

/** How far a notification's clock may be from ours, either way: each repetition is signed again. */
export const PAYMENT_WINDOW_MS = 300_000;

/** Codes of refused notifications, with their HTTP status. The body of a refusal is `{ code }`. */
export const PAYMENT_ERROR_STATUS = {
  invalid_request: 400,
  signature_invalid: 401,
  timestamp_outside_window: 401,
  notification_conflict: 409,
  too_many_requests: 429,
  unavailable: 503,
} as const;
export type PaymentErrorCode = keyof typeof PAYMENT_ERROR_STATUS;

/** A refused notification. */
export class PaymentNotificationError extends Error {
  readonly code: PaymentErrorCode;

  constructor(code: PaymentErrorCode) {
    super(code);
    this.name = 'PaymentNotificationError';
    this.code = code;
  }

  get status(): (typeof PAYMENT_ERROR_STATUS)[PaymentErrorCode] {
    return PAYMENT_ERROR_STATUS[this.code];
  }
}

/** An id given by a provider: printable, without spaces. */
const name = v.pipe(v.string(), v.regex(/^[!-~]{1,64}$/));

export const paymentNotification = v.strictObject({
  notificationId: name,
  /** The provider’s id of the payment; several notifications may refer to one payment. */
  paymentId: name,
  /** The reference from the payer: ideally the order’s number, but a person typed it, so it can be anything. */
  reference: v.pipe(v.string(), v.maxLength(64)),
  /**
   * `seen`: on its way, and may still fail. `settled`: the money has arrived. `refused`: it will not arrive. `refunded` and
   * `refund-failed`: the outcome of a refund that the operator requested.
   */
  event: v.picklist(['seen', 'settled', 'refused', 'refunded', 'refund-failed']),
  /** More than zero. */
  amountMinor: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  currency,
  at: instant,
  /** Of the last two events: the refund’s id at the operator, and the reference on its payer’s statement. */
  refundId: v.optional(name),
  refundReference: v.optional(name),
});
export type PaymentNotification = v.InferOutput<typeof paymentNotification>;

/** base64url HMAC-SHA256 over provider, timestamp (milliseconds since 1970) and the body as sent, line by line. */
export function paymentSignature(
  secret: string,
  provider: string,
  timestamp: number,
  body: string,
): string {
  return createHmac('sha256', secret)
    .update([provider, timestamp, body].join('\n'))
    .digest('base64url');
}

/** The headers that sign a notification. */
export function signPaymentNotification(
  secret: string,
  provider: string,
  timestamp: number,
  body: string,
): Record<string, string> {
  return {
    [PAYMENT_HEADERS.provider]: provider,
    [PAYMENT_HEADERS.timestamp]: String(timestamp),
    [PAYMENT_HEADERS.signature]: paymentSignature(secret, provider, timestamp, body),
  };
}

/**
 * Verifies a signed notification.
 * @param secretOf a provider's secret, or undefined for an unknown provider
 * @param now milliseconds since 1970
 * @returns the provider's code
 * @throws PaymentNotificationError signature_invalid | timestamp_outside_window
 */
export function verifyPaymentNotification(
  headers: Headers,
  body: string,
  secretOf: (provider: string) => string | undefined,
  now: number,
): string {
  const provider = headers.get(PAYMENT_HEADERS.provider) ?? '';
  const timestampText = headers.get(PAYMENT_HEADERS.timestamp) ?? '';
  const secret = secretOf(provider);
  if (secret === undefined || !/^\d{13}$/.test(timestampText)) {
    throw new PaymentNotificationError('signature_invalid');
  }
  const timestamp = Number(timestampText);
  const expected = Buffer.from(paymentSignature(secret, provider, timestamp, body));
  const given = Buffer.from(headers.get(PAYMENT_HEADERS.signature) ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new PaymentNotificationError('signature_invalid');
  }
  if (Math.abs(now - timestamp) > PAYMENT_WINDOW_MS) {
    throw new PaymentNotificationError('timestamp_outside_window');
  }
  return provider;
}
