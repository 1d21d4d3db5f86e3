import { Client, type Notification } from 'pg';

const AGAIN_MILLISECONDS = 1_000;

/** What the database's processes notify of, on one connection of this process. */
export interface Notifications {
  /**
   * Takes notifications of a channel. Call it before the start.
   * @param back called when the connection is there, and there again: what was said before is missed
   */
  listen(channel: string, hear: (payload: string) => void, back?: () => void): void;
  start(): void;
  stop(): Promise<void>;
}

interface Listener {
  hear(payload: string): void;
  back?: (() => void) | undefined;
}

/** A lost connection is made again; until then nothing is heard. */
export function createNotifications(databaseUrl: string): Notifications {
  const listeners = new Map<string, Listener>();
  let wire: Client | undefined;
  let stopped = true;
  const hear = ({ channel, payload = '' }: Notification) => listeners.get(channel)?.hear(payload);
  const connect = async () => {
    if (stopped) return;
    const client = new Client({
      connectionString: databaseUrl,
      application_name: 'palpite events',
    });
    wire = client;
    const lost = () => {
      if (wire !== client) return;
      wire = undefined;
      client.end().catch(() => undefined);
      setTimeout(() => void connect(), AGAIN_MILLISECONDS).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', hear);
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${channel}`);
      for (const { back } of listeners.values()) back?.();
    } catch {
      lost();
    }
  };
  return {
    listen(channel, hears, back) {
      listeners.set(channel, { hear: hears, back });
    },
    start() {
      if (!stopped) return;
      stopped = false;
      void connect();
    },
    async stop() {
      stopped = true;
      const client = wire;
      wire = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
