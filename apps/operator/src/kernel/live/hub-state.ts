import type { LiveFrame, LiveTopic } from '@palpite/contract/live.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { LiveBrand } from '../brand/live-brand.ts';
import type { EventTail } from '@palpite/log/tail.ts';
import type { Caller } from '../http/caller.ts';
import type { Carried } from './channel.ts';
import { splitName } from '@palpite/live/channel-name.ts';
import type { Channels } from './channels.ts';
import type { Directory } from './directory.ts';
import type { HintsOf } from './hints-by-channel.ts';
import type { LiveValues } from '@palpite/live/live-values.ts';

/** What modules give to the live connections. */
export interface LivePorts {
  readonly channels: Channels;
  /** The caller whose token has that hash, without counting as a use of the session; null when it is over. */
  findCaller(brand: LiveBrand, tokenHash: Buffer, now: Date): Promise<Caller | null>;
}

export interface HubNeeds extends LivePorts {
  readonly tail: EventTail;
  readonly values: LiveValues;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => Date;
  readonly metrics: {
    readonly liveFrames: { inc(labels: { type: string }, count?: number): void };
  };
}

/** What the parts of one hub share. */
export interface HubState {
  readonly needs: HubNeeds;
  readonly directory: Directory;
  /** The place up to which everything is passed on. */
  delivered: number;
}

/** What frames carry, by the full name of their channel. */
type CarriedByName = ReadonlyMap<string, Carried>;

/**
 * What frames of these channels carry; nothing where it cannot be read, for which the client asks itself.
 * @param names full names, each with what its hints say; an image has no hints
 */
export async function carriedBy(
  { channels, log }: HubNeeds,
  names: Iterable<readonly [name: string, hints?: HintsOf]>,
): Promise<CarriedByName> {
  const wanted = Array.from(names);
  const carried = new Map<string, Carried>();
  for (const { name: kind, carries } of channels.all()) {
    if (carries === undefined) continue;
    const keys = wanted.flatMap(([name, hints]) => {
      const [channel, key] = splitName(name);
      const isRead = channel === kind && (hints === undefined || hints.has(carries.topic));
      return isRead && key !== undefined ? key : [];
    });
    if (keys.length === 0) continue;
    try {
      for (const [key, value] of await carries.read(keys)) carried.set(`${kind}:${key}`, value);
    } catch (err) {
      log.warn({ err, channel: kind }, 'could not read what live frames carry');
    }
  }
  return carried;
}

/** A channel begins: all that its hints can name may be stale. @param asked as the client named it */
export function imageFrame(
  { channels }: HubNeeds,
  name: string,
  asked: string,
  offset: number,
  carried: CarriedByName,
): LiveFrame {
  const channel = channels.of(name);
  const topics = [...(channel?.topics ?? [])];
  const shared = channel?.shared ?? false;
  return { type: 'image', channel: asked, offset, topics, shared, ...carried.get(name) };
}

/** One frame for a channel and a batch, whatever happened in it. @param asked as the client named it */
export function hintsFrame(
  { channels }: HubNeeds,
  name: string,
  asked: string,
  { hints, offset, carried }: { hints: HintsOf; offset: number; carried: CarriedByName },
): LiveFrame {
  return {
    type: 'hints',
    channel: asked,
    offset,
    hints: Array.from(hints, ([topic, pos]: [LiveTopic, number]) => ({ topic, offset: pos })),
    shared: channels.of(name)?.shared ?? false,
    ...carried.get(name),
  };
}

export const beatFrame = ({ needs: { tail } }: HubState, offset: number): LiveFrame => ({
  type: 'beat',
  offset,
  upstream: tail.isStale ? 'stale' : 'live',
});
