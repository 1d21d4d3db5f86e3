import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import {
  address,
  count,
  currency,
  id,
  instant,
  label,
  positiveMinorUnits,
  seconds,
} from './wire.ts';

/** Deposits: the payment methods, and a member's orders. */

/** The kind of a method, independent of the brand's name for it. */
export const DEPOSIT_KINDS = ['pix', 'bank-transfer', 'qr-transfer', 'e-wallet'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
const depositKind = v.picklist(DEPOSIT_KINDS);

/**
 * Status of an order. `processing`: the provider has seen the payment but not settled it. The last three are final, except
 * that money which arrives for a failed or timed-out order moves it to `awaiting-review`.
 */
export const DEPOSIT_STATUSES = [
  'awaiting-payment',
  'awaiting-review',
  'processing',
  'success',
  'failed',
  'timed-out',
] as const;
export type DepositStatus = (typeof DEPOSIT_STATUSES)[number];
const depositStatus = v.picklist(DEPOSIT_STATUSES);

/**
 * Why an order failed: the member cancelled it, the provider refused the payment, or the review did.
 */
export const DEPOSIT_FAILURES = ['cancelled', 'provider-refused', 'review-refused'] as const;
export type DepositFailure = (typeof DEPOSIT_FAILURES)[number];

/**
 * Why an order needs a review: its channel requires one, a different amount was paid, the payment came after the order
 * had ended, or the order was already paid.
 */
export const REVIEW_REASONS = ['channel', 'amount', 'late', 'paid-twice'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** State of a refund: money that arrived for an order and was not credited is returned to its payer. */
export const REFUND_STATES = ['under-way', 'refunded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
const refundState = v.picklist(REFUND_STATES);

/** The most open orders of one account, whatever the brand's setting. */
export const MOST_OPEN_DEPOSITS = 10;
/** Orders on a page by default. */
export const DEPOSITS_PER_PAGE = 10;
/** The longest payment reference that a member can enter, in characters. */
export const LONGEST_PAYMENT_REFERENCE = 64;
/** Its characters: letters, digits, and the separators that appear on receipts. */
export const PAYMENT_REFERENCE = /^[\dA-Za-z][\w ./-]*$/;

/** The fee taken off the payment; `depositFeeOf` in `@palpite/domain` computes it. */
export const depositFee = v.object({
  fixedMinor: positiveMinorUnits,
  perMille: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
});
export type DepositFee = v.InferOutput<typeof depositFee>;

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_080));

export const depositChannel = v.object({
  channel: id,
  name: label,
  /** The payment provider. */
  provider: label,
  minMinor: positiveMinorUnits,
  maxMinor: positiveMinorUnits,
  fee: depositFee,
  /** The usual time from payment to balance; 0 for immediate. */
  expectedMinutes: minutes,
  quickAmountsMinor: v.pipe(v.array(positiveMinorUnits), v.maxLength(8)),
  /** How long an order stays open for its payment. */
  timeoutMinutes: minutes,
  /** Staff confirm each payment; the member reports when it is made. */
  reviewed: v.boolean(),
});
export type DepositChannel = v.InferOutput<typeof depositChannel>;

export const depositMethod = v.object({
  method: id,
  kind: depositKind,
  name: label,
  channels: v.pipe(v.array(depositChannel), v.minLength(1), v.maxLength(10)),
});
export type DepositMethod = v.InferOutput<typeof depositMethod>;

const depositCall = {
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
} as const;

export const depositListMethods = endpoint({
  ...depositCall,
  summary: 'The ways to deposit that are open now, with what each asks for',
  method: 'GET',
  path: '/wps/deposit/methods',
  value: v.object({
    currency,
    /** In the brand’s order; empty when none is open. */
    methods: v.pipe(v.array(depositMethod), v.maxLength(10)),
    /** Required stake before a withdrawal, in hundredths of the credited amount: 100 for once (`depositTurnoverOf`). */
    turnoverPercent: percent,
    /** The caller’s open orders (second payments of an order do not count) and their limit. */
    openOrders: count,
    mostOpenOrders: count,
    /** The channel of the caller's latest order, on whatever device; null before the first. It may be closed by now. */
    lastChannel: v.nullable(id),
  }),
  idempotency: 'safe',
  staleOn: { deposit: 0 },
});
export type DepositMethods = v.InferOutput<(typeof depositListMethods)['value']>;

/** Money returned to the payer of an order; it never passes through the wallet. */
export const depositRefund = v.object({
  state: refundState,
  /** At most the amount that arrived. */
  amountMinor: positiveMinorUnits,
  /** Staff’s reason for the refund or its failure, in their words; null where none was given. */
  reason: v.nullable(label),
  /** The bank’s reference; null until it is sent. */
  reference: v.nullable(label),
  /** When it reached that state. */
  at: instant,
});
export type DepositRefund = v.InferOutput<typeof depositRefund>;

/** An order as it appears in a list. */
export const depositOrderSummary = v.object({
  /** The order’s number, the same as in the account record: `D1042`. */
  order: id,
  kind: depositKind,
  methodName: label,
  channelName: label,
  /** The requested amount. */
  amountMinor: positiveMinorUnits,
  /** The amount credited to the balance, after the fee; null unless the order succeeded. */
  creditedMinor: v.nullable(positiveMinorUnits),
  status: depositStatus,
  /** Null unless it failed. */
  failure: v.nullable(v.picklist(DEPOSIT_FAILURES)),
  /** The deadline of the review; null unless it awaits one. */
  promisedAt: v.nullable(instant),
  /** Null unless there is a refund. */
  refund: v.nullable(depositRefund),
  createdAt: instant,
});
export type DepositOrderSummary = v.InferOutput<typeof depositOrderSummary>;

/** The details that a payer types or compares. */
export const PAYMENT_DETAILS = [
  'institution',
  'branch',
  'account-number',
  'holder',
  'reference',
] as const;
export type PaymentDetail = (typeof PAYMENT_DETAILS)[number];

/** How to pay. Only the order’s owner sees this. */
export const paymentInstructions = v.object({
  /** The text to copy, drawn as a QR code where `isQr`: a BR Code (PIX "copia e cola"), a VietQR, a wallet’s code. */
  code: v.nullable(
    v.object({
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
      isQr: v.boolean(),
    }),
  ),
  /** In display order; each once. Without the reference the payment could not be matched to its order. */
  details: v.pipe(
    v.array(v.object({ detail: v.picklist(PAYMENT_DETAILS), value: label })),
    v.maxLength(PAYMENT_DETAILS.length),
  ),
  /** The provider’s own page for this payment, opened separately; null where it has none. */
  payUrl: v.nullable(address),
});
export type PaymentInstructions = v.InferOutput<typeof paymentInstructions>;

export const depositOrder = v.object({
  ...depositOrderSummary.entries,
  currency,
  provider: label,
  /** Taken off the payment; when a different amount was paid, the fee for that amount. */
  feeMinor: positiveMinorUnits,
  /** The turnover required once it has succeeded, based on the credited amount. */
  turnoverMinor: positiveMinorUnits,
  expectedMinutes: minutes,
  reviewed: v.boolean(),
  /** When it times out, unless it is paid or the member has reported the payment. */
  expiresAt: instant,
  /** The paid amount by the provider’s notification; null before it. */
  paidMinor: v.nullable(positiveMinorUnits),
  /** Null unless it awaits review. */
  reviewReason: v.nullable(v.picklist(REVIEW_REASONS)),
  /** Why a review refused it, in staff’s words; null unless refused with a reason. */
  refusalReason: v.nullable(label),
  /** The reference that the member entered with "I have paid"; null until then. */
  paymentReference: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PAYMENT_REFERENCE))),
  /** Every status so far, oldest first; of a refund each state with its amount. */
  history: v.pipe(
    v.array(
      v.object({
        status: depositStatus,
        refund: v.nullable(v.object({ state: refundState, amountMinor: positiveMinorUnits })),
        at: instant,
      }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
  /** The actions that the member may take now. */
  acts: v.object({ cancel: v.boolean(), sayPaid: v.boolean() }),
  /** Null unless it awaits payment: an ended order must not be paid. */
  instructions: v.nullable(paymentInstructions),
  /** The server’s time of this answer: the base of countdowns. */
  asOf: instant,
  /** How soon to ask again; null once no change is expected. */
  refreshSeconds: v.nullable(seconds),
});
export type DepositOrder = v.InferOutput<typeof depositOrder>;

export const depositCreate = endpoint({
  ...depositCall,
  summary: 'Make a deposit order; the answer says how it is paid',
  method: 'POST',
  path: '/wps/deposit/order',
  sensitive: true,
  body: v.object({ channel: id, amountMinor: positiveMinorUnits, currency }),
  value: depositOrder,
  errors: [
    'amount_out_of_range',
    'deposit_channel_closed',
    'deposit_limit_reached',
    'field_invalid',
    'unavailable',
  ],
  idempotency: 'key',
  changes: ['deposit'],
  throttle: 'money',
});

export const depositGet = endpoint({
  ...depositCall,
  summary: 'One of the caller’s deposit orders in its current state',
  method: 'GET',
  path: '/wps/deposit/order',
  query: v.object({ order: id }),
  value: depositOrder,
  errors: ['not_found'],
  idempotency: 'safe',
  staleOn: { deposit: 0 },
});

export const depositList = endpoint({
  ...depositCall,
  summary: 'The caller’s deposit orders, newest first',
  method: 'GET',
  path: '/wps/deposit/orders',
  query: v.object({ status: v.optional(depositStatus), ...keyedPageQuery() }),
  value: v.object({
    currency,
    list: v.array(depositOrderSummary),
    pages: keyedPages,
  }),
  idempotency: 'safe',
  staleOn: { deposit: 0 },
});
export type DepositList = v.InferOutput<(typeof depositList)['value']>;

export const depositCancel = endpoint({
  ...depositCall,
  summary: 'Take back an order that awaits its payment',
  method: 'DELETE',
  path: '/wps/deposit/order',
  query: v.object({ order: id }),
  value: depositOrder,
  errors: ['not_found', 'deposit_state'],
  idempotency: 'natural',
  changes: ['deposit'],
});

export const depositMarkPaid = endpoint({
  ...depositCall,
  summary: 'Report that an order of a reviewed channel was paid, with the payment’s reference',
  method: 'PUT',
  path: '/wps/deposit/order/paid',
  body: v.object({
    order: id,
    /** The payment’s reference at the payer’s bank. */
    paymentReference: v.pipe(
      v.string(),
      v.maxLength(LONGEST_PAYMENT_REFERENCE),
      v.regex(PAYMENT_REFERENCE),
    ),
  }),
  value: depositOrder,
  errors: ['not_found', 'deposit_state'],
  idempotency: 'natural',
  changes: ['deposit'],
});

/** The calls of this file, by noun and verb. */
export const calls = {
  deposit: {
    listMethods: depositListMethods,
    create: depositCreate,
    get: depositGet,
    list: depositList,
    cancel: depositCancel,
    markPaid: depositMarkPaid,
  },
} as const satisfies EndpointTree;
