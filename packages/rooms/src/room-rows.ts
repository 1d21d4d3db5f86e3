import type { Pool } from 'pg';
import type { Answered, OpenAct, Played } from './play.ts';
import { type Run, statements } from './statements.ts';

/** The statements of leading. Each is a transaction of its own, so that a process which stops between two holds nothing. */

export interface RoomRow extends Played {
  readonly salt: string;
}

interface Commit {
  readonly id: string;
  readonly fence: number;
  readonly before: Played;
  readonly after: Played;
  readonly answered: readonly Answered[];
  readonly effects: readonly unknown[];
  readonly effect: string | undefined;
}

export interface Led {
  readonly id: string;
  readonly fence: number;
  /** Whether acts are open, or a tick is due. */
  readonly busy: boolean;
}

/** How many rooms of a kind there are to lead, and processes to lead them. */
export interface Share {
  readonly kind: string;
  readonly rooms: number;
  readonly processes: number;
}

const ms = (time: string) => `floor(extract(epoch from ${time}) * 1000)::float8`;
const COLUMNS = `salt, state, version::float8, ${ms('played_to')} as "playedTo", ${ms('due_at')} as due`;
/** What wants a leader or has one, as the index has it. */
const ACTIVE = '(r.awake or r.leader is not null)';

export class RoomRows {
  readonly #run: Run;
  readonly #schema: string;
  readonly #clock: string;

  /** @param clock SQL of the rooms' time. Leases have the database's own, whatever a test does to the time. */
  constructor(pool: Pool, schema: string, clock: string) {
    this.#run = statements(pool, schema);
    this.#schema = schema;
    this.#clock = clock;
  }

  async now(): Promise<number> {
    const rows = await this.#run<{ now: number }>('now', `select ${ms(this.#clock)} as now`, []);
    return rows[0]?.now ?? 0;
  }

