/**
 * Stable error codes, each with its HTTP status. A code never changes its meaning; the texts are in the client's
 * catalogues.
 */
export const ERROR_STATUS = {
  // the frame
  invalid_request: 400,
  payload_not_encrypted: 400,
  payload_unreadable: 400,
  payload_key_unknown: 400,
  payload_expired: 400,
  payload_replayed: 409,
  unauthenticated: 401,
  session_expired: 401,
  forbidden: 403,
  real_account_required: 403,
  password_change_required: 403,
  terms_changed: 403,
  reauthentication_required: 403,
  feature_disabled: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_implemented: 501,
  idempotency_key_required: 400,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  maintenance: 503,
  region_restricted: 403,
  unknown_merchant: 404,
  // identity
  invalid_credentials: 401,
  captcha_required: 401,
  captcha_invalid: 401,
  not_a_member: 403,
  not_an_agent: 403,
  account_locked: 403,
  two_factor_required: 401,
  second_factor_expired: 401,
  invalid_affiliate_code: 422,
  field_invalid: 422,
  username_taken: 409,
  verification_code_invalid: 422,
  verification_code_expired: 422,
  account_not_found: 404,
  email_taken: 409,
  mobile_taken: 409,
  password_incorrect: 403,
  login_again: 403,
  password_reused: 422,
  authenticator_state: 409,
  phone_verification_failed: 422,
  code_not_sent: 503,
  code_quota_exceeded: 503,
  code_not_allowed: 403,
  terms_not_agreed: 422,
  terms_outdated: 409,
  // money
  insufficient_funds: 409,
  amount_out_of_range: 422,
  payment_password_incorrect: 403,
  payment_password_not_set: 409,
  payee_name_not_set: 409,
  payee_name_fixed: 409,
  payout_account_exists: 409,
  payout_account_limit: 409,
  wallet_unavailable: 503,
  same_wallet: 422,
  deposit_channel_closed: 409,
  deposit_limit_reached: 409,
  deposit_state: 409,
  payout_account_unavailable: 409,
  fee_changed: 409,
  turnover_left: 409,
  withdrawal_limit_reached: 409,
  withdrawal_state: 409,
  // games
  game_not_found: 404,
  game_under_maintenance: 503,
  vendor_unavailable: 503,
  // bets
  slip_too_large: 422,
  price_changed: 409,
  issue_closed: 409,
  exposure_full: 409,
  play_limit_reached: 409,
  play_blocked: 403,
  bet_state: 409,
  // promotions, points, support
  promotion_closed: 409,
  already_claimed: 409,
  insufficient_points: 409,
  out_of_stock: 409,
  image_invalid: 422,
  image_too_large: 413,
  // agents
  link_limit_reached: 409,
  links_used_up: 409,
  // contracts between agents
  not_direct_downline: 403,
  contract_not_held: 403,
  contract_request_open: 409,
  contract_state: 409,
  contract_tiers_invalid: 422,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

/** True when `text` is a code of this contract. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, text);
}

/** A refusal that the caller receives: a code and the payload of that code. */
export class ContractError extends Error {
  readonly code: ErrorCode;
  /** The answer's `value` besides the code (field names, a captcha, seconds to wait). */
  readonly value: unknown;

  constructor(code: ErrorCode, value: unknown = null) {
    super(code);
    this.name = 'ContractError';
    this.code = code;
    this.value = value;
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code];
  }
}
