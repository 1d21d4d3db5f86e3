/**
 * A process that leads a room is killed (SIGKILL) at every statement of leading: while it takes the room, plays acts and ticks,
 * answers, and gives it away. Another process leads the room within three seconds, and no act is lost or done twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createDatabase } from '@palpite/postgres';
import { startThrowAwayServer } from '@palpite/postgres/throw-away-server.ts';
import { ignoreRejection } from '@palpite/server/ignore-rejection.ts';
import { surviveLostConnections } from '@palpite/server/database/pool.ts';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { LEASE_MILLISECONDS } from './rooms.ts';
import { prepareRooms } from './testing/prepare-rooms.ts';
import { type Die, type DiceEntry, RoomChild, type Outcome } from './testing/room-child.ts';
import { roomFaults } from './testing/room-faults.ts';
import { openRoomsProcess, type RoomsProcess } from './testing/rooms-process.ts';

const LED_WITHIN_MILLISECONDS = 3_000;
/** Longer than a process needs to come to any of the statements. */
const DEAD_WITHIN_MILLISECONDS = 30_000;
const ROUNDS = inject('prove') ? 3 : 1;
const WHENS = ['before', 'sent', 'after'] as const;
const SETTINGS = { rollMilliseconds: 50 };
const SEATS = [1, 2, 3, 4, 5, 6];

/**
 * The statements of leading, and which of its kind kills first: later ones where the first is before there is anything to
 * lose. Null: there is one alone.
 */
const STATEMENTS: Readonly<Record<string, number | null>> = {
  beat: 4,
  led: 4,
  claim: null,
  load: null,
  write: 6,
  open: 3,
  commit: 3,
  pay: 2,
  notify: 4,
  release: null,
  bury: null,
};
/** The statements of taking a room over from a process that was killed. */
const TAKING = ['claim', 'load', 'open', 'commit'];

let server: Awaited<ReturnType<typeof startThrowAwayServer>>;
let pool: Pool;
let survivor: RoomsProcess;
const children: RoomChild[] = [];
/** How often a kill hit something, so that the tests are not empty. */
const hits = { answered: 0, unanswered: 0 };

beforeAll(async () => {
  server = await startThrowAwayServer();
  await createDatabase(server, 'palpite');
  pool = surviveLostConnections(new Pool({ connectionString: server.url('palpite'), max: 2 }));
  await prepareRooms(pool);
  survivor = openRoomsProcess(server.url('palpite'), {
    ...SETTINGS,
    leaseMilliseconds: LEASE_MILLISECONDS,
    answerWithinMilliseconds: DEAD_WITHIN_MILLISECONDS,
  });
});
afterEach(clear);
afterAll(async () => {
  await survivor.close();
  await pool.end();
  await server.stop();
});

/** Ends the processes and removes their rooms. */
async function clear(): Promise<void> {
  const ended = children.splice(0);
  for (const child of ended) child.kill();
  await Promise.all(ended.map((child) => child.ended));
  await survivor.rooms.stop();
  await pool.query('truncate rooms.room, rooms.act, rooms.process');
}

const outcomeOf = async (room: string, entry: DiceEntry): Promise<Outcome> => ({
  entry,
  answer: await survivor.dice.send(room, entry),
});

/** Acts of a room, each sent once, to the process that leads and to the one that does not. */
class Acts {
  readonly sent: DiceEntry[] = [];
  readonly outcomes: Promise<Outcome>[] = [];
  readonly #room: string;
  constructor(room: string) {
    this.#room = room;
  }

