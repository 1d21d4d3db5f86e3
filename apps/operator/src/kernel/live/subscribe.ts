import { MOST_FOLLOWED } from '@palpite/contract/live.ts';
import { splitName } from '@palpite/live/channel-name.ts';
import type { Connection } from './connection.ts';
import { hintsByChannel, type HintsOf } from './hints-by-channel.ts';
import { beatFrame, carriedBy, type HubState, hintsFrame, imageFrame } from './hub-state.ts';
import { sendOwed } from './send-values.ts';

/**
 * Adds channels to a connection, and says how things are in each: images, or what the client has missed.
 * @param since the place that the client has seen everything up to; undefined for a new client
 */
export async function subscribe(
  state: HubState,
  connection: Connection,
  asked: readonly string[],
  since?: number,
): Promise<void> {
  const { needs, directory } = state;
  const { tail } = needs;
  await connection.after(async (send) => {
    const fresh = new Map<string, string>();
    for (const wish of asked) {
      const channel = needs.channels.allowed(connection.caller, wish);
      const isFull = connection.channels.size + fresh.size >= MOST_FOLLOWED;
      const isNew = channel !== null && !connection.channels.has(channel.name);
      if (channel === null || (isNew && isFull)) send({ type: 'refused', channel: wish });
      else fresh.set(channel.name, channel.asked);
    }
    // First followed, then read: what happens in between comes twice, which does no harm, and never not at all.
    for (const [name, wish] of fresh) directory.follow(connection, name, wish);
    const offset = tail.pos;
    const missed = since === undefined ? null : tail.since(since);
    const wanted = {
      has: (name: string) => fresh.has(name),
      any: (kind: string) => Array.from(fresh.keys()).some((name) => splitName(name)[0] === kind),
    };
    const stale = await hintsByChannel(missed ?? [], wanted, needs.channels);
    // Those that go on from where the client was carry nothing that has not changed.
    const begin = missed === null ? Array.from(fresh.keys(), (name) => [name] as const) : stale;
    const carried = await carriedBy(needs, begin);
    for (const [name, channel] of fresh) {
      const { keysOf, values } = needs.channels.of(name) ?? {};
      if (values) connection.oweValue(name);
      if (keysOf === undefined) continue;
      if (missed === null) {
        send(imageFrame(needs, name, channel, offset, carried));
        continue;
      }
      send({ type: 'resumed', channel, offset });
      const hints: HintsOf | undefined = stale.get(name);
      if (hints) send(hintsFrame(needs, name, channel, { hints, offset, carried }));
    }
    // Says that the beginning of every channel was sent.
    send(beatFrame(state, offset));
  });
  sendOwed(state, connection);
}
