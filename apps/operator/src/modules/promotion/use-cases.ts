import {
  changeTimes,
  listPromotions,
  putPromotion,
  removePromotion,
  restorePromotion,
} from './staff/promotion-use-cases.ts';

/** What staff do in this module, in the order of the registry. */
export const promotionStaff = {
  listPromotions,
  putPromotion,
  changeTimes,
  removePromotion,
  restorePromotion,
} as const;
