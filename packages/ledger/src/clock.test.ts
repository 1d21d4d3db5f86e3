import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertSound } from './testing/assert-sound.ts';
import { createLedgerDatabase, type LedgerDatabase } from './testing/ledger-database.ts';

let database: LedgerDatabase;
beforeEach(async () => {
  database = await createLedgerDatabase();
  const { ledger, app } = database;
  const account = { currency: 'BRL', brandCode: 'palpite' };
  await ledger.openAccount(app, { ...account, ref: 'house', guarded: false });
  for (const ref of ['anna', 'bruno'])
    await ledger.openAccount(app, { ...account, ref, guarded: true });
});
afterEach(async () => {
  assertSound(await database.ledger.verify());
  await database.ledger.seal();
  assertSound(await database.ledger.verify());
  await database.drop();
});

async function deposit(key: string, destination: string): Promise<bigint> {
  const postings = [{ source: 'house', destination, amountMinor: 5n, currency: 'BRL' }];
  const wanted = { key, kind: 'deposit', reference: 'clock', postings };
  return BigInt((await database.ledger.post(database.app, wanted)).transferId);
}

/** Sets the database's clock forward or back from the real time. */
const shift = (by: string) => database.owner.query('select ledger.shift_clock($1)', [by]);

const timeOf = async (id: bigint): Promise<number> => {
  const { rows } = await database.app.query<{ at: Date }>('select ledger.time_of($1) as at', [
    String(id),
  ]);
  return rows[0]?.at.getTime() ?? 0;
};

test('a transfer’s number is exact in JavaScript, and tells when it was made', async () => {
  const before = Date.now();
  const id = await deposit('first', 'anna');
  expect(BigInt(Number(id))).toBe(id);
  expect(await timeOf(id)).toBeGreaterThanOrEqual(before);
  expect(await timeOf(id)).toBeLessThanOrEqual(Date.now());
  const { rows } = await database.app.query<{ first: string }>(
    'select ledger.id_at(ledger.time_of($1)) as first',
    [String(id)],
  );
  expect(id - BigInt(rows[0]?.first ?? 0)).toBeLessThan(4096n);
});

test('an account’s numbers rise even when the clock steps back', async () => {
  const ids: bigint[] = [await deposit('now', 'anna')];
  await shift('-2 days');
  for (let at = 0; at < 20; at += 1) ids.push(await deposit(`past:${at}`, 'anna'));
  expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
  expect(new Set(ids).size).toBe(21);
  // Another account follows the clock, and what both take part in comes after both.
  const bruno = await deposit('bruno', 'bruno');
  expect(bruno).toBeLessThan(ids[0] ?? 0n);
  const postings = [
    { source: 'anna', destination: 'bruno', amountMinor: 1n, currency: 'BRL' },
  ] as const;
  const wanted = { key: 'both', kind: 'gift', reference: 'clock', postings };
  const both = await database.ledger.post(database.app, wanted);
  expect(BigInt(both.transferId)).toBeGreaterThan(ids.at(-1) ?? 0n);
  const { lines } = await database.ledger.statement(database.app, 'anna');
  expect(lines.map((line) => line.balanceAfterMinor)).toEqual(
    lines.map((_line, at) => (at === 0 ? 104n : 105n - 5n * BigInt(at - 1))),
  );
});

test('a number that is taken already is passed over, and the transfer takes the next', async () => {
  const first = await deposit('first', 'anna');
  // Bruno's clock is a day behind his last transfer, so he counts on from it …
  await shift('-1 day');
  await database.owner.query(`update ledger.account set last_transfer = $1 where ref = 'bruno'`, [
    String(first - 1n),
  ]);
  // … and meets Anna's number.
  const second = await deposit('second', 'bruno');
  expect(second).toBe(first + 1n);
  expect(await deposit('second', 'bruno')).toBe(second);
});

test('every balance comes with its version, the number of the transfer that left it so', async () => {
  const { ledger, app } = database;
  const read = () => ledger.versionedBalances(app, ['anna', 'bruno', 'house', 'nobody']);
  expect((await read()).get('anna')).toEqual({ minor: 0n, version: '0' });
  const id = await deposit('first', 'anna');
  await deposit('other', 'bruno');
  const balances = await read();
  expect(balances.get('anna')).toEqual({ minor: 5n, version: String(id) });
  expect(balances.get('house')).toEqual({ minor: -10n, version: '0' });
  expect(balances.has('nobody')).toBe(false);
});
