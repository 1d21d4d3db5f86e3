import type { LivePorts } from './kernel/live/hub-state.ts';
import type { Services } from './kernel/services.ts';
import { brandChannel } from './modules/brand/live-channel.ts';
import { createUplines } from './modules/identity/account/uplines.ts';
import { callerOf } from './modules/identity/session/find-session.ts';
import { accountChannel } from './modules/identity/session/live-channel.ts';
import { teamChannel } from './modules/insight/team/live-channel.ts';
import { createLiveBalances } from './modules/money/wallet/live-balances.ts';
import { roomChannel } from './modules/talk/chat/live-channel.ts';

/** What the modules give to the live connections. */
export const livePorts = (services: Services): LivePorts => ({
  channels: {
    account: accountChannel,
    brand: brandChannel,
    room: roomChannel,
    team: teamChannel,
  },
  balances: createLiveBalances(services),
  uplinesOf: createUplines(services.database),
  findCaller: (brand, hash, now) => callerOf(services, brand, hash, now),
});
