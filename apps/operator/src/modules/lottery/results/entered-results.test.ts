import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Clerk, hire } from '#backoffice/testing.ts';
import { type Browser, createTestOperator, type TestOperator } from '#testing/operator.ts';
import {
  balanceOf,
  issueOf,
  line,
  makeIssues,
  placeSlip,
  playOnly,
  receiptOf,
  verified,
  workUntil,
} from '../testing/bets.ts';
import { NORTH_NUMBERS } from './testing.ts';

let operator: TestOperator;
let visitor: Browser;
let first: Clerk;
let second: Clerk;
let numero: string;
let order: string;
let username: string;
let before: number;

const type = (clerk: Clerk, ...numbers: readonly string[]) =>
  clerk.type('lottery', 'result', 'vn-north', numero, ...numbers);
const numberOf = ({ text }: { readonly text: string }) => /request (\d+)\./.exec(text)?.[1] ?? '';
const proof = () =>
  visitor.client.call(endpoints.lottery.getProof, { query: { gameCode: 'vn-north', numero } });

beforeAll(async () => {
  operator = await createTestOperator({ config: { lotteryResults: 'people' } });
  await playOnly(operator, ['vn-north', 'k3-1m']);
  await makeIssues(operator);
  visitor = operator.browser();
  const player = await operator.signedIn();
  ({ username } = await player.client.call(endpoints.member.get));
  const { onSale } = await issueOf(player, 'vn-north');
  if (onSale === null) throw new Error('nothing is on sale');
  ({ numero } = onSale);
  // Tens and units of the special prize, a hundred minor units: it wins.
  const { bets } = await placeSlip(player, [line('vn-north', numero, 'de', '01')], 100);
  order = bets[0]?.order ?? '';
  before = await balanceOf(player);
  await workUntil(operator, onSale.closesAt);
  await workUntil(operator, onSale.drawsAt);
  first = await hire(operator, ['risk']);
  second = await hire(operator, ['admin']);
});
afterAll(() => operator.close());

test('a draw waits for its numbers, and staff see which and how many it wants', async () => {
  expect(await proof()).toMatchObject({ state: 'closed', numbers: [] });
  const { text } = await first.type('lottery', 'awaiting');
  expect(text).toContain(`vn-north  ${numero}`);
  expect(text).toContain('DB 1×5, G1 1×5, G2 2×5, G3 6×5, G4 4×4, G5 6×4, G6 3×3, G7 4×2');
});

test.each([
  ['a number too few', NORTH_NUMBERS.slice(1), '27 numbers, not 26'],
  ['a number of the wrong width', NORTH_NUMBERS.with(0, '123'), 'number 1 has 5 digits'],
])('%s is no result, and is refused with what is wrong', async (_what, numbers, said) => {
  const refused = await type(first, ...numbers);
  expect(refused.ended).toBe(1);
  expect(refused.text).toContain(said);
});

test('numbers of a draw to come, of a draw that is not there and of a committed seed are refused', async () => {
  const lastOf = async (game: string) => {
    const { rows } = await operator.database.pool.query<{ numero: string }>(
      'select max(numero) as numero from operator.lottery_issue where game_code = $1',
      [game],
    );
    return rows[0]?.numero ?? '';
  };
  for (const [game, which, said] of [
    ['vn-north', await lastOf('vn-north'), 'not yet'],
    ['vn-north', '1', 'There is no draw'],
    ['k3-1m', await lastOf('k3-1m'), 'committed seed'],
  ] as const) {
    const refused = await first.type('lottery', 'result', game, which, ...NORTH_NUMBERS);
    expect([refused.ended, refused.text]).toEqual([1, expect.stringContaining(said)]);
  }
});

test('one person alone enters nothing, and withdraws a wrong entry', async () => {
  const asked = await type(first, ...NORTH_NUMBERS.with(0, '99999'));
  expect(asked.text).toContain('Nothing is done yet');
  expect((await first.type('confirm', numberOf(asked))).ended).toBe(1);
  await operator.worker.drain();
  expect(await proof()).toMatchObject({ state: 'closed', numbers: [] });
  expect((await first.type('decline', numberOf(asked))).ended).toBe(0);
  expect((await second.type('confirm', numberOf(asked))).ended).toBe(1);
});

test('the second person confirms the very same numbers; then every brand draws them, and each bet settles once', async () => {
  const wrong = await type(first, ...NORTH_NUMBERS.with(0, '88888'));
  const right = await type(first, ...NORTH_NUMBERS);
  const { text: requests } = await second.type('requests');
  expect(requests).toContain('DB 00001, G1 00002, G2 00003 00004');
  // The wait of its last attempt would be up to an hour; the failed work of a day opens again just so.
  await operator.database.pool.query(
    `update operator.work set state = 'failed', ended_at = now() where kind = 'lottery.draw' and state = 'open'
     and payload ->> 'brandCode' = 'palpite'`,
  );
  expect(await second.type('confirm', numberOf(right))).toMatchObject({ ended: 0 });
  await operator.worker.drain();
  const drawn = await proof();
  expect(drawn).toMatchObject({ state: 'settled', source: 'official', numbers: NORTH_NUMBERS });
  const elsewhere = operator.browser({ host: 'vn.localhost', brandCode: 'trangvang' });
  const query = { gameCode: 'vn-north', numero };
  const theirs = await elsewhere.client.call(endpoints.lottery.getProof, { query });
  expect(theirs.numbers).toEqual(NORTH_NUMBERS);

  const player = operator.browser();
  await player.login(username);
  const receipt = await receiptOf(player, order);
  expect(receipt.bet.status).toBe('won');
  expect((await balanceOf(player)) - before).toBe(Number(receipt.bet.payoutMinor));
  expect(verified(receipt)).toEqual([['inclusion', true]]);
  await operator.worker.drain();
  expect((await balanceOf(player)) - before).toBe(Number(receipt.bet.payoutMinor));
  assertSound(await operator.services.ledger.verify());

  // Drawn is drawn: neither the other entry nor another one passes.
  expect((await second.type('confirm', numberOf(wrong))).text).toContain('never change');
  expect((await type(first, ...NORTH_NUMBERS.with(0, '77777'))).text).toContain('never change');
  expect((await first.type('lottery', 'awaiting')).text).toContain('No draw waits');
  await expect(
    operator.services.pool.query("update operator.lottery_result set numbers = '{1}'"),
  ).rejects.toThrow('permission denied');
});

test('where the sandbox draws, staff enter no numbers', async () => {
  const sandbox = await createTestOperator();
  try {
    const clerk = await hire(sandbox, ['risk']);
    const refused = await clerk.type('lottery', 'result', 'vn-north', '1', ...NORTH_NUMBERS);
    expect([refused.ended, refused.text]).toEqual([1, expect.stringContaining('LOTTERY_RESULTS')]);
  } finally {
    await sandbox.close();
  }
});
