import type { ValueCarrier } from './carrier.ts';
import { createWire, type WireNeeds } from './valkey-wire.ts';

/** Large enough for a busy moment in one message, small enough that reading it holds no other call. */
const MOST_BYTES = 32 * 1_024;
const PATIENCE_MILLISECONDS = 5_000;

interface Needs extends Omit<WireNeeds, 'patienceMilliseconds'> {
  /** Processes of one room hear each other. Known at the start. */
  room(): string;
  readonly patienceMilliseconds?: number;
}

/**
 * Carries values as messages of a Valkey, or of what else speaks its protocol. Valkey keeps none of them: what is sent while a
 * process is away is lost to it. Nothing waits for Valkey: while it is away, values stay in the process that publishes them.
 */
export function valkeyCarrier({
  room,
  connected,
  patienceMilliseconds = PATIENCE_MILLISECONDS,
  ...needs
}: Needs): ValueCarrier {
  let hear: (message: string) => void = () => undefined;
  let back: () => void = () => undefined;
  const channel = () => `palpite:values:${room()}`;
  const wire = createWire(
    {
      ...needs,
      patienceMilliseconds,
      connected(is) {
        connected(is);
        if (is) back();
      },
    },
    (client) => client.subscribe(channel(), hear),
  );
  return {
    mostBytes: MOST_BYTES,
    send: (messages) =>
      wire.ask((client) =>
        Promise.all(messages.map((message) => client.publish(channel(), message))),
      ),
    listen(hears, backs) {
      hear = hears;
      back = backs;
    },
    start: wire.start,
    stop: wire.stop,
  };
}
