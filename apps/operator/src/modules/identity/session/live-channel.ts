import { endpoints } from '@palpite/contract';
import { type ChannelRule, mayCall } from '#kernel/live/channel.ts';

/** What concerns one account: for its own sessions alone. */
export const accountChannel: ChannelRule = {
  own: ({ caller }) => (caller === null ? null : String(caller.accountId)),
  may: (who, key) =>
    key === String(who.caller?.accountId) && mayCall(endpoints.wallet.getBalance, who),
};
