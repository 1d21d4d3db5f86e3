import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { payoutAccount } from './payout.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import { turnoverStanding } from './turnover.ts';
import { walletBalance } from './wallet.ts';
import { count, currency, id, instant, label, password, positiveMinorUnits } from './wire.ts';

/**
 * Withdrawals: what may be withdrawn, requests and their outcome, and the member's statement about the payout. A request
 * holds its amount and its fee until it is paid, refused or cancelled; only one of these happens, once.
 */

/**
 * `paid`: sent, and not yet confirmed by the member. `partly-received` and `disputed`: the member reports a part or all of
 * it as missing, and the operator has to settle that. `confirmed`, `refused` and `cancelled` are final.
 */
export const WITHDRAWAL_STATUSES = [
  'awaiting-review',
  'awaiting-payout',
  'paid',
  'confirmed',
  'partly-received',
  'disputed',
  'refused',
  'cancelled',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
const withdrawalStatus = v.picklist(WITHDRAWAL_STATUSES);

/** Why it waits. `automatic`: it continues on its own in a moment. `operator`: for the reason in `note`. */
export const WITHDRAWAL_WAITS = [
  'automatic',
  'amount',
  'first-withdrawal',
  'by-hand',
  'payout',
  'receipt',
  'settlement',
  'operator',
] as const;
export type WithdrawalWait = (typeof WITHDRAWAL_WAITS)[number];

/**
 * The entries of a timeline. `counted-as-received`: the time to confirm it ran out. `receipt-extended`: that time was
 * extended, since the account was locked in between.
 */
export const WITHDRAWAL_EVENTS = [
  'requested',
  'held',
  'approved',
  'paid',
  'received',
  'counted-as-received',
  'receipt-extended',
  'partly-received',
  'not-received',
  'rest-paid',
  'dispute-refused',
  'refused',
  'cancelled',
] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/** What a member may report about a payout, and the default when they report nothing. */
const receiptAnswer = v.picklist(['received', 'partly', 'not', 'counted']);

/** Withdrawals on a page by default. */
export const WITHDRAWALS_PER_PAGE = 10;
/** The most pictures of one statement. */
export const RECEIPT_IMAGES = 3;

/** The payout account as it was when the withdrawal was requested. */
const payoutDestination = v.pick(payoutAccount, [
  'payoutAccountId',
  'kind',
  'keyType',
  'bankName',
  'destination',
]);
export type WithdrawalDestination = v.InferOutput<typeof payoutDestination>;

export const withdrawalSummary = v.object({
  /** Its number, the same in every record: `W1042`. */
  order: id,
  requestedAt: instant,
  status: withdrawalStatus,
  /** The amount paid out. */
  amountMinor: positiveMinorUnits,
  /** The fee, taken in addition. */
  feeMinor: positiveMinorUnits,
  destination: payoutDestination,
  /** Null once nothing more is expected. */
  waiting: v.nullable(
    v.object({
      /** Every reason that applies; never empty. */
      reasons: v.pipe(v.array(v.picklist(WITHDRAWAL_WAITS)), v.minLength(1), v.maxLength(8)),
      /** The operator’s own words; null without any. */
      note: v.nullable(label),
      /** The deadline of the next step; for a payout to confirm, when it counts as received. */
      until: instant,
    }),
  ),
});
export type WithdrawalSummary = v.InferOutput<typeof withdrawalSummary>;

export const withdrawal = v.object({
  ...withdrawalSummary.entries,
  /** Whether the member may still cancel it. */
  cancellable: v.boolean(),
  /** The amount of the last payout, which a receipt is about; null before the first. */
  payoutMinor: v.nullable(positiveMinorUnits),
  /** The last statement about that payout; null while there is none. */
  receipt: v.nullable(
    v.object({
      answer: receiptAnswer,
      /** The missing amount. */
      missingMinor: positiveMinorUnits,
      imageIds: v.pipe(v.array(id), v.maxLength(RECEIPT_IMAGES)),
    }),
  ),
  /** Oldest first. */
  timeline: v.pipe(
    v.array(
      v.object({
        at: instant,
        event: v.picklist(WITHDRAWAL_EVENTS),
        by: v.picklist(['member', 'operator', 'automatic']),
        /** Why it was delayed or refused, in the operator’s words. */
        note: v.nullable(label),
        /** The amount paid, or missing. */
        amountMinor: v.nullable(positiveMinorUnits),
        /** The deadline of the next step, as given at that time. */
        promisedAt: v.nullable(instant),
      }),
    ),
    v.maxLength(100),
  ),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

const call = {
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
} as const;

/** A call that moves money, or reports the outcome of a payout. */
const act = {
  ...call,
  method: 'POST',
  sensitive: true,
  idempotency: 'key',
  throttle: 'money',
} as const;

/** What prevents a withdrawal of any amount. */
export const WITHDRAWAL_OBSTACLES = [
  'payment-password',
  'payout-account',
  'turnover',
  'count-limit',
  'amount-limit',
  'open-limit',
  'balance',
] as const;
export type WithdrawalObstacle = (typeof WITHDRAWAL_OBSTACLES)[number];

/** What can be withdrawn, and where the rest of the balance is: the three last parts make up the balance, but for at most one unit. */
const withdrawable = v.object({
  /** The largest amount for which a request is accepted at this moment, without its fee; zero while anything prevents one. */
  nowMinor: positiveMinorUnits,
  /** The same once there is a payment password and a payout account that can be used: what they lack holds back no money. */
  setUpMinor: positiveMinorUnits,
  /** The fee of that amount. */
  feeMinor: positiveMinorUnits,
  /** What one withdrawal, or the rest of today's amount, is too small for. */
  aboveMinor: positiveMinorUnits,
  /** Which of the two that is; null without such a rest. */
  above: v.nullable(v.picklist(['maximum', 'today'])),
});
export type Withdrawable = v.InferOutput<typeof withdrawable>;

export const withdrawalGetOptions = endpoint({
  ...call,
  summary: 'How much can be withdrawn now, where to and at what fee, and what prevents it',
  method: 'GET',
  path: '/wps/withdrawals/options',
  value: v.object({
    currency,
    /** What is free in the wallet, on no hold. */
    balanceMinor: positiveMinorUnits,
    withdrawable,
    /** Money on hold: in play, and in unpaid withdrawals. */
    lockedInPlayMinor: positiveMinorUnits,
    lockedInWithdrawalsMinor: positiveMinorUnits,
    turnover: turnoverStanding,
    hasPaymentPassword: v.boolean(),
    /** All of them; only usable ones can receive money. */
    payoutAccounts: v.pipe(v.array(payoutAccount), v.maxLength(20)),
    /** For one withdrawal, without its fee. */
    minMinor: positiveMinorUnits,
    maxMinor: positiveMinorUnits,
    /** Taken in addition to the amount; `withdrawalFeeOf` in `@palpite/domain` computes it. */
    fee: v.object({ fixedMinor: positiveMinorUnits, perMille: count }),
    /** The operator’s day; refused and cancelled withdrawals do not count. */
    today: v.object({
      count,
      countLimit: count,
      amountMinor: positiveMinorUnits,
      amountLimitMinor: positiveMinorUnits,
      /** The end of the day, when both limits reset. */
      resetsAt: instant,
      timeZone: v.pipe(v.string(), v.maxLength(64)),
    }),
    /** Unpaid withdrawals, and their limit. */
    open: v.object({ count, limit: count }),
    /** The promise: small amounts pass automatically, larger ones are reviewed. */
    promise: v.object({
      /** Null where staff review each of them. */
      automaticUpToMinor: v.nullable(positiveMinorUnits),
      automaticMinutes: count,
      reviewMinutes: count,
      payoutMinutes: count,
      /** How long the member can confirm a payout before it counts as received. */
      receiptMinutes: count,
    }),
    /** Empty where a withdrawal is possible. */
    obstacles: v.pipe(
      v.array(v.picklist(WITHDRAWAL_OBSTACLES)),
      v.maxLength(WITHDRAWAL_OBSTACLES.length),
    ),
  }),
  idempotency: 'safe',
  staleOn: { balance: 2, deposit: 0, withdrawal: 0, turnover: 2, payout: 0 },
});
export type WithdrawalOptions = v.InferOutput<typeof withdrawalGetOptions.value>;

/** A withdrawal after an action, and the balance after it. */
const acted = v.object({ withdrawal, balance: walletBalance });

export const withdrawalRequest = endpoint({
  ...act,
  summary: 'Ask for a withdrawal: its amount and its fee are held until it is decided',
  path: '/wps/withdrawals',
  encrypted: true,
  body: v.object({
    payoutAccountId: id,
    amountMinor: positiveMinorUnits,
    /** The fee as shown; if it has changed, the request is refused and nothing is held. */
    feeMinor: positiveMinorUnits,
    paymentPassword: password,
  }),
  value: acted,
  errors: [
    'payment_password_not_set',
    'payment_password_incorrect',
    'payout_account_unavailable',
    'amount_out_of_range',
    'fee_changed',
    'turnover_left',
    'withdrawal_limit_reached',
    'insufficient_funds',
  ],
  changes: ['balance', 'withdrawal'],
});

export const withdrawalList = endpoint({
  ...call,
  summary: 'The member’s withdrawals, newest first',
  method: 'GET',
  path: '/wps/withdrawals',
  query: v.object({ status: v.optional(withdrawalStatus), ...keyedPageQuery() }),
  value: v.object({
    currency,
    list: v.array(withdrawalSummary),
    pages: keyedPages,
  }),
  idempotency: 'safe',
  staleOn: { withdrawal: 0 },
});
export type WithdrawalList = v.InferOutput<typeof withdrawalList.value>;

export const withdrawalGet = endpoint({
  ...call,
  summary: 'One withdrawal by its order number, with its timeline',
  method: 'GET',
  path: '/wps/withdrawal',
  query: v.object({ order: id }),
  value: v.object({ currency, withdrawal }),
  errors: ['not_found'],
  idempotency: 'safe',
  staleOn: { withdrawal: 0 },
});

export const withdrawalCancel = endpoint({
  ...act,
  summary: 'Take back a withdrawal that still awaits review: the money is free again',
  path: '/wps/withdrawal/cancel',
  body: v.object({ order: id }),
  value: acted,
  errors: ['not_found', 'withdrawal_state'],
  changes: ['balance', 'withdrawal', 'message'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  withdrawal: {
    getOptions: withdrawalGetOptions,
    request: withdrawalRequest,
    list: withdrawalList,
    get: withdrawalGet,
    cancel: withdrawalCancel,
  },
} as const satisfies EndpointTree;
