import { CallError } from '@palpite/contract/call-error.ts';
import {
  type PromotionCategory,
  promotionGet,
  promotionList,
} from '@palpite/contract/promotion.ts';
import { callQuery } from '../../lib/calls.ts';
import type { Services } from '../../lib/services.ts';

/** A promotion begins or ends at some minute; a tab asks again after this long. */
const STALE_MILLISECONDS = 60_000;

/** What the brand offers now and soon, all of it or of one category. */
export function promotionsQuery(services: Services, category?: PromotionCategory) {
  return {
    ...callQuery(services, promotionList, { query: { category } }),
    staleTime: STALE_MILLISECONDS,
  };
}

/** One promotion with its conditions. */
export function promotionQuery(services: Services, id: string) {
  return {
    ...callQuery(services, promotionGet, { query: { id } }),
    staleTime: STALE_MILLISECONDS,
  };
}

/** True where the brand has no promotion of that name, and said so. */
export function isMissingPromotion(error: unknown): boolean {
  return error instanceof CallError && error.code === 'not_found';
}
