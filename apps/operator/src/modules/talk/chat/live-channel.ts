import { endpoints } from '@palpite/contract';
import { type ChannelRule, mayCall } from '#kernel/live/channel.ts';

/** The brand's chat room, for those who may read it. */
export const roomChannel: ChannelRule = {
  own: ({ brand }) => brand.code,
  may: (who, key) => key === who.brand.code && mayCall(endpoints.chat.listMessages, who),
};
