import { createNotifications } from '@palpite/server/database/notifications.ts';
import { createPool } from '@palpite/server/database/pool.ts';
import type { Pool } from 'pg';
import type { Frame } from '../room.ts';
import { createRooms, type Rooms, type RoomsOf } from '../rooms.ts';
import { type DiceAct, type DiceAnswer, type DiceRoom, diceRoom } from './dice-room.ts';
import { ROLE, SCHEMA } from './prepare-rooms.ts';

export const SECRET = Buffer.alloc(32, 3);

/** Around each statement of a process, by its name: what delays or refuses it. */
export interface Hooks {
  before?(name: string): Promise<unknown> | undefined;
  after?(name: string): Promise<unknown> | undefined;
}

export interface RoomsProcess {
  readonly rooms: Rooms;
  readonly dice: RoomsOf<
    { readonly name: string },
    DiceAct,
    Readonly<Record<string, unknown>>,
    DiceAnswer
  >;
  readonly pool: Pool;
  readonly frames: Frame[];
  readonly ended: string[];
  readonly log: unknown[];
  /** Of statements from now on. */
  hooks: Hooks;
  close(): Promise<void>;
}

interface Asked {
  readonly room?: DiceRoom;
  readonly rollMilliseconds?: number;
  readonly clock?: string;
  readonly answerWithinMilliseconds?: number;
  readonly leaseMilliseconds?: number;
}

/** A process that serves rooms. Several of them in one test are as many processes. */
export function openRoomsProcess(
  databaseUrl: string,
  {
    rollMilliseconds,
    room = diceRoom('dice', { effect: 'public.pay', rollMilliseconds }),
    ...asked
  }: Asked = {},
): RoomsProcess {
  const pool = createPool({ databaseUrl, max: 6, name: 'rooms', role: ROLE });
  const notifications = createNotifications(databaseUrl);
  const frames: Frame[] = [];
  const ended: string[] = [];
  const log: unknown[] = [];
  const note = (...given: unknown[]) => void log.push(given);
  const hooked = hook(pool, () => one.hooks);
  const rooms = createRooms({
    pool: hooked,
    schema: SCHEMA,
    notifications,
    frames: {
      publish: (frame) => void frames.push(frame),
      end: ({ room: id, seat }) => void ended.push(seat === null ? id : `${id}:${seat}`),
    },
    secret: SECRET,
    log: { warn: note, error: note },
    // Tests end leases themselves: a busy machine is no silent process.
    leaseMilliseconds: 3_600_000,
    ...asked,
  });
  const one: RoomsProcess = {
    rooms,
    dice: rooms.add(room),
    pool,
    frames,
    ended,
    log,
    hooks: {},
    async close() {
      one.hooks = {};
      await rooms.stop();
      await notifications.stop();
      await pool.end();
    },
  };
  notifications.start();
  return one;
}

/** The pool with hooks around its statements; the package asks it for nothing else. */
function hook(pool: Pool, hooksOf: () => Hooks): Pool {
  const query = async (statement: { readonly name: string }) => {
    const name = statement.name.slice(SCHEMA.length + 1);
    await hooksOf().before?.(name);
    const result = await pool.query(statement as never);
    await hooksOf().after?.(name);
    return result;
  };
  return { query } as unknown as Pool;
}
