import { type WalletBalance, walletBalance } from '@palpite/contract/wallet.ts';
import { type Connection, runStatement, type Statement } from '@palpite/ledger/connection.ts';
import * as v from 'valibot';

const WALLET: Statement = {
  name: 'operator.wallet_of',
  text: 'select operator.wallet_of($1, $2) as wallet',
};

/**
 * The balance after an act on a bet, for its answer: `paintBalance` of the web client shows it at once.
 * @param on the transaction of the act
 * @returns undefined for an account that has never staked
 */
export async function walletOf(
  on: Connection,
  accountId: number,
  now: Date,
): Promise<WalletBalance | undefined> {
  const [row] = await runStatement<{ wallet: unknown }>(on, WALLET, [accountId, now]);
  return v.parse(v.nullable(walletBalance), row?.wallet ?? null) ?? undefined;
}
