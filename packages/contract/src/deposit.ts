import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  address,
  count,
  currency,
  id,
  instant,
  label,
  pageQuery,
  positiveMinorUnits,
  seconds,
} from './wire.ts';

/** Deposits: the ways there are to pay in, and the orders that a member has made. */

/** What a method is, whatever the brand calls it. */
export const DEPOSIT_KINDS = ['pix', 'bank-transfer', 'qr-transfer', 'e-wallet'] as const;
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
const depositKind = v.picklist(DEPOSIT_KINDS);

/**
 * How an order stands. `processing`: the provider has seen the payment and not settled it yet. The last three are its
 * ends; money that still comes for an order that failed or timed out leads it to `awaiting-review`.
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
 * Why an order failed: the member took it back, the provider refused the payment, whoever reviewed it did.
 */
export const DEPOSIT_FAILURES = ['cancelled', 'provider-refused', 'review-refused'] as const;
export type DepositFailure = (typeof DEPOSIT_FAILURES)[number];

/**
 * Why a person looks at an order: its channel is reviewed, another amount came than was asked for, it came after the
 * order had ended, it came for an order that was paid already.
 */
export const REVIEW_REASONS = ['channel', 'amount', 'late', 'paid-twice'] as const;
export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** How a refund stands: money that came for an order and was not credited goes back to its payer. */
export const REFUND_STATES = ['under-way', 'refunded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
const refundState = v.picklist(REFUND_STATES);

/** Orders of one account that may be open at once, whatever a brand sets. */
export const MOST_OPEN_DEPOSITS = 10;
/** Orders of a page where nobody says otherwise. */
export const DEPOSITS_PER_PAGE = 10;
/** Longest reference of a payment that a member gives, in characters. */
export const LONGEST_PAYMENT_REFERENCE = 64;
/** What it is made of: plain letters, digits, and what stands between them on receipts. */
export const PAYMENT_REFERENCE = /^[\dA-Za-z][\w ./-]*$/;

/** Taken off what is paid; `depositFeeOf` in `@palpite/domain` counts it. */
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
  /** Who takes the payment. */
  provider: label,
  minMinor: positiveMinorUnits,
  maxMinor: positiveMinorUnits,
  fee: depositFee,
  /** How long it takes from the payment to the balance, as a rule; 0 for at once. */
  expectedMinutes: minutes,
  quickAmountsMinor: v.pipe(v.array(positiveMinorUnits), v.maxLength(8)),
  /** How long an order waits for its payment. */
  timeoutMinutes: minutes,
  /** A person looks at each payment; the member says when it is made. */
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
  module: 'deposit',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
} as const;

export const depositMethods = endpoint({
  ...depositCall,
  summary: 'The ways to deposit that are open now, with what each asks for',
  method: 'GET',
  path: '/wps/deposit/methods',
  value: v.object({
    currency,
    /** In the brand’s order; empty where none is open. */
    methods: v.pipe(v.array(depositMethod), v.maxLength(10)),
    /** What must be staked before a withdrawal, in hundredths of what is credited: 100 for once (`depositTurnoverOf`). */
    turnoverPercent: percent,
    /** The caller’s orders that are open, second payments of an order left out, and how many may be. */
    openOrders: count,
    mostOpenOrders: count,
  }),
  idempotency: 'safe',
});
export type DepositMethods = v.InferOutput<(typeof depositMethods)['value']>;

/** What goes back to the payer of an order, and never through the wallet. */
export const depositRefund = v.object({
  state: refundState,
  /** At most what came. */
  amountMinor: positiveMinorUnits,
  /** In the operator’s words: why it is sent back, or why that failed; null where nobody said. */
  reason: v.nullable(label),
  /** What the bank calls it; null until it is sent. */
  reference: v.nullable(label),
  /** When it came to that state. */
  at: instant,
});
export type DepositRefund = v.InferOutput<typeof depositRefund>;

/** An order as a list shows it. */
export const depositOrderSummary = v.object({
  /** The order’s own number, the same in the account record: `D1042`. */
  order: id,
  kind: depositKind,
  methodName: label,
  channelName: label,
  /** What was asked for. */
  amountMinor: positiveMinorUnits,
  /** What came to the balance, the fee taken off; null for an order that has not succeeded. */
  creditedMinor: v.nullable(positiveMinorUnits),
  status: depositStatus,
  /** Null but for one that failed. */
  failure: v.nullable(v.picklist(DEPOSIT_FAILURES)),
  /** When somebody decides at the latest; null but for one that awaits review. */
  promisedAt: v.nullable(instant),
  /** Null while nothing is sent back. */
  refund: v.nullable(depositRefund),
  createdAt: instant,
});
export type DepositOrderSummary = v.InferOutput<typeof depositOrderSummary>;

