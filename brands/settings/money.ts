import { MOST_OPEN_DEPOSITS } from '@palpite/contract/deposit.ts';
import * as v from 'valibot';
import { withdrawalSettings } from '../withdrawals.ts';
import { number } from '../words.ts';
import { defineSettings } from './setting.ts';

/** What is given, and how money comes and goes. */
export const moneySettings = defineSettings(
  {
    /** New accounts are given play money to begin with, as a demonstration does; the operator's configuration may give none. */
    openingBalance: v.optional(v.boolean(), false),
    /** Minor units of the brand's currency as text; null where no bonus is given. */
    registrationBonusMinor: v.nullable(v.pipe(v.string(), v.regex(/^[1-9]\d{0,11}$/))),
    deposits: v.strictObject({
      /** What must be staked before a withdrawal, in hundredths of what was credited. */
      turnoverPercent: v.pipe(number(0, 10_000), v.integer()),
      /** Orders that one account may have open at once. */
      openOrders: v.pipe(number(1, MOST_OPEN_DEPOSITS), v.integer()),
    }),
    /** What members are promised: within how long a deposit that awaits review is decided. */
    depositReviewMinutes: v.optional(v.pipe(number(1, 10_080), v.integer()), 1_440),
    withdrawals: withdrawalSettings,
    /** As many payout accounts as a member may have. */
    payoutAccountsMost: v.optional(v.pipe(number(1, 20), v.integer()), 5),
    /** How long a payout account waits before money goes there. */
    payoutAccountWaitMinutes: v.optional(v.pipe(number(0, 10_080), v.integer()), 1_440),
  },
  [
    'openingBalance',
    'registrationBonusMinor',
    'deposits',
    'withdrawals',
    'payoutAccountWaitMinutes',
  ],
);
