import type { LiveTopic } from '@palpite/contract/live.ts';
import type { StoredEvent } from '../events/stored-event.ts';
import { hintsOf } from '../events/topics.ts';

/** What became stale in a channel, each with the last place that made it so. */
export type HintsOf = Map<LiveTopic, number>;

/** The agents above accounts, at any distance. An upline never changes. */
export type UplinesOf = (
  accountIds: readonly number[],
) => Promise<ReadonlyMap<number, readonly number[]>>;

/** Which channels anyone wants to know of; the rest costs nothing. */
export interface Followed {
  has(channel: string): boolean;
  anyTeam(): boolean;
}

/**
 * What a batch of events makes stale, by channel: however many events of a kind there are, a channel learns of it once.
 */
export async function hintsByChannel(
  events: readonly StoredEvent[],
  followed: Followed,
  uplinesOf: UplinesOf,
): Promise<Map<string, HintsOf>> {
  const found = new Map<string, HintsOf>();
  const note = (channel: string, topics: readonly LiveTopic[], pos: number) => {
    if (!followed.has(channel)) return;
    const hints: HintsOf = found.get(channel) ?? new Map<LiveTopic, number>();
    for (const topic of topics) hints.set(topic, pos);
    found.set(channel, hints);
  };
  const inTeams: { accountId: number; topics: readonly LiveTopic[]; pos: number }[] = [];
  for (const { topic, accountId, brandCode, pos } of events) {
    const { account, brand, room, team, lottery } = hintsOf(topic);
    if (account && accountId !== null) note(`account:${accountId}`, account, pos);
    if (brand) note(`brand:${brandCode}`, brand, pos);
    if (room) note(`room:${brandCode}`, room, pos);
    if (lottery) note(`lottery:${brandCode}`, lottery, pos);
    if (team && accountId !== null) inTeams.push({ accountId, topics: team, pos });
  }
  if (inTeams.length > 0 && followed.anyTeam()) {
    const uplines = await uplinesOf([...new Set(inTeams.map(({ accountId }) => accountId))]);
    for (const { accountId, topics, pos } of inTeams) {
      for (const agent of uplines.get(accountId) ?? []) note(`team:${agent}`, topics, pos);
    }
  }
  return found;
}
