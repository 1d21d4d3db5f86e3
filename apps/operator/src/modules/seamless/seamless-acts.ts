import { payWin, placeBet, rollBack } from './money-calls.ts';

/**
 * What a vendor's calls do to a round. The vendor prices and decides: there is no quote, no cash-out, and no second
 * result.
 */
export const seamlessActs = {
  place: placeBet,
  pay: payWin,
  settle: payWin,
  void: rollBack,
} as const;
