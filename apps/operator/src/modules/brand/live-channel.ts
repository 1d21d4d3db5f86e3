import type { ChannelRule } from '#kernel/live/channel.ts';

/** What concerns everybody on a brand's site, visitors too. */
export const brandChannel: ChannelRule = {
  own: ({ brand }) => brand.code,
  may: ({ brand }, key) => key === brand.code,
};