/** The facts that a payer types or compares. */
export const PAYMENT_DETAILS = [
  'institution',
  'branch',
  'account-number',
  'holder',
  'reference',
] as const;
export type PaymentDetail = (typeof PAYMENT_DETAILS)[number];

/** How the payment is made. Nobody but the order’s owner is told. */
export const paymentInstructions = v.object({
  /** What is copied, and drawn as a QR where `isQr`: a BR Code (PIX "copia e cola"), a VietQR, a wallet’s code. */
  code: v.nullable(
    v.object({
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
      isQr: v.boolean(),
    }),
  ),
  /** In the order that they are shown in; each once. Without a reference the payment would be nobody’s. */
  details: v.pipe(
    v.array(v.object({ detail: v.picklist(PAYMENT_DETAILS), value: label })),
    v.maxLength(PAYMENT_DETAILS.length),
  ),
  /** The provider’s own page for this payment, opened apart; null where it has none. */
  payUrl: v.nullable(address),
});
export type PaymentInstructions = v.InferOutput<typeof paymentInstructions>;

export const depositOrder = v.object({
  ...depositOrderSummary.entries,
  currency,
  provider: label,
  /** Taken off what is paid; of another amount than was asked for, the fee that this amount has. */
  feeMinor: positiveMinorUnits,
  /** The turnover that it asks for once it has succeeded, counted from what is credited. */
  turnoverMinor: positiveMinorUnits,
  expectedMinutes: minutes,
  reviewed: v.boolean(),
  /** When it times out unless it is paid, or the member has said so. */
  expiresAt: instant,
  /** What the provider says was paid; null until it says so. */
  paidMinor: v.nullable(positiveMinorUnits),
  /** Null but for one that awaits review. */
  reviewReason: v.nullable(v.picklist(REVIEW_REASONS)),
  /** Why a review refused it, in the operator’s words; null where it did not, or nobody said. */
  refusalReason: v.nullable(label),
  /** What the member gave with "I have paid"; null until then. */
  paymentReference: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_PAYMENT_REFERENCE))),
  /** Each status that it has had, from the first to this one; of a refund each state, with how much is sent back. */
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
  /** What the member may do now. */
  acts: v.object({ cancel: v.boolean(), sayPaid: v.boolean() }),
  /** Null but for one that awaits payment: what has ended must not be paid. */
  instructions: v.nullable(paymentInstructions),
  /** The server’s time of this answer: what a countdown goes by. */
  asOf: instant,
  /** How soon to ask again for a live status; null once nothing is expected. */
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
  throttle: 'money',
});

export const depositDetail = endpoint({
  ...depositCall,
  summary: 'One of the caller’s deposit orders in its current state',
  method: 'GET',
  path: '/wps/deposit/order',
  query: v.object({ order: id }),
  value: depositOrder,
  errors: ['not_found'],
  idempotency: 'safe',
});

export const depositList = endpoint({
  ...depositCall,
  summary: 'The caller’s deposit orders, newest first',
  method: 'GET',
  path: '/wps/deposit/orders',
  query: v.object({ status: v.optional(depositStatus), ...pageQuery }),
  value: v.object({
    currency,
    list: v.array(depositOrderSummary),
    totalRows: count,
    totalPages: count,
  }),
  idempotency: 'safe',
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
});

export const depositPaid = endpoint({
  ...depositCall,
  summary: 'Report that an order of a reviewed channel was paid, with the payment’s reference',
  method: 'PUT',
  path: '/wps/deposit/order/paid',
  body: v.object({
    order: id,
    /** What the payer’s bank calls the payment. */
    paymentReference: v.pipe(
      v.string(),
      v.maxLength(LONGEST_PAYMENT_REFERENCE),
      v.regex(PAYMENT_REFERENCE),
    ),
  }),
  value: depositOrder,
  errors: ['not_found', 'deposit_state'],
  idempotency: 'natural',
});