  send(entry: DiceEntry, child?: RoomChild): void {
    this.sent.push(entry);
    if (child) return child.act(this.#room, entry);
    const outcome = outcomeOf(this.#room, entry);
    // It is awaited at the end.
    ignoreRejection(outcome);
    this.outcomes.push(outcome);
  }

  /** Sends acts until the process is dead. */
  async sendUntilEnd(child: RoomChild): Promise<void> {
    const until = performance.now() + DEAD_WITHIN_MILLISECONDS;
    while (!child.isEnded) {
      if (performance.now() > until) throw new Error('the process has not come to its statement');
      const nth = this.sent.length;
      const seat = SEATS[nth % SEATS.length] ?? 1;
      this.send(
        { seat: `s${seat}`, key: `act ${nth}`, act: { guess: seat } },
        nth % 4 === 0 ? undefined : child,
      );
      await pause(10);
    }
  }
}

/** Lets processes lead a room one after another, each killed at its own hand, and then a last one that lives. */
async function handDown(room: string, dies: readonly Die[]): Promise<void> {
  const acts = new Acts(room);
  const own = dies.map((die) => new RoomChild(server.url('palpite'), { ...SETTINGS, die }));
  children.push(...own);
  await Promise.all(own.map(({ ready }) => ready));
  await survivor.dice.open(room);
  for (const seat of SEATS) {
    acts.send({ seat: `s${seat}`, key: 'join', join: { name: `s${seat}` } });
  }
  // Nothing leads the room yet: the acts that the first one finds.
  const open = 'select from rooms.act where version is null';
  await expect.poll(async () => (await pool.query(open)).rowCount).toBe(SEATS.length);
  for (const child of own) {
    child.start();
    // The one that lives is there already when the last one dies, as another process of a host is.
    if (child === own.at(-1)) void child.leads().then(survivor.rooms.start);
    await acts.sendUntilEnd(child);
    expect(await child.ended).toBe('SIGKILL');
  }
  const killed = performance.now();
  survivor.rooms.start();
  acts.send({ seat: 's1', key: 'after', act: { guess: 1 } });
  await acts.outcomes.at(-1);
  const took = performance.now() - killed;
  expect(took).toBeLessThan(LED_WITHIN_MILLISECONDS);
  expect(survivor.rooms.led()).toEqual([room]);
  const before = own.flatMap(({ outcomes }) => outcomes);
  // All are sent again: what was answered has the answer that it had, what was lost with its process is done now.
  const again = await Promise.all(acts.sent.map((entry) => outcomeOf(room, entry)));
  const outcomes = [...before, ...(await Promise.all(acts.outcomes)), ...again];
  expect(await roomFaults(pool, room, acts.sent, outcomes)).toEqual([]);
  expect(own.flatMap(({ errors }) => errors)).toEqual([]);
  hits.answered += before.length;
  hits.unanswered += acts.sent.length - acts.outcomes.length - before.length;
}

/** One moment of each statement; with all proofs, each of them. */
const moments = (statements: readonly string[]) =>
  statements.flatMap((statement, at) =>
    (inject('prove') ? WHENS : [WHENS[at % WHENS.length] ?? 'sent']).map((when) => ({
      when,
      statement,
    })),
  );

const dieAt = ({ when, statement }: Pick<Die, 'when' | 'statement'>, round: number): Die => {
  const first = STATEMENTS[statement];
  return { when, statement, nth: typeof first === 'number' ? first + round : 1 };
};

test.for(moments(Object.keys(STATEMENTS)))(
  'a room whose leader is killed $when its $statement has another within three seconds, and each act is done once',
  async (moment) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await handDown(`${moment.when} ${moment.statement} ${round}`, [dieAt(moment, round)]);
      await clear();
    }
  },
);

test.for(moments(TAKING))(
  'a room whose leader is killed, and its successor $when its $statement, has another within three seconds, and each act is done once',
  async ({ when, statement }) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await handDown(`second ${when} ${statement} ${round}`, [
        dieAt({ when: 'sent', statement: 'commit' }, round),
        { when, statement, nth: 1 },
      ]);
      await clear();
    }
  },
);

test('the kills hit: acts were answered before them, and others were not', async () => {
  const { rows } = await pool.query<{ paid: number }>(
    'select count(*)::int as paid from public.paid',
  );
  expect(hits.answered).toBeGreaterThan(100);
  expect(hits.unanswered).toBeGreaterThan(10);
  expect(rows[0]?.paid).toBeGreaterThan(20);
});
