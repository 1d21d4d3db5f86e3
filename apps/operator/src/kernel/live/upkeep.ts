import type { Connection } from './connection.ts';
import { beatFrame, type HubState } from './hub-state.ts';
import { sendImages } from './images.ts';
import { sendOwed } from './send-values.ts';

const CHECK_MILLISECONDS = 5 * 60_000;

/** When a new connection is looked up again: spread, so that thousands that came together are not. */
export const firstCheck = (): number =>
  performance.now() + CHECK_MILLISECONDS * (0.5 + Math.random() / 2);

/** A sign of life for every connection; those whose time has come are looked up again, one after another. */
export function beat(state: HubState): void {
  const frame = beatFrame(state, state.delivered);
  let checks: Promise<void> = Promise.resolve();
  for (const connection of state.directory.all()) {
    connection.send(frame);
    if (connection.checkAt > performance.now()) continue;
    checks = checks.then(() => check(state, connection)).catch(() => undefined);
  }
}

/** Whether its session still runs and may follow what it follows; events say so at once, unless one of them was lost. */
async function check({ needs, directory }: HubState, connection: Connection): Promise<void> {
  connection.checkAt = performance.now() + CHECK_MILLISECONDS;
  const { brand, caller } = connection.caller;
  if (caller === null) return;
  const again = await needs.findCaller(brand, caller.tokenHash, needs.now());
  if (again === null) return connection.over('session');
  for (const [name, channel] of Array.from(connection.channels)) {
    if (needs.channels.allowed({ brand, caller: again }, channel)) continue;
    directory.unfollow(connection, name);
    connection.send({ type: 'refused', channel });
  }
}

/** Readers that were behind get images once they have caught up; those that take nothing are closed. */
export function lookAfterReaders(state: HubState): void {
  for (const connection of state.directory.all()) {
    const how = connection.look();
    if (how === 'gone') connection.over('unwelcome');
    if (how === 'caught-up') void sendImages(state, connection);
    if (how === 'reading') sendOwed(state, connection);
  }
}
