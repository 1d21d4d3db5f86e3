import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HoldAlreadyResolved, InsufficientFunds, KeyReused } from './ledger-errors.ts';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';
import type { Posted, Transfer } from './transfer.ts';

/** As many connections as the application's pool has. */
const CALLERS = 20;

let database: LedgerDatabase;
let count = 0;

beforeAll(async () => {
  database = await createLedgerDatabase();
  for (const ref of ['house:bets', 'house:float']) await open(ref, false);
});
afterEach(async () => assertSound(await database.ledger.verify()));
afterAll(() => database.drop());

function open(ref: string, guarded: boolean): Promise<void> {
  const account = { ref, guarded, currency: 'BRL', brandCode: 'palpite' };
  return database.ledger.openAccount(database.app, account);
}

function transfer(key: string, source: string, destination: string, amountMinor: bigint): Transfer {
  const postings = [{ source, destination, amountMinor, currency: 'BRL' }];
  return { key, kind: 'bet', reference: 'race', postings };
}

async function playerWith(amountMinor: bigint): Promise<string> {
  count += 1;
  const player = `player:${count}`;
  const funding = transfer(`fund:${count}`, 'house:float', player, amountMinor);
  await open(player, true);
  await database.ledger.post(database.app, funding);
  return player;
}

/** All at once; those who failed with `refusal` are counted, any other failure is thrown. */
async function allAtOnce(
  call: (index: number) => Promise<Posted>,
  refusal: new (detail: string) => Error,
): Promise<{ answers: Posted[]; refused: number }> {
  const settled = await Promise.allSettled(Array.from({ length: CALLERS }, (_, at) => call(at)));
  const answers: Posted[] = [];
  let refused = 0;
  for (const result of settled) {
    if (result.status === 'fulfilled') answers.push(result.value);
    else if (result.reason instanceof refusal) refused += 1;
    else throw result.reason;
  }
  return { answers, refused };
}

async function within(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.app.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

test.each([
  ['from a player', true],
  ['between accounts of the house, where nothing is locked', false],
])('the same key from many connections at once moves money once: %s', async (_name, guarded) => {
  for (let round = 0; round < 10; round += 1) {
    const source = guarded ? await playerWith(100n) : 'house:float';
    const wanted = transfer(`same:${guarded}:${round}`, source, 'house:bets', 60n);
    const { answers } = await allAtOnce(
      () => database.ledger.post(database.app, wanted),
      KeyReused,
    );
    expect(answers).toHaveLength(CALLERS);
    expect(new Set(answers.map((answer) => answer.transferId)).size).toBe(1);
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.balances[source]))).toEqual(
      new Set([guarded ? 40n : undefined]),
    );
  }
});

test('the same key with different bodies at once: one moves money, all others are refused', async () => {
  const players = await Promise.all(Array.from({ length: CALLERS }, () => playerWith(10n)));
  const { answers, refused } = await allAtOnce(
    (at) =>
      database.ledger.post(
        database.app,
        transfer('contested', players[at] ?? '', 'house:bets', 10n),
      ),
    KeyReused,
  );
  expect(answers).toHaveLength(1);
  expect(refused).toBe(CALLERS - 1);
});

test('the last money is spent once, however many ask for it at the same moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const player = await playerWith(700n);
    const { answers, refused } = await allAtOnce(
      (at) =>
        database.ledger.post(
          database.app,
          transfer(`last:${round}:${at}`, player, 'house:bets', 100n),
        ),
      InsufficientFunds,
    );
    expect(answers).toHaveLength(7);
    expect(refused).toBe(CALLERS - 7);
    expect(await database.ledger.balance(database.app, player)).toBe(0n);
  }
});

test.each([
  ['held on a guarded account', true],
  ['held on an unguarded one', false],
])('a hold is resolved by one of many that try at once: %s', async (_name, guarded) => {
  const account = `hold:${guarded}`;
  await open(account, guarded);
  for (let round = 0; round < 10; round += 1) {
    const player = await playerWith(500n);
    const { ledger, app } = database;
    const label = (key: string) => ({
      key: `${key}:${guarded}:${round}`,
      kind: 'resolve',
      reference: 'race',
    });
    const stake = { source: player, account, amountMinor: 500n, currency: 'BRL' };
    const held = await ledger.hold(app, { ...label('hold'), ...stake });
    const { answers, refused } = await allAtOnce((at) => {
      const wanted = { ...label(`resolve:${at}`), holdId: held.transferId };
      return at % 2 === 0
        ? ledger.releaseHold(app, wanted)
        : ledger.settleHold(app, { ...wanted, destination: 'house:bets' });
    }, HoldAlreadyResolved);
    expect(answers).toHaveLength(1);
    expect(refused).toBe(CALLERS - 1);
    expect([0n, 500n]).toContain(await ledger.balance(app, player));
  }
});

