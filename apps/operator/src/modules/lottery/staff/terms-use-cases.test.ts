import { endpoints } from '@palpite/contract';
import { assertSound } from '@palpite/ledger/testing/assert-sound.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testTerminal } from '#backoffice/command-line/testing.ts';
import type { Browser } from '#testing/operator.ts';
import { withOperator } from '#testing/with-operator.ts';
import { startTerms } from '../rules/terms.ts';
import {
  balanceOf,
  chasesOf,
  drawIssue,
  line,
  lineAt,
  makeIssues,
  numeroOf,
  placeChase,
  placeSlip,
  playOnly,
  receiptOf,
} from '../testing/bets.ts';

const GAME = 'k3-1m';

const operator = withOperator();
let player: Browser;
const { said, complained, run, clear } = testTerminal(() => operator, { command: 'lottery' });
beforeAll(async () => {
  await playOnly(operator, [GAME]);
});
beforeEach(async () => {
  clear();
  await makeIssues(operator);
  player = await operator.signedIn();
});

const gameOf = (browser: Browser = player) =>
  browser.client.call(endpoints.lottery.getGame, { query: { gameCode: GAME } });

/** A line on the dice as a member bets it, at a level or at the default. */
async function bet(choices: string, unitMinor: number, level?: number) {
  const words = [GAME, await numeroOf(player, GAME), 'sum-size', choices, `${unitMinor}`] as const;
  const asked = level === undefined ? line(...words) : lineAt(level, ...words);
  const { bets } = await placeSlip(player, [asked], choices.split(' ').length * unitMinor);
  return receiptOf(player, bets[0]?.order ?? '');
}

/** Until an issue is on sale whose sale has begun after a change. */
async function passMinute(): Promise<void> {
  for (let issue = 0; issue < 3; issue += 1) await drawIssue(operator, player, GAME);
}

test('every brand begins with a row of the terms of its currency', async () => {
  const brands = await operator.services.brands.all();
  expect(brands.length).toBeGreaterThan(2);
  for (const { code, currency } of brands) {
    const { rows } = await operator.services.pool.query<{ level: number; line: string }>(
      `select prize_level as level, most_line_minor as line from operator.lottery_terms where brand_code = $1`,
      [code],
    );
    const { prizeLevel, mostLineMinor } = startTerms(currency);
    expect(rows).toEqual([{ level: prizeLevel, line: `${mostLineMinor}` }]);
  }
  expect(await run('terms', 'palpite')).toBe(0);
  expect(said.join('\n')).toContain('level 1956 of 1800 1850 1900 1930 1950 1956; a unit from 2;');
});

test('other terms are in force for issues whose sale begins later, as they are said and as bets are taken', async () => {
  const before = await gameOf();
  const limits = ['--least-unit', '10', '--most-line', '1000', '--number-cap', '2000'];
  expect(await run('set-terms', 'palpite', '--level', '1900', ...limits)).toBe(0);
  // Longer than a process keeps the rows, shorter than the sale of the issue lasts.
  operator.clock.advance(1);
  expect(await gameOf()).toEqual(before);
  expect((await bet('big', 5, 1956)).bet.prizeLevel).toBe(1956);
  await bet('big small', 600);

  await passMinute();
  const after = await gameOf();
  expect(after).toMatchObject({
    prizeLevel: 1900,
    prizeLevels: [
      { prizeLevel: 1800, rebatePercent: '5.00' },
      { prizeLevel: 1850, rebatePercent: '2.50' },
      { prizeLevel: 1900, rebatePercent: '0.00' },
    ],
    limits: { leastUnitMinor: '10', mostLineMinor: '1000', numberCapMinor: '2000' },
  });
  expect(after.limits.unitScales.every(({ unitMinor }) => Number(unitMinor) >= 10)).toBe(true);
  const sized = after.plays.find(({ row }) => row.code === 'sum-size');
  expect(sized?.row.odds.big).toBe(19_000);
  const { bet: taken } = await bet('big', 1_000);
  expect(taken).toMatchObject({ prizeLevel: 1900, largestWinMinor: '1900' });
  // A win of 1,900 is taken of 2,000.
  await expect(bet('big', 1_000)).rejects.toMatchObject({ code: 'exposure_full' });
  await expect(bet('small', 5)).rejects.toMatchObject({ code: 'amount_out_of_range' });
  await expect(bet('small odd', 501)).rejects.toMatchObject({ code: 'amount_out_of_range' });
  await expect(bet('small', 100, 1956)).rejects.toMatchObject({ code: 'field_invalid' });
  const numero = await numeroOf(player, GAME);
  const dear = { gameCode: GAME, numero, choices: 'small', multiples: [1, 11] };
  await expect(placeChase(player, dear)).rejects.toMatchObject({ code: 'amount_out_of_range' });

  const elsewhere = operator.browser({ host: 'vn.localhost', brandCode: 'trangvang' });
  expect((await gameOf(elsewhere)).prizeLevel).toBe(1956);
});

