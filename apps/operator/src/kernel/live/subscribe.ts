import { splitName } from './channels.ts';
import type { Connection } from './connection.ts';
import { hintsByChannel, type HintsOf } from './hints-by-channel.ts';
import { beatFrame, carriedBy, type HubState, hintsFrame, imageFrame } from './hub-state.ts';

/**
 * Adds channels to a connection, and says how things are in each: images, or what the client has missed.
 * @param since the place that the client has seen everything up to; undefined for a new client
 */
export function subscribe(
  state: HubState,
  connection: Connection,
  asked: readonly string[],
  since?: number,
): Promise<void> {
  const { needs, directory } = state;
  const { tail } = needs;
  return connection.after(async (send) => {
    const fresh = new Map<string, string>();
    for (const wish of asked) {
      const channel = needs.channels.allowed(connection.caller, wish);
      if (channel === null) send({ type: 'refused', channel: wish });
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
}
