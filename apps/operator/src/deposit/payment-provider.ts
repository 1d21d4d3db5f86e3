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
}

/** Adapters by the code that brands' channels name. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
