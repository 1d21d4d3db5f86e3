import type { Database } from '@palpite/server/database/transaction.ts';
import { newestChange } from './room.ts';

/**
 * How often a room is polled while calls wait, which is how soon messages of another process appear; and the shortest
 * time between two answers to a window, so that a lively room costs no more than a quiet one.
 */
const PACE_MILLISECONDS = 1_000;

interface Waiting {
  readonly after: number;
  readonly end: () => void;
}

/** A process's state of a brand's room; kept when no call waits, so that a returning window keeps to the pace. */
interface Room {
  readonly waiting: Set<Waiting>;
  timer: NodeJS.Timeout | undefined;
  looking: boolean;
  /** A message was sent here during a poll. */
  hurried: boolean;
  /** When it was last polled, and when that last answered a call, by the process's steady clock. */
  lookedAt: number;
  answeredAt: number;
}

/** Lets windows wait for the next message: one query a second for all of them, none while no call waits. */
export interface RoomWatch {
  /** Ends when the room has changed since, when the time is over, or when the window is gone. */
  wait(brandCode: string, after: number, milliseconds: number, gone: AbortSignal): Promise<void>;
  /** A message was sent here: waiting calls are answered at once, unless they were answered just now. */
  look(brandCode: string): void;
  /** Ends every wait and allows no new one. */
  stop(): void;
  readonly stopped: boolean;
}

export function createRoomWatch(database: Database): RoomWatch {
  const rooms = new Map<string, Room>();
  let stopped = false;

  const ask = async (brandCode: string, room: Room) => {
    room.timer = undefined;
    if (room.waiting.size === 0) return;
    room.looking = true;
    room.lookedAt = performance.now();
    try {
      const newest = await newestChange(database, brandCode);
      for (const { after, end } of room.waiting) {
        if (newest <= after) continue;
        room.answeredAt = performance.now();
        end();
      }
    } catch {
      // A failed poll is repeated a second later, and the waiting windows call again.
    }
    room.looking = false;
    const since = room.hurried ? room.answeredAt : room.lookedAt;
    room.hurried = false;
    plan(brandCode, room, since);
  };

  /** Polls a room, at the pace from an instant on. */
  const plan = (brandCode: string, room: Room, since: number) => {
    clearTimeout(room.timer);
    room.timer = undefined;
    if (room.waiting.size === 0) return;
    const rest = Math.max(0, since + PACE_MILLISECONDS - performance.now());
    room.timer = setTimeout(() => void ask(brandCode, room), rest).unref();
  };

  return {
    wait: (brandCode, after, milliseconds, gone) =>
      new Promise((resolve) => {
        if (stopped || gone.aborted) return resolve();
        const room = rooms.get(brandCode) ?? unseenRoom();
        rooms.set(brandCode, room);
        const end = () => {
          clearTimeout(timeout);
          gone.removeEventListener('abort', end);
          room.waiting.delete(entry);
          resolve();
        };
        const entry: Waiting = { after, end };
        const timeout = setTimeout(end, milliseconds);
        gone.addEventListener('abort', end);
        room.waiting.add(entry);
        if (!room.looking && room.timer === undefined) plan(brandCode, room, room.lookedAt);
      }),
    look(brandCode) {
      const room = rooms.get(brandCode);
      if (room?.looking) room.hurried = true;
      else if (room) plan(brandCode, room, room.answeredAt);
    },
    get stopped() {
      return stopped;
    },
    stop() {
      stopped = true;
      for (const { waiting } of rooms.values()) {
        for (const { end } of waiting) end();
      }
    },
  };
}

function unseenRoom(): Room {
  const never = Number.NEGATIVE_INFINITY;
  return {
    waiting: new Set(),
    timer: undefined,
    looking: false,
    hurried: false,
    lookedAt: never,
    answeredAt: never,
  };
}
