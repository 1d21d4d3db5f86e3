import { byBrand, type Channel } from '#kernel/live/channel.ts';

/** What happens to a brand's draws, for anyone at its site. */
export const lotteryChannel: Channel = {
  name: 'lottery',
  shared: true,
  own: ({ brand }) => brand.code,
  may: ({ brand }, key) => key === brand.code,
  keysOf: byBrand,
};
