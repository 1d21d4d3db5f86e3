import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { accountType, currency, id, instant, label, language, positiveMinorUnits } from './wire.ts';

/**
 * The seamless wallet between a game vendor and the operator; for servers only. The vendor holds no money: each stake and
 * each payout is one signed call, repeated until it is answered.
 *
 * Same `transactionId` and same body: the same answer. Same id and another body: `transaction_conflict`. A rollback of a
 * bet that never arrived is recorded, and that bet is refused if it arrives late. Payouts are accepted after the player's
 * session has ended: a win is owed. A bet that would begin a round is refused with `game_closed` while the game, its vendor
 * or the whole site is closed; any bet with `reauthentication_required` after the player was idle for too long, until they
 * confirm their password at the site. A bet is refused with `player_blocked` during a time-out or self-exclusion, and with
 * `limit_reached` above a limit of the player's own or of a bonus.
 *
 * Bet, win and rollback need no nonce of their own: a copied call is a repeat, and moves nothing.
 */

export const VENDOR_HEADERS = {
  vendor: 'X-Vendor',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  signature: 'X-Signature',
} as const;

/** How far a request's clock may be from ours, either way. */
export const VENDOR_WINDOW_MS = 30_000;

/** Codes of refused vendor calls, with their HTTP status. The body of a refusal is `{ code }`. */
export const VENDOR_ERROR_STATUS = {
  invalid_request: 400,
  signature_invalid: 401,
  timestamp_outside_window: 401,
  nonce_replayed: 409,
  launch_token_invalid: 401,
  session_ended: 403,
  reauthentication_required: 403,
  unknown_player: 404,
  unknown_game: 404,
  game_closed: 409,
  player_blocked: 403,
  limit_reached: 409,
  currency_mismatch: 422,
  insufficient_funds: 409,
  transaction_conflict: 422,
  bet_rolled_back: 409,
  bet_already_settled: 409,
  win_above_most: 422,
  unavailable: 503,
} as const;
export type VendorErrorCode = keyof typeof VENDOR_ERROR_STATUS;
export const vendorRefusalBody = v.object({
  code: v.picklist(Object.keys(VENDOR_ERROR_STATUS) as VendorErrorCode[]),
});

/** A refused vendor call. */
export class VendorError extends Error {
  readonly code: VendorErrorCode;

  constructor(code: VendorErrorCode) {
    super(code);
    this.name = 'VendorError';
    this.code = code;
  }

  get status(): (typeof VENDOR_ERROR_STATUS)[VendorErrorCode] {
    return VENDOR_ERROR_STATUS[this.code];
  }
}

/**
 * An id in a vendor's call: text that the database stores unchanged. It contains no U+0000 and no lone surrogates, which the
 * database would store as one replacement character, so that two ids became one.
 */
const vendorId = v.pipe(id, v.regex(/^[^\0\ud800-\udfff]+$/u));

const player = { sessionId: vendorId, playerId: vendorId };
const transaction = {
  ...player,
  /** The vendor's own id of this money movement; never used for another. */
  transactionId: vendorId,
  roundId: vendorId,
  gameCode: vendorId,
  amountMinor: positiveMinorUnits,
  currency,
};
const balanceAnswer = v.object({ balanceMinor: positiveMinorUnits, currency });

/** The calls of the vendor to the operator: all POST, JSON both ways. */
export const VENDOR_CALLS = {
  authenticate: {
    path: '/vendor/wallet/authenticate',
    request: v.object({ launchToken: vendorId }),
    answer: v.object({
      ...player,
      /** The game of the launch; the vendor opens no other with this token. */
      gameCode: vendorId,
      merchantCode: id,
      currency,
      balanceMinor: positiveMinorUnits,
      language,
      accountType,
      displayName: label,
    }),
  },
  balance: {
    path: '/vendor/wallet/balance',
    request: v.object(player),
    answer: balanceAnswer,
  },
  bet: {
    path: '/vendor/wallet/bet',
    request: v.object(transaction),
    answer: balanceAnswer,
  },
  win: {
    path: '/vendor/wallet/win',
    /** `amountMinor` may be "0": a lost round is closed as well. */
    request: v.object({ ...transaction, roundClosed: v.boolean() }),
    answer: balanceAnswer,
  },
  rollback: {
    path: '/vendor/wallet/rollback',
    /** `transactionId` is the rollback's own; `betTransactionId` is the stake that is returned in full. */
    request: v.object({ ...transaction, betTransactionId: vendorId }),
    answer: balanceAnswer,
  },
} as const;
export type VendorCall = keyof typeof VENDOR_CALLS;
export type VendorRequest<Call extends VendorCall> = v.InferOutput<
  (typeof VENDOR_CALLS)[Call]['request']
>;
export type VendorAnswer<Call extends VendorCall> = v.InferOutput<
  (typeof VENDOR_CALLS)[Call]['answer']
