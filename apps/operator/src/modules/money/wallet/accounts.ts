import type { Currency } from '@palpite/domain';
import type { AccountRef, Connection, Ledger } from '@palpite/ledger';

/** The ledger's names for the operator's money, in one place. */

/** The money that a player may stake or withdraw. */
export const mainWallet = (accountId: number): AccountRef => `player:${accountId}:main`;
/** The same name in a statement. @param id the column that holds the account's id */
export const mainWalletSql = (id: string) => `'player:' || ${id} || ':main'`;
/** Money on hold: bets in play, withdrawals on review. */
export const holdWallet = (accountId: number): AccountRef => `player:${accountId}:hold`;

/**
 * The purpose of the operator's side of a movement. `payments`: money on its way in and out, as the providers keep it
 * for the operator. `payment-fees`: members' fees for payments. `payment-losses`: amounts that were paid out twice,
 * because the first payment did not arrive. `payment-refunds`: money that came, was not credited, and is on its way
 * back to its payers.
 */
export type HousePurpose =
  | 'bets'
  | 'play-money'
  | 'free-play'
  | 'payments'
  | 'payment-fees'
  | 'payment-losses'
  | 'payment-refunds';

/** The operator's account of one brand, e.g. `house:bets:palpite:BRL`: two brands' money never mixes. */
export const houseAccount = (
  purpose: HousePurpose,
  brand: { readonly code: string; readonly currency: Currency },
): AccountRef => `house:${purpose}:${brand.code}:${brand.currency}`;

const HOUSE_PURPOSES: readonly HousePurpose[] = [
  'bets',
  'play-money',
  'free-play',
  'payments',
  'payment-fees',
  'payment-losses',
  'payment-refunds',
];

/** Opens the operator's accounts of a brand; open ones stay. */
export async function openHouseAccounts(
  ledger: Ledger,
  on: Connection,
  brand: { readonly code: string; readonly currency: Currency },
): Promise<void> {
  for (const purpose of HOUSE_PURPOSES) {
    await ledger.openAccount(on, {
      ref: houseAccount(purpose, brand),
      currency: brand.currency,
      brandCode: brand.code,
      guarded: false,
    });
  }
}

/** Opens the wallets of an account: money there can never go below zero. */
export async function openWallets(
  ledger: Ledger,
  on: Connection,
  accountId: number,
  brand: { readonly code: string; readonly currency: Currency },
): Promise<void> {
  for (const ref of [mainWallet(accountId), holdWallet(accountId)]) {
    await ledger.openAccount(on, {
      ref,
      currency: brand.currency,
      brandCode: brand.code,
      guarded: true,
    });
  }
}
