import { msg } from '@lingui/core/macro';
import type { Page } from '../../lib/page.ts';
import { menuQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import type { Services } from '../../lib/services.ts';
import { promotionsQuery } from '../../parts/promotion/promotion-queries.ts';
import { registerRulesQuery } from './register-rules.ts';

const PAGE: Page = {
  title: msg`Register`,
  description: msg`Open an account to play, to keep your favourite games and to see every round that you played.`,
  path: '/register',
};

/**
 * The data around the form of the registration page. Never fails; in a browser the form does not wait for promotions.
 * @returns the page's head
 */
export async function loadRegistration(services: Services): Promise<Page> {
  const { queryClient, boot } = services;
  if (!offersRegistration(boot.status)) return PAGE;
  const banners = queryClient.prefetchQuery(menuQuery(services, 'w_reg'));
  const promotions = queryClient.prefetchQuery(promotionsQuery(services, 'new_player'));
  if (!import.meta.env.SSR) {
    await banners;
    return PAGE;
  }
  const rules = queryClient.prefetchQuery(registerRulesQuery(services));
  await Promise.all([banners, promotions, rules]);
  return PAGE;
}
