/** What tests of other packages use of module identity. */
export { CLUB_RANKS } from '#modules/identity/account/club-ranks.ts';
export { drawRankBadge } from '#modules/identity/account/rank-badge.ts';
export { appCode } from '#modules/identity/authenticator/testing.ts';
export {
  codeSentTo,
  freshMobile,
  messagesTo,
  otherThan,
  UNHURRIED,
} from '#modules/identity/codes/testing/codes.ts';
export { readFields } from '#modules/identity/registration/check-fields.ts';
export { setFlags } from '#modules/identity/registration/testing.ts';
export { startSession } from '#modules/identity/session/start-session.ts';
export { revokeSessionsOf } from '#modules/identity/session/revoke-sessions.ts';
