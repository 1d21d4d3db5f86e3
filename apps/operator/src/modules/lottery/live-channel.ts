import type { ChannelRule } from '#kernel/live/channel.ts';

/** What happens to a brand's draws, for anyone at its site. */
export const lotteryChannel: ChannelRule = {
  own: ({ brand }) => brand.code,
  may: ({ brand }, key) => key === brand.code,
};
