import { endpoints } from '@palpite/contract';
import { handler } from '../http/handler.ts';
import { resourcesOf } from './status.ts';

/** The addresses that the site is reached at: the client measures them and takes the fastest. */
export const domainRoutes = handler(endpoints.domainRoutes, async ({ merchant, services }) => {
  const state = await services.merchants.brand(merchant.code);
  const canonical = new URL(services.config.publicOrigins[0]);
  const origin = (host: string) => {
    const url = new URL(canonical);
    url.hostname = host;
    return url.origin;
  };
  return {
    domainList: state.brand.domains.map(({ host, name }) => ({ domain: origin(host), name })),
    resources: resourcesOf(state),
  };
});
