import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '#kernel/brand/live-brand.ts';
import type { Services } from '#kernel/services.ts';

/** The opening money of a new account. */
export type Opening =
  /** The brand's gift to each new account, and the bonus promised to this one, with their turnover. */
  | {
      readonly kind: 'member';
      readonly bonus: WelcomeMoney | null;
      /** The payee as typed by the account holder. */
      readonly payee?: {
        readonly payeeName: string | undefined;
        /** PHC string of argon2id. */
        readonly paymentPasswordHash: string | null;
      };
    }
  /** Play money for a guest: it can never be withdrawn. */
  | { readonly kind: 'guest' }
  /** Play money for the operator's own accounts, without turnover. */
  | { readonly kind: 'demo' };

/** The transaction that creates an account. */
export interface OpeningCall extends Pick<Transaction, 'tx' | 'client'> {
  readonly services: Pick<Services, 'ledger' | 'config'>;
  readonly brand: LiveBrand;
  readonly now: Date;
}

/**
 * Opens the wallets of a new account, records its payee and credits its first money, in the transaction that creates
 * it. It is the last step: everything else that the transaction may wait for comes before the ledger's locks.
 */
export type OpenMoney = (call: OpeningCall, accountId: number, opening: Opening) => Promise<void>;
