import { LOTTERY_SCREENS, type LotteryGame } from '@palpite/contract/game.ts';
import type { LotterySearch } from './lottery-search.ts';

/** What names no screen of its own opens the hall of all lotteries. */
const SCREENS = { ...LOTTERY_SCREENS, SEAMLESS: '/lottery' } as const satisfies Record<
  LotteryGame['accountTypeName'],
  string
>;
export type LotteryPath = (typeof SCREENS)[keyof typeof SCREENS];

type Named = Pick<LotteryGame, 'gameCode' | 'accountTypeName' | 'defaultPlayType'>;

/** Where a lottery is opened: its screen, with its code and the play that it begins with where it has one. */
export function lotteryTarget(
  { gameCode, accountTypeName, defaultPlayType }: Named,
  more?: Pick<LotterySearch, 'view' | 'numero'>,
) {
  const search: LotterySearch = { gameCode, playType: defaultPlayType ?? undefined, ...more };
  return { to: SCREENS[accountTypeName], search };
}
