import type { LiveFrame } from '@palpite/contract/live.ts';
import type { StoredEvent } from '@palpite/log/stored-event.ts';
import { hintsByChannel } from './hints-by-channel.ts';
import { carriedBy, type HubState, hintsFrame } from './hub-state.ts';
import { sendImages } from './images.ts';
import { isEndOf } from './session-ends.ts';

/** Passes a batch of events on to the connections that follow what they are about. Batches come one after another. */
export async function deliver(state: HubState, events: readonly StoredEvent[]): Promise<void> {
  endSessions(state, events);
  const offset = events.at(-1)?.pos ?? state.delivered;
  try {
    await sendHints(state, events, offset);
    state.delivered = offset;
  } catch (err) {
    state.needs.log.warn({ err }, 'could not pass events on; live connections begin again');
    state.delivered = offset;
    // Better to ask for everything than to miss something.
    for (const connection of state.directory.all()) void sendImages(state, connection);
  }
}

function endSessions({ directory }: HubState, events: readonly StoredEvent[]): void {
  for (const event of events) {
    for (const connection of directory.among(event)) {
      if (isEndOf(event, connection.caller)) connection.over('session');
    }
  }
}

async function sendHints(
  { needs, directory }: HubState,
  events: readonly StoredEvent[],
  offset: number,
): Promise<void> {
  const followed = {
    has: (name: string) => directory.followers(name).size > 0,
    any: directory.follows,
  };
  const stale = await hintsByChannel(events, followed, needs.channels);
  const carried = await carriedBy(needs, stale);
  for (const [name, hints] of stale) {
    const followers = directory.followers(name);
    // By what clients call the channel, which is the same for nearly all of them.
    const frames = new Map<string, LiveFrame>();
    for (const connection of followers) {
      const asked = connection.channels.get(name) ?? name;
      const frame = frames.get(asked) ?? hintsFrame(needs, name, asked, { hints, offset, carried });
      frames.set(asked, frame);
      connection.send(frame);
    }
    needs.metrics.liveFrames.inc({ type: 'hints' }, followers.size);
  }
}
