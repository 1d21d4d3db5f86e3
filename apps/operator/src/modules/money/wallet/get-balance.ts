import { endpoints } from '@palpite/contract';
import type { WalletBalance } from '@palpite/contract/wallet.ts';
import { type Call, handler } from '#kernel/http/handler.ts';
import { holdWallet, mainWallet } from './accounts.ts';

/** The amount that the signed-in account may stake now, and the amount on hold. */
export const walletGetBalance = handler(endpoints.wallet.getBalance, (call) => walletBalance(call));

/** The caller's balance as the call's transaction sees it. */
export async function walletBalance({
  session,
  services,
  client,
  brand,
  now,
}: Pick<
  Call<typeof endpoints.wallet.getBalance>,
  'session' | 'services' | 'client' | 'brand' | 'now'
>): Promise<WalletBalance> {
  const refs = [mainWallet(session.accountId), holdWallet(session.accountId)] as const;
  const balances = await services.ledger.balances(client, refs);
  const amountOf = (ref: string) => {
    const amount = balances.get(ref);
    if (amount === undefined) throw new Error(`the wallet ${ref} is not open`);
    return amount.toString();
  };
  return {
    sumBalance: amountOf(refs[0]),
    held: amountOf(refs[1]),
    currency: brand.currency,
    asOf: now.toISOString(),
  };
}
