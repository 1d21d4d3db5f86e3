import { bindHandlers } from '#kernel/http/handler.ts';
import type { Module } from '#kernel/module/module.ts';
import type { Services } from '#kernel/services.ts';
import { handlers } from './handlers.ts';
import { brandChannel } from './live-channel.ts';
import type { BrandNeeds } from './lobby.ts';
import { seedBrands } from './seed-brands.ts';
import { brandChanged } from './topics.ts';

/** The door of brands: what each brand is, shows and allows. */

export { createBrandDirectory } from './brand-directory.ts';
export type { BrandNeeds, Lobby } from './lobby.ts';
export {
  BRAND_STATUSES,
  changeBrand,
  type FIELD_WAYS,
  lockBrand,
} from './staff/brand-use-cases.ts';
export { brandStaff } from './use-cases.ts';

export function createBrand({ config, now, brands }: Services, needs: BrandNeeds): Module {
  return {
    handlers: bindHandlers(needs, handlers),
    channels: [brandChannel],
    topics: [brandChanged],
    onEvents(events) {
      if (events.some(({ topic }) => topic === brandChanged.name)) brands.forget();
    },
    async seed({ tx, afterCommit }) {
      await seedBrands(tx, now(), config.brandsDirectory);
      afterCommit(() => brands.forget());
    },
  };
}
