import { inTransaction } from '@palpite/server/database/transaction.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { diceRoom } from './testing/dice-room.ts';
import { createRoomsDatabase, type RoomsDatabase } from './testing/rooms-database.ts';
import { openRoomsProcess, type RoomsProcess } from './testing/rooms-process.ts';

let database: RoomsDatabase;
const opened: RoomsProcess[] = [];
beforeAll(async () => {
  database = await createRoomsDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of opened.splice(0)) await one.close();
  await database.pool.query('truncate rooms.room, rooms.act, rooms.process, public.paid');
  await database.pool.query(`update public.test_clock set shift = '0'`);
});
afterAll(() => database.drop());

function open(asked?: Parameters<typeof openRoomsProcess>[1]): RoomsProcess {
  const one = openRoomsProcess(database.url, asked);
  opened.push(one);
  return one;
}

/** A process that leads the room, with a seat in it. */
async function lead(id: string, asked?: Parameters<typeof openRoomsProcess>[1]) {
  const one = open(asked);
  await one.dice.open(id);
  const joined = one.dice.send(id, { seat: 'ana', key: 'join', join: { name: 'Ana' } });
  await expect
    .poll(async () => {
      await one.rooms.beat();
      return one.rooms.led();
    })
    .toContain(id);
  await joined;
  return one;
}

const rowOf = async (id: string) =>
  (await database.pool.query('select * from rooms.room where id = $1', [id])).rows[0];

test('an act at any process is answered by the one that leads the room, and the same key is the same act', async () => {
  const one = await lead('table');
  const other = open();
  const entry = { seat: 'ana', key: 'first', act: { guess: 3 } };
  const answered = await other.dice.send('table', entry);
  expect(answered).toMatchObject({ version: 2, answer: { guesses: 1 } });
  expect(other.rooms.led()).toEqual([]);
  for (const each of [one, other, one])
    expect(await each.dice.send('table', entry)).toEqual(answered);
  const reused = other.dice.send('table', { ...entry, act: { guess: 4 } });
  await expect(reused).rejects.toMatchObject({ code: 'key_reused' });
  const unknown = other.dice.send('chair', entry);
  await expect(unknown).rejects.toMatchObject({ code: 'unknown_room' });
  // The key is the seat's own.
  expect(await other.dice.send('table', { ...entry, seat: 'bia' })).toMatchObject({
    version: 3,
    answer: { refused: 'not_seated' },
  });
});

test('acts that come together are applied once each, however they are sent', async () => {
  const one = await lead('table');
  const other = open();
  const keys = Array.from({ length: 60 }, (_, nth) => `act ${nth % 40}`);
  const answers = await Promise.all(
    keys.map((key, nth) =>
      (nth % 2 ? one : other).dice.send('table', { seat: 'ana', key, act: { guess: 1 } }),
    ),
  );
  const versions = new Map(keys.map((key, nth) => [key, answers[nth]?.version]));
  for (const [nth, key] of keys.entries()) expect(answers[nth]?.version).toBe(versions.get(key));
  expect([...versions.values()].toSorted((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 40 }, (_, nth) => nth + 2),
  );
  expect((await rowOf('table')).state.seats[0].guesses).toBe(40);
});

test('an act counts at the time at which it was written, however late a leader comes to it', async () => {
  const clock = 'public.test_now()';
  const one = await lead('table', { clock });
  const due: number = (await rowOf('table')).state.rollAt;
  await one.rooms.stop();
  // Nothing leads the room, and the act is taken.
  const other = open({ clock });
  const guess = other.dice.send('table', { seat: 'ana', key: 'in time', act: { guess: 2 } });
  await expect
    .poll(
      async () =>
        (await database.pool.query('select from rooms.act where version is null')).rowCount,
    )
    .toBe(1);
  await database.shiftClock(25);
  await other.rooms.beat();
  const { version, answer } = await guess;
  expect(version).toBe(2);
  expect('at' in answer && answer.at).toBeLessThan(due);
  // Then the two rolls that were due, at their times.
  await expect.poll(async () => (await rowOf('table')).version).toBe('4');
  const { state, played_to: playedTo } = await rowOf('table');
  expect(state).toMatchObject({ rolls: 2, rollAt: due + 20_000 });
  expect(playedTo.getTime()).toBe(due + 10_000);
  const late = await other.dice.send('table', { seat: 'ana', key: 'late', act: { guess: 2 } });
  expect(late).toMatchObject({ version: 5 });
});

