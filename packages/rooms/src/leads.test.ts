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
  await database.pool.query('truncate rooms.room, rooms.act, rooms.process');
});
afterAll(() => database.drop());

function open(asked?: Parameters<typeof openRoomsProcess>[1]): RoomsProcess {
  const one = openRoomsProcess(database.url, asked);
  opened.push(one);
  return one;
}

/** Rooms that have a tick to come. */
async function makeRooms(count: number, kind = 'dice'): Promise<void> {
  await database.pool.query(
    `insert into rooms.room (id, kind, state, version, played_to, due_at, awake)
     select $2 || n, $2, json_build_object('seats', json_build_array(), 'rolls', 0,
       'rollAt', 4102444800000, 'die', null, 'jammed', false), 0, now(), '2100-01-01', true
     from generate_series(1, $1) as n`,
    [count, kind],
  );
}

const beatAll = async (processes: readonly RoomsProcess[]) => {
  for (const one of processes) await one.rooms.beat();
};
const counts = (processes: readonly RoomsProcess[]) =>
  processes.map(({ rooms }) => rooms.led().length);

test('processes that start together lead as many rooms each', async () => {
  const processes = [open(), open(), open()];
  await beatAll(processes);
  await makeRooms(100);
  await Promise.all(processes.map(({ rooms }) => rooms.beat()));
  // What two of them claimed at the same moment may be left for the next beat.
  await beatAll(processes);
  expect(Math.max(...counts(processes))).toBe(34);
  const led = processes.flatMap(({ rooms }) => rooms.led());
  expect(new Set(led).size).toBe(100);
});

test('a process that comes later is given its share, and one that stops gives all away', async () => {
  const [one, other] = [open(), open()];
  await makeRooms(10);
  await one.rooms.beat();
  expect(counts([one, other])).toEqual([10, 0]);
  await other.rooms.beat();
  await beatAll([one, other]);
  expect(counts([one, other])).toEqual([5, 5]);
  await one.rooms.stop();
  await other.rooms.beat();
  expect(counts([one, other])).toEqual([0, 10]);
});

test('a room stays where its rules are known', async () => {
  const [one, other] = [open(), open({ room: diceRoom('cards') })];
  await makeRooms(6);
  await makeRooms(4, 'cards');
  await beatAll([other, one, other, one]);
  expect(counts([one, other])).toEqual([6, 4]);
});

test('the rooms of a process that is silent are led by another, and it learns so', async () => {
  const [one, other] = [open(), open()];
  await makeRooms(40);
  await one.rooms.beat();
  await other.rooms.beat();
  await database.expire('dice1');
  await other.rooms.beat();
  expect(counts([other])).toEqual([40]);
  await one.rooms.beat();
  await expect.poll(() => counts([one])).toEqual([0]);
  expect(one.ended).toContain('dice1');
});

test('a leader that stalls before its commit writes nothing once another leads, and blocks none', async () => {
  const [one, other] = [open(), open()];
  await makeRooms(1);
  await one.rooms.beat();
  const stalled = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  one.hooks = {
    before(name) {
      if (name !== 'commit') return undefined;
      reached.resolve();
      return stalled.promise;
    },
  };
  const joined = one.dice.send('dice1', { seat: 'ana', key: 'join', join: { name: 'Ana' } });
  await reached.promise;
  await database.expire('dice1');
  await other.rooms.beat();
  const { version, answer } = await joined;
  expect(version).toBe(1);
  const again = { seat: 'ana', key: 'join', join: { name: 'Ana' } };
  expect(await other.dice.send('dice1', again)).toEqual({ version, answer });
  stalled.resolve();
  await expect.poll(() => counts([one])).toEqual([0]);
  const { rows } = await database.pool.query('select version, fence from rooms.room');
  expect(rows).toEqual([{ version: '1', fence: '2' }]);
  expect(one.frames.filter((frame) => frame.version === 1)).toEqual([]);
});

test('a commit whose answer is lost is found in the rows, and nothing is done twice', async () => {
  const one = open();
  await makeRooms(1);
  await one.rooms.beat();
  let losses = 0;
  one.hooks = {
    async after(name) {
      if (name === 'commit' && losses++ === 0) throw new Error('the connection is lost');
    },
  };
  const joined = one.dice.send('dice1', { seat: 'ana', key: 'join', join: { name: 'Ana' } });
  expect(await joined).toMatchObject({ version: 1, answer: { guesses: 0 } });
  const guessed = one.dice.send('dice1', { seat: 'ana', key: 'guess', act: { guess: 1 } });
  expect(await guessed).toMatchObject({ version: 2, answer: { guesses: 1 } });
  expect(losses).toBe(2);
  // What the lost answer kept from being sent comes whole.
  expect(one.frames.filter(({ version }) => version === 1)).toMatchObject([
    { seat: null, whole: true },
    { seat: 'ana', whole: true },
  ]);
});

test('a claim whose answer is lost is led all the same', async () => {
  const one = open();
  await makeRooms(3);
  let losses = 0;
  one.hooks = {
    async after(name) {
      if (name === 'claim' && losses++ === 0) throw new Error('the connection is lost');
    },
  };
  await expect(one.rooms.beat()).rejects.toThrow('the connection is lost');
  await one.rooms.beat();
  expect(counts([one])).toEqual([3]);
});

test('a room that waits for acts alone is left, and the next act finds it a leader', async () => {
  const one = open();
  one.rooms.start();
  await one.dice.open('table');
  const join = { seat: 'ana', key: 'join', join: { name: 'Ana' } };
  await one.dice.send('table', join);
  await one.dice.send('table', { seat: 'ana', key: 'leave', leave: true });
  expect(counts([one])).toEqual([1]);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  await expect.poll(() => counts([one])).toEqual([0]);
  vi.restoreAllMocks();
  const again = await one.dice.send('table', { ...join, key: 'again' });
  expect(again).toMatchObject({ version: 3 });
  expect(counts([one])).toEqual([1]);
});

test('started processes hand a room over without a beat', async () => {
  const [one, other] = [open(), open()];
  one.rooms.start();
  other.rooms.start();
  await one.dice.open('table');
  await one.dice.send('table', { seat: 'ana', key: 'join', join: { name: 'Ana' } });
  const [leader, next] = one.rooms.led().length > 0 ? [one, other] : [other, one];
  await leader.rooms.stop();
  const guessed = leader.dice.send('table', { seat: 'ana', key: 'guess', act: { guess: 1 } });
  expect(await guessed).toMatchObject({ version: 2 });
  expect(next.rooms.led()).toEqual(['table']);
});
