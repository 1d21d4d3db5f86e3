import * as v from 'valibot';
import { captchaAnswer } from './captcha.ts';
import { endpoint } from './endpoint.ts';
import type { EndpointTree } from './endpoint-tree.ts';
import { memberInfo } from './member.ts';
import { keyedPageQuery, keyedPages } from './paging.ts';
import {
  codeTicket,
  count,
  diallingCode,
  firebaseIdToken,
  id,
  instant,
  label,
  language,
  mobileNumber,
  password,
  seconds,
  username,
  verificationCode,
} from './wire.ts';

export const loginRequest = v.variant('type', [
  v.object({
    type: v.literal('username'),
    username,
    password,
    /** Required after a refusal that carries a captcha. */
    captcha: v.optional(captchaAnswer),
    /** The requested side; each refuses accounts of the other. Default `member`. */
    side: v.optional(v.picklist(['member', 'agent'])),
  }),
  v.object({
    type: v.literal('sms'),
    mobileNum: mobileNumber,
    countryDialingCode: diallingCode,
    verificationCode,
    /** Of a code sent by the operator; absent where Firebase sends the codes. */
    ticket: v.optional(codeTicket),
    captcha: v.optional(captchaAnswer),
    firebaseIdToken: v.optional(firebaseIdToken),
  }),
]);
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** A new session: its token and its account. */
export const sessionStart = v.object({
  /** Opaque bearer token; returned once, stored by the server only as a hash. */
  token: v.pipe(v.string(), v.minLength(32), v.maxLength(512)),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  /** The account still has its initial password and must choose another. */
  passwordDefault: v.boolean(),
  /** The latest end of the session; it ends earlier after `idleSeconds` without a call. */
  expiresAt: instant,
  idleSeconds: seconds,
  /**
   * A login from a network or a kind of browser that was new for the account since the previous login elsewhere; reported
   * once. `device` is its usual name, empty for an unknown one.
   */
  unfamiliarLogin: v.nullable(v.object({ at: instant, address: label, device: label })),
  user: memberInfo,
});
export type SessionStart = v.InferOutput<typeof sessionStart>;

export const sessionLogin = endpoint({
  summary: 'Sign in by account name or by a code sent to a phone',
  method: 'POST',
  path: '/wps/session/login',
  encrypted: true,
  body: loginRequest,
  value: sessionStart,
  errors: [
    'invalid_credentials',
    'captcha_required',
    'captcha_invalid',
    'not_a_member',
    'not_an_agent',
    'account_locked',
    'two_factor_required',
    'field_invalid',
    'verification_code_invalid',
    'verification_code_expired',
    'phone_verification_failed',
    'feature_disabled',
  ],
  idempotency: 'natural',
  changes: ['session'],
  throttle: 'login',
});

/** A token for one login within a minute: addresses end up in histories and logs. */
export const sessionHandOver = endpoint({
  summary: 'A token that signs the caller in once at another of the site’s addresses (`?token=`)',
  method: 'POST',
  path: '/wps/session/handover',
  origin: 'extension',
  token: 'required',
  permission: 'own-account',
  sensitive: true,
  value: v.object({
    token: v.pipe(v.string(), v.minLength(32), v.maxLength(512)),
    expiresAt: instant,
  }),
  idempotency: 'natural',
  changes: [],
});

/** Begins a separate session, which ends no later than the session that the token came from. */
export const sessionLoginByToken = endpoint({
  summary: 'Sign in with the hand-over token of an address query; it is spent',
  method: 'POST',
  path: '/wps/session/login/token',
  origin: 'extension',
  encrypted: true,
  body: v.object({ token: v.pipe(v.string(), v.minLength(16), v.maxLength(512)) }),
  value: sessionStart,
  errors: ['invalid_credentials'],
  idempotency: 'natural',
  changes: ['session'],
  throttle: 'login',
});

/** The content of the encrypted `header` of a free-play login. */
export const freePlayHeader = v.object({
  merchantCode: id,
  language,
});

export const sessionLoginAsGuest = endpoint({
  summary: 'Sign in as a guest with a trial wallet (account type 4)',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  body: v.object({
    os: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    platform: v.literal('W'),
    version: v.literal(3),
    /** Compact JWE whose plaintext's `body` is `freePlayHeader`. */
    header: v.pipe(v.string(), v.regex(/^[\w-]{20,1000}\.\.[\w-]{16}\.[\w-]{1,4000}\.[\w-]{22}$/)),
  }),
  value: sessionStart,
  errors: [
    'payload_unreadable',
    'payload_key_unknown',
    'payload_expired',
    'payload_replayed',
    'feature_disabled',
  ],
  idempotency: 'natural',
  changes: ['session'],
  flag: 'FREEPLAY3',
  throttle: 'login',
});

