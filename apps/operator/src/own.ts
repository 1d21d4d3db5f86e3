import { createKeyedMutex } from '@palpite/server/keyed-mutex.ts';
import { createQuietCounter, createWindowCounter } from '@palpite/server/throttle/counters.ts';
import { createTryThrottle } from '@palpite/server/throttle/try-throttle.ts';
import type { LinkNeeds } from './modules/agent/affiliate-links.ts';
import type { TeamNeeds } from './modules/insight/team/in-turn.ts';
import type { BrandNeeds } from './modules/brand/lobby.ts';
import { createTeamOverviews } from './modules/insight/team/team-overviews.ts';
import type { AuthenticatorNeeds } from './modules/identity/authenticator/accept-code.ts';
import { createGameCounts } from './modules/play/catalogue/game-counts.ts';
import type { LobbyNeeds } from './modules/play/catalogue/list-games.ts';
import { createCodeThrottle } from './modules/identity/codes/code-throttle.ts';
import { createFirebaseTokens } from './modules/identity/codes/firebase-tokens.ts';
import type { CodeNeeds } from './modules/identity/codes/send-code.ts';
import type { DepositNeeds } from './modules/money/deposit/create-order.ts';
import type { PaymentPasswordNeeds } from './modules/money/payout/payment-password.ts';
import { needs } from './needs.ts';
import type { OperatorConfig } from './operator-config.ts';
import { sandboxGameHost } from './sandbox/game-host.ts';
import type { HolderNeeds } from './modules/money/payout/set-payee-name.ts';
import type { BelowNeeds } from './modules/identity/registration/register-below.ts';
import type { RegistrationNeeds } from './modules/identity/registration/registration-needs.ts';
import { createRegistrationThrottle } from './modules/identity/registration/registration-throttle.ts';
import { createSandboxBank, SANDBOX_BANK } from './sandbox/bank/sandbox-bank.ts';
import { proveCaller } from './modules/identity/proof/prove-caller.ts';
import type { ProofNeeds } from './modules/identity/proof/prove-password.ts';
import type { Services } from './kernel/services.ts';
import type { TurnoverNeeds } from './modules/money/turnover/stakes-in.ts';
import type { HostNeeds } from './modules/play/vendors/vendor-host.ts';
import type { LoginNeeds } from './modules/identity/login/login.ts';
import { createLoginThrottle } from './modules/identity/session/login-throttle.ts';
import type { WinnerNeeds } from './modules/insight/winner/winner-board.ts';
import { createWinnerBoards } from './modules/insight/winner/winner-boards.ts';
import type { ReceiptNeeds } from './modules/money/withdrawal/receipt-images.ts';

/**
 * What the rooms of each module keep for themselves in one process, or need of modules above them; their handlers read
 * it as `call.own`.
 */
export interface Own {
  readonly brand: BrandNeeds;
  readonly identity: AuthenticatorNeeds & CodeNeeds & LoginNeeds & ProofNeeds & RegistrationNeeds;
  readonly money: DepositNeeds & HolderNeeds & PaymentPasswordNeeds & ReceiptNeeds & TurnoverNeeds;
  readonly play: LobbyNeeds & HostNeeds;
  readonly agent: LinkNeeds & BelowNeeds;
  readonly insight: TeamNeeds & WinnerNeeds & HostNeeds;
}

export function createOwn(services: Services, config: OperatorConfig): Own {
  const { counters, limits, log, now } = services;
  const vendorHosts = sandboxGameHost(config);
  const identity = {
    ...needs,
    authenticatorThrottle: createTryThrottle(counters, 'authenticator'),
    codeThrottle: createCodeThrottle(counters, limits),
    firebase: createFirebaseTokens(config, limits, now, log),
    loginThrottle: createLoginThrottle(counters, limits),
    passwordGuesses: createQuietCounter(counters, 'password-guess', 3_600),
    proofMutex: createKeyedMutex(),
    registrationThrottle: createRegistrationThrottle(counters, limits),
  };
  return {
    brand: {
      ...needs,
      gamesOrigin: config.gamesOrigin,
      firebaseEmulator: config.firebase?.emulator ?? null,
    },
    identity,
    money: {
      ...needs,
      proveCaller: (call, password) => proveCaller({ ...call, own: identity }, password),
      paymentProviders: new Map([[SANDBOX_BANK, createSandboxBank(services)]]),
      paymentPasswordThrottle: createTryThrottle(counters, 'payment-password'),
      paymentProofMutex: createKeyedMutex(),
      paymentGuesses: createQuietCounter(counters, 'payment-guess', 3_600),
      drawingMutex: createKeyedMutex(),
    },
    play: { gameCounts: createGameCounts(now), vendorHosts },
    agent: { ...needs, linkVisits: createWindowCounter(counters, 'link-visit', 3_600) },
    insight: {
      teamOverviews: createTeamOverviews(now),
      teamMutex: createKeyedMutex(),
      winnerBoards: createWinnerBoards(now),
      vendorHosts,
    },
  };
}
