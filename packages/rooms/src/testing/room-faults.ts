import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { DiceState } from './dice-room.ts';
import { SCHEMA } from './prepare-rooms.ts';
import type { DiceEntry, Outcome } from './room-child.ts';

interface Rows {
  readonly version: number;
  readonly state: DiceState;
  readonly acts: readonly { seat: string; key: string; version: number | null; answer: unknown }[];
  readonly paid: readonly { seat: string; roll: number }[];
}

const nameOf = ({ seat, key }: { readonly seat: string; readonly key: string }) => `${seat} ${key}`;

/** In one statement, so that a room which goes on is read at one moment. */
async function read(pool: Pool, room: string): Promise<Rows> {
  const { rows } = await pool.query<Rows>(
    `select r.version::float8, r.state,
       array(select json_build_object('seat', a.seat, 'key', a.key, 'version', a.version, 'answer', a.answer)
         from ${SCHEMA}.act a where a.room_id = r.id) as acts,
       array(select json_build_object('seat', p.seat, 'roll', p.roll) from public.paid p where p.room = r.id) as paid
     from ${SCHEMA}.room r where r.id = $1`,
    [room],
  );
  if (rows[0] === undefined) throw new Error(`there is no room ${room}`);
  return rows[0];
}

/**
 * What is wrong with a room, one line each.
 * @param sent every act of the room, once. All have been answered by now
 * @param outcomes all answers that any caller has had
 */
export async function roomFaults(
  pool: Pool,
  room: string,
  sent: readonly DiceEntry[],
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const rows = await read(pool, room);
  const acts = new Map(rows.acts.map((act) => [nameOf(act), act]));
  const faults: string[] = [];
  for (const entry of sent) {
    if (typeof acts.get(nameOf(entry))?.version !== 'number') faults.push(`lost: ${nameOf(entry)}`);
  }
  for (const { entry, answer } of outcomes) {
    const act = acts.get(nameOf(entry));
    const isSame = isDeepStrictEqual(answer, { version: act?.version, answer: act?.answer });
    if (!isSame) faults.push(`another answer: ${nameOf(entry)}`);
  }
  if (rows.acts.length !== sent.length) {
    faults.push(`${sent.length} acts were sent, ${rows.acts.length} are there`);
  }
  if (new Set(rows.acts.map(({ version }) => version)).size !== rows.acts.length) {
    faults.push('two acts have one place in the order');
  }
  // Each act and each tick is one version: what was done twice, or not at all, is missing from this sum.
  if (rows.version !== rows.acts.length + rows.state.rolls) {
    faults.push(`version ${rows.version} of ${rows.acts.length} acts, ${rows.state.rolls} rolls`);
  }
  return [...faults, ...rows.state.seats.flatMap((seat) => seatFaults(seat, sent, rows))];
}

function seatFaults(
  { seat, guesses, won }: DiceState['seats'][number],
  sent: readonly DiceEntry[],
  { paid }: Rows,
): string[] {
  const guessed = sent.filter((entry) => entry.seat === seat && 'act' in entry).length;
  const rolls = paid.filter((each) => each.seat === seat).map(({ roll }) => roll);
  return [
    ...(guesses === guessed ? [] : [`${seat} guessed ${guessed} times, counted ${guesses}`]),
    ...(new Set(rolls).size === rolls.length ? [] : [`${seat} was paid twice for a roll`]),
    ...(rolls.length === won ? [] : [`${seat} won ${won} times, was paid ${rolls.length}`]),
  ];
}
