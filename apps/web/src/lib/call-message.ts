import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { CallError, type CallErrorKind } from '@palpite/contract/call-error.ts';
import type { ErrorCode } from '@palpite/contract/errors.ts';
import { refusalValue } from '@palpite/contract/refusal.ts';

/**
 * The message for a failed call: one text for each code of the contract, and one for each way that no
 * answer came. Loaded with the dialogs and error screens that need it.
 */
const REFUSALS: Record<ErrorCode, MessageDescriptor> = {
  invalid_request: msg`Something in the form is not right. Check it and try again.`,
  payload_not_encrypted: msg`This page is out of date. Reload it and try again.`,
  payload_unreadable: msg`This page is out of date. Reload it and try again.`,
  payload_key_unknown: msg`This page is out of date. Reload it and try again.`,
  payload_expired: msg`Your device’s clock is off. Set it right, reload the page and try again.`,
  payload_replayed: msg`This was already sent. Reload the page to see its status.`,
  unauthenticated: msg`You are not logged in. Log in to continue.`,
  session_expired: msg`Your session has ended. Log in again to continue.`,
  forbidden: msg`Your account is not allowed to do this.`,
  real_account_required: msg`You need a real account for this. Register one first.`,
  password_change_required: msg`Change your password first.`,
  terms_changed: msg`The terms have changed. Read them and agree before you go on.`,
  reauthentication_required: msg`Enter your password to continue.`,
  feature_disabled: msg`This is turned off at the moment.`,
  not_found: msg`This is no longer available.`,
  method_not_allowed: msg`This page is out of date. Reload it and try again.`,
  payload_too_large: msg`What you sent is too large.`,
  unsupported_media_type: msg`This file type is not accepted.`,
  not_implemented: msg`This site does not offer this.`,
  idempotency_key_required: msg`This page is out of date. Reload it and try again.`,
  idempotency_key_reused: msg`This was already sent with different details. Reload the page to see its status.`,
  too_many_requests: msg`Too many attempts. Wait a few minutes and try again.`,
  internal_error: msg`Something went wrong on our side. Nothing was changed. Try again in a moment.`,
  unavailable: msg`The site cannot be reached right now. Try again in a moment.`,
  maintenance: msg`The site is under maintenance. Try again later.`,
  region_restricted: msg`Access is restricted for your location or network.`,
  unknown_merchant: msg`There is no site at this address. Check it, or contact support.`,
  invalid_credentials: msg`The account name or the password is incorrect.`,
  captcha_required: msg`Enter the characters in the picture.`,
  captcha_invalid: msg`The characters do not match the picture. Try the new one.`,
  not_a_member: msg`This account cannot log in here: it is not a member account.`,
  not_an_agent: msg`Only agents can log in here.`,
  account_locked: msg`This account is locked. Contact customer service.`,
  two_factor_required: msg`This login needs a second confirmation.`,
  second_factor_expired: msg`The second confirmation took too long. Log in again.`,
  invalid_affiliate_code: msg`The invitation code is not valid.`,
  field_invalid: msg`Something in the form is not right. Check it and try again.`,
  username_taken: msg`This account name is taken. Choose another one.`,
  verification_code_invalid: msg`The verification code is incorrect.`,
  verification_code_expired: msg`The verification code has expired. Ask for a new one.`,
  account_not_found: msg`There is no account with these details.`,
  email_taken: msg`This email address belongs to another account.`,
  mobile_taken: msg`This mobile number belongs to another account.`,
  password_incorrect: msg`The password is incorrect.`,
  login_again: msg`This account has no password. To confirm that it is you, log out and log in again with a code, then make the change.`,
  password_reused: msg`Choose a password that you have not used here before.`,
  authenticator_state: msg`Two-step login has changed. Reload the page to see its current status.`,
  phone_verification_failed: msg`The phone number could not be verified. Ask for a new code.`,
  code_not_sent: msg`The code could not be sent. Try again in a moment.`,
  code_quota_exceeded: msg`No more codes can be sent today. Contact customer service.`,
  code_not_allowed: msg`Codes cannot be sent to this number. Contact customer service.`,
  terms_not_agreed: msg`Agree to the terms and the privacy policy first.`,
  terms_outdated: msg`The terms have changed since you opened this form. Read the new ones and agree to them.`,
  insufficient_funds: msg`Your balance is too low for this.`,
  amount_out_of_range: msg`This amount is outside the limits.`,
  payment_password_incorrect: msg`The payment password is incorrect. No money was moved.`,
  payment_password_not_set: msg`Set a payment password first. No money was moved.`,
  payee_name_not_set: msg`Enter your real name first: money is only sent to accounts in that name.`,
  payee_name_fixed: msg`Your real name is already set. Only customer service can change it.`,
  payout_account_exists: msg`You have this payout account already.`,
  payout_account_limit: msg`You have reached the limit of payout accounts. Remove one you no longer use.`,
  wallet_unavailable: msg`This wallet is not responding. No money was moved. Try again in a moment.`,
  same_wallet: msg`Choose two different wallets.`,
  deposit_channel_closed: msg`This payment method is closed at the moment. No deposit was created. Choose another one.`,
  deposit_limit_reached: msg`You have reached the limit of open deposits. Pay or cancel one of them first.`,
  deposit_state: msg`The deposit has changed. Reload the page to see its current status.`,
  payout_account_unavailable: msg`You cannot withdraw to this account now. Choose another one. No money was moved.`,
  fee_changed: msg`The fee has changed. Check the new one before you continue. No money was moved.`,
  turnover_left: msg`You need to stake more before you can withdraw. No money was moved.`,
  withdrawal_limit_reached: msg`You have reached the limit for withdrawals. No money was moved.`,
  withdrawal_state: msg`The withdrawal has changed. Reload the page to see its current status.`,
  game_not_found: msg`This game is no longer available.`,
  game_under_maintenance: msg`This game is under maintenance. Choose another one for now.`,
  vendor_unavailable: msg`The game’s provider is not responding. Your balance is unchanged. Try again in a moment.`,
  slip_too_large: msg`This slip has too many numbers to place at once. Split it into smaller slips. Nothing was staked.`,
  price_changed: msg`The price of your bets has changed. Check the new total and confirm again. Nothing was staked.`,
  issue_closed: msg`Betting on this draw has closed. Nothing was changed.`,
  exposure_full: msg`A number in your slip has reached the limit for this draw. Choose another one or a smaller stake. Nothing was staked.`,
  play_limit_reached: msg`This would exceed a limit that you have set for your play. Nothing was staked.`,
  play_blocked: msg`Betting is blocked on your account for now. Nothing was staked.`,
  bet_state: msg`The bet has changed. Reload the page to see its current status.`,
  promotion_closed: msg`This promotion is closed.`,
  already_claimed: msg`You have claimed this already.`,
  insufficient_points: msg`You do not have enough points for this.`,
  out_of_stock: msg`This is out of stock. No points were taken.`,
  image_invalid: msg`The picture must be a PNG or a JPEG.`,
  image_too_large: msg`The picture is larger than 5 MB or 25 megapixels.`,
  link_limit_reached: msg`You have reached the limit of open links. Close one that you no longer share.`,
  links_used_up: msg`You have reached the limit of links, including closed ones. Use those that are open.`,
  not_direct_downline: msg`This account is not directly below you.`,
  contract_not_held: msg`You have no valid contract of this kind.`,
  contract_request_open: msg`You already have an open request for this contract.`,
  contract_state: msg`The contract has changed. Reload the page to see its current status.`,
  contract_tiers_invalid: msg`The contract tiers are not valid. Rates must rise and stay within yours.`,
};

const FAILURES: Record<Exclude<CallErrorKind, 'refused'>, MessageDescriptor> = {
  network: msg`The connection failed. Check your network and try again.`,
  timeout: msg`The answer took too long. Check your network and try again.`,
  offline: msg`You are offline. Connect to the internet and try again.`,
  unreadable: msg`The site sent an answer that this page does not understand. Reload the page.`,
};

/** The message for a failure; anything but a `CallError` gets the one for a fault of the site. */
export function callMessage(i18n: I18n, error: unknown): string {
  if (!(error instanceof CallError)) return i18n._(REFUSALS.internal_error);
  if (error.kind !== 'refused') return i18n._(FAILURES[error.kind]);
  const wait = refusalValue(error, 'too_many_requests');
  if (wait) {
    const minutes = Math.ceil(wait.retryAfterSeconds / 60);
    return i18n._(
      msg`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
    );
  }
  return i18n._(REFUSALS[error.code ?? 'internal_error']);
}
