import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { count, id, instant, label, password } from './wire.ts';

/**
 * Where withdrawn money goes: bank accounts and PIX keys in the member's own name. A stolen session must not be enough to
 * redirect money: adding an account requires the payment password, every confirmed contact receives a message, and the
 * account can be used only after a delay that the brand sets.
 */

/** The kinds of PIX key. */
export const PIX_KEY_TYPES = ['cpf', 'phone', 'email', 'random'] as const;
const pixKeyType = v.picklist(PIX_KEY_TYPES);
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

export const payoutAccount = v.object({
  payoutAccountId: id,
  kind: v.picklist(['pix', 'bank']),
  /** Of a PIX key; null for a bank account. */
  keyType: v.nullable(pixKeyType),
  /** Of a bank account; null for a PIX key. */
  bankName: v.nullable(label),
  /** Masked, but recognisable to the member. */
  destination: label,
  addedAt: instant,
  /** From when it can be used. */
  usableAt: instant,
  /** Whether that time has passed. */
  usable: v.boolean(),
});
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;

const digits = v.object({ from: count, to: count });

export const payoutOverview = v.object({
  /** The member's real name, masked; null until it is given. Every account is assumed to be in this name. */
  payeeName: v.nullable(label),
  hasPaymentPassword: v.boolean(),
  /** Oldest first. */
  list: v.pipe(v.array(payoutAccount), v.maxLength(20)),
  /** The most accounts that a member may have at a time. */
  most: count,
  /** The delay before a new one can be used. */
  waitMinutes: count,
  /** The kinds of PIX key that can be added; empty where the brand pays out to none. */
  pixKeyTypes: v.pipe(v.array(pixKeyType), v.maxLength(PIX_KEY_TYPES.length)),
  /** The fields of a bank account; null where the brand pays out to none. */
  bank: v.nullable(
    v.object({
      banks: v.pipe(v.array(v.object({ code: id, name: label })), v.maxLength(200)),
      /** The country's name for the code of the bank's branch; null where there is none. */
      branch: v.nullable(v.object({ name: v.picklist(['branch', 'routing']), digits })),
      accountDigits: digits,
    }),
  ),
});
export type PayoutOverview = v.InferOutput<typeof payoutOverview>;

export const payoutAccountList = endpoint({
  summary: 'The member’s payout accounts, and what adding one takes',
  method: 'GET',
  path: '/wps/payout/accounts',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  value: payoutOverview,
  idempotency: 'safe',
  staleOn: { payout: 0 },
});

const digitsTyped = v.pipe(v.string(), v.maxLength(40));

/** A payout account as entered. */
export const payoutDestination = v.variant('kind', [
  v.object({
    kind: v.literal('pix'),
    keyType: pixKeyType,
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
  v.object({
    kind: v.literal('bank'),
    bankCode: id,
    /** Omitted where the brand's banks have no branches. */
    branch: v.optional(digitsTyped),
    accountNumber: digitsTyped,
  }),
]);
export type PayoutDestination = v.InferOutput<typeof payoutDestination>;

export const payoutAccountAdd = endpoint({
  summary: 'Add a payout account in the member’s own name; every proved contact is notified',
  method: 'POST',
  path: '/wps/payout/accounts',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  encrypted: true,
  sensitive: true,
  body: v.object({ destination: payoutDestination, paymentPassword: password }),
  value: payoutOverview,
  errors: [
    'field_invalid',
    'payment_password_incorrect',
    'payment_password_not_set',
    'payee_name_not_set',
    'payout_account_exists',
    'payout_account_limit',
  ],
  idempotency: 'key',
  changes: ['payout', 'message'],
  throttle: 'login',
});

export const payoutAccountRemove = endpoint({
  summary: 'Remove a payout account; every proved contact is notified',
  method: 'POST',
  path: '/wps/payout/accounts/remove',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  encrypted: true,
  sensitive: true,
  body: v.object({ payoutAccountId: id, paymentPassword: password }),
  value: payoutOverview,
  errors: ['not_found', 'payment_password_incorrect', 'payment_password_not_set'],
  idempotency: 'key',
  changes: ['payout', 'message'],
  throttle: 'login',
});

export const payeeNameSet = endpoint({
  summary: 'Give one’s real name, once: afterwards customer service alone changes it',
  method: 'POST',
  path: '/wps/payout/payee-name',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  encrypted: true,
  body: v.object({
    payeeName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    /** The account’s password; omitted only for an account without one. */
    password: v.optional(password),
  }),
  value: payoutOverview,
  errors: ['field_invalid', 'password_incorrect', 'login_again', 'payee_name_fixed'],
  idempotency: 'natural',
  changes: ['payout', 'message'],
  throttle: 'login',
});

export const paymentPasswordSet = endpoint({
  summary: 'Set or change the password for moving money; every proved contact is notified',
  method: 'POST',
  path: '/wps/payout/payment-password',
  origin: 'extension',
  token: 'required',
  permission: 'member-centre',
  encrypted: true,
  body: v.object({
    /** The previous payment password. Without it the account’s password is the proof, and the delay of payout accounts restarts. */
    oldPaymentPassword: v.optional(password),
    /** The account’s password; omitted when the previous payment password is given, or for an account without one. */
    password: v.optional(password),
    paymentPassword: password,
    confirmPaymentPassword: password,
  }),
  value: payoutOverview,
  errors: [
    'field_invalid',
    'password_incorrect',
    'login_again',
    'payment_password_incorrect',
    'payment_password_not_set',
  ],
  idempotency: 'natural',
  changes: ['payout', 'message'],
  throttle: 'login',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  payoutAccount: {
    list: payoutAccountList,
    add: payoutAccountAdd,
    remove: payoutAccountRemove,
  },
  payeeName: {
    set: payeeNameSet,
  },
  paymentPassword: {
    set: paymentPasswordSet,
  },
} as const satisfies EndpointTree;
