import { lobby } from './catalogue/lobby.ts';
import { DEMO_NAMES } from './member/demo-accounts.ts';
import { findInviter } from './registration/invite-code.ts';
import { stakesIn } from './vendor/stakes-in.ts';
import { createOpenMoney } from './wallet/open-money.ts';
import { welcomeOf } from './wallet/welcome-money.ts';

/** What modules need of the modules above them. */
export const needs = {
  openMoney: createOpenMoney({ stakesIn }),
  welcomeOf,
  findInviter,
  lobby,
  reservedNames: DEMO_NAMES,
  stakesIn,
} as const;
