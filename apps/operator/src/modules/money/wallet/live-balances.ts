import type { WalletBalance } from '@palpite/contract/wallet.ts';
import type { Currency } from '@palpite/domain';
import { accountsById } from '#modules/identity/index.ts';
import type { Services } from '#kernel/services.ts';
import { walletRefs, walletView } from './get-balance.ts';

/** Accounts whose currency is kept: it never changes. */
const KEPT = 100_000;

/** The balances of many accounts at one moment, for their live connections. */
export function createLiveBalances({
  ledger,
  lookupPool,
  database,
  now,
}: Pick<Services, 'ledger' | 'lookupPool' | 'database' | 'now'>) {
  const currencies = new Map<number, Currency>();
  const learn = async (accountIds: readonly number[]) => {
    const unknown = accountIds.filter((id) => !currencies.has(id));
    if (unknown.length === 0) return;
    if (currencies.size > KEPT) currencies.clear();
    const accounts = await accountsById(database, unknown);
    for (const [id, { currency }] of accounts) currencies.set(id, currency);
  };
  return async (accountIds: readonly number[]): Promise<ReadonlyMap<number, WalletBalance>> => {
    await learn(accountIds);
    const asOf = now();
    const balances = await ledger.versionedBalances(lookupPool, accountIds.flatMap(walletRefs));
    return new Map(
      accountIds.flatMap((id) => {
        const currency = currencies.get(id);
        const view = currency && walletView(balances, id, currency, asOf);
        return view ? [[id, view] as const] : [];
      }),
    );
  };
}
