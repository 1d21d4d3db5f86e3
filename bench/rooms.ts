/**
 * A room of 200 seats whose process is killed: how long after the kill the other process answers the first act, and whether
 * an act was lost or done twice. Both are processes of their own, on a durable server; this one sends them acts.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@palpite/local/temporary-folder.ts';
import { createDatabase, startPostgres } from '@palpite/postgres';
import { prepareRooms } from '@palpite/rooms/testing/prepare-rooms.ts';
import { type DiceEntry, RoomChild } from '@palpite/rooms/testing/room-child.ts';
import { roomFaults } from '@palpite/rooms/testing/room-faults.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { type Figure, median, type Part } from './result.ts';

const RUNS = 10;
const SEATS = 200;
/** Each seat acts once a second. */
const ACTS_PER_SECOND = 200;
const ROLL_MILLISECONDS = 1_000;
const LED_BOUND_MS = 3_000;
/** No answer takes so long, however busy the machine. */
const WITHIN_MS = 60_000;

const seatOf = (nth: number) => `seat ${nth % SEATS}`;
const nameOf = ({ seat, key }: DiceEntry) => `${seat} ${key}`;

/** A room, the process that leads it and the one that will, and the acts that both are sent by turns. */
class Run {
  readonly #room: string;
  readonly #leader: RoomChild;
  readonly #other: RoomChild;
  readonly #sent: DiceEntry[] = [];
  #isSending = true;

  constructor(room: string, leader: RoomChild, other: RoomChild) {
    this.#room = room;
    this.#leader = leader;
    this.#other = other;
  }

  async seat(): Promise<void> {
    await this.#leader.open(this.#room);
    this.#leader.start();
    for (let nth = 0; nth < SEATS; nth += 1) {
      const seat = seatOf(nth);
      this.#sent.push({ seat, key: 'join', join: { name: seat } });
    }
    await this.#answers(this.#leader);
    this.#other.start();
  }

  /** Acts at an even rate, until it is stopped. */
  async sendActs(): Promise<void> {
    const began = performance.now();
    let count = 0;
    while (this.#isSending) {
      await pause(1_000 / ACTS_PER_SECOND);
      // However late the pause is, as many as the time asks for.
      const due = ((performance.now() - began) * ACTS_PER_SECOND) / 1_000;
      for (; count < due; count += 1) {
        const act = { guess: (count % 6) + 1 };
        const entry = { seat: seatOf(count), key: `act ${count}`, act };
        this.#sent.push(entry);
        const isOther = this.#leader.isEnded || Math.floor(count / SEATS + count) % 2 === 0;
        (isOther ? this.#other : this.#leader).act(this.#room, entry);
      }
    }
  }

  /** @returns milliseconds until the other process has answered an act that was sent after the kill */
  async kill(): Promise<number> {
    const before = new Set(this.#sent.map(nameOf));
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#other.onAnswer(({ entry }) => {
      if (!before.has(nameOf(entry))) resolve(performance.now() - killed);
    });
    const killed = performance.now();
    this.#leader.kill();
    return within(promise, 'no act was answered after the kill');
  }

  /** Sends no more acts. What {@link sendActs} still does ends with its own promise. */
  stop(): void {
    this.#isSending = false;
  }

  /** Sends all acts again, as callers do who have no answer, and compares the answers with the rows. */
  async end(pool: Pool): Promise<{ acts: number; again: number; faults: readonly string[] }> {
    const all = [this.#leader, this.#other];
    const answered = new Set(
      all.flatMap(({ outcomes }) => outcomes).map(({ entry }) => nameOf(entry)),
    );
    await this.#answers(this.#other);
    const outcomes = all.flatMap((one) => one.outcomes);
    const faults = await roomFaults(pool, this.#room, this.#sent, outcomes);
    return {
      acts: this.#sent.length,
      again: this.#sent.length - answered.size,
      faults: [...faults, ...all.flatMap(({ errors }) => errors)],
    };
  }

  /** Sends all acts to a process, and waits for an answer to each. */
  async #answers(one: RoomChild): Promise<void> {
    const open = new Set(this.#sent.map(nameOf));
    const { promise, resolve } = Promise.withResolvers<void>();
    one.onAnswer(({ entry }) => {
      open.delete(nameOf(entry));
      if (open.size === 0) resolve();
    });
    for (const entry of this.#sent) one.act(this.#room, entry);
    await within(promise, 'an act has no answer');
  }
}

async function within<Value>(promise: Promise<Value>, otherwise: string): Promise<Value> {
  const timer = new AbortController();
  const late = pause(WITHIN_MS, undefined, { signal: timer.signal }).then(
    () => Promise.reject(new Error(otherwise)),
    () => promise,
  );
  return Promise.race([promise, late]).finally(() => timer.abort());
}

async function handOver(url: string, pool: Pool, room: string) {
  const settings = { rollMilliseconds: ROLL_MILLISECONDS };
  const [leader, other] = [new RoomChild(url, settings), new RoomChild(url, settings)];
  try {
    await Promise.all([leader.ready, other.ready]);
    const run = new Run(room, leader, other);
    await run.seat();
    const sending = run.sendActs();
    // Anywhere in a beat, a tick and an act.
    await pause(2_000 + Math.random() * 1_000);
    const milliseconds = await run.kill();
    await pause(500);
    run.stop();
    // An act that is sent while all are sent again would have no answer yet.
    await sending;
    const ended = await run.end(pool);
    return { milliseconds, ...ended };
  } finally {
    for (const one of [leader, other]) one.kill();
    await Promise.all([leader.ended, other.ended]);
  }
}

async function measure(url: string, say: (line: string) => void): Promise<Figure[]> {
  const pool = surviveLostConnections(new Pool({ connectionString: url, max: 2 }));
  await prepareRooms(pool);
  const runs: Awaited<ReturnType<typeof handOver>>[] = [];
  for (let nth = 1; nth <= RUNS; nth += 1) {
    const run = await handOver(url, pool, `room ${nth}`);
    say(`  ${Math.round(run.milliseconds)} ms; ${run.again} of ${run.acts} acts sent again`);
    for (const fault of run.faults.slice(0, 5)) say(`  ${fault}`);
    runs.push(run);
    await pool.query('truncate rooms.room, rooms.act, rooms.process');
  }
  await pool.end();
  const times = runs.map(({ milliseconds }) => milliseconds);
  const sum = (of: (run: (typeof runs)[number]) => number) =>
    runs.reduce((all, run) => all + of(run), 0);
  return [
    { what: 'from the kill to the first answer, median', value: median(times), unit: 'ms' },
    {
      what: 'from the kill to the first answer, longest',
      value: Math.max(...times),
      unit: 'ms',
      bound: LED_BOUND_MS,
      note: times.map((each) => Math.round(each)).join(' '),
    },
    {
      what: 'acts lost, done twice or answered otherwise',
      value: sum(({ faults }) => faults.length),
      unit: '',
      bound: 0,
      note: `${sum(({ acts }) => acts)} acts, ${sum(({ again }) => again)} of them without an answer until they were sent again`,
    },
  ];
}

export const rooms: Part = {
  name: 'rooms',
  title: `A room of ${SEATS} seats that act once a second, its process killed, ${RUNS} times`,
  async measure(say) {
    const folder = await temporaryFolder('bench');
    const server = await startPostgres({ dataDirectory: folder.path });
    try {
      await createDatabase(server, 'bench');
      return await measure(server.url('bench'), say);
    } finally {
      await server.stop();
      await folder.remove();
    }
  },
};
