import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import type { Page } from '../../lib/page.ts';
import type { Services } from '../../lib/services.ts';
import {
  isMissingPromotion,
  promotionQuery,
  promotionsQuery,
} from '../../parts/promotion/promotion-queries.ts';

const LIST: Page = {
  title: msg`Promotions`,
  description: msg`Current and upcoming promotions, with turnover, fees and limits up front.`,
  path: '/promotions',
};

/** The page of one promotion. For search engines the list with it open is the same page. */
function pageOf(services: Services, id: string): Page {
  const known = services.queryClient.getQueryData(promotionQuery(services, id).queryKey);
  const path = `/promoDetail?id=${encodeURIComponent(id)}`;
  if (!known) return { ...LIST, path };
  return { ...LIST, part: [known.title], about: known.summary, path };
}

/** Loads the list, and the promotion that is open in it. Never fails. @returns the page's head */
export async function loadPromotions(services: Services, id: string | undefined): Promise<Page> {
  const { queryClient } = services;
  await Promise.all([
    queryClient.prefetchQuery(promotionsQuery(services)),
    id === undefined || queryClient.prefetchQuery(promotionQuery(services, id)),
  ]);
  const found = id !== undefined && queryClient.getQueryData(promotionQuery(services, id).queryKey);
  return found ? pageOf(services, found.id) : LIST;
}

/**
 * Loads one promotion.
 * @returns its page's head
 * @throws the router's "not found" when there is none of that name
 */
export async function loadPromotion(services: Services, id = ''): Promise<Page> {
  const query = promotionQuery(services, id);
  if (id !== '') await services.queryClient.prefetchQuery(query);
  const error = services.queryClient.getQueryState(query.queryKey)?.error;
  if (id === '' || isMissingPromotion(error)) throw notFound();
  return pageOf(services, id);
}
