import { allowedChannel } from './channel.ts';
import type { Connection } from './connection.ts';
import { hintsByChannel, type HintsOf } from './hints-by-channel.ts';
import { balanceIn, balancesOf, beatFrame, type HubState, hintsFrame } from './hub-state.ts';

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
      const channel = allowedChannel(needs.channels, connection.caller, wish);
      if (channel === null) send({ type: 'refused', channel: wish });
      else fresh.set(channel.name, channel.asked);
    }
    // First followed, then read: what happens in between comes twice, which does no harm, and never not at all.
    for (const [name, wish] of fresh) directory.follow(connection, name, wish);
    const offset = tail.pos;
    const missed = since === undefined ? null : tail.since(since);
    const wanted = {
      has: (name: string) => fresh.has(name),
      anyTeam: () => Array.from(fresh.keys()).some((name) => name.startsWith('team:')),
    };
    const found = await hintsByChannel(missed ?? [], wanted, needs.uplinesOf);
    const balances = await balancesOf(needs, fresh.keys());
    for (const [name, channel] of fresh) {
      const more = balanceIn(balances, name);
      if (missed === null) {
        send({ type: 'image', channel, offset, ...more });
        continue;
      }
      send({ type: 'resumed', channel, offset });
      const hints: HintsOf | undefined = found.get(name);
      if (hints) send(hintsFrame(channel, hints, offset, more));
    }
    // Says that the beginning of every channel was sent.
    send(beatFrame(state, offset));
  });
}
