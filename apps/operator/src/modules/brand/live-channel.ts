import { byBrand, type Channel } from '#kernel/live/channel.ts';

/** What concerns everybody on a brand's site, visitors too. */
export const brandChannel: Channel = {
  name: 'brand',
  shared: true,
  own: ({ brand }) => brand.code,
  may: ({ brand }, key) => key === brand.code,
  keysOf: byBrand,
};
