import { endpoints } from '@palpite/contract';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import { byAccount, type Channel, mayCall } from '#kernel/live/channel.ts';

/** The balances of these accounts, as of one moment. */
export type LiveBalances = (
  accountIds: readonly number[],
) => Promise<ReadonlyMap<number, WalletBalance>>;

/** What concerns one account: for its own sessions alone. Its frames carry the balance. */
export const accountChannel = (balancesOf: LiveBalances): Channel => ({
  name: 'account',
  shared: false,
  own: ({ caller }) => (caller === null ? null : String(caller.accountId)),
  may: (who, key) =>
    key === String(who.caller?.accountId) && mayCall(endpoints.wallet.getBalance, who),
  keysOf: byAccount,
  carries: {
    topic: 'balance',
    async read(keys) {
      const balances = await balancesOf(keys.map(Number));
      return new Map(Array.from(balances, ([id, balance]) => [String(id), { balance }]));
    },
  },
});
