/** The refusals of this host; the game has a text for each. */
export const REFUSAL_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  launch_refused: 401,
  session_ended: 403,
  game_not_found: 404,
  not_found: 404,
  stake_not_offered: 422,
  spin_key_reused: 422,
  client_seed_missing: 409,
  round_open: 409,
  spin_too_soon: 429,
  too_many_requests: 429,
  game_under_maintenance: 503,
  wallet_unreachable: 503,
  unavailable: 503,
  internal_error: 500,
} as const;
export type RefusalCode = keyof typeof REFUSAL_STATUS;

export class Refusal extends Error {
  readonly code: RefusalCode;
  /** When a retry may succeed; undefined where waiting does not help. */
  readonly retryAfterMs: number | undefined;

  constructor(code: RefusalCode, retryAfterMs?: number) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }

  get status(): (typeof REFUSAL_STATUS)[RefusalCode] {
    return REFUSAL_STATUS[this.code];
  }
}
