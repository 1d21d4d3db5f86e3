import { endpoints } from '@palpite/contract';
import { type ChannelRule, mayCall } from '#kernel/live/channel.ts';

/** An agent's whole team, for that agent. */
export const teamChannel: ChannelRule = {
  own: ({ caller }) => (caller === null ? null : String(caller.accountId)),
  may: (who, key) =>
    key === String(who.caller?.accountId) && mayCall(endpoints.team.getOverview, who),
};
