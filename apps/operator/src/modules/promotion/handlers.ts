import { promotionGet } from './get-promotion.ts';
import { promotionList } from './list-promotions.ts';

/** The calls that this module answers, by their constants' names. */
export const handlers = {
  promotionList,
  promotionGet,
} as const;
