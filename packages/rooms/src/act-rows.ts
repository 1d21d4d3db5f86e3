import type { Pool, PoolClient } from 'pg';
import { type Run, statements } from './statements.ts';

/** The statements of acts: any process writes them, and reads what the leader answered. */

/** An act as it is sent. */
export interface SentAct {
  readonly room: string;
  readonly roomKind: string;
  readonly seat: string;
  readonly key: string;
  readonly kind: 'join' | 'act' | 'leave';
  readonly body: unknown;
}

/** An answer, as rows have it; null where the rules failed. */
export interface ActAnswer {
  readonly version: number;
  readonly answer: string | null;
}

/** An act in its rows. */
export interface WrittenAct {
  readonly id: string;
  readonly room: string;
  /** Whether a process leads the room; undefined for an act that was there already. */
  readonly isLed: boolean | undefined;
  /** What it was answered before this. */
  readonly answered: ActAnswer | undefined;
}

export type ActOutcome = WrittenAct | 'unknown_room' | 'key_reused';

const GIVEN = `unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
  with ordinality as g (room, room_kind, seat, key, kind, body, nth)`;
const arrays = (acts: readonly SentAct[]) => [
  acts.map((act) => act.room),
  acts.map((act) => act.roomKind),
  acts.map((act) => act.seat),
  acts.map((act) => act.key),
  acts.map((act) => act.kind),
  acts.map((act) => JSON.stringify(act.body ?? null)),
];

export class ActRows {
  readonly #run: Run;
  readonly #schema: string;
  readonly #clock: string;

  /** @param clock SQL of the rooms' time */
  constructor(pool: Pool, schema: string, clock: string) {
    this.#run = statements(pool, schema);
    this.#schema = schema;
    this.#clock = clock;
  }

  /** Those whose keys were there already, or whose room is not. */
  async #find(on: Pool | PoolClient, acts: readonly SentAct[]): Promise<ActOutcome[]> {
    const rows = await this.#run<{ nth: number; id: string; isSame: boolean } & ActAnswer>(
      'find',
      `select g.nth::int, a.id, a.kind = g.kind and a.body = g.body as "isSame", a.version::float8, a.answer::text
       from ${GIVEN} join ${this.#schema}.act a on a.room_id = g.room and a.seat = g.seat and a.key = g.key
       join ${this.#schema}.room r on r.id = g.room and r.kind = g.room_kind`,
      arrays(acts),
      on,
    );
    const found = new Map(rows.map((row) => [row.nth - 1, row]));
    return acts.map(({ room }, nth) => {
      const row = found.get(nth);
      if (row === undefined) return 'unknown_room';
      if (!row.isSame) return 'key_reused';
      const { id, version, answer } = row;
      return {
        id,
        room,
        isLed: undefined,
        answered: version === null ? undefined : { version, answer },
      };
    });
  }

  /** Writes acts, each key once. An act whose key was there is what it was. */
  async write(on: Pool | PoolClient, acts: readonly SentAct[]): Promise<ActOutcome[]> {
    const rows = await this.#run<{ nth: number; id: string; isLed: boolean }>(
      'write',
      `with given as materialized (
         select distinct on (g.room, g.seat, g.key) g.*, p.id is not null as is_led
         from ${GIVEN} join ${this.#schema}.room r on r.id = g.room and r.kind = g.room_kind
         left join ${this.#schema}.process p on p.id = r.leader and p.lease_until > clock_timestamp()
         order by g.room, g.seat, g.key, g.nth
       ), written as (
         insert into ${this.#schema}.act (room_id, seat, key, kind, body, written_at)
         select g.room, g.seat, g.key, g.kind, g.body, ${this.#clock} from given g order by g.nth
         on conflict (room_id, seat, key) do nothing returning id, room_id, seat, key
       )
       select g.nth::int, w.id, g.is_led as "isLed" from written w
       join given g on g.room = w.room_id and g.seat = w.seat and g.key = w.key`,
      arrays(acts),
      on,
    );
    const outcomes: ActOutcome[] = Array.from(acts, () => 'unknown_room');
    for (const { nth, id, isLed } of rows) {
      outcomes[nth - 1] = { id, room: acts[nth - 1]?.room ?? '', isLed, answered: undefined };
    }
    const rest = [...acts.keys()].filter((nth) => outcomes[nth] === 'unknown_room');
    if (rest.length === 0) return outcomes;
    const found = await this.#find(
      on,
      acts.filter((_, nth) => rest.includes(nth)),
    );
    for (const [at, nth] of rest.entries()) outcomes[nth] = found[at] ?? 'unknown_room';
    return outcomes;
  }

  /** Of these acts those that have an answer by now. */
  answersOf(ids: readonly string[]) {
    return this.#run<{ readonly id: string } & ActAnswer>(
      'answers',
      `select id, version::float8, answer::text from ${this.#schema}.act where id = any($1::bigint[]) and version is not null`,
      [ids],
    );
  }

  /** Forgets answered acts from before a number of days. @returns how many */
  async forget(days: number, most: number): Promise<number> {
    const rows = await this.#run(
      'forget',
      `delete from ${this.#schema}.act where id in (
         select a.id from ${this.#schema}.act a
         where a.version is not null and a.written_at < ${this.#clock} - $1 * interval '1 day' limit $2)
       returning id`,
      [days, most],
    );
    return rows.length;
  }
}