  /** Makes a room unless it is there. */
  async open(id: string, kind: string, salt: string, { state, playedTo, due }: Played) {
    await this.#run(
      'make',
      `insert into ${this.#schema}.room (id, kind, salt, state, version, played_to, due_at, awake)
       values ($1, $2, $3, $4, 0, to_timestamp($5::float8 / 1000), to_timestamp($6::float8 / 1000), $6 is not null)
       on conflict (id) do nothing`,
      [id, kind, salt, JSON.stringify(state), playedTo, due],
    );
  }

  async read(id: string, kind: string): Promise<RoomRow | undefined> {
    const rows = await this.#run<RoomRow>(
      'read',
      `select ${COLUMNS} from ${this.#schema}.room where id = $1 and kind = $2`,
      [id, kind],
    );
    return rows[0];
  }

  /** @returns undefined once another process leads the room */
  async load(id: string, fence: number): Promise<RoomRow | undefined> {
    const rows = await this.#run<RoomRow>(
      'load',
      `select ${COLUMNS} from ${this.#schema}.room where id = $1 and fence = $2`,
      [id, fence],
    );
    return rows[0];
  }

  /** The acts without an answer, and the time. */
  async openActs(id: string, most: number) {
    const rows = await this.#run<OpenAct & { readonly now: number }>(
      'open',
      `select ${ms(this.#clock)} as now, a.id, a.seat, a.kind, a.body, ${ms('a.written_at')} as "writtenAt"
       from (select) as one left join lateral (
         select * from ${this.#schema}.act a where a.room_id = $1 and a.version is null order by a.id limit $2) as a on true`,
      [id, most],
    );
    return { now: rows[0]?.now ?? 0, acts: rows.filter((row) => row.id !== null) };
  }

  /**
   * Writes what was played, in one statement, if the lead is still of that fence and the room as it was.
   * @returns the room as a successor reads it; undefined when nothing was written
   */
  async commit(commit: Commit): Promise<Played | undefined> {
    const { id, fence, before, after, answered, effects, effect } = commit;
    const state = JSON.stringify(after.state);
    const hasEffects = effect !== undefined && effects.length > 0;
    const rows = await this.#run(
      hasEffects ? `commit with ${effect}` : 'commit',
      `with moved as (
         update ${this.#schema}.room r set state = $4, version = $5, played_to = to_timestamp($6::float8 / 1000),
           due_at = to_timestamp($7::float8 / 1000), awake = $7 is not null
         where r.id = $1 and r.fence = $2 and r.version = $3
         returning r.id
       ), answered as (
         update ${this.#schema}.act a set version = d.version, answer = d.answer
         from moved, unnest($8::bigint[], $9::bigint[], $10::json[]) as d (id, version, answer)
         where a.id = d.id
       )
       select ${hasEffects ? `${effect}(moved.id, $11::jsonb)` : ''} from moved`,
      [
        id,
        fence,
        before.version,
        state,
        after.version,
        after.playedTo,
        after.due,
        answered.map((act) => act.id),
        answered.map((act) => act.version),
        answered.map((act) => act.answer),
        ...(hasEffects ? [JSON.stringify(effects)] : []),
      ],
    );
    return rows.length === 1 ? { ...after, state: JSON.parse(state) } : undefined;
  }

  /** Says that this process lives. @returns its fair share of each kind's rooms */
  beat(process: string, kinds: readonly string[], leaseMilliseconds: number) {
    return this.#run<Share>(
      'beat',
      `with beaten as (
         insert into ${this.#schema}.process (id, kinds, lease_until)
         values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
         on conflict (id) do update set kinds = excluded.kinds, lease_until = excluded.lease_until
       ), buried as (
         delete from ${this.#schema}.process p where p.lease_until < clock_timestamp() - interval '10 minutes' and p.id <> $1
       )
       select k.kind,
         (select count(*) from ${this.#schema}.room r where r.kind = k.kind and ${ACTIVE})::int
           + (select count(*) from (select distinct a.room_id from ${this.#schema}.act a where a.version is null) as o
             join ${this.#schema}.room r on r.id = o.room_id
             where r.kind = k.kind and not ${ACTIVE})::int as rooms,
         (select count(*)::int from ${this.#schema}.process p
           where k.kind = any(p.kinds) and p.lease_until > clock_timestamp() and p.id <> $1) + 1 as processes
       from unnest($2::text[]) as k (kind)`,
      [process, kinds, leaseMilliseconds],
    );
  }

  /** The rooms that the process leads, as rows have it. */
  led(process: string, kinds: readonly string[]) {
    return this.#run<Led & { readonly kind: string }>(
      'led',
      `select r.id, r.kind, r.fence::float8, coalesce(r.due_at <= ${this.#clock}, false) or exists (
         select from ${this.#schema}.act a where a.room_id = r.id and a.version is null) as busy
       from ${this.#schema}.room r where r.kind = any($2) and r.leader = $1 and ${ACTIVE}`,
      [process, kinds],
    );
  }

  /**
   * Claims rooms that want a leader and have none that lives. What another process claims at the same moment, or a leader
   * writes, is left out instead of waited for.
   */
  claim(process: string, kind: string, most: number) {
    return this.#run<{ readonly id: string; readonly fence: number }>(
      'claim',
      `with free as (
         select r.id from ${this.#schema}.room r
         where r.kind = $2 and not exists (
           select from ${this.#schema}.process p where p.id = r.leader and p.lease_until > clock_timestamp()
         ) and r.id in (
           select w.id from ${this.#schema}.room w where w.kind = $2 and w.awake
           union select a.room_id from ${this.#schema}.act a where a.version is null)
         order by r.due_at nulls last limit $3
         for no key update of r skip locked
       )
       update ${this.#schema}.room r set fence = r.fence + 1, leader = $1 from free where r.id = free.id
       returning r.id, r.fence::float8`,
      [process, kind, most],
    );
  }

  async release(process: string, ids: readonly string[]): Promise<void> {
    await this.#run(
      'release',
      `update ${this.#schema}.room r set leader = null where r.leader = $1 and r.id = any($2)`,
      [process, ids],
    );
  }

  async bury(process: string): Promise<void> {
    await this.#run('bury', `delete from ${this.#schema}.process where id = $1`, [process]);
  }

  async notify(channel: string, messages: readonly string[]): Promise<void> {
    await this.#run('notify', 'select pg_notify($1, m) from unnest($2::text[]) as m', [
      channel,
      messages,
    ]);
  }
}
