import { randomUUID } from 'node:crypto';
import type { Notifications } from '@palpite/server/database/notifications.ts';
import type { Logger } from '@palpite/server/log.ts';
import type { Pool, PoolClient } from 'pg';
import { type ActOutcome, ActRows, type SentAct, type WrittenAct } from './act-rows.ts';
import { createActWriter } from './act-writer.ts';
import { type Answer, Answers } from './answers.ts';
import { createBeats } from './beats.ts';
import { createLeads, type Leads } from './leads.ts';
import { createPost } from './post.ts';
import type { AnyRoom, Entry, Fields, Frames, Room } from './room.ts';
import { RoomError } from './room-error.ts';
import { RoomRows } from './room-rows.ts';
import { stepRandom } from './step-random.ts';

/** A process that stalls or dies loses its rooms after this; another has them at its next beat. */
export const LEASE_MILLISECONDS = 1_500;
const ANSWER_WITHIN = 5_000;

export interface RoomsNeeds {
  /** As the host's role. */
  readonly pool: Pool;
  /** Where `migrateRooms` has put the tables. */
  readonly schema: string;
  /** Not started yet. */
  readonly notifications: Pick<Notifications, 'listen'>;
  readonly frames: Frames;
  /** Of the host, the same in all its processes: what chance is drawn from. */
  readonly secret: Uint8Array;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** SQL of the rooms' time, where it is not the database's. */
  readonly clock?: string;
  readonly answerWithinMilliseconds?: number;
  readonly leaseMilliseconds?: number;
}

/** Rooms of one kind. */
export interface RoomsOf<Seat, Act, View, Value> {
  /** Makes a room unless it is there. Its name is never another room's again. */
  open(id: string): Promise<void>;
  /**
   * Writes an act and waits for its answer, from whichever process leads the room.
   * @throws RoomError
   */
  send(id: string, entry: Entry<Seat, Act>): Promise<Answer<Value>>;
  /**
   * Writes an act in the caller's transaction, such as that of the hold of its stake. After the commit, `answer` waits for it.
   * @throws RoomError
   */
  write(client: PoolClient, id: string, entry: Entry<Seat, Act>): Promise<WrittenAct>;
  answer(act: WrittenAct): Promise<Answer<Value>>;
  /** What everyone sees, or a seat in addition, from the rows. Null: there is no such room, or no such seat in it. */
  view(id: string, seat: string | null): Promise<View | null>;
}

/** The rooms of a host, as one of its processes serves them: beside any number of others, each of which leads some. */
export interface Rooms {
  /** Adds a kind of room, before the start. */
  add<State, Seat, Act, View extends Fields, Value>(
    room: Room<State, Seat, Act, View, Value>,
  ): RoomsOf<Seat, Act, View, Value>;
  /** Begins to lead its share of the rooms. A process that is not started serves sockets alone. */
  start(): void;
  /** Gives its rooms away at once. */
  stop(): Promise<void>;
  /** One beat, which a started process does several times a second; for tests and tools. */
  beat(): Promise<void>;
  /** The rooms that this process leads. */
  led(): readonly string[];
  /** Forgets acts that were answered before a number of days. Their keys are new again. @returns how many; at most 10,000 */
  forgetActs(days: number): Promise<number>;
}

