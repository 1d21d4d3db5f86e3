import type { Currency } from '@palpite/domain';
import type { Connection, Ledger } from '@palpite/ledger';
import { houseAccount, mainWallet } from './accounts.ts';

/** The opening play money of a demo account or a guest, in minor units: enough for an evening's play. */
export const OPENING_BALANCE_MINOR: Readonly<Record<Currency, bigint>> = {
  BRL: 100_000n,
  USD: 100_000n,
  VND: 20_000_000n,
  CNY: 500_000n,
  IDR: 150_000_000n,
  THB: 2_000_000n,
};

/**
 * Credits an account's opening play money, once for ever.
 * @throws UnknownAccount when the wallets or the operator's accounts are not open
 */
export async function grantOpeningBalance(
  ledger: Ledger,
  on: Connection,
  accountId: number,
  from: 'play-money' | 'free-play',
  brand: { readonly code: string; readonly currency: Currency },
): Promise<void> {
  await ledger.post(on, {
    key: `opening-balance:${accountId}`,
    kind: 'opening-balance',
    reference: `account:${accountId}`,
    postings: [
      {
        source: houseAccount(from, brand),
        destination: mainWallet(accountId),
        amountMinor: OPENING_BALANCE_MINOR[brand.currency],
        currency: brand.currency,
      },
    ],
  });
}

/**
 * Credits the brand's registration bonus to a new account, in play money, once for ever.
 * @param amountMinor minor units of the brand's currency, above zero
 */
export async function grantRegistrationBonus(
  ledger: Ledger,
  on: Connection,
  accountId: number,
  amountMinor: bigint,
  brand: { readonly code: string; readonly currency: Currency },
): Promise<void> {
  await ledger.post(on, {
    key: `registration-bonus:${accountId}`,
    kind: 'registration-bonus',
    reference: `account:${accountId}`,
    postings: [
      {
        source: houseAccount('play-money', brand),
        destination: mainWallet(accountId),
        amountMinor,
        currency: brand.currency,
      },
    ],
  });
}
