import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { payoutAccount } from './payout.ts';
import { turnoverStanding } from './turnover.ts';
import { walletBalance } from './wallet.ts';
import {
  count,
  currency,
  id,
  instant,
  label,
  pageQuery,
  password,
  positiveMinorUnits,
} from './wire.ts';

/**
 * Money on its way out: what may be withdrawn, requests and what becomes of them, and what their member says of the
 * payout. A request holds its amount and its fee until it is paid, refused or cancelled; each of them happens once.
 */

/**
 * `paid`: sent, and not yet confirmed by its member. `partly-received` and `disputed`: the member misses a part or all
 * of it, and the operator has yet to settle that. `confirmed`, `refused` and `cancelled` are final.
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

/** Why it waits. `automatic`: it passes by itself in a moment. `operator`: in the words of `note`. */
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
 * What a timeline tells of. `counted-as-received`: nobody confirmed it in time. `receipt-extended`: there is more time to,
 * since the account was locked meanwhile.
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

/** What a member may say of a payout, and what is said for who says nothing. */
const receiptAnswer = v.picklist(['received', 'partly', 'not', 'counted']);

/** Withdrawals of a page where nobody says otherwise. */
export const WITHDRAWALS_PER_PAGE = 10;
/** The most pictures that go with one answer. */
export const RECEIPT_IMAGES = 3;

/** Where it goes, as it stood when it was asked for. */
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
  /** What is paid out. */
  amountMinor: positiveMinorUnits,
  /** What is taken beside it. */
  feeMinor: positiveMinorUnits,
  destination: payoutDestination,
  /** Null once nothing more is to come. */
  waiting: v.nullable(
    v.object({
      /** Every reason that holds; never empty. */
      reasons: v.pipe(v.array(v.picklist(WITHDRAWAL_WAITS)), v.minLength(1), v.maxLength(8)),
      /** The operator’s own words; null without. */
      note: v.nullable(label),
      /** When the next step is promised; of a payout to confirm, when it counts as received. */
      until: instant,
    }),
  ),
});
export type WithdrawalSummary = v.InferOutput<typeof withdrawalSummary>;

export const withdrawal = v.object({
  ...withdrawalSummary.entries,
  /** The member may still take it back. */
  cancellable: v.boolean(),
  /** What the last payout sent, which is what a receipt is about; null before the first. */
  payoutMinor: v.nullable(positiveMinorUnits),
  /** The last answer about that payout; null while there is none. */
  receipt: v.nullable(
    v.object({
      answer: receiptAnswer,
      /** What did not arrive. */
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
        /** Why, in the operator’s words: of what was held or refused. */
        note: v.nullable(label),
        /** What was paid, or is missing. */
        amountMinor: v.nullable(positiveMinorUnits),
        /** When the next step was promised then. */
        promisedAt: v.nullable(instant),
      }),
    ),
    v.maxLength(100),
  ),
});
export type Withdrawal = v.InferOutput<typeof withdrawal>;

const call = {
  module: 'withdrawal',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
} as const;

/** A call that moves money, or says what became of it. */
const act = {
  ...call,
  method: 'POST',
  sensitive: true,
  idempotency: 'key',
  throttle: 'money',
} as const;

/** What stands against a withdrawal of any amount. */
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

export const withdrawalOptions = endpoint({
  ...call,
  summary: 'How much can be withdrawn now, where to and at what fee, and what prevents it',
  method: 'GET',
  path: '/wps/withdrawals/options',
  value: v.object({
    currency,
    /** What may be withdrawn, fees included. */
    availableMinor: positiveMinorUnits,
    /** What is set aside: in play, and in withdrawals that are not paid yet. */
    lockedInPlayMinor: positiveMinorUnits,
    lockedInWithdrawalsMinor: positiveMinorUnits,
    turnover: turnoverStanding,
    hasPaymentPassword: v.boolean(),
    /** All of them; money goes to those that are usable. */
    payoutAccounts: v.pipe(v.array(payoutAccount), v.maxLength(20)),
    /** Of one withdrawal, its fee left out. `mostMinor` is what can be asked for now: balance and limits looked at. */
    minMinor: positiveMinorUnits,
    maxMinor: positiveMinorUnits,
    mostMinor: positiveMinorUnits,
    /** Taken beside the amount; `withdrawalFeeOf` in `@palpite/domain` counts it. */
    fee: v.object({ fixedMinor: positiveMinorUnits, perMille: count }),
    /** The operator’s day; what was refused or cancelled does not count. */
    today: v.object({
      count,
      countLimit: count,
      amountMinor: positiveMinorUnits,
      amountLimitMinor: positiveMinorUnits,
      /** The end of the day, when both begin anew. */
      resetsAt: instant,
      timeZone: v.pipe(v.string(), v.maxLength(64)),
    }),
    /** Withdrawals that are not paid yet, and how many there may be. */
    open: v.object({ count, limit: count }),
    /** What is promised: small amounts pass by themselves, larger ones are looked at. */
    promise: v.object({
      /** Null where each is looked at by a person. */
      automaticUpToMinor: v.nullable(positiveMinorUnits),
      automaticMinutes: count,
      reviewMinutes: count,
      payoutMinutes: count,
      /** How long a payout waits for its member’s answer before it counts as received. */
      receiptMinutes: count,
    }),
    /** Empty where one can be asked for. */
    obstacles: v.pipe(
      v.array(v.picklist(WITHDRAWAL_OBSTACLES)),
      v.maxLength(WITHDRAWAL_OBSTACLES.length),
    ),
  }),
  idempotency: 'safe',
});
export type WithdrawalOptions = v.InferOutput<typeof withdrawalOptions.value>;

/** A withdrawal after something was done with it, and the balance that this left. */
const acted = v.object({ withdrawal, balance: walletBalance });

export const withdrawalRequest = endpoint({
  ...act,
  summary: 'Ask for a withdrawal: its amount and its fee are held until it is decided',
  path: '/wps/withdrawals',
  encrypted: true,
  body: v.object({
    payoutAccountId: id,
    amountMinor: positiveMinorUnits,
    /** The fee as it was shown; another one by now is refused, and nothing is held. */
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
});

export const withdrawalList = endpoint({
  ...call,
  summary: 'The member’s withdrawals, newest first',
  method: 'GET',
  path: '/wps/withdrawals',
  query: v.object({ status: v.optional(withdrawalStatus), ...pageQuery }),
  value: v.object({
    currency,
    list: v.array(withdrawalSummary),
    totalRows: count,
    totalPages: count,
  }),
  idempotency: 'safe',
});
export type WithdrawalList = v.InferOutput<typeof withdrawalList.value>;

export const withdrawalDetail = endpoint({
  ...call,
  summary: 'One withdrawal by its order number, with its timeline',
  method: 'GET',
  path: '/wps/withdrawal',
  query: v.object({ order: id }),
  value: v.object({ currency, withdrawal }),
  errors: ['not_found'],
  idempotency: 'safe',
});

export const withdrawalCancel = endpoint({
  ...act,
  summary: 'Take back a withdrawal that still awaits review: the money is free again',
  path: '/wps/withdrawal/cancel',
  body: v.object({ order: id }),
  value: acted,
  errors: ['not_found', 'withdrawal_state'],
});
