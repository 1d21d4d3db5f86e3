import { endpoints } from '@palpite/contract';
import { byBrand, type Channel, mayCall } from '#kernel/live/channel.ts';

/** The brand's chat room, for those who may read it. */
export const roomChannel: Channel = {
  name: 'room',
  shared: true,
  own: ({ brand }) => brand.code,
  may: (who, key) => key === who.brand.code && mayCall(endpoints.chat.listMessages, who),
  keysOf: byBrand,
};
