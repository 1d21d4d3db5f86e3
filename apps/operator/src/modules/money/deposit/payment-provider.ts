import type { Payee } from '@palpite/brands/deposits.ts';
import type { PaymentInstructions } from '@palpite/contract/deposit.ts';
import type { Currency } from '@palpite/domain';

/** A payment that a provider is asked to expect. */
export interface ExpectedPayment {
  /** The order's number: the payer quotes it, and the provider's notifications contain it. */
  readonly reference: string;
  /** Minor units, more than zero. */
  readonly amountMinor: bigint;
  readonly currency: Currency;
  readonly payee: Payee;
  readonly expiresAt: Date;
}

/** A payment that a provider is asked to refund. */
export interface RefundedPayment {
  /** The operator's name for it: a repeated request under the same name is sent once. */
  readonly refundId: string;
  /** The provider's id of the payment. */
  readonly paymentId: string;
  /** Minor units, more than zero and at most the amount of the payment. */
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

/**
 * A payment provider, as the operator sees it: one adapter for each. It is asked once to expect a payment, and reports
 * events by signed notifications (`payment-notification.ts` in the contract). It never moves money here.
 */
export interface PaymentProvider {
  /** The secret of its notifications' signatures. */
  readonly secret: string;
  /**
   * Prepares a payment and answers how it is made. Called before the order is inserted and outside of its transaction:
   * it may be called again for the same reference, and for one that becomes no order.
   * @throws Error when it does not answer in time, or refuses
   */
  expect(payment: ExpectedPayment): Promise<PaymentInstructions>;
  /**
   * Refunds a payment, or a part of it; a notification reports the outcome. May be called again under the same name.
   * Absent when a provider cannot: then staff do it, and record it by command.
   * @throws Error when it does not answer in time, or refuses
   */
  refund?(payment: RefundedPayment): Promise<void>;
}

/** Adapters by the code that brands' channels name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
