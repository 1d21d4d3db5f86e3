import type { Notifications } from '@palpite/server/database/notifications.ts';
import { createClient } from '@redis/client';
import { Pool } from 'pg';
import type { ValueCarrier } from '../carrier.ts';
import { notifyCarrier } from '../notify-carrier.ts';
import { valkeyCarrier } from '../valkey-carrier.ts';
import { startValkey } from './valkey-server.ts';

/** One way to carry values between processes, for tests. */
export interface TestCarriers {
  /** The carrier of one more process. */
  open(): ValueCarrier;
  /**
   * Ends the connection of the process that has connected as the last but that many; it connects again. Undefined where it
   * cannot be ended under a test's clock.
   */
  cut?(at: number): Promise<void>;
  close(): Promise<void>;
}

const AWAY_MILLISECONDS = 1_000;

/** The memory of one process. */
export function memoryCarriers(): TestCarriers {
  interface Listener {
    hear(message: string): void;
    back(): void;
    isAway: boolean;
  }
  const listening = new Set<Listener>();
  return {
    open() {
      let listener: Listener | undefined;
      return {
        mostBytes: 7_900,
        send(messages) {
          for (const { isAway, hear } of listening) if (!isAway) messages.forEach(hear);
          return Promise.resolve();
        },
        listen(hear, back) {
          listener = { hear, back, isAway: false };
        },
        start() {
          if (!listener) return;
          listening.add(listener);
          listener.back();
        },
        stop: () => void (listener && listening.delete(listener)),
      };
    },
    cut(at) {
      const listener = Array.from(listening).at(-1 - at);
      if (!listener) return Promise.resolve();
      listener.isAway = true;
      const comeBack = () => {
        listener.isAway = false;
        listener.back();
      };
      // oxlint-disable-next-line time/no-sleep -- the test's clock runs it
      setTimeout(comeBack, AWAY_MILLISECONDS);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}

/** The notifications of a database. @param openNotifications a connection of one more process that hears them */
export function notifyCarriers(
  databaseUrl: string,
  openNotifications: (databaseUrl: string) => Notifications,
): Promise<TestCarriers> {
  // A test's clock would otherwise end its connections again and again.
  const pool = new Pool({ connectionString: databaseUrl, max: 2, idleTimeoutMillis: 0 });
  return Promise.resolve({
    open: () => notifyCarrier(pool, openNotifications(databaseUrl)),
    close: () => pool.end(),
  });
}

/** A Valkey of its own. @param program the path of its program */
export async function valkeyCarriers(program: string): Promise<TestCarriers> {
  const server = await startValkey(program);
  const admin = createClient({ url: server.url });
  await admin.connect();
  return {
    open: () =>
      valkeyCarrier({
        url: server.url,
        room: () => 'test',
        log: { info: () => undefined, warn: () => undefined },
        connected: () => undefined,
        // A test's clock runs ahead of what the server answers.
        patienceMilliseconds: 60_000,
      }),
    async cut(at) {
      const listening = await admin.clientList({ TYPE: 'PUBSUB' });
      const one = listening.toSorted((a, b) => b.id - a.id)[at];
      if (one) await admin.clientKill({ filter: 'ID', id: one.id });
    },
    async close() {
      admin.destroy();
      await server.stop();
    },
  };
}
