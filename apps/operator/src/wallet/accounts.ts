import type { Currency } from '@palpite/domain';
import type { AccountRef, Connection, Ledger } from '@palpite/ledger';

/** The ledger's names for the operator's money, in one place. */

/** What a player may stake or withdraw. */
export const mainWallet = (accountId: number): AccountRef => `player:${accountId}:main`;
/** The same name in a statement. @param id the column that holds the account's id */
export const mainWalletSql = (id: string) => `'player:' || ${id} || ':main'`;
/** What is set aside: bets in play, withdrawals in review. */
export const holdWallet = (accountId: number): AccountRef => `player:${accountId}:hold`;

/**
 * What the house's side of a movement is for. `payments`: money on its way in and out, as the providers keep it for the
 * house. `payment-fees`: what payments cost their members. `payment-losses`: what was paid out twice, since the first did
 * not arrive. `payment-refunds`: what came, was not credited, and is on its way back to its payers.
 */
export type HousePurpose =
  | 'bets'
  | 'play-money'
  | 'free-play'
  | 'payments'
  | 'payment-fees'
  | 'payment-losses'
  | 'payment-refunds';

/** The house's account of one brand, e.g. `house:bets:palpite:BRL`: two brands' money never mixes. */
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

/** Opens the house's accounts of a brand; those that are open stay as they are. */
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
