import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PromotionCategory } from '@palpite/contract/promotion.ts';

/** What the categories of promotions are called, in the order that the list offers them. */
export const CATEGORY_NAMES: Record<PromotionCategory, MessageDescriptor> = {
  new_player: msg`New players`,
  cashback: msg`Cashback`,
  tournament: msg`Tournaments`,
  seasonal: msg`Seasonal`,
  vip: msg({ message: 'VIP', comment: 'A category of promotions' }),
};
