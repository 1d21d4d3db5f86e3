import { Client } from 'pg';

const CHANNEL = 'operator_event';
const AGAIN_MILLISECONDS = 1_000;

/**
 * Calls `wake` whenever the relay has handed events out, on a connection of its own. A lost connection is made again;
 * until then the caller has to look unwoken.
 * @returns what ends it
 */
export function listenToRelay(databaseUrl: string, wake: () => void): () => Promise<void> {
  let wire: Client | undefined;
  let stopped = false;
  const listen = async () => {
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
      setTimeout(() => void listen(), AGAIN_MILLISECONDS).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', wake);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      lost();
    }
  };
  void listen();
  return async () => {
    stopped = true;
    const client = wire;
    wire = undefined;
    await client?.end().catch(() => undefined);
  };
}
