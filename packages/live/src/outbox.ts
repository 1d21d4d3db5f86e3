import type { ValueChange } from '@palpite/contract/live-value.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { ValueCarrier } from './carrier.ts';
import { packMessages } from './messages.ts';

const RETRY_MILLISECONDS = 1_000;

/** What goes to the other processes: one change for each name, however long the carrier takes. */
export function createOutbox(
  carrier: ValueCarrier,
  log: Pick<Logger, 'warn'>,
  id: string,
  wholeOfName: (name: string) => ValueChange | undefined,
) {
  const changes = new Map<string, ValueChange>();
  const wanted = new Set<string>();
  let stopped = false;
  let sending = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;

  const sendWhole = (name: string) => {
    const whole = wholeOfName(name);
    if (whole) changes.set(name, whole);
    void pump();
  };
  const pump = async () => {
    if (sending || stopped) return;
    sending = true;
    while (changes.size + wanted.size > 0 && !stopped) {
      const names = Array.from(changes.keys());
      const asked = Array.from(wanted);
      const messages = packMessages(id, changes, wanted, carrier.mostBytes);
      changes.clear();
      wanted.clear();
      try {
        await carrier.send(messages);
        failing = false;
      } catch (err) {
        // Once for an outage, however long it lasts.
        if (!failing) {
          log.warn({ err }, 'could not carry live values to other processes; trying again');
        }
        failing = true;
        for (const name of names) {
          const whole = wholeOfName(name);
          if (whole) changes.set(name, whole);
        }
        for (const name of asked) wanted.add(name);
        await new Promise<void>((resolve) => {
          timer = setTimeout(resolve, RETRY_MILLISECONDS).unref();
        });
      }
    }
    sending = false;
  };
  return {
    sendWhole,
    /** Two changes of a name that wait are one, which is whole. */
    send(name: string, change: ValueChange) {
      if (changes.has(name)) return sendWhole(name);
      changes.set(name, change);
      void pump();
    },
    want(names: readonly string[]) {
      for (const name of names) wanted.add(name);
      void pump();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
