import { ledgerBalance, ledgerSums, playedRounds } from './accounts.ts';
import { expect, leave, open, test } from './fixtures.ts';
import { ownSite } from './own-site.ts';
import { expectSignedIn, headerBalance, playFree } from './sign-in.ts';
import { openFirstSlot, Slot } from './slot.ts';
import { SAMPLE } from './proof.ts';

// The browser checks for a newer worker whenever it likes, perhaps while the site is down.
test.use({ serviceWorkers: 'block' });

test('a tab killed in the middle of a round: the round counts once and is shown when the player returns', {
  tag: SAMPLE,
}, async ({ context, page, site }) => {
  test.slow();
  const { username } = await playFree(page, '/rng');
  // A second tab keeps the browser's session alive while the first one dies.
  const other = await context.newPage();
  await open(other, '/rng');
  await expectSignedIn(other);

  const slot = await openFirstSlot(page);
  await slot.begin();
  const game = page.url();
  const before = await ledgerBalance(site.databaseUrl, username);
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  const answered = slot.nextAnswer();
  await slot.press();
  const { stakeMinor, winMinor } = await answered;
  // The reels are still turning. The renderer dies as it would when the system runs out of memory, so this call gets
  // no answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  await open(other, game);
  const again = other.frameLocator('iframe');
  await expect(again.getByText('Your last round was interrupted')).toBeVisible();
  await again.getByRole('button', { name: 'Show it' }).click();
  await new Slot(other).finished();
  const after = await ledgerBalance(site.databaseUrl, username);
  expect(after).toBe(before - stakeMinor + winMinor);
  await expect.poll(() => headerBalance(other)).toBe(after);
});

test('a spin that never reaches the game host is not mistaken for the round before it', async ({
  page,
  site,
  watch,
}) => {
  test.slow();
  watch.expect(/ERR_FAILED/);
  const { username } = await playFree(page, '/rng');
  const slot = await openFirstSlot(page);
  await slot.begin();
  // The connection breaks as the round ends: the host never learns that its result was seen.
  await page.route('**/api/seen', (route) => route.abort());
  await slot.playRound();
  const before = await ledgerBalance(site.databaseUrl, username);
  await page.route('**/api/spin', (route) => route.abort());
  await slot.press();
  await expect(slot.frame.getByText('The spin did not start')).toBeAttached({ timeout: 30_000 });
  expect(await ledgerBalance(site.databaseUrl, username)).toBe(before);
});

test('an operator killed in the middle of a round and restarted: the round counts once or not at all, and the player sees which', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  // While nothing listens, the browser logs each refused connection.
  watch.expect(/net::ERR_|status of 50[0234]|response code: 50[0234]/);
  await using site = await ownSite();
  await context.addCookies([{ name: 'lang', value: 'EN', url: site.origin }]);
  const { username } = await playFree(page, `${site.origin}/rng`);
  const slot = await openFirstSlot(page);
  await slot.begin();
  const before = await slot.balance();
  const stake = await slot.stake();

  const asked = page.waitForRequest('**/api/spin');
  await slot.press();
  await asked;
  await site.killAndStartAgain();

  // The game reconnects to its host unaided and shows the outcome of the round.
  const outcome = slot.frame
    .getByText(/The spin did not start|The round was not played|still being settled/)
    .or(slot.frame.getByRole('status').filter({ hasText: /No win|You won|came back/ }));
  await expect(outcome.first()).toBeAttached({ timeout: 60_000 });
  await expect
    .poll(
      async () => {
        const rounds = await playedRounds(site.databaseUrl, username);
        return rounds.every(({ state }) => ['closed', 'cancelled', 'refused'].includes(state));
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const rounds = await playedRounds(site.databaseUrl, username);
  expect(rounds.length).toBeLessThanOrEqual(1);
  const [round] = rounds;
  const result = round?.state === 'closed' ? round.winMinor - stake : 0n;
  expect(await ledgerBalance(site.databaseUrl, username)).toBe(before + result);
  expect(await ledgerSums(site.databaseUrl)).toMatchObject({ BRL: '0' });
  await expect.poll(() => slot.balance(), { timeout: 30_000 }).toBe(before + result);
  await leave(page);
});