test('a clock that a test shifts takes no lead away', async () => {
  const one = await lead('table', { clock: 'public.test_now()' });
  const { fence } = await rowOf('table');
  const other = open({ clock: 'public.test_now()' });
  await database.shiftClock(3_600);
  await other.rooms.beat();
  await one.rooms.beat();
  await expect.poll(async () => (await rowOf('table')).state.rolls).toBe(360);
  expect((await rowOf('table')).fence).toBe(fence);
});

test('a seat sees its own secret, and no other process or seat is sent it', async () => {
  const one = await lead('table');
  await one.dice.send('table', { seat: 'bia', key: 'join', join: { name: 'Bia' } });
  await one.dice.send('table', { seat: 'ana', key: 'guess', act: { guess: 5 } });
  const last = one.frames.at(-1);
  expect(last).toEqual({
    kind: 'dice',
    room: 'table',
    seat: 'ana',
    fence: 1,
    version: 3,
    patch: { guess: 5 },
    whole: false,
  });
  const others = one.frames.filter(({ seat }) => seat !== 'ana');
  expect(JSON.stringify(others)).not.toContain('"guess":5');
  const other = open();
  expect(await other.dice.view('table', 'ana')).toEqual({ guess: 5 });
  expect(await other.dice.view('table', 'bia')).toEqual({ guess: null });
  expect(await other.dice.view('table', 'eve')).toBeNull();
  expect(await other.dice.view('table', null)).toMatchObject({ won: { Ana: 0, Bia: 0 } });
  expect(await other.dice.view('chair', null)).toBeNull();
  await one.dice.send('table', { seat: 'bia', key: 'leave', leave: true });
  expect(one.ended).toEqual(['table:bia']);
});

test('what a roll pays is written with the state, or neither is', async () => {
  const clock = 'public.test_now()';
  const room = diceRoom('dice', { effect: 'public.pay' });
  const one = await lead('table', { clock, room });
  for (const guess of [1, 2, 3, 4, 5, 6]) {
    const seat = `s${guess}`;
    await one.dice.send('table', { seat, key: 'join', join: { name: seat } });
    await one.dice.send('table', { seat, key: 'guess', act: { guess } });
  }
  const { version } = await rowOf('table');
  await database.pool.query('alter table public.paid add constraint closed check (amount > 1)');
  await database.shiftClock(10);
  await one.rooms.beat();
  await expect.poll(() => JSON.stringify(one.log)).toContain('could not advance a room');
  expect(await rowOf('table')).toMatchObject({ version });
  await database.pool.query('alter table public.paid drop constraint closed');
  await expect.poll(async () => (await rowOf('table')).state.rolls).toBe(1);
  const { state } = await rowOf('table');
  const paid = await database.pool.query('select seat, roll from public.paid');
  expect(paid.rows).toEqual([{ seat: `s${state.die}`, roll: 1 }]);
});

test('an act at which the rules fail changes nothing and stops nothing', async () => {
  const one = await lead('table');
  const before = (await rowOf('table')).state;
  const entry = { seat: 'ana', key: 'fails', act: { fail: true } } as const;
  await expect(one.dice.send('table', entry)).rejects.toMatchObject({ code: 'failed' });
  await expect(one.dice.send('table', entry)).rejects.toMatchObject({ code: 'failed' });
  expect((await rowOf('table')).state).toEqual(before);
  expect(JSON.stringify(one.log)).toContain('the rules of a room failed');
  const next = await one.dice.send('table', { seat: 'ana', key: 'next', act: { guess: 1 } });
  expect(next).toMatchObject({ version: 3, answer: { guesses: 1 } });
});

