import type { LotteryGame } from '@palpite/contract/game.ts';

/** By which a client knows the screen of a lottery: of the daily draws, and of the fast ones. */
export const ACCOUNT_TYPES = {
  LOTT: 'TCG_LOTTO_VN',
  ELOTT: 'ELOTT',
} as const satisfies Record<string, LotteryGame['accountTypeName']>;
