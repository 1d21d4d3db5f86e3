import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PromotionCategory } from '@palpite/contract/promotion.ts';

/** The names of the categories of promotions, in the order of the list. */
export const CATEGORY_NAMES: Record<PromotionCategory, MessageDescriptor> = {
  new_player: msg`New players`,
  cashback: msg`Cashback`,
  tournament: msg`Tournaments`,
  seasonal: msg`Seasonal`,
  vip: msg({ message: 'VIP', comment: 'A category of promotions' }),
};
