import { endpoints } from '@palpite/contract';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import type { Currency } from '@palpite/domain';
import type { AccountRef, VersionedBalance } from '@palpite/ledger';
import { type Call, handler } from '#kernel/http/handler.ts';
import { holdWallet, mainWallet } from './accounts.ts';

/** The amount that the signed-in account may stake now, and the amount on hold. */
export const walletGetBalance = handler(endpoints.wallet.getBalance, (call) => walletBalance(call));

/** The caller's balance as the call's transaction sees it. */
export async function walletBalance({
  session: { accountId },
  services,
  client,
  brand,
  now,
}: Pick<
  Call<typeof endpoints.wallet.getBalance>,
  'session' | 'services' | 'client' | 'brand' | 'now'
>): Promise<WalletBalance> {
  const balances = await services.ledger.versionedBalances(client, walletRefs(accountId));
  const view = walletView(balances, accountId, brand.currency, now);
  if (view === undefined) throw new Error(`the wallets of account ${accountId} are not open`);
  return view;
}

/** The ledger's accounts that make up a balance. */
export const walletRefs = (accountId: number): readonly AccountRef[] => [
  mainWallet(accountId),
  holdWallet(accountId),
];

/** A balance with its versions; undefined while the account has no wallets. */
export function walletView(
  balances: ReadonlyMap<AccountRef, VersionedBalance>,
  accountId: number,
  currency: Currency,
  asOf: Date,
): WalletBalance | undefined {
  const main = balances.get(mainWallet(accountId));
  const held = balances.get(holdWallet(accountId));
  if (main === undefined || held === undefined) return undefined;
  return {
    sumBalance: main.minor.toString(),
    held: held.minor.toString(),
    versions: { sumBalance: main.version, held: held.version },
    currency,
    asOf: asOf.toISOString(),
  };
}
