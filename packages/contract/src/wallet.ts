import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { vassalage } from './game.ts';
import { currency, id, instant, label, positiveMinorUnits } from './wire.ts';

/** A member's money: the main wallet, and the wallets at vendors whose games have their own. */

const version = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,18})$/));

export const walletBalance = v.object({
  /** The balance that can be staked or withdrawn, across all of the member's wallets here. */
  sumBalance: positiveMinorUnits,
  /** The part of the member's money on hold (bets in play, withdrawals in review). */
  held: positiveMinorUnits,
  /** Rise with every change of their amount: of two readings the one with the higher number is the later. */
  versions: v.object({ sumBalance: version, held: version }),
  currency,
  asOf: instant,
});
export type WalletBalance = v.InferOutput<typeof walletBalance>;

export const walletGetBalance = endpoint({
  summary: 'The balance of the signed-in account',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  token: 'required',
  permission: 'own-account',
  value: walletBalance,
  idempotency: 'safe',
  staleOn: { balance: 0 },
});

/** `main`, or the vendor of the wallet. */
const walletName = v.union([v.literal('main'), vassalage]);

/** A vendor's wallet; `unknown` while the vendor does not answer. */
export const vendorWallet = v.object({
  vassalage,
  name: label,
  balanceMinor: v.nullable(positiveMinorUnits),
  status: v.picklist(['ok', 'maintenance', 'unknown']),
});

export const walletListVendorWallets = endpoint({
  summary: 'The member’s vendor wallets, or one of them',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'required',
  permission: 'member-centre',
  query: v.object({ vassalage: v.optional(vassalage) }),
  value: v.object({ currency, wallets: v.array(vendorWallet) }),
  errors: ['vendor_unavailable'],
  idempotency: 'safe',
});

export const transfer = v.object({
  transferId: id,
  from: walletName,
  to: walletName,
  amountMinor: positiveMinorUnits,
  currency,
  /** `in-flight`: the vendor has not answered yet; the money stays on hold until it does. */
  state: v.picklist(['done', 'in-flight', 'returned']),
  at: instant,
});

export const walletTransfer = endpoint({
  summary: 'Move money between the main wallet and a vendor’s',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: 'required',
  permission: 'member-centre',
  sensitive: true,
  body: v.object({ from: walletName, to: walletName, amountMinor: positiveMinorUnits, currency }),
  value: v.object({ transfer, balance: walletBalance }),
  errors: [
    'insufficient_funds',
    'amount_out_of_range',
    'same_wallet',
    'wallet_unavailable',
    'vendor_unavailable',
  ],
  idempotency: 'key',
  changes: ['balance'],
  throttle: 'money',
});

export const walletGetFunds = endpoint({
  summary: 'All of the member’s money: main wallet, vendor wallets, what is held and in flight',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'required',
  permission: 'member-centre',
  value: v.object({
    main: walletBalance,
    wallets: v.array(vendorWallet),
    inFlight: v.array(transfer),
    totalMinor: positiveMinorUnits,
    currency,
  }),
  idempotency: 'safe',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  wallet: {
    getBalance: walletGetBalance,
    transfer: walletTransfer,
    listVendorWallets: walletListVendorWallets,
    getFunds: walletGetFunds,
  },
} as const satisfies EndpointTree;
