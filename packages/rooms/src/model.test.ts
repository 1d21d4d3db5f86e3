import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from './play.ts';
import type { Frame } from './room.ts';
import { stepRandom } from './step-random.ts';
import { type DiceAct, diceRoom, SIDES } from './testing/dice-room.ts';
import { createRoomsDatabase, type RoomsDatabase } from './testing/rooms-database.ts';
import { openRoomsProcess, type RoomsProcess, SECRET } from './testing/rooms-process.ts';

const CLOCK = 'public.test_now()';
const RULES = diceRoom('dice', { effect: 'public.pay' });
const SEATS = ['ana', 'bia', 'caio'];
const STALLS = ['load', 'open', 'commit', 'notify'] as const;

let database: RoomsDatabase;
beforeAll(async () => {
  database = await createRoomsDatabase();
});
afterAll(() => database.drop());

type Step =
  | {
      readonly do: 'act';
      readonly at: number;
      readonly seat: string;
      readonly key: number;
      readonly act: DiceAct;
    }
  | {
      readonly do: 'sit' | 'leave';
      readonly at: number;
      readonly seat: string;
      readonly key: number;
    }
  | { readonly do: 'wait'; readonly seconds: number }
  | {
      readonly do: 'stall';
      readonly when: 'before' | 'after';
      readonly at: (typeof STALLS)[number];
    }
  | { readonly do: 'repeat'; readonly at: number; readonly nth: number }
  | { readonly do: 'take' | 'resume' };

const by = { at: fc.nat(1), seat: fc.constantFrom(...SEATS), key: fc.nat(60) };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      ...by,
      act: fc.oneof(
        { weight: 9, arbitrary: fc.record({ guess: fc.integer({ min: 1, max: SIDES }) }) },
        { weight: 1, arbitrary: fc.constant({ fail: true } as const) },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('sit' as const, 'leave' as const), ...by }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('repeat' as const), at: fc.nat(1), nth: fc.nat(40) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.integer({ min: 1, max: 25 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('stall' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
      at: fc.constantFrom(...STALLS),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('take' as const, 'resume' as const) }) },
);

let runs = 0;
/** How often each thing happened in all runs, so that the property is not empty. */
const met = { answered: 0, repeated: 0, failed: 0, rolls: 0, leads: 0, stalled: 0, paid: 0 };

/** Two processes and a room. Whichever leads may stop in the middle of anything for as long as the run likes. */
class Run {
  readonly room = `room${(runs += 1)}`;
  readonly processes: readonly RoomsProcess[] = [0, 1].map(() =>
    openRoomsProcess(database.url, { room: RULES, clock: CLOCK, answerWithinMilliseconds: 60_000 }),
  );
  readonly sent = new Map<string, Promise<unknown>[]>();
  readonly #acts: Parameters<Run['send']>[] = [];
  #resume: (() => void)[] = [];

  /** The next statement of that name, of either process, waits until the run resumes it. */
  stall(when: 'before' | 'after', at: string): void {
    for (const one of this.processes) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#resume.push(resolve);
      one.hooks = {
        [when]: (name: string) => {
          if (name !== at) return undefined;
          one.hooks = {};
          met.stalled += 1;
          return promise;
        },
      };
    }
  }

  resume(): void {
    for (const resolve of this.#resume.splice(0)) resolve();
    for (const one of this.processes) one.hooks = {};
  }

  /** The process that does not lead takes over, as when the leader's lease has ended. */
  async take(): Promise<void> {
    await database.expire(this.room);
    const [first, second] = this.processes;
    const other = first?.rooms.led().includes(this.room) ? second : first;
    await other?.rooms.beat();
  }

  /** What was sent before, at either process. */
  repeat(at: number, nth: number): void {
    const act = this.#acts[nth % (this.#acts.length + 1)];
    if (act) this.send(at, act[1], act[2], act[3]);
  }

  send(at: number, seat: string, key: string, entry: object): void {
    this.#acts.push([at, seat, key, entry]);
    const one = this.processes[at];
    // A key names what is sent with it, so that each repeat is the same act.
    const name = `${key} ${JSON.stringify(entry)}`;
    const answer = one?.dice
      .send(this.room, { seat, key: name, ...entry } as never)
      .catch((error: { code?: string }) => error.code);
    const all = this.sent.get(`${seat} ${name}`) ?? [];
    this.sent.set(`${seat} ${name}`, [...all, answer as Promise<unknown>]);
  }

  async apply(step: Step): Promise<unknown> {
    switch (step.do) {
      case 'act':
        return this.send(step.at, step.seat, String(step.key), { act: step.act });
      case 'sit':
        return this.send(step.at, step.seat, String(step.key), { join: { name: step.seat } });
      case 'leave':
        return this.send(step.at, step.seat, String(step.key), { leave: true });
      case 'repeat':
        return this.repeat(step.at, step.nth);
      case 'wait':
        return database.shiftClock(step.seconds);
      case 'stall':
        return this.stall(step.when, step.at);
      case 'take':
        return this.take();
      case 'resume':
        return this.resume();
    }
  }

  /** Every act has one answer by the end, the same for each that sent it. */
  async answers(): Promise<Map<string, unknown>> {
    this.resume();
    let isDone = false;
    const all = Promise.all(
      [...this.sent].map(async ([key, answers]) => {
        const settled = await Promise.all(answers);
        for (const answer of settled) deepStrictEqual(answer, settled[0]);
        met.answered += 1;
        met.repeated += settled.length - 1;
        if (settled[0] === 'failed') met.failed += 1;
        return [key, settled[0]] as const;
      }),
    );
    void all.finally(() => {
      isDone = true;
    });
    while (!isDone) for (const one of this.processes) await one.rooms.beat();
    return new Map(await all);
  }
}

