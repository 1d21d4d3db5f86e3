import type { Logger } from '@palpite/server/log.ts';
import { createClient } from '@redis/client';

const AGAIN_MILLISECONDS = 1_000;

export type ValkeyClient = ReturnType<typeof open>;

/** One connection to a Valkey at a time, made again whenever it is lost. */
export interface ValkeyWire {
  /** Rejects without a connection, and when the connection is lost before the answer. */
  ask(work: (client: ValkeyClient) => Promise<unknown>): Promise<void>;
  start(): void;
  stop(): void;
}

export interface WireNeeds {
  /** `redis://user:password@host:6379`, or `rediss://` for TLS. */
  readonly url: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Called with each connection, and with each loss. */
  connected(is: boolean): void;
  /** How long Valkey has for an answer. A connection that nothing has ended, and that answers nothing, is lost too. */
  readonly patienceMilliseconds: number;
}

/** @param begin what each connection does first; without it there is none */
export function createWire(
  { url, log, connected, patienceMilliseconds }: WireNeeds,
  begin: (client: ValkeyClient) => Promise<unknown>,
): ValkeyWire {
  let wire: ValkeyClient | undefined;
  let isStopped = true;
  let isAway = false;
  let again: NodeJS.Timeout | undefined;
  let pings: NodeJS.Timeout | undefined;

  const lost = (client: ValkeyClient, err: unknown) => {
    if (wire !== client) return;
    wire = undefined;
    client.destroy();
    connected(false);
    // Once for an outage, however long it lasts.
    if (!isAway) log.warn({ err }, 'the connection to Valkey is lost; connecting again');
    isAway = true;
    again = setTimeout(() => void connect(), AGAIN_MILLISECONDS).unref();
  };
  const answered = (client: ValkeyClient, work: () => Promise<unknown>) =>
    within(patienceMilliseconds, work, () => lost(client, new Error('Valkey does not answer')));
  const connect = async () => {
    const client = open(url, patienceMilliseconds);
    wire = client;
    client.on('error', (err) => lost(client, err));
    try {
      await answered(client, async () => {
        await client.connect();
        await begin(client);
      });
    } catch (err) {
      lost(client, err);
    }
    // Given up while it was being made: the library has made it all the same.
    if (wire !== client) return client.destroy();
    if (isAway) log.info({}, 'connected to Valkey again');
    isAway = false;
    connected(true);
  };
  const ask: ValkeyWire['ask'] = async (work) => {
    const client = wire;
    if (client === undefined) throw new Error('there is no connection to Valkey');
    await answered(client, () => work(client));
  };
  return {
    ask,
    start() {
      if (!isStopped) return;
      isStopped = false;
      pings = setInterval(() => {
        // What a failure means is the wire's to say: `answered` and the client's own errors.
        if (wire?.isReady) ask((client) => client.ping()).catch(() => undefined);
      }, patienceMilliseconds).unref();
      void connect();
    },
    stop() {
      isStopped = true;
      clearTimeout(again);
      clearInterval(pings);
      const client = wire;
      wire = undefined;
      client?.destroy();
    },
  };
}

/** @param late called when the work takes longer; it goes on */
async function within(
  milliseconds: number,
  work: () => Promise<unknown>,
  late: () => void,
): Promise<void> {
  const timer = setTimeout(late, milliseconds).unref();
  try {
    await work();
  } finally {
    clearTimeout(timer);
  }
}

/** A client whose end is final. */
const open = (url: string, patienceMilliseconds: number) =>
  createClient({
    url,
    // Publishes and hears on one connection: both are there, or neither.
    RESP: 3,
    name: 'palpite-values',
    // What cannot be sent now is conflated by its sender, not queued here.
    disableOfflineQueue: true,
    // Redis Enterprise has them; Valkey would refuse the command.
    maintNotifications: 'disabled',
    // The library's ends before a command is written, and costs a timer for each.
    commandOptions: { timeout: undefined },
    socket: { connectTimeout: patienceMilliseconds, reconnectStrategy: false },
  });