test('a chase whose level is no longer offered ends at the first issue of the new terms, and the rest returns', async () => {
  const numero = await numeroOf(player, GAME);
  const { username } = await player.client.call(endpoints.member.get);
  const chase = {
    gameCode: GAME,
    numero,
    choices: 'small odd',
    multiples: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  };
  const before = await balanceOf(player);
  await placeChase(player, { ...chase, prizeLevel: 1850 });
  expect(await balanceOf(player)).toBe(before - 9 * 200);
  expect(await run('set-terms', 'palpite', '--levels', '1800,1900')).toBe(0);
  for (let part = 0; part < 4; part += 1) await passMinute();

  await player.login(username);
  const [ended] = await chasesOf(player);
  expect(ended).toMatchObject({ ended: 'refused', leftMinor: '0' });
  const placed = ended?.placed ?? 0;
  expect(placed).toBeLessThan(9);
  // A part is 200, two choices, and gives back 2.5 % as was promised: 1850 to 1900.
  const { rows } = await player.client.call(endpoints.bet.list, { query: {} });
  expect(rows).toHaveLength(placed);
  const won = rows.reduce((sum, row) => sum + Number(row.payoutMinor), 0);
  expect(await balanceOf(player)).toBe(before - placed * (200 - 5) + won);
  assertSound(await operator.services.ledger.verify());
});

test('levels are those named, up to the default; a higher default brings the others along', async () => {
  expect(await run('set-terms', 'palpite', '--level', '1980')).toBe(0);
  expect(said.join('\n')).toContain('level 1980 of 1800 1900 1980;');
  clear();
  expect(await run('set-terms', 'palpite', '--levels', '1980,1930')).toBe(0);
  expect(said.join('\n')).toContain('level 1980 of 1930 1980;');
  await passMinute();
  const { prizeLevels, plays } = await gameOf();
  expect(prizeLevels.map(({ prizeLevel }) => prizeLevel)).toEqual([1930, 1980]);
  const returns = plays.flatMap(({ returnPercent }) => Number(returnPercent.most));
  expect(Math.max(...returns)).toBeLessThanOrEqual(99);
});

test.each([
  [['--level', '1999'], 'Invalid level "1999". Choose one of: 1800'],
  [['--levels', '1800'], 'is not offered'],
  [['--level', '1800', '--levels', '1800,1850'], 'The level 1850 is above the default of 1800'],
  [['--least-unit', '1001'], 'A unit costs at least 1001, more than the 1000 of a line'],
  [['--most-line', '3000'], 'A line may cost 3000, more than the 2000'],
  [['--play-cap', '1500'], 'A number may win 2000, more than the 1500 of a whole play'],
  [['--most-line', '0'], 'expected minor units'],
  [[], 'name what changes'],
])('%j is refused with what is wrong', async (options, sentence) => {
  await run('terms', 'palpite');
  const before = [...said];
  clear();
  expect(await run('set-terms', 'palpite', ...options)).toBe(1);
  expect(complained.join('\n')).toContain(sentence);
  clear();
  await run('terms', 'palpite');
  expect(said).toEqual(before);
});

test('terms of a brand that is not there are refused', async () => {
  expect(await run('set-terms', 'nowhere', '--level', '1900')).toBe(1);
  expect(complained.join('\n')).toContain('Invalid brand "nowhere"');
});
