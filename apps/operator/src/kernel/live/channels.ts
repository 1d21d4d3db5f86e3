import type { LiveTopic } from '@palpite/contract/live.ts';
import type { Topics } from '../events/topics.ts';
import { fullName, splitName } from '@palpite/live/channel-name.ts';
import type { Channel, LiveCaller } from './channel.ts';

/** A declared channel, and all that its hints can name. */
export interface OwnedChannel extends Channel {
  readonly topics: readonly LiveTopic[];
  /** What an event makes stale in it; nothing for a topic that a newer process has written. */
  hintsOf(event: { readonly topic: string }): readonly LiveTopic[];
}

/** A channel with its key, `account:7`, and as the client named it. */
export interface NamedChannel {
  readonly name: string;
  readonly asked: string;
}

/** All channels of a process. */
export interface Channels {
  all(): Iterable<OwnedChannel>;
  /** The channel of a full name, `account:7`. */
  of(name: string): OwnedChannel | undefined;
  /** The channel that a client means; null when there is none, or none of theirs. */
  allowed(caller: LiveCaller, asked: string): NamedChannel | null;
}

/**
 * Gathers the channels that modules declare.
 * @throws Error for a channel with two owners, and for one that events name and no module owns
 */
export function gatherChannels(
  modules: readonly { readonly channels?: readonly Channel[] }[],
  topics: Topics,
): Channels {
  const channels = new Map<string, OwnedChannel>();
  for (const channel of modules.flatMap((module) => module.channels ?? [])) {
    if (channels.has(channel.name)) {
      throw new Error(`two modules own the live channel ${channel.name}`);
    }
    channels.set(channel.name, { ...channel, ...hintsIn(channel.name, topics) });
  }
  for (const name of [...topics.values()].flatMap(({ hints }) => Object.keys(hints))) {
    if (channels.get(name)?.keysOf === undefined) {
      throw new Error(`no module owns the live channel ${name}`);
    }
  }
  const of = (name: string) => channels.get(splitName(name)[0]);
  return {
    all: () => channels.values(),
    of,
    allowed(caller, asked) {
      const channel = of(asked);
      const key = splitName(asked)[1] ?? channel?.own(caller);
      if (channel === undefined || typeof key !== 'string' || !channel.may(caller, key))
        return null;
      return { name: fullName(channel.name, key), asked };
    },
  };
}

/** What events say in a channel. */
function hintsIn(channel: string, topics: Topics): Pick<OwnedChannel, 'topics' | 'hintsOf'> {
  const hints = new Map(
    [...topics.values()].map((topic) => [topic.name, topic.hints[channel] ?? []]),
  );
  return {
    topics: [...new Set([...hints.values()].flat())],
    hintsOf: ({ topic }) => hints.get(topic) ?? [],
  };
}
