import type { ValueCarrier } from '@palpite/live/carrier.ts';
import type { TestCarriers } from '@palpite/live/testing/carriers.ts';

interface Process {
  readonly carrier: ValueCarrier;
  hear(message: string): void;
  back(): void;
  /** Calls of `back` by its carrier. */
  connections: number;
  /** What waits for a message that a test has sent itself. */
  readonly awaited: Map<string, () => void>;
}

/** Far more than a connection takes. */
const MOST_TURNS = 20_000;

interface Held {
  readonly processes: Process[];
  /** What is being sent. */
  readonly sending: Set<Promise<void>>;
  arrive(to: Process, message: string): void;
}

/** The carrier of one more process, whose messages go to `arrive`. */
function heldCarrier(
  inner: ValueCarrier,
  mostBytes: number,
  { processes, sending, arrive }: Held,
): ValueCarrier {
  return {
    mostBytes,
    async send(messages) {
      const sent = inner.send(messages);
      sending.add(sent);
      try {
        await sent;
      } finally {
        sending.delete(sent);
      }
    },
    listen(hear, back) {
      const to: Process = { carrier: inner, hear, back, connections: 0, awaited: new Map() };
      processes.push(to);
      inner.listen(
        (message) => {
          const arrived = to.awaited.get(message);
          if (arrived) arrived();
          else arrive(to, message);
        },
        () => {
          to.connections += 1;
          back();
        },
      );
    },
    start: inner.start,
    stop: inner.stop,
  };
}

/** Carriers whose messages wait, once they have arrived, until a test delivers, loses, doubles or reorders them. */
export function testNetwork(carriers: Pick<TestCarriers, 'open'>) {
  const processes: Process[] = [];
  const waiting: { readonly to: Process; readonly message: string }[] = [];
  const sending = new Set<Promise<void>>();
  let marks = 0;

  const connections = () => processes.reduce((sum, each) => sum + each.connections, 0);

  const held: Held = {
    processes,
    sending,
    arrive: (to, message) => void waiting.push({ to, message }),
  };
  return {
    /** The carrier of one more process. */
    carrier: (mostBytes: number) => heldCarrier(carriers.open(), mostBytes, held),
    connections,
    /** Resolves once there were that many connections, each process's first by default. */
    async connected(
      passTime: (milliseconds: number) => Promise<unknown>,
      wanted = processes.length,
    ) {
      for (let turn = 0; connections() < wanted; turn += 1) {
        if (turn === MOST_TURNS) throw new Error('a process does not connect');
        await passTime(10);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    },
    /** Resolves once all that was sent to processes which are connected has arrived: nothing overtakes a mark. */
    async arrived() {
      while (sending.size > 0) await Promise.allSettled(sending);
      marks += 1;
      const mark = `mark ${marks}`;
      const all = processes.map(
        ({ awaited }) => new Promise<void>((resolve) => void awaited.set(mark, resolve)),
      );
      await processes[0]?.carrier.send([mark]);
      await Promise.all(all);
      for (const { awaited } of processes) awaited.delete(mark);
    },
    /** Delivers one of those that wait; `keep` leaves it there, to be delivered again. */
    deliver(at: number, keep = false) {
      const item = waiting[at % Math.max(1, waiting.length)];
      if (!item) return;
      if (!keep) waiting.splice(waiting.indexOf(item), 1);
      item.to.hear(item.message);
    },
    lose: (at: number) => void waiting.splice(at % Math.max(1, waiting.length), 1),
    deliverAll() {
      while (waiting.length > 0) this.deliver(0);
    },
    /** Every process hears that the carrier was away. */
    back() {
      for (const each of processes) each.back();
    },
  };
}
