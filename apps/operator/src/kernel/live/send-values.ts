import type { ValueChange } from '@palpite/contract/live-value.ts';
import type { LiveFrame } from '@palpite/contract/live.ts';
import { splitName } from '@palpite/live/channel-name.ts';
import type { Connection } from './connection.ts';
import type { HubState } from './hub-state.ts';
import type { FollowingHub } from '@palpite/live/live-values.ts';

const frames = new WeakMap<ValueChange, LiveFrame>();

/** The same frame for the same change, so that it is written as text once. */
function frameOf(channel: string, change: ValueChange): LiveFrame {
  const frame: LiveFrame = frames.get(change) ?? { type: 'value', channel, ...change };
  frames.set(change, frame);
  return frame;
}

/** Passes changes of values on to the connections that follow them. */
export const followingHub = ({ needs, directory }: HubState): FollowingHub => ({
  changed(name, change) {
    const followers = directory.followers(name);
    const frame = frameOf(name, change);
    for (const connection of followers) connection.sendValue(name, frame);
    needs.metrics.liveFrames.inc({ type: 'value' }, followers.size);
  },
  image: async (name) =>
    (await needs.channels.of(name)?.values?.image(splitName(name)[1] ?? '')) ?? null,
});

/** Sends the values that a reader misses, as they are now; those that are not known yet come with their first change. */
export function sendOwed(
  { needs: { values } }: Pick<HubState, 'needs'>,
  connection: Connection,
): void {
  for (const name of connection.takeOwed()) {
    const whole = values.whole(name);
    if (whole && connection.channels.has(name)) connection.send(frameOf(name, whole));
  }
}
