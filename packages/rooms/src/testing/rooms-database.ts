import { createTestDatabase, type TestDatabase } from '@palpite/postgres/testing.ts';
import { prepareRooms, SCHEMA } from './prepare-rooms.ts';

export interface RoomsDatabase extends TestDatabase {
  shiftClock(seconds: number): Promise<unknown>;
  /** Ends the lease of a process that leads, as if it had been silent for that long. */
  expire(room: string): Promise<unknown>;
}

export async function createRoomsDatabase(): Promise<RoomsDatabase> {
  const database = await createTestDatabase({ template: 'rooms', migrate: prepareRooms });
  const { pool } = database;
  return {
    ...database,
    shiftClock: (seconds) =>
      pool.query(`update public.test_clock set shift = shift + $1 * interval '1 second'`, [
        seconds,
      ]),
    expire: (room) =>
      pool.query(
        `update ${SCHEMA}.process set lease_until = clock_timestamp() - interval '1 second'
         where id = (select leader from ${SCHEMA}.room where id = $1)`,
        [room],
      ),
  };
}
