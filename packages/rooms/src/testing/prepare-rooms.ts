import type { Pool } from 'pg';
import { migrateRooms } from '../migrate-rooms.ts';

export const SCHEMA = 'rooms';
export const ROLE = 'palpite_app';

/** The rooms' tables, a clock that tests shift, and a function that pays, or refuses to. */
export async function prepareRooms(pool: Pool): Promise<void> {
  await migrateRooms(pool, { schema: SCHEMA, role: ROLE });
  await pool.query(`
    create table public.test_clock (shift interval not null);
    insert into public.test_clock values ('0');
    create function public.test_now() returns timestamptz language sql volatile as
      'select clock_timestamp() + shift from public.test_clock';
    create table public.paid (room text, seat text, roll int, amount int not null default 1 check (amount > 0));
    create function public.pay(room text, effects jsonb) returns void language sql as
      'insert into public.paid (room, seat, roll) select room, e->>''seat'', (e->>''roll'')::int
       from jsonb_array_elements(effects) e';
    grant select, insert, update on public.test_clock, public.paid to ${ROLE}`);
}
