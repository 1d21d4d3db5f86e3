import { turnOffTwoStep } from './authenticator/staff/turn-off-two-step.ts';
import { revokeSessions } from './login/staff/revoke-sessions.ts';

/** What staff do in this module, in the order of the registry. */
export const identityStaff = {
  turnOffTwoStep,
  revokeSessions,
} as const;
