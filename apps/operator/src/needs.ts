import { lobby } from './modules/play/catalogue/lobby.ts';
import { DEMO_NAMES } from './sandbox/demo-accounts.ts';
import { findInviter } from './modules/agent/invite-code.ts';
import { stakesIn } from './modules/play/engines/seamless/stakes-in.ts';
import { createOpenMoney } from './modules/money/wallet/open-money.ts';
import { welcomeOf } from './modules/money/wallet/welcome-money.ts';

/** What modules need of the modules above them. */
export const needs = {
  openMoney: createOpenMoney({ stakesIn }),
  welcomeOf,
  findInviter,
  lobby,
  reservedNames: DEMO_NAMES,
  stakesIn,
} as const;
