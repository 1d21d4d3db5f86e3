import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { playFree } from './sign-in.ts';
import { openFirstSlot } from './slot.ts';
import { SAMPLE } from './proof.ts';

test('a player changes the seed, learns the old one, and verifies a round from the history', {
  tag: SAMPLE,
}, async ({ page, context }) => {
  await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  const answered = slot.nextAnswer();
  await slot.playRound();
  const { winMinor } = await answered;
  const { frame } = slot;

  await frame.getByRole('button', { name: 'Fairness' }).click();
  const panel = frame.getByRole('dialog', { name: 'Provable fairness' });
  const hash = await panel.locator('dl.seeds code').first().innerText();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await panel.getByLabel('New client seed').fill('my-own-words');
  await panel.getByRole('button', { name: 'Change and reveal' }).click();
  await panel.getByText('Revealed seeds').click();
  const revealed = await panel.locator('details code').first().innerText();
  expect(revealed).toMatch(/^[0-9a-f]{64}$/);
  await panel.getByRole('button', { name: 'Close' }).click();

  await frame.getByRole('button', { name: 'History' }).click();
  const history = frame.getByRole('dialog', { name: 'Your rounds in this game' });
  const address = await history.getByRole('link', { name: 'Verify' }).first().getAttribute('href');
  const games = new URL((await page.locator('iframe').getAttribute('src')) ?? '').origin;
  const verify = await context.newPage();
  await verify.goto(`${games}${address}`);
  await expect(
    verify.getByText('The server seed has the hash that was shown before the round.'),
  ).toBeVisible();
  await expect(verify.getByText('The round paid what its seeds decide.')).toBeVisible();
  await expect(verify.getByRole('heading', { name: `Win: ${winMinor} minor units` })).toBeVisible();
  await expectAccessible(verify, 'verified round');

  // Another seed gives another hash, and the page says so.
  const other = revealed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  await verify.getByLabel('Server seed').fill(other);
  await verify.getByRole('button', { name: 'Recompute' }).click();
  await expect(verify.getByText('The server seed does not have this hash.')).toBeVisible();
});
