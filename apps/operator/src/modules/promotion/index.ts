import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { handlers } from './handlers.ts';
import { seedPromotions } from './seed-promotions.ts';

/** The door of promotions. */

export { isPromotionArt } from './promotion-art.ts';
export { promotionStaff } from './use-cases.ts';

export function createPromotion({ config, now }: Services): Module {
  return {
    handlers: bindHandlers(undefined, handlers),
    seed: ({ tx }) => seedPromotions(tx, now(), config.brandsDirectory),
  };
}