test('a tick that fails keeps the room where it is, and later acts wait for it', async () => {
  const clock = 'public.test_now()';
  const one = await lead('table', { clock });
  await one.dice.send('table', { seat: 'ana', key: 'jam', act: { jam: true } });
  await database.shiftClock(11);
  const late = one.dice.send('table', { seat: 'ana', key: 'late', act: { guess: 1 } });
  await expect.poll(() => JSON.stringify(one.log)).toContain('the rules of a room failed');
  expect(await rowOf('table')).toMatchObject({ version: '2' });
  // The rules are mended, or the row.
  await one.rooms.stop();
  await database.pool.query(
    `update rooms.room set state = (state::jsonb || '{"jammed": false}')::json`,
  );
  const other = open({ clock });
  await other.rooms.beat();
  expect(await late).toMatchObject({ version: 4 });
});

test('an act in a transaction counts with it, and not without', async () => {
  const one = await lead('table');
  const entry = (key: string) => ({ seat: 'ana', key, act: { guess: 1 } });
  const undone = inTransaction(one.pool, async ({ client }) => {
    await one.dice.write(client, 'table', entry('undone'));
    throw new Error('no money');
  });
  await expect(undone).rejects.toThrow('no money');
  const act = await inTransaction(one.pool, ({ client }) =>
    open().dice.write(client, 'table', entry('done')),
  );
  expect(await one.dice.answer(act)).toMatchObject({ version: 2, answer: { guesses: 1 } });
});

test('an act that the database does not take fails alone', async () => {
  const one = await lead('table');
  const entry = (key: string) => ({ seat: 'ana', key, act: { guess: 1 } });
  const results = await Promise.allSettled([
    one.dice.send('table', entry('a')),
    one.dice.send('table', { seat: 'ana', key: 'b', join: { name: 'a\u0000b' } }),
    one.dice.send('table', entry('c')),
    one.dice.send('table', entry('k'.repeat(129))),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});

test('an act without a leader is unanswered in time, and its key has the answer later', async () => {
  const one = open({ answerWithinMilliseconds: 1 });
  await one.dice.open('table');
  const entry = { seat: 'ana', key: 'join', join: { name: 'Ana' } };
  await expect(one.dice.send('table', entry)).rejects.toMatchObject({ code: 'unanswered' });
  const other = open();
  await other.rooms.beat();
  expect(await other.dice.send('table', entry)).toMatchObject({ version: 1 });
});

test('an act that is sent again while it is answered has the answer too', async () => {
  const one = await lead('table');
  const entry = { seat: 'ana', key: 'first', act: { guess: 3 } };
  const [commit, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen = Promise.withResolvers<void>();
  one.hooks = {
    before: (name) => (name === 'commit' ? commit.promise : undefined),
    after(name) {
      if (name !== 'find') return undefined;
      seen.resolve();
      return found.promise;
    },
  };
  const first = one.dice.send('table', entry);
  const again = one.dice.send('table', entry);
  // It has read its row, which has no answer yet.
  await seen.promise;
  commit.resolve();
  const answered = await first;
  found.resolve();
  expect(await again).toEqual(answered);
});

test('acts are forgotten once they are old and answered', async () => {
  const clock = 'public.test_now()';
  const one = await lead('table', { clock });
  await one.rooms.stop();
  await database.pool.query(
    `insert into rooms.act (room_id, seat, key, kind, body, written_at) values ('table', 'ana', 'open', 'leave', 'null', now())`,
  );
  expect(await one.rooms.forgetActs(2)).toBe(0);
  await database.shiftClock(3 * 86_400);
  expect(await one.rooms.forgetActs(2)).toBe(1);
  const { rows } = await database.pool.query('select key from rooms.act');
  expect(rows).toEqual([{ key: 'open' }]);
});
