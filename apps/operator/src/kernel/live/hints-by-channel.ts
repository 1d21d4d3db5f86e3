import type { LiveTopic } from '@palpite/contract/live.ts';
import type { StoredEvent } from '@palpite/log/stored-event.ts';
import { fullName } from '@palpite/live/channel-name.ts';
import type { Channels, OwnedChannel } from './channels.ts';

/** What became stale in a channel, each with the last place that made it so. */
export type HintsOf = Map<LiveTopic, number>;

/** Which channels anyone wants to know of; the rest costs nothing. */
export interface Followed {
  has(name: string): boolean;
  /** Whether any key of the channel is followed. */
  any(channel: string): boolean;
}

/**
 * What a batch of events makes stale, by channel: however many events of a kind there are, a channel learns of it once.
 */
export async function hintsByChannel(
  events: readonly StoredEvent[],
  followed: Followed,
  channels: Channels,
): Promise<Map<string, HintsOf>> {
  const stale = new Map<string, HintsOf>();
  for (const channel of channels.all()) {
    if (channel.keysOf && followed.any(channel.name)) await note(stale, events, followed, channel);
  }
  return stale;
}

async function note(
  stale: Map<string, HintsOf>,
  events: readonly StoredEvent[],
  followed: Followed,
  channel: OwnedChannel,
): Promise<void> {
  const hinting = events.filter((event) => channel.hintsOf(event).length > 0);
  if (hinting.length === 0) return;
  const keys = (await channel.keysOf?.(hinting)) ?? [];
  for (const [at, event] of hinting.entries()) {
    for (const key of keys[at] ?? []) {
      const name = fullName(channel.name, key);
      if (!followed.has(name)) continue;
      const hints: HintsOf = stale.get(name) ?? new Map<LiveTopic, number>();
      for (const topic of channel.hintsOf(event)) hints.set(topic, event.pos);
      stale.set(name, hints);
    }
  }
}
