import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { currency, instant, positiveMinorUnits } from './wire.ts';

export const walletBalance = v.object({
  /** What may be staked or withdrawn now, over all of the member's wallets here. */
  sumBalance: positiveMinorUnits,
  /** Of the member's money, what a hold keeps back (bets in play, withdrawals in review). */
  held: positiveMinorUnits,
  currency,
  asOf: instant,
});
export type WalletBalance = v.InferOutput<typeof walletBalance>;

export const balance = endpoint({
  module: 'wallet',
  summary: 'The balance of the signed-in account',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  value: walletBalance,
  idempotency: 'safe',
});
