import { menuQuery } from '../../parts/catalogue/catalogue-queries.ts';
import { offersRegistration } from '../../parts/identity/registration-offer.ts';
import type { Services } from '../../lib/services.ts';
import { promotionsQuery } from '../../parts/promotion/promotion-queries.ts';
import { registerRulesQuery } from './register-rules.ts';

/**
 * The data around the form of the registration page. Never fails; in a browser the form does not wait for promotions.
 */
export async function loadRegistration(services: Services): Promise<void> {
  const { queryClient, boot } = services;
  if (!offersRegistration(boot.status)) return;
  const banners = queryClient.prefetchQuery(menuQuery(services, 'w_reg'));
  const promotions = queryClient.prefetchQuery(promotionsQuery(services, 'new_player'));
  if (!import.meta.env.SSR) return banners;
  const rules = queryClient.prefetchQuery(registerRulesQuery(services));
  await Promise.all([banners, promotions, rules]);
}
