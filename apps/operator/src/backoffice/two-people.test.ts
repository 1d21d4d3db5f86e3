import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@palpite/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USE_CASES } from '#commands.ts';
import { makeOrder, notificationOf, notify } from '#modules/money/deposit/testing/orders.ts';
import { newWithdrawer, request } from '#modules/money/withdrawal/testing/withdrawals.ts';
import { dueDraw, NORTH_NUMBERS, southNumbers } from '#modules/lottery/results/testing.ts';
import { makeIssues } from '#modules/lottery/testing/bets.ts';
import { withOperator } from '#testing/with-operator.ts';
import { typeCommand } from './command-line/testing.ts';
import { type Clerk, hire } from './testing.ts';

const operator = withOperator({ config: { lotteryResults: 'people' } });
let folder: string;
let clerks: { readonly first: Clerk; readonly second: Clerk };
beforeAll(async () => {
  await makeIssues(operator);
  folder = await mkdtemp(join(tmpdir(), 'palpite-two-people-'));
  clerks = {
    first: await hire(operator, ['cashier', 'risk', 'admin']),
    second: await hire(operator, ['cashier', 'risk', 'admin']),
  };
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const asOwner = (...typed: string[]) => typeCommand(operator, ...typed);

async function paidDeposit(): Promise<string> {
  const order = await makeOrder(await operator.signedIn());
  await notify(operator, notificationOf(order, { amountMinor: '4000' }));
  return order.order;
}

async function withdrawal(...done: readonly string[][]) {
  const member = await newWithdrawer(operator);
  const { order } = (await request(member, 60_000)).withdrawal;
  for (const [verb = '', ...words] of done) await asOwner('withdrawal', verb, order, ...words);
  return { member, order };
}

async function partlyReceived(): Promise<string> {
  const { member, order } = await withdrawal(['approve'], ['pay']);
  await member.browser.client.call(endpoints.withdrawal.confirmReceipt, {
    body: { order, answer: 'partly', missingMinor: '12000', imageIds: [] },
    idempotencyKey: randomUUID(),
  });
  return order;
}

async function turnover(): Promise<string> {
  const { username } = await operator.account();
  await asOwner('turnover', 'require', 'palpite', username, '5000', 'goodwill');
  return username;
}

/** The command line of each use case that needs two people; its subject is made first. */
const TYPED: Readonly<Record<string, () => Promise<string[]>>> = {
  'withdrawal.approve': async () => ['withdrawal', 'approve', (await withdrawal()).order],
  'withdrawal.pay': async () => ['withdrawal', 'pay', (await withdrawal(['approve'])).order],
  'withdrawal.settle-dispute': async () => [
    'withdrawal',
    'settle-dispute',
    await partlyReceived(),
    'pay',
  ],
  'deposit.approve': async () => [
    'deposit',
    'approve',
    await paidDeposit(),
    '--amount',
    '3900',
    '--note',
    'seen on the statement',
  ],
  'deposit.refund': async () => ['deposit', 'refund', await paidDeposit(), 'Pago duas vezes'],
  'payout.name': async () => [
    'payout',
    'name',
    'palpite',
    (await operator.account()).username,
    'Ana Souza',
  ],
  'turnover.waive': async () => ['turnover', 'waive', 'palpite', await turnover(), 'goodwill'],
  'brand.set': async () => ['brand', 'set', 'palpite', 'payoutAccountWaitMinutes', '7'],
  'lottery.game': async () => ['lottery', 'game', 'vn-north', '--draw-at', '18:45'],
  'lottery.add-game': async () => [
    'lottery',
    'game',
    'add',
    'k3-10m',
    '--like',
    'k3-5m',
    '--minutes',
    '10',
  ],
  'lottery.add-station': async () => [
    'lottery',
    'station',
    'add',
    'vn-dak-mil',
    '--region',
    'central',
    '--weekdays',
    '3',
    '--name',
    'Đắk Mil',
  ],
  'lottery.end-station': async () => ['lottery', 'station', 'end', 'vn-ca-mau', 'it draws no more'],
  'lottery.odds': async () => ['lottery', 'odds', 'north', 'de', '94'],
  'lottery.set-terms': async () => ['lottery', 'set-terms', 'palpite', '--level', '1900'],
  'lottery.result': async () => [
    'lottery',
    'result',
    'vn-north',
    await dueDraw(operator, 'vn-north'),
    ...NORTH_NUMBERS,
  ],
  'lottery.results': async () => {
    const numero = await dueDraw(operator, 'vn-vung-tau');
    const file = join(folder, 'results.json');
    const result = { game: 'vn-vung-tau', numero, numbers: southNumbers('12', '34') };
    await writeFile(file, JSON.stringify([result]));
    return ['lottery', 'results', file];
  },
  'lottery.void': async () => [
    'lottery',
    'void',
    'vn-ben-tre',
    await dueDraw(operator, 'vn-ben-tre'),
    'the station did not draw',
  ],
  'brand.reset': async () => ['brand', 'reset', 'palpite'],
  'staff.add': async () => ['staff', 'add', 'a-new-clerk', 'support', 'content'],
  'staff.reset': async () => ['staff', 'reset', (await hire(operator, ['support'])).name],
  'staff.roles': async () => ['staff', 'roles', (await hire(operator, ['support'])).name, 'admin'],
};

test('the table below has every use case that needs two people', () => {
  const needing = USE_CASES.filter(
    (each) => each.kind === 'act' && typeof each.fourEyes !== 'string',
  );
  expect(Object.keys(TYPED).toSorted()).toEqual(needing.map(({ name }) => name).toSorted());
});

/** Everything that an act could have changed: rows of the operator and of the ledger. */
async function fingerprint(): Promise<string> {
  const { rows } = await operator.database.pool.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, tablename AS name FROM pg_tables
     WHERE schemaname IN ('operator', 'ledger')
       AND tablename NOT IN ('staff_action', 'staff_request', 'staff_session', 'rate_limit', 'job_slot')
     ORDER BY 1, 2`,
  );
  const counts: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: hashed } = await operator.database.pool.query<{ hash: string }>(
      `SELECT coalesce(md5(string_agg(row::text, '|' ORDER BY row::text)), '') AS hash
       FROM ${schema}."${name}" AS row`,
    );
    counts.push(`${schema}.${name} ${hashed[0]?.hash}`);
  }
  return counts.join('\n');
}

test.for(Object.entries(TYPED))(
  '%s by one person changes nothing, and by two is done once',
  async ([, typed]) => {
    const words = await typed();
    // Who hires sets the clock on, which is a row too.
    await operator.clock.isSet();
    const before = await fingerprint();
    const asked = await clerks.first.type(...words);
    expect(asked).toMatchObject({ ended: 0, text: expect.stringContaining('Nothing is done yet') });
    expect(await fingerprint()).toBe(before);
    const [, number = ''] = /request (\d+)\./.exec(asked.text) ?? [];
    expect((await clerks.first.type('confirm', number)).ended).toBe(1);
    expect(await fingerprint()).toBe(before);
    const confirmed = await clerks.second.type('confirm', number);
    expect(confirmed).toMatchObject({ ended: 0 });
    expect(confirmed.text).not.toBe('');
    const done = await fingerprint();
    expect(done).not.toBe(before);
    expect((await clerks.second.type('confirm', number)).text).toContain('already confirmed');
    expect(await fingerprint()).toBe(done);
  },
);

test.each([
  ['roles', (name: string) => ['staff', 'roles', name.toUpperCase(), 'admin', 'cashier']],
  ['a new first login', (name: string) => ['staff', 'reset', name]],
])('nobody confirms %s of their own, and another person does', async (_what, words) => {
  const third = await hire(operator, ['admin']);
  const asked = await clerks.first.type(...words(third.name));
  const number = /request (\d+)/i.exec(asked.text)?.[1] ?? '';
  const own = await third.type('confirm', number);
  expect([own.ended, own.text]).toEqual([1, expect.stringContaining('about you')]);
  expect((await clerks.second.type('confirm', number)).ended).toBe(0);
});

test.each([
  ['roles', (name: string) => ['staff', 'roles', name.toUpperCase(), 'admin', 'cashier']],
  ['a new first login', (name: string) => ['staff', 'reset', name]],
])(
  'no one asks for %s of their own: that would be one person who decides',
  async (_what, words) => {
    const { first } = clerks;
    const asked = await first.type(...words(first.name));
    expect([asked.ended, asked.text]).toEqual([1, expect.stringContaining('about you')]);
    const { rows } = await operator.database.pool.query(
      'SELECT FROM operator.staff_request WHERE lower(subject) = lower($1)',
      [first.name],
    );
    expect(rows).toEqual([]);
  },
);

test('a setting of a brand that moves no money needs one person', async () => {
  const { first } = clerks;
  expect(await first.type('brand', 'set', 'palpite', 'minimumAge', '21')).toEqual({
    ended: 0,
    text: 'minimumAge is 21 for Palpite.',
  });
});