export function createRooms(needs: RoomsNeeds): Rooms {
  const { pool, schema, log, secret, clock = 'clock_timestamp()' } = needs;
  const channel = `${schema}_room`;
  const kinds = new Map<string, AnyRoom>();
  const rows = new RoomRows(pool, schema, clock);
  const actRows = new ActRows(pool, schema, clock);
  const write = createActWriter(pool, actRows);
  const answers = new Answers(actRows, log, needs.answerWithinMilliseconds ?? ANSWER_WITHIN);
  const post = createPost((messages) => rows.notify(channel, messages), log);

  const leads = createLeads({
    leaseMilliseconds: LEASE_MILLISECONDS,
    ...needs,
    rows,
    id: randomUUID(),
    rooms: kinds,
    answered(room, answered) {
      if (answers.tell(answered)) post.send(`answer ${room}`);
    },
    answeredBefore(room) {
      answers.look(room);
      post.send(`answer ${room}`);
    },
    released: () => post.send('free'),
  });
  const beats = createBeats(leads.beat, () => answers.look(), log);
  hear(needs.notifications, channel, { leads, answers, beat: beats.ask });
  /** Lets the leader know of an act, or all processes where there is none. */
  const wake = ({ room, isLed, answered }: WrittenAct) => {
    if (answered) return;
    const own = leads.get(room);
    if (own) own.wake();
    else post.send(isLed === false ? 'free' : `act ${room}`);
  };
  const answer = (act: WrittenAct) => {
    wake(act);
    return answers.of(act, leads.get(act.room) !== undefined);
  };
  return {
    add(room) {
      kinds.set(room.kind, room as unknown as AnyRoom);
      return roomsOf(room, {
        rows,
        actRows,
        secret,
        write,
        answer,
        opened: () => post.send('free'),
      });
    },
    start: beats.start,
    async stop() {
      await beats.stop();
      await leads.stop();
      await post.ended();
      await answers.ended();
    },
    beat: leads.beat,
    led: leads.ids,
    forgetActs: (days) => actRows.forget(days, 10_000),
  };
}

/** Takes what other processes notify of. */
function hear(
  notifications: Pick<Notifications, 'listen'>,
  channel: string,
  { leads, answers, beat }: { leads: Leads; answers: Answers; beat(this: void): void },
) {
  notifications.listen(
    channel,
    (message) => {
      const [what, room = ''] = message.split(/ (.*)/s, 2);
      if (what === 'act') leads.get(room)?.wake();
      if (what === 'answer') answers.look(room);
      if (what === 'free') beat();
    },
    () => {
      for (const id of leads.ids()) leads.get(id)?.wake();
      beat();
    },
  );
}

interface Parts {
  readonly rows: RoomRows;
  readonly actRows: ActRows;
  readonly secret: Uint8Array;
  write(act: SentAct): Promise<ActOutcome>;
  answer(act: WrittenAct): Promise<Answer<unknown>>;
  opened(): void;
}

function roomsOf<State, Seat, Act, View extends Fields, Value>(
  room: Room<State, Seat, Act, View, Value>,
  { rows, actRows, secret, write, answer, opened }: Parts,
): RoomsOf<Seat, Act, View, Value> {
  const { kind } = room;
  const act = (id: string, entry: Entry<Seat, Act>) => ({
    room: id,
    roomKind: kind,
    ...sent(entry),
  });
  return {
    async open(id) {
      const salt = randomUUID();
      const playedTo = await rows.now();
      const state = room.init({ now: playedTo, random: stepRandom(secret, salt, 0) });
      await rows.open(id, kind, salt, { state, version: 0, playedTo, due: room.due(state) });
      opened();
    },
    send: async (id, entry) => answer(known(await write(act(id, entry)))) as Promise<Answer<Value>>,
    write: async (client, id, entry) => known((await actRows.write(client, [act(id, entry)]))[0]),
    answer: (written) => answer(written) as Promise<Answer<Value>>,
    async view(id, seat) {
      const row = await rows.read(id, kind);
      if (row === undefined) return null;
      const state = row.state as State;
      return seat === null || room.seats(state).includes(seat) ? room.view(state, seat) : null;
    },
  };
}

function sent<Seat, Act>(entry: Entry<Seat, Act>): Pick<SentAct, 'seat' | 'key' | 'kind' | 'body'> {
  const { seat, key } = entry;
  if ('join' in entry) return { seat, key, kind: 'join', body: entry.join };
  if ('act' in entry) return { seat, key, kind: 'act', body: entry.act };
  return { seat, key, kind: 'leave', body: null };
}

/** @throws RoomError */
function known(outcome: ActOutcome | undefined): WrittenAct {
  if (outcome === undefined || outcome === 'unknown_room') throw new RoomError('unknown_room');
  if (outcome === 'key_reused') throw new RoomError('key_reused');
  return outcome;
}
