import { endpoints } from '@palpite/contract';
import { handler } from '#kernel/http/handler.ts';
import { siteOrigins } from '#kernel/brand/site-origins.ts';
import { resourcesOf } from './status.ts';

/** The addresses of the site: the client measures them and uses the fastest. */
export const systemListDomainRoutes = handler(endpoints.system.listDomainRoutes, {
  answer: ({ brand, services }) => ({
    domainList: siteOrigins(brand, services.config.publicOrigins[0]),
    resources: resourcesOf(brand),
  }),
});
