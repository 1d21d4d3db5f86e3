import { createKeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { createQuietCounter } from '@palpite/server/throttle/counters.ts';
import { createTryThrottle } from '@palpite/server/throttle/try-throttle.ts';
import type { Authenticate } from '#kernel/http/caller.ts';
import { bindHandlers } from '#kernel/http/handler.ts';
import { accountLocked, sessionEnded } from '#kernel/live/session-ends.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { mountCountryFlags } from './account/flag-routes.ts';
import { mountMemberImages } from './account/image-routes.ts';
import { accountOpened } from './account/topics.ts';
import type { AuthenticatorNeeds } from './authenticator/accept-code.ts';
import { sweepOldCodes } from './codes/code-jobs.ts';
import { createCodeThrottle } from './codes/code-throttle.ts';
import { createFirebaseTokens, type FirebaseSources } from './codes/firebase-tokens.ts';
import { type CodeNeeds, codeWork } from './codes/send-code.ts';
import { handlers } from './handlers.ts';
import type { LoginNeeds } from './login/login.ts';
import { proveCaller } from './proof/prove-caller.ts';
import type { ProofNeeds, ProvingCall } from './proof/prove-password.ts';
import type { RegistrationNeeds } from './registration/registration-needs.ts';
import { createRegistrationThrottle } from './registration/registration-throttle.ts';
import { createAuthenticate } from './session/find-session.ts';
import { accountChannel, type LiveBalances } from './session/live-channel.ts';
import { createLoginThrottle } from './session/login-throttle.ts';
import { unfamiliarLoginWork } from './session/report-unfamiliar-login.ts';
import { sessionJobs } from './session/session-jobs.ts';
import { sessionBegan } from './session/topics.ts';

/** The door of identity: who an account is, and how its owner proves it. */

export {
  accountByInviteCode,
  accountByName,
  accountOfRow,
  accountsById,
  accountTypeSql,
  type AccountView,
  countRegistrations,
  findAccount,
  findUpline,
  listDownlines,
  newestAccounts,
  type Registrations,
  setAccountStatus,
  setPassword,
} from './account/accounts.ts';
export { provedContacts } from './account/contacts.ts';
export { createAccount } from './account/create-account.ts';
export { loadAccount } from './account/load-member.ts';
export { notifyOfChange } from './account/notify-of-change.ts';
export type { OpeningCall, OpenMoney } from './account/open-money.ts';
export { accountNamed } from './account/staff/account-named.ts';
export { createUplines } from './account/uplines.ts';
export type { FirebaseSources } from './codes/firebase-tokens.ts';
export { openSessionsOf } from './login/open-sessions.ts';
export { type ProvingCall, storedPassword } from './proof/prove-password.ts';
export { type BelowNeeds, giveLogin, registerBelow } from './registration/register-below.ts';
export type { Inviter } from './registration/registration-needs.ts';
export { callerOf } from './session/find-session.ts';
export { findLiveSession, keepSessionAlive } from './session/keep-alive.ts';
export { revokeSession, revokeSessionsOf } from './session/revoke-sessions.ts';
export { identityStaff } from './use-cases.ts';

/** What identity needs of the modules above it. */
export interface IdentityNeeds
  extends Pick<RegistrationNeeds, 'findInviter' | 'openMoney' | 'reservedNames' | 'welcomeOf'> {
  /** Where Firebase's tokens are verified, for brands whose codes it sends. */
  readonly firebase?: FirebaseSources | undefined;
  readonly liveBalances: LiveBalances;
}

export interface Identity extends Module {
  readonly authenticate: Authenticate;
  /** Proves that the caller owns the account. @throws ContractError */
  proveCaller(call: ProvingCall<unknown>, password: string | undefined): Promise<string | null>;
  /** What its rooms keep for themselves. */
  readonly own: AuthenticatorNeeds & CodeNeeds & LoginNeeds & ProofNeeds & RegistrationNeeds;
}

export function createIdentity(kernel: Services, needs: IdentityNeeds): Identity {
  const { counters, limits, now, log, config } = kernel;
  const { firebase } = needs;
  const { publicOrigins } = config;
  const own = {
    ...needs,
    authenticatorThrottle: createTryThrottle(counters, 'authenticator'),
    codeThrottle: createCodeThrottle(counters, limits),
    firebase: createFirebaseTokens({ firebase, publicOrigins }, limits, now, log),
    loginThrottle: createLoginThrottle(counters, limits),
    passwordGuesses: createQuietCounter(counters, 'password-guess', 3_600),
    proofMutex: createKeyedMutex(),
    registrationThrottle: createRegistrationThrottle(counters, limits),
  };
  return {
    own,
    authenticate: createAuthenticate(kernel),
    proveCaller: (call, password) => proveCaller({ ...call, own }, password),
    handlers: bindHandlers(own, handlers),
    channels: [accountChannel(needs.liveBalances)],
    topics: [accountOpened, accountLocked, sessionBegan, sessionEnded],
    schedules: [...sessionJobs(kernel), sweepOldCodes],
    work: [codeWork(kernel, own), unfamiliarLoginWork(kernel)],
    mount(app) {
      mountMemberImages(app);
      mountCountryFlags(app);
    },
  };
}
