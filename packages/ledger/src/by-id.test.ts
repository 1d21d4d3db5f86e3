import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { BETS, Desk } from './testing/desk.ts';

/** The doors for functions of other schemas: accounts by number, keys by hash, and parts of a hold for each account. */
let desk: Desk;
let player: string;
let grant: string;
let held: string;
let house: string;
let count = 0;
beforeAll(async () => {
  desk = await Desk.open();
});
beforeEach(async () => {
  await desk.nextPlayer();
  count += 1;
  const account = { currency: 'BRL', brandCode: 'palpite', guarded: true };
  await desk.ledger.openAccount(desk.app, { ...account, ref: `grant:${count}` });
  await desk.deposit(1_000n);
  await desk.post(desk.label('grant', 'grant'), {
    source: BETS,
    destination: `grant:${count}`,
    amountMinor: 500n,
    currency: 'BRL',
  });
  [player, grant, held, house] = await idsOf(desk.player, `grant:${count}`, desk.held, BETS);
});
afterEach(() => desk.check());
afterAll(() => desk.close());

async function idsOf(...refs: string[]): Promise<[string, string, string, string]> {
  const { rows } = await desk.app.query<{ ref: string; id: string }>(
    'select ref, account_id as id from ledger.account where ref = any($1)',
    [refs],
  );
  const ids = refs.map((ref) => rows.find((row) => row.ref === ref)?.id ?? '');
  return ids as [string, string, string, string];
}

interface Answer {
  outcome: string;
  transfer_id: string | null;
  replayed: boolean | null;
}

async function ask(text: string, values: readonly unknown[]): Promise<Answer> {
  const { rows } = await desk.app.query<Answer>(`select * from ${text}`, [...values]);
  if (!rows[0]) throw new Error('no answer');
  return rows[0];
}

const holdParts = (key: string, hold: string | null, sources: string[], amounts: number[]) =>
  ask(`ledger.hold_by_id(ledger.hash16($1), 'bet', 'B1', '', $2, $3, $4, $5)`, [
    `${key}:${count}`,
    hold,
    held,
    sources,
    amounts,
  ]);

const take = (
  key: string,
  hold: string | null,
  parts: readonly { from: string; captured?: number; released?: number }[],
  payout = 0,
) =>
  ask(
    `ledger.resolve_hold_by_id(ledger.hash16($1), 'win', 'B1', '', $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      `${key}:${count}`,
      hold,
      house,
      parts.map(({ from }) => from),
      parts.map(({ captured = 0 }) => captured),
      parts.map(({ released = 0 }) => released),
      payout > 0 ? [house] : [],
      payout > 0 ? [player] : [],
      payout > 0 ? [payout] : [],
    ],
  );

const balances = async () => [
  await desk.balance(),
  await desk.balance(`grant:${count}`),
  await desk.balance(desk.held),
];

test('a stake of cash and a grant is captured and released in parts, each back where it came from', async () => {
  const { transfer_id: hold } = await holdParts('stake', null, [player, grant], [600, 400]);
  expect(await balances()).toEqual([400n, 100n, 1_000n]);
  expect((await holdParts('more', hold, [grant], [50])).outcome).toBe('posted');
  expect((await take('part', hold, [{ from: player, captured: 100, released: 200 }])).outcome).toBe(
    'posted',
  );
  expect(await balances()).toEqual([600n, 50n, 750n]);
  const rest = [
    { from: player, captured: 300 },
    { from: grant, captured: 400, released: 50 },
  ];
  const ended = await take('end', hold, rest, 70);
  expect(await balances()).toEqual([670n, 100n, 0n]);
  expect(await take('end', hold, rest, 70)).toMatchObject({
    replayed: true,
    transfer_id: ended.transfer_id,
  });
  expect((await take('end', hold, rest, 71)).outcome).toBe('key_reused');
  expect((await take('late', hold, rest)).outcome).toBe('hold_already_resolved');
  expect((await holdParts('late', hold, [player], [1])).outcome).toBe('hold_already_resolved');
});

test('no account’s part of a hold pays for another’s', async () => {
  const { transfer_id: hold } = await holdParts('stake', null, [player, grant], [60, 40]);
  for (const [at, parts] of [
    [{ from: grant, released: 41 }],
    [{ from: grant, captured: 20, released: 21 }],
    [{ from: player, captured: -1, released: 1 }],
    [{ from: house, captured: 1 }],
  ].entries()) {
    expect((await take(`wrong:${at}`, hold, parts)).outcome).toBe('exceeds_hold');
  }
  const twice = [
    { from: grant, released: 30 },
    { from: grant, released: 30 },
  ];
  await expect(take('twice', hold, twice)).rejects.toMatchObject({ code: '23514' });
  expect(await balances()).toEqual([940n, 460n, 100n]);
});

test('a lost stake leaves the wallet unlocked, so nothing waits for it', async () => {
  const { transfer_id: hold } = await holdParts('stake', null, [player], [60]);
  const client = await desk.app.connect();
  try {
    await client.query('begin');
    await client.query(`select ledger.post($1, 'tip', '', '', $2, $3, '{1}', '{BRL}')`, [
      `tip:${count}`,
      [desk.player],
      [BETS],
    ]);
    expect((await take('lost', hold, [{ from: player, captured: 60 }])).outcome).toBe('posted');
    await client.query('commit');
  } finally {
    client.release();
  }
  expect(await balances()).toEqual([939n, 500n, 0n]);
});

test('an act that moves nothing is a transfer all the same: once for its key, and sealed', async () => {
  const free = () =>
    ask(`ledger.post_by_id(ledger.hash16($1), 'free-round', 'B1', '', '{}', '{}', '{}')`, [
      `free:${count}`,
    ]);
  const answers = await Promise.all(Array.from({ length: 8 }, free));
  expect(new Set(answers.map((answer) => answer.transfer_id)).size).toBe(1);
  expect(answers.filter((answer) => answer.replayed === false)).toHaveLength(1);
  await desk.ledger.seal();
  const { rows } = await desk.app.query('select from ledger.seal where $1 = any (transfer_ids)', [
    answers[0]?.transfer_id,
  ]);
  expect(rows).toHaveLength(1);
});

test('unknown accounts and holds are refusals, and currencies do not mix', async () => {
  const post = (from: string, to: string) =>
    ask(`ledger.post_by_id(ledger.hash16($1), 'bet', 'B1', '', $2, $3, '{1}')`, [
      `post:${count}:${to}`,
      [from],
      [to],
    ]);
  expect(await post(player, '999999')).toMatchObject({
    outcome: 'unknown_account',
    detail: '999999',
  });
  const [foreign] = await idsOf('house:bets:USD', '', '', '');
  expect((await post(player, foreign)).outcome).toBe('currency_mismatch');
  expect((await post(player, player)).outcome).toBe('same_account');
  expect((await take('none', '12345', [{ from: player, captured: 1 }])).outcome).toBe(
    'unknown_hold',
  );
  const { transfer_id: posted } = await post(player, house);
  expect((await take('posted', posted, [{ from: player, captured: 1 }])).outcome).toBe(
    'unknown_hold',
  );
});
