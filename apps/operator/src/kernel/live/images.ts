import type { Connection } from './connection.ts';
import { carriedBy, type HubState, imageFrame } from './hub-state.ts';
import { sendOwed } from './send-values.ts';

/** Tells a client to ask for everything again, and how things are. */
export async function sendImages(state: HubState, connection: Connection) {
  const { needs, delivered } = state;
  await connection.after(async (send) => {
    const names = Array.from(connection.channels.keys(), (name) => [name] as const);
    const carried = await carriedBy(needs, names);
    for (const [name, asked] of connection.channels) {
      const channel = needs.channels.of(name);
      if (channel?.keysOf) send(imageFrame(needs, name, asked, delivered, carried));
      if (channel?.values) connection.oweValue(name);
    }
  });
  sendOwed(state, connection);
}