/** The room as its acts and ticks in the order of their versions make it, in memory. */
async function replay(room: string, answers: ReadonlyMap<string, unknown>) {
  const { rows: acts } = await database.pool.query(
    `select id, seat, key, kind, body, extract(epoch from date_trunc('milliseconds', written_at))::float8 * 1000 as "writtenAt",
       version::int, answer::text from rooms.act where room_id = $1 order by version`,
    [room],
  );
  const { rows } = await database.pool.query('select * from rooms.room where id = $1', [room]);
  const row = rows[0];
  const effects: unknown[] = [];
  let known = {
    state: RULES.init({ now: 0, random: stepRandom(SECRET, '', 0) }) as unknown,
    version: 0,
    playedTo: 0,
    due: null as number | null,
  };
  const randomOf = (version: number) => stepRandom(SECRET, row.salt, version);
  const steps = (given: typeof acts, now: number, mostSteps: number) => {
    const played = play(RULES as never, known, given, { now, mostSteps, randomOf });
    known = { ...played.after, state: JSON.parse(JSON.stringify(played.after.state)) };
    effects.push(...played.effects);
    return played;
  };
  for (const act of acts) {
    const ticks = act.version - 1 - known.version;
    if (ticks > 0) steps([], Number.POSITIVE_INFINITY, ticks);
    const played = steps([{ ...act, writtenAt: Math.max(act.writtenAt, known.playedTo) }], 0, 1);
    deepStrictEqual(played.answered, [{ id: act.id, version: act.version, answer: act.answer }]);
    const expected =
      act.answer === null ? 'failed' : { version: act.version, answer: JSON.parse(act.answer) };
    deepStrictEqual(answers.get(`${act.seat} ${act.key}`), expected);
  }
  const rest = Number(row.version) - known.version;
  if (rest > 0) steps([], Number.POSITIVE_INFINITY, rest);
  deepStrictEqual(row.state, known.state);
  const paid = await database.pool.query(
    'select seat, roll from public.paid where room = $1 order by roll, seat',
    [room],
  );
  const owed = (effects as { seat: string; roll: number }[]).toSorted(
    (one, other) => one.roll - other.roll || (one.seat < other.seat ? -1 : 1),
  );
  deepStrictEqual(paid.rows, owed);
  met.rolls += (known.state as { rolls: number }).rolls;
  met.leads += Number(row.fence);
  met.paid += owed.length;
  deepStrictEqual(acts.length, answers.size);
}

/** What a page has after all frames, the later ones winning: what the rows show. */
function shown(frames: readonly Frame[], seat: string | null) {
  const own = frames
    .filter((frame) => frame.seat === seat)
    .toSorted((one, other) => one.fence - other.fence || one.version - other.version);
  return own.reduce((view, { patch, whole }) => (whole ? patch : { ...view, ...patch }), {});
}

test('whatever stalls and whichever process leads, each act is done once, in an order that makes the room again', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
      const run = new Run();
      const [one] = run.processes;
      try {
        await one?.dice.open(run.room);
        for (const each of steps) await run.apply(each);
        const answers = await run.answers();
        for (const each of run.processes) await each.rooms.stop();
        await replay(run.room, answers);
        const frames = run.processes
          .flatMap((each) => each.frames)
          .filter(({ room }) => room === run.room);
        if (frames.length > 0) {
          deepStrictEqual(
            JSON.parse(JSON.stringify(shown(frames, null))),
            JSON.parse(JSON.stringify(await one?.dice.view(run.room, null))),
          );
        }
      } finally {
        run.resume();
        for (const each of run.processes) await each.close();
        await database.pool.query('truncate rooms.room, rooms.act, rooms.process');
      }
    }),
    { numRuns: 80 },
  );
  // The property would be empty if nothing had been taken over, stalled, repeated or paid.
  expect(met.answered).toBeGreaterThan(300);
  expect(met.repeated).toBeGreaterThan(10);
  expect(met.failed).toBeGreaterThan(5);
  expect(met.leads).toBeGreaterThan(45);
  expect(met.stalled).toBeGreaterThan(15);
  expect(met.rolls).toBeGreaterThan(10);
  expect(met.paid).toBeGreaterThan(0);
});
