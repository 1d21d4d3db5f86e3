import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { lotteryGetGame, lotteryGetIssue } from '@palpite/contract/lottery.ts';
import { lotteryGetRoom } from '@palpite/contract/lottery-bet.ts';
import { callKey, MEMBER_KEY } from '../../../lib/calls.ts';
import type { Services } from '../../../lib/services.ts';

/**
 * After an act on a bet: the balance, the bets, the records. All of the member's, so that this part needs not the code of the
 * records; only what is on the page is asked for again. Not awaited: the result of an act shows at once.
 */
export function refreshBets({ queryClient }: Services): void {
  void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
}

/** Prices and the sale, after a refusal that they explain. */
export function refreshGame(services: Services): void {
  const calls: readonly Endpoint[] = [lotteryGetGame, lotteryGetIssue, lotteryGetRoom];
  for (const call of calls) {
    void services.queryClient.invalidateQueries({ queryKey: callKey(services, call) });
  }
}