export const sessionLogout = endpoint({
  summary: 'Sign out of this session',
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  permission: 'own-account',
  whileBlocked: true,
  value: v.null(),
  idempotency: 'natural',
  changes: ['session'],
});

export const sessionRevokeAll = endpoint({
  summary: 'Sign out everywhere: every session of the account, this one included',
  method: 'POST',
  path: '/wps/session/logout/all',
  origin: 'extension',
  token: 'required',
  permission: 'own-account',
  whileBlocked: true,
  value: v.object({ revoked: count }),
  idempotency: 'natural',
  changes: ['session'],
});

/** A browser in which an account is signed in. */
export const openSession = v.object({
  sessionId: id,
  /** The browser as its user would name it, `Chrome, Android`; empty for an unknown one. */
  device: label,
  /** The browser's own `User-Agent`. */
  userAgent: v.pipe(v.string(), v.maxLength(256)),
  /** The network address of the login. */
  address: label,
  /** The country of that address (ISO 3166-1 alpha-2); null when unknown. */
  country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  signedInAt: instant,
  /** Rounded to the minute. */
  lastSeenAt: instant,
  /** Whether it is the session of this call. */
  current: v.boolean(),
});

export const sessionList = endpoint({
  summary: 'Where the account is signed in, last seen first; the hundred newest',
  method: 'GET',
  path: '/wps/session/list',
  origin: 'extension',
  token: 'required',
  permission: 'own-account',
  value: v.object({ list: v.array(openSession) }),
  idempotency: 'safe',
  staleOn: { session: 0 },
});

/** Outcome of an attempt to log in to the account. */
export const LOGIN_OUTCOMES = [
  'ok',
  'wrong_credentials',
  'captcha_wrong',
  'account_locked',
  'not_a_member',
  'not_an_agent',
  /** The password was right, but a second factor was required. */
  'two_factor_required',
  /** The second factor was wrong. */
  'second_factor_wrong',
] as const;
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

/** How many days of logins the history covers. */
export const LOGIN_HISTORY_DAYS = 90;

export const sessionListLoginAttempts = endpoint({
  summary: 'Attempts to log in to the account, newest first: the last 90 days',
  method: 'GET',
  path: '/wps/session/history',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  query: v.object(keyedPageQuery()),
  value: v.object({
    list: v.array(
      v.object({
        at: instant,
        outcome: v.picklist(LOGIN_OUTCOMES),
        ...v.pick(openSession, ['device', 'address', 'country']).entries,
      }),
    ),
    pages: keyedPages,
  }),
  idempotency: 'safe',
  staleOn: { session: 0 },
});

export const sessionRevoke = endpoint({
  summary: 'Sign out one session of the account',
  method: 'DELETE',
  path: '/wps/session/list',
  origin: 'extension',
  token: 'required',
  permission: 'own-account',
  query: v.object({ sessionId: id }),
  value: v.null(),
  errors: ['not_found'],
  idempotency: 'natural',
  changes: ['session'],
});

export const sessionRevokeOthers = endpoint({
  summary: 'Sign out every session of the account but this one',
  method: 'POST',
  path: '/wps/session/logout/others',
  origin: 'extension',
  token: 'required',
  permission: 'own-account',
  value: v.object({ revoked: count }),
  idempotency: 'natural',
  changes: ['session'],
});

/** After idle time (a setting of the brand), sensitive calls are answered again once this call has succeeded. */
export const sessionReauthenticate = endpoint({
  summary: 'Prove the password again, so that sensitive calls are answered after idle time',
  method: 'POST',
  path: '/wps/session/reauthenticate',
  origin: 'extension',
  token: 'required',
  permission: 'own-password',
  encrypted: true,
  body: v.object({ password }),
  value: v.null(),
  errors: ['password_incorrect'],
  idempotency: 'natural',
  changes: [],
  throttle: 'login',
});

/** The calls of this file, by noun and verb. */
export const calls = {
  session: {
    login: sessionLogin,
    handOver: sessionHandOver,
    loginByToken: sessionLoginByToken,
    loginAsGuest: sessionLoginAsGuest,
    logout: sessionLogout,
    revokeAll: sessionRevokeAll,
    revokeOthers: sessionRevokeOthers,
    revoke: sessionRevoke,
    list: sessionList,
    listLoginAttempts: sessionListLoginAttempts,
    reauthenticate: sessionReauthenticate,
  },
} as const satisfies EndpointTree;
