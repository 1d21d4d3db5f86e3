import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameCategory } from '@palpite/domain';

/** The name of each category of games where the brand's menu has none. */
export const CATEGORY_TITLES: Record<GameCategory, MessageDescriptor> = {
  RNG: msg`Slots`,
  PVP: msg`Player tables`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`Esports`,
  LOTT: msg`Lotteries`,
  ELOTT: msg`Electronic lotteries`,
  INHOUSE: msg`House games`,
  MINI: msg`Mini games`,
  JACKPOT: msg`Jackpots`,
  COCKFIGHT: msg`Cockfights`,
};
