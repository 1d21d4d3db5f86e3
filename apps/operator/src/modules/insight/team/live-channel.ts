import { endpoints } from '@palpite/contract';
import { type Channel, mayCall } from '#kernel/live/channel.ts';
import type { createUplines } from '#modules/identity/index.ts';

/** An agent's whole team, for that agent: an event about an account is one of each team above it. */
export function teamChannel(uplinesOf: ReturnType<typeof createUplines>): Channel {
  return {
    name: 'team',
    shared: false,
    own: ({ caller }) => (caller === null ? null : String(caller.accountId)),
    may: (who, key) =>
      key === String(who.caller?.accountId) && mayCall(endpoints.team.getOverview, who),
    async keysOf(events) {
      const accountIds = events.flatMap(({ accountId }) => accountId ?? []);
      const uplines = await uplinesOf([...new Set(accountIds)]);
      return events.map(({ accountId }) => (uplines.get(accountId ?? 0) ?? []).map(String));
    },
  };
}
