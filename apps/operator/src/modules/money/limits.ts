import type { ThrottleTerms } from '#kernel/throttle-terms.ts';

/** The numbers of money, and how often its calls may be made. */
export interface MoneyLimits {
  /** Calls of one account (or address, for visitors) that move money, in a minute. */
  readonly moneyPerMinute: number;
}

declare module '#kernel/config.ts' {
  interface Limits extends MoneyLimits {}
}

export const MONEY_LIMITS: MoneyLimits = {
  moneyPerMinute: 240,
};

export const MONEY_THROTTLES: readonly ThrottleTerms[] = [
  { calls: 'money', name: 'money', most: 'moneyPerMinute', seconds: 60 },
];
