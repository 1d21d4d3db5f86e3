import type { Payee } from '@palpite/brands/deposits.ts';
import type { PaymentInstructions } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';

/** A payment that a provider is asked to expect. */
export interface ExpectedPayment {
  /** What the payer gives, and what the provider's notifications name: the order's number. */
  readonly reference: string;
  /** Minor units, more than zero. */
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly payee: Payee;
  readonly expiresAt: Date;
}

/** What a provider is asked to send back to its payer. */
export interface RefundedPayment {
  /** The operator's name for it: asked twice under the same, it is sent once. */
  readonly refundId: string;
  /** The provider's id of the payment. */
  readonly paymentId: string;
  /** Minor units, more than zero and at most what the payment brought. */
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

/**
 * Who takes members' money, as the operator knows them: one adapter for each. It is asked once to expect a payment, and
 * tells of what happens by signed notifications (`payment-notification.ts` in the contract). It never moves money here.
 */
export interface PaymentProvider {
  /** What its notifications are signed with. */
  readonly secret: string;
  /**
   * Makes a payment ready and says how it is made. Asked before the order is written and outside of its transaction: it
   * may be asked again for the same reference, and for one that becomes no order.
   * @throws Error when it does not answer in time, or will not
   */
  expect(payment: ExpectedPayment): Promise<PaymentInstructions>;
  /**
   * Sends a payment back, or a part of it; what became of that is told by a notification. May be asked again under the
   * same name. Absent where a provider cannot: then people do it, and say so by command.
   * @throws Error when it does not answer in time, or will not
   */
  refund?(payment: RefundedPayment): Promise<void>;
}

/** Adapters by the code that brands' channels name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
