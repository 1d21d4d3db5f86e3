import { inArray, max } from 'drizzle-orm';
import { chatMessage } from '../database/schema/chat.ts';
import type { Database } from '../database/transaction.ts';

/** How often the rooms are looked at while somebody waits: what another process took in is seen that soon. */
const LOOK_MILLISECONDS = 1_000;

interface Waiting {
  readonly merchant: string;
  readonly after: number;
  readonly end: () => void;
}

/** Lets windows wait for what is said next: one question a second for all of them, none while nobody waits. */
export interface RoomWatch {
  /** Ends when the room has changed since, when the time is over, or when the window is gone. */
  wait(merchant: string, after: number, milliseconds: number, gone: AbortSignal): Promise<void>;
  /** Something was said here: nobody waits for the next look. */
  look(): void;
  /** Lets everybody go, and nobody wait any more. */
  stop(): void;
  readonly stopped: boolean;
}

export function createRoomWatch(database: Database): RoomWatch {
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const ask = async () => {
    const merchants = [...new Set([...waiting].map(({ merchant }) => merchant))];
    if (merchants.length === 0) return;
    const rows = await database
      .select({ merchant: chatMessage.merchant, change: max(chatMessage.change) })
      .from(chatMessage)
      .where(inArray(chatMessage.merchant, merchants))
      .groupBy(chatMessage.merchant);
    const newest = new Map(rows.map(({ merchant, change }) => [merchant, change ?? 0]));
    for (const { merchant, after, end } of waiting) {
      if ((newest.get(merchant) ?? 0) > after) end();
    }
  };
  // A look that failed is made again a second later, and those who wait ask anew by themselves.
  const look = () => void ask().catch(() => undefined);

  return {
    wait: (merchant, after, milliseconds, gone) =>
      new Promise((resolve) => {
        if (stopped || gone.aborted) return resolve();
        const end = () => {
          clearTimeout(timeout);
          gone.removeEventListener('abort', end);
          waiting.delete(entry);
          if (waiting.size === 0) {
            clearInterval(timer);
            timer = undefined;
          }
          resolve();
        };
        const entry: Waiting = { merchant, after, end };
        const timeout = setTimeout(end, milliseconds);
        gone.addEventListener('abort', end);
        waiting.add(entry);
        timer ??= setInterval(look, LOOK_MILLISECONDS).unref();
        // What was said between the window's question and now.
        look();
      }),
    look,
    get stopped() {
      return stopped;
    },
    stop() {
      stopped = true;
      for (const { end } of waiting) end();
    },
  };
}