>;

/** A call of the operator to the vendor, signed the same way: the movements of a period, for reconciliation. */
export const VENDOR_TRANSACTIONS_PATH = '/vendor/transactions';
export const vendorTransactionsQuery = v.object({
  /** From inclusive, to exclusive. */
  from: instant,
  to: instant,
  after: v.optional(id),
});
export const vendorTransactionsAnswer = v.object({
  transactions: v.array(
    v.object({
      transactionId: id,
      kind: v.picklist(['bet', 'win', 'rollback']),
      roundId: id,
      playerId: id,
      gameCode: id,
      amountMinor: positiveMinorUnits,
      currency,
      at: instant,
      /** The operator's answer as recorded by the vendor; `pending` is still being repeated. */
      state: v.picklist(['accepted', 'refused', 'pending']),
    }),
  ),
  /** Where the next page begins (`after`); null on the last. */
  next: v.nullable(id),
});
export type VendorTransactions = v.InferOutput<typeof vendorTransactionsAnswer>;

/** The operator's other call to the vendor: what anyone needs to recompute one of its rounds. */
export const VENDOR_ROUND_PATH = '/vendor/round';
export const vendorRoundQuery = v.object({ roundId: id, language });
export const vendorRoundAnswer = v.object({
  /** Null for a round that the vendor does not know or did not play. */
  proof: v.nullable(
    v.object({
      serverSeedHash: label,
      clientSeed: label,
      nonce: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Whether the server seed is revealed: only then can the round be recomputed. */
      isRevealed: v.boolean(),
      /** The page that recomputes it, on the vendor's host. */
      verifyPath: v.pipe(v.string(), v.maxLength(1_024), v.regex(/^\/[^/\\\s]\S*$/)),
    }),
  ),
});
export type VendorRound = v.InferOutput<typeof vendorRoundAnswer>;

export interface SignedParts {
  method: 'GET' | 'POST';
  /** Path with its query string, as sent. */
  path: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  nonce: string;
  /** The body exactly as sent; empty for GET. */
  body: string;
}

/** base64url HMAC-SHA256 over method, path, timestamp, nonce and the body's SHA-256, line by line. */
export function vendorSignature(secret: string, parts: SignedParts): string {
  const bodyHash = createHash('sha256').update(parts.body).digest('hex');
  const text = [parts.method, parts.path, parts.timestamp, parts.nonce, bodyHash].join('\n');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** The headers that sign a request. */
export function signVendorRequest(
  vendor: string,
  secret: string,
  parts: SignedParts,
): Record<string, string> {
  return {
    [VENDOR_HEADERS.vendor]: vendor,
    [VENDOR_HEADERS.timestamp]: String(parts.timestamp),
    [VENDOR_HEADERS.nonce]: parts.nonce,
    [VENDOR_HEADERS.signature]: vendorSignature(secret, parts),
  };
}

export interface VerifyOptions {
  method: 'GET' | 'POST';
  path: string;
  body: string;
  headers: Headers;
  /** The secret of a vendor, or undefined for an unknown one. */
  secretOf: (vendor: string) => string | undefined;
  /** Claims a nonce for as long as the clock window would accept it. @returns false when it was used before */
  claimNonce: (vendor: string, nonce: string, expiresAt: Date) => Promise<boolean>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Verifies a signed request.
 * @returns the vendor's code
 * @throws VendorError signature_invalid | timestamp_outside_window | nonce_replayed
 */
export async function verifyVendorRequest(options: VerifyOptions): Promise<string> {
  const { headers, method, path, body, now } = options;
  const vendor = headers.get(VENDOR_HEADERS.vendor) ?? '';
  const nonce = headers.get(VENDOR_HEADERS.nonce) ?? '';
  const timestampText = headers.get(VENDOR_HEADERS.timestamp) ?? '';
  const secret = options.secretOf(vendor);
  if (
    secret === undefined ||
    !/^[\w-]{16,64}$/.test(nonce) ||
    !/^\d{13}$/.test(timestampText) ||
    !sameText(
      headers.get(VENDOR_HEADERS.signature) ?? '',
      vendorSignature(secret, { method, path, timestamp: Number(timestampText), nonce, body }),
    )
  ) {
    throw new VendorError('signature_invalid');
  }
  const timestamp = Number(timestampText);
  if (Math.abs(now - timestamp) > VENDOR_WINDOW_MS)
    throw new VendorError('timestamp_outside_window');
  // Claimed last: a stranger cannot use up a vendor's nonces, and a late request uses none.
  if (!(await options.claimNonce(vendor, nonce, new Date(timestamp + VENDOR_WINDOW_MS + 1)))) {
    throw new VendorError('nonce_replayed');
  }
  return vendor;
}

/** Compares in a time that does not depend on where the texts differ. */
function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
