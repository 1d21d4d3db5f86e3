import { endpoints } from '@palpite/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { drawIssue, makeIssues, playOnly } from '#modules/lottery/testing/bets.ts';
import { withOperator } from '#testing/with-operator.ts';
import { testTerminal } from './testing.ts';

const operator = withOperator();
beforeAll(async () => {
  await playOnly(operator, ['k3-1m']);
});

const { said, complained, run, clear } = testTerminal(() => operator);
beforeEach(clear);

async function offered(play: string) {
  return (await offer(play))?.row.odds;
}

async function offer(play: string) {
  const query = { gameCode: 'k3-1m' };
  const { plays } = await operator.browser().client.call(endpoints.lottery.getGame, { query });
  return plays.find(({ row }) => row.code === play);
}

test('changed odds count from the issues on whose sale begins later, and never for one on sale', async () => {
  await makeIssues(operator);
  const before = await offered('sum-size');
  expect(await run('lottery', 'odds', 'k3', 'sum-size', '1.9', '--tier', 'big')).toBe(0);
  // Longer than a process keeps the rows, shorter than the sale of the issue lasts.
  operator.clock.advance(1);
  expect(await offered('sum-size')).toEqual(before);
  for (let issue = 0; issue < 3; issue += 1) {
    await drawIssue(operator, operator.browser(), 'k3-1m');
  }
  expect(await offered('sum-size')).toEqual({ ...before, big: 19_000 });
  await run('lottery', 'plays', 'k3');
  expect(said.join('\n')).toContain('sum-size');
});

test('fixed odds are set back to the prize level, all tiers, and only where a level priced the play', async () => {
  await makeIssues(operator);
  const pass = async () => {
    for (let issue = 0; issue < 3; issue += 1)
      await drawIssue(operator, operator.browser(), 'k3-1m');
  };
  expect(await run('lottery', 'odds', 'k3', 'sum-size', '--by-level')).toBe(0);
  await pass();
  const before = await offer('sum-size');
  expect(before?.takesLevel).toBe(true);
  expect(await run('lottery', 'odds', 'k3', 'sum-size', '1.8', '--tier', 'odd')).toBe(0);
  await pass();
  expect(await offer('sum-size')).toMatchObject({
    takesLevel: false,
    row: { odds: { odd: 18_000 } },
  });
  expect(await run('lottery', 'odds', 'k3', 'sum-size', '--by-level')).toBe(0);
  expect(said.join('\n')).toContain('k3 sum-size pays by the prize level');
  await pass();
  expect(await offer('sum-size')).toEqual(before);

  for (const [words, sentence] of [
    [['k3', 'sum-size', '--by-level'], 'follow the prize level already'],
    [['north', 'de', '--by-level'], 'has always had fixed odds'],
    [['north', 'de', '94', '--by-level'], '--by-level alone'],
    [['k3', 'sum-size', '--tier', 'odd', '--by-level'], '--by-level alone'],
    [['k3', 'sum-size'], 'Missing odds'],
  ] as const) {
    clear();
    expect(await run('lottery', 'odds', ...words)).toBe(1);
    expect(complained.join('\n')).toContain(sentence);
  }
});

test('odds that return too much are refused with the figure, and so are unknown tiers and plays', async () => {
  expect(await run('lottery', 'odds', 'north', 'lo2', '99.5')).toBe(1);
  expect(complained.join('\n')).toContain('returns 99.5 %, above the limit');
  clear();
  expect(await run('lottery', 'odds', 'north', 'xien-quay3', '40', '--tier', '2')).toBe(1);
  expect(complained.join('\n')).toMatch(/returns 18\d\.\d+ %, above the limit/);
  clear();
  expect(await run('lottery', 'odds', 'north', 'de-2-cua', '99.5')).toBe(1);
  expect(complained.join('\n')).toContain('returns 99.5 %, above the limit');
  clear();
  expect(await run('lottery', 'odds', 'north', 'lo2', '80', '--tier', 'gold')).toBe(1);
  expect(complained.join('\n')).toContain('pays the tiers win');
  clear();
  expect(await run('lottery', 'odds', 'north', 'lo9', '80')).toBe(1);
  expect(complained.join('\n')).toContain('has no play "lo9"');
});

test('a play that is no longer offered stays for the issue on sale, and is gone from later ones', async () => {
  await makeIssues(operator);
  expect(await run('lottery', 'play', 'k3', 'any-triple', 'off')).toBe(0);
  expect(await offered('any-triple')).toBeDefined();
  for (let issue = 0; issue < 3; issue += 1) {
    await drawIssue(operator, operator.browser(), 'k3-1m');
  }
  expect(await offered('any-triple')).toBeUndefined();
  expect(await run('lottery', 'play', 'k3', 'any-triple', 'on')).toBe(0);
});