test('transfers criss-cross between the same accounts without a deadlock', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => playerWith(100_000n)));
  let key = 0;
  const caller = async (seed: number): Promise<void> => {
    for (let step = 0; step < 40; step += 1) {
      const order = players.map(
        (_, at) => players[(at + seed * (step + 1)) % players.length] ?? '',
      );
      if (seed % 2) order.reverse();
      key += 1;
      const [a = '', b = '', c = '', d = ''] = order;
      const postings = [
        [a, b],
        [c, d],
        [d, a],
      ].map(([source = '', destination = '']) => ({
        source,
        destination,
        amountMinor: 3n,
        currency: 'BRL',
      }));
      const wanted = { key: `cross:${key}`, kind: 'bet', reference: 'race', postings };
      // In a transaction of its own, so that a deadlock would show instead of being tried again.
      await within(async (client) => {
        await database.ledger.post(client, wanted);
      });
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, seed) => caller(seed)));
  const total = await database.ledger.balances(database.app, players);
  expect([...total.values()].reduce((sum, each) => sum + each, 0n)).toBe(400_000n);
});

test('a transfer that commits after later ones were sealed is sealed next, not passed over', async () => {
  const [slow, quick] = [await playerWith(10n), await playerWith(10n)];
  await database.ledger.seal();
  let slowId = '';
  let quickId = '';
  await within(async (client) => {
    slowId = (await database.ledger.post(client, transfer('slow', slow, 'house:bets', 1n)))
      .transferId;
    const wanted = transfer('quick', quick, 'house:bets', 1n);
    quickId = (await database.ledger.post(database.app, wanted)).transferId;
    expect(await database.ledger.seal()).toBe(1);
  });
  expect(await database.ledger.seal()).toBe(1);
  const chain = await database.app.query<{ transfer_ids: string[] }>(
    'select transfer_ids from ledger.seal order by seq desc limit 2',
  );
  expect(chain.rows.map((row) => row.transfer_ids)).toEqual([[slowId], [quickId]]);
});

test('sealers that run beside the traffic seal every transfer once', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => playerWith(1_000n)));
  const before = await database.ledger.balance(database.app, 'house:bets');
  let busy = true;
  const sealer = async (): Promise<number> => {
    let sealed = 0;
    while (busy) sealed += await database.ledger.seal();
    return sealed;
  };
  const readings: bigint[] = [];
  const reader = async (): Promise<void> => {
    while (busy) readings.push(await database.ledger.balance(database.app, 'house:bets'));
  };
  const side = Promise.all([sealer(), sealer(), sealer(), reader()]);
  await Promise.all(
    players.map(async (player, at) => {
      for (let step = 0; step < 60; step += 1) {
        await database.ledger.post(
          database.app,
          transfer(`sealed:${at}:${step}`, player, 'house:bets', 1n),
        );
      }
    }),
  );
  busy = false;
  await side;
  await database.ledger.seal();
  const audit = await database.ledger.verify();
  const total = await database.app.query<{ n: string }>(
    'select count(*) as n from ledger.transfer',
  );
  expect(audit.chain).toEqual({ ok: true, sealed: BigInt(total.rows[0]?.n ?? 0), unsealed: 0n });
  expect(await database.ledger.balance(database.app, 'house:bets')).toBe(before + 480n);
  // The house only gains here, so a reading below the one before would be a posting lost from sight.
  expect(readings.every((reading, at) => at === 0 || reading >= (readings[at - 1] ?? 0n))).toBe(
    true,
  );
  expect(readings.length).toBeGreaterThan(10);
});

test('an account that many open at once is opened once', async () => {
  await Promise.all(Array.from({ length: CALLERS }, () => open('player:popular', true)));
  expect(await database.ledger.balance(database.app, 'player:popular')).toBe(0n);
});
