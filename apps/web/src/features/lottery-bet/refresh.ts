import type { Endpoint } from '@palpite/contract/endpoint.ts';
import { lotteryGetGame, lotteryGetIssue } from '@palpite/contract/lottery.ts';
import { lotteryGetReceipt, lotteryListBets } from '@palpite/contract/lottery-bet.ts';
import { lotteryListChases } from '@palpite/contract/lottery-chase.ts';
import { betList, movementGetTotals, movementList } from '@palpite/contract/record.ts';
import { walletGetBalance } from '@palpite/contract/wallet.ts';
import { callKey } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** What shows a member's bets and their money. */
const BETS = [
  walletGetBalance,
  lotteryListBets,
  lotteryGetReceipt,
  lotteryListChases,
  betList,
  movementList,
  movementGetTotals,
];

/** Not awaited: the result of an act shows at once. */
export const refreshBets = (services: Services): void => refresh(services, BETS);

/** Prices and the sale, after a refusal that they explain. */
export const refreshGame = (services: Services): void =>
  refresh(services, [lotteryGetGame, lotteryGetIssue]);

function refresh(services: Services, calls: readonly Endpoint[]): void {
  for (const call of calls) {
    void services.queryClient.invalidateQueries({ queryKey: callKey(services, call) });
  }
}
