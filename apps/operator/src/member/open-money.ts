import type { WelcomeMoney } from '@palpite/contract/system.ts';
import type { Transaction } from '@palpite/server/database/transaction.ts';
import type { LiveBrand } from '../http/live-brand.ts';
import type { Services } from '../services.ts';

/** What a new account's money begins with. */
export type Opening =
  /** What the brand gives each new account, and the bonus that this one was promised, with their turnover. */
  | {
      readonly kind: 'member';
      readonly bonus: WelcomeMoney | null;
      /** What the account holder typed of who is paid. */
      readonly payee?: {
        readonly payeeName: string | undefined;
        /** PHC string of argon2id. */
        readonly paymentPasswordHash: string | null;
      };
    }
  /** Play money for a guest: nothing of it is ever withdrawn. */
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
 * Opens the wallets of a new account, notes who its money is paid to and puts its first money in, in the transaction that creates it. It is the last step:
 * everything else that the transaction may wait for comes before the ledger's locks.
 */
export type OpenMoney = (call: OpeningCall, accountId: number, opening: Opening) => Promise<void>;
