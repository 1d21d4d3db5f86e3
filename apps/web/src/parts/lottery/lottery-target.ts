import type { LotteryGame } from '@palpite/contract/game.ts';
import type { LotterySearch } from './lottery-search.ts';

/** The screen of each type of lottery account (spec: game launch). */
const SCREENS = {
  TCG_SEA: '/vnlottery',
  TCG_LOTTO_VN: '/vnlottery',
  LOTT: '/lottery',
  ELOTT: '/elott',
  SEAMLESS: '/lottery',
} as const satisfies Record<LotteryGame['accountTypeName'], string>;
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
